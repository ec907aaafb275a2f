"""The events of a step become beats: one cause or one consequence at a time, with a caption and its reason.

The stage of the table shows one beat after the other, at a person's pace (`static/director.js`). A beat is made of
events as its reader may know them, and of circumstances that everybody sees; nothing else is known here.
Every event has its place: it opens a beat, or it joins the beat before it by a rule in `rooms.pacing`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NotRequired, TypedDict

from mindbug.game.circumstances import Circumstances, Fighter
from mindbug.game.decisions import Decision
from mindbug.game.events import Event
from mindbug.game.seats import rival
from mindbug.text import caption, card_noun, faces_text, outcome_text
from mindbug.web.rooms.pacing import AGAIN, EXPLAINED, ROLL, grouped, length

CAPTIONS_KEPT = 8192
DRAWS = ("drew", "drew_unused")
CAUSES = ("triggered", "acted", "bought", "played", "declined", "copied")
"""Events whose card is to blame for what follows."""
NOT_CHANGED = ("turn", "triggered", "attacked", "unblocked", "blocked", "hunted", "fought")
"""Events that no effect leads to: if one of them follows an effect at once, it had none."""
ASKED_BY_EFFECTS = ("may", "target", "card", "discard", "order", "mode", "keyword", "number", "spread", "roll", "pick",
                    "buy", "mindbug", "fast")
TURN_ACTIONS = ("action", "buy")
SUMMED = ("life", "energy", "octonite", "boosted")
"""Events whose numbers are added if they are told together; of the others it counts how many there are."""
COUNTERS: Mapping[str, str] = {"life": "life", "energy": "energy", "mindbugged": "bugs", "refreshed": "bugs",
                               "mindbug_lost": "bugs", "mindbug_paid": "bugs"}
"""Kind of an event -> what its total counts on the plate of the player."""
WITHOUT_CARD = ("life", "energy", "turn", "passed", "dealt", "starts", "swapped", "tucked", "life_kept", "refreshed",
                "mindbug_lost", "mindbugs_off", "allies_gained", "allies_extra_die", "cannot_block", "extra_turn",
                "game_over", "named_keyword", "named_number", "rolled_number", "chose", "attacked", "blocked", "hunted",
                "fought", "unblocked", "rolled", "rerolled")
"""Events that are about no card, or about cards that are in the duel or roll the dice."""
CONSEQUENCES = frozenset((
    "life", "life_kept", "energy", "drew", "drew_unused", "discarded", "stolen", "recovered", "returned", "given",
    "revealed", "took_control", "refreshed", "octonite", "boosted", "gained", "allies_gained", "allies_extra_die",
    "cannot_block", "extra_turn", "entered", "came_back", "set_aside", "pinned", "sheltered", "forced", "captured",
    "shown", "mindbug_lost", "mindbugs_off", "swapped", "tucked", "put_under", "protected", "evolved",
))
"""Events that follow from the effect of some card."""


class OnCard(TypedDict):
    """A card that a beat is about."""

    side: str
    card: NotRequired[str]
    """The card's name; it is missing for a card that the reader does not know."""
    other: NotRequired[str]
    mark: NotRequired[str]
    """fall, hold or plain; `text` says it in words."""
    text: NotRequired[str]


class Duel(TypedDict):
    """An attack as the page shows it: the attacker and, once there is one, the blocker."""

    side: str
    """The attacker's side."""
    attacker: str
    blocker: NotRequired[str]


class Beat(TypedDict):
    """One cause or one consequence, which the page shows before it goes on to the next one."""

    kind: str
    what: str
    ms: int
    side: str
    """`me` or `opp`: whose deed it is; empty: nobody's."""
    why: NotRequired[str]
    cards: NotRequired[list[OnCard]]
    enters: NotRequired[bool]
    """True if the cards come into play."""
    by: NotRequired[str]
    """The card that causes it."""
    duel: NotRequired[Duel]
    counts: NotRequired[dict[str, int]]
    """The numbers that the plates show from now on: `life-me` -> 2."""
    change: NotRequired[int]
    """The amount by which it has changed."""
    faces: NotRequired[list[str]]
    """The faces that dice show."""
    decides: NotRequired[str]
    """The keyword that decides."""
    marked: NotRequired[list[OnCard]]
    """Creatures that look on and bear a mark."""


@dataclass(frozen=True)
class Told:
    """A beat, and the events of the step that it tells, by their numbers."""

    beat: Beat
    events: tuple[int, ...]


def beats(events: Sequence[Event], before: Circumstances, after: Decision | None, lang: str, reader: str | None,
          names: Mapping[str, str], bottom: str = "p1") -> list[Beat]:
    """`events` are redacted for the reader; `before` holds when they began, `after` is the decision they led to.
    A spectator sees `bottom` as the side of `me`."""
    return [told.beat for told in tell(events, before, after, lang, reader, names, bottom)]


def tell(events: Sequence[Event], before: Circumstances, after: Decision | None, lang: str, reader: str | None,
         names: Mapping[str, str], bottom: str = "p1") -> list[Told]:
    return list(_Teller(events, before, after, lang, reader, names, bottom, cause=_cause(before)).tell())


def _cause(before: Circumstances) -> str | None:
    """The card whose effect goes on. A card that waits for a Mindbug has done nothing yet."""
    return None if before.asked == "mindbug" else before.source


@dataclass
class _Teller:
    """A helper that turns the events of one choice into beats."""

    events: Sequence[Event]
    before: Circumstances
    after: Decision | None
    lang: str
    reader: str | None
    names: Mapping[str, str]
    bottom: str
    cause: str | None
    """The card whose effect is being carried out."""
    attacker: tuple[str, str] | None = None
    """Seat and name of the attacker, once it attacks in this step."""
    fight: tuple[Fighter | None, Fighter | None] | None = None
    """Attacker and blocker of the fight whose result comes next, as far as they are known."""
    duel: Duel | None = None
    taken: bool = False
    """True if a card was taken by a Mindbug in this step."""
    unblocked: str | None = None
    """The attacker that was not blocked just now."""
    taker: str | None = None
    """The card that took the last life."""
    quiet: bool = field(default=True)
    """True if powers and keywords are still those of the circumstances."""

    def tell(self) -> Iterator[Told]:
        groups = grouped(self.events)
        for place, numbers in enumerate(groups):
            group = [self.events[number] for number in numbers]
            following = self.events[groups[place + 1][0]] if place + 1 < len(groups) else None
            if group[0].kind == "rolled":
                yield Told(self.rolling(group), ())
            yield Told(self.beat(group, following), tuple(numbers))
            self.remember(group)
        if self.acts_again:
            assert self.after is not None
            event = Event(AGAIN, self.after.player)
            yield Told(self.plain(AGAIN, event, self.why("again_taken", event) if self.taken else ""), ())

    @property
    def acts_again(self) -> bool:
        """True if the turn goes on with another turn action, as it does when a Mindbug has taken the card."""
        return (self.after is not None and self.after.kind in TURN_ACTIONS and self.before.asked != ""
                and self.before.asked not in TURN_ACTIONS and all(event.kind != "turn" for event in self.events))

    def remember(self, group: Sequence[Event]) -> None:
        """Notes the cause that later beats of the same step follow from."""
        first = group[0]
        if first.kind == "attacked":
            self.attacker = (first.player or "", first.card or "")
            self.cause = first.card
        elif first.kind in CAUSES:
            self.cause = first.card
        elif first.kind == "turn":
            self.cause = None
        elif first.kind == "mindbugged":
            self.taken = True
            self.cause = None  # a toll comes first
        if first.kind == "life" and first.total <= 0:
            self.taker = self.unblocked or self.cause
        self.unblocked = first.card if first.kind == "unblocked" else None
        if any(event.kind == "fought" for event in group):
            fought = next(event for event in group if event.kind == "fought")
            self.fight = self.fighters(fought.player, fought.card, fought.other)
        elif first.kind not in ("blocked", "hunted", "attacked"):
            self.fight = None
        if first.kind not in ("attacked", "blocked", "hunted", "fought", "unblocked", "declined", "turn"):
            self.quiet = False

    def fighters(self, seat: str | None, attacker: str | None, blocker: str | None,
                 ) -> tuple[Fighter | None, Fighter | None]:
        if not self.quiet or seat is None:
            return None, None
        return self.before.find(seat, attacker), self.before.find(rival(seat), blocker)

    # ---- a beat

    def beat(self, group: Sequence[Event], following: Event | None) -> Beat:
        first, last = group[0], group[-1]
        alike = [event for event in group if event.kind == first.kind]
        number, total = _number(alike), alike[-1].total
        main = first if (number, total) == (first.number, first.total) else replace(first, number=number, total=total)
        if first.kind in ("defeated", "exhausted"):
            return self.fallen(group)
        key, values = self.what_key(main, alike)
        beat = self.plain(key, main, self.reason(main, group, following), **values)
        arrived = [event for event in group if event.kind == "entered"]
        if first.kind not in WITHOUT_CARD:
            beat["cards"] = [self.on(event) for event in arrived or alike]
        if arrived:
            beat["enters"] = True
        counts = {f"{counter}-{self.side(event.player)}": event.total for event in group
                  if (counter := COUNTERS.get(event.kind))}
        if counts:
            beat["counts"] = counts
        if first.kind in ("life", "energy"):
            beat["change"] = main.number
        if first.kind in CONSEQUENCES and self.cause:
            beat["by"] = self.unblocked or self.cause
        if first.kind in ("rolled", "rerolled") and first.card:
            beat["by"] = first.card
        if first.kind == "rolled":
            beat["faces"] = [event.detail or "" for event in group]
        self.stage_duel(beat, group)
        if first.kind == "unblocked" and (key := self.unable(first)) == "sneaky":
            beat["decides"] = "SNEAKY"
            beat["marked"] = self.marked(self.before.of(first.player), "plain", "not_sneaky")
        if first.kind == "hunted":
            beat["decides"] = "HUNTER"
        if "decides" in beat:
            beat["ms"] += EXPLAINED
        if last.kind == "game_over":
            beat["why"] = outcome_text(last.player, last.detail or "", self.lang, self.reader, self.names)
            if self.taker:
                beat["by"] = self.taker
                beat["why"] = self.why("last_life", last, cause=card_noun(self.taker, self.lang))
        return beat

    def plain(self, key: str, event: Event, why: str = "", **values: object) -> Beat:
        beat = Beat(kind=event.kind, what=self.caption("what", key, event, **values),
                    ms=length(event.kind), side=self.side(event.player))
        if why:
            beat["why"] = why
        return beat

    def side(self, seat: str | None) -> str:
        return "" if seat is None else "me" if seat == (self.reader or self.bottom) else "opp"

    def on(self, event: Event) -> OnCard:
        """The card of an event; of some the reader may know only that there is one."""
        found = OnCard(side=self.side(event.player))
        if event.card:
            found["card"] = event.card
        if event.other:
            found["other"] = event.other
        return found

    def marked(self, fighters: Sequence[Fighter], mark: str, text: str) -> list[OnCard]:
        return [OnCard(side=self.side(fighter.seat), card=fighter.name, mark=mark, text=self.mark(text))
                for fighter in fighters]

    def mark(self, key: str) -> str:
        return self.caption("mark", key, Event(""))

    def rolling(self, group: Sequence[Event]) -> Beat:
        event = replace(group[0], kind=ROLL)
        beat = self.plain(ROLL, event, self.why("attack", event) if self.attacker else "", count=len(group))
        beat["faces"] = [each.detail or "" for each in group]
        if event.card:
            beat["by"] = event.card
        return beat

    def stage_duel(self, beat: Beat, group: Sequence[Event]) -> None:
        """Puts the two creatures that meet on the stage, where they stay until the fight is over."""
        first = group[0]
        if first.player is None or not first.card:
            return
        other = self.side(rival(first.player))
        if first.kind == "attacked":
            self.duel = Duel(side=beat["side"], attacker=first.card)
        elif first.kind in ("hunted", "fought") and first.other:
            self.duel = Duel(side=beat["side"], attacker=first.card, blocker=first.other)
        elif first.kind == "blocked" and first.other:
            self.duel = Duel(side=other, attacker=first.other, blocker=first.card)
        elif first.kind == "unblocked":
            self.duel = Duel(side=other, attacker=first.card)
        else:
            return
        beat["duel"] = self.duel

    # ---- those who are defeated

    def fallen(self, group: Sequence[Event]) -> Beat:
        """Creatures that are defeated or break their shield, all at once."""
        dead = [event for event in group if event.kind == "defeated"]
        tired = [event for event in group if event.kind == "exhausted"]
        first = replace(dead[0], other=tired[0].card) if dead and tired else group[0]
        pair = self.fight and len(dead) == 2 and not tired
        key = ("fallen.duel" if len(dead) == len(tired) == 1 else "fallen.mixed" if dead and tired
               else "fallen.both" if pair else "fallen.many" if len(dead) > 1
               else "defeated" if dead else "exhausted.many" if len(tired) > 1 else "exhausted")
        poisoner = self.poisoner(dead)
        beat = self.plain(key, first, self.why_fallen(dead, tired, poisoner), count=len(dead), tired=len(tired))
        beat["kind"] = "defeated" if dead else "exhausted"
        beat["ms"] = length(beat["kind"])
        beat["cards"] = [self.struck(event, poisoner) for event in group if event.kind in ("defeated", "exhausted")]
        if self.fight and self.duel:
            beat["duel"] = self.duel
        elif self.cause:
            beat["by"] = self.cause
        if poisoner:
            beat["decides"] = "POISONOUS"
        elif tired:
            beat["decides"] = "TOUGH"
        if "decides" in beat:
            beat["ms"] += EXPLAINED
        return beat

    def struck(self, event: Event, poisoner: Fighter | None) -> OnCard:
        found = OnCard(side=self.side(event.player), mark="hold" if event.kind == "exhausted" else "fall")
        if event.card:
            found["card"] = event.card
        poisoned = poisoner is not None and event.kind == "defeated" and event.player != poisoner.seat
        found["text"] = self.mark("shield" if event.kind == "exhausted" else "poison" if poisoned else "falls")
        return found

    def poisoner(self, dead: Sequence[Event]) -> Fighter | None:
        """The fighter whose POISONOUS decides: it defeats one that its power could not have defeated."""
        if not self.fight or None in self.fight:
            return None
        for one, other in (self.fight, self.fight[::-1]):
            assert one is not None and other is not None
            fell = any((event.player, event.card) == (other.seat, other.name) for event in dead)
            if fell and "POISONOUS" in one.keywords and one.power < other.power:
                return one
        return None

    def why_fallen(self, dead: Sequence[Event], tired: Sequence[Event], poisoner: Fighter | None) -> str:
        event = (*dead, *tired)[0]
        if poisoner:
            return self.why("poison", event, by=card_noun(poisoner.name, self.lang))
        if self.fight:
            one, other = self.fight
            if one is None or other is None:
                return self.why("tough", event) if tired and not dead else ""
            lower, higher = sorted((one.power, other.power))
            if lower == higher:
                return self.why("equal", event, attack=lower, block=higher)
            loser = one if one.power < other.power else other
            if all(each.player == loser.seat for each in dead) and dead:
                return self.why("weaker", event, lower=lower, higher=higher)
        if tired and not dead:
            return self.why("tough", event)
        blamed = self.cause if not self.fight else None
        return self.why("effect", event, cause=card_noun(blamed, self.lang)) if blamed else ""

    # ---- captions

    def what_key(self, event: Event, alike: Sequence[Event]) -> tuple[str, dict[str, object]]:
        """The sentence that tells it, and what the sentence needs besides the event."""
        values: dict[str, object] = {"count": len(alike)}
        match event.kind:
            case "life":
                return "life.last" if event.total <= 0 else _signed("life", event), values
            case "energy":
                return _signed("energy", event), values
            case "octonite" if len(alike) == 1:
                return _signed("octonite", event), values
            case "attacked" if alike[0].number > 1:
                return "attacked.again", values
            case "unblocked":
                return "unblocked.unable" if self.unable(event) else "unblocked", values
            case "entered" if self.taken and len(alike) == 1:
                return "entered.taken", values
            case "triggered" if event.detail == "moment":
                return "triggered.moment", values
            case "rolled":
                values["faces"] = faces_text([each.detail or "" for each in alike], self.lang)
            case "game_over" if event.player is None:
                return "draw", values
            case "start_card":
                last = {each.player: each.card or "" for each in alike}  # equal ones were revealed before
                nouns = [card_noun(name, self.lang) for name in last.values()]
                values["card"], values["other"] = nouns[0], nouns[-1]
                return "start_card", values
            case "dealt" | "drew" | "drew_unused" | "rerolled":
                return event.kind, values
            case "octonite" | "boosted" if len(alike) > 1:
                return f"{event.kind}.many.{_direction(alike)}", values
        return event.kind if len(alike) == 1 else f"{event.kind}.many", values

    # ---- reasons

    def why(self, key: str, event: Event, **values: object) -> str:
        return self.caption("why", key, event, **values)

    def caption(self, part: str, key: str, event: Event, **values: object) -> str:
        return _caption(part, key, event, self.lang, self.reader, self.names.get("p1"), self.names.get("p2"), **values)

    def reason(self, event: Event, group: Sequence[Event], following: Event | None) -> str:
        match event.kind:
            case "start_card" | "taken" | "declined":
                return self.why(event.kind, event)
            case "starts":
                return self.why(f"starts.{event.detail}", event)
            case "played":
                arrived = any(each.kind == "entered" for each in group)
                return self.why("not_chosen", event) if arrived else self.asks("mindbug", "mindbug.may", event)
            case "mindbugged" | "mindbug_paid" | "mindbug_lost":
                return self.why("mindbug.left" if event.total else "mindbug.last", event)
            case "entered" if self.taken:
                return self.why("taken", event)
            case "attacked" if event.number > 1 and self.has(event, "FRENZY"):
                return self.why("frenzy", event)
            case "attacked":
                return self.asks("block", "may_block", event) if following is None else ""
            case "hunted":
                return self.why("hunter", event)
            case "blocked" | "fought":
                return self.powers(event)
            case "unblocked" if unable := self.unable(event):
                return self.why(unable, event, cause=card_noun(self.obstacle(event) or "", self.lang))
            case "triggered" if self.has_no_effect(following):
                return self.why("no_effect", event)
            case "silenced" if event.other:
                return self.why("because", event)
            case "rerolled":
                return self.why("again", event)
            case "bought" if event.number == 0:
                return self.why("free", event)
            case "bought":
                paid = [each.total for each in group if each.kind == "energy"]
                key = "bought" if paid and paid[-1] else "bought.none_left"
                return self.why(key, replace(event, total=paid[-1])) if paid else ""
            case "life" if self.unblocked and event.number < 0:
                return self.why("unblocked", event, cause=card_noun(self.unblocked, self.lang))
            case "energy" | "refreshed":
                return self.why("total" if event.kind == "energy" else "mindbug.left", event)
            case "put_under":
                return self.why("boost", event)
            case "set_aside" if event.other:
                return self.why("keeper", event)
            case "recovered" if event.detail != "boost":
                return self.why("own_pile" if event.detail == "own" else "their_pile", event)
            case "copied":
                return self.why("copies", event)
            case "chose" if event.effects:
                return self.why("chose", event)
            case kind if kind in CONSEQUENCES and self.cause:
                return self.why("effect", event, cause=card_noun(self.cause, self.lang))
        return ""

    def asks(self, kind: str, key: str, event: Event) -> str:
        """The sentence about what may follow, if that is asked now."""
        return self.why(key, event) if self.after is not None and self.after.kind == kind else ""

    def has(self, event: Event, keyword: str) -> bool:
        fighter = self.before.find(event.player, event.card)
        return fighter is not None and keyword in fighter.keywords

    def powers(self, event: Event) -> str:
        """The powers that meet in a fight."""
        if event.player is None:
            return ""
        attacks = event.kind == "fought"
        one, other = self.fighters(event.player if attacks else rival(event.player),
                                   event.card if attacks else event.other, event.other if attacks else event.card)
        return self.why("powers", event, attack=one.power, block=other.power) if one and other else ""

    def unable(self, event: Event) -> str:
        """The reason why nobody could block; empty if somebody chose not to."""
        if self.before.asked == "block":
            return ""
        fighters = self.before.of(event.player)
        if not fighters:
            return "no_creature"
        attacker = self.before.find(rival(event.player or "p1"), event.card)
        if self.quiet and attacker and "SNEAKY" in attacker.keywords and all(
                "SNEAKY" not in fighter.keywords for fighter in fighters):
            return "sneaky"
        return "barred" if self.obstacle(event) else "unable"

    def obstacle(self, event: Event) -> str | None:
        """The one card whose text keeps every creature from blocking: the attacker's own, or one that forbids it."""
        fighters = self.before.of(event.player)
        if not self.quiet or not fighters:
            return None
        attacker = self.before.find(rival(event.player or "p1"), event.card)
        if attacker and attacker.evades == len(fighters):
            return attacker.name
        barring = {fighter.barred for fighter in fighters}
        return barring.pop() if len(barring) == 1 else None

    def has_no_effect(self, following: Event | None) -> bool:
        if following is not None:
            return following.kind in NOT_CHANGED
        return self.after is not None and self.after.kind not in ASKED_BY_EFFECTS


@lru_cache(CAPTIONS_KEPT)
def _caption(part: str, key: str, event: Event, lang: str, reader: str | None, p1: str | None, p2: str | None,
             **values: object) -> str:
    names = {seat: name for seat, name in (("p1", p1), ("p2", p2)) if name}
    return caption(part, key, event, lang, reader, names, **values)


def _number(alike: Sequence[Event]) -> int:
    """The number of several events that are told in one sentence."""
    first = alike[0]
    if first.kind in SUMMED:
        return sum(event.number for event in alike)
    return len(alike) if (len(alike) > 1 and first.kind != "dealt") or first.kind in DRAWS else first.number


def _direction(alike: Sequence[Event]) -> str:
    signs = {event.number > 0 for event in alike}
    return "moved" if len(signs) > 1 else "gain" if True in signs else "loss"


def _signed(kind: str, event: Event) -> str:
    return f"{kind}.{'gain' if event.number >= 0 else 'loss'}"
