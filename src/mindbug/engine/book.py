"""The book of all cards as numbers: a row for every card, a little program for every effect.

The engine reads nothing else about cards. Writing the book validates them.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug import words
from mindbug.engine import codes
from mindbug.engine.bits import MAX_SLOTS
from mindbug.engine.packing import MOST_CODE
from mindbug.words import Creature, PowerCard

KEYWORD_BITS: Final = {
    words.Keyword.FRENZY: codes.FRENZY, words.Keyword.HUNTER: codes.HUNTER, words.Keyword.POISONOUS: codes.POISONOUS,
    words.Keyword.SNEAKY: codes.SNEAKY, words.Keyword.TOUGH: codes.TOUGH, words.Keyword.FAST: codes.FAST,
}
TRIGGER_NUMBERS: Final = {
    words.Trigger.PLAY: codes.ON_PLAY, words.Trigger.ATTACK: codes.ON_ATTACK, words.Trigger.DEFEATED: codes.ON_DEFEATED,
    words.Trigger.HARVEST: codes.ON_HARVEST, words.Trigger.ACTION: codes.ON_ACTION,
}
SIDES: Final = {
    words.Side.ALLIED: codes.ALLIED, words.Side.ENEMY: codes.ENEMY, words.Side.ANY: codes.ANY_SIDE,
}
PILES: Final = {
    words.Pile.OWN_HAND: codes.OWN_HAND, words.Pile.OWN_DISCARD: codes.OWN_DISCARD,
    words.Pile.ENEMY_DISCARD: codes.ENEMY_DISCARD, words.Pile.ANY_DISCARD: codes.ANY_DISCARD,
}
NEED_A_CREATURE: Final = (words.Alone, words.OtherAllies, words.NoStrongerAlly, words.DefeatedInCombat)
MAX_NUMBER: Final = 99


class BadCard(ValueError):
    """A card that the engine cannot play, with the reason."""


@final
class Book:
    """All designs by number, in the order they were given."""

    def __init__(self, creatures: Sequence[Creature], power_cards: Sequence[PowerCard]) -> None:
        self.creatures = list(creatures)
        self.power_cards = list(power_cards)
        self.numbers: dict[str, int] = {}
        self.power_numbers: dict[str, int] = {}
        self.power = vec[i64]()
        self.keywords = vec[i64]()
        self.octonite = vec[i64]()
        self.charge = vec[i64]()
        self.dice = vec[i64]()
        self.programs = vec[i64]()  # five of a design, by trigger; 0 = none
        self.attack_cost = vec[i64]()
        self.action_cost = vec[i64]()
        self.classes = vec[i64]()  # of a design: bits of the classes of its constants
        self.constants_from = vec[i64]()
        self.constants_to = vec[i64]()
        self.constants = vec[i64]()
        self.power_cost = vec[i64]()
        self.power_program = vec[i64]()
        self.features = vec[i64]()
        self.power_features = vec[i64]()
        self.code = vec[i64]([codes.OP_END] * codes.INSTRUCTION)
        self.effects: list[words.Effect | None] = [None]  # the word behind each instruction
        self.selectors = vec[i64]([0] * (2 * codes.SELECTOR))  # THIS and VICTOR need no row
        _check_names(self.creatures, self.power_cards)
        for creature in self.creatures:
            _Compiler(self, creature.name).creature(creature)
        for power_card in self.power_cards:
            _Compiler(self, power_card.name).power_card(power_card)
        if len(self.code) > MOST_CODE or len(self.selectors) > codes.SELECTOR * codes.COUNTED:
            raise BadCard(f"{len(self.creatures) + len(self.power_cards)} cards have too many effects for one book")


def _check_names(creatures: list[Creature], power_cards: list[PowerCard]) -> None:
    seen: set[str] = set()
    names = [creature.name for creature in creatures] + [card.name for card in power_cards]
    for name in names:
        if not name or name != name.strip() or any(c in name for c in ";:,#()*|\n\t"):
            raise BadCard(f"{name!r} cannot be a card name: it is empty, has spaces around it or a sign of ;:,#()*|")
        if name in seen:
            raise BadCard(f"two cards are named {name!r}")
        seen.add(name)
    if len(creatures) > codes.MAX_DESIGNS:
        raise BadCard(f"{len(creatures)} creatures are too many: the engine takes {codes.MAX_DESIGNS}")
    if len(power_cards) > MAX_SLOTS:
        raise BadCard(f"{len(power_cards)} Power cards are too many: the engine takes {MAX_SLOTS}")


class _Compiler:
    """Writes one card into the book."""

    def __init__(self, book: Book, name: str) -> None:
        self.book = book
        self.name = name
        self.is_power_card = False

    def fail(self, reason: str) -> BadCard:
        return BadCard(f"{self.name}: {reason}")

    def number(self, value: object, what: str, low: int = 0, high: int = MAX_NUMBER) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(f"{what} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def creature(self, card: Creature) -> None:
        book = self.book
        book.numbers[card.name] = len(book.power)
        self.number(card.copies, "copies", 1)
        book.power = append(book.power, self.number(card.power, "power", 1))
        book.keywords = append(book.keywords, self.keyword_bits(card.keywords))
        book.octonite = append(book.octonite, self.number(card.octonite, "octonite"))
        if card.charge and not card.octonite:
            raise self.fail("charge without octonite")
        book.charge = append(book.charge, 1 if card.charge else 0)
        book.dice = append(book.dice, self.number(card.dice, "dice", 0, 2))
        start = len(book.code)
        for effects in (card.play, card.attack, card.defeated, card.harvest, card.action):
            book.programs = append(book.programs, self.program(effects))
        if card.attack_cost and not card.attack:
            raise self.fail("attack_cost without an Attack effect")
        if card.action_cost and not card.action:
            raise self.fail("action_cost without an Action")
        book.attack_cost = append(book.attack_cost, self.number(card.attack_cost, "attack_cost"))
        book.action_cost = append(book.action_cost, self.number(card.action_cost, "action_cost"))
        book.constants_from = append(book.constants_from, len(book.constants))
        classes = 0
        for constant in card.constants:
            classes |= self.constant(constant)
        book.classes = append(book.classes, classes)
        book.constants_to = append(book.constants_to, len(book.constants))
        granted = [word for constant in card.constants if isinstance(constant, words.Has) for word in constant.keywords]
        features = self.program_features(start) | self.fast_feature([*card.keywords, *granted])
        book.features = append(book.features, features)

    def power_card(self, card: PowerCard) -> None:
        book = self.book
        self.is_power_card = True
        book.power_numbers[card.name] = len(book.power_cost)
        book.power_cost = append(book.power_cost, self.number(card.cost, "cost"))
        start = len(book.code)
        book.power_program = append(book.power_program, self.program(card.effect))
        book.power_features = append(book.power_features, self.program_features(start))

    def program_features(self, start: int) -> int:
        """Of the instructions written since `start`."""
        features = 0
        for effect in self.book.effects[start // codes.INSTRUCTION:]:
            if isinstance(effect, words.DrawUnused):
                features |= codes.DRAWS_UNUSED
            elif isinstance(effect, words.GainKeywords | words.AlliesGain):
                features |= self.fast_feature(effect.keywords)
        return features

    def fast_feature(self, keywords: Sequence[words.Keyword]) -> int:
        return codes.GIVES_FAST if words.Keyword.FAST in keywords else 0

    # ---- parts

    def keyword_bits(self, keywords: Sequence[words.Keyword]) -> int:
        total = 0
        for keyword in keywords:
            if keyword not in KEYWORD_BITS:
                raise self.fail(f"{keyword!r} is not a keyword")
            total |= KEYWORD_BITS[keyword]
        return total

    def selector(self, what: object) -> int:
        if what is words.THIS:
            if self.is_power_card:
                raise self.fail("a Power card is no creature: it cannot speak of THIS")
            return codes.THIS
        if what is words.VICTOR:
            if self.is_power_card:
                raise self.fail("a Power card fights nobody: it cannot speak of VICTOR")
            return codes.VICTOR
        if isinstance(what, words.Creatures):
            flags = (codes.F_OTHER * what.other | codes.F_OCTONITE * what.octonite | codes.F_WEAKEST * what.weakest
                     | codes.F_SHARES * what.shares_keyword)
            row = [SIDES[what.side], self.low(what.min_power), self.high(what.max_power),
                   self.keyword_bits(what.keywords), flags | self.trigger_flag(what.trigger)]
        elif isinstance(what, words.Cards):
            row = [PILES[what.pile], self.low(what.min_power), self.high(what.max_power), 0,
                   self.trigger_flag(what.trigger)]
        else:
            raise self.fail(f"{what!r} does not say which creatures or cards")
        if row[1] > row[2]:
            raise self.fail(f"no power is from {row[1]} to {row[2]}")
        book = self.book
        number = len(book.selectors) // codes.SELECTOR
        for value in row:
            book.selectors = append(book.selectors, value)
        return number

    def low(self, power: int | None) -> int:
        return 0 if power is None else self.number(power, "min_power")

    def high(self, power: int | None) -> int:
        return codes.MAX_POWER if power is None else self.number(power, "max_power")

    def trigger_flag(self, trigger: words.Trigger | None) -> int:
        return 0 if trigger is None else codes.F_TRIGGER << TRIGGER_NUMBERS[trigger]

    def creatures(self, what: object) -> int:
        if isinstance(what, words.Cards):
            raise self.fail(f"creatures in play are needed here, not {what!r}")
        return self.selector(what)

    def cards(self, what: object) -> int:
        if not isinstance(what, words.Cards):
            raise self.fail(f"cards of a hand or pile are needed here, not {what!r}")
        return self.selector(what)

    def amount(self, amount: object) -> int:
        if isinstance(amount, words.OctoniteOn):
            if amount.creatures is words.THIS:
                self.selector(words.THIS)
                return codes.OCTONITE_HERE
            return codes.OCTONITE_ON + self.creatures(amount.creatures)
        if isinstance(amount, words.CreatureCount):
            return codes.CREATURE_COUNT + self.creatures(amount.creatures)
        return self.number(amount, "amount")

    def condition(self, condition: object) -> tuple[int, int]:
        if self.is_power_card and isinstance(condition, NEED_A_CREATURE):
            raise self.fail(f"a Power card is no creature: {condition!r} makes no sense")
        match condition:
            case None:
                return codes.ALWAYS, 0
            case words.OwnTurn():
                return codes.IF_OWN_TURN, 0
            case words.NotOwnTurn():
                return codes.IF_NOT_OWN_TURN, 0
            case words.Alone():
                return codes.IF_ALONE, 0
            case words.HandAtMost(cards):
                return codes.IF_HAND_AT_MOST, self.number(cards, "hand cards")
            case words.OtherAllies(exactly):
                return codes.IF_OTHER_ALLIES, self.number(exactly, "other allies")
            case words.NoStrongerAlly():
                return codes.IF_NO_STRONGER_ALLY, 0
            case words.FewerCreatures():
                return codes.IF_FEWER_CREATURES, 0
            case words.NoCreatures():
                return codes.IF_NO_CREATURES, 0
            case words.LowerLife():
                return codes.IF_LOWER_LIFE, 0
            case words.NoMindbugReady():
                return codes.IF_NO_MINDBUG_READY, 0
            case words.DefeatedInCombat():
                return codes.IF_IN_COMBAT, 0
            case words.DiscardedPower(at_least):
                return codes.IF_DISCARDED_POWER, self.number(at_least, "discarded power")
        raise self.fail(f"{condition!r} is not a condition")

    # ---- constants

    def constant(self, constant: object) -> int:
        """Adds its rows; gives the bits of their classes."""
        match constant:
            case words.Has(to, power, keywords, when):
                return self.has(to, power, keywords, when)
            case words.Mirrors(keywords):
                return self.row(codes.C_MIRROR, codes.THIS, 0, self.keyword_bits(keywords))
            case words.UnblockableBy(creatures):
                return self.row(codes.C_UNBLOCKABLE, self.creatures(creatures))
            case words.CannotBlock(creatures):
                return self.row(codes.C_BLOCK_BAN, self.creatures(creatures))
            case words.CannotAttack(creatures):
                return self.row(codes.C_ATTACK_BAN, self.creatures(creatures))
            case words.CannotHunt(creatures):
                return self.row(codes.C_HUNT_BAN, self.creatures(creatures))
            case words.CannotBeDefeated(creatures):
                return self.row(codes.C_PROTECT, self.creatures(creatures))
            case words.Silences(words.Trigger.PLAY):
                return self.row(codes.C_SILENCE_PLAY, codes.THIS)
            case words.Silences(words.Trigger.DEFEATED):
                return self.row(codes.C_SILENCE_DEFEATED, codes.THIS)
            case words.KeywordsIdle(creatures):
                if creatures.keywords or creatures.shares_keyword:
                    raise self.fail("KeywordsIdle cannot depend on keywords")
                return self.row(codes.C_IDLE, self.creatures(creatures))
            case words.ExtraReroll():
                return self.row(codes.C_REROLL, codes.THIS)
            case words.ExtraDie(creatures):
                return self.row(codes.C_DIE, self.creatures(creatures))
        raise self.fail(f"{constant!r} is not a constant ability")

    def has(self, to: object, power: object, keywords: Sequence[words.Keyword], when: object) -> int:
        condition, number = self.condition(when)
        target = self.creatures(to)
        bits = self.keyword_bits(keywords)
        amount = self.amount(power)
        if condition in (codes.IF_IN_COMBAT, codes.IF_DISCARDED_POWER):
            raise self.fail(f"{when!r} makes no sense for a constant ability")
        # G14: power first, then keywords: neither may depend on itself.
        if isinstance(to, words.Creatures) and (to.keywords or to.shares_keyword or to.weakest):
            raise self.fail("who has more power or keywords cannot depend on keywords or on being weakest")
        if amount >= codes.OCTONITE_ON:
            raise self.fail("power that depends on other creatures is not supported")
        if amount and (condition == codes.IF_NO_STRONGER_ALLY or (
                isinstance(to, words.Creatures) and (to.min_power is not None or to.max_power is not None))):
            raise self.fail("who has more power cannot depend on power")
        if not amount and not bits:
            raise self.fail("Has gives neither power nor keywords")
        classes = 0
        own = target == codes.THIS  # kept apart: most creatures need not ask them
        if amount:
            classes |= self.row(codes.C_OWN_POWER if own else codes.C_POWER, target, amount, 0, condition, number)
        if bits:
            classes |= self.row(codes.C_OWN_KEYWORDS if own else codes.C_KEYWORDS, target, 0, bits, condition, number)
        return classes

    def row(self, kind: int, selector: int, amount: int = 0, keywords: int = 0, condition: int = 0,
            number: int = 0) -> int:
        book = self.book
        for value in (kind, selector, amount, keywords, condition, number):
            book.constants = append(book.constants, value)
        return 1 << kind

    # ---- programs

    def program(self, effects: Sequence[words.Effect]) -> int:
        """Appends a program; gives where it starts, 0 for none."""
        if not effects:
            return 0
        start = len(self.book.code)
        self.block(effects)
        self.emit(None, codes.OP_END)
        return start

    def emit(self, effect: words.Effect | None, op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        book = self.book
        at = len(book.code)
        for value in (op, a, b, c):
            book.code = append(book.code, value)
        book.effects.append(effect)
        return at

    def block(self, effects: Sequence[words.Effect]) -> None:
        for i, effect in enumerate(effects):
            if isinstance(effect, words.OpponentMay) and i < len(effects) - 1:
                raise self.fail("OpponentMay must be the last effect")
            self.effect(effect)

    def effect(self, effect: words.Effect) -> None:
        book = self.book
        match effect:
            case words.If(condition, then):
                kind, number = self.condition(condition)
                at = self.emit(effect, codes.OP_IF, kind, number)
                self.block(then)
                book.code[at + 3] = len(book.code)
            case words.May(do, then):
                at = self.emit(effect, codes.OP_MAY)
                self.block(do)
                book.code[at + 2] = len(book.code)
                book.code[at + 3] = 1 if then and all(isinstance(e, words.LoseLife | words.Discard) for e in do) else 0
                self.block(then)
                book.code[at + 1] = len(book.code)
            case words.OpponentMay(do, otherwise):
                self.emit(effect, codes.OP_OTHER_PLAYER)
                at = self.emit(effect, codes.OP_MAY)
                self.block(do)
                book.code[at + 2] = len(book.code)
                jump = self.emit(effect, codes.OP_JUMP)
                book.code[at + 1] = len(book.code)
                self.block(otherwise)
                book.code[jump + 1] = len(book.code)
            case _:
                self.simple(effect)

    def simple(self, effect: words.Effect) -> None:
        op: int
        a = b = 0
        if self.is_power_card and isinstance(effect, words.Boost | words.GainKeywords | words.CopyPlay):
            raise self.fail(f"a Power card is no creature: {type(effect).__name__} makes no sense")
        match effect:
            case words.GainLife(amount):
                op, a = codes.OP_GAIN_LIFE, self.amount(amount)
            case words.LoseLife(who, amount):
                op, a, b = codes.OP_LOSE_LIFE, self.amount(amount), self.player(who)
            case words.LoseAllLifeBut(left):
                op, a = codes.OP_LOSE_ALL_BUT, self.number(left, "life left", 1)
            case words.MatchLife():
                op = codes.OP_MATCH_LIFE
            case words.StealLife(amount):
                op, a = codes.OP_STEAL_LIFE, self.number(amount, "amount", 1)
            case words.RefreshMindbug():
                op = codes.OP_REFRESH
            case words.ExtraTurn():
                op = codes.OP_EXTRA_TURN
            case words.WinGame():
                op = codes.OP_WIN
            case words.Defeat(creature):
                op, a = codes.OP_DEFEAT, self.creatures(creature)
            case words.DefeatAll(creatures):
                op, a = codes.OP_DEFEAT_ALL, self.creatures(creatures)
            case words.DefeatPair(first, second):
                op, a, b = codes.OP_DEFEAT_PAIR, self.creatures(first), self.creatures(second)
            case words.TakeControl(creature, up_to):
                op, a = codes.OP_TAKE, self.creatures(creature)
                b = 0 if up_to is None else self.number(up_to, "up_to", 1)
            case words.ReturnToHand(creature):
                op, a = codes.OP_RETURN, self.creatures(creature)
            case words.PutOctonite(creature, amount):
                op, a, b = codes.OP_CHARGE, self.creatures(creature), self.number(amount, "amount", 1)
            case words.Boost(power):
                op, a = codes.OP_BOOST, self.number(power, "power", 1)
            case words.GainKeywords(keywords):
                op, a = codes.OP_GAIN_KEYWORDS, self.keyword_bits(keywords)
            case words.AlliesGain(keywords):
                op, a = codes.OP_ALLIES_GAIN, self.keyword_bits(keywords)
            case words.AlliesExtraDie():
                op = codes.OP_ALLIES_DIE
            case words.EnemiesCannotBlock():
                op = codes.OP_CANNOT_BLOCK
            case words.Discard(who, amount):
                op, a, b = codes.OP_DISCARD, self.amount(amount), self.player(who)
            case words.StealCards(amount):
                op, a = codes.OP_STEAL_CARDS, self.number(amount, "amount", 1)
            case words.PlayCard(cards):
                op, a = codes.OP_PLAY_CARD, self.cards(cards)
            case words.PlayRandom():
                op = codes.OP_PLAY_RANDOM
            case words.OpponentGives():
                op = codes.OP_GIVE
            case words.PlayIt():
                op = codes.OP_PLAY_IT
            case words.Recover(cards, amount):
                op, a, b = codes.OP_RECOVER, self.cards(cards), self.number(amount, "amount", 1)
            case words.RecoverAll():
                op = codes.OP_RECOVER_ALL
            case words.Reveal():
                op = codes.OP_REVEAL
            case words.CopyPlay():
                op = codes.OP_COPY_PLAY
            case words.TriggerPlay(creature):
                op, a = codes.OP_TRIGGER_PLAY, self.creatures(creature)
            case words.DrawUnused(amount):
                op, a = codes.OP_DRAW_UNUSED, self.number(amount, "amount", 1)
            case words.GainEnergy(amount):
                op, a = codes.OP_ENERGY, self.amount(amount)
            case words.BuyFree():
                op = codes.OP_BUY_FREE
            case words.BuyTopOfDeck():
                op = codes.OP_BUY_TOP
            case _:
                raise self.fail(f"{effect!r} is not an effect")
        self.emit(effect, op, a, b)

    def player(self, who: object) -> int:
        if who not in (words.Player.SELF, words.Player.OPPONENT):
            raise self.fail(f"{who!r} is not a player")
        return 1 if who is words.Player.OPPONENT else 0
