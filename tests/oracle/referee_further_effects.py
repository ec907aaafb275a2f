"""The triggered effects of the further sets, written from the printed cards and the rulings."""

from tests.oracle.facts import CREATURES
from tests.oracle.referee import (
    ACTION,
    ATTACK,
    DEFEATED,
    HARVEST,
    PLAY,
    Action,
    Aside,
    Effect,
    GameOver,
    Referee,
)
from tests.oracle.referee_effects import (
    action,
    any_side,
    copied,
    defeat_all,
    defeat_one,
    defeated,
    effect,
    enemy,
    gain,
    given,
    lose_life,
    opponent_discards,
    opponents,
    own,
    printed,
    refresh,
    return_and_play,
    steal,
    take_cards,
    take_one,
    win,
)
from tests.oracle.referee_table import OTHER, Asking, Choosing, Creature, numbered, without

KEYWORDS = ("FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH")


def boost(count: int, this_only: bool) -> Effect:
    return lambda game, seat, this: game.boost(seat, count, this if this_only else None)


# ---- New Servants

PLAY["Goreagle Alpha"] = lose_life(own)


@effect("Count Draculeech", ATTACK)
def draculeech(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(seat, 1)
    yield from game.defeat([(yield from game.target(seat, game.creatures(seat)))])


@effect("Hungry Hungry Hamster", PLAY)
def hamster(game: Referee, seat: str, this: Creature) -> Asking:
    name = yield from given(game, seat)
    if name is None:
        return
    modes = ["choose play", *([] if game.closed(seat) else ["choose keep"])]
    if (yield from game.choose(seat, "mode", modes)) == "choose play":
        yield from game.arrive(seat, name)
    else:
        game.seats[seat].hand.append(name)


@effect("Majestic Manticore", ATTACK)
def manticore(game: Referee, seat: str, this: Creature) -> Asking:
    lowest = min(map(game.power, game.creatures(seat)), default=0)
    yield from game.defeat([it for it in game.creatures(seat) if game.power(it) == lowest])


@effect("The Lurker", ATTACK)
def lurker(game: Referee, seat: str, this: Creature) -> Asking:
    if len(game.seats[seat].play) > len(game.enemies(seat)):
        this.gained.add("SNEAKY")
    yield from ()


@effect("Turf The Surfer", ATTACK)
def surfer(game: Referee, seat: str, this: Creature) -> Asking:
    chosen = yield from game.target(seat, game.creatures(seat))
    if chosen is not None:
        chosen.pinned = True


# ---- Beyond Evolution

ATTACK["Bullet Train"] = defeat_one(enemy(at_most=3))
ATTACK["Thunder Queen"] = defeat_one(enemy())
ATTACK["World Eater"] = lose_life(opponents)
ACTION["Dragon Inn"] = Action(0, lambda game, seat, _: len(game.seats[seat].play) < len(game.enemies(seat))
                              and not game.has(OTHER[seat], "Knightmare"), lose_life(opponents))
ACTION["Infernostrich"] = Action(0, lambda game, seat, _: any(
    game.power(it) >= 7 and not game.protected(it) for it in game.enemies(seat)), defeat_one(enemy(7)))
defeated("Puffermech")(defeat_all(enemy(8)))
defeated("Steelhorn")(opponent_discards(3))
defeated("Sweet Fighter")(gain(2))


@effect("Blastfish", ATTACK)
def blastfish(game: Referee, seat: str, this: Creature) -> Asking:
    this.sheltered = True
    yield from ()


@action("Cake Trickster", lambda game, seat, _: any(map(game.can_attack, game.enemies(seat))))
def cake_trickster(game: Referee, seat: str, this: Creature) -> Asking:
    forced = yield from game.target(seat, filter(game.can_attack, game.enemies(seat)))
    if forced is not None:
        yield from game.attacks(forced, bound=False)


@effect("Cheeky Chimpborg", PLAY)
def cheeky_chimpborg(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.discard_chosen(OTHER[seat], len(game.enemies(seat)))


@effect("Chuckling Chimpborg", PLAY)
def chuckling_chimpborg(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(OTHER[seat], game.seats[OTHER[seat]].mindbugs)
    yield from ()


def and_evolve(first: Effect) -> Effect:
    def both(game: Referee, seat: str, this: Creature) -> Asking:
        yield from first(game, seat, this)
        game.evolve(this)
    return both


action("Cloud Lady")(and_evolve(defeat_one(enemy(at_most=4))))
action("Typhoon Princess")(and_evolve(defeat_one(enemy(at_most=6))))
for _stage in ("Curious Tadpole", "Frog Prophet"):
    action(_stage)(and_evolve(gain(1)))
for _stage in ("Waddling Recruit", "Veteran Penguin"):
    action(_stage)(and_evolve(opponent_discards(1)))
for _stage in ("Wildsprout", "Bigroot"):
    action(_stage)(and_evolve(lambda game, seat, _: game.play_from_pile(seat, seat)))


@effect("Dr. Orange U. Tan", PLAY)
def dr_orange(game: Referee, seat: str, this: Creature) -> Asking:
    can_pay = not game.has(seat, "Knightmare")
    if game.enemies(seat) and can_pay and not game.closed(OTHER[seat]) and (yield from game.may(seat)):
        game.lose(seat, 1)
        game.to_hand(game.enemies(seat))


@effect("Earwig Assassin", PLAY)
def earwig(game: Referee, seat: str, this: Creature) -> Asking:
    if game.seats[seat].hand and game.creatures(seat) and (yield from game.may(seat)):
        yield from game.discard_chosen(seat, 1)
        yield from game.defeat([(yield from game.target(seat, game.creatures(seat)))])


@effect("Frosty Fortress", ATTACK)
def frosty_fortress(game: Referee, seat: str, this: Creature) -> Asking:
    theirs = game.seats[OTHER[seat]]
    gone, theirs.hand, theirs.draw = theirs.hand + theirs.draw, [], []
    game.put_into_pile(OTHER[seat], gone)
    yield from ()


@action("Octocopter", lambda game, seat, this: not game.protected(this) or bool(game.enemies(seat)))
def octocopter(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.defeat([this])
    game.control(seat, (yield from game.target(seat, game.enemies(seat))))


@effect("Radioactive Rabbit", PLAY)
@effect("Suspicious Gift", PLAY)
@effect("Saltemental", PLAY)
def give_away(game: Referee, seat: str, this: Creature) -> Asking:
    if this.seat == seat:
        game.control(OTHER[seat], this)
    yield from ()


@defeated("Radioactive Rabbit")
@effect("Saltemental", HARVEST)
def defeat_other_allies(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.defeat([it for it in game.seats[seat].play if it is not this])


@effect("The Experiment", PLAY)
def experiment(game: Referee, seat: str, this: Creature) -> Asking:
    yield from give_away(game, seat, this)
    game.control(seat, (yield from game.target(seat, game.enemies(seat))))


@effect("Turtle Toaster", PLAY)
def turtle_toaster(game: Referee, seat: str, this: Creature) -> Asking:
    fitting = [it for it in game.enemies(seat) if 4 <= game.power(it) <= 6]
    yield from game.defeat((yield from game.up_to_two(seat, fitting)))


@effect("Utility Bug", PLAY)
def utility_bug(game: Referee, seat: str, this: Creature) -> Asking:
    able = [it for it in game.creatures(seat) if it is not this and it.name in PLAY
            and it.name not in ("Utility Bug", "Pear Patrol")]
    if able and (yield from game.may(seat)):
        copy = yield from game.target(seat, able)
        assert copy is not None
        yield from copied(game, seat, this, copy.name)


# ---- Beyond Eternity

ATTACK["Ant Zombie Horde"] = boost(2, this_only=True)
ATTACK["Sea-Rex"] = boost(1, this_only=True)
ATTACK["Radioactive Pest"] = defeat_one(enemy(7))
ATTACK["Trash Diver"] = lambda game, seat, _: take_cards(
    game, seat, [(OTHER[seat], name) for name in game.seats[OTHER[seat]].discard], 2)
PLAY["Hiss Holiness"] = boost(4, this_only=False)
defeated("Spirit Cheetah")(take_one(any_side(at_most=2)))
defeated("Spirit Maki")(take_one(any_side(9)))
defeated("Trash Flier")(lambda game, seat, _: game.play_from_pile(seat, OTHER[seat]))


@effect("Catalisk", ATTACK)
def catalisk(game: Referee, seat: str, this: Creature) -> Asking:
    pile, game.seats[OTHER[seat]].draw = game.seats[OTHER[seat]].draw, []
    game.put_into_pile(OTHER[seat], pile)
    yield from ()


@effect("Duckdra", ATTACK)
def duckdra(game: Referee, seat: str, this: Creature) -> Asking:
    poisonous = [it for it in game.creatures(seat) if "POISONOUS" in game.keywords(it)]
    if poisonous and (yield from game.may(seat)):
        yield from game.defeat([(yield from game.target(seat, poisonous))])


@defeated("Fire Antler")
def fire_antler(game: Referee, seat: str, this: Creature) -> Asking:
    game.lose(OTHER[seat], 1)
    yield from game.boost(seat, 1)


@effect("Water Antler", PLAY)
def water_antler(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.gain(seat, 1)
    yield from game.boost(seat, 1)


@effect("Ghostly Underdog", ATTACK)
def underdog(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.defeat([it for it in game.enemies(seat) if game.power(it) < game.power(this)])


def either(game: Referee, seat: str, second: str, possible: bool) -> Choosing:
    """The mode of an effect that boosts or does something else; an empty string if it can do neither."""
    modes = ["choose boost"] if game.in_piles(seat) and game.creatures(seat) else []
    modes += [second] if possible else []
    return (yield from game.choose(seat, "mode", modes)) if modes else ""


@effect("Goat Dragon", PLAY, ATTACK)
def goat_dragon(game: Referee, seat: str, this: Creature) -> Asking:
    boosted = [it for it in game.creatures(seat) if it.boost]
    mode = yield from either(game, seat, "choose defeat", bool(boosted))
    if mode == "choose boost":
        yield from game.boost(seat, 1)
    elif mode == "choose defeat":
        yield from game.defeat([(yield from game.target(seat, boosted))])


@effect("Soul Manipulator", PLAY, ATTACK)
def soul_manipulator(game: Referee, seat: str, this: Creature) -> Asking:
    under = [(it, name) for it in game.creatures(seat) for name in dict.fromkeys(it.boost)]
    mode = yield from either(game, seat, "choose return", bool(under) and not game.closed(seat))
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


@defeated("Madam Mystique")
def mystique(game: Referee, seat: str, this: Creature) -> Asking:
    if game.enemies(seat):
        keyword = (yield seat, "keyword", [f"choose {keyword}" for keyword in KEYWORDS]).removeprefix("choose ")
        yield from game.defeat([it for it in game.enemies(seat) if keyword in game.keywords(it)])


@effect("Pyro Salamancer", PLAY)
def salamancer(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.boost(seat, 1)

    def equals(it: Creature) -> list[Creature]:
        return [other for other in game.creatures(seat) if other is not it and game.power(other) == game.power(it)]

    paired = [it for it in game.creatures(seat) if equals(it)]
    if len(paired) == 2:
        yield from game.defeat(paired)
    elif paired:
        first = yield from game.target(seat, paired)
        assert first is not None
        yield from game.defeat([first, (yield from game.target(seat, equals(first)))])


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
        yield from game.defeat([(yield from game.target(seat, game.creatures(seat)))])


# ---- promos

ATTACK["Silver Whiskers"] = take_one(any_side(at_most=5))
PLAY["Ghost Hand"] = boost(1, this_only=False)
action("Tuckbox Mimic")(and_evolve(boost(1, this_only=True)))
defeated("Boar-Zooka")(defeat_all(enemy()))
defeated("Suspicious Gift")(lose_life(own, 2))


@effect("Slugapult", ATTACK)
def slugapult(game: Referee, seat: str, this: Creature) -> Asking:
    others = [it for it in game.seats[seat].play if it is not this]
    if others and (yield from game.may(seat)):
        yield from game.defeat([(yield from game.target(seat, others))])
        yield from game.defeat_an_enemy(seat)


@effect("Ratomancer", PLAY)
def ratomancer(game: Referee, seat: str, this: Creature) -> Asking:
    pile = game.seats[seat].discard
    while weak := [f"choose {name}" for name in dict.fromkeys(pile) if printed(name) <= 4]:
        label = yield seat, "card", [*weak, "done"]
        if label == "done":
            return
        pile.remove(label.removeprefix("choose "))
        yield from game.arrive(seat, label.removeprefix("choose "), with_play=False)


@effect("Chuck", PLAY)
def chuck(game: Referee, seat: str, this: Creature) -> Asking:
    while game.enemies(seat):
        label = yield "chance", "roll", [f"roll {number}" for number in range(1, 7)]
        if label < "roll 4":
            return
        yield from game.defeat_an_enemy(seat)


@effect("Macaw Dagon", ATTACK)
def macaw_dagon(game: Referee, seat: str, this: Creature) -> Asking:
    mine, theirs = game.seats[seat], game.seats[OTHER[seat]]
    if not game.closed("p1") and not game.closed("p2"):
        mine.hand, theirs.hand = theirs.hand, mine.hand
        game.refill(seat)
        game.refill(OTHER[seat])
    yield from ()


@effect("Unigon", ATTACK)
def unigon(game: Referee, seat: str, this: Creature) -> Asking:
    if not game.seats[seat].hand:
        yield from win(game, seat, this)


@effect("Future Eric", PLAY)
def future_eric(game: Referee, seat: str, this: Creature) -> Asking:
    game.seats[seat].draw += game.unused[:2]
    del game.unused[:2]
    game.refill(seat, by_own_player=False)
    yield from ()


@effect("Solar Bear", ATTACK)
def solar_bear(game: Referee, seat: str, this: Creature) -> Asking:
    boosted = [it for it in game.creatures(seat) if it.boost]
    mode = yield from either(game, seat, "choose control", any(it.seat != seat for it in boosted))
    if mode == "choose boost":
        yield from game.boost(seat, 1)
    elif mode == "choose control":
        game.control(seat, (yield from game.target(seat, boosted)))


@action("Deckbox Mimic")
def deckbox_mimic(game: Referee, seat: str, this: Creature) -> Asking:
    yield from game.boost(seat, 1, this)
    if (yield from game.may(seat)):
        game.evolve(this)


@defeated("Big Box Mimic")
def big_box_mimic(game: Referee, seat: str, this: Creature) -> Asking:
    while this.boost:
        label = yield seat, "card", [*(f"choose {name}" for name in dict.fromkeys(this.boost)), "done"]
        if label == "done":
            break
        this.boost.remove(label.removeprefix("choose "))
        yield from game.arrive(seat, label.removeprefix("choose "), with_play=False)
    game.put_into_pile(seat, this.boost)


@effect("Battle Beetle", ATTACK)
def battle_beetle(game: Referee, seat: str, this: Creature) -> Asking:
    if game.seats[seat].mindbugs == game.seats[OTHER[seat]].mindbugs:
        game.lose(OTHER[seat], 2)
    yield from ()


@defeated("Knightmare")
def knightmare(game: Referee, seat: str, this: Creature) -> Asking:
    yield from ()
    raise GameOver(OTHER[seat])


@effect("Alpacoodle", PLAY)
def alpacoodle(game: Referee, seat: str, this: Creature) -> Asking:
    for it in game.creatures(game.turn):
        if it is not this:
            game.seats[it.seat].play.remove(it)
            it.end_turn()
            game.aside.append(Aside(it, returns=this.name == "Alpacoodle"))
    yield from ()


@defeated("Alpacoodle")
def alpacoodle_defeated(game: Referee, seat: str, this: Creature) -> Asking:
    for it in [aside for aside in game.aside if aside.returns]:
        game.aside.remove(it)
        game.seats[it.creature.seat].play.append(it.creature)
    yield from ()


@effect("Steamforger", ATTACK)
def steamforger(game: Referee, seat: str, this: Creature) -> Asking:
    if len(game.seats[seat].play) >= len(game.enemies(seat)) + 3:
        yield from win(game, seat, this)


@effect("Wheatl-E", ATTACK)
def wheatl_e(game: Referee, seat: str, this: Creature) -> Asking:
    theirs = game.seats[OTHER[seat]]
    if not theirs.hand or game.closed(seat):
        return  # F16: nothing could be affected
    number = int((yield seat, "number", [f"choose {number}" for number in range(1, 11)]).removeprefix("choose "))
    cards = [name for name in theirs.hand if CREATURES[name].power == number]
    theirs.hand = without(theirs.hand, cards)
    game.seats[seat].hand += cards
    if cards:
        game.refill(OTHER[seat])


# ---- Battlefruit Add-On

ATTACK["Cutecat"] = steal(2)
ATTACK["Evilcat"] = win


@action("Cutecat")
@action("Zencats")
def evolve(game: Referee, seat: str, this: Creature) -> Asking:
    game.evolve(this)
    yield from ()


@effect("Zencats", ATTACK)
def zencats(game: Referee, seat: str, this: Creature) -> Asking:
    refresh(game, seat)
    game.seats[OTHER[seat]].mindbugs = max(0, game.seats[OTHER[seat]].mindbugs - 1)
    yield from ()


@action("Five-Spice Monster")
def five_spice_monster(game: Referee, seat: str, this: Creature) -> Asking:
    charged = yield from game.target(seat, game.seats[seat].play)
    assert charged is not None
    charged.octonite += 1
    if charged.octonite >= 5:
        raise GameOver(seat)


@action("Mangolorean", lambda game, seat, _: game.seats[seat].mindbugs > 0 and not game.mindbugs_off()
        and bool(game.enemies(seat)) and not game.closed(seat))
def mangolorean(game: Referee, seat: str, this: Creature) -> Asking:
    game.use_mindbug(seat)
    captured = yield from game.target(seat, game.enemies(seat))
    assert captured is not None
    yield from return_and_play(game, seat, captured)


@effect("Shakes Pear", HARVEST)
def shakes_pear(game: Referee, seat: str, this: Creature) -> Asking:
    game.this_turn.mindbugs_off = True
    yield from ()


assert {*PLAY, *ATTACK, *DEFEATED, *HARVEST, *ACTION} <= set(CREATURES)
