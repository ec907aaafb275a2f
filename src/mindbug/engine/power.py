"""Current power, keywords, conditions and selectors (G14: power, then keywords).

They ask each other: a selector may look at power, power at a condition, a condition at power. So they live together.
"""

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Card, Keywords, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    ALLIED,
    ALWAYS,
    AMOUNT,
    ANY_BOOST,
    ANY_DISCARD,
    ANY_NAME,
    ANY_SIDE,
    C_IDLE,
    C_KEYWORDS,
    C_MIRROR,
    C_OWN_KEYWORDS,
    C_OWN_POWER,
    C_POWER,
    CONSTANT,
    CONSTANT_AMOUNT,
    CONSTANT_CONDITION,
    CONSTANT_KEYWORDS,
    CONSTANT_NUMBER,
    CONSTANT_SELECTOR,
    COPIES_PLAY,
    COUNTED,
    CREATURE_COUNT,
    DISCARDED_COUNT,
    ENEMY_DISCARD,
    F_APART,
    F_BLOCKED,
    F_BOOSTED,
    F_EQUAL,
    F_NAMED,
    F_OCTONITE,
    F_ORIGINAL,
    F_OTHER,
    F_SHARES,
    F_STRONGEST,
    F_TRIGGER,
    F_TRIGGERS,
    F_WEAKER,
    F_WEAKEST,
    IF_ALONE,
    IF_DISCARDED_POWER,
    IF_EMPTY_DISCARD,
    IF_ENEMY_CREATURES,
    IF_EQUAL_ALLIES,
    IF_EXHAUSTED,
    IF_FEWER_CREATURES,
    IF_HAND_AT_MOST,
    IF_IN_COMBAT,
    IF_LIFE_EXACTLY,
    IF_LOWER_LIFE,
    IF_MORE_CREATURES,
    IF_NO_CREATURES,
    IF_NO_MINDBUG_READY,
    IF_NO_STRONGER_ALLY,
    IF_NOT_OWN_TURN,
    IF_OCTONITE_ON_IT,
    IF_OTHER_ALLIES,
    IF_OWN_TURN,
    IF_SAME_MINDBUGS,
    IF_WON_FIGHT,
    MAX_POWER,
    MINDBUGS_READY,
    NO_CARD,
    OCTONITE_HERE,
    OCTONITE_LAST,
    OCTONITE_ON,
    OWN_BOOST,
    OWN_DISCARD,
    OWN_HAND,
    RULE_COUNTERS_OF_NOW,
    SELECTOR,
    SELECTOR_DISTANCE,
    SELECTOR_FLAGS,
    SELECTOR_HIGH,
    SELECTOR_KEYWORDS,
    SELECTOR_LOW,
    SELECTOR_PLACE,
    THIS,
    TRIGGERS,
    VICTOR,
    name_of,
)
from mindbug.engine.packing import boost_of, granted_of
from mindbug.engine.state import State

# ---- power and keywords


def power(s: State, slot: Slot) -> i64:
    total = s.deal.book.power[s.design(slot)] + boost_of(s.marks[slot])
    if not s.in_play & s.deal.power_givers:
        return total
    if s.under:
        total += count(s.held_by(slot, s.under))
    if s.deal.masks[C_OWN_POWER] & bit(slot):
        total += granted(s, C_OWN_POWER, slot, slot)
    sources = s.in_play & s.deal.masks[C_POWER]
    if s.deal.grave_givers:
        sources |= s.in_discard & s.deal.graves[C_POWER]
    while sources:
        total += granted(s, C_POWER, lowest(sources), slot)
        sources &= sources - 1
    if total < 1:
        return 1
    return total


def sources_of(s: State, kind: i64) -> i64:
    """The cards with a constant of that class that is active where they lie.

    Where it is asked most often, it is written out: a call costs more than the answer.
    """
    sources = s.in_play & s.deal.masks[kind]
    if s.deal.grave_givers:
        sources |= s.in_discard & s.deal.graves[kind]
    return sources


def first_row(s: State, source: Card) -> i64:
    """Returns where the constants begin that are active where the card lies."""
    book = s.deal.book
    design = s.design(source)
    return book.graves_from[design] if s.in_discard & bit(source) else book.constants_from[design]


def end_of_rows(s: State, source: Card) -> i64:
    book = s.deal.book
    design = s.design(source)
    return book.graves_to[design] if s.in_discard & bit(source) else book.constants_to[design]


def granted(s: State, kind: i64, source: Slot, slot: Slot) -> i64:
    """Returns what the constants of that class on `source` give the creature: power, or keywords."""
    book = s.deal.book
    constants = book.constants
    design = s.design(source)
    player = s.controller(source)
    total: i64 = 0
    row = book.constants_from[design]
    end = book.constants_to[design]
    if s.deal.grave_givers & s.in_discard & bit(source):
        row = book.graves_from[design]
        end = book.graves_to[design]
    while row < end:
        if (constants[row] == kind
                and fits(s, constants[row + CONSTANT_SELECTOR], player, source, slot)
                and (constants[row + CONSTANT_CONDITION] == ALWAYS or row_holds(s, row, player, source))):
            if kind == C_POWER or kind == C_OWN_POWER:
                given = constants[row + CONSTANT_AMOUNT]
                if given >= COUNTED:
                    given = amount(s, given, player, source)
                total += given
            else:
                total |= constants[row + CONSTANT_KEYWORDS]
        row += CONSTANT
    return total


def grant_all(s: State, kind: i64, totals: vec[i64]) -> None:
    """Adds what the constants of that class give, to the number of every creature in play (by slot).

    It comes to the same as `granted` for each source and creature, but each constant is asked only once.
    """
    book = s.deal.book
    constants = book.constants
    sources = sources_of(s, kind)
    while sources:
        source = lowest(sources)
        sources &= sources - 1
        player = s.controller(source)
        row = first_row(s, source)
        end = end_of_rows(s, source)
        while row < end:
            if constants[row] == kind:
                given_to = all_that_fit(s, constants[row + CONSTANT_SELECTOR], player, source)
                if given_to and (constants[row + CONSTANT_CONDITION] == ALWAYS or row_holds(s, row, player, source)):
                    if kind == C_POWER:
                        given = amount(s, constants[row + CONSTANT_AMOUNT], player, source)
                    else:
                        given = constants[row + CONSTANT_KEYWORDS]
                    while given_to:
                        slot = lowest(given_to)
                        given_to &= given_to - 1
                        totals[slot] = totals[slot] + given if kind == C_POWER else totals[slot] | given
            row += CONSTANT


def all_that_fit(s: State, selector: i64, player: Player, source: Card) -> Mask:
    """The creatures in play that `fits`; most selectors ask for nothing but the side."""
    if selector == THIS:
        return s.in_play & bit(source)
    selectors = s.deal.book.selectors
    row = selector * SELECTOR
    found = s.in_play
    side = selectors[row + SELECTOR_PLACE]
    if side != ANY_SIDE:
        found = s.creatures_of(player if side == ALLIED else 1 - player)
    flags = selectors[row + SELECTOR_FLAGS]
    if flags & F_OTHER:
        found &= ~bit(source)
    if (flags <= F_OTHER and selectors[row + SELECTOR_LOW] <= 0 and selectors[row + SELECTOR_HIGH] >= MAX_POWER
            and not selectors[row + SELECTOR_KEYWORDS]):
        return found
    left = found
    while left:
        slot = lowest(left)
        left &= left - 1
        if not fits(s, selector, player, source, slot):
            found &= ~bit(slot)
    return found


def own_keywords(s: State, slot: Slot) -> Keywords:
    """Returns printed and granted keywords, without those that the creature mirrors."""
    words = s.deal.book.keywords[s.design(slot)] | granted_of(s.marks[slot])
    words |= s.team_keywords1 if s.controller(slot) else s.team_keywords0
    if not s.in_play & s.deal.keyword_givers:
        return words
    if s.deal.masks[C_OWN_KEYWORDS] & bit(slot):
        words |= granted(s, C_OWN_KEYWORDS, slot, slot)
    sources = s.in_play & s.deal.masks[C_KEYWORDS]
    if s.deal.grave_givers:
        sources |= s.in_discard & s.deal.graves[C_KEYWORDS]
    while sources:
        words |= granted(s, C_KEYWORDS, lowest(sources), slot)
        sources &= sources - 1
    return words


def keywords(s: State, slot: Slot) -> Keywords:
    """The keywords that the creature has, whether they work or not."""
    words = own_keywords(s, slot)
    if s.deal.masks[C_MIRROR] & bit(slot):
        words |= mirrored(s, slot)
    return words


def mirrored(s: State, slot: Slot) -> Keywords:
    """Returns the smallest solution where two creatures mirror each other: what others have, not what only they
    would."""
    player = s.controller(slot)
    seen = side_keywords(s, 1 - player)
    if s.creatures_of(1 - player) & s.deal.masks[C_MIRROR]:
        seen |= side_keywords(s, player)
    book = s.deal.book
    row = book.constants_from[s.design(slot)]
    found: Keywords = 0
    while row < book.constants_to[s.design(slot)]:
        if book.constants[row] == C_MIRROR:
            found |= seen & book.constants[row + CONSTANT_KEYWORDS]
        row += CONSTANT
    return found


def side_keywords(s: State, player: Player) -> Keywords:
    found: Mask = 0
    creatures = s.creatures_of(player)
    while creatures:
        found |= own_keywords(s, lowest(creatures))
        creatures &= creatures - 1
    return found


def works(s: State, slot: Slot, keyword: Keywords) -> bool:
    """Returns whether the creature has the keyword and it has an effect."""
    return keywords(s, slot) & keyword != 0 and not any_constant(s, C_IDLE, slot)


def any_constant(s: State, kind: i64, slot: Slot) -> bool:
    """Returns whether some constant of that class is about the creature."""
    sources = s.in_play & s.deal.masks[kind]
    if s.deal.grave_givers:
        sources |= s.in_discard & s.deal.graves[kind]
    while sources:
        if constant_covers(s, kind, lowest(sources), slot):
            return True
        sources &= sources - 1
    return False


def constant_covers(s: State, kind: i64, source: Slot, slot: Slot) -> bool:
    book = s.deal.book
    design = s.design(source)
    row = book.constants_from[design]
    end = book.constants_to[design]
    if s.deal.grave_givers & s.in_discard & bit(source):
        row = book.graves_from[design]
        end = book.graves_to[design]
    while row < end:
        if (book.constants[row] == kind
                and matches(s, book.constants[row + CONSTANT_SELECTOR], s.controller(source), source, slot)
                and (book.constants[row + CONSTANT_CONDITION] == ALWAYS
                     or row_holds(s, row, s.controller(source), source))):
            return True
        row += CONSTANT
    return False


def row_holds(s: State, row: i64, player: Player, source: Card) -> bool:
    constants = s.deal.book.constants
    return holds(s, constants[row + CONSTANT_CONDITION], constants[row + CONSTANT_NUMBER], player, source)


# ---- conditions and amounts


def holds(s: State, condition: i64, number: i64, player: Player, source: Card) -> bool:
    if condition == ALWAYS:
        return True
    if condition == IF_OWN_TURN:
        return s.active == player
    if condition == IF_NOT_OWN_TURN:
        return s.active != player
    if condition == IF_ALONE:
        return s.creatures_of(player) == bit(source)
    if condition == IF_HAND_AT_MOST:
        return count(s.hand_of(player)) <= number
    if condition == IF_OTHER_ALLIES:
        return count(s.creatures_of(player) & ~bit(source)) == number
    if condition == IF_NO_STRONGER_ALLY:
        own = power(s, source)
        allies = s.creatures_of(player)
        while allies:
            if power(s, lowest(allies)) > own:
                return False
            allies &= allies - 1
        return True
    if condition == IF_FEWER_CREATURES:
        return count(s.creatures_of(player)) < count(s.creatures_of(1 - player))
    if condition == IF_NO_CREATURES:
        return s.creatures_of(player) == 0
    if condition == IF_LOWER_LIFE:
        return s.life(player) < s.life(1 - player)
    if condition == IF_NO_MINDBUG_READY:
        return s.mindbugs(player) == 0
    if condition == IF_IN_COMBAT:
        return s.victor != NO_CARD
    if condition == IF_DISCARDED_POWER:
        cards = s.it
        while cards:
            if s.deal.book.power[s.design(lowest(cards))] >= number:
                return True
            cards &= cards - 1
        return False
    if condition == IF_LIFE_EXACTLY:
        return s.life(player) == number
    if condition == IF_MORE_CREATURES:
        return count(s.creatures_of(player)) >= count(s.creatures_of(1 - player)) + number
    if condition == IF_ENEMY_CREATURES:
        return count(s.creatures_of(1 - player)) >= number
    if condition == IF_EQUAL_ALLIES:
        return any_equals(s, s.creatures_of(player))
    if condition == IF_EMPTY_DISCARD:
        return s.discard_of(player) == 0
    if condition == IF_SAME_MINDBUGS:
        return s.mindbugs0 == s.mindbugs1
    if condition == IF_EXHAUSTED:
        return s.exhausted & bit(source) != 0
    if condition == IF_WON_FIGHT:
        return s.victors & bit(source) != 0
    if condition == IF_OCTONITE_ON_IT:
        return s.it != 0 and s.octonite(lowest(s.it)) >= number
    raise ValueError(f"the engine does not know the condition {name_of('IF_', condition)}")


def of_equal_power(s: State, candidates: Mask) -> i64:
    """The creatures that have the same power as another of them."""
    found: Mask = 0
    while candidates:
        first = candidates & -candidates
        candidates ^= first
        current = power(s, lowest(first))
        rest = candidates
        while rest:
            other = rest & -rest
            rest ^= other
            if power(s, lowest(other)) == current:
                found |= first | other
    return found


def has_equal(s: State, slot: Slot) -> bool:
    """Returns whether another creature in play has the same power."""
    current = power(s, slot)
    others = s.in_play & ~bit(slot)
    while others:
        if power(s, lowest(others)) == current:
            return True
        others &= others - 1
    return False


def any_equals(s: State, candidates: Mask) -> bool:
    """Returns whether two of them have the same power."""
    while candidates:
        current = power(s, lowest(candidates))
        candidates &= candidates - 1
        others = candidates
        while others:
            if power(s, lowest(others)) == current:
                return True
            others &= others - 1
    return False


def amount(s: State, number: i64, player: Player, source: Card) -> i64:
    if number < COUNTED:
        return number
    rows = s.deal.book.amounts
    row = (number - COUNTED) * AMOUNT
    kind, of = rows[row], rows[row + 1]
    if kind == OCTONITE_HERE or (kind == OCTONITE_LAST and s.deal.rules & RULE_COUNTERS_OF_NOW):
        return s.octonite(source) if source < NO_CARD and s.in_play & bit(source) else s.tally
    if kind == OCTONITE_LAST:
        return s.tally
    if kind == CREATURE_COUNT:
        return count(creatures(s, of, player, source)) * rows[row + 2]
    if kind == MINDBUGS_READY:
        return s.mindbugs(1 - player if of else player)
    if kind == DISCARDED_COUNT:
        return count(s.it)
    if kind == OCTONITE_ON:
        found = creatures(s, of, player, source)
        total: i64 = 0
        while found:
            total += s.octonite(lowest(found))
            found &= found - 1
        return total
    raise ValueError(f"the engine does not know the amount number {kind}")


# ---- selectors


def matches(s: State, selector: i64, player: Player, source: Card, slot: Slot) -> bool:
    """Returns whether one creature in play is among the selected."""
    if not fits(s, selector, player, source, slot):
        return False
    if s.deal.book.selectors[selector * SELECTOR + SELECTOR_FLAGS] < F_WEAKEST:
        return True
    return creatures(s, selector, player, source) & bit(slot) != 0


def fits(s: State, selector: i64, player: Player, source: Card, slot: Slot) -> bool:
    """Returns whether the creature fits without a look at the others that fit."""
    if selector == THIS:
        return slot == source
    selectors = s.deal.book.selectors
    row = selector * SELECTOR
    side = selectors[row + SELECTOR_PLACE]
    if side != ANY_SIDE and (s.controller(slot) == player) != (side == ALLIED):
        return False
    flags = selectors[row + SELECTOR_FLAGS]
    if flags & F_OTHER and slot == source:
        return False
    if flags & F_OCTONITE and not s.octonite(slot):
        return False
    low, high = selectors[row + SELECTOR_LOW], selectors[row + SELECTOR_HIGH]
    if low > 0 or high < MAX_POWER:
        current = power(s, slot)
        if current < low or current > high:
            return False
    wanted = selectors[row + SELECTOR_KEYWORDS]
    if wanted and not keywords(s, slot) & wanted:
        return False
    return flags < F_TRIGGER or fits_closely(s, selector, source, slot)


def fits_closely(s: State, selector: i64, source: Card, slot: Slot) -> bool:
    """Returns whether the creature is within the rarer limits."""
    book = s.deal.book
    flags = book.selectors[selector * SELECTOR + SELECTOR_FLAGS]
    if flags & F_TRIGGERS and not has_trigger(s, slot, flags):
        return False
    if flags < F_BOOSTED:
        return True
    if flags & F_BOOSTED and not s.held_by(slot, s.under):
        return False
    if flags & F_BLOCKED and not s.blocked & bit(slot):
        return False
    if flags & F_WEAKER and power(s, slot) >= power(s, source):
        return False
    if flags & F_APART:
        distance = book.selectors[selector * SELECTOR + SELECTOR_DISTANCE]
        apart = power(s, slot) - power(s, source)
        if -distance < apart and apart < distance:
            return False
    if flags & F_EQUAL and not has_equal(s, slot):
        return False
    if flags & F_NAMED and not named_on(s, slot):
        return False
    if flags & F_ORIGINAL and book.features[s.design(slot)] & COPIES_PLAY:
        return False
    return not flags & F_SHARES or s.named == ANY_NAME or keywords(s, slot) & printed_keywords(s, s.it) != 0


def named_on(s: State, slot: Slot) -> bool:
    """Returns whether the creature has the keyword just named; before one is named, any creature might."""
    return s.named == ANY_NAME or keywords(s, slot) & s.named != 0


def has_trigger(s: State, slot: Slot, flags: i64) -> bool:
    trigger: i64 = 0
    while trigger < TRIGGERS:
        if (flags >> trigger) & F_TRIGGER and not s.program(slot, trigger):
            return False
        trigger += 1
    return True


def creatures(s: State, selector: i64, player: Player, source: Card) -> Mask:
    """All creatures in play that are selected."""
    if selector == THIS:
        return s.in_play & bit(source)
    if selector == VICTOR:
        if s.victor == NO_CARD:
            return 0
        return s.in_play & bit(s.victor)
    found: Mask = 0
    candidates = s.in_play
    while candidates:
        first = candidates & -candidates
        candidates ^= first
        if fits(s, selector, player, source, lowest(first)):
            found |= first
    flags = s.deal.book.selectors[selector * SELECTOR + SELECTOR_FLAGS]
    if flags >= F_WEAKEST:
        if flags & F_WEAKEST:
            found = weakest(s, found)
        if flags & F_STRONGEST:
            found = strongest(s, found)
    return found


def printed_keywords(s: State, cards: Mask) -> Keywords:
    words: Keywords = 0
    while cards:
        words |= s.deal.book.keywords[s.design(lowest(cards))]
        cards &= cards - 1
    return words


def weakest(s: State, candidates: Mask) -> Mask:
    found: Mask = 0
    least: i64 = MAX_POWER
    while candidates:
        first = candidates & -candidates
        candidates ^= first
        current = power(s, lowest(first))
        if current < least:
            found = first
            least = current
        elif current == least:
            found |= first
    return found


def strongest(s: State, candidates: Mask) -> i64:
    found: Mask = 0
    most: i64 = 0
    while candidates:
        first = candidates & -candidates
        candidates ^= first
        current = power(s, lowest(first))
        if current > most:
            found = first
            most = current
        elif current == most:
            found |= first
    return found


def under_creatures(s: State) -> i64:
    """The boost cards of creatures in play: those of creatures set aside or just defeated are not among them."""
    found: Mask = 0
    among = s.under
    while among:
        first = among & -among
        among ^= first
        if s.in_play & bit(s.holders[lowest(first)]):
            found |= first
    return found


def cards(s: State, selector: i64, player: Player, source: Card) -> i64:
    """The cards of a hand or pile that are selected; only what is printed counts (G15)."""
    book = s.deal.book
    row = selector * SELECTOR
    pile = book.selectors[row + SELECTOR_PLACE]
    if pile == OWN_HAND:
        candidates = s.hand_of(player)
    elif pile == ANY_BOOST:
        candidates = under_creatures(s)
    elif pile == OWN_BOOST:
        candidates = s.held_by(source, s.under)
    elif pile == OWN_DISCARD:
        candidates = s.discard_of(player)
    elif pile == ENEMY_DISCARD:
        candidates = s.discard_of(1 - player)
    elif pile == ANY_DISCARD:
        candidates = s.in_discard
    else:
        raise ValueError("not a pile")
    low, high = book.selectors[row + SELECTOR_LOW], book.selectors[row + SELECTOR_HIGH]
    flags = book.selectors[row + SELECTOR_FLAGS]
    if low == 0 and high == MAX_POWER and flags == 0:
        return candidates
    found: Mask = 0
    while candidates:
        first = candidates & -candidates
        candidates ^= first
        slot = lowest(first)
        printed = book.power[s.design(slot)]
        if low <= printed and printed <= high and has_trigger(s, slot, flags):
            found |= first
    return found
