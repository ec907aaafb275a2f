"""The triggered effects of the first four sets, written from the printed cards and the rulings."""

from collections.abc import Callable, Generator

from tests.oracle.facts import CREATURES
from tests.oracle.referee import (
    ACTION,
    ATTACK,
    DEFEATED,
    HARVEST,
    PAID_ATTACK,
    PLAY,
    POWER,
    Action,
    Effect,
    GameOver,
    Referee,
)
from tests.oracle.referee_table import OTHER, Asking, Creature, Question, first_stage, without

Which = Callable[[Referee, str, Creature], bool]
Whose = Callable[[str], str]


def effect(name: str, *triggers: dict[str, Effect]) -> Callable[[Effect], Effect]:
    def note(function: Effect) -> Effect:
        for table in triggers:
            table[name] = function
        return function
    return note


def defeated(name: str) -> Callable[[Effect], Effect]:
    """The effect does not ask who has won the fight."""
    def note(function: Effect) -> Effect:
        DEFEATED[name] = lambda game, seat, this, victor: function(game, seat, this)
        return function
    return note


def action(name: str, possible: Which = lambda game, seat, this: True, cost: int = 0) -> Callable[[Effect], Effect]:
    def note(function: Effect) -> Effect:
        ACTION[name] = Action(cost, possible, function)
        return function
    return note


def power_card(name: str) -> Callable[[Callable[[Referee, str], Asking]], Callable[[Referee, str], Asking]]:
    def note(function: Callable[[Referee, str], Asking]) -> Callable[[Referee, str], Asking]:
        POWER[name] = function
        return function
    return note


def own(seat: str) -> str:
    return seat


def opponents(seat: str) -> str:
    return OTHER[seat]


def enemy(at_least: int = 0, at_most: int = 99) -> Which:
    return lambda game, seat, it: it.seat != seat and at_least <= game.power(it) <= at_most


def any_side(at_least: int = 0, at_most: int = 99) -> Which:
    return lambda game, seat, it: at_least <= game.power(it) <= at_most


def gain(points: int) -> Effect:
    return lambda game, seat, _: game.gain(seat, points)


def gain_energy(points: int) -> Effect:
    def gains(game: Referee, seat: str, this: Creature) -> Asking:
        game.seats[seat].energy += points
        yield from ()
    return gains


def opponent_discards(count: int) -> Effect:
    return lambda game, seat, _: game.discard_chosen(OTHER[seat], count)


def lose_life(whose: Whose, points: int = 1) -> Effect:
    def loses(game: Referee, seat: str, this: Creature) -> Asking:
        game.lose(whose(seat), points)
        yield from ()
    return loses


def defeat_one(which: Which) -> Effect:
    def defeats(game: Referee, seat: str, this: Creature) -> Asking:
        fitting = [it for it in game.creatures(seat) if which(game, seat, it)]
        yield from game.defeat([(yield from game.target(seat, fitting))])
    return defeats


def defeat_all(which: Which) -> Effect:
    def defeats(game: Referee, seat: str, this: Creature) -> Asking:
        yield from game.defeat([it for it in game.creatures(seat) if which(game, seat, it)])
    return defeats


def take_one(which: Which) -> Effect:
    def takes(game: Referee, seat: str, this: Creature) -> Asking:
        fitting = [it for it in game.creatures(seat) if which(game, seat, it)]
        game.control(seat, (yield from game.target(seat, fitting)))
    return takes


def steal(count: int) -> Effect:
    return lambda game, seat, _: game.steal(seat, count)


def win(game: Referee, seat: str, this: Creature) -> Asking:
    yield from ()
    raise GameOver(seat)


def printed(name: str) -> int:
    return CREATURES[name].power


def return_and_play(game: Referee, seat: str, creature: Creature) -> Asking:
    """The creature goes to that player's hand, who may play it then."""
    name = first_stage(creature.name)
    game.to_hand([creature], seat)
    if game.playable(seat, [name]) and (yield from game.may(seat)):
        yield from game.play_from_hand(seat, [name])


def take_cards(game: Referee, seat: str, cards: list[tuple[str, str]], count: int) -> Asking:
    """So many of the cards (whose pile, name) go to the player's hand."""
    taken = list(cards) if len(cards) <= count else []
    while not game.closed(seat) and len(taken) < min(count, len(cards)):
        left = list(cards)
        for card in taken:
            left.remove(card)
        taken.append((yield from game.card_of_piles(seat, left)))
    for pile, name in () if game.closed(seat) else taken:
        game.seats[pile].discard.remove(name)
        game.seats[seat].hand.append(name)


# ---- First Contact

PLAY["Axolotl Healer"] = gain(2)
PLAY["Brain Fly"] = take_one(any_side(6))
PLAY["Compost Dragon"] = lambda game, seat, _: game.play_from_pile(seat, seat)
PLAY["Grave Robber"] = lambda game, seat, _: game.play_from_pile(seat, OTHER[seat])
PLAY["Ferret Bomber"] = opponent_discards(2)
PLAY["Kangasaurus Rex"] = defeat_all(enemy(at_most=4))
PLAY["Killer Bee"] = lose_life(opponents)
PLAY["Tiger Squirrel"] = defeat_one(enemy(7))
ATTACK["Chameleon Sniper"] = lose_life(opponents)
ATTACK["Shark Dog"] = defeat_one(enemy(6))
ATTACK["Tusked Extorter"] = opponent_discards(1)
defeated("Explosive Toad")(defeat_one(any_side()))
defeated("Strange Barrel")(steal(2))


@effect("Giraffodile", PLAY)
def giraffodile(game: Referee, seat: str, this: Creature) -> Asking:
    if not game.closed(seat):
        game.seats[seat].hand += game.seats[seat].discard
        game.seats[seat].discard = []
    yield from ()


@effect("Mysterious Mermaid", PLAY)
def mermaid(game: Referee, seat: str, this: Creature) -> Asking:
    difference = game.seats[seat].life - game.seats[OTHER[seat]].life
    if difference > 0:
        game.lose(seat, difference)
    else:
        yield from game.gain(seat, -difference)


@effect("Snail Hydra", ATTACK)
def snail_hydra(game: Referee, seat: str, this: Creature) -> Asking:
    if len(game.seats[seat].play) < len(game.enemies(seat)):
        yield from game.defeat([(yield from game.target(seat, game.creatures(seat)))])


@effect("Turbo Bug", ATTACK)
def turbo_bug(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(OTHER[seat], game.seats[OTHER[seat]].life - 1)
    yield from ()


@defeated("Harpy Mother")
def harpy_mother(game: Referee, seat: str, this: Creature) -> Asking:
    for it in (yield from game.up_to_two(seat, [it for it in game.creatures(seat) if game.power(it) <= 5])):
        game.control(seat, it)


# ---- Battlefruit Kingdom

HARVEST["Alluring Oyster"] = take_one(any_side(6))
HARVEST["Artimist"] = win
HARVEST["Bananapus"] = defeat_one(enemy())
HARVEST["Captain Cucodile"] = gain(2)
HARVEST["Lychee King"] = lose_life(opponents)
HARVEST["Mangonade"] = defeat_all(enemy())
HARVEST["Sporeweaver"] = lambda game, seat, _: take_cards(game, seat, game.in_piles(seat), 2)
ATTACK["Avocado Gunner"] = defeat_one(enemy(at_most=5))
ATTACK["Coconut Crab"] = lose_life(opponents)
ATTACK["Pineapple Paladin"] = gain(1)
PLAY["Kiwing Juicer"] = lambda game, seat, _: game.play_from_pile(seat, seat, lambda name: printed(name) >= 7)
PLAY["Lord Watermelon"] = lambda game, seat, _: game.play_from_hand(seat, game.seats[seat].hand)
PLAY["Rad Radish"] = defeat_one(lambda game, seat, it: it.seat != seat and "HUNTER" in game.keywords(it))
PLAY["The Broccoli Bards"] = lambda game, seat, _: game.play_from_pile(seat, seat, lambda name: printed(name) <= 5)
defeated("Duradillo")(lose_life(own))
defeated("Tomageddon")(steal(1))


@effect("Calm Cole", HARVEST)
@effect("Icecube Dragon", HARVEST)
def defeat_this(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.defeat([this])


def cherry_bug(game: Referee, seat: str, this: Creature, victor: Creature | None) -> Asking:
    game.control(seat, victor)
    yield from ()


DEFEATED["Cherry Bug"] = cherry_bug


@defeated("Dragon Fruit")
def dragon_fruit(game: Referee, seat: str, this: Creature) -> Asking:
    lowest = min(map(game.power, game.enemies(seat)), default=0)
    yield from game.defeat([it for it in game.enemies(seat) if game.power(it) == lowest])


@effect("Fearberry", HARVEST)
def fearberry(game: Referee, seat: str, this: Creature) -> Asking:
    game.this_turn.cannot_block.add(OTHER[seat])
    this.octonite += 2
    yield from ()


@effect("Okra Shaman", PLAY)
def okra_shaman(game: Referee, seat: str, this: Creature) -> Asking:
    if game.in_piles(seat) and not game.has(seat, "Knightmare") and (yield from game.may(seat)):
        game.lose(seat, 1)
        yield from game.play_from_piles(seat)


@effect("Pepperwing", ATTACK)
def pepperwing(game: Referee, seat: str, this: Creature) -> Asking:
    rival = OTHER[seat]
    if game.seats[rival].hand and (yield from game.may(rival)):
        yield from game.discard_chosen(rival, 1)
    else:
        yield from game.defeat([(yield from game.target(rival, game.seats[rival].play))])


@effect("Spinachia", PLAY)
def spinachia(game: Referee, seat: str, this: Creature) -> Asking:
    others = [it for it in game.seats[seat].play if it is not this]
    if others and not game.closed(seat) and (yield from game.may(seat)):
        returned = yield from game.target(seat, others)
        assert returned is not None
        yield from return_and_play(game, seat, returned)


# ---- Battlefruit Galaxy

PLAY["Cinnemonk"] = lambda game, seat, _: game.play_from_piles(seat, lambda name: name in DEFEATED)
ATTACK["Leeklings"] = defeat_all(
    lambda game, seat, it: it.seat != seat and bool({"SNEAKY", "POISONOUS"} & game.keywords(it)))
PAID_ATTACK["Boomberry"] = defeat_all(enemy())
ACTION["USX Tangerine"] = Action(1, lambda game, seat, _: any(it.octonite for it in game.enemies(seat)),
                                 take_one(lambda game, seat, it: it.octonite > 0))
defeated("Applebot")(gain(2))
defeated("Aubergalactic Whale")(defeat_all(enemy(7)))
defeated("Chaotic Cabbage")(steal(1))
defeated("Pomegrenade")(defeat_one(lambda game, seat, it: it.seat != seat and it.octonite > 0))
defeated("Rhubarbarian")(lambda game, seat, _: game.discard_chosen(seat, 1))


def refresh(game: Referee, seat: str) -> None:
    game.seats[seat].mindbugs = min(2, game.seats[seat].mindbugs + 1)


@defeated("Astronuts")
def astronuts(game: Referee, seat: str, this: Creature) -> Asking:
    if not game.seats[seat].mindbugs:
        refresh(game, seat)
    yield from ()


@effect("Bean Bot", PLAY)
def bean_bot(game: Referee, seat: str, this: Creature) -> Asking:
    if game.seats[seat].life < game.seats[OTHER[seat]].life and game.lose(OTHER[seat], 1):
        yield from game.gain(seat, 1)


@action("Borgions", cost=1)
def borgions(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.defeat_an_enemy(seat)
    game.seats[seat].extra_turns += 1


@effect("Broodmother", ATTACK)
def broodmother(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.discard_chosen(OTHER[seat], sum(it.octonite for it in game.seats[seat].play))


@effect("Caulibot", ATTACK)
@effect("Plumarine", PAID_ATTACK)
def grow(game: Referee, seat: str, this: Creature) -> Asking:
    this.growth += 8
    yield from ()


@effect("Cornanon", PLAY)
def cornanon(game: Referee, seat: str, this: Creature) -> Asking:
    if game.seats[seat].hand and game.enemies(seat) and (yield from game.may(seat)):
        shown = CREATURES[(yield from game.card(seat, game.seats[seat].hand))].keywords
        yield from game.defeat([it for it in game.enemies(seat) if shown & game.keywords(it)])


@action("Figuru", lambda game, seat, _: not game.closed(seat) or bool(game.seats[OTHER[seat]].hand))
def figuru(game: Referee, seat: str, this: Creature) -> Asking:
    if not game.closed(seat):
        game.to_hand([this])
    for name in (yield from game.pick(OTHER[seat], 1)):
        game.seats[OTHER[seat]].hand.remove(name)
        game.refill(OTHER[seat], by_own_player=False)
        yield from game.arrive(seat, name)


@effect("Kiwanoid", PAID_ATTACK)
def kiwanoid(game: Referee, seat: str, this: Creature) -> Asking:
    yield from take_cards(game, seat, [(seat, name) for name in game.seats[seat].discard], 1)


@effect("Melon Master", PLAY)
def melon_master(game: Referee, seat: str, this: Creature) -> Asking:
    before = list(game.seats[OTHER[seat]].discard)
    yield from game.discard_chosen(OTHER[seat], 1)
    if any(printed(name) >= 4 for name in without(game.seats[OTHER[seat]].discard, before)):
        game.lose(OTHER[seat], 1)


@defeated("Olive Orbiter")
def olive_orbiter(game: Referee, seat: str, this: Creature) -> Asking:
    if not game.seats[seat].play:
        yield from game.defeat(game.enemies(seat))


@effect("Pear Patrol", PLAY)
def pear_patrol(game: Referee, seat: str, this: Creature) -> Asking:
    if game.seats[seat].hand and (yield from game.may(seat)):
        yield from copied(game, seat, this, (yield from game.card(seat, game.seats[seat].hand)))


def copied(game: Referee, seat: str, this: Creature, name: str) -> Asking:
    """The Play effect of that card, with the copying creature as "this"."""
    if name in PLAY and not game.has(OTHER[seat], "Deathweaver"):
        yield from PLAY[name](game, seat, this)


@effect("Quadranut", PLAY)
def quadranut(game: Referee, seat: str, this: Creature) -> Asking:
    ally = yield from game.target(seat, game.seats[seat].play)
    yield from game.defeat([ally, (yield from game.target(seat, game.enemies(seat)))])


@effect("Romindesco", PLAY)
def romindesco(game: Referee, seat: str, this: Creature) -> Asking:
    if len(game.seats[seat].hand) >= 2 and game.creatures(seat) and (yield from game.may(seat)):
        yield from game.discard_chosen(seat, 2)
        game.control(seat, (yield from game.target(seat, game.creatures(seat))))


def draw_unused(game: Referee, seat: str) -> Asking:
    if game.unused and not game.closed(seat):
        game.seats[seat].hand.append(game.unused.pop(0))
    yield from ()


PAID_ATTACK["Star Portal"] = lambda game, seat, _: draw_unused(game, seat)


@effect("Starfruit Ninja", PAID_ATTACK)
def starfruit_ninja(game: Referee, seat: str, this: Creature) -> Asking:
    this.gained.add("SNEAKY")
    yield from ()


@effect("Starship Soupers", ATTACK)
def starship_soupers(game: Referee, seat: str, this: Creature) -> Asking:
    charged = yield from game.target(seat, game.creatures(seat))
    if charged is not None:
        charged.octonite += 1


@defeated("Starship Soupers")
def soupers_defeated(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(OTHER[seat], this.octonite)
    yield from ()


# ---- King of Tokyo

PLAY["Boogie Woogie"] = PLAY["Cinnemonk"]
PLAY["Bookwyrm"] = lambda game, seat, _: game.play_from_hand(
    seat, [name for name in game.seats[seat].hand if printed(name) >= 7])
PLAY["Cyber Bunny"] = defeat_one(enemy(5))
PLAY["Cyber Kitty"] = defeat_one(enemy(at_most=5))
PLAY["Drakonis"] = gain_energy(2)
PLAY["Mega Shark"] = gain_energy(1)
PLAY["Megaxolot"] = PLAY["Space Penguin"] = gain(1)
PLAY["Meka Dragon"] = lose_life(opponents)
PLAY["Pumpkin Jack"] = lambda game, seat, _: game.play_from_pile(seat, seat, lambda name: name in PLAY)
defeated("Captain Fish")(take_one(any_side(6)))
defeated("Cosmic Joe")(defeat_one(any_side()))
defeated("Gigazaur")(lose_life(opponents))
defeated("Megamoth")(gain_energy(2))
defeated("Pagurah")(defeat_all(enemy(at_most=5)))
defeated("Pandakaï")(gain_energy(1))
defeated("Rob")(opponent_discards(2))


@effect("Alienoid", PLAY)
def alienoid(game: Referee, seat: str, this: Creature) -> Asking:
    if game.power_row:
        label = yield from game.choose(seat, "buy", [f"buy {name}" for name in game.power_row])
        yield from game.bought(seat, label.removeprefix("buy "))


@defeated("Iron Back")
def iron_back(game: Referee, seat: str, this: Creature) -> Asking:
    game.seats[seat].energy += len(game.enemies(seat))
    yield from ()


def given(game: Referee, seat: str) -> Generator[Question, str, str | None]:
    """A card that the opponent gives and that is nowhere now."""
    hand = game.seats[OTHER[seat]].hand
    if not hand:
        return None
    name = yield from game.card(OTHER[seat], hand)
    hand.remove(name)
    game.refill(OTHER[seat])
    return name


@effect("The Globe-Smasher", PLAY)
def globe_smasher(game: Referee, seat: str, this: Creature) -> Asking:
    name = yield from given(game, seat)
    if name is not None:
        yield from game.arrive(seat, name)


POWER["Ambush"] = lambda game, seat: game.defeat_an_enemy(seat)
POWER["Healing Bots"] = lambda game, seat: game.gain(seat, 1)
POWER["Mysterious Ally"] = draw_unused
POWER["Reanimation"] = lambda game, seat: take_cards(
    game, seat, [(OTHER[seat], name) for name in game.seats[OTHER[seat]].discard], 1)
POWER["Resurrection"] = lambda game, seat: take_cards(
    game, seat, [(seat, name) for name in game.seats[seat].discard], 1)
POWER["Subterranean Strike"] = lambda game, seat: game.discard_chosen(OTHER[seat], 2)


def power_defeat(at_least: int = 0, at_most: int = 99) -> Callable[[Referee, str], Asking]:
    def defeats(game: Referee, seat: str) -> Asking:
        fitting = [it for it in game.creatures(seat) if at_least <= game.power(it) <= at_most]
        yield from game.defeat([(yield from game.target(seat, fitting))])
    return defeats


POWER["Revenge"] = power_defeat(at_least=7)
POWER["Stomp"] = power_defeat(at_most=3)


def for_all_allies(keyword: str) -> Callable[[Referee, str], Asking]:
    def gives(game: Referee, seat: str) -> Asking:
        game.this_turn.keywords[seat].add(keyword)
        yield from ()
    return gives


POWER["Pounce"] = for_all_allies("HUNTER")
POWER["Rage"] = for_all_allies("FRENZY")
POWER["Suburban Camouflage"] = for_all_allies("SNEAKY")


@power_card("Extra Head")
def extra_head(game: Referee, seat: str) -> Asking:
    game.this_turn.extra_die.add(seat)
    yield from ()


@power_card("Monster Buddies")
def monster_buddies(game: Referee, seat: str) -> Asking:
    chosen = yield from game.target(seat, [it for it in game.seats[seat].play if it.name in PLAY])
    if chosen is not None and not game.has(OTHER[seat], "Deathweaver"):
        this, play = chosen, PLAY[chosen.name]
        game.trigger(seat, chosen.name, lambda: play(game, seat, this))


@power_card("Portal Malfunction")
def portal_malfunction(game: Referee, seat: str) -> Asking:
    returned = None if game.closed(seat) else (yield from game.target(seat, game.seats[seat].play))
    if returned is not None:
        game.to_hand([returned])


@power_card("Railgun")
def railgun(game: Referee, seat: str) -> Asking:
    game.lose(OTHER[seat], 1)
    yield from ()


@power_card("Random Mutation")
def random_mutation(game: Referee, seat: str) -> Asking:
    if game.power_deck:
        yield from POWER[game.power_deck.pop(0)](game, seat)
