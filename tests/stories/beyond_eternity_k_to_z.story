Beyond Eternity, Koibra to Water Antler: every card and every sentence of its rulings.

## Koibra reveals a random card; its controller chooses the pile
p1 has hand Koibra
p2 has hand Shark Dog / Bee Bear
p1: play Koibra | p2: decline | chance asks pick: pick Shark Dog / pick Bee Bear
chance: pick Bee Bear | p1 asks mode: choose own pile / choose enemy pile
p1: choose own pile | p1 discard: Bee Bear | p2 hand: Shark Dog | p2 discard: - | turn p2

## Koibra: the enemy pile, and the hand refills
p1 has hand Koibra
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
p1: play Koibra | p2: decline | p1: choose enemy pile
p2 discard: Shark Dog | p2 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | turn p2

## Koibra: one card is not random, an empty hand gives nothing
p1 has hand Koibra
p2 has hand -; play Gorillion
p1: play Koibra | p2: decline | p1 play: Koibra | turn p2

## Koibra attacks with the same effect
p1 has play Koibra
p2 has hand Shark Dog; play Gorillion
p1: attack Koibra | p1: choose own pile | p1 discard: Shark Dog | p2: no block | p2 life: 2 | turn p2

## Koibra: Peacasus works for the player of the pile
p1 has hand Koibra
p2 has hand Peacasus; play Gorillion
p1: play Koibra | p2: decline | p1: choose own pile | p1 life: 4 | p2 life: 3 | turn p2

## Koibra: Peacasus in the enemy pile gains them the life
p1 has hand Koibra
p2 has hand Peacasus; play Gorillion
p1: play Koibra | p2: decline | p1: choose enemy pile | p1 life: 3 | p2 life: 4 | turn p2

## Koibra: Rockyphant into the own pile makes the enemy discard after the refill
p1 has hand Koibra
p2 has hand Rockyphant / Rockyphant / Rockyphant / Rockyphant / Rockyphant; draw Bee Bear
p1: play Koibra | p2: decline | p1: choose own pile | p2 asks discard: discard Rockyphant / discard Bee Bear
p2: discard Bee Bear | p1 discard: Rockyphant | p2 discard: Bee Bear | turn p2

## Koibra: Rockyphant into the enemy pile makes Koibra's player discard
p1 has hand Koibra / Shark Dog
p2 has hand Rockyphant; play Gorillion
p1: play Koibra | p2: decline | p1: choose enemy pile | p1 discard: Shark Dog | p1 hand: - | turn p2

## Koibra: a mindbugged one robs the one who played it
p1 has hand Koibra / Shark Dog / Gorillion
p1: play Koibra | p2: mindbug | chance: pick Shark Dog | p2 asks mode: choose own pile / choose enemy pile
p2: choose enemy pile | p1 discard: Shark Dog | p1 asks action: play Gorillion

## Koibra: Deathweaver stops the Play half, not the attack
p1 has hand Koibra
p2 has hand Shark Dog; play Deathweaver
p1: play Koibra | p2: decline | p2 hand: Shark Dog | turn p2

## Koibra in the editions second and first: the robbed hand is not refilled (F16)
p1 has hand Koibra
p2 has hand Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
given edition: second
p1: play Koibra | p2: decline | p1: choose enemy pile | p2 hand: Shark Dog / Shark Dog / Shark Dog / Shark Dog | p2 draw: Bee Bear | turn p2

## Madam Mystique: a keyword, and every enemy that has it
p1 has play Madam Mystique
p2 has play Luchataur / Rhino Turtle (exhausted) / Gorillion
p1: attack Madam Mystique | p2: block Gorillion
p1 asks keyword: choose FAST / choose FRENZY / choose HUNTER / choose POISONOUS / choose SNEAKY / choose TOUGH
p1: choose FRENZY | p2 discard: Luchataur / Rhino Turtle | p2 play: Gorillion | turn p2

## Madam Mystique: a keyword that nobody has
p1 has play Madam Mystique
p2 has play Gorillion
p1: attack Madam Mystique | p2: block Gorillion | p1: choose SNEAKY | p2 play: Gorillion | turn p2

## Madam Mystique: no enemy creatures, nothing asked (F16)
p1 has play Madam Mystique
p2 has hand Tiger Squirrel / Gorillion; play Count Draculeech
given turn: p2
p2: attack Count Draculeech / choose Madam Mystique
p1: choose TOUGH | p1 life: 2 | turn p1

## Madam Mystique and its slayer fall together: nothing asked
p1 has play Madam Mystique
p2 has play Deathweaver
p1: attack Madam Mystique | p2: block Deathweaver | p1 discard: Madam Mystique | p2 discard: Deathweaver | turn p2

## Madam Mystique: TOUGH ones are exhausted
p1 has play Madam Mystique
p2 has play Gorillion / Elephantopus / Robopup (exhausted)
p1: attack Madam Mystique | p2: block Elephantopus | p1: choose TOUGH
p2 play: Elephantopus (exhausted) / Gorillion | p2 discard: Robopup | turn p2

## Madam Mystique: keywords now, granted ones too
p1 has play Madam Mystique
p2 has play Gorillion / Bee Bear / Porcupine Teacher
p1: attack Madam Mystique | p2: block Gorillion | p1: choose POISONOUS | p2 discard: Bee Bear / Gorillion | p2 play: Porcupine Teacher | turn p2

## Madam Mystique is silent under Peach Police
p1 has play Madam Mystique
p2 has play Gorillion / Peach Police
p1: attack Madam Mystique | p2: block Gorillion | turn p2

## Madam Mystique's own side is safe
p1 has play Madam Mystique / Luchataur
p2 has play Gorillion / Luchataur
p1: attack Madam Mystique | p2: block Gorillion | p1: choose FRENZY | p1 play: Luchataur | p2 play: Gorillion | turn p2

## Madam Mystique under a mindbugger's control asks them
p1 has hand Madam Mystique / Gorillion; play Luchataur
p1: play Madam Mystique | p2: mindbug | p1: attack Luchataur | p2: block Madam Mystique
p2: choose FRENZY | p1 discard: Luchataur | turn p2

## Peacasus defeated gains a life
p1 has play Peacasus
p2 has play Spider Owl
p1: attack Peacasus | p2: block Spider Owl | p1 life: 4 | p1 discard: Peacasus | turn p2

## Peacasus discarded from the hand gains a life
p1 has play Tusked Extorter
p2 has hand Peacasus; play Bee Bear
p1: attack Tusked Extorter | p2 life: 4 | p2 discard: Peacasus | p2: no block | p2 life: 3 | turn p2

## Peacasus from under a creature gains its player a life (F5, F9)
p1 has hand Tiger Squirrel
p2 has play Gorillion (boost Peacasus)
p1: play Tiger Squirrel | p2: decline | p2 life: 4 | p2 discard: Gorillion / Peacasus | turn p2

## Peacasus from under a creature that changed hands gains the last controller a life
p1 has hand Brain Fly; play Shark Dog
p2 has play Strange Barrel (boost Peacasus); hand Tiger Squirrel / Gorillion
p1: play Brain Fly | p2: decline
p2: play Tiger Squirrel | p1: decline | p1 discard: Peacasus / Strange Barrel
p2 asks order: resolve Strange Barrel / resolve Peacasus | p2: resolve Peacasus | p1 life: 4 | p1 hand: Gorillion | turn p1

## Peacasus is not stopped by Peach Police: it is no Defeated effect (F9)
p1 has play Peacasus / Luchataur
p2 has play Peach Police / Gorillion
p1: attack Peacasus | p2 life: 2 | turn p2

## Peacasus defeated under Peach Police still gains
p1 has hand Kangasaurus Rex; play Peach Police
p2 has play Peacasus
p1: play Kangasaurus Rex | p2: decline | p2 life: 4 | turn p2

## Peacasus: two fall in one batch: one life each, ordered
p1 has hand Kangasaurus Rex
p2 has play Peacasus / Peacasus
p1: play Kangasaurus Rex | p2: decline | p1 asks order: resolve Peacasus / resolve Peacasus #2
p1: resolve Peacasus #2 | p2 life: 5 | turn p2

## Peacasus returned to the hand gains nothing
p1 has hand Dr. Orange U. Tan
p2 has play Peacasus
p1: play Dr. Orange U. Tan | p2: decline | p1: yes | p2 life: 3 | p2 hand: Gorillion / Peacasus | turn p2

## Peacasus put under a creature gains nothing
p1 has play Sea-Rex; discard Peacasus
p1: attack Sea-Rex / choose Peacasus | p1 life: 3 | p1 play: Sea-Rex (boost Peacasus) | turn p2

## Peacasus discarded for Romindesco gains a life after the effect
p1 has hand Romindesco / Peacasus / Gorillion
p2 has play Bee Bear
p1: play Romindesco | p2: decline | p1: yes | p1 asks target: choose Romindesco / choose Bee Bear | p1 life: 3
p1: choose Bee Bear | p1 life: 4 | p1 play: Bee Bear / Romindesco | turn p2

## Peacasus of the enemy, defeated under own control: the controller's pile and life
p1 has hand Peacasus / Gorillion; play Spider Owl
p1: play Peacasus | p2: mindbug | p1: attack Spider Owl | p2: block Peacasus | p2 life: 4 | p2 discard: Peacasus | p1 discard: Spider Owl | turn p2

## Peacasus is SNEAKY
p1 has play Peacasus
p2 has play Gorillion
p1: attack Peacasus | p2 life: 2 | turn p2

## Rockyphant defeated: the opponent discards a card of their choice
p1 has play Rockyphant (exhausted)
p2 has play Gorillion; hand Shark Dog / Bee Bear
p1: attack Rockyphant | p2: block Gorillion | p2 asks discard: discard Shark Dog / discard Bee Bear
p2: discard Shark Dog | p2 hand: Bee Bear | turn p2

## Rockyphant: a single card is discarded without a question
p1 has play Rockyphant (exhausted)
p2 has play Gorillion; hand Shark Dog
p1: attack Rockyphant | p2: block Gorillion | p2 hand: - | p2 discard: Shark Dog | turn p2

## Rockyphant: an empty hand
p1 has play Rockyphant (exhausted)
p2 has play Gorillion; hand -
p1: attack Rockyphant | p2: block Gorillion | p1 discard: Rockyphant | turn p2

## Rockyphant exhausted instead of defeated: nothing
p1 has play Rockyphant
p2 has play Gorillion; hand Shark Dog
p1: attack Rockyphant | p2: block Gorillion | p1 play: Rockyphant (exhausted) | p2 hand: Shark Dog | turn p2

## Rockyphant discarded by force: the other discards too
p1 has play Tusked Extorter; hand Shark Dog / Bee Bear
p2 has hand Rockyphant; play Gorillion
p1: attack Tusked Extorter | p2 discard: Rockyphant | p1 asks discard: discard Shark Dog / discard Bee Bear
p1: discard Bee Bear | p2: no block | turn p2

## Rockyphant: two make each other's players discard until nothing is left
p1 has play Tusked Extorter; hand Rockyphant
p2 has hand Rockyphant / Shark Dog; play Gorillion
p1: attack Tusked Extorter | p2: discard Rockyphant | p1 discard: Rockyphant | p2 discard: Rockyphant / Shark Dog | p2: no block | turn p2

## Rockyphant from under a creature
p1 has hand Tiger Squirrel / Shark Dog / Killer Bee
p2 has play Gorillion (boost Rockyphant)
p1: play Tiger Squirrel | p2: decline | p1 asks discard: discard Shark Dog / discard Killer Bee

## Rockyphant and a Defeated effect of one batch are ordered by the active player
p1 has hand Tiger Squirrel / Shark Dog / Killer Bee
p2 has play Sweet Fighter (boost Rockyphant)
p1: play Tiger Squirrel | p2: decline | p1 asks order: resolve Sweet Fighter / resolve Rockyphant
p1: resolve Rockyphant / discard Shark Dog | p2 life: 5 | turn p2

## Porcupine Teacher: other allies are POISONOUS
p1 has play Porcupine Teacher / Robopup
p2 has play Gorillion / Cave Lizard
p1: attack Robopup | p2: block Cave Lizard | p1 play: Porcupine Teacher / Robopup (exhausted) | p2 play: Cave Lizard (exhausted) / Gorillion | turn p2

## Porcupine Teacher's allies defeat the bigger
p1 has play Porcupine Teacher / Shark Dog
p2 has play Killer Bee
p1: attack Shark Dog / hunt Killer Bee | p1 discard: Shark Dog | p2 discard: Killer Bee | turn p2

## Porcupine Teacher itself is not POISONOUS
p1 has play Porcupine Teacher
p2 has play Gorillion
p1: attack Porcupine Teacher | p2: block Gorillion | p1 discard: Porcupine Teacher | p2 play: Gorillion | turn p2

## Porcupine Teacher: two teach each other
p1 has play Porcupine Teacher / Porcupine Teacher
p2 has play Gorillion
p1: attack Porcupine Teacher | p2: block Gorillion | p1 discard: Porcupine Teacher | p2 discard: Gorillion | turn p2

## Porcupine Teacher does not teach enemies
p1 has play Porcupine Teacher / Gorillion
p2 has play Bee Bear
p1: attack Gorillion | p2: block Bee Bear | p1 play: Gorillion / Porcupine Teacher | turn p2

## Porcupine Teacher teaches blockers in the other's turn
p1 has play Porcupine Teacher / Robopup
p2 has play Gorillion
given turn: p2
p2: attack Gorillion | p1: block Robopup | p2 discard: Gorillion | p1 play: Porcupine Teacher / Robopup (exhausted) | turn p1

## Porcupine Teacher gone by the Attack effect no longer teaches
p1 has play Porcupine Teacher / Count Draculeech
p2 has play Gorillion
p1: attack Count Draculeech / choose Porcupine Teacher | p2: block Gorillion | p1 discard: Count Draculeech / Porcupine Teacher | p2 play: Gorillion | turn p2

## Porcupine Teacher taken by a Mindbug teaches the mindbugger's
p1 has hand Porcupine Teacher / Gorillion; play Gorillion
p2 has play Robopup
p1: play Porcupine Teacher | p2: mindbug | p1: attack Gorillion | p2: block Robopup | p1 discard: Gorillion | p2 play: Porcupine Teacher / Robopup (exhausted) | turn p2

## Pyro Salamancer: no card in a pile, a pair falls
p1 has hand Pyro Salamancer
p2 has play Gorillion / Gorillion / Bee Bear
p1: play Pyro Salamancer | p2: decline | p2 discard: Gorillion / Gorillion | p2 play: Bee Bear | turn p2

## Pyro Salamancer: no pair, nothing
p1 has hand Pyro Salamancer
p2 has play Gorillion / Bee Bear
p1: play Pyro Salamancer | p2: decline | p2 play: Bee Bear / Gorillion | p1 play: Pyro Salamancer | turn p2

## Pyro Salamancer: the only pair is with itself: mandatory
p1 has hand Pyro Salamancer
p2 has play Strange Barrel; hand Gorillion / Shark Dog
p1: play Pyro Salamancer | p2: decline | p1 discard: Pyro Salamancer | p2 discard: Strange Barrel | p2 asks action

## Pyro Salamancer: two pairs, chosen one after the other, gone together
p1 has hand Pyro Salamancer; play Bee Bear
p2 has play Gorillion / Gorillion / Tusked Extorter
p1: play Pyro Salamancer | p2: decline
p1 asks target: choose Bee Bear / choose Gorillion / choose Gorillion #2 / choose Tusked Extorter
p1: choose Tusked Extorter | p1 discard: Bee Bear | p2 discard: Tusked Extorter | p2 play: Gorillion / Gorillion | turn p2

## Pyro Salamancer: three equals, two of them
p1 has hand Pyro Salamancer; play Gorillion
p2 has play Gorillion / Gorillion
p1: play Pyro Salamancer | p2: decline
p1 asks target: choose Gorillion / choose Gorillion #2 / choose Gorillion #3
p1: choose Gorillion #3 | p1 asks target: choose Gorillion / choose Gorillion #2
p1: choose Gorillion #2 | p1 play: Gorillion / Pyro Salamancer | p2 discard: Gorillion / Gorillion | turn p2

## Pyro Salamancer boosts first, which makes a pair
p1 has hand Pyro Salamancer; discard Shark Dog
p2 has play Luchataur / Bee Bear
p1: play Pyro Salamancer | p2: decline | p1: choose Shark Dog | p1 asks target: choose Pyro Salamancer / choose Luchataur / choose Bee Bear
p1: choose Bee Bear | p2 discard: Bee Bear / Luchataur / Shark Dog | turn p2

## Pyro Salamancer boosts first, which breaks the pair
p1 has hand Pyro Salamancer; discard Shark Dog
p2 has play Strange Barrel; hand Gorillion / Killer Bee
p1: play Pyro Salamancer | p2: decline | p1: choose Shark Dog / choose Pyro Salamancer
p1 play: Pyro Salamancer (boost Shark Dog) | p2 play: Strange Barrel | turn p2

## Pyro Salamancer: done, and still the pair
p1 has hand Pyro Salamancer; discard Shark Dog
p2 has play Gorillion / Gorillion
p1: play Pyro Salamancer | p2: decline | p1: done | p2 discard: Gorillion / Gorillion | p1 discard: Shark Dog | turn p2

## Pyro Salamancer: TOUGH of a pair is exhausted
p1 has hand Pyro Salamancer
p2 has play Elephantopus / Giraffodile
p1: play Pyro Salamancer | p2: decline | p2 play: Elephantopus (exhausted) | p2 discard: Giraffodile | turn p2

## Pyro Salamancer taken by a Mindbug
p1 has hand Pyro Salamancer / Gorillion; play Gorillion / Gorillion
p1: play Pyro Salamancer | p2: mindbug | p1 discard: Gorillion / Gorillion | p2 play: Pyro Salamancer | turn p1

## Pyro Salamancer under Deathweaver
p1 has hand Pyro Salamancer; play Gorillion / Gorillion
p2 has play Deathweaver
p1: play Pyro Salamancer | p2: decline | p1 play: Gorillion / Gorillion / Pyro Salamancer | turn p2

## Radioactive Pest defeats an enemy of 7 or more
p1 has play Radioactive Pest
p2 has play Gorillion / Strange Barrel / Elephantopus
p1: attack Radioactive Pest | p1 asks target: choose Gorillion / choose Elephantopus
p1: choose Gorillion | p2 asks block: block Strange Barrel / block Elephantopus / no block

## Radioactive Pest: one candidate is forced
p1 has play Radioactive Pest
p2 has play Gorillion
p1: attack Radioactive Pest | p2 discard: Gorillion | p2 life: 2 | turn p2

## Radioactive Pest: nobody of 7
p1 has play Radioactive Pest
p2 has play Strange Barrel
p1: attack Radioactive Pest | p2 asks block: block Strange Barrel / no block

## Radioactive Pest: current power
p1 has play Radioactive Pest
p2 has play Shark Dog (boost Gorillion + Gorillion + Gorillion) / Bee Bear; discard Cursed Gorillion
p1: attack Radioactive Pest | p2 asks block: block Shark Dog / block Bee Bear / no block

## Radioactive Pest: own creatures are no candidates
p1 has play Radioactive Pest / Gorillion
p1: attack Radioactive Pest | p1 play: Gorillion / Radioactive Pest | p2 life: 2 | turn p2

## Radioactive Pest: the victim's boost cards go with it
p1 has play Radioactive Pest
p2 has play Strange Barrel (boost Bee Bear); hand -
p1: attack Radioactive Pest | p2 discard: Bee Bear / Strange Barrel | p2 life: 2

## Sea-Rex boosts itself when it attacks, then hunts
p1 has play Sea-Rex
p2 has play Killer Bee; discard Shark Dog
p1: attack Sea-Rex | p1 asks card: choose Shark Dog / done
p1: choose Shark Dog | p1 asks hunt: hunt Killer Bee / let block
p1: hunt Killer Bee | p1 play: Sea-Rex (boost Shark Dog) | p2 discard: Killer Bee | turn p2

## Sea-Rex: every attack adds one
p1 has play Sea-Rex (boost Gorillion); discard Shark Dog
p1: attack Sea-Rex / choose Shark Dog | p1 play: Sea-Rex (boost Gorillion + Shark Dog) | turn p2

## Sea-Rex: the boost lasts beyond the turn
p1 has play Sea-Rex; discard Shark Dog
p2 has play Killer Bee; hand Gorillion
p1: attack Sea-Rex / choose Shark Dog / let block | p2: no block | p2: attack Killer Bee / let block | p1: block Sea-Rex
p2 discard: Killer Bee | p1 play: Sea-Rex (boost Shark Dog) | turn p1

## Sea-Rex: empty piles
p1 has play Sea-Rex
p1: attack Sea-Rex | p2 life: 2 | turn p2

## Sea-Rex with FRENZY boosts twice
p1 has play Sea-Rex / Ram Hopper; discard Shark Dog / Bee Bear
p1: attack Sea-Rex / choose Shark Dog / attack / choose Bee Bear | p1 play: Ram Hopper / Sea-Rex (boost Shark Dog + Bee Bear) | turn p2

## Sea-Rex in a position with other states
p1 has play Sea-Rex (exhausted, 2 octonite, boost Gorillion + Bee Bear)
p1: attack Sea-Rex | p1 play: Sea-Rex (exhausted, 2 octonite, boost Gorillion + Bee Bear) | turn p2

## Sea-Rex: boost card that is no card is refused
p1 has play Sea-Rex (boost Gorilla)
bad: Gorilla

## Sea-Rex: boosted in a hand is refused
p1 has hand Sea-Rex (boost Gorillion)
bad: Sea-Rex

## Soul Manipulator: nothing to do
p1 has hand Soul Manipulator
p1: play Soul Manipulator | p2: decline | p1 play: Soul Manipulator | turn p2

## Soul Manipulator: only boost
p1 has hand Soul Manipulator; discard Shark Dog
p1: play Soul Manipulator | p2: decline | p1 asks card: choose Shark Dog / done | p1: choose Shark Dog | p1 play: Soul Manipulator (boost Shark Dog) | turn p2

## Soul Manipulator: only return, one card: nothing asked
p1 has hand Soul Manipulator
p2 has play Gorillion (boost Shark Dog)
p1: play Soul Manipulator | p2: decline | p1 hand: Shark Dog | p2 play: Gorillion | turn p2

## Soul Manipulator: equal names under several creatures are numbered, the chooser's side first
p1 has hand Soul Manipulator; play Bee Bear (boost Shark Dog)
p2 has play Gorillion (boost Shark Dog + Killer Bee)
p1: play Soul Manipulator | p2: decline | p1 asks card: choose Shark Dog / choose Shark Dog #2 / choose Killer Bee
p1: choose Shark Dog #2 | p1 hand: Shark Dog | p1 play: Bee Bear (boost Shark Dog) / Soul Manipulator | p2 play: Gorillion (boost Killer Bee) | turn p2

## Soul Manipulator: both modes
p1 has hand Soul Manipulator; discard Bee Bear
p2 has play Gorillion (boost Shark Dog)
p1: play Soul Manipulator | p2: decline | p1 asks mode: choose boost / choose return
p1: choose return | p1 hand: Shark Dog | p1 discard: Bee Bear | turn p2

## Soul Manipulator: boost chosen
p1 has hand Soul Manipulator; discard Bee Bear
p2 has play Gorillion (boost Shark Dog)
p1: play Soul Manipulator | p2: decline | p1: choose boost / choose Bee Bear | p1 asks target: choose Soul Manipulator / choose Gorillion
p1: choose Soul Manipulator | p1 play: Soul Manipulator (boost Bee Bear) | turn p2

## Soul Manipulator attacks with the same effect, its own boost card too
p1 has play Soul Manipulator (boost Shark Dog)
p1: attack Soul Manipulator | p1 hand: Gorillion / Shark Dog | p1 play: Soul Manipulator | p2 life: 2 | turn p2

## Soul Manipulator against Alien Brain: the return is not possible (F16)
p1 has hand Soul Manipulator; discard Bee Bear
p2 has play Gorillion (boost Shark Dog) / Alien Brain
p1: play Soul Manipulator | p2: decline | p1 asks card: choose Bee Bear / done | p1: done | turn p2

## Soul Manipulator against Alien Brain with nothing to boost with does nothing
p1 has hand Soul Manipulator
p2 has play Gorillion (boost Shark Dog) / Alien Brain
p1: play Soul Manipulator | p2: decline | p2 play: Alien Brain / Gorillion (boost Shark Dog) | p1 hand: - | turn p2

## Soul Manipulator taken by a Mindbug returns to the mindbugger's hand
p1 has hand Soul Manipulator / Gorillion; play Bee Bear (boost Shark Dog)
p1: play Soul Manipulator | p2: mindbug | p2 hand: Gorillion / Shark Dog | p1 play: Bee Bear | turn p1

## Soul Manipulator: Deathweaver stops the Play half
p1 has hand Soul Manipulator
p2 has play Gorillion (boost Shark Dog) / Deathweaver
p1: play Soul Manipulator | p2: decline | p1 hand: - | turn p2

## Soul Manipulator: the same name twice under one creature is one option
p1 has hand Soul Manipulator
p2 has play Gorillion (boost Shark Dog + Shark Dog + Bee Bear)
p1: play Soul Manipulator | p2: decline | p1 asks card: choose Shark Dog / choose Bee Bear
p1: choose Shark Dog | p2 play: Gorillion (boost Shark Dog + Bee Bear) | turn p2

## Spirit Cheetah takes a creature of 2 or less
p1 has play Spirit Cheetah
p2 has play Gorillion / Ferret Bomber / Spider Owl
p1: attack Spirit Cheetah / hunt Gorillion | p1 play: Ferret Bomber | p2 play: Gorillion / Spider Owl | turn p2

## Spirit Cheetah: either side, a choice
p1 has play Spirit Cheetah / Robopup
p2 has play Gorillion / Ferret Bomber
p1: attack Spirit Cheetah / hunt Gorillion | p1 asks target: choose Robopup / choose Ferret Bomber
p1: choose Robopup | p1 play: Robopup | p2 play: Ferret Bomber / Gorillion | turn p2

## Spirit Cheetah: nobody
p1 has play Spirit Cheetah
p2 has play Gorillion
p1: attack Spirit Cheetah / hunt Gorillion | p2 play: Gorillion | turn p2

## Spirit Cheetah: current power
p1 has play Spirit Cheetah
p2 has play Gorillion / Robopup (boost Bee Bear + Bee Bear) / Shark Dog; discard Cursed Gorillion
p1: attack Spirit Cheetah / hunt Gorillion
# Robopup 1 + 2 - 2 is 1, Shark Dog 4 - 2 is 2
p1 asks target: choose Robopup / choose Shark Dog
p1: choose Robopup | p1 play: Robopup (boost Bee Bear + Bee Bear) | turn p2

## Spirit Cheetah taken control keeps exhaustion
p1 has play Spirit Cheetah
p2 has play Gorillion / Plated Scorpion (exhausted)
p1: attack Spirit Cheetah / hunt Gorillion | p1 play: Plated Scorpion (exhausted) | turn p2

## Spirit Cheetah falls with the small one: never what died with it
p1 has play Spirit Cheetah
p2 has play Deathweaver
p1: attack Spirit Cheetah / hunt Deathweaver | p1 play: - | p2 discard: Deathweaver | turn p2

## Spirit Cheetah is silent under Peach Police
p1 has play Spirit Cheetah
p2 has play Gorillion / Robopup / Peach Police
p1: attack Spirit Cheetah / hunt Gorillion | p2 play: Gorillion / Peach Police / Robopup | turn p2

## Spirit Maki takes a creature of 9 or more
p1 has play Spirit Maki
p2 has play Gorillion / Bee Bear / Spider Owl
p1: attack Spirit Maki | p2: block Spider Owl | p1 play: Gorillion | p2 play: Bee Bear | turn p2

## Spirit Maki: either side, a choice
p1 has play Spirit Maki / Luchataur
p2 has play Gorillion / Spider Owl
p1: attack Spirit Maki | p2: block Spider Owl | p1 asks target: choose Luchataur / choose Gorillion
p1: choose Gorillion | p1 play: Gorillion / Luchataur | turn p2

## Spirit Maki: boosted to 9 counts
p1 has play Spirit Maki
p2 has play Bee Bear (boost Shark Dog) / Spider Owl
p1: attack Spirit Maki | p2: block Spider Owl | p1 play: Bee Bear (boost Shark Dog) | turn p2

## Spirit Maki: nobody
p1 has play Spirit Maki
p2 has play Bee Bear / Spider Owl
p1: attack Spirit Maki | p2: block Spider Owl | p2 play: Bee Bear | p1 play: - | turn p2

## Spirit Maki defeated in the opponent's turn takes the attacker, whose second attack is gone
p1 has play Spirit Maki
p2 has play Luchataur
given turn: p2
p2: attack Luchataur | p1: block Spirit Maki | p1 play: Luchataur | turn p1

## Spirit Maki under a mindbugger's control takes for them
p1 has hand Spirit Maki / Bee Bear; play Luchataur
p1: play Spirit Maki | p2: mindbug | p1: attack Luchataur | p2: block Spirit Maki | p2 play: Luchataur | p2 discard: Spirit Maki | turn p2

## Squirtoise Scout: two allies of equal power, and nobody can block
p1 has play Squirtoise Scout / Gorillion / Gorillion
p2 has play Bee Bear
p1: attack Gorillion | p2 life: 2 | turn p2

## Squirtoise Scout counts itself
p1 has play Squirtoise Scout / Ferret Bomber
p2 has play Bee Bear
p1: attack Squirtoise Scout | p2 life: 2 | turn p2

## Squirtoise Scout: no two are equal
p1 has play Squirtoise Scout / Gorillion / Bee Bear
p2 has play Bee Bear
p1: attack Gorillion | p2 asks block: block Bee Bear / no block

## Squirtoise Scout: equal to an enemy does not count
p1 has play Squirtoise Scout / Bee Bear
p2 has play Bee Bear
p1: attack Bee Bear | p2 asks block: block Bee Bear / no block

## Squirtoise Scout: current power
p1 has play Squirtoise Scout / Gorillion (boost Shark Dog) / Gorillion
p2 has play Luchataur
p1: attack Gorillion #2 | p2 asks block: block Luchataur / no block

## Squirtoise Scout: HUNTER may force
p1 has play Squirtoise Scout / Killer Bee / Killer Bee
p2 has play Shark Dog
p1: attack Killer Bee | p1 asks hunt: hunt Shark Dog / let block | p1: let block | p2 life: 2 | turn p2

## Squirtoise Scout: two Scouts are equals
p1 has play Squirtoise Scout / Squirtoise Scout
p2 has play Bee Bear
p1: attack Squirtoise Scout #2 | p2 life: 2 | turn p2

## Squirtoise Scout of the blocker's side matters not
p1 has play Gorillion
p2 has play Squirtoise Scout / Squirtoise Scout
p1: attack Gorillion | p2 asks block: block Squirtoise Scout / block Squirtoise Scout #2 / no block

## Squirtoise Scout: the attacker grows out of the tie before the block
p1 has play Squirtoise Scout / Sea-Rex / Killer Bee; discard Shark Dog
p2 has play Gorillion
p1: attack Sea-Rex / choose Shark Dog / let block | p2 asks block: block Gorillion / no block

## Tiger Wasp discards a random own card
p1 has hand Tiger Wasp / Shark Dog / Bee Bear
p1: play Tiger Wasp | p2: decline | chance asks pick: pick Shark Dog / pick Bee Bear
chance: pick Bee Bear | p1 discard: Bee Bear | p1 hand: Shark Dog | turn p2

## Tiger Wasp refills the hand
p1 has hand Tiger Wasp / Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear
p1: play Tiger Wasp | p2: decline | p1 hand: Bee Bear / Shark Dog / Shark Dog / Shark Dog / Shark Dog | p1 discard: Shark Dog | turn p2

## Tiger Wasp with an empty hand
p1 has hand Tiger Wasp
p1: play Tiger Wasp | p2: decline | p1 discard: - | turn p2

## Tiger Wasp taken by a Mindbug discards the mindbugger's card
p1 has hand Tiger Wasp / Gorillion
p2 has hand Shark Dog
p1: play Tiger Wasp | p2: mindbug | p2 discard: Shark Dog | p2 hand: - | p1 hand: Gorillion | turn p1

## Tiger Wasp discards Peacasus: a life
p1 has hand Tiger Wasp / Peacasus
p1: play Tiger Wasp | p2: decline | p1 life: 4 | turn p2

## Tiger Wasp under Deathweaver
p1 has hand Tiger Wasp / Shark Dog
p2 has play Deathweaver
p1: play Tiger Wasp | p2: decline | p1 hand: Shark Dog | turn p2

## Tiger Wasp attacks twice, SNEAKY
p1 has play Tiger Wasp
p2 has play Gorillion
p1: attack Tiger Wasp / attack | p2 life: 1 | turn p2

## Tornado Dragon discards two and defeats two, one after the other
p1 has hand Tornado Dragon / Shark Dog / Bee Bear
p2 has play Gorillion / Luchataur / Killer Bee
p1: play Tornado Dragon | p2: decline | p1 asks discard: discard Shark Dog / discard Bee Bear / done
p1: discard Bee Bear | p1 asks discard: discard Shark Dog / done
p1: discard Shark Dog | p1 asks target: choose Tornado Dragon / choose Gorillion / choose Luchataur / choose Killer Bee
p1: choose Gorillion | p1 asks target: choose Tornado Dragon / choose Luchataur / choose Killer Bee
p1: choose Luchataur | p2 play: Killer Bee | p1 discard: Bee Bear / Shark Dog | turn p2

## Tornado Dragon: one card, one defeat
p1 has hand Tornado Dragon / Shark Dog / Bee Bear
p2 has play Gorillion
p1: play Tornado Dragon | p2: decline | p1: discard Bee Bear / done / choose Gorillion | p2 discard: Gorillion | p1 hand: Shark Dog | turn p2

## Tornado Dragon: done at once
p1 has hand Tornado Dragon / Shark Dog
p2 has play Gorillion
p1: play Tornado Dragon | p2: decline | p1: done | p2 play: Gorillion | p1 hand: Shark Dog | turn p2

## Tornado Dragon: the last defeats may hit itself
p1 has hand Tornado Dragon / Shark Dog / Bee Bear
p2 has play Gorillion
p1: play Tornado Dragon | p2: decline | p1: discard Bee Bear / discard Shark Dog / choose Gorillion
p1 play: - | p1 discard: Bee Bear / Shark Dog / Tornado Dragon | turn p2

## Tornado Dragon: an empty hand, nothing asked
p1 has hand Tornado Dragon
p2 has play Gorillion
p1: play Tornado Dragon | p2: decline | p2 play: Gorillion | turn p2

## Tornado Dragon refills after the batch, before the defeats
p1 has hand Tornado Dragon / Shark Dog / Shark Dog / Shark Dog / Shark Dog / Shark Dog; draw Bee Bear / Luchataur / Killer Bee
p2 has play Gorillion
p1: play Tornado Dragon | p2: decline | p1: discard Shark Dog / discard Shark Dog
p1 hand: Bee Bear / Luchataur / Shark Dog / Shark Dog / Shark Dog | p1 asks target: choose Tornado Dragon / choose Gorillion

## Tornado Dragon: two copies in hand are one option, twice
p1 has hand Tornado Dragon / Shark Dog / Shark Dog
p2 has play Gorillion / Luchataur
p1: play Tornado Dragon | p2: decline | p1 asks discard: discard Shark Dog / done
p1: discard Shark Dog | p1 asks discard: discard Shark Dog / done | p1: discard Shark Dog / choose Gorillion / choose Luchataur | p2 play: - | turn p2

## Tornado Dragon: the same TOUGH creature twice
p1 has hand Tornado Dragon / Shark Dog / Bee Bear
p2 has play Elephantopus
p1: play Tornado Dragon | p2: decline | p1: discard Bee Bear / discard Shark Dog / choose Elephantopus
p2 play: Elephantopus (exhausted) | p1: choose Elephantopus | p2 discard: Elephantopus | turn p2

## Tornado Dragon: triggers of the discards wait until the effect is done
p1 has hand Tornado Dragon / Peacasus / Gorillion
p2 has play Gorillion / Luchataur
p1: play Tornado Dragon | p2: decline | p1: discard Peacasus / done | p1 life: 3 | p1: choose Gorillion | p1 life: 4 | turn p2

## Tornado Dragon taken by a Mindbug discards the mindbugger's cards
p1 has hand Tornado Dragon / Gorillion; play Luchataur
p2 has hand Shark Dog
p1: play Tornado Dragon | p2: mindbug | p2 asks discard: discard Shark Dog / done
p2: discard Shark Dog | p2: choose Luchataur | p1 discard: Luchataur | turn p1

## Trash Diver takes any two cards of the opponent's pile
p1 has play Trash Diver; discard Killer Bee
p2 has discard Gorillion / Bee Bear / Shark Dog
p1: attack Trash Diver | p1 asks card: choose Gorillion / choose Bee Bear / choose Shark Dog
p1: choose Bee Bear | p1 asks card: choose Gorillion / choose Shark Dog
p1: choose Shark Dog | p1 hand: Bee Bear / Gorillion / Shark Dog | p2 discard: Gorillion | p1 discard: Killer Bee | turn p2

## Trash Diver: two copies of one name are two
p1 has play Trash Diver
p2 has discard Gorillion / Gorillion
p1: attack Trash Diver | p1 hand: Gorillion / Gorillion / Gorillion | p2 discard: - | turn p2

## Trash Diver: a single card
p1 has play Trash Diver
p2 has discard Bee Bear
p1: attack Trash Diver | p1 hand: Bee Bear / Gorillion | turn p2

## Trash Diver: an empty pile
p1 has play Trash Diver
p1: attack Trash Diver | p1 hand: Gorillion | p2 life: 2 | turn p2

## Trash Diver: no hand limit
p1 has play Trash Diver; hand Gorillion / Gorillion / Gorillion / Gorillion / Gorillion
p2 has discard Bee Bear / Bee Bear
p1: attack Trash Diver | p1 hand: Bee Bear / Bee Bear / Gorillion / Gorillion / Gorillion / Gorillion / Gorillion | turn p2

## Trash Diver against Alien Brain takes nothing
p1 has play Trash Diver
p2 has play Alien Brain; discard Bee Bear
p1: attack Trash Diver | p1 hand: Gorillion | p2 discard: Bee Bear | p2 life: 2 | turn p2

## Trash Diver: three, two of one name
p1 has play Trash Diver
p2 has discard Gorillion / Gorillion / Bee Bear
p1: attack Trash Diver | p1 asks card: choose Gorillion / choose Bee Bear
p1: choose Gorillion | p1 asks card: choose Gorillion / choose Bee Bear | p1: choose Gorillion | p2 discard: Bee Bear | turn p2

## Trash Diver takes Blessed Killer Bee before the life is lost
p1 has play Trash Diver
p2 has discard Blessed Shield Bugs
p1: attack Trash Diver | p1 hand: Blessed Shield Bugs / Gorillion | p2 life: 2 | turn p2

## Trash Flier plays a card of the opponent's pile
p1 has play Trash Flier; discard Luchataur
p2 has play Robopup / Tiger Squirrel; discard Killer Bee / Gorillion
p1: attack Trash Flier | p2: block Tiger Squirrel | p1 asks card: choose Killer Bee / choose Gorillion
p1: choose Killer Bee | p2 life: 2 | p1 play: Killer Bee | p2 discard: Gorillion | turn p2

## Trash Flier may take what it fought: it lies there already (A5)
p1 has play Trash Flier
p2 has play Trash Flier
p1: attack Trash Flier | p2: block Trash Flier | p1 asks order: resolve Trash Flier / resolve Trash Flier #2
# each finds the other in the enemy pile
p1: resolve Trash Flier | p1 play: Trash Flier | p2 play: Trash Flier | p1 discard: - | p2 discard: - | turn p2

## Trash Flier: an empty pile
p1 has play Trash Flier
p2 has play Tiger Squirrel
p1: attack Trash Flier | p2: block Tiger Squirrel | p1 discard: Trash Flier | p1 play: - | turn p2

## Trash Flier plays a FAST card
p1 has play Trash Flier
p2 has play Tiger Squirrel; discard Carrot Cleric
p1: attack Trash Flier | p2: block Tiger Squirrel | p1 play: Carrot Cleric | p1 asks fast: attack / stop
p1: attack | p2: no block | p2 life: 2 | turn p2

## Trash Flier in the opponent's turn: the FAST attack is its controller's
p1 has play Trash Flier
p2 has play Spider Owl; discard Carrot Cleric
given turn: p2
p2: attack Spider Owl | p1: block Trash Flier | p1 asks fast: attack / stop
p1: attack | p2 asks block: block Spider Owl / no block | p2: no block | p2 life: 2 | turn p1

## Trash Flier is silent under Peach Police
p1 has play Trash Flier
p2 has play Tiger Squirrel / Peach Police; discard Killer Bee
p1: attack Trash Flier | p2: block Tiger Squirrel | p1 play: - | turn p2

## Trash Flier cannot take a boost card
p1 has play Trash Flier
p2 has play Tiger Squirrel (boost Killer Bee)
p1: attack Trash Flier | p2: block Tiger Squirrel | p1 play: - | turn p2

## Trash Flier under a mindbugger's control plays from the other's pile
p1 has hand Trash Flier / Gorillion; play Tiger Squirrel; discard Killer Bee
p1: play Trash Flier | p2: mindbug | p1: attack Tiger Squirrel | p2: block Trash Flier
p2 play: Killer Bee | p1 life: 2 | p1 discard: - | turn p2

## Water Antler gains a life and boosts
p1 has hand Water Antler; discard Shark Dog
p2 has play Gorillion
p1: play Water Antler | p2: decline | p1 life: 4 | p1 asks card: choose Shark Dog / done
p1: choose Shark Dog | p1 asks target: choose Water Antler / choose Gorillion
p1: choose Water Antler | p1 play: Water Antler (boost Shark Dog) | turn p2

## Water Antler: empty piles
p1 has hand Water Antler
p1: play Water Antler | p2: decline | p1 life: 4 | turn p2

## Water Antler: done
p1 has hand Water Antler; discard Shark Dog
p1: play Water Antler | p2: decline | p1: done | p1 life: 4 | p1 discard: Shark Dog | turn p2

## Water Antler alone: the creature is not asked
p1 has hand Water Antler
p2 has discard Shark Dog
p1: play Water Antler | p2: decline | p1: choose Shark Dog | p1 play: Water Antler (boost Shark Dog) | turn p2

## Water Antler taken by a Mindbug
p1 has hand Water Antler / Gorillion; discard Shark Dog
p1: play Water Antler | p2: mindbug | p2 life: 4 | p2: choose Shark Dog | p2 play: Water Antler (boost Shark Dog) | p1 life: 3 | turn p1

## Water Antler under Deathweaver
p1 has hand Water Antler; discard Shark Dog
p2 has play Deathweaver
p1: play Water Antler | p2: decline | p1 life: 3 | turn p2

## Water Antler's boosted creature goes to the new controller with its boost
p1 has hand Brain Fly
p2 has play Water Antler (boost Shark Dog)
p1: play Brain Fly | p2: decline | p1 play: Brain Fly / Water Antler (boost Shark Dog) | p2 play: - | turn p2

## Soul Manipulator: of two copies under one creature the one that lies there longer goes
p1 has hand Hiss Holiness / Soul Manipulator; discard Shark Dog
p2 has discard Shark Dog / Bee Bear
p1: play Hiss Holiness | p2: decline | p1: choose Shark Dog #2 / choose Bee Bear / choose Shark Dog
p1 play: Hiss Holiness (boost Shark Dog + Bee Bear + Shark Dog) | p2: play Gorillion | p1: decline
p1: play Soul Manipulator | p2: decline | p1 asks card: choose Shark Dog / choose Bee Bear | p1: choose Shark Dog
p1 play: Hiss Holiness (boost Bee Bear + Shark Dog) / Soul Manipulator | p1 hand: Shark Dog

## Soul Manipulator cannot reach the boost cards of a creature that Alpacoodle has set aside: it is not in play
p1 has hand Alpacoodle / Gorillion; play Bee Bear (boost Shark Dog)
p2 has hand Soul Manipulator
p1: play Alpacoodle | p2: decline | p1 aside: Bee Bear (boost Shark Dog)
p2: play Soul Manipulator | p1: decline | p1 aside: Bee Bear (boost Shark Dog) | p2 hand: - | turn p1

## Goat Dragon and Solar Bear do not see a boosted creature that is set aside
p1 has hand Alpacoodle / Gorillion; play Bee Bear (boost Shark Dog)
p2 has hand Goat Dragon
p1: play Alpacoodle | p2: decline
p2: play Goat Dragon | p1: decline | p1 aside: Bee Bear (boost Shark Dog) | turn p1

## Soul Manipulator cannot reach the boost cards of a fallen Big Box Mimic, which wait for its effect
p1 has play Trash Flier (boost Shark Dog + Shark Dog + Shark Dog + Shark Dog + Shark Dog)
p2 has play Big Box Mimic (boost Bee Bear); discard Soul Manipulator
given turn: p2
p2: attack Big Box Mimic | p1: block Trash Flier | p2 asks order: resolve Trash Flier / resolve Tuckbox Mimic
p2: resolve Trash Flier | p1: choose Soul Manipulator | p2 asks order: resolve Soul Manipulator / resolve Tuckbox Mimic
p2: resolve Soul Manipulator | p1 asks card: choose Shark Dog / choose Trash Flier / choose Tuckbox Mimic / done
p1: done | p2 asks card: choose Bee Bear / done | p2: choose Bee Bear | p2 play: Bee Bear | p2 discard: Tuckbox Mimic | turn p1

## Soul Manipulator: copies under two creatures of one side are two options
p1 has play Soul Manipulator
p2 has play Bee Bear (boost Gorillion) / Luchataur (boost Gorillion)
p1: attack Soul Manipulator | p1 asks card: choose Gorillion / choose Gorillion #2 | p1: choose Gorillion #2
p2 play: Bee Bear (boost Gorillion) / Luchataur | p1 hand: Gorillion / Gorillion

## Soul Manipulator: the first of two creatures with copies
p1 has play Soul Manipulator
p2 has play Bee Bear (boost Luchataur + Gorillion) / Luchataur (boost Gorillion)
p1: attack Soul Manipulator | p1 asks card: choose Luchataur / choose Gorillion / choose Gorillion #2 | p1: choose Gorillion
p2 play: Bee Bear (boost Luchataur) / Luchataur (boost Gorillion)
