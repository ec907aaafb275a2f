Beyond Eternity, Agile Rooster to Hypnotic Mouse: every card and every sentence of its rulings.

## Agile Rooster is blockable only by a power that differs by at most 1
p1 has play Agile Rooster
p2 has play Gorillion / Killer Bee / Elephantopus / Shark Dog / Strange Barrel
p1: attack Agile Rooster | p2 asks block: block Killer Bee / block Elephantopus / block Strange Barrel / no block

## Agile Rooster: nobody fits, so nobody is asked, twice
p1 has play Agile Rooster
p2 has play Gorillion / Shark Dog
p1: attack Agile Rooster | p1 asks again: attack / stop | p1: attack | p2 life: 1 | turn p2

## Agile Rooster: its own current power
p1 has play Agile Rooster (boost Gorillion + Gorillion + Gorillion)
p2 has play Gorillion / Bee Bear / Luchataur / Elephantopus
p1: attack Agile Rooster | p2 asks block: block Gorillion / block Bee Bear / block Luchataur / no block

## Agile Rooster: the blockers' current power
p1 has play Agile Rooster
p2 has play Shield Bugs / Shark Dog / Elephantopus
p1: attack Agile Rooster | p2 asks block: block Shark Dog / no block

## Agile Rooster: HUNTER may force any (A9)
p1 has play Agile Rooster; energy 1
p2 has play Shark Dog
given power_row: Pounce | given phase: start
p1: buy Pounce / attack Agile Rooster | p1 asks hunt: hunt Shark Dog / let block
p1: hunt Shark Dog | p2 discard: Shark Dog | p1: stop | turn p2

## Agile Rooster as a blocker blocks anybody
p1 has play Agile Rooster
p2 has play Gorillion
p1: attack Agile Rooster / stop | p2: attack Gorillion | p1 asks block: block Agile Rooster / no block

## Agile Rooster: Blessed Shield Bugs in its player's pile move the window
p1 has play Agile Rooster; discard Blessed Shield Bugs
p2 has play Bee Bear / Killer Bee
p1: attack Agile Rooster | p2 asks block: block Bee Bear / no block

## Agile Rooster: Cursed Gorillion in the blocker's pile moves them
p1 has play Agile Rooster
p2 has play Bee Bear / Killer Bee; discard Cursed Gorillion
p1: attack Agile Rooster | p2 asks block: block Bee Bear / no block

## Agile Rooster taken by a Mindbug
p1 has hand Agile Rooster / Gorillion; play Gorillion / Killer Bee
p1: play Agile Rooster | p2: mindbug | p1: play Gorillion | p2: decline | p2: attack Agile Rooster
p1 asks block: block Killer Bee / no block

## Ant Zombie Horde boosts with up to two cards of both piles
p1 has play Ant Zombie Horde; discard Shark Dog
p2 has discard Gorillion / Bee Bear
p1: attack Ant Zombie Horde | p1 asks card: choose Shark Dog / choose Gorillion / choose Bee Bear / done
p1: choose Gorillion | p1 asks card: choose Shark Dog / choose Bee Bear / done
p1: choose Shark Dog | p1 play: Ant Zombie Horde (boost Gorillion + Shark Dog)
p1 discard: - | p2 discard: Bee Bear | p2 life: 2 | turn p2

## Ant Zombie Horde: the same name in both piles is numbered, the own pile first
p1 has play Ant Zombie Horde; discard Gorillion
p2 has discard Gorillion
p1: attack Ant Zombie Horde | p1 asks card: choose Gorillion / choose Gorillion #2 / done
p1: choose Gorillion #2 | p1 discard: Gorillion | p2 discard: - | p1 asks card: choose Gorillion / done
p1: done | p1 play: Ant Zombie Horde (boost Gorillion) | turn p2

## Ant Zombie Horde: two copies in one pile are one option
p1 has play Ant Zombie Horde; discard Gorillion / Gorillion
p1: attack Ant Zombie Horde | p1 asks card: choose Gorillion / done
p1: choose Gorillion | p1 asks card: choose Gorillion / done | p1: choose Gorillion
p1 play: Ant Zombie Horde (boost Gorillion + Gorillion) | turn p2

## Ant Zombie Horde: empty piles, nothing asked
p1 has play Ant Zombie Horde
p1: attack Ant Zombie Horde | p2 life: 2 | turn p2

## Ant Zombie Horde may take none
p1 has play Ant Zombie Horde; discard Gorillion
p1: attack Ant Zombie Horde / done | p1 play: Ant Zombie Horde | p1 discard: Gorillion | turn p2

## Ant Zombie Horde: a single card ends the boost
p1 has play Ant Zombie Horde; discard Gorillion
p1: attack Ant Zombie Horde / choose Gorillion | p1 play: Ant Zombie Horde (boost Gorillion) | p2 life: 2 | turn p2

## Ant Zombie Horde fights with the boost at once
p1 has play Ant Zombie Horde; discard Shark Dog / Bee Bear
p2 has play Bee Bear
p1: attack Ant Zombie Horde / choose Shark Dog / choose Bee Bear | p2: block Bee Bear
p1 play: Ant Zombie Horde (boost Shark Dog + Bee Bear) | p2 discard: Bee Bear | turn p2

## Ant Zombie Horde exhausted keeps its boost cards and gets more
p1 has play Ant Zombie Horde (exhausted, boost Shark Dog); discard Shark Dog
p1: attack Ant Zombie Horde / choose Shark Dog | p1 play: Ant Zombie Horde (exhausted, boost Shark Dog + Shark Dog) | turn p2

## Ant Zombie Horde defeated: its boost cards go with it into its controller's pile (F5)
p1 has play Ant Zombie Horde (exhausted, boost Shark Dog + Bee Bear)
p2 has play Gorillion
p1: attack Ant Zombie Horde | p2: block Gorillion
p1 discard: Ant Zombie Horde / Bee Bear / Shark Dog | p2 discard: - | turn p2

## Ant Zombie Horde boosted changes control with its boost cards, which then go to the new controller's pile
p1 has hand Brain Fly
p2 has play Ant Zombie Horde (exhausted, boost Shark Dog); hand Tiger Squirrel / Gorillion
p1: play Brain Fly | p2: decline | p1 play: Ant Zombie Horde (exhausted, boost Shark Dog) / Brain Fly
p2: play Tiger Squirrel | p1: decline | p1 discard: Ant Zombie Horde / Shark Dog | p2 discard: - | turn p1

## Ant Zombie Horde returned to a hand leaves its boost cards in the pile
p1 has hand Dr. Orange U. Tan
p2 has play Ant Zombie Horde (boost Shark Dog)
p1: play Dr. Orange U. Tan | p2: decline | p1: yes
p2 hand: Ant Zombie Horde / Gorillion | p2 discard: Shark Dog | turn p2

## Berserker Rabbit with an empty own pile has 10
p1 has play Berserker Rabbit
p2 has play Luchataur; discard Gorillion
p1: attack Berserker Rabbit | p2: block Luchataur | p1 play: Berserker Rabbit
p2 discard: Gorillion / Luchataur | p1: stop | turn p2

## Berserker Rabbit with a card in the own pile has 6
p1 has play Berserker Rabbit; discard Gorillion
p2 has play Elephantopus
p1: attack Berserker Rabbit | p2: block Elephantopus | p1 play: Berserker Rabbit (exhausted) | p2 play: Elephantopus | p1: stop | turn p2

## Berserker Rabbit: two tie at 10 only when both piles are empty
p1 has play Berserker Rabbit (exhausted)
p2 has play Berserker Rabbit (exhausted)
p1: attack Berserker Rabbit | p2: block Berserker Rabbit | p1 discard: Berserker Rabbit | p2 discard: Berserker Rabbit | turn p2

## Berserker Rabbit empties the pile by boosting and grows
p1 has play Berserker Rabbit; hand Water Antler; discard Shark Dog
p2 has play Luchataur
p1: play Water Antler | p2: decline | p1: choose Shark Dog / choose Water Antler
p2: attack Luchataur | p1: block Berserker Rabbit | p1 play: Berserker Rabbit / Water Antler (boost Shark Dog) | p2 discard: Luchataur | turn p1

## Berserker Rabbit loses the bonus between its two attacks when its player discards
p1 has play Berserker Rabbit
p2 has play Luchataur / Jean-Claw Pandamme
p1: attack Berserker Rabbit | p1 discard: Gorillion | p2: block Luchataur | p1 play: Berserker Rabbit (exhausted) | p1: stop | turn p2

## Berserker Rabbit taken by a Mindbug looks at the mindbugger's pile
p1 has hand Berserker Rabbit / Gorillion; play Luchataur; discard Gorillion
p1: play Berserker Rabbit | p2: mindbug | p1: attack Luchataur | p2: block Berserker Rabbit
p1 discard: Gorillion / Luchataur | p2 play: Berserker Rabbit | turn p2

## Blessed Killer Bee in the pile: the opponent loses 2 more
p1 has play Gorillion; discard Blessed Killer Bee
p2 has life 4
p1: attack Gorillion | p2 life: 1 | turn p2

## Blessed Killer Bee ends the game from 3
p1 has play Gorillion; discard Blessed Killer Bee
p1: attack Gorillion | over p1

## Blessed Killer Bee in play does nothing of the kind
p1 has play Gorillion / Blessed Killer Bee
p1: attack Gorillion | p2 life: 2 | turn p2

## Blessed Killer Bee: two copies, each once
p1 has play Gorillion; discard Blessed Killer Bee / Blessed Killer Bee
p2 has life 6
p1: attack Gorillion | p1 asks order: resolve Blessed Killer Bee / resolve Blessed Killer Bee #2
p1: resolve Blessed Killer Bee | p2 life: 1 | turn p2

## Blessed Killer Bee does not mind its own player's loss
p1 has play Gorillion
p2 has discard Blessed Killer Bee
p1: attack Gorillion | p2 life: 2 | turn p2

## Blessed Killer Bee works in the opponent's turn too
p1 has hand Goreagle Alpha; life 4
p2 has discard Blessed Killer Bee
p1: play Goreagle Alpha | p2: decline | p1 life: 1 | turn p2

## Blessed Killer Bee in both piles: each only for the other
p1 has play Gorillion; discard Blessed Killer Bee
p2 has life 5; discard Blessed Killer Bee
p1: attack Gorillion | p2 life: 2 | p1 life: 3 | turn p2

## Blessed Killer Bee under a creature is off (F5)
p1 has play Gorillion (boost Blessed Killer Bee)
p1: attack Gorillion | p2 life: 2 | turn p2

## Blessed Killer Bee waits until the effect is done (G4)
p1 has hand Killer Bee; discard Blessed Killer Bee
p2 has life 4
p1: play Killer Bee | p2: decline | p2 life: 1 | turn p2

## Blessed Killer Bee: steal life gains only the one
p1 has life 1; hand Bean Bot; discard Blessed Killer Bee
p2 has life 4
p1: play Bean Bot | p2: decline | p1 life: 2 | p2 life: 1 | turn p2

## Blessed Killer Bee: one event of 2 points costs 2 more
p1 has play Battle Beetle; discard Blessed Killer Bee
p2 has life 6; play Gorillion
p1: attack Battle Beetle | p2 life: 2 | p2: block Gorillion | p2 life: 2 | turn p2

## Blessed Killer Bee: the life lost to an unblocked attack before FRENZY goes on
p1 has play Luchataur; discard Blessed Killer Bee
p2 has life 7
p1: attack Luchataur | p2 life: 4 | p1 asks again: attack / stop | p1: attack | p2 life: 1 | turn p2

## Blessed Killer Bee hunts in play
p1 has play Blessed Killer Bee
p2 has play Shark Dog
p1: attack Blessed Killer Bee / hunt Shark Dog | p2 discard: Shark Dog | p1 play: Blessed Killer Bee | turn p2

## Blessed Killer Bee and Mindbug Bug: the mindbugger's opponent's pile
p1 has hand Gorillion / Bee Bear; play Mindbug Bug; discard Blessed Killer Bee
p2 has life 4
p1: play Bee Bear | p2: mindbug | p2 life: 1 | turn p1

## Blessed Killer Bee: paid life is lost life (F14)
p1 has hand Okra Shaman; life 4; discard Shark Dog
p2 has discard Blessed Killer Bee
p1: play Okra Shaman | p2: decline | p1: yes | p1 asks card: choose Shark Dog / choose Blessed Killer Bee
p1: choose Shark Dog | p1 life: 1 | turn p2

## Blessed Shield Bugs in the pile: allied creatures +1
p1 has play Gorillion; discard Blessed Shield Bugs
p2 has play Gorillion
p1: attack Gorillion | p2: block Gorillion | p1 play: Gorillion | p2 discard: Gorillion | turn p2

## Blessed Shield Bugs: two copies +2
p1 has play Bee Bear; discard Blessed Shield Bugs / Blessed Shield Bugs
p2 has play Gorillion
p1: attack Bee Bear | p2: block Gorillion | p1 discard: Bee Bear / Blessed Shield Bugs / Blessed Shield Bugs | p2 discard: Gorillion | turn p2

## Blessed Shield Bugs in play give nothing
p1 has play Gorillion / Blessed Shield Bugs
p2 has play Gorillion
p1: attack Gorillion | p2: block Gorillion | p1 discard: Gorillion | p2 discard: Gorillion | turn p2

## Blessed Shield Bugs help only the player of the pile
p1 has play Gorillion
p2 has play Gorillion; discard Blessed Shield Bugs
p1: attack Gorillion | p2: block Gorillion | p1 discard: Gorillion | p2 play: Gorillion | turn p2

## Blessed Shield Bugs under a creature give +1 to that one only, as any boost card
p1 has play Bee Bear (boost Blessed Shield Bugs) / Gorillion
p2 has play Gorillion
p1: attack Gorillion | p2: block Gorillion | p1 discard: Gorillion | p2 discard: Gorillion | turn p2

## Blessed Shield Bugs that fall help the others from then on
p1 has play Blessed Shield Bugs (exhausted) / Gorillion
p2 has play Gorillion
p1: attack Blessed Shield Bugs | p2: block Gorillion | p2: attack Gorillion | p1: block Gorillion
p1 play: Gorillion | p2 discard: Gorillion | turn p1

## Blessed Shield Bugs, Cursed Gorillion: never below 1
p1 has play Chameleon Sniper; discard Cursed Gorillion / Cursed Gorillion / Blessed Shield Bugs
p2 has play Robopup
p1: attack Chameleon Sniper | p2: block Robopup
p1 discard: Blessed Shield Bugs / Chameleon Sniper / Cursed Gorillion / Cursed Gorillion | p2 play: Robopup (exhausted) | p2 life: 2 | turn p2

## Blessed Tiger Squirrel in the pile: enemies of power 7 or more cannot attack
p1 has discard Blessed Tiger Squirrel
p2 has play Elephantopus / Strange Barrel; hand Bee Bear
given turn: p2
p2 asks action: attack Strange Barrel / play Bee Bear

## Blessed Tiger Squirrel in the pile: nor block
p1 has play Killer Bee; discard Blessed Tiger Squirrel
p2 has play Elephantopus / Strange Barrel
p1: attack Killer Bee | p1: let block | p2 asks block: block Strange Barrel / no block

## Blessed Tiger Squirrel: HUNTER may force the block
p1 has play Creep From The Deep; discard Blessed Tiger Squirrel
p2 has play Gorillion
p1: attack Creep From The Deep | p1 asks hunt: hunt Gorillion / let block | p1: hunt Gorillion | p2 discard: Gorillion | turn p2

## Blessed Tiger Squirrel does not bind its own side
p1 has play Gorillion; discard Blessed Tiger Squirrel
p2 has play Strange Barrel
p1: attack Gorillion | p2: no block | p2: attack Strange Barrel | p1 asks block: block Gorillion / no block

## Blessed Tiger Squirrel: current power
p1 has discard Blessed Tiger Squirrel
p2 has play Strange Barrel (boost Gorillion) / Killer Bee; hand Bee Bear
given turn: p2
p2 asks action: attack Killer Bee / play Bee Bear

## Blessed Tiger Squirrel: all creatures bound and an empty hand lose
p1 has discard Blessed Tiger Squirrel
p2 has play Gorillion; hand -
given turn: p2
over p1

## Blessed Tiger Squirrel in play does nothing
p1 has play Blessed Tiger Squirrel
p2 has play Gorillion; hand -
given turn: p2
p2 asks action: attack Gorillion

## Blessed Tiger Squirrel: a FAST creature of 8 gets no attack
p1 has discard Blessed Tiger Squirrel
p2 has hand Carrot Cleric
given turn: p2
p2: play Carrot Cleric | p1: decline | turn p1

## Blessed Tiger Squirrel: Cursed Gorillion in the own pile frees an 8
p1 has discard Blessed Tiger Squirrel
p2 has play Bee Bear; discard Cursed Gorillion; hand -
given turn: p2
p2 asks action: attack Bee Bear

## Blessed Tiger Squirrel and a creature that grew to 7 in its first attack: no second
p1 has discard Blessed Tiger Squirrel
p2 has play Caulibot; hand -
given turn: p2
p2: attack Caulibot | p1 life: 2 | turn p1

## Catalisk: the opponent discards the draw pile
p1 has play Catalisk
p2 has hand Gorillion / Gorillion / Gorillion / Gorillion / Gorillion; draw Bee Bear / Shark Dog; discard Luchataur
p1: attack Catalisk | p2 draw: - | p2 discard: Bee Bear / Luchataur / Shark Dog | p2 hand: Gorillion / Gorillion / Gorillion / Gorillion / Gorillion | p2 life: 2 | turn p2

## Catalisk against an empty pile
p1 has play Catalisk
p1: attack Catalisk | p2 discard: - | p2 life: 2 | turn p2

## Catalisk: Peacasus in the draw pile gains a life, each once, after the batch
p1 has play Catalisk
p2 has draw Peacasus / Peacasus / Gorillion; hand Gorillion / Gorillion / Gorillion / Gorillion / Gorillion
p1: attack Catalisk | p1 asks order: resolve Peacasus / resolve Peacasus #2
p1: resolve Peacasus | p2 life: 4 | p2 discard: Gorillion / Peacasus / Peacasus | turn p2

## Catalisk: Rockyphant in the draw pile makes the attacker discard
p1 has play Catalisk; hand Gorillion / Bee Bear
p2 has draw Rockyphant; hand Gorillion / Gorillion / Gorillion / Gorillion / Gorillion
p1: attack Catalisk | p1 asks discard: discard Gorillion / discard Bee Bear | p1: discard Bee Bear | p2 life: 2 | turn p2

## Catalisk: what lies in the pile now works there (Blessed Shield Bugs help the blocker)
p1 has play Catalisk (boost Gorillion)
p2 has draw Blessed Shield Bugs; hand Gorillion / Gorillion / Gorillion / Gorillion / Gorillion; play Robopup
p1: attack Catalisk | p2: block Robopup | p1 play: Catalisk (boost Gorillion) | p2 play: Robopup (exhausted) | turn p2

## Catalisk taken by a Mindbug empties the other draw pile
p1 has hand Catalisk / Gorillion / Gorillion / Gorillion / Gorillion / Gorillion / Gorillion; draw Bee Bear
p1: play Catalisk | p2: mindbug | p1: play Gorillion | p2: decline | p2: attack Catalisk | p1 discard: Bee Bear | p1 draw: -

## Cave Lizard cannot attack
p1 has play Cave Lizard
p1 asks action: play Gorillion | never: attack Cave Lizard

## Cave Lizard with an empty hand loses
p1 has play Cave Lizard; hand -
over p2

## Cave Lizard blocks SNEAKY
p1 has play Cave Lizard
p2 has play Spider Owl
given turn: p2
p2: attack Spider Owl | p1 asks block: block Cave Lizard / no block | p1: block Cave Lizard
p1 play: Cave Lizard (exhausted) | p2 discard: Spider Owl | turn p1

## Cave Lizard cannot be made to attack
p1 has play Cake Trickster; hand -
p2 has play Cave Lizard
p1 asks action: attack Cake Trickster

## Cave Lizard is no HUNTER's prey that cannot block
p1 has play Creep From The Deep
p2 has play Cave Lizard
p1: attack Creep From The Deep / hunt Cave Lizard | p2 play: Cave Lizard (exhausted) | p1 discard: Creep From The Deep | turn p2

## Cave Lizard with FRENZY still cannot attack
p1 has play Cave Lizard / Ram Hopper; hand -
p1 asks action: attack Ram Hopper

## Cursed Gorillion in the pile: allied creatures -2
p1 has play Gorillion; discard Cursed Gorillion
p2 has play Luchataur
p1: attack Gorillion | p2: block Luchataur | p1 discard: Cursed Gorillion / Gorillion | p2 play: Luchataur | turn p2

## Cursed Gorillion does not touch the others
p1 has play Gorillion
p2 has play Luchataur; discard Cursed Gorillion
p1: attack Gorillion | p2: block Luchataur | p1 play: Gorillion | turn p2

## Cursed Gorillion: two copies -4
p1 has play Gorillion; discard Cursed Gorillion / Cursed Gorillion
p2 has play Elephantopus (exhausted)
p1: attack Gorillion | p2: block Elephantopus | p1 discard: Cursed Gorillion / Cursed Gorillion / Gorillion | p2 play: Elephantopus (exhausted) | turn p2

## Cursed Gorillion: never below 1
p1 has play Robopup (exhausted); discard Cursed Gorillion
p2 has play Robopup (exhausted)
p1: attack Robopup | p2: block Robopup | p1 discard: Cursed Gorillion / Robopup | p2 discard: Robopup | turn p2

## Cursed Gorillion in play is 10, FRENZY, TOUGH and curses nobody
p1 has play Cursed Gorillion / Gorillion
p2 has play Gorillion
p1: attack Cursed Gorillion | p2: block Gorillion | p1 play: Cursed Gorillion (exhausted) / Gorillion | p2 discard: Gorillion | p1 asks again: attack / stop

## Cursed Gorillion put into the other pile by Koibra curses them at once
p1 has play Koibra; hand Gorillion
p2 has hand Cursed Gorillion; play Robopup (exhausted, boost Shark Dog)
p1: attack Koibra | p1: choose enemy pile | p2: block Robopup
# Robopup 1 + 1 - 2 is 1, Koibra is 2
p2 discard: Cursed Gorillion / Robopup / Shark Dog | p1 play: Koibra

## Duckdra may defeat a POISONOUS creature
p1 has play Duckdra
p2 has play Axolotl Healer / Gorillion
p1: attack Duckdra | p1 asks may: yes / no | p1: yes | p2 discard: Axolotl Healer
p1 asks hunt: hunt Gorillion / let block

## Duckdra: either side, a choice of several
p1 has play Duckdra / Spider Owl
p2 has play Axolotl Healer
p1: attack Duckdra / yes | p1 asks target: choose Spider Owl / choose Axolotl Healer
p1: choose Spider Owl | p1 discard: Spider Owl

## Duckdra: no
p1 has play Duckdra
p2 has play Axolotl Healer
p1: attack Duckdra / no | p2 play: Axolotl Healer | p1: hunt Axolotl Healer | p1 discard: Duckdra | p2 discard: Axolotl Healer | turn p2

## Duckdra: nobody is POISONOUS, nothing asked
p1 has play Duckdra
p2 has play Gorillion
p1: attack Duckdra | p1 asks hunt: hunt Gorillion / let block

## Duckdra: current keywords, itself too (Porcupine Teacher)
p1 has play Duckdra / Porcupine Teacher
p2 has play Gorillion
p1: attack Duckdra | p1 asks may: yes / no | p1: yes | p1 discard: Duckdra | p2 life: 3 | turn p2

## Duckdra: a TOUGH one is exhausted and may be hunted
p1 has play Duckdra
p2 has play Plated Scorpion
p1: attack Duckdra / yes | p2 play: Plated Scorpion (exhausted) | p1: hunt Plated Scorpion | p1 discard: Duckdra | p2 discard: Plated Scorpion | turn p2

## Duckdra taken by a Mindbug asks the mindbugger
p1 has hand Duckdra / Gorillion; play Spider Owl
p1: play Duckdra | p2: mindbug | p1: play Gorillion | p2: decline
p2: attack Duckdra | p2 asks may: yes / no | p2: yes | p1 discard: Spider Owl | p2 asks hunt: hunt Gorillion / let block

## Fire Antler defeated: the opponent loses 1 life, then a boost
p1 has play Fire Antler / Bee Bear
p2 has play Gorillion
p1: attack Fire Antler | p2: block Gorillion | p2 life: 2
p1 asks card: choose Fire Antler / done
p1: choose Fire Antler | p1 asks target: choose Bee Bear / choose Gorillion
p1: choose Bee Bear | p1 play: Bee Bear (boost Fire Antler) | p1 discard: - | turn p2

## Fire Antler boosts with itself the only creature, its slayer (F6)
p1 has play Fire Antler
p2 has play Gorillion
p1: attack Fire Antler | p2: block Gorillion | p1: choose Fire Antler
p2 play: Gorillion (boost Fire Antler) | p1 discard: - | turn p2

## Fire Antler: no creature left, so no card is asked (F16)
p1 has play Fire Antler
p2 has play Bee Bear
p1: attack Fire Antler | p2: block Bee Bear | p1 discard: Fire Antler | p2 discard: Bee Bear | p2 life: 2 | turn p2

## Fire Antler ends the game
p1 has play Fire Antler
p2 has life 1; play Gorillion
p1: attack Fire Antler | p2: block Gorillion | over p1

## Fire Antler is silent under Peach Police
p1 has play Fire Antler
p2 has play Gorillion / Peach Police
p1: attack Fire Antler | p2: block Gorillion | p2 life: 3 | turn p2

## Fire Antler on each side: the active player orders
p1 has play Fire Antler / Robopup
p2 has play Fire Antler
p1: attack Fire Antler | p2: block Fire Antler | p1 asks order: resolve Fire Antler / resolve Fire Antler #2
p1: resolve Fire Antler #2 | p1 life: 2
p2 asks card: choose Fire Antler / choose Fire Antler #2 / done
p2: choose Fire Antler #2 | p1 play: Robopup (boost Fire Antler) | p1 discard: - | p2 discard: Fire Antler
p2 life: 2 | p1: choose Fire Antler | p1 play: Robopup (boost Fire Antler + Fire Antler) | turn p2

## Fire Antler may be done
p1 has play Fire Antler
p2 has play Gorillion
p1: attack Fire Antler | p2: block Gorillion | p1: done | p2 play: Gorillion | p1 discard: Fire Antler | turn p2

## Fire Antler under an enemy's control: the last controller's opponent loses the life
p1 has play Gorillion; hand Fire Antler / Bee Bear
p1: play Fire Antler | p2: mindbug | p1: attack Gorillion | p2: block Fire Antler | p1 life: 2 | p2 life: 3
p2 asks card: choose Fire Antler / done | p2: done | turn p2

## Ghostly Underdog defeats every weaker enemy
p1 has play Ghostly Underdog / Ferret Bomber
p2 has play Spider Owl / Shark Dog / Chameleon Sniper
p1: attack Ghostly Underdog | p2 discard: Chameleon Sniper / Spider Owl | p1 play: Ferret Bomber / Ghostly Underdog
p2 asks block: block Shark Dog / no block

## Ghostly Underdog: equal power is not lower
p1 has play Ghostly Underdog
p2 has play Ghostly Underdog
p1: attack Ghostly Underdog | p2 asks block: block Ghostly Underdog / no block

## Ghostly Underdog: its own current power
p1 has play Ghostly Underdog (boost Gorillion + Gorillion)
p2 has play Shark Dog / Killer Bee / Strange Barrel
p1: attack Ghostly Underdog | p2 discard: Killer Bee / Shark Dog | p2 asks block: block Strange Barrel / no block

## Ghostly Underdog: TOUGH is exhausted
p1 has play Ghostly Underdog
p2 has play Robopup
p1: attack Ghostly Underdog | p2 play: Robopup (exhausted) | p2 asks block: block Robopup / no block

## Ghostly Underdog with nobody weaker
p1 has play Ghostly Underdog
p2 has play Gorillion
p1: attack Ghostly Underdog | p2: no block | p2 life: 2 | turn p2

## Ghostly Underdog: the set is fixed once, also when Shield Bugs fall too (G13)
p1 has play Ghostly Underdog (boost Gorillion + Gorillion)
p2 has play Shield Bugs (exhausted) / Harpy Mother
p1: attack Ghostly Underdog | p2 discard: Shield Bugs | p2 play: Harpy Mother | p2 asks block: block Harpy Mother / no block

## Ghostly Underdog taken by a Mindbug
p1 has hand Ghostly Underdog / Gorillion; play Spider Owl
p1: play Ghostly Underdog | p2: mindbug | p1: play Gorillion | p2: decline
p2: attack Ghostly Underdog | p1 discard: Spider Owl | p1 asks block: block Gorillion / no block

## Goat Dragon with nothing to boost with and nobody boosted
p1 has hand Goat Dragon
p1: play Goat Dragon | p2: decline | p1 play: Goat Dragon | turn p2

## Goat Dragon: only the boost is possible, so no mode is asked
p1 has hand Goat Dragon
p2 has discard Shark Dog
p1: play Goat Dragon | p2: decline | p1 asks card: choose Shark Dog / done
p1: choose Shark Dog | p1 play: Goat Dragon (boost Shark Dog) | p2 discard: - | turn p2

## Goat Dragon: the boost may be declined
p1 has hand Goat Dragon; discard Shark Dog
p1: play Goat Dragon | p2: decline | p1: done | p1 play: Goat Dragon | turn p2

## Goat Dragon: only the defeat is possible, and forced
p1 has hand Goat Dragon
p2 has play Gorillion (boost Shark Dog)
p1: play Goat Dragon | p2: decline | p2 discard: Gorillion / Shark Dog | turn p2

## Goat Dragon must defeat its own boosted creature too
p1 has hand Goat Dragon; play Bee Bear (boost Shark Dog)
p1: play Goat Dragon | p2: decline | p1 discard: Bee Bear / Shark Dog | p1 play: Goat Dragon | turn p2

## Goat Dragon: both modes
p1 has hand Goat Dragon; discard Shark Dog
p2 has play Gorillion (boost Shark Dog) / Bee Bear (boost Shark Dog)
p1: play Goat Dragon | p2: decline | p1 asks mode: choose boost / choose defeat
p1: choose defeat | p1 asks target: choose Gorillion / choose Bee Bear
p1: choose Bee Bear | p2 play: Gorillion (boost Shark Dog) | turn p2

## Goat Dragon: boost to any creature
p1 has hand Goat Dragon; discard Shark Dog
p2 has play Gorillion
p1: play Goat Dragon | p2: decline | p1: choose Shark Dog | p1 asks target: choose Goat Dragon / choose Gorillion
p1: choose Gorillion | p2 play: Gorillion (boost Shark Dog) | turn p2

## Goat Dragon does the same when it attacks
p1 has play Goat Dragon
p2 has play Gorillion (boost Shark Dog)
p1: attack Goat Dragon | p2 discard: Gorillion / Shark Dog | p2 life: 2 | turn p2

## Goat Dragon boosted may defeat itself in the attack, which ends it (A2)
p1 has play Goat Dragon (boost Shark Dog)
p1: attack Goat Dragon | p1 discard: Goat Dragon / Shark Dog | p2 life: 3 | turn p2

## Goat Dragon: Deathweaver stops the Play half only (F10)
p1 has hand Goat Dragon; discard Shark Dog
p2 has play Deathweaver
p1: play Goat Dragon | p2: decline | turn p2
p2: attack Deathweaver | p1: no block | p1: attack Goat Dragon | p1 asks card: choose Shark Dog / done

## Goat Dragon taken by a Mindbug chooses for the mindbugger, whose pile is the first
p1 has hand Goat Dragon / Gorillion; discard Shark Dog
p2 has discard Shark Dog
p1: play Goat Dragon | p2: mindbug | p2 asks card: choose Shark Dog / choose Shark Dog #2 / done
p2: choose Shark Dog #2 | p2 play: Goat Dragon (boost Shark Dog) | p1 discard: - | turn p1

## Goat Dragon: a protected boosted creature may be chosen, and nothing happens (F16)
p1 has hand Goat Dragon
p2 has play Gorillion (boost Shark Dog) / Calm Cole (2 octonite)
p1: play Goat Dragon | p2: decline | p2 play: Calm Cole (1 octonite) / Gorillion (boost Shark Dog) | turn p2

## Goat Dragon: a defeated TOUGH boosted creature stays with its boost
p1 has hand Goat Dragon
p2 has play Elephantopus (boost Shark Dog)
p1: play Goat Dragon | p2: decline | p2 play: Elephantopus (exhausted, boost Shark Dog) | turn p2

## Hiss Holiness: up to four cards over any creatures, card and creature together
p1 has hand Hiss Holiness; discard Shark Dog / Bee Bear
p2 has play Gorillion; discard Shark Dog / Luchataur / Killer Bee
p1: play Hiss Holiness | p2: decline
p1 asks card: choose Shark Dog / choose Bee Bear / choose Shark Dog #2 / choose Luchataur / choose Killer Bee / done
p1: choose Shark Dog #2 | p1 asks target: choose Hiss Holiness / choose Gorillion
p1: choose Gorillion | p1 asks card: choose Shark Dog / choose Bee Bear / choose Luchataur / choose Killer Bee / done
p1: choose Bee Bear / choose Hiss Holiness / choose Luchataur / choose Hiss Holiness / choose Shark Dog
p1: choose Gorillion | p1 play: Hiss Holiness (boost Bee Bear + Luchataur) | p2 play: Gorillion (boost Shark Dog + Shark Dog)
p1 discard: - | p2 discard: Killer Bee | turn p2

## Hiss Holiness alone: only cards are asked
p1 has hand Hiss Holiness; discard Shark Dog / Bee Bear
p1: play Hiss Holiness | p2: decline | p1: choose Shark Dog | p1 asks card: choose Bee Bear / done
p1: choose Bee Bear | p1 play: Hiss Holiness (boost Shark Dog + Bee Bear) | turn p2

## Hiss Holiness: done at once
p1 has hand Hiss Holiness; discard Shark Dog
p1: play Hiss Holiness | p2: decline | p1: done | p1 play: Hiss Holiness | turn p2

## Hiss Holiness: done after one
p1 has hand Hiss Holiness; discard Shark Dog / Bee Bear
p1: play Hiss Holiness | p2: decline | p1: choose Shark Dog / done | p1 play: Hiss Holiness (boost Shark Dog) | p1 discard: Bee Bear | turn p2

## Hiss Holiness: empty piles
p1 has hand Hiss Holiness
p1: play Hiss Holiness | p2: decline | p1 play: Hiss Holiness | turn p2

## Hiss Holiness under Deathweaver
p1 has hand Hiss Holiness; discard Shark Dog
p2 has play Deathweaver
p1: play Hiss Holiness | p2: decline | p1 play: Hiss Holiness | turn p2

## Hiss Holiness taken by a Mindbug
p1 has hand Hiss Holiness / Gorillion; discard Shark Dog
p1: play Hiss Holiness | p2: mindbug | p2: choose Shark Dog | p2 play: Hiss Holiness (boost Shark Dog) | turn p1

## Hiss Holiness takes Blessed Shield Bugs out of the pile: their bonus is gone
p1 has hand Hiss Holiness; play Gorillion; discard Blessed Shield Bugs
p2 has play Gorillion
p1: play Hiss Holiness | p2: decline | p1: choose Blessed Shield Bugs / choose Hiss Holiness
p2: attack Gorillion | p1: block Gorillion | p1 discard: Gorillion | p2 discard: Gorillion | turn p1

## Hypnotic Mouse: creatures of equal power cannot attack
p1 has play Hypnotic Mouse / Gorillion / Bee Bear
p2 has play Gorillion
p1 asks action: attack Hypnotic Mouse / attack Bee Bear / play Gorillion

## Hypnotic Mouse: itself counts, as a copy on the other side shows
p1 has play Hypnotic Mouse
p2 has play Hypnotic Mouse
p1 asks action: play Gorillion

## Hypnotic Mouse binds the enemies too
p1 has play Hypnotic Mouse
p2 has play Shark Dog / Axolotl Healer / Gorillion; hand -
given turn: p2
p2 asks action: attack Gorillion

## Hypnotic Mouse: only attacking is forbidden
p1 has play Hypnotic Mouse / Gorillion
p2 has play Luchataur / Luchataur
p1: attack Gorillion | p2 asks block: block Luchataur / block Luchataur #2 / no block

## Hypnotic Mouse: current power
p1 has play Hypnotic Mouse / Bee Bear (boost Shark Dog) / Luchataur; hand -
p1 asks action: attack Hypnotic Mouse

## Hypnotic Mouse: nobody may attack and the hand is empty: lost
p1 has play Hypnotic Mouse; hand -
p2 has play Hypnotic Mouse
over p2

## Hypnotic Mouse: no second attack for who has equals then (A11)
p1 has play Berserker Rabbit
p2 has play Hypnotic Mouse / Strange Barrel; hand Gorillion / Gorillion
# 10 before; after the first attack its player discarded (Rockyphant) and the Rabbit is 6 as the Barrel
p1: attack Berserker Rabbit | p2: no block | p1 asks again: attack / stop

## Hypnotic Mouse: a FAST arrival of equal power does not attack
p1 has hand Carrot Cleric; play Hypnotic Mouse
p2 has play Bee Bear
p1: play Carrot Cleric | p2: decline | turn p2

## Hypnotic Mouse taken by a Mindbug binds at once
p1 has hand Hypnotic Mouse; play Gorillion / Gorillion / Bee Bear
p1: play Hypnotic Mouse | p2: mindbug | p1 asks action: attack Bee Bear

## Hypnotic Mouse itself is SNEAKY
p1 has play Hypnotic Mouse
p2 has play Gorillion
p1: attack Hypnotic Mouse | p2 life: 2 | turn p2
