The further rulings beside the cards of the first four sets.

## Captain Hippo whose power Sheriff may not hunt forces nothing
p1 has play Captain Hippo; discard Cursed Gorillion / Cursed Gorillion
p2 has play Sheriff; hand Shark Dog
given turn: p2
p2 asks action: attack Sheriff / play Shark Dog

## Captain Hippo and Pomelozilla: HUNTERs cannot attack, nothing is forced
p1 has play Captain Hippo / Pomelozilla
p2 has play Killer Bee / Gorillion; hand Shark Dog
given turn: p2
p2 asks action: attack Gorillion / play Shark Dog

## Captain Hippo and Pounce: everybody is a HUNTER
p1 has play Captain Hippo
p2 has play Gorillion; hand Shark Dog; energy 1
given turn: p2 | given power_row: Pounce | given phase: start
p2: buy Pounce | p2 asks action: attack Gorillion | p2: attack Gorillion | p1 discard: Captain Hippo | turn p1

## Captain Hippo and Cursed Goblin Werewolf in the attacker's pile: no HUNTER can attack
p1 has play Captain Hippo
p2 has play Killer Bee; hand Shark Dog; discard Cursed Goblin Werewolf
given turn: p2
p2 asks action: play Shark Dog

## Captain Hippo gone during the first attack: the second is free
p1 has play Captain Hippo / Robopup
p2 has play Cursed Goblin Werewolf
given turn: p2
p2: attack Cursed Goblin Werewolf | p1 discard: Captain Hippo | p2: attack | p2 asks hunt: hunt Robopup / let block

## Captain Hippo in the edition third: the new turn is bound too
p1 has hand Captain Hippo / Gorillion; play Killer Bee
given edition: third
p1: play Captain Hippo | p2: mindbug | p1 asks action: attack Killer Bee

## Captain Hippo: an Attack effect comes before the forced hunt
p1 has play Captain Hippo / Gorillion
p2 has play Shark Dog
given turn: p2
p2: attack Shark Dog | p2 asks target: choose Captain Hippo / choose Gorillion | p2: choose Captain Hippo
p2 asks hunt: hunt Gorillion / let block

## Jazz Dog: a hunted creature has blocked
p1 has play Jazz Dog / Killer Bee
p2 has play Gorillion
p1: attack Killer Bee / hunt Gorillion | p1 play: Gorillion / Jazz Dog | p1 discard: Killer Bee | turn p2

## Jazz Dog before Borgions' extra turn
p1 has play Jazz Dog / Borgions (1 octonite); hand -
p2 has play Gorillion / Bee Bear
p1: act Borgions / choose Bee Bear | turn p1 | p1 play: Borgions / Jazz Dog

## Jazz Dog: who blocked in the turn before is free
p1 has play Jazz Dog
p2 has play Elephantopus / Gorillion; hand Shark Dog
p1: attack Jazz Dog | p2: block Elephantopus | p1 discard: Jazz Dog | turn p2

## Jazz Dog taken creature may attack in its next turn
p1 has play Jazz Dog / Shark Dog; hand -
p2 has play Strange Barrel / Killer Bee
p1: attack Shark Dog | p2 discard: Strange Barrel | p1: let block | p2: block Killer Bee | p1 discard: Shark Dog | p1 play: Jazz Dog / Killer Bee | turn p2

## Cake Trickster: the dice of the forced attacker are its controller's
p1 has play Cake Trickster; hand -
p2 has play Kong
p1: act Cake Trickster | chance: roll energy2 | p2 asks reroll: keep / reroll | p2: keep | p2 energy: 2 | p1: no block | p1 life: 2 | turn p2

## Cake Trickster: octonite is paid by the forced attacker
p1 has play Cake Trickster / Gorillion; hand -
p2 has play Boomberry (1 octonite)
p1: act Cake Trickster | p1 discard: Cake Trickster / Gorillion | p1 life: 2 | p2 play: Boomberry | turn p2

## Cake Trickster: SNEAKY forced attacker
p1 has play Cake Trickster / Gorillion; hand -
p2 has play Spider Owl
p1: act Cake Trickster | p1 life: 2 | turn p2

## Cake Trickster under The King: its other creatures cannot be chosen
p1 has play Cake Trickster; hand -
p2 has play The King / Gorillion
p1: act Cake Trickster | chance: roll +1 | p2: keep

## Cake Trickster and Pomelozilla: a HUNTER cannot be made to attack
p1 has play Cake Trickster / Pomelozilla; hand -
p2 has play Killer Bee
p1 asks action: attack Cake Trickster / attack Pomelozilla

## Cake Trickster: the forced attacker's Play-turn bonuses are none, Urchin Hurler's neither
p1 has play Cake Trickster / Killer Bee; hand -
p2 has play Urchin Hurler / Brain Fly
p1: act Cake Trickster | p1: choose Brain Fly | p1: block Killer Bee | p2 discard: Brain Fly | p1 play: Cake Trickster / Killer Bee | turn p2

## Monster Buddies triggers a Play/Attack effect
p1 has play Goat Dragon; discard Shark Dog; energy 2; hand -
given phase: start | given power_row: Monster Buddies
p1: buy Monster Buddies | p1 asks card: choose Shark Dog / done | p1: choose Shark Dog | p1 play: Goat Dragon (boost Shark Dog) | turn p1

## Pear Patrol copies a Play/Attack effect of a hand card
p1 has hand Pear Patrol / Koibra
p2 has hand Bee Bear; play Gorillion
p1: play Pear Patrol | p2: decline | p1: yes | p1 asks mode: choose own pile / choose enemy pile | p1: choose own pile | p1 discard: Bee Bear | turn p2

## Pumpkin Jack plays a card with a Play/Attack effect
p1 has hand Pumpkin Jack; discard Goat Dragon / Sea-Rex
p1: play Pumpkin Jack | p2: decline | p1 play: Goat Dragon / Pumpkin Jack | p1 asks card: choose Sea-Rex / done

## Cinnemonk: Peacasus and Rockyphant have no Defeated effect
p1 has hand Cinnemonk; discard Peacasus / Rockyphant
p1: play Cinnemonk | p2: decline | p1 play: Cinnemonk | turn p2

## Cinnemonk plays Fire Antler
p1 has hand Cinnemonk; discard Peacasus / Fire Antler
p1: play Cinnemonk | p2: decline | p1 play: Cinnemonk / Fire Antler | turn p2

## A DISCARD die and Rockyphant
p1 has play Kong; hand Shark Dog / Bee Bear
p2 has hand Rockyphant; play Gorillion
p1: attack Kong | chance: roll discard | p1: keep | p2 discard: Rockyphant | p1 asks discard: discard Shark Dog / discard Bee Bear

## A DISCARD die and Peacasus
p1 has play Kong
p2 has hand Peacasus; play Gorillion
p1: attack Kong | chance: roll discard | p1: keep | p2 life: 4 | p2: no block | p2 life: 3 | turn p2

## Railgun calls Hyenix before the next purchase
p1 has energy 3; hand Gorillion
p2 has discard Hyenix
given phase: start | given power_row: Railgun / Healing Bots
p1: buy Railgun | p2 life: 2 | p2 asks may: yes / no | p2: yes | p1 asks buy: buy Healing Bots / done

## Railgun and Blessed Killer Bee
p1 has energy 2; hand Gorillion; discard Blessed Killer Bee
p2 has life 4
given phase: start | given power_row: Railgun
p1: buy Railgun | p2 life: 1 | turn p1

## Lychee King's Harvest and Blessed Killer Bee
p1 has play Lychee King (1 octonite); discard Blessed Killer Bee
p2 has life 4
given phase: start
p2 life: 1 | turn p1

## Hyenix comes at the start of its opponent's turn
p1 has play Lychee King (1 octonite)
p2 has discard Hyenix
given phase: start
p2 asks may: yes / no | p2: yes | p2 play: Hyenix | p2 life: 2 | turn p1

## Hyenix of the active player, called at the start of the own turn, may attack (A14)
p1 has play Calm Cole (1 octonite) / Duradillo; discard Hyenix; hand -
p2 has play Gorillion
given phase: start
p1 discard: Calm Cole / Hyenix | turn p1

## Stolen life calls Hyenix
p1 has life 1; hand Bean Bot
p2 has discard Hyenix
p1: play Bean Bot | p2: decline | p1 life: 2 | p2 life: 2 | p2 asks may: yes / no

## Melon Master: the life lost calls Blessed Killer Bee after the effect
p1 has hand Melon Master; discard Blessed Killer Bee
p2 has life 4; hand Gorillion / Bee Bear
p1: play Melon Master | p2: decline | p2: discard Bee Bear | p2 life: 1 | turn p2

## Starship Soupers' several points are one event for Hyenix and Blessed Killer Bee
p1 has play Starship Soupers (3 octonite); discard Blessed Killer Bee
p2 has life 7; play Gorillion
p1: attack Starship Soupers | p1: choose Starship Soupers | p2: block Gorillion | p2 life: 1 | turn p2

## Duradillo's Defeated effect: the own life is lost, and the enemy's Blessed Killer Bee takes 2 more
p1 has life 4; play Duradillo (exhausted)
p2 has play Gorillion; discard Blessed Killer Bee
p1: attack Duradillo / hunt Gorillion | p2 discard: Blessed Killer Bee / Gorillion | p1 life: 1 | turn p2

## Shoctopus: a POISONOUS without effect still has it for Duckdra
p1 has play Duckdra / Shoctopus
p2 has play Axolotl Healer (1 octonite)
p1: attack Duckdra | p1 asks may: yes / no

## Shoctopus: a TOUGH without effect still falls to Madam Mystique's TOUGH, at once
p1 has play Madam Mystique / Shoctopus
p2 has play Gorillion / Robopup (1 octonite)
p1: attack Madam Mystique | p2: block Gorillion | p1: choose TOUGH | p2 discard: Robopup | turn p2

## Madam Mystique names FAST
p1 has play Madam Mystique
p2 has play Gorillion / Rhubarbarian / Duradillo (exhausted)
p1: attack Madam Mystique | p2: block Gorillion | p1: choose FAST
p1 asks order: resolve Rhubarbarian / resolve Duradillo | p1: resolve Duradillo | p2 life: 2 | p2 discard: Duradillo / Gorillion / Rhubarbarian | p2 hand: - | turn p2

## Calm Cole protects from Majestic Manticore, but not itself
p1 has play Majestic Manticore
p2 has play Calm Cole (2 octonite) / Gorillion
p1: attack Majestic Manticore | p2 discard: Calm Cole | p2 asks block: block Gorillion / no block

## Calm Cole: Pyro Salamancer's pair of protected ones stays
p1 has hand Pyro Salamancer
p2 has play Calm Cole (3 octonite) / Gorillion / Gorillion
p1: play Pyro Salamancer | p2: decline | p2 play: Calm Cole (2 octonite) / Gorillion / Gorillion | turn p2

## Topinambur Titan and a boost add up
p1 has play Topinambur Titan (2 octonite) / Bee Bear (boost Shark Dog)
p2 has play Gorillion
p1: attack Bee Bear | p2: block Gorillion | p1 play: Bee Bear (boost Shark Dog) / Topinambur Titan (2 octonite) | p2 discard: Gorillion | turn p2

## Kraken: boosted to 8 is SNEAKY
p1 has play Kraken / Elephantopus (boost Shark Dog)
p2 has play Gorillion
p1: attack Elephantopus | p2 life: 2 | turn p2

## Prime Fungus: a boosted ally of higher power takes its keywords
p1 has play Prime Fungus / Killer Bee (boost Shark Dog + Shark Dog)
p2 has play Gorillion
p1: attack Prime Fungus | p2 asks block: block Gorillion / no block

## Prime Fungus boosted itself keeps them
p1 has play Prime Fungus (boost Shark Dog) / Strange Barrel
p2 has play Gorillion
p1: attack Prime Fungus | p1 asks hunt: hunt Gorillion / let block | p1: hunt Gorillion | p1 discard: Prime Fungus / Shark Dog | p2 discard: Gorillion | turn p2

## Portal Malfunction returns a boosted creature: Peacasus under it
p1 has play Gorillion (boost Peacasus); energy 1; hand -
given phase: start | given power_row: Portal Malfunction
p1: buy Portal Malfunction | p1 hand: Gorillion | p1 discard: Peacasus | p1 life: 4 | turn p1

## Resurrection takes a blessed card out of the pile
p1 has play Gorillion; discard Blessed Shield Bugs; energy 3; hand -
p2 has play Gorillion
given phase: start | given power_row: Resurrection
p1: buy Resurrection | p1 hand: Blessed Shield Bugs | p1: attack Gorillion | p2: block Gorillion | p1 discard: Gorillion | p2 discard: Gorillion | turn p2

## USX Tangerine takes a boosted creature with octonite
p1 has play USX Tangerine (1 octonite); hand -
p2 has play Gorillion (1 octonite, boost Shark Dog)
p1: act USX Tangerine | p1 play: Gorillion (1 octonite, boost Shark Dog) / USX Tangerine | turn p2

## Bug Catcher: a FAST mindbugger is none
p1 has hand Carrot Cleric; play Bug Catcher
p1: play Carrot Cleric | p1 asks fast: attack / stop

## Astronuts counts switched-off Mindbugs as ready
p1 has play Astronuts / Bug Catcher; mindbugs 1
p2 has play Gorillion
p1: attack Astronuts | p2: block Gorillion | p1 mindbugs: 1 | turn p2

## Shakes Pear's last counter paid in an attack: Mindbugs are off from then on
p1 has play Shakes Pear (1 octonite) / Beetroot Predator
p2 has play Gorillion
p1: attack Shakes Pear | p2 discard: Gorillion | p1 play: Beetroot Predator / Shakes Pear | p2 life: 2 | turn p2

## Strange Barrel steals Peacasus without a life for anybody
p1 has play Strange Barrel
p2 has play Gorillion; hand Peacasus
p1: attack Strange Barrel | p2: block Gorillion | p1 hand: Gorillion / Peacasus | p1 life: 3 | p2 life: 3 | turn p2

## Sporeweaver takes cards of both piles, blessed ones too
p1 has play Sporeweaver (1 octonite); discard Blessed Killer Bee
p2 has discard Cursed Gorillion / Shark Dog
given phase: start
p1 asks card: choose Blessed Killer Bee / choose Cursed Gorillion / choose Shark Dog | p1: choose Shark Dog / choose Blessed Killer Bee
p1 hand: Blessed Killer Bee / Gorillion / Shark Dog | p2 discard: Cursed Gorillion | turn p1

## Pepperwing's choice: discarding Rockyphant answers with a discard
p1 has play Pepperwing; hand Bee Bear
p2 has play Gorillion; hand Rockyphant
p1: attack Pepperwing | p2 asks may: yes / no | p2: yes | p2 discard: Rockyphant | p1 discard: Bee Bear | p2: no block | turn p2

## Fearberry and Squirtoise Scout: nobody can block, HUNTER may force
p1 has play Squirtoise Scout / Creep From The Deep / Shark Dog
p2 has play Luchataur
p1: attack Creep From The Deep | p1 asks hunt: hunt Luchataur / let block | p1: let block | p2 life: 2 | turn p2

## Mangonade's Harvest: a whole batch with boost cards and their triggers
p1 has play Mangonade (1 octonite)
p2 has play Gorillion (boost Peacasus) / Sweet Fighter
given phase: start
p1 asks order: resolve Sweet Fighter / resolve Peacasus | p1: resolve Peacasus | p2 life: 6 | p2 discard: Gorillion / Peacasus / Sweet Fighter | turn p1

## Peach Police silences Fire Antler, not the Peacasus under it
p1 has hand Tiger Squirrel; play Peach Police
p2 has play Fire Antler (boost Peacasus)
p1: play Tiger Squirrel | p2: decline | p1 life: 3 | p2 life: 4 | turn p2

## Wolfman Steve forbids small cards out of the own hand, also by Lord Watermelon
p1 has hand Lord Watermelon / Shark Dog / Bee Bear
p2 has play Wolfman Steve
p1 asks action: play Lord Watermelon / play Bee Bear
p1: play Lord Watermelon | p2: decline | p1 play: Bee Bear / Lord Watermelon | turn p2

## The Globe-Smasher against Wolfman Steve: the card comes out of the other hand
p1 has hand The Globe-Smasher
p2 has play Wolfman Steve; hand Shark Dog
p1: play The Globe-Smasher | p2: decline | p1 play: Shark Dog / The Globe-Smasher | turn p2

## Alien Brain: Strange Barrel's victim keeps the cards
p1 has play Strange Barrel
p2 has play Gorillion / Alien Brain; hand Shark Dog / Bee Bear
p1: attack Strange Barrel | p2: block Gorillion | p2 hand: Bee Bear / Shark Dog | p1 hand: Gorillion | turn p2

## Alien Brain: the refill goes on
p1 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
p2 has play Alien Brain
p1: play Shark Dog | p1 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog

## Alien Brain: Giraffodile takes nothing out of the pile
p1 has hand Giraffodile; discard Shark Dog
p2 has play Alien Brain
p1: play Giraffodile | p2: decline | p1 discard: Shark Dog | p1 hand: - | turn p2

## Alien Brain does not bind its own player
p1 has hand Giraffodile; discard Shark Dog; play Alien Brain
p1: play Giraffodile | p2: decline | p1 hand: Shark Dog | turn p2
