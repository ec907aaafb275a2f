"""Scenarios as an outside examiner writes them: from the card lines and the rulings alone, as plain text.

Each `*.scenarios` file holds blocks of this form; `test_examined.py` plays them.

    # Blastfish: it survives the stronger blocker and poisons it
    p1: play Blastfish; life 2
    p2: play Gorillion / Bee Bear; hand -
    p1 > attack Blastfish
    p2 ? block: block Gorillion | block Bee Bear | no block
    p2 > block Gorillion
    p1 = play Blastfish
    settled p2

`SEAT:` sets a seat up (` / ` stands between cards, `-` for no card; a hand that is not named holds a spare Gorillion),
`aside:` what Alpacoodle has set aside, `position:` the other keys. `SEAT >` makes choices, one after another.
`SEAT ?` names the decision that must be asked now and, after a colon, exactly its options. `SEAT !` names labels that
must not be offered. `SEAT =` compares zones and counters, `SEAT has` the power and the keywords that both views show,
`aside` what is set aside. `settled SEAT`, `over SEAT` (or `over nobody`) say how it ends, `bad WORD` that the
position is refused with that word in the message.
"""
