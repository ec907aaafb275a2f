New cards meeting old ones: copied and triggered Play effects, Power cards, hands that are closed, forced attacks.

## Utility Bug copies Alpacoodle's Play effect: Alpacoodle is set aside too, and nobody brings them back
p1 has hand Utility Bug; play Alpacoodle / Bee Bear
p2 has play Killer Bee (boost Robopup)
p1: play Utility Bug | p2: decline | p1: yes | p1 asks target: choose Alpacoodle / choose Killer Bee
p1: choose Alpacoodle | p1 play: Utility Bug | p1 aside: Alpacoodle / Bee Bear | p2 aside: Killer Bee (boost Robopup) | turn p2

## Pear Patrol reveals Alpacoodle: Pear Patrol stays, all others are set aside
p1 has hand Pear Patrol / Alpacoodle; play Bee Bear
p2 has play Shark Dog
p1: play Pear Patrol | p2: decline | p1: yes | p1 play: Pear Patrol | p1 aside: Bee Bear | p2 aside: Shark Dog | turn p2

## Monster Buddies triggers Alpacoodle, which brings them back when it falls
p1 has play Alpacoodle / Bee Bear; energy 2
p2 has play Killer Bee
given power_row: Monster Buddies
given phase: start
p1: buy Monster Buddies | p1 play: Alpacoodle | p2 aside: Killer Bee
p1: play Gorillion | p2: decline | p2: play Gorillion | p1: decline | p1: attack Alpacoodle | p2: block Gorillion
p1 play: Bee Bear / Gorillion | p2 play: Gorillion / Killer Bee | turn p2

## Alpacoodle brings back what it set aside as it was: stage, exhaustion, octonite, boost cards, side
p1 has play Luchataur
p2 has hand Alpacoodle; play Sluggernaut (exhausted right) / Carrot Cleric
given turn: p2
p2: play Alpacoodle | p1: decline | p1 aside: Luchataur | p2 aside: Carrot Cleric / Sluggernaut (exhausted right)
p1: play Gorillion | p2: decline | p2: attack Alpacoodle | p1: block Gorillion
p2 play: Carrot Cleric / Sluggernaut (exhausted right) | p1 play: Gorillion / Luchataur | turn p1

## Wildsprout plays Alpacoodle: it is Bigroot before it is set aside (G4)
p1 has play Wildsprout; discard Alpacoodle
p2 has play Gorillion
p1: act Wildsprout | p1 play: Alpacoodle | p1 aside: Bigroot | p2 aside: Gorillion | turn p2

## Monster Buddies triggers The Experiment: given away, then an enemy creature, itself too
p1 has play The Experiment; energy 2
p2 has play Bee Bear
given power_row: Monster Buddies
given phase: start
p1: buy Monster Buddies | p2 play: Bee Bear / The Experiment | p1 asks target: choose Bee Bear / choose The Experiment
p1: choose Bee Bear | p1 play: Bee Bear | p2 play: The Experiment | turn p1

## Monster Buddies triggers Hungry Hungry Hamster: what is played is FAST after the purchases
p1 has play Hungry Hungry Hamster; energy 3
p2 has hand Carrot Cleric / Bee Bear
given power_row: Monster Buddies / Healing Bots
given phase: start
p1: buy Monster Buddies | p2 asks card: choose Bee Bear / choose Carrot Cleric | p2: choose Carrot Cleric
p1 asks mode: choose keep / choose play | p1: choose play | p1 asks buy: buy Healing Bots / done | p1: done
p1 asks fast: attack / stop | p1: attack | p2 life: 2 | turn p1 | never: attack Carrot Cleric

## Monster Buddies and a Play effect that Deathweaver silences
p1 has play Chuck; energy 2
p2 has play Deathweaver
given power_row: Monster Buddies
given phase: start
p1: buy Monster Buddies | p2 play: Deathweaver | turn p1

## Portal Malfunction on an evolved and boosted creature: stage 1 in hand, the boost card in the pile triggers
p1 has play Typhoon Princess (boost Peacasus); energy 1
given power_row: Portal Malfunction
given phase: start
p1: buy Portal Malfunction | p1 hand: Cloud Lady / Gorillion | p1 discard: Peacasus | p1 life: 4 | p1 play: - | turn p1

## Portal Malfunction under an enemy Alien Brain: the creature stays
p1 has play Bee Bear; energy 1
p2 has play Alien Brain
given power_row: Portal Malfunction
given phase: start
p1: buy Portal Malfunction | p1 play: Bee Bear | power_discard: Portal Malfunction | turn p1

## Mysterious Ally under an enemy Alien Brain: the unused card stays
p1 has energy 2
p2 has play Alien Brain
given power_row: Mysterious Ally
given unused: Bee Bear
given phase: start
p1: buy Mysterious Ally | p1 hand: Gorillion | unused: Bee Bear | turn p1

## Railgun: Blessed Killer Bee and Hyenix wait together; Hyenix may come for the second loss too
p1 has discard Blessed Killer Bee; energy 2
p2 has discard Hyenix; life 9
given power_row: Railgun
given phase: start
p1: buy Railgun | p1 asks order: resolve Blessed Killer Bee / resolve Hyenix | p1: resolve Hyenix | p2 asks may: no / yes
p2: no | p2 life: 6 | p2 asks may: no / yes | p2: yes | p2 play: Hyenix | turn p1

## Stomp on Kitten Crewmate: it evolves instead
p1 has energy 1
p2 has play Kitten Crewmate
given power_row: Stomp
given phase: start
p1: buy Stomp | p2 play: One-Eye Felix | turn p1

## Saltemental's Harvest and Kitten Crewmate
p1 has play Saltemental (1 octonite) / Kitten Crewmate / Bee Bear
given phase: start
p1 play: One-Eye Felix / Saltemental | p1 discard: Bee Bear | turn p1

## Kitten Crewmate under Calm Cole: not defeated, so it does not evolve (A12)
p1 has play Luchataur
p2 has play Calm Cole (1 octonite) / Kitten Crewmate
p1: attack Luchataur | p2: block Kitten Crewmate | p2 play: Calm Cole (1 octonite) / Kitten Crewmate | p1: stop | turn p2

## Pounce makes everybody a HUNTER, and so Captain Hippo must be hunted
p1 has play Bee Bear; energy 1
p2 has play Captain Hippo / Robopup
given power_row: Pounce
given phase: start
p1: buy Pounce | p1 asks action: attack Bee Bear | p1: attack Bee Bear | p2 discard: Captain Hippo | turn p2

## Captain Hippo and a HUNTER that In Discard keeps from attacking: nothing is forced
p1 has hand Bee Bear; play Killer Bee; discard Cursed Goblin Werewolf
p2 has play Captain Hippo
p1 asks action: play Bee Bear

## Octocopter under Calm Cole is not defeated and still takes control
p1 has play Calm Cole (1 octonite) / Octocopter
p2 has play Bee Bear
p1: act Octocopter | p1 play: Bee Bear / Calm Cole (1 octonite) / Octocopter | turn p2

## Knightmare: Turbo Bug's effect and its unblocked attack take nothing
p1 has play Turbo Bug
p2 has play Knightmare
p1: attack Turbo Bug | p2: no block | p2 life: 3 | turn p2

## Knightmare: nothing is stolen by Bean Bot, and so nothing is gained
p1 has hand Bean Bot; life 1
p2 has play Knightmare
p1: play Bean Bot | p2: decline | p1 life: 1 | p2 life: 3 | turn p2

## Knightmare: Mysterious Mermaid does not lower the life
p1 has hand Mysterious Mermaid; play Knightmare; life 5
p1: play Mysterious Mermaid | p2: decline | p1 life: 5 | turn p2

## Knightmare: Mysterious Mermaid raises the life
p1 has hand Mysterious Mermaid; play Knightmare; life 1
p1: play Mysterious Mermaid | p2: decline | p1 life: 3 | turn p2

## Knightmare's controller pays no toll to Mindbug Bug and uses the Mindbug all the same
p1 has hand Bee Bear / Gorillion; play Mindbug Bug
p2 has play Knightmare; life 1
p1: play Bee Bear | p2: mindbug | p2 life: 1 | p2 mindbugs: 1 | p2 play: Bee Bear / Knightmare | turn p1

## Count Draculeech beside Knightmare: no life is lost, the creature must still be chosen
p1 has play Count Draculeech / Knightmare; life 1
p2 has play Gorillion
p1: attack Count Draculeech | p1 asks target: choose Count Draculeech / choose Gorillion / choose Knightmare
p1: choose Gorillion | p1 life: 1 | p2 life: 2 | turn p2

## A granted and paid Attack effect takes the last counter of a Harvest creature: Harvest happens before the block
p1 has play Beetroot Predator / Lychee King (1 octonite)
p2 has play Bee Bear / Gorillion
p1: attack Lychee King | p1 asks target: choose Bee Bear / choose Gorillion | p1: choose Gorillion
p2 life: 2 | p2 asks block: block Bee Bear / no block

## Koibra in the edition second: what the opponent's effect took is no removal, what Rockyphant makes one discard is
p1 has hand Koibra / Gorillion
p2 has hand Rockyphant / Gorillion; draw Bee Bear
given edition: second
p1: play Koibra | p2: decline | chance: pick Rockyphant | p1: choose own pile
p1 discard: Rockyphant | p2 discard: Gorillion | p2 hand: Bee Bear | turn p2

## Future Eric with an empty pile: the hand is refilled at once, but not in the edition second
p1 has hand Future Eric
given unused: Bee Bear / Killer Bee / Robopup
p1: play Future Eric | p2: decline | p1 hand: Bee Bear / Killer Bee | p1 draw: - | unused: Robopup | turn p2

## Future Eric in the edition second: nobody has removed a card
p1 has hand Future Eric
given unused: Bee Bear / Killer Bee / Robopup
given edition: second
p1: play Future Eric | p2: decline | p1 hand: - | p1 draw: Bee Bear / Killer Bee | turn p2

## Mangolorean and Wolfman Steve: the captured card is too weak to be played, so nothing is asked
p1 has play Mangolorean
p2 has play Wolfman Steve / Axolotl Healer
p1: act Mangolorean / choose Axolotl Healer | p1 hand: Axolotl Healer / Gorillion | p1 mindbugs: 1 | turn p2

## Mangolorean and Mindbug Bug: who has 1 life may pay and loses
p1 has play Mangolorean; life 1
p2 has play Mindbug Bug
p1: act Mangolorean | over p2

## Dr. Orange U. Tan beside an own Alien Brain: nothing could go to the opponent's hand, so it is not asked
p1 has hand Dr. Orange U. Tan; play Alien Brain
p2 has play Gorillion
p1: play Dr. Orange U. Tan | p2: decline | p1 life: 3 | p2 play: Gorillion | turn p2

## Wheatl-E in the edition second: a number that no card has takes nothing out of the hand, so nothing is drawn
p1 has play Wheatl-E
p2 has hand Gorillion; draw Bee Bear / Luchataur
given edition: second
p1: attack Wheatl-E / choose 3 | p2 hand: Gorillion | p2 draw: Bee Bear / Luchataur

## Starship Soupers played again before its Defeated effect: the octonite that it had when it was defeated counts
p1 has hand Quadranut; play Trash Flier
p2 has play Starship Soupers (2 octonite); mindbugs 0
p1: play Quadranut / choose Trash Flier | p1 asks order: resolve Trash Flier / resolve Starship Soupers
p1: resolve Trash Flier | p1 play: Quadranut / Starship Soupers | p1 life: 1 | turn p2
