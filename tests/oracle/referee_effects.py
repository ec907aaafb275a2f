"""The triggered effects that the referee knows, set by set, written from the printed cards and the rulings."""

from collections.abc import Callable

from tests.oracle.facts import CREATURES
from tests.oracle.referee import (
    ATTACK,
    DEFEATED,
    KEYWORDS,
    OTHER,
    PLAY,
    Asking,
    Choosing,
    Creature,
    Effect,
    GameOver,
    Referee,
    numbered,
    without,
)


def effect(name: str, *triggers: dict[str, Effect]) -> Callable[[Effect], Effect]:
    def note(function: Effect) -> Effect:
        for table in triggers:
            table[name] = function
        return function
    return note


def gain(points: int) -> Effect:
    return lambda game, seat, _: game.gain(seat, points)


def opponent_discards(count: int) -> Effect:
    return lambda game, seat, _: game.discard_chosen(OTHER[seat], count)


def lose_life(whose: Callable[[str], str]) -> Effect:
    def loses(game: Referee, seat: str, this: Creature) -> Asking:
        game.lose(whose(seat), 1)
        yield from ()
    return loses


def defeat_one(which: Callable[[Referee, str, Creature], bool]) -> Effect:
    def defeats(game: Referee, seat: str, this: Creature) -> Asking:
        game.defeat([(yield from game.target(seat, [it for it in game.creatures(seat) if which(game, seat, it)]))])
    return defeats


def take_one(which: Callable[[Referee, Creature], bool]) -> Effect:
    def takes(game: Referee, seat: str, this: Creature) -> Asking:
        game.control(seat, (yield from game.target(seat, [it for it in game.creatures(seat) if which(game, it)])))
    return takes


def boost(count: int, this_only: bool) -> Effect:
    return lambda game, seat, this: game.boost(seat, count, this if this_only else None)


# ---- First Contact

PLAY["Axolotl Healer"] = gain(2)
PLAY["Brain Fly"] = take_one(lambda game, it: game.power(it) >= 6)
PLAY["Compost Dragon"] = lambda game, seat, _: game.play_from_pile(seat, seat)
PLAY["Grave Robber"] = lambda game, seat, _: game.play_from_pile(seat, OTHER[seat])
PLAY["Ferret Bomber"] = opponent_discards(2)
PLAY["Killer Bee"] = lose_life(lambda seat: OTHER[seat])
PLAY["Tiger Squirrel"] = defeat_one(lambda game, seat, it: it.seat != seat and game.power(it) >= 7)
ATTACK["Chameleon Sniper"] = lose_life(lambda seat: OTHER[seat])
ATTACK["Shark Dog"] = defeat_one(lambda game, seat, it: it.seat != seat and game.power(it) >= 6)
ATTACK["Tusked Extorter"] = opponent_discards(1)
DEFEATED["Explosive Toad"] = defeat_one(lambda game, seat, it: True)


@effect("Giraffodile", PLAY)
def giraffodile(game: Referee, seat: str, this: Creature) -> Asking:
    game.seats[seat].hand += game.seats[seat].discard
    game.seats[seat].discard = []
    yield from ()


@effect("Kangasaurus Rex", PLAY)
def kangasaurus(game: Referee, seat: str, this: Creature) -> Asking:
    game.defeat([it for it in game.seats[OTHER[seat]].play if game.power(it) <= 4])
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
    if len(game.seats[seat].play) < len(game.seats[OTHER[seat]].play):
        game.defeat([(yield from game.target(seat, game.creatures(seat)))])


@effect("Turbo Bug", ATTACK)
def turbo_bug(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(OTHER[seat], game.seats[OTHER[seat]].life - 1)
    yield from ()


@effect("Harpy Mother", DEFEATED)
def harpy_mother(game: Referee, seat: str, this: Creature) -> Asking:
    for it in (yield from game.up_to_two(seat, [it for it in game.creatures(seat) if game.power(it) <= 5])):
        game.control(seat, it)


@effect("Strange Barrel", DEFEATED)
def strange_barrel(game: Referee, seat: str, this: Creature) -> Asking:
    for name in (yield from game.pick(OTHER[seat], 2)):
        game.seats[OTHER[seat]].hand.remove(name)
        game.seats[seat].hand.append(name)
    game.refill(OTHER[seat], by_own_player=False)


# ---- New Servants

PLAY["Goreagle Alpha"] = lose_life(lambda seat: seat)


@effect("Count Draculeech", ATTACK)
def draculeech(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(seat, 1)
    game.defeat([(yield from game.target(seat, game.creatures(seat)))])


@effect("Hungry Hungry Hamster", PLAY)
def hamster(game: Referee, seat: str, this: Creature) -> Asking:
    hand = game.seats[OTHER[seat]].hand
    if hand:
        name = yield from game.card(OTHER[seat], hand)
        hand.remove(name)
        game.refill(OTHER[seat])
        if (yield seat, "mode", ["choose play", "choose keep"]) == "choose play":
            game.arrive(seat, name)
        else:
            game.seats[seat].hand.append(name)


@effect("Majestic Manticore", ATTACK)
def manticore(game: Referee, seat: str, this: Creature) -> Asking:
    lowest = min(map(game.power, game.creatures(seat)))
    game.defeat([it for it in game.creatures(seat) if game.power(it) == lowest])
    yield from ()


@effect("The Lurker", ATTACK)
def lurker(game: Referee, seat: str, this: Creature) -> Asking:
    this.sneaky |= len(game.seats[seat].play) > len(game.seats[OTHER[seat]].play)
    yield from ()


@effect("Turf The Surfer", ATTACK)
def surfer(game: Referee, seat: str, this: Creature) -> Asking:
    chosen = yield from game.target(seat, game.creatures(seat))
    assert chosen is not None
    chosen.pinned = True


# ---- Beyond Eternity

ATTACK["Ant Zombie Horde"] = boost(2, this_only=True)
ATTACK["Sea-Rex"] = boost(1, this_only=True)
ATTACK["Radioactive Pest"] = defeat_one(lambda game, seat, it: it.seat != seat and game.power(it) >= 7)
PLAY["Hiss Holiness"] = boost(4, this_only=False)
DEFEATED["Spirit Cheetah"] = take_one(lambda game, it: game.power(it) <= 2)
DEFEATED["Spirit Maki"] = take_one(lambda game, it: game.power(it) >= 9)
DEFEATED["Trash Flier"] = lambda game, seat, _: game.play_from_pile(seat, OTHER[seat])


@effect("Catalisk", ATTACK)
def catalisk(game: Referee, seat: str, this: Creature) -> Asking:
    pile, game.seats[OTHER[seat]].draw = game.seats[OTHER[seat]].draw, []
    game.put_into_pile(OTHER[seat], pile)
    yield from ()


@effect("Duckdra", ATTACK)
def duckdra(game: Referee, seat: str, this: Creature) -> Asking:
    poisonous = [it for it in game.creatures(seat) if "POISONOUS" in game.keywords(it)]
    if poisonous and (yield seat, "may", ["yes", "no"]) == "yes":
        game.defeat([(yield from game.target(seat, poisonous))])


@effect("Fire Antler", DEFEATED)
def fire_antler(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(OTHER[seat], 1)
    yield from game.boost(seat, 1)


@effect("Water Antler", PLAY)
def water_antler(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.gain(seat, 1)
    yield from game.boost(seat, 1)


@effect("Ghostly Underdog", ATTACK)
def underdog(game: Referee, seat: str, this: Creature) -> Asking:
    game.defeat([it for it in game.seats[OTHER[seat]].play if game.power(it) < game.power(this)])
    yield from ()


def either(game: Referee, seat: str, second: str, possible: bool) -> Choosing:
    """The mode of an effect that boosts or does something else; an empty string if it can do neither."""
    piles = game.seats["p1"].discard or game.seats["p2"].discard
    modes = ["choose boost"] if piles and game.creatures(seat) else []
    modes += [second] if possible else []
    return (yield from game.choose(seat, "mode", modes)) if modes else ""


@effect("Goat Dragon", PLAY, ATTACK)
def goat_dragon(game: Referee, seat: str, this: Creature) -> Asking:
    boosted = [it for it in game.creatures(seat) if it.boost]
    mode = yield from either(game, seat, "choose defeat", bool(boosted))
    if mode == "choose boost":
        yield from game.boost(seat, 1)
    elif mode == "choose defeat":
        game.defeat([(yield from game.target(seat, boosted))])


@effect("Soul Manipulator", PLAY, ATTACK)
def soul_manipulator(game: Referee, seat: str, this: Creature) -> Asking:
    under = [(it, name) for it in game.creatures(seat) for name in dict.fromkeys(it.boost)]
    mode = yield from either(game, seat, "choose return", bool(under))
    if mode == "choose boost":
        yield from game.boost(seat, 1)
    elif mode == "choose return":
        labels = numbered(f"choose {name}" for _, name in under)
        it, name = under[labels.index((yield from game.choose(seat, "card", labels)))]
        it.boost.remove(name)
        game.seats[seat].hand.append(name)


@effect("Koibra", PLAY, ATTACK)
def koibra(game: Referee, seat: str, this: Creature) -> Asking:
    for name in (yield from game.pick(OTHER[seat], 1)):
        pile = yield seat, "mode", ["choose own pile", "choose enemy pile"]
        game.seats[OTHER[seat]].hand.remove(name)
        game.put_into_pile(seat if pile == "choose own pile" else OTHER[seat], [name])
        game.refill(OTHER[seat], by_own_player=False)


@effect("Madam Mystique", DEFEATED)
def mystique(game: Referee, seat: str, this: Creature) -> Asking:
    enemies = game.seats[OTHER[seat]].play
    if enemies:
        keyword = (yield seat, "keyword", [f"choose {keyword}" for keyword in KEYWORDS]).removeprefix("choose ")
        game.defeat([it for it in enemies if keyword in game.keywords(it)])


@effect("Pyro Salamancer", PLAY)
def salamancer(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.boost(seat, 1)

    def equals(it: Creature) -> list[Creature]:
        return [other for other in game.creatures(seat) if other is not it and game.power(other) == game.power(it)]

    paired = [it for it in game.creatures(seat) if equals(it)]
    if len(paired) == 2:
        game.defeat(paired)
    elif paired:
        first = yield from game.target(seat, paired)
        assert first is not None
        game.defeat([first, (yield from game.target(seat, equals(first)))])


@effect("Tiger Wasp", PLAY)
def tiger_wasp(game: Referee, seat: str, this: Creature) -> Asking:
    game.discard_batch(seat, (yield from game.pick(seat, 1)))


@effect("Tornado Dragon", PLAY)
def tornado_dragon(game: Referee, seat: str, this: Creature) -> Asking:
    chosen: list[str] = []
    while len(chosen) < min(2, len(game.seats[seat].hand)):
        left = [f"discard {name}" for name in dict.fromkeys(without(game.seats[seat].hand, chosen))]
        label = yield seat, "discard", [*left, "done"]
        if label == "done":
            break
        chosen.append(label.removeprefix("discard "))
    game.discard_batch(seat, chosen)
    for _ in chosen:
        game.defeat([(yield from game.target(seat, game.creatures(seat)))])


@effect("Trash Diver", ATTACK)
def trash_diver(game: Referee, seat: str, this: Creature) -> Asking:
    pile = game.seats[OTHER[seat]].discard
    taken = list(pile) if len(pile) <= 2 else []
    while len(taken) < min(2, len(pile)):
        taken.append((yield from game.card(seat, without(pile, taken))))
    for name in taken:
        pile.remove(name)
        game.seats[seat].hand.append(name)


# ---- promos without octonite, dice and evolution

PROMOS = ("Slugapult", "Mindbug Bug", "Ram Hopper", "Boar-Zooka", "Jazz Dog", "Macaw Dagon", "Unigon",
          "Suspicious Gift", "Watts Dog", "Blessed Axolotl Healer", "Bug Catcher", "Cursed Goblin Werewolf",
          "Ghost Hand", "Jean-Claw Pandamme", "Solar Bear", "Battle Beetle", "Steamforger", "Wolfman Steve",
          "Wheatl-E", "The Pack")
PLAY["Ghost Hand"] = boost(1, this_only=False)


@effect("Slugapult", ATTACK)
def slugapult(game: Referee, seat: str, this: Creature) -> Asking:
    others = [it for it in game.seats[seat].play if it is not this]
    if others and (yield seat, "may", ["yes", "no"]) == "yes":
        game.defeat([(yield from game.target(seat, others))])
        game.defeat([(yield from game.target(seat, game.seats[OTHER[seat]].play))])


@effect("Boar-Zooka", DEFEATED)
def boar_zooka(game: Referee, seat: str, this: Creature) -> Asking:
    game.defeat(list(game.seats[OTHER[seat]].play))
    yield from ()


@effect("Macaw Dagon", ATTACK)
def macaw_dagon(game: Referee, seat: str, this: Creature) -> Asking:
    mine, theirs = game.seats[seat], game.seats[OTHER[seat]]
    mine.hand, theirs.hand = theirs.hand, mine.hand
    game.refill(seat)
    game.refill(OTHER[seat])
    yield from ()


@effect("Unigon", ATTACK)
def unigon(game: Referee, seat: str, this: Creature) -> Asking:
    if not game.seats[seat].hand:
        raise GameOver(seat)
    yield from ()


@effect("Suspicious Gift", PLAY)
def gift(game: Referee, seat: str, this: Creature) -> Asking:
    if this in game.creatures(seat):
        game.control(OTHER[seat], this)
    yield from ()


@effect("Suspicious Gift", DEFEATED)
def gift_defeated(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(seat, 2)
    yield from ()


@effect("Solar Bear", ATTACK)
def solar_bear(game: Referee, seat: str, this: Creature) -> Asking:
    boosted = [it for it in game.creatures(seat) if it.boost]
    mode = yield from either(game, seat, "choose control", any(it.seat != seat for it in boosted))
    if mode == "choose boost":
        yield from game.boost(seat, 1)
    elif mode == "choose control":
        game.control(seat, (yield from game.target(seat, boosted)))


@effect("Battle Beetle", ATTACK)
def battle_beetle(game: Referee, seat: str, this: Creature) -> Asking:
    if game.seats[seat].mindbugs == game.seats[OTHER[seat]].mindbugs:
        game.lose(OTHER[seat], 2)
    yield from ()


@effect("Steamforger", ATTACK)
def steamforger(game: Referee, seat: str, this: Creature) -> Asking:
    if len(game.seats[seat].play) >= len(game.seats[OTHER[seat]].play) + 3:
        raise GameOver(seat)
    yield from ()


@effect("Wheatl-E", ATTACK)
def wheatl_e(game: Referee, seat: str, this: Creature) -> Asking:
    theirs = game.seats[OTHER[seat]]
    if not theirs.hand:
        return  # F16: nothing could be affected
    number = int((yield seat, "number", [f"choose {number}" for number in range(1, 11)]).removeprefix("choose "))
    given = [name for name in theirs.hand if CREATURES[name].power == number]
    theirs.hand = without(theirs.hand, given)
    game.seats[seat].hand += given
    if given:
        game.refill(OTHER[seat])


# ---- Beyond Evolution without Actions

EVOLUTION = ("Blastfish", "Bullet Train", "Cheeky Chimpborg", "Cheery Chimpborg", "Chuckling Chimpborg", "Coach Panda",
             "Dr. Orange U. Tan", "Earwig Assassin", "Kitsunsei", "Mole Machine", "Puffermech", "Radioactive Rabbit",
             "Robopup", "Sawn", "Spiky Shinobi", "Steelhorn", "Sweet Fighter", "The Experiment", "Turtle Toaster",
             "Westside Monster")
ATTACK["Bullet Train"] = defeat_one(lambda game, seat, it: it.seat != seat and game.power(it) <= 3)
PLAY["Radioactive Rabbit"] = gift
DEFEATED["Steelhorn"] = opponent_discards(3)
DEFEATED["Sweet Fighter"] = gain(2)


@effect("Blastfish", ATTACK)
def blastfish(game: Referee, seat: str, this: Creature) -> Asking:
    this.sheltered = True
    yield from ()


@effect("Cheeky Chimpborg", PLAY)
def cheeky_chimpborg(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.discard_chosen(OTHER[seat], len(game.seats[OTHER[seat]].play))


@effect("Chuckling Chimpborg", PLAY)
def chuckling_chimpborg(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(OTHER[seat], game.seats[OTHER[seat]].mindbugs)
    yield from ()


@effect("Dr. Orange U. Tan", PLAY)
def dr_orange(game: Referee, seat: str, this: Creature) -> Asking:
    theirs = game.seats[OTHER[seat]]
    if theirs.play and (yield seat, "may", ["yes", "no"]) == "yes":
        game.lose(seat, 1)
        gone, theirs.play = theirs.play, []
        theirs.hand += [it.name for it in gone]
        for it in gone:
            game.put_into_pile(OTHER[seat], it.boost)


@effect("Earwig Assassin", PLAY)
def earwig(game: Referee, seat: str, this: Creature) -> Asking:
    if game.seats[seat].hand and (yield seat, "may", ["yes", "no"]) == "yes":
        yield from game.discard_chosen(seat, 1)
        game.defeat([(yield from game.target(seat, game.creatures(seat)))])


@effect("Puffermech", DEFEATED)
def puffermech(game: Referee, seat: str, this: Creature) -> Asking:
    game.defeat([it for it in game.seats[OTHER[seat]].play if game.power(it) >= 8])
    yield from ()


@effect("Radioactive Rabbit", DEFEATED)
def rabbit_defeated(game: Referee, seat: str, this: Creature) -> Asking:
    game.defeat(list(game.seats[seat].play))
    yield from ()


@effect("The Experiment", PLAY)
def experiment(game: Referee, seat: str, this: Creature) -> Asking:
    yield from gift(game, seat, this)
    game.control(seat, (yield from game.target(seat, game.seats[OTHER[seat]].play)))


@effect("Turtle Toaster", PLAY)
def turtle_toaster(game: Referee, seat: str, this: Creature) -> Asking:
    chosen = yield from game.up_to_two(seat, [it for it in game.seats[OTHER[seat]].play if 4 <= game.power(it) <= 6])
    game.defeat(chosen)
