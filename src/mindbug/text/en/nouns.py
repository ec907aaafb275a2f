"""Names in English sentences: they stay as they are.

`{card}` is "Gorillion", `{your card}` "your Gorillion", `{name's card}` "Alice’s Gorillion", `{name's}` "Alice’s".
Of words to choose from there are two, for one and for many: `{card|is|are}`.
"""

from mindbug.text.nouns import YOU, Inflected, Noun

FORMS: tuple[str, ...] = ()


def inflected(noun: Noun, owner: Noun | None) -> Inflected:
    if owner is None:
        article = "a " if noun.indefinite else "the " if noun.person and not noun.proper else ""
        return Inflected(article, noun.name, noun.note)
    whose = "your" if owner is YOU else possessive(owner)
    return Inflected(f"{whose} ", noun.name.removeprefix("The "), noun.note)


def possessive(owner: Noun) -> str:
    """James’s and Alice’s."""
    return f"{'' if owner.proper else 'the '}{owner.name}’s"
