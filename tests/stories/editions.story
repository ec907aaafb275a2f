The editions (M8), the attacks of a turn (A13), arrivals before the turn action (A14) and FAST at the start of a turn.

## M8 current: after a Mindbug another turn action in the same turn, without Harvest
p1 has play Lychee King (2 octonite); hand Gorillion / Bee Bear
p1: play Bee Bear | p2: mindbug | turn p1 | p1 play: Lychee King (2 octonite)

## M8 third: after a Mindbug a whole new turn, with Harvest
p1 has play Lychee King (2 octonite); hand Gorillion / Bee Bear
given edition: third
p1: play Bee Bear | p2: mindbug | turn p1 | p1 play: Lychee King (1 octonite)

## M8 second: after a Mindbug a whole new turn, with Harvest
p1 has play Lychee King (1 octonite); hand Gorillion / Bee Bear
given edition: second
p1: play Bee Bear | p2: mindbug | turn p1 | p1 play: Lychee King | p2 life: 2

## M8 first: after a Mindbug a whole new turn, with Harvest
p1 has play Lychee King (1 octonite); hand Gorillion / Bee Bear
given edition: first
p1: play Bee Bear | p2: mindbug | turn p1 | p1 play: Lychee King | p2 life: 2

## M8 third: the new turn comes after the Play effect and FAST of the mindbugged card
p1 has play Lychee King (1 octonite); hand Gorillion / Carrot Cleric
p2 has life 1
given edition: third
p1: play Carrot Cleric | p2: mindbug | p2 asks fast: attack / stop | p1 play: Lychee King (1 octonite)
p2: attack | p1: no block | p1 life: 2 | over p1

## M8 third: purchases again in the new turn
p1 has energy 1; hand Gorillion / Bee Bear
given edition: third | given power_row: Healing Bots
p1: play Bee Bear | p2: mindbug | p1 asks buy: buy Healing Bots / done | p1: buy Healing Bots | p1 life: 4 | turn p1

## M8 current: no purchases for the extra action
p1 has energy 1; hand Gorillion / Bee Bear
given power_row: Healing Bots
p1: play Bee Bear | p2: mindbug | turn p1

## M8 current: what holds this turn holds for the extra action
p1 has energy 1; hand Gorillion / Bee Bear; play Luchataur
p2 has play Shark Dog
given power_row: Pounce | given phase: start
p1: buy Pounce | p1: play Bee Bear | p2: mindbug | p1: attack Luchataur | p1 asks hunt: hunt Shark Dog / hunt Bee Bear / let block

## M8 third: what held this turn is over in the new turn
p1 has energy 1; hand Gorillion / Bee Bear; play Luchataur
p2 has play Shark Dog
given power_row: Pounce | given phase: start | given edition: third
p1: buy Pounce | p1: play Bee Bear | p2: mindbug | p1: attack Luchataur | p2 asks block: block Shark Dog / block Bee Bear / no block

## M8 current: unable to take the extra action is a loss
p1 has hand Bee Bear
p1: play Bee Bear | p2: mindbug | over p2

## M8 third: unable to act in the new turn is a loss
p1 has hand Bee Bear
given edition: third
p1: play Bee Bear | p2: mindbug | over p2

## M8 second: unable to act in the new turn is a loss
p1 has hand Bee Bear
given edition: second
p1: play Bee Bear | p2: mindbug | over p2

## M8 first: unable to act in the new turn passes
p1 has hand Bee Bear
given edition: first
p1: play Bee Bear | p2: mindbug | turn p2

## M8 first: who cannot act at the start of a turn passes
p1 has hand -
given edition: first
turn p2

## M8 current: who cannot act loses
p1 has hand -
over p2

## M8 third: who cannot act loses
p1 has hand -
given edition: third
over p2

## M8 second: who cannot act loses
p1 has hand -
given edition: second
over p2

## M8 first: Harvest happens also for who passes
p1 has hand -; play Bananapus (1 octonite) / Pomelozilla
p2 has play Pomelozilla / Gorillion
given edition: first | given phase: start
p1: choose Gorillion | p2 discard: Gorillion | p1 play: Bananapus / Pomelozilla | turn p1

## M8 current: a stolen hand is refilled at once
p1 has play Tomageddon
p2 has play Gorillion; hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
p1: attack Tomageddon | p2: block Gorillion | p1 hand: Gorillion / Shark Dog | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## M8 third: a stolen hand is refilled at once
p1 has play Tomageddon
p2 has play Gorillion; hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: third
p1: attack Tomageddon | p2: block Gorillion | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## M8 second: a stolen card is replaced only when its player removes one
p1 has play Tomageddon; mindbugs 0
p2 has play Gorillion; hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear / Luchataur / Killer Bee
given edition: second
p1: attack Tomageddon | p2: block Gorillion | p2 hand: Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2
p2: play Shark Dog | p2 hand: Bee Bear / Luchataur / Shark Dog / Shark Dog / Shark Dog | p2 draw: Killer Bee | turn p1

## M8 first: a stolen card is replaced only when its player removes one
p1 has play Tomageddon; mindbugs 0
p2 has play Gorillion; hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear / Luchataur / Killer Bee
given edition: first
p1: attack Tomageddon | p2: block Gorillion | p2 hand: Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2
p2: attack Gorillion | p2 hand: Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p1

## M8 second: Strange Barrel's two cards
p1 has play Strange Barrel
p2 has play Gorillion; hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: attack Strange Barrel | p2: block Gorillion | p2 hand: Shark Dog / Shark Dog / Shark Dog | p1 hand: Gorillion / Shark Dog / Shark Dog | turn p2

## M8 second: a forced discard is a removal by its player
p1 has play Tusked Extorter
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear; play Gorillion
given edition: second
p1: attack Tusked Extorter | p2 discard: Shark Dog | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog

## M8 second: giving is a removal by its player (The Globe-Smasher)
p1 has hand The Globe-Smasher
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: play The Globe-Smasher | p2: decline | p1 play: Shark Dog / The Globe-Smasher | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## M8 second: giving is a removal by its player (Hungry Hungry Hamster)
p1 has hand Hungry Hungry Hamster
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: play Hungry Hungry Hamster | p2: decline | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | p1: choose keep | turn p2

## M8 second: giving is a removal by its player (Wheatl-E)
p1 has play Wheatl-E
p2 has hand Shark Dog / Shark Dog / Gorillion / Gorillion / Gorillion; draw Bee Bear / Bee Bear / Bee Bear
given edition: second
p1: attack Wheatl-E | p1: choose 4 | p2 hand: Bee Bear / Bee Bear / Gorillion / Gorillion / Gorillion | p1 hand: Gorillion / Shark Dog / Shark Dog | p1: stop | turn p2

## M8 second: Figuru plays a card out of the hand: the opponent's effect, no refill
p1 has play Figuru; hand -
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: act Figuru | p1 play: Shark Dog | p2 hand: Shark Dog / Shark Dog / Shark Dog / Shark Dog | p2 draw: Bee Bear | turn p2

## M8 current: Figuru plays a card out of the hand, which refills
p1 has play Figuru; hand -
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
p1: act Figuru | p1 play: Shark Dog | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## M8 second: Cutecat steals two, no refill
p1 has play Cutecat
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: attack Cutecat | p2 hand: Shark Dog / Shark Dog / Shark Dog | p1 hand: Gorillion / Shark Dog / Shark Dog | turn p2

## M8 second: Tiger Wasp's own discard refills
p1 has hand Tiger Wasp / Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: play Tiger Wasp | p2: decline | p1 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## M8 second: Rockyphant's discard refills
p1 has play Rockyphant (exhausted)
p2 has play Gorillion; hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: attack Rockyphant | p2: block Gorillion | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## M8 second: a played card refills before the Mindbug decision (G10)
p1 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: play Shark Dog | p2 asks mindbug: mindbug / decline | p1 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog

## M8 second: a card played by an effect out of the own hand refills
p1 has hand Lord Watermelon / Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: play Lord Watermelon | p2: decline | p1 play: Lord Watermelon / Shark Dog | p1 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## M8 second: Frosty Fortress leaves nothing to draw
p1 has play Frosty Fortress
p2 has hand Shark Dog / Shark Dog; draw Bee Bear; play Gorillion
given edition: second
p1: attack Frosty Fortress | p2 hand: - | p2 discard: Bee Bear / Shark Dog / Shark Dog | p2: no block | turn p2

## M8 third: both Mindbugs in a row, a new turn each time
p1 has play Lychee King (3 octonite); hand Gorillion / Bee Bear / Shark Dog
given edition: third
p1: play Bee Bear | p2: mindbug | p1 play: Lychee King (2 octonite) | p1: play Shark Dog | p2: mindbug | p1 play: Lychee King (1 octonite)
p2 mindbugs: 0 | p1: play Gorillion | turn p2

## M8 third: Bugs off end with the turn: Shakes Pear's Harvest
p1 has play Shakes Pear (1 octonite); hand Gorillion / Bee Bear
given edition: third | given phase: start
p1: play Gorillion | turn p2

## M8: end of turn in the edition first after a Mindbug (F13): One-Eye Felix has fought in the mindbugger's FAST attack
p1 has play One-Eye Felix; hand Duradillo / Gorillion
given edition: first
p1: play Duradillo | p2: mindbug | p2: attack | p2: hunt One-Eye Felix | p1 discard: Kitten Crewmate | turn p1

## M8 current: the same game's end of turn comes after the extra action
p1 has play Jazz Dog / Luchataur; hand Aubergalactic Whale / Gorillion
p2 has play Bee Bear
p1: play Aubergalactic Whale | p2: mindbug | p2: stop | p1: attack Luchataur | p2: block Bee Bear | p1: stop | p2 discard: Bee Bear | turn p2

## A13: who attacked by FAST is not offered again in the same turn
p1 has hand Shark Dog / Kangasaurus Rex; play Trash Flier
p2 has discard Carrot Cleric
p1: play Kangasaurus Rex | p2: mindbug
# the mindbugger's Rex defeats the Flier, which plays Carrot Cleric for p1
p1 play: Carrot Cleric | p1 asks fast: attack / stop | p1: attack | p2: no block | p2 life: 2
p1 asks action: play Shark Dog | never: attack Carrot Cleric

## A13: FAST left out: it may be used for the turn action (A14)
p1 has hand Shark Dog / Kangasaurus Rex; play Trash Flier
p2 has discard Carrot Cleric
p1: play Kangasaurus Rex | p2: mindbug | p1: stop | p1 asks action: attack Carrot Cleric / play Shark Dog

## A13 third: the new turn counts anew
p1 has hand Shark Dog / Kangasaurus Rex; play Trash Flier
p2 has discard Carrot Cleric
given edition: third
p1: play Kangasaurus Rex | p2: mindbug | p1: attack | p2: no block | turn p1 | p1 asks action: attack Carrot Cleric / play Shark Dog

## A13: with FRENZY, one attack is left for the turn action
p1 has hand Shark Dog / Kangasaurus Rex; play Trash Flier / Ram Hopper
p2 has discard Carrot Cleric
p1: play Kangasaurus Rex | p2: mindbug | p1: attack | p2: no block | p1 asks again: attack / stop
p1: stop | p1 asks action: attack Carrot Cleric / attack Ram Hopper / play Shark Dog
p1: attack Carrot Cleric | p2: no block | p2 life: 1 | turn p2

## A13: with FRENZY, both attacks taken by FAST: nothing is left
p1 has hand Shark Dog / Kangasaurus Rex; play Trash Flier / Ram Hopper
p2 has discard Carrot Cleric; life 4
p1: play Kangasaurus Rex | p2: mindbug | p1: attack | p2: no block | p1: attack | p2: no block
p1 asks action: attack Ram Hopper / play Shark Dog

## A13: no action left after a FAST attack is a loss
p1 has hand Kangasaurus Rex; play Trash Flier
p2 has discard Carrot Cleric
p1: play Kangasaurus Rex | p2: mindbug | p1: attack | p2: no block | over p2

## A13: Cake Trickster may not choose who has attacked this turn
p1 has hand Carrot Cleric; play Cake Trickster
p2 has play -
p1: play Carrot Cleric | p2: mindbug | p2: attack | p1: no block
p1 asks action: attack Cake Trickster | never: act Cake Trickster

## A13: Cake Trickster may choose who has not
p1 has hand Carrot Cleric; play Cake Trickster
p1: play Carrot Cleric | p2: mindbug | p2: stop
p1 asks action: attack Cake Trickster / act Cake Trickster

## A13: after a FAST attack of a FRENZY creature a forced attack is its last
p1 has hand Carrot Cleric; play Cake Trickster
p2 has play Ram Hopper
p1: play Carrot Cleric | p2: mindbug | p2: attack | p1: no block | p2: stop
p1: act Cake Trickster | p1 asks target: choose Ram Hopper / choose Carrot Cleric | p1: choose Carrot Cleric | p1: no block | p1 life: 1 | turn p2

## A13: Borgions' extra turn counts anew
p1 has play Borgions (1 octonite) / Gorillion; hand -
p2 has play Bee Bear / Shark Dog
p1: act Borgions / choose Bee Bear | turn p1 | p1 asks action: attack Borgions / attack Gorillion

## A14: what came before the turn action may attack, also without FAST
p1 has play Kiwing Juicer; discard Gorillion; energy 2; hand -
given phase: start | given power_row: Monster Buddies
p1: buy Monster Buddies | p1 play: Gorillion / Kiwing Juicer | p1 asks action: attack Gorillion / attack Kiwing Juicer

## A14: Hyenix that came in the first part of the turn may take the extra action's attack
p1 has hand Goreagle Alpha / Shark Dog / Killer Bee; discard Hyenix
p1: play Killer Bee | p2: mindbug | p1 life: 2 | p1: yes | p1 asks action: attack Hyenix / play Goreagle Alpha / play Shark Dog

## A14: a creature taken back in the first part may attack
p1 has hand Radioactive Rabbit / Gorillion
p1: play Radioactive Rabbit | p2: mindbug | p1: attack Radioactive Rabbit | p2 life: 2 | p1 asks again: attack / stop

## FAST at the start of a turn: after all purchases
p1 has play Kiwing Juicer; discard Carrot Cleric; energy 3; hand Gorillion
given phase: start | given power_row: Monster Buddies / Healing Bots
p1: buy Monster Buddies | p1 asks buy: buy Healing Bots / done | p1: buy Healing Bots | p1 life: 4
p1 asks fast: attack / stop | p1: attack | p2 life: 2
p1 asks action: attack Kiwing Juicer / play Gorillion

## FAST at the start of a turn: after Harvest
p1 has play Kiwing Juicer / Lychee King (1 octonite); discard Carrot Cleric; energy 2; hand Gorillion
given phase: start | given power_row: Monster Buddies
p1: buy Monster Buddies | p2 life: 2 | p1 play: Carrot Cleric / Kiwing Juicer / Lychee King
p1 asks fast: attack / stop | p1: stop | p1 asks action: attack Kiwing Juicer / attack Lychee King / attack Carrot Cleric / play Gorillion

## FAST at the start of a turn: energy of its attack buys nothing any more
p1 has play Kiwing Juicer / Mechamster; discard Carrot Cleric; energy 2; hand Gorillion
given phase: start | given power_row: Monster Buddies / Healing Bots
p1: buy Monster Buddies | p1 asks fast: attack / stop | p1: attack | chance: roll energy2 | p1: keep | p2 life: 2
p1 asks action: attack Kiwing Juicer / attack Mechamster / play Gorillion

## FAST at the start of a turn: Rage gives it FRENZY, one of the two attacks left for the turn action
p1 has play Kiwing Juicer; discard Carrot Cleric; energy 3; hand Gorillion
given phase: start | given power_row: Monster Buddies / Rage
p1: buy Monster Buddies / buy Rage | p1: attack | p1 asks again: attack / stop | p1: stop
p1 asks action: attack Carrot Cleric / attack Kiwing Juicer / play Gorillion | p1: attack Carrot Cleric | p2 life: 1 | turn p2

## FAST at the start of a turn that kills ends the game
p1 has play Kiwing Juicer; discard Carrot Cleric; energy 2; hand Gorillion
p2 has life 1
given phase: start | given power_row: Monster Buddies
p1: buy Monster Buddies / attack | over p1

## FAST at the start of a turn: the other player's arrival is offered too, after Harvest
p1 has play Mangonade (1 octonite) / Lychee King (1 octonite); discard Carrot Cleric; hand Gorillion
p2 has play Trash Flier
given phase: start
p1 asks order: resolve Mangonade / resolve Lychee King | p1: resolve Mangonade
# the Flier's effect joins the pending one (G4)
p1 asks order: resolve Lychee King / resolve Trash Flier | p1: resolve Trash Flier | p2 play: Carrot Cleric | p2 life: 2
p2 asks fast: attack / stop | p2: attack | p1: no block | p1 life: 2 | turn p1

## FAST at the start of a turn: several waiting, the active player orders them
p1 has play Mangonade (1 octonite); discard Carrot Cleric / Rhubarbarian; hand Gorillion
p2 has play Trash Flier / Trash Flier
given phase: start
p1: resolve Trash Flier | p2: choose Carrot Cleric | p2 play: Carrot Cleric / Rhubarbarian
p1 asks order: resolve Carrot Cleric / resolve Rhubarbarian | p1: resolve Rhubarbarian | p2 asks fast: attack / stop
