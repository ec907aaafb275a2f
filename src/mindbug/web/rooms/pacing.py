"""The time that it takes a person to see what has happened. The stage tells events in beats, one after the other.

An event opens a beat, or it joins the one before it by a rule in `JOINS`. What is said in a beat is found out by
`html.beats`; how long it lasts stands here, because clocks and bots wait until everything was shown.
"""

from collections.abc import Mapping, Sequence

from mindbug.game.events import Event

AGAIN, ROLL = "again", "roll"
"""Beats that are no events: somebody may act once more, and dice that are still rolling."""

LENGTHS: Mapping[str, int] = {
    "dealt": 1100, "start_card": 1900, "starts": 1400, "turn": 900, AGAIN: 1300, "drew": 900, "played": 1400,
    "mindbugged": 1900, "declined": 1200, "attacked": 1300, "blocked": 1400, "hunted": 1500, "unblocked": 1100,
    "triggered": 1500, "defeated": 1500, "exhausted": 1600, "life": 1500, ROLL: 1000, "rolled": 1400, "rerolled": 1000,
    "bought": 1800, "power_revealed": 1000, "evolved": 1700, "put_under": 1500, "octonite": 1100, "energy": 1200,
    "game_over": 1600,
}
"""The milliseconds that a beat lasts."""
USUAL_LENGTH = 1300
EXPLAINED = 500
"""The milliseconds more if a keyword decides and has to be explained."""

SELF = ("dealt", "start_card", "power_revealed", "drew", "drew_unused", "entered", "protected", "octonite", "boosted",
        "gained", "pinned", "sheltered", "set_aside", "came_back", "silenced", "rolled", "rerolled", "discarded",
        "stolen", "recovered", "given", "returned", "revealed", "took_control", "captured", "shown", "buried", "energy")
"""Events that join others of their kind."""
JOINS: Mapping[str, frozenset[str]] = {
    **{kind: frozenset((kind,)) for kind in SELF},
    "drew": frozenset(("drew", "played", "stolen", "discarded", "given")),
    "entered": frozenset(("entered", "played", "declined")),
    "fought": frozenset(("blocked", "hunted")),
    "defeated": frozenset(("defeated", "exhausted")),
    "exhausted": frozenset(("defeated", "exhausted")),
    "buried": frozenset(("buried", "defeated", "exhausted", "returned", "captured", "took_control", "set_aside")),
    "energy": frozenset(("energy", "bought")),
}
"""Kind of an event -> the kinds of beats that it joins."""
OF_ONE_PLAYER = ("drew", "drew_unused", "entered", "discarded", "stolen", "recovered", "given", "returned", "revealed",
                 "took_control", "captured", "shown", "energy", "rolled", "rerolled")
"""Events whose sentence names the player: they join others of the same player only."""
ARRIVALS = ("played", "declined")
AFTER_EFFECTS = ("turn", "bought", "game_over")
"""Events that no effect of a bought card leads to: if one of them comes, that effect is over."""
DECIDED = ("unblocked", "hunted", "defeated", "exhausted")
"""Events that a keyword may have decided."""


def length(kind: str) -> int:
    """The milliseconds of a beat."""
    return LENGTHS.get(kind, USUAL_LENGTH)


def show_seconds(events: Sequence[Event]) -> float:
    """The seconds that these events take at the usual speed; rather too many than too few."""
    firsts = [events[group[0]].kind for group in grouped(events)]
    more = EXPLAINED * sum(kind in DECIDED for kind in firsts) + length(ROLL) * firsts.count("rolled")
    more += length(AGAIN) * any(event.kind == "mindbugged" for event in events)
    return (sum(map(length, firsts)) + more) / 1000


def grouped(events: Sequence[Event]) -> list[list[int]]:
    """The numbers of the events that are told together, in the order in which they are told."""
    groups: list[list[int]] = []
    for number, event in enumerate(events):
        if groups and _joins([events[each] for each in groups[-1]], event):
            groups[-1].append(number)
        else:
            groups.append([number])
    return _effects_before_news(groups, events)


def _effects_before_news(groups: list[list[int]], events: Sequence[Event]) -> list[list[int]]:
    """The card that takes the place of a bought one is turned up at once, but told when the bought one has had its
    effect: else cause and consequence would be torn apart."""
    told: list[list[int]] = []
    news: list[list[int]] = []
    bought = False
    for group in groups:
        kind = events[group[0]].kind
        if kind in AFTER_EFFECTS:
            told += news
            news = []
        bought = bought or kind == "bought"
        (news if bought and kind == "power_revealed" else told).append(group)
    return told + news


def _joins(group: Sequence[Event], event: Event) -> bool:
    first = group[0]
    if event.kind == "turn" and event.number == 1:
        return True  # the first turn follows from who starts
    if first.kind not in JOINS.get(event.kind, ()):
        return False
    if event.kind == "entered" and first.kind in ARRIVALS:
        return event.card == first.card and all(each.kind != "entered" for each in group)
    if event.kind == "energy" and first.kind == "bought":
        return event.number < 0
    if event.kind == "energy" and (event.number < 0) != (first.number < 0):
        return False
    return event.player == first.player or event.kind != first.kind or event.kind not in OF_ONE_PLAYER
