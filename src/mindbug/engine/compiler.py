"""The compiler turns words into numbers: it writes one card after another into the tables and refuses nonsense."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from librt.vecs import append

from mindbug import words
from mindbug.engine import codes
from mindbug.engine.tables import (
    KEYWORD_BITS,
    MAX_NUMBER,
    MOMENTS,
    PILES,
    SIDES,
    TRIGGER_NUMBERS,
    BadCard,
    CardTables,
)
from mindbug.words import Creature, PowerCard

LIFE_MOMENTS: Final = (words.Moment.LIFE_LOST, words.Moment.ENEMY_LIFE_LOST)
NEED_A_CREATURE: Final = (words.Alone, words.OtherAllies, words.NoStrongerAlly, words.DefeatedInCombat,
                          words.Exhausted, words.WonFight)
ABOUT_THIS: Final = (words.Boost, words.GainKeywords, words.CopyPlay, words.CopyPlayOf, words.GiveControl,
                     words.Evolve, words.CannotBeDefeatedThisTurn, words.PlayThis, words.SetAside, words.ReturnAside)
COPIES: Final = (words.CopyPlay, words.CopyPlayOf, words.TriggerPlay)
MAX_MODES: Final = 10


class Compiler:
    """Writes one card into the book."""

    def __init__(self, book: CardTables, name: str) -> None:
        self.book = book
        self.name = name
        self.is_power_card = False
        self.is_gone = False
        """True if the creature has left play when the effect happens."""

    def fail(self, reason: str) -> BadCard:
        return BadCard(f"{self.name}: {reason}")

    def number(self, value: object, what: str, low: int = 0, high: int = MAX_NUMBER) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(f"{what} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def creature(self, card: Creature) -> None:
        book = self.book
        number = len(book.power)
        book.first_face = append(book.first_face, number)
        book.next_stage = append(book.next_stage, 0)
        book.sides = append(book.sides, 0)
        book.side_count = append(book.side_count, 0)
        self.number(card.copies, "copies", 1)
        book.power = append(book.power, self.number(card.power, "power", 1))
        book.keywords = append(book.keywords, self.keyword_bits(card.keywords))
        book.octonite = append(book.octonite, self.number(card.octonite, "octonite"))
        if card.charge and not card.octonite:
            raise self.fail("charge without octonite")
        book.charge = append(book.charge, 1 if card.charge else 0)
        book.dice = append(book.dice, self.number(card.dice, "dice", 0, 2))
        start = len(book.code)
        if card.attack_cost and not card.attack:
            raise self.fail("attack_cost without an Attack effect")
        if card.action_cost and not card.action:
            raise self.fail("action_cost without an Action")
        book.attack_cost = append(book.attack_cost, self.number(card.attack_cost, "attack_cost"))
        book.action_cost = append(book.action_cost, self.number(card.action_cost, "action_cost"))
        book.programs = append(book.programs, self.program(card.play))
        features = codes.COPIES_PLAY if any(isinstance(e, COPIES) for e in self.emitted(start)) else 0
        book.programs = append(book.programs, self.program(card.attack, card.attack_cost))
        defeated = len(book.code)
        self.is_gone = True
        book.programs = append(book.programs, self.program(card.defeated))
        self.is_gone = False
        for effects in (card.harvest, card.action):
            book.programs = append(book.programs, self.program(effects))
        if any(isinstance(e, words.PlayAny) and e.cards.pile is words.Pile.OWN_BOOST for e in self.emitted(defeated)):
            features |= codes.PLAYS_ITS_BOOST
        book.constants_from = append(book.constants_from, len(book.constants))
        book.classes = append(book.classes, self.constants(card.constants))
        book.constants_to = append(book.constants_to, len(book.constants))
        book.graves_from = append(book.graves_from, len(book.constants))
        book.grave_classes = append(book.grave_classes, self.constants(card.in_discard))
        book.graves_to = append(book.graves_to, len(book.constants))
        granted = [word for constant in (*card.constants, *card.in_discard) if isinstance(constant, words.Has)
                   for word in constant.keywords]
        features |= self.program_features(start) | self.fast_feature([*card.keywords, *granted])
        book.features = append(book.features, features)
        if card.sides and words.Keyword.TOUGH not in card.keywords:
            raise self.fail("sides without TOUGH: it never becomes exhausted")

    def constants(self, constants: Sequence[words.Constant]) -> int:
        classes = 0
        for constant in constants:
            classes |= self.constant(constant)
        return classes

    def emitted(self, start: int) -> list[words.Effect | None]:
        """Returns the words of the instructions written since `start`."""
        return self.book.effects[start // codes.INSTRUCTION:]

    def power_card(self, card: PowerCard) -> None:
        book = self.book
        self.is_power_card = True
        book.power_numbers[card.name] = len(book.power_cost)
        book.power_cost = append(book.power_cost, self.number(card.cost, "cost"))
        book.cheapest = min(book.cheapest, card.cost)
        start = len(book.code)
        book.power_program = append(book.power_program, self.program(card.effect))
        book.power_features = append(book.power_features, self.program_features(start))

    def program_features(self, start: int) -> int:
        """Returns the features of the instructions written since `start`."""
        features = 0
        for effect in self.emitted(start):
            if isinstance(effect, words.DrawUnused | words.TuckUnused):
                features |= codes.DRAWS_UNUSED
            elif isinstance(effect, words.SetAside):
                features |= codes.SETS_ASIDE
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
                     | codes.F_STRONGEST * what.strongest | codes.F_BOOSTED * what.boosted
                     | codes.F_BLOCKED * what.blocked | codes.F_WEAKER * what.weaker | codes.F_EQUAL * what.equal_power
                     | codes.F_NAMED * what.named_keyword | codes.F_SHARES * what.shares_keyword)
            if (what.weaker or what.power_apart is not None) and self.is_power_card:
                raise self.fail("a Power card is no creature: it has no power to compare with")
            keywords = tuple(KEYWORD_BITS) if what.any_keyword else what.keywords
            if what.power_apart is not None:
                flags |= codes.F_APART
            row = [SIDES[what.side], self.low(what.min_power), self.high(what.max_power), self.keyword_bits(keywords),
                   flags | self.trigger_flag(what.trigger), self.low(what.power_apart)]
        elif isinstance(what, words.Cards):
            row = [PILES[what.pile], self.low(what.min_power), self.high(what.max_power), 0,
                   self.trigger_flag(what.trigger), 0]
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
        match amount:
            case words.OctoniteOn(words.THIS):
                self.selector(words.THIS)
                return self.counted(codes.OCTONITE_LAST if self.is_gone else codes.OCTONITE_HERE)
            case words.OctoniteOn(creatures):
                return self.counted(codes.OCTONITE_ON, self.creatures(creatures))
            case words.CreatureCount(creatures, times):
                return self.counted(codes.CREATURE_COUNT, self.creatures(creatures), self.number(times, "times", 1))
            case words.MindbugsReady(who):
                return self.counted(codes.MINDBUGS_READY, self.player(who))
            case words.DiscardedCount():
                return self.counted(codes.DISCARDED_COUNT)
        return self.number(amount, "amount")

    def counted(self, kind: int, of: int = 0, factor: int = 1) -> int:
        book = self.book
        number = codes.COUNTED + len(book.amounts) // codes.AMOUNT
        for value in (kind, of, factor):
            book.amounts = append(book.amounts, value)
        return number

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
            case words.LifeExactly(life):
                return codes.IF_LIFE_EXACTLY, self.number(life, "life", 1)
            case words.MoreCreatures(by):
                return codes.IF_MORE_CREATURES, self.number(by, "creatures more", 1)
            case words.EnemyCreatures(at_least):
                return codes.IF_ENEMY_CREATURES, self.number(at_least, "enemy creatures", 1)
            case words.EqualAllies():
                return codes.IF_EQUAL_ALLIES, 0
            case words.EmptyDiscard():
                return codes.IF_EMPTY_DISCARD, 0
            case words.SameMindbugs():
                return codes.IF_SAME_MINDBUGS, 0
            case words.Exhausted():
                return codes.IF_EXHAUSTED, 0
            case words.WonFight():
                return codes.IF_WON_FIGHT, 0
            case words.OctoniteOnIt(at_least):
                return codes.IF_OCTONITE_ON_IT, self.number(at_least, "octonite", 1)
        raise self.fail(f"{condition!r} is not a condition")

    # ---- constants

    def constant(self, constant: object) -> int:
        """Adds the rows of the ability and returns the bits of their classes."""
        match constant:
            case words.Has(to, power, keywords, when):
                return self.has(to, power, keywords, when)
            case words.Mirrors(keywords):
                return self.row(codes.C_MIRROR, codes.THIS, 0, self.keyword_bits(keywords))
            case words.UnblockableBy(creatures):
                return self.row(codes.C_UNBLOCKABLE, self.creatures(creatures))
            case words.CannotBlock(creatures, when):
                return self.row(codes.C_BLOCK_BAN, self.creatures(creatures), 0, 0, *self.lasting(when))
            case words.CannotAttack(creatures, when):
                return self.row(codes.C_ATTACK_BAN, self.creatures(creatures), 0, 0, *self.lasting(when))
            case words.CannotHunt(creatures):
                return self.row(codes.C_HUNT_BAN, self.creatures(creatures))
            case words.CannotBeDefeated(creatures):
                return self.row(codes.C_PROTECT, self.creatures(creatures))
            case words.Silences(words.Trigger.PLAY):
                return self.row(codes.C_SILENCE_PLAY, codes.THIS)
            case words.Silences(words.Trigger.DEFEATED):
                return self.row(codes.C_SILENCE_DEFEATED, codes.THIS)
            case words.KeywordsIdle(creatures):
                if creatures.keywords or creatures.shares_keyword or creatures.any_keyword or creatures.named_keyword:
                    raise self.fail("KeywordsIdle cannot depend on keywords")
                return self.row(codes.C_IDLE, self.creatures(creatures))
            case words.ExtraReroll():
                return self.row(codes.C_REROLL, codes.THIS)
            case words.ExtraDie(creatures):
                return self.row(codes.C_DIE, self.creatures(creatures))
            case words.Grants(to, attack, cost):
                price = self.number(cost, "cost")
                if not attack:
                    raise self.fail("Grants gives no effect")
                return self.row(codes.C_GRANT, self.creatures(to), self.program(attack, price), price)
            case words.When(moment, do, given):
                return self.when(moment, do, given)
            case words.ReversesFights():
                return self.row(codes.C_REVERSE, codes.THIS)
            case words.MustBeHunted():
                return self.row(codes.C_MUST_HUNT, codes.THIS)
            case words.EvolvesInsteadOfDefeat():
                return self.row(codes.C_EVOLVES, codes.THIS)
            case words.NoMindbugs():
                return self.row(codes.C_NO_MINDBUGS, codes.THIS)
            case words.MindbugToll(life):
                return self.row(codes.C_TOLL, codes.THIS, self.number(life, "life", 1))
            case words.ClosedHand():
                return self.row(codes.C_CLOSED_HAND, codes.THIS)
            case words.CannotLoseLife():
                return self.row(codes.C_KEEP_LIFE, codes.THIS)
            case words.CannotPlay(max_power):
                return self.row(codes.C_PLAY_BAN, codes.THIS, self.number(max_power, "max_power", 1))
        raise self.fail(f"{constant!r} is not a constant ability")

    def when(self, moment: words.Moment, do: Sequence[words.Effect], given: words.Condition | None) -> int:
        if not do:
            raise self.fail("When does nothing")
        kind = MOMENTS[moment]
        start = len(self.book.code)
        program = self.program(do)
        if moment in LIFE_MOMENTS:
            # Otherwise two of them would take turns for ever.
            for at in range(start, len(self.book.code), codes.INSTRUCTION):
                if self.book.code[at] == codes.OP_LOSE_LIFE:
                    self.book.code[at + 3] = kind
        return self.row(kind, codes.THIS, program, 0, *self.lasting(given))

    def lasting(self, when: object) -> tuple[int, int]:
        """Returns a condition, which must make sense without a running effect."""
        condition, number = self.condition(when)
        if condition in (codes.IF_IN_COMBAT, codes.IF_DISCARDED_POWER, codes.IF_OCTONITE_ON_IT):
            raise self.fail(f"{when!r} makes no sense for a constant ability")
        return condition, number

    def has(self, to: object, power: object, keywords: Sequence[words.Keyword], when: object) -> int:
        condition, number = self.lasting(when)
        target = self.creatures(to)
        bits = self.keyword_bits(keywords)
        amount = self.number(power, "power", -MAX_NUMBER, 0) if isinstance(power, int) and power < 0 else (
            self.amount(power))
        # G14: power first, then keywords: neither may depend on itself.
        if isinstance(to, words.Creatures) and (depends_on_keywords(to) or to.weakest or to.strongest):
            raise self.fail("who has more power or keywords cannot depend on keywords or on being weakest or strongest")
        counted = power.creatures if isinstance(power, words.CreatureCount | words.OctoniteOn) else None
        if isinstance(counted, words.Creatures) and (depends_on_keywords(counted) or depends_on_power(counted)):
            raise self.fail("power that depends on other creatures cannot depend on their power or keywords")
        if isinstance(power, words.DiscardedCount):
            raise self.fail("nothing has just been discarded for a constant ability")
        if amount and (condition in (codes.IF_NO_STRONGER_ALLY, codes.IF_EQUAL_ALLIES) or (
                isinstance(to, words.Creatures) and depends_on_power(to))):
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

    def program(self, effects: Sequence[words.Effect], cost: int = 0) -> int:
        """Appends a program that costs that much octonite, and returns where it starts, 0 for none."""
        if not effects:
            return 0
        start = len(self.book.code)
        if cost:
            self.emit(None, codes.OP_PAY, cost)
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
        for effect, following in zip_longest(effects, effects[1:]):
            if isinstance(effect, words.OpponentMay) and following is not None:
                raise self.fail("OpponentMay must be the last effect")
            at = len(self.book.code)
            self.effect(effect)
            if isinstance(effect, words.OpponentGives) and places_it(following):
                self.book.code[at + 3] = 1

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
                book.code[at + 3] = asked_for(do) if then else codes.MAY_FREE
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
            case words.Choose(modes):
                self.choose(effect, modes)
            case words.Repeat(times, do):
                at = self.emit(effect, codes.OP_REPEAT, self.amount(times))
                self.block(do)
                self.emit(None, codes.OP_END)
                book.code[at + 2] = len(book.code)
            case words.NameKeyword(then):
                at = self.emit(effect, codes.OP_NAME_KEYWORD)
                self.block(then)
                book.code[at + 1] = len(book.code)
            case words.NameNumber(then):
                at = self.emit(effect, codes.OP_NAME_NUMBER)
                self.block(then)
                book.code[at + 1] = len(book.code)
            case words.RollDie(at_least, then):
                at = self.emit(effect, codes.OP_ROLL, self.number(at_least, "at_least", 2, codes.SIX))
                self.block(then)
                self.emit(effect, codes.OP_JUMP, at)
                book.code[at + 2] = len(book.code)
            case words.PayMindbug(then):
                at = self.emit(effect, codes.OP_PAY_MINDBUG)
                self.block(then)
                book.code[at + 1] = len(book.code)
            case words.BoostWithCards(creature, amount):
                self.boost_with_cards(effect, creature, self.number(amount, "amount", 1))
            case _:
                self.simple(effect)

    def choose(self, effect: words.Effect, modes: Sequence[words.Mode]) -> None:
        book = self.book
        if not 2 <= len(modes) <= MAX_MODES or len({mode.label for mode in modes}) < len(modes):
            raise self.fail(f"Choose needs 2 to {MAX_MODES} modes with labels that differ")
        at = self.emit(effect, codes.OP_MODE)
        for mode in modes:
            if not mode.label or not mode.label.replace(" ", "").isalnum() or mode.label != mode.label.strip():
                raise self.fail(f"{mode.label!r} cannot be the label of a mode: letters, digits and spaces are allowed")
            self.emit(effect, codes.OP_BRANCH, 0, 0, len(book.labels))
            book.labels.append(mode.label)
        jumps = []
        for i, mode in enumerate(modes, 1):
            branch = at + i * codes.INSTRUCTION
            book.code[branch + 1] = len(book.code)
            self.block(mode.do)
            book.code[branch + 2] = len(book.code)
            jumps.append(self.emit(effect, codes.OP_JUMP))
        for jump in jumps:
            book.code[jump + 1] = len(book.code)
        book.code[at + 2] = len(book.code)

    def boost_with_cards(self, effect: words.Effect, creature: object, amount: int) -> None:
        """The player chooses one card (and creature) after another; whoever declines one gets no further ones."""
        selector = self.creatures(creature)
        rows = [self.emit(effect, codes.OP_PUT_UNDER, selector) for _ in range(amount)]
        for at in rows:
            self.book.code[at + 3] = len(self.book.code)

    def simple(self, effect: words.Effect) -> None:
        op: int
        a = b = c = 0
        if self.is_power_card and isinstance(effect, ABOUT_THIS):
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
            case words.LoseGame():
                op = codes.OP_LOSE_GAME
            case words.LoseMindbug(who):
                op, b = codes.OP_LOSE_MINDBUG, self.player(who)
            case words.MindbugsOff():
                op = codes.OP_MINDBUGS_OFF
            case words.Defeat(creature, up_to):
                op, a = codes.OP_DEFEAT, self.creatures(creature)
                b = 0 if up_to is None else self.number(up_to, "up_to", 1)
            case words.DefeatAll(creatures):
                op, a = codes.OP_DEFEAT_ALL, self.creatures(creatures)
            case words.DefeatPair(first, second):
                op, a, b = codes.OP_DEFEAT_PAIR, self.creatures(first), self.creatures(second)
            case words.DefeatEqualPair(creatures):
                op, a = codes.OP_EQUAL_PAIR, self.creatures(creatures)
            case words.TakeControl(creature, up_to, this_turn):
                op, a = codes.OP_TAKE, self.creatures(creature)
                b = 0 if up_to is None else self.number(up_to, "up_to", 1)
                c = 1 if this_turn else 0
            case words.GiveControl():
                op = codes.OP_GIVE_CONTROL
            case words.ForceAttack(creature):
                op, a = codes.OP_FORCE_ATTACK, self.creatures(creature)
            case words.ReturnAll(creatures):
                op, a = codes.OP_RETURN_ALL, self.creatures(creatures)
            case words.Capture(creature):
                op, a = codes.OP_CAPTURE, self.creatures(creature)
            case words.SetAside(creatures):
                op, a = codes.OP_SET_ASIDE, self.creatures(creatures)
            case words.ReturnAside():
                op = codes.OP_RETURN_ASIDE
            case words.Evolve():
                op = codes.OP_EVOLVE
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
            case words.CannotBlockThisTurn(creature):
                op, a = codes.OP_PIN, self.creatures(creature)
            case words.CannotBeDefeatedThisTurn():
                op = codes.OP_SHELTER
            case words.Discard(who, amount, up_to):
                op, a, b, c = codes.OP_DISCARD, self.amount(amount), self.player(who), 1 if up_to else 0
            case words.DiscardRandom(who, amount):
                op, a, b = codes.OP_DISCARD_RANDOM, self.number(amount, "amount", 1), self.player(who)
            case words.DiscardAll(who, hand, draw_pile):
                if not hand and not draw_pile:
                    raise self.fail("DiscardAll says neither hand nor draw_pile")
                op, a, b = codes.OP_DISCARD_ALL, hand | draw_pile << 1, self.player(who)
            case words.DrawCards(amount):
                op, a = codes.OP_DRAW, self.number(amount, "amount", 1)
            case words.SwapHands():
                op = codes.OP_SWAP_HANDS
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
            case words.KeepIt():
                op = codes.OP_KEEP_IT
            case words.PlayThis():
                op = codes.OP_PLAY_THIS
            case words.PlayAny(cards):
                op, a = codes.OP_PLAY_ANY, self.cards(cards)
            case words.RevealRandom():
                op = codes.OP_SHOW_RANDOM
            case words.PutIntoDiscard(who):
                op, b = codes.OP_BURY_IT, self.player(who)
            case words.OpponentGivesAll():
                op = codes.OP_GIVE_ALL
            case words.Recover(cards, amount):
                op, a, b = codes.OP_RECOVER, self.cards(cards), self.number(amount, "amount", 1)
            case words.RecoverAll():
                op = codes.OP_RECOVER_ALL
            case words.Reveal():
                op = codes.OP_REVEAL
            case words.CopyPlay():
                op = codes.OP_COPY_PLAY
            case words.CopyPlayOf(creature):
                op, a = codes.OP_COPY_PLAY_OF, self.original(creature)
            case words.TriggerPlay(creature):
                op, a = codes.OP_TRIGGER_PLAY, self.creatures(creature)
            case words.DrawUnused(amount):
                op, a = codes.OP_DRAW_UNUSED, self.number(amount, "amount", 1)
            case words.TuckUnused(amount):
                op, a = codes.OP_TUCK, self.number(amount, "amount", 1)
            case words.GainEnergy(amount):
                op, a = codes.OP_ENERGY, self.amount(amount)
            case words.BuyFree():
                op = codes.OP_BUY_FREE
            case words.BuyTopOfDeck():
                op = codes.OP_BUY_TOP
            case _:
                raise self.fail(f"{effect!r} is not an effect")
        self.emit(effect, op, a, b, c)

    def original(self, creature: object) -> int:
        """The selector takes only creatures with a Play effect that copies no other."""
        number = self.creatures(creature)
        at = number * codes.SELECTOR + 4
        self.book.selectors[at] |= codes.F_ORIGINAL | codes.F_TRIGGER << codes.ON_PLAY
        return number

    def player(self, who: object) -> int:
        if who not in (words.Player.SELF, words.Player.OPPONENT):
            raise self.fail(f"{who!r} is not a player")
        return 1 if who is words.Player.OPPONENT else 0


def places_it(effect: words.Effect | None) -> bool:
    """Returns whether a card that was just given surely goes on, into play or into the hand."""
    if isinstance(effect, words.Choose):
        first = [mode.do[0] for mode in effect.modes if mode.do]
        return (len(first) == len(effect.modes) and any(isinstance(word, words.PlayIt) for word in first)
                and all(isinstance(word, words.PlayIt | words.KeepIt) for word in first))
    return isinstance(effect, words.PlayIt)


def depends_on_keywords(creatures: words.Creatures) -> bool:
    return bool(creatures.keywords) or creatures.any_keyword or creatures.named_keyword or creatures.shares_keyword


def depends_on_power(creatures: words.Creatures) -> bool:
    return (creatures.min_power is not None or creatures.max_power is not None or creatures.power_apart is not None
            or creatures.weaker or creatures.equal_power or creatures.weakest or creatures.strongest)


def asked_for(do: Sequence[words.Effect]) -> int:
    """Classifies the price of a "may": something that is given, a card that is shown, or nothing."""
    if all(isinstance(effect, words.LoseLife | words.Discard) for effect in do):
        return codes.MAY_PRICE
    return codes.MAY_REVEAL if all(isinstance(effect, words.Reveal) for effect in do) else codes.MAY_FREE
