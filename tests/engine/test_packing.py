"""Packed numbers come out again, also at the edge of what a field can hold."""

from itertools import product

from mindbug.engine import codes, packing


def test_marks() -> None:
    for stamp, octonite, boost, granted in product((0, 1, 1 << 30), (0, 3, 255), (0, 7, 255), (0, 63, 255)):
        marks = packing.pack_marks(stamp, octonite, boost, granted)
        assert (packing.stamp_of(marks), packing.octonite_of(marks)) == (stamp, octonite)
        assert (packing.boost_of(marks), packing.granted_of(marks)) == (boost, granted)
        assert packing.with_octonite(marks, 9) == packing.pack_marks(stamp, 9, boost, granted)
        assert packing.with_boost(marks, 9) == packing.pack_marks(stamp, octonite, 9, granted)
        assert packing.with_granted(marks, 9) == packing.pack_marks(stamp, octonite, boost, 9)
        assert packing.with_stamp(marks, 9) == packing.pack_marks(9, octonite, boost, granted)
        assert marks & ~packing.TURN_MARKS == packing.pack_marks(stamp, octonite)


def test_tasks() -> None:
    for kind, player, card, number in product((0, 63), (0, 1), (0, 61, codes.NO_CARD, 125), (0, 1, 1 << 30)):
        task = packing.pack_task(kind, player, card, number)
        assert (packing.task_kind(task), packing.task_player(task)) == (kind, player)
        assert (packing.task_card(task), packing.task_number(task)) == (card, number)
        assert packing.task_with_card(task, 5) == packing.pack_task(kind, player, 5, number)


def test_pending_triggers() -> None:
    for fields in product((4, packing.MOST_CODE), (0, codes.NO_CARD, 125), (0, 1), (0, 31), (0, 255), (0, 61, 63)):
        entry = packing.pack_trigger(*fields)
        read = (packing.trigger_program, packing.trigger_source, packing.trigger_player, packing.trigger_kind,
                packing.trigger_tally, packing.trigger_victor)
        assert tuple(field(entry) for field in read) == fields
        program, _, player, kind, tally, _ = fields
        assert packing.trigger_with_cards(entry, 5, 6) == packing.pack_trigger(program, 5, player, kind, tally, 6)


def test_options() -> None:
    for verb, slot in product((0, codes.ATTACK, codes.ACT), (0, 61)):
        assert (packing.option_verb(verb + slot), packing.option_slot(verb + slot)) == (verb, slot)


def test_dice() -> None:
    for number, rerolls in product((1, 2), (0, 1, 40)):
        dice = packing.pack_dice(number, rerolls)
        assert (packing.dice_number(dice), packing.rerolls_left(dice)) == (number, rerolls)
        assert packing.face_of(dice, 0) == packing.face_of(dice, 1) == codes.UNROLLED
        for first, second in product(range(codes.FACES), range(codes.FACES)):
            rolled = packing.with_face(packing.with_face(dice, 0, first), 1, second)
            assert (packing.face_of(rolled, 0), packing.face_of(rolled, 1)) == (first, second)
            again = packing.with_rerolls(rolled, 7)
            assert (packing.rerolls_left(again), packing.face_of(again, 1)) == (7, second)


def test_events() -> None:
    read = (packing.event_kind, packing.event_player, packing.event_card, packing.event_other, packing.event_number,
            packing.event_total, packing.event_readers)
    numbers = (-99_999, 0, 99_999)
    for fields in product((0, 63), (0, codes.NOBODY), (0, 63, 125), (5, 125), numbers, (0, 99_999), (1, 7)):
        event = packing.pack_event(*fields)
        assert tuple(field(event) for field in read) == fields
