Stories about effects that copy, capture, set aside or force: cards of different sets that meet.

## Utility Bug copies Chuck: the die is rolled until it shows 3 or less or nobody is left
p1 has hand Utility Bug; play Chuck
p2 has mindbugs 0; play Gorillion / Bee Bear
p1: play Utility Bug | p1 asks may: yes / no | p1: yes
chance asks roll: roll 1 / roll 2 / roll 3 / roll 4 / roll 5 / roll 6 | chance: roll 4 | p1: choose Gorillion
chance: roll 6 | p2 play: - | turn p2

## Utility Bug copies the enemy's Koibra
p1 has hand Utility Bug / Gorillion
p2 has mindbugs 0; play Koibra; hand Bee Bear / Luchataur
p1: play Utility Bug / yes | chance: pick Bee Bear | p1: choose own pile | p1 discard: Bee Bear | turn p2

## Utility Bug copies Hungry Hungry Hamster: the opponent gives, the copier's player plays or keeps
p1 has hand Utility Bug
p2 has mindbugs 0; play Hungry Hungry Hamster; hand Killer Bee / Luchataur
p1: play Utility Bug / yes | p2 asks card: choose Killer Bee / choose Luchataur | p2: choose Killer Bee
p1 asks mode: choose play / choose keep | p1: choose play | p2 life: 2 | turn p2

## Utility Bug copies The Experiment: it gives itself away and may take itself back
p1 has hand Utility Bug / Gorillion
p2 has mindbugs 0; play The Experiment
p1: play Utility Bug / yes | p1 asks target: choose The Experiment / choose Utility Bug | p1: choose The Experiment
p1 play: The Experiment | p2 play: Utility Bug | turn p2

## Utility Bug copies Ratomancer: charge octonite is spread, and FAST creatures wait until everything has arrived
p1 has hand Utility Bug; discard Broodmother / Duradillo / Beetroot Predator / Mangonade
p2 has mindbugs 0; play Ratomancer; life 9; hand Gorillion / Bee Bear / Luchataur
p1: play Utility Bug / yes | p1 asks card: choose Broodmother / choose Duradillo / choose Mangonade / done
p1: choose Broodmother | p1 asks spread: put Utility Bug / put Ratomancer / done | p1: done / choose Duradillo / done
p1 asks order: resolve Broodmother / resolve Duradillo | p1: resolve Broodmother / attack | p2: discard Bee Bear / no block
p1 asks fast: attack / stop

## Pear Patrol reveals a card whose only effect is a paid attack: there is nothing to copy
p1 has hand Pear Patrol / Plumarine
p2 has mindbugs 0; play Gorillion
p1: play Pear Patrol / yes | turn p2

## Pear Patrol reveals Alpacoodle: everybody else is set aside, and what lies aside is read back
p1 has hand Pear Patrol / Alpacoodle; play Bee Bear
p2 has mindbugs 0; play Gorillion
p1: play Pear Patrol / yes | p1 play: Pear Patrol | p1 aside: Bee Bear | p2 aside: Gorillion | turn p2

## Alpacoodle sets aside another Alpacoodle: each returns only its own
p1 has hand Alpacoodle / Tiger Squirrel; play Gorillion
p2 has hand Alpacoodle / Bee Bear / Bee Bear; mindbugs 0
p1: play Alpacoodle | p1 aside: Gorillion
p2: play Alpacoodle | p1: decline | p1 aside: Gorillion / Alpacoodle
p1: play Tiger Squirrel | p2: attack Alpacoodle | p1: block Tiger Squirrel
p1 play: Tiger Squirrel / Alpacoodle | p1 aside: Gorillion
p1: attack Alpacoodle | p2 life: 2 | p1: attack | p2 life: 1 | p2: play Bee Bear | p1: decline
p1: attack Alpacoodle | p2: block Bee Bear | p1 play: Tiger Squirrel / Gorillion | turn p2

## Big Box Mimic is named by its first stage where its effect is put in order; what is played may be hit next
p1 has play Explosive Toad (boost Gorillion + Bee Bear)
p2 has play Big Box Mimic (boost Peacasus)
p1: attack Explosive Toad | p2: block Big Box Mimic | p1 asks order: resolve Explosive Toad / resolve Tuckbox Mimic
p2 discard: Tuckbox Mimic | p1: resolve Tuckbox Mimic | p2 asks card: choose Peacasus / done | p2: choose Peacasus
p2 play: - | p2 life: 4 | p2 discard: Tuckbox Mimic / Peacasus | turn p2

## Big Box Mimic plays two FAST cards in the opponent's turn: the active player orders them
p1 has play Gorillion
p2 has play Big Box Mimic (boost Carrot Cleric + Pineapple Paladin)
p1: attack Gorillion | p2: block Big Box Mimic / choose Carrot Cleric / choose Pineapple Paladin
p1 asks order: resolve Carrot Cleric / resolve Pineapple Paladin | p1: resolve Pineapple Paladin
p2 asks fast: attack / stop | p2: attack | p2 life: 4 | p1: no block | p2: attack | p1: no block | p1 life: 1 | turn p2

## Wildsprout plays a card with charge octonite: it is spread before Wildsprout evolves
p1 has play Wildsprout; discard Beetroot Predator
p2 has play Gorillion
p1: act Wildsprout | p1 asks spread: put Wildsprout / put Gorillion / done | p1: put Wildsprout / done
p1 play: Bigroot (1 octonite) / Beetroot Predator (1 octonite) | turn p2

## Wildsprout plays a FAST card, which attacks after the evolution
p1 has play Wildsprout; discard Carrot Cleric
p1: act Wildsprout | p1 asks fast: attack / stop | p1 play: Bigroot / Carrot Cleric | p1: attack | p2 life: 2 | turn p2

## Beetroot Predator and Broodmother: the unpaid own effect counts the counter while it is there
p1 has play Broodmother (1 octonite) / Beetroot Predator
p2 has play Bee Bear; hand Gorillion / Luchataur
p1: attack Broodmother | p1 asks order: resolve Broodmother / resolve Broodmother #2 | p1: resolve Broodmother
p2: discard Luchataur | p2 discard: Luchataur / Bee Bear | p2 life: 2 | turn p2

## Cake Trickster beside Captain Hippo: the forced HUNTER is free to hunt somebody else
p1 has play Cake Trickster / Captain Hippo
p2 has play Killer Bee
p1: act Cake Trickster | p2 asks hunt: hunt Cake Trickster / hunt Captain Hippo / let block
p2: let block | p1: no block | p1 life: 2 | turn p2

## Cake Trickster: the life lost to the forced attack calls the Hyenix of its controller
p1 has play Cake Trickster; discard Hyenix
p2 has play Gorillion
p1: act Cake Trickster / no block | p1 asks may: yes / no | p1: yes | p1 play: Cake Trickster / Hyenix | turn p2

## Cake Trickster under Blessed Axolotl Healer: the forced attacker's side has the granted effect
p1 has play Cake Trickster
p2 has play Gorillion; discard Blessed Axolotl Healer
p1: act Cake Trickster | p2 life: 4 | p1: no block | p1 life: 2 | turn p2

## Captain Hippo taken by a Mindbug binds the extra turn action
p1 has hand Captain Hippo / Gorillion; play Killer Bee
p2 has mindbugs 1
p1: play Captain Hippo | p2: mindbug | p1 asks action: attack Killer Bee

## Mangolorean captures an evolved and boosted creature: its first stage, and the boost cards stay behind
p1 has play Mangolorean
p2 has play Typhoon Princess (2 octonite, boost Gorillion)
p1: act Mangolorean | p1 asks may: yes / no | p1 hand: Gorillion / Cloud Lady | p2 discard: Gorillion
p1: yes | p1 play: Mangolorean / Cloud Lady | p1 mindbugs: 1 | turn p2

## Mangolorean captures Wolfman Steve, who then forbids nothing
p1 has play Mangolorean
p2 has play Wolfman Steve
p1: act Mangolorean / yes | p1 play: Mangolorean / Wolfman Steve | turn p2

## Knightmare against Mindbug Bug: the Mindbug costs no life
p1 has hand Gorillion; play Mindbug Bug
p2 has play Knightmare; life 1
p1: play Gorillion | p2: mindbug | p2 life: 1 | p2 play: Knightmare / Gorillion

## Knightmare: an Action that could only take its controller's life is not possible
p1 has play Dragon Inn
p2 has play Knightmare / Gorillion
never: act Dragon Inn

## Jazz Dog and One-Eye Felix at the end of one turn
p1 has play Jazz Dog / One-Eye Felix
p2 has play Gorillion / Spider Owl / Tiger Squirrel
p1: attack One-Eye Felix / hunt Tiger Squirrel | p1 asks order: resolve Jazz Dog / resolve One-Eye Felix
p1: resolve Jazz Dog | p1 play: Jazz Dog / Silver Whiskers | turn p2

## Octocopter protected by Calm Cole stays and takes; with nobody to take its Action is not possible
p1 has play Octocopter / Calm Cole (2 octonite)
p2 has play Gorillion / Bee Bear
p1: act Octocopter | p1: choose Bee Bear | p1 play: Octocopter / Calm Cole (2 octonite) / Bee Bear | turn p2

## Slugapult throws Kitten Crewmate, which evolves: the enemy falls all the same
p1 has play Slugapult / Kitten Crewmate
p2 has play Gorillion
p1: attack Slugapult / yes | p1 play: Slugapult / One-Eye Felix | p2 discard: Gorillion | p2 life: 2
