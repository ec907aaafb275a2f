New Servants: every card and every sentence of its rulings.

## Bugserker has +8 power at exactly 1 life
p1 has life 1; play Bugserker
p2 has play Gorillion
p1: attack Bugserker | p2: block Gorillion
p1 play: Bugserker | p2 discard: Gorillion | turn p2

## Bugserker has no bonus at 2 life
p1 has life 2; play Bugserker
p2 has play Gorillion
p1: attack Bugserker | p2: block Gorillion
p1 play: Bugserker (exhausted) | p2 play: Gorillion | turn p2

## Bugserker at 1 life may block Bee Bear
p1 has life 1; play Bugserker
p2 has play Bee Bear
p1: play Gorillion | p2: decline | p2: attack Bee Bear
p1 asks block: block Bugserker / block Gorillion / no block
p1: block Bugserker | p2 discard: Bee Bear | p1 play: Bugserker / Gorillion | turn p1

## Bugserker at 3 life may not block Bee Bear
p1 has play Bugserker
p2 has play Bee Bear
p1: attack Bugserker | p2: no block | p2: attack Bee Bear
p1 life: 2 | turn p1

## Bugserker looks at its own player's life, with a copy on each side
p1 has life 1; play Bugserker
p2 has life 3; play Bugserker
p1: attack Bugserker | p2: block Bugserker
p1 play: Bugserker | p2 play: Bugserker (exhausted) | turn p2

## Bugserker loses the bonus with the second life
p1 has life 1; play Bugserker; hand Axolotl Healer
p2 has play Gorillion
p1: play Axolotl Healer | p2: decline | p1 life: 3
p2: attack Gorillion | p1: block Bugserker | p1 play: Axolotl Healer / Bugserker (exhausted) | p2 play: Gorillion | turn p1

## Bugserker gains the bonus in the middle of an attack: Count Draculeech's life
p1 has life 2; play Count Draculeech / Bugserker
p2 has play Majestic Manticore / Gorillion
p1: attack Count Draculeech | p1 life: 1
p1: choose Gorillion | p2: no block
p2: attack Majestic Manticore
# Manticore (6) is now the lowest beside Draculeech (7) and Bugserker (11): it defeats itself
p2 play: - | p1 play: Bugserker / Count Draculeech | turn p1

## Bugserker at 1 life survives Kangasaurus Rex
p1 has hand Kangasaurus Rex
p2 has life 1; play Bugserker
p1: play Kangasaurus Rex | p2: decline | p2 play: Bugserker | turn p2

## Bugserker at 3 life is exhausted by Kangasaurus Rex
p1 has hand Kangasaurus Rex
p2 has play Bugserker
p1: play Kangasaurus Rex | p2: decline | p2 play: Bugserker (exhausted) | turn p2

## A mindbugged Bugserker looks at the mindbugger's life
p1 has hand Bugserker / Gorillion; play Gorillion
p2 has life 1
p1: play Bugserker | p2: mindbug | p1: attack Gorillion | p2: block Bugserker
p1 discard: Gorillion | p2 play: Bugserker | turn p2

## Bugserker exhausted at 1 life is defeated by a POISONOUS blocker
p1 has life 1; play Bugserker (exhausted)
p2 has play Axolotl Healer
p1: attack Bugserker | p2: block Axolotl Healer
p1 discard: Bugserker | p2 discard: Axolotl Healer | turn p2

## Count Draculeech: first the life, then a creature of either side
p1 has play Count Draculeech
p2 has play Gorillion / Bee Bear
p1: attack Count Draculeech | p1 life: 2
p1 asks target: choose Count Draculeech / choose Gorillion / choose Bee Bear
p1: choose Gorillion | p2 asks block: block Bee Bear / no block | p2: no block | p2 life: 2 | turn p2

## Count Draculeech at 1 life loses the game before anything else
p1 has life 1; play Count Draculeech
p2 has play Gorillion
p1: attack Count Draculeech | over p2 | p2 play: Gorillion

## Count Draculeech alone must defeat itself, and the attack ends (A2)
p1 has play Count Draculeech
p1: attack Count Draculeech | p1 play: - | p1 discard: Count Draculeech | p1 life: 2 | p2 life: 3 | turn p2

## Count Draculeech chosen by itself ends the attack
p1 has play Count Draculeech
p2 has play Bee Bear
p1: attack Count Draculeech / choose Count Draculeech | p2 life: 3 | p2 play: Bee Bear | turn p2

## Count Draculeech may take an own ally, and attacks on
p1 has play Count Draculeech / Gorillion
p1: attack Count Draculeech | p1 asks target: choose Count Draculeech / choose Gorillion
p1: choose Gorillion | p1 discard: Gorillion | p2 life: 2 | turn p2

## Count Draculeech and a TOUGH target: exhausted, and it may still block
p1 has play Count Draculeech
p2 has play Elephantopus
p1: attack Count Draculeech / choose Elephantopus | p2 play: Elephantopus (exhausted)
p2 asks block: block Elephantopus / no block
p2: block Elephantopus | p1 discard: Count Draculeech | p2 discard: Elephantopus | turn p2

## Count Draculeech's copies are numbered, the chooser's first
p1 has play Count Draculeech / Count Draculeech
p2 has play Count Draculeech
p1: attack Count Draculeech #2
p1 asks target: choose Count Draculeech / choose Count Draculeech #2 / choose Count Draculeech #3
p1: choose Count Draculeech #3 | p2 discard: Count Draculeech | p2 life: 2 | turn p2

## Count Draculeech's second copy is the attacker that left
p1 has play Count Draculeech / Count Draculeech
p1: attack Count Draculeech #2 / choose Count Draculeech #2 | p2 life: 3 | p1 play: Count Draculeech | turn p2

## Count Draculeech's life may call Hyenix, but only after the defeat (G4)
p1 has play Count Draculeech; discard Hyenix
p2 has play Gorillion
p1: attack Count Draculeech | p1 asks target: choose Count Draculeech / choose Gorillion
p1: choose Gorillion | p1 asks may: yes / no | p1: yes | p1 play: Count Draculeech / Hyenix
p2 life: 2 | turn p2

## Count Draculeech's victim has its Defeated effect before the block
p1 has play Count Draculeech
p2 has play Sweet Fighter / Bee Bear
p1: attack Count Draculeech / choose Sweet Fighter | p2 life: 5
p2 asks block: block Bee Bear / no block | p2: block Bee Bear | p1 discard: Count Draculeech | turn p2

## Count Draculeech taken by a Mindbug attacks for the mindbugger
p1 has hand Count Draculeech / Gorillion
p1: play Count Draculeech | p2: mindbug | p1: play Gorillion | p2: decline
p2: attack Count Draculeech | p2 life: 2 | p2 asks target: choose Count Draculeech / choose Gorillion
p2: choose Gorillion | p1 life: 2 | over p2

## Count Draculeech with Knightmare loses nothing and still defeats
p1 has life 1; play Count Draculeech / Knightmare
p2 has play Gorillion
p1: attack Count Draculeech | p1 life: 1
p1: choose Gorillion | p2 life: 2 | turn p2

## Creep From The Deep hunts and poisons
p1 has play Creep From The Deep
p2 has play Gorillion / Bee Bear
p1: attack Creep From The Deep | p1 asks hunt: hunt Gorillion / hunt Bee Bear / let block
p1: hunt Gorillion | p1 discard: Creep From The Deep | p2 discard: Gorillion | turn p2

## Creep From The Deep lets block
p1 has play Creep From The Deep
p2 has play Gorillion
p1: attack Creep From The Deep / let block | p2: no block | p2 life: 2 | turn p2

## Creep From The Deep without enemies is asked nothing
p1 has play Creep From The Deep
p1: attack Creep From The Deep | p2 life: 2 | turn p2

## Creep From The Deep against an unexhausted TOUGH
p1 has play Creep From The Deep
p2 has play Elephantopus
p1: attack Creep From The Deep / hunt Elephantopus
p1 discard: Creep From The Deep | p2 play: Elephantopus (exhausted) | turn p2

## Creep From The Deep blocks and poisons
p1 has play Creep From The Deep
p2 has play Gorillion
given turn: p2
p2: attack Gorillion | p1: block Creep From The Deep | p1 discard: Creep From The Deep | p2 discard: Gorillion | turn p1

## Creep From The Deep survives what is weaker
p1 has play Creep From The Deep
p2 has play Tiger Squirrel
p1: attack Creep From The Deep / hunt Tiger Squirrel | p1 play: Creep From The Deep | p2 discard: Tiger Squirrel | turn p2

## Ferret Pacifier: the strongest enemy cannot block
p1 has play Ferret Pacifier / Luchataur
p2 has play Gorillion / Bee Bear
p1: attack Luchataur | p2 asks block: block Bee Bear / no block
p2: no block | p1: stop | p2 life: 2 | turn p2

## Ferret Pacifier: all that tie cannot block
p1 has play Ferret Pacifier
p2 has play Gorillion / Gorillion
p1: attack Ferret Pacifier | p2 life: 2 | turn p2

## Ferret Pacifier: a single enemy is the strongest
p1 has play Ferret Pacifier
p2 has play Shark Dog
p1: attack Ferret Pacifier | p2 life: 2 | turn p2

## Ferret Pacifier: HUNTER may still force the strongest (A9)
p1 has play Ferret Pacifier / Creep From The Deep
p2 has play Gorillion / Bee Bear
p1: attack Creep From The Deep | p1 asks hunt: hunt Gorillion / hunt Bee Bear / let block
p1: hunt Gorillion | p2 discard: Gorillion | turn p2

## Ferret Pacifier: current power, boost cards too
p1 has play Ferret Pacifier
p2 has play Gorillion / Bee Bear (boost Shark Dog + Shark Dog + Shark Dog)
p1: attack Ferret Pacifier | p2 asks block: block Gorillion / no block
p2: block Gorillion | p1 discard: Ferret Pacifier | turn p2

## Ferret Pacifier: two of them forbid no more than one does
p1 has play Ferret Pacifier / Ferret Pacifier
p2 has play Gorillion / Bee Bear
p1: attack Ferret Pacifier | p2 asks block: block Bee Bear / no block

## Ferret Pacifier does not bind its own side
p1 has play Ferret Pacifier / Gorillion
p2 has play Elephantopus / Luchataur
given turn: p2
p2: attack Luchataur | p1 asks block: block Gorillion / no block

## Ferret Pacifier taken by a Mindbug binds the other side
p1 has hand Ferret Pacifier / Gorillion; play Gorillion / Bee Bear
p2 has play Luchataur
p1: play Ferret Pacifier | p2: mindbug | p1: play Gorillion | p2: decline
p2: attack Luchataur | p1 asks block: block Bee Bear / no block

## Ferret Pacifier and SNEAKY: the weaker SNEAKY may block
p1 has play Ferret Pacifier / Spider Owl
p2 has play Gorillion / Tiger Squirrel
p1: attack Spider Owl | p2 asks block: block Tiger Squirrel / no block

## Ferret Pacifier with one on each side binds both
p1 has play Ferret Pacifier / Gorillion
p2 has play Ferret Pacifier / Gorillion
p1: attack Gorillion | p2 asks block: block Ferret Pacifier / no block
p2: no block | p2: attack Gorillion | p1 asks block: block Ferret Pacifier / no block

## Froblin Instigator grows by 2 with each other ally
p1 has play Froblin Instigator / Gorillion / Bee Bear
p2 has play Shark Dog
p1: attack Froblin Instigator / hunt Shark Dog | p1 play: Bee Bear / Froblin Instigator / Gorillion | p2 discard: Shark Dog | turn p2

## Froblin Instigator alone has 1
p1 has play Froblin Instigator
p2 has play Ferret Bomber
p1: attack Froblin Instigator / hunt Ferret Bomber | p1 discard: Froblin Instigator | p2 play: Ferret Bomber | turn p2

## Froblin Instigator does not count enemies
p1 has play Froblin Instigator / Gorillion
p2 has play Shark Dog / Gorillion / Bee Bear
p1: attack Froblin Instigator / hunt Shark Dog | p1 discard: Froblin Instigator | p2 play: Bee Bear / Gorillion / Shark Dog | turn p2

## Froblin Instigator: two of them count each other
p1 has play Froblin Instigator / Froblin Instigator
p2 has play Ferret Bomber
p1: attack Froblin Instigator / hunt Ferret Bomber | p1 play: Froblin Instigator / Froblin Instigator | p2 discard: Ferret Bomber | turn p2

## Froblin Instigator falls with its ally in one mass defeat, counted before (G13)
p1 has hand Kangasaurus Rex
p2 has play Froblin Instigator / Ferret Bomber
p1: play Kangasaurus Rex | p2: decline | p2 play: - | p2 discard: Ferret Bomber / Froblin Instigator | turn p2

## Froblin Instigator with two allies of 5 is spared by Kangasaurus Rex
p1 has hand Kangasaurus Rex
p2 has play Froblin Instigator / Harpy Mother / Harpy Mother
p1: play Kangasaurus Rex | p2: decline | p2 play: Froblin Instigator / Harpy Mother / Harpy Mother | turn p2

## Froblin Instigator taken by a Mindbug counts the mindbugger's creatures
p1 has hand Froblin Instigator / Gorillion; play Shark Dog
p2 has play Gorillion / Bee Bear
p1: play Froblin Instigator | p2: mindbug | p1: attack Shark Dog / choose Gorillion
p1: let block | p2: block Froblin Instigator | p1 play: Shark Dog | p2 discard: Froblin Instigator / Gorillion | turn p2

## Froblin Instigator with Snail Thrower poisons while it is 4 or less
p1 has play Froblin Instigator / Snail Thrower
p2 has play Gorillion
p1: attack Froblin Instigator / hunt Gorillion | p1 discard: Froblin Instigator | p2 discard: Gorillion | turn p2

## Goreagle Alpha costs a life
p1 has hand Goreagle Alpha
p1: play Goreagle Alpha | p2: decline | p1 life: 2 | turn p2

## Goreagle Alpha at 1 life loses the game
p1 has life 1; hand Goreagle Alpha
p1: play Goreagle Alpha | p2: decline | over p2

## Goreagle Alpha taken by a Mindbug costs the mindbugger's life
p1 has hand Goreagle Alpha / Gorillion
p1: play Goreagle Alpha | p2: mindbug | p2 life: 2 | p1 life: 3 | turn p1

## Goreagle Alpha taken by a Mindbug at 1 life loses the mindbugger the game
p1 has hand Goreagle Alpha / Gorillion
p2 has life 1
p1: play Goreagle Alpha | p2: mindbug | over p1

## Goreagle Alpha's Play effect is off under Deathweaver
p1 has life 1; hand Goreagle Alpha
p2 has play Deathweaver
p1: play Goreagle Alpha | p2: decline | p1 life: 1 | turn p2

## Goreagle Alpha played by Grave Robber costs the robber's life
p1 has hand Grave Robber
p2 has discard Goreagle Alpha
p1: play Grave Robber | p2: decline | p1 life: 2 | p1 play: Goreagle Alpha / Grave Robber | turn p2

## Goreagle Alpha attacks twice and hunts twice
p1 has play Goreagle Alpha
p2 has play Shark Dog / Killer Bee
p1: attack Goreagle Alpha / hunt Shark Dog
p1 asks again: attack / stop
p1: attack / hunt Killer Bee | p2 discard: Killer Bee / Shark Dog | turn p2

## Goreagle Alpha exhausted by the first attack attacks again
p1 has play Goreagle Alpha
p2 has play Gorillion
p1: attack Goreagle Alpha / hunt Gorillion | p1 play: Goreagle Alpha (exhausted)
p1: attack / hunt Gorillion | p1 discard: Goreagle Alpha | turn p2

## Goreagle Alpha and Knightmare: no life lost
p1 has life 1; hand Goreagle Alpha; play Knightmare
p1: play Goreagle Alpha | p2: decline | p1 life: 1 | turn p2

## Goreagle Alpha calls its player's Hyenix
p1 has hand Goreagle Alpha; discard Hyenix
p1: play Goreagle Alpha | p2: decline | p1 asks may: yes / no | p1: yes | p1 play: Goreagle Alpha / Hyenix | p1 life: 2 | turn p2

## Hamster Lion: the weakest enemy cannot attack
p1 has play Hamster Lion
p2 has play Gorillion / Bee Bear; hand Shark Dog
given turn: p2
p2 asks action: attack Gorillion / play Shark Dog | never: attack Bee Bear

## Hamster Lion: all that tie cannot attack
p1 has play Hamster Lion
p2 has play Gorillion / Gorillion; hand Shark Dog
given turn: p2
p2 asks action: play Shark Dog

## Hamster Lion: a single enemy with an empty hand cannot act and loses
p1 has play Hamster Lion
p2 has play Gorillion; hand -
given turn: p2
over p1

## Hamster Lion: in the edition first they pass instead
p1 has play Hamster Lion
p2 has play Gorillion; hand -
given turn: p2 | given edition: first
turn p1

## Hamster Lion: the weakest may still block
p1 has play Hamster Lion
p2 has play Gorillion
p1: attack Hamster Lion | p2 asks block: block Gorillion / no block

## Hamster Lion: current power
p1 has play Hamster Lion
p2 has play Bee Bear (boost Shark Dog + Shark Dog + Shark Dog) / Gorillion; hand Shark Dog
given turn: p2
p2 asks action: attack Bee Bear / play Shark Dog

## Hamster Lion: a FAST creature that is the weakest gets no attack
p1 has play Hamster Lion
p2 has play Gorillion; hand Carrot Cleric
given turn: p2
p2: play Carrot Cleric | p1: decline | turn p1

## Hamster Lion: a FAST creature that is not the weakest attacks
p1 has play Hamster Lion
p2 has play Shark Dog; hand Carrot Cleric
given turn: p2
p2: play Carrot Cleric | p1: decline | p2 asks fast: attack / stop

## Hamster Lion: who becomes the weakest during its attack has no second one (A11)
p1 has play Hamster Lion
p2 has play Count Draculeech / Ram Hopper / Chameleon Sniper
given turn: p2
p2 asks action: attack Count Draculeech / attack Ram Hopper / play Gorillion
p2: attack Count Draculeech / choose Chameleon Sniper | p1: no block | p1 life: 2 | turn p1

## Hamster Lion on both sides binds both
p1 has play Hamster Lion
p2 has play Hamster Lion
p1 asks action: play Gorillion
p1: play Gorillion | p2: decline | p2 asks action: play Gorillion
p2: play Gorillion | p1: decline | p1 asks action: attack Gorillion

## Hamster Lion taken by a Mindbug binds at once, in the extra action
p1 has hand Hamster Lion / Bee Bear; play Shark Dog / Gorillion
p1: play Hamster Lion | p2: mindbug | p1 asks action: attack Gorillion / play Bee Bear

## Hamster Lion does not forbid Actions
p1 has play Hamster Lion
p2 has play Curious Tadpole; hand -
given turn: p2
p2 asks action: act Curious Tadpole

## Hamster Lion itself has FRENZY
p1 has play Hamster Lion
p1: attack Hamster Lion | p1 asks again: attack / stop | p1: attack | p2 life: 1 | turn p2

## Hungry Hungry Hamster: play it, by effect
p1 has hand Hungry Hungry Hamster
p2 has hand Killer Bee / Gorillion / Gorillion / Gorillion / Gorillion; draw Bee Bear
p1: play Hungry Hungry Hamster | p2: decline
p2 asks card: choose Killer Bee / choose Gorillion
p2: choose Killer Bee | p2 hand: Bee Bear / Gorillion / Gorillion / Gorillion / Gorillion
p1 asks mode: choose play / choose keep
p1: choose play | p2 life: 2 | p1 play: Hungry Hungry Hamster / Killer Bee | turn p2

## Hungry Hungry Hamster: keep it
p1 has hand Hungry Hungry Hamster
p2 has hand Killer Bee / Gorillion
p1: play Hungry Hungry Hamster | p2: decline | p2: choose Killer Bee | p1: choose keep
p1 hand: Killer Bee | p2 hand: Gorillion | p2 life: 3 | turn p2

## Hungry Hungry Hamster: a single card is given without a question
p1 has hand Hungry Hungry Hamster
p2 has hand Killer Bee; play Gorillion
p1: play Hungry Hungry Hamster | p2: decline | p1 asks mode: choose play / choose keep | p2 hand: -
p1: choose keep | p1 hand: Killer Bee | turn p2

## Hungry Hungry Hamster: an empty hand gives nothing
p1 has hand Hungry Hungry Hamster
p2 has hand -; play Gorillion
p1: play Hungry Hungry Hamster | p2: decline | p1 play: Hungry Hungry Hamster | p1 hand: - | turn p2

## Hungry Hungry Hamster taken by a Mindbug takes from the one who played it
p1 has hand Hungry Hungry Hamster / Killer Bee / Gorillion
p1: play Hungry Hungry Hamster | p2: mindbug | p1 asks card: choose Killer Bee / choose Gorillion
p1: choose Killer Bee | p2 asks mode: choose play / choose keep | p2: choose play | p1 life: 2 | p2 play: Hungry Hungry Hamster / Killer Bee
p1 asks action: play Gorillion

## Hungry Hungry Hamster: who gave the last card cannot act and loses (M4)
p1 has hand Hungry Hungry Hamster / Killer Bee
p1: play Hungry Hungry Hamster | p2: mindbug | p2: choose keep | over p2

## Hungry Hungry Hamster: what is played may be FAST
p1 has hand Hungry Hungry Hamster
p2 has hand Carrot Cleric; play Gorillion
p1: play Hungry Hungry Hamster | p2: decline | p1: choose play | p1 asks fast: attack / stop
p1: attack | p2 asks block: block Gorillion / no block | p2: no block | p2 life: 2 | turn p2

## Hungry Hungry Hamster: two copies chain
p1 has hand Hungry Hungry Hamster
p2 has hand Hungry Hungry Hamster / Gorillion
p1: play Hungry Hungry Hamster | p2: decline | p2: choose Hungry Hungry Hamster
p1: choose play | p1 asks mode: choose play / choose keep | p1: choose play
p1 play: Gorillion / Hungry Hungry Hamster / Hungry Hungry Hamster
over p1

## Hungry Hungry Hamster's played card has no Play effect under Deathweaver, nor has it one itself
p1 has hand Hungry Hungry Hamster
p2 has hand Killer Bee / Gorillion; play Deathweaver
p1: play Hungry Hungry Hamster | p2: decline | p2 hand: Gorillion / Killer Bee | turn p2

## Hungry Hungry Hamster against Alien Brain: nothing can be kept, so the card is played (F16)
p1 has hand Hungry Hungry Hamster
p2 has hand Killer Bee / Gorillion; play Alien Brain
p1: play Hungry Hungry Hamster | p2: decline | p2: choose Killer Bee | p2 life: 2 | p1 play: Hungry Hungry Hamster / Killer Bee | turn p2

## Hungry Hungry Hamster against Wolfman Steve plays a small card: it comes out of the opponent's hand
p1 has hand Hungry Hungry Hamster; play Gorillion
p2 has hand Axolotl Healer / Gorillion; play Wolfman Steve
p1 asks action: attack Gorillion

## Hyenix comes when its player loses life
p1 has play Gorillion
p2 has discard Hyenix
p1: attack Gorillion | p2 life: 2 | p2 asks may: yes / no
p2: yes | p2 play: Hyenix | p2 discard: - | turn p2

## Hyenix may stay
p1 has play Gorillion
p2 has discard Hyenix
p1: attack Gorillion | p2: no | p2 play: - | p2 discard: Hyenix | turn p2

## Hyenix: two of them are each asked, ordered by the active player
p1 has play Gorillion
p2 has discard Hyenix / Hyenix
p1: attack Gorillion | p1 asks order: resolve Hyenix / resolve Hyenix #2
p1: resolve Hyenix | p2: yes | p2 asks may: yes / no | p2: yes | p2 play: Hyenix / Hyenix | turn p2

## Hyenix does not come when the game is over
p1 has play Gorillion
p2 has life 1; discard Hyenix
p1: attack Gorillion | over p1

## Hyenix does not come for the other player's life
p1 has play Gorillion; discard Hyenix
p1: attack Gorillion | p2 life: 2 | turn p2

## Hyenix is asked once for several points (F14)
p1 has play Battle Beetle
p2 has life 4; discard Hyenix
p1: attack Battle Beetle | p2 life: 2 | p2 asks may: yes / no | p2: no
# not blocked: the attack takes another life, another event
p2 life: 1 | p2 asks may: yes / no | p2: yes | turn p2

## Hyenix comes before the block when an Attack effect takes the life, and may block
p1 has play Coconut Crab
p2 has discard Hyenix
p1: attack Coconut Crab | p2 life: 2 | p2: yes | p2 asks block: block Hyenix / no block
p2: block Hyenix | p1 discard: Coconut Crab | p2 discard: Hyenix | turn p2

## Hyenix that came during the first attack may block the second
p1 has play Luchataur
p2 has discard Hyenix
p1: attack Luchataur | p2: yes | p1: attack | p2 asks block: block Hyenix / no block
p2: block Hyenix | p2 discard: Hyenix | p2 life: 2 | turn p2

## Hyenix under a creature is in no discard pile (F5)
p1 has play Gorillion
p2 has play Bee Bear (boost Hyenix)
p1: attack Gorillion | p2: no block | p2 life: 2 | turn p2

## Hyenix attacks twice in its player's own turn
p1 has play Gorillion
p2 has discard Hyenix; hand -
p1: attack Gorillion | p2: yes | p2: attack Hyenix | p1: no block | p2 asks again: attack / stop | p2: attack | p1: no block | p1 life: 1 | turn p1

## Hyenix has come and is not FAST
p1 has hand Goreagle Alpha; discard Hyenix
p1: play Goreagle Alpha | p2: decline | p1: yes | turn p2

## Hyenix: setting life lower is losing life (G19)
p1 has life 4; hand Mysterious Mermaid; discard Hyenix
p1: play Mysterious Mermaid | p2: decline | p1 life: 3 | p1 asks may: yes / no | p1: yes | p1 play: Hyenix / Mysterious Mermaid | turn p2

## Hyenix: gaining life calls nobody
p1 has hand Axolotl Healer; discard Hyenix
p1: play Axolotl Healer | p2: decline | turn p2

## Hyenix: paying life is losing life, and the effect is finished first
p1 has hand Okra Shaman; discard Hyenix / Gorillion
p1: play Okra Shaman | p2: decline | p1: yes | p1 asks card: choose Hyenix / choose Gorillion
p1: choose Gorillion | p1 asks may: yes / no | p1: yes | p1 play: Gorillion / Hyenix / Okra Shaman | turn p2

## Hyenix that was taken out of the pile meanwhile does not ask
p1 has hand Okra Shaman; discard Hyenix
p1: play Okra Shaman | p2: decline | p1: yes | p1 play: Hyenix / Okra Shaman | p1 life: 2 | turn p2

## Hyenix is not stopped by Deathweaver
p1 has play Gorillion / Deathweaver
p2 has discard Hyenix
p1: attack Gorillion | p2: yes | p2 play: Hyenix | turn p2

## Hyenix and Blessed Killer Bee: the active player orders, and each loss asks
p1 has play Gorillion; discard Blessed Killer Bee
p2 has life 4; discard Hyenix
p1: attack Gorillion | p1 asks order: resolve Blessed Killer Bee / resolve Hyenix
p1: resolve Hyenix | p2: no | p2 life: 1 | p2 asks may: yes / no | p2: yes | p2 play: Hyenix | turn p2

## Hyenix answered yes at the first loss is gone at the second
p1 has play Gorillion; discard Blessed Killer Bee
p2 has life 4; discard Hyenix
p1: attack Gorillion / resolve Hyenix | p2: yes | p2 life: 1 | p2 play: Hyenix | turn p2

## Hyenix in the pile of the one who was mindbugged: Goreagle Alpha costs the other's life
p1 has hand Goreagle Alpha / Gorillion; discard Hyenix
p1: play Goreagle Alpha | p2: mindbug | p2 life: 2 | turn p1

## Majestic Manticore defeats the weakest, then is blocked
p1 has play Majestic Manticore
p2 has play Spider Owl / Gorillion
p1: attack Majestic Manticore | p2 discard: Spider Owl | p2 asks block: block Gorillion / no block
p2: block Gorillion | p1 discard: Majestic Manticore | p2 discard: Gorillion / Spider Owl | turn p2

## Majestic Manticore: all that tie on both sides
p1 has play Majestic Manticore / Killer Bee
p2 has play Killer Bee / Harpy Mother / Gorillion
p1: attack Majestic Manticore
# Harpy Mother's Defeated effect finds nobody of power 5 or less any more
p1 discard: Killer Bee | p2 discard: Harpy Mother / Killer Bee | p2: no block | p2 life: 2 | turn p2

## Majestic Manticore is itself the weakest: the attack ends (A2)
p1 has play Majestic Manticore / Gorillion
p2 has play Bee Bear
p1: attack Majestic Manticore | p1 discard: Majestic Manticore | p2 life: 3 | turn p2

## Majestic Manticore alone defeats itself
p1 has play Majestic Manticore
p1: attack Majestic Manticore | p1 discard: Majestic Manticore | p2 life: 3 | turn p2

## Majestic Manticore ties with itself
p1 has play Majestic Manticore
p2 has play Majestic Manticore / Gorillion
p1: attack Majestic Manticore | p1 discard: Majestic Manticore | p2 discard: Majestic Manticore | p2 life: 3 | turn p2

## Majestic Manticore only exhausts the TOUGH
p1 has play Majestic Manticore
p2 has play Plated Scorpion / Gorillion
p1: attack Majestic Manticore | p2 play: Gorillion / Plated Scorpion (exhausted)
p2 asks block: block Gorillion / block Plated Scorpion / no block

## Majestic Manticore counts boost cards
p1 has play Majestic Manticore / Bee Bear
p2 has play Harpy Mother (boost Gorillion + Gorillion + Gorillion + Gorillion)
p1: attack Majestic Manticore | p1 discard: Majestic Manticore | p2 life: 3 | turn p2

## Majestic Manticore's victims' effects are ordered by the active player
p1 has play Majestic Manticore
p2 has play Madam Mystique / Madam Mystique / Gorillion
p1: attack Majestic Manticore | p1 asks order: resolve Madam Mystique / resolve Madam Mystique #2
p1: resolve Madam Mystique | p2 asks keyword: choose FAST / choose FRENZY / choose HUNTER / choose POISONOUS / choose SNEAKY / choose TOUGH
p2: choose POISONOUS | p1 discard: Majestic Manticore | p2 life: 3 | turn p2

## Majestic Manticore taken by a Mindbug
p1 has hand Majestic Manticore / Gorillion; play Shark Dog
p1: play Majestic Manticore | p2: mindbug | p1: play Gorillion | p2: decline
p2: attack Majestic Manticore | p1 discard: Shark Dog | p1 asks block: block Gorillion / no block

## The Lurker with more creatures is SNEAKY
p1 has play The Lurker / Gorillion
p2 has play Bee Bear
p1: attack The Lurker | p2 life: 2 | turn p2

## The Lurker with as many creatures is not
p1 has play The Lurker
p2 has play Bee Bear
p1: attack The Lurker | p2 asks block: block Bee Bear / no block | p2: block Bee Bear | p1 play: The Lurker (exhausted) | turn p2

## The Lurker with fewer creatures is not
p1 has play The Lurker
p2 has play Bee Bear / Gorillion
p1: attack The Lurker | p2 asks block: block Bee Bear / block Gorillion / no block

## The Lurker may be blocked by SNEAKY
p1 has play The Lurker / Gorillion
p2 has play Spider Owl
p1: attack The Lurker | p2 asks block: block Spider Owl / no block

## The Lurker is not SNEAKY in the next turn
p1 has play The Lurker / Gorillion
p2 has play Spider Owl
p1: attack The Lurker | p2: no block | p2: attack Spider Owl | p1 life: 2 | turn p1

## The Lurker's SNEAKY is had by Sharky at once
p1 has play The Lurker / Gorillion
p2 has play Sharky Crab-Dog-Mummypus
p1: attack The Lurker | p2 asks block: block Sharky Crab-Dog-Mummypus / no block

## The Lurker with FRENZY keeps SNEAKY in its second attack, also with fewer creatures then
p1 has play The Lurker / Ram Hopper
p2 has play Bee Bear
p1: attack The Lurker | p2 life: 2 | p1: attack | p2 life: 1 | turn p2

## The Lurker taken by a Mindbug compares the mindbugger's creatures
p1 has hand The Lurker / Gorillion
p2 has play Bee Bear
p1: play The Lurker | p2: mindbug | p1: play Gorillion | p2: decline | p2: attack The Lurker | p1 life: 2 | turn p1

## Turf The Surfer: that creature cannot block this turn
p1 has play Turf The Surfer
p2 has play Gorillion / Bee Bear
p1: attack Turf The Surfer | p1 asks target: choose Turf The Surfer / choose Gorillion / choose Bee Bear
p1: choose Gorillion | p2 asks block: block Bee Bear / no block | p2: no block | p2 life: 2 | turn p2

## Turf The Surfer alone chooses itself without a question
p1 has play Turf The Surfer
p1: attack Turf The Surfer | p2 life: 2 | turn p2

## Turf The Surfer may waste it on an own creature
p1 has play Turf The Surfer
p2 has play Gorillion
p1: attack Turf The Surfer / choose Turf The Surfer | p2 asks block: block Gorillion / no block

## Turf The Surfer: the only blocker chosen, nothing is asked
p1 has play Turf The Surfer
p2 has play Gorillion
p1: attack Turf The Surfer / choose Gorillion | p2 life: 2 | turn p2

## Turf The Surfer: it ends with the turn
p1 has play Turf The Surfer
p2 has play Gorillion
p1: attack Turf The Surfer / choose Gorillion | p2: play Gorillion | p1: decline
p1: attack Turf The Surfer / choose Turf The Surfer
p2 asks block: block Gorillion / block Gorillion #2 / no block

## Turf The Surfer: HUNTER may still force that creature
p1 has play Turf The Surfer; energy 1
p2 has play Gorillion / Bee Bear
given power_row: Pounce | given phase: start
p1: buy Pounce / attack Turf The Surfer / choose Gorillion
p1 asks hunt: hunt Gorillion / hunt Bee Bear / let block
p1: hunt Gorillion | p1 discard: Turf The Surfer | turn p2

## Turf The Surfer: only that creature, for both attacks of a turn
p1 has play Turf The Surfer / Ram Hopper
p2 has play Gorillion / Bee Bear
p1: attack Turf The Surfer / choose Gorillion | p2: no block | p1: attack / choose Turf The Surfer
p2 asks block: block Bee Bear / no block

## Turf The Surfer: two creatures cannot block after two attacks
p1 has play Turf The Surfer / Ram Hopper
p2 has play Gorillion / Bee Bear
p1: attack Turf The Surfer / choose Gorillion | p2: no block | p1: attack / choose Bee Bear | p2 life: 1 | turn p2

## Turf The Surfer's own side: who cannot block this turn blocks in the next
p1 has play Turf The Surfer
p2 has play Gorillion
p1: attack Turf The Surfer / choose Turf The Surfer | p2: no block | p2: attack Gorillion
p1 asks block: block Turf The Surfer / no block

## Copies of New Servants: a position refuses a third without leave, never a state that does not exist
p1 has play Bugserker (boosted)
bad: boosted
