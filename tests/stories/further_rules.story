The rulings F4 to F16 that are not about evolution, each sentence, and what they do to each other.

## F4: boost takes a card out of either pile, and the pile no longer has it
p1 has play Sea-Rex
p2 has discard Gorillion
p1: attack Sea-Rex / choose Gorillion | p1 discard: - | p2 discard: - | p1 play: Sea-Rex (boost Gorillion) | turn p2

## F4: boosted means at least one boost card: Ghost Hand's boosted creatures cannot block
p1 has play Ghost Hand / Gorillion
p2 has play Bee Bear (boost Shark Dog) / Killer Bee
p1: attack Gorillion | p2 asks block: block Killer Bee / no block

## F4: Ghost Hand binds both sides
p1 has play Ghost Hand / Gorillion (boost Shark Dog)
p2 has play Bee Bear
given turn: p2
p2: attack Bee Bear | p1 life: 2 | turn p1

## F4: Ghost Hand and HUNTER
p1 has play Ghost Hand / Creep From The Deep
p2 has play Bee Bear (boost Shark Dog)
p1: attack Creep From The Deep | p1 asks hunt: hunt Bee Bear / let block | p1: hunt Bee Bear | p2 discard: Bee Bear / Shark Dog | turn p2

## F4: Ghost Hand boosts a single creature, any side
p1 has hand Ghost Hand; discard Shark Dog
p2 has play Gorillion
p1: play Ghost Hand | p2: decline | p1: choose Shark Dog | p1 asks target: choose Ghost Hand / choose Gorillion
p1: choose Gorillion | p2 play: Gorillion (boost Shark Dog) | turn p2

## F4: Ghost Hand boosted itself cannot block
p1 has play Ghost Hand (boost Shark Dog)
p2 has play Gorillion; hand Bee Bear
given turn: p2
p2: attack Gorillion | p1 life: 2 | turn p1

## F4: Soul Manipulator's return ends being boosted: it may block again
p1 has hand Soul Manipulator; play Ghost Hand / Gorillion
p2 has play Bee Bear (boost Shark Dog)
p1: play Soul Manipulator | p2: decline | p1 hand: Shark Dog | p2 play: Bee Bear
p2: play Gorillion | p1: decline | p1: attack Gorillion | p2 asks block: block Bee Bear / block Gorillion / no block

## F4: Solar Bear takes a boosted creature
p1 has play Solar Bear
p2 has play Gorillion (boost Shark Dog) / Bee Bear
p1: attack Solar Bear | p1 play: Gorillion (boost Shark Dog) / Solar Bear | p2: no block | p2 life: 2 | turn p2

## F4: Solar Bear: both modes are asked
p1 has play Solar Bear; discard Shark Dog
p2 has play Gorillion (boost Shark Dog)
p1: attack Solar Bear | p1 asks mode: choose boost / choose control
p1: choose boost / choose Shark Dog | p1 asks target: choose Solar Bear / choose Gorillion | p1: choose Solar Bear
p2 asks block: block Gorillion / no block

## F4: Solar Bear: taking control of what one controls is nothing, so only the boost is offered
p1 has play Solar Bear / Gorillion (boost Shark Dog); discard Shark Dog
p1: attack Solar Bear | p1 asks card: choose Shark Dog / done

## F4: Solar Bear: only own creatures are boosted and the piles are empty: nothing
p1 has play Solar Bear (boost Shark Dog)
p1: attack Solar Bear | p1 play: Solar Bear (boost Shark Dog) | p2 life: 2 | turn p2

## F5: boost cards cannot be returned from a pile (Giraffodile)
p1 has hand Giraffodile; play Gorillion (boost Shark Dog); discard Bee Bear
p1: play Giraffodile | p2: decline | p1 hand: Bee Bear | p1 play: Giraffodile / Gorillion (boost Shark Dog) | turn p2

## F5: boost cards cannot be played from a pile (Compost Dragon)
p1 has hand Compost Dragon; play Gorillion (boost Shark Dog)
p1: play Compost Dragon | p2: decline | p1 play: Compost Dragon / Gorillion (boost Shark Dog) | turn p2

## F5: In Discard is off under a creature (Cursed Gorillion)
p1 has play Luchataur / Gorillion (boost Cursed Gorillion)
p2 has play Bee Bear
p1: attack Luchataur | p2: block Bee Bear | p1 play: Gorillion (boost Cursed Gorillion) / Luchataur | p2 discard: Bee Bear

## F5: when the creature falls the boost cards work in the pile (Cursed Gorillion)
p1 has hand Tiger Squirrel; play Luchataur
p2 has play Gorillion (boost Cursed Gorillion) / Gorillion
p1: play Tiger Squirrel | p2: decline | p1: choose Gorillion | p2 discard: Cursed Gorillion / Gorillion
p2: attack Gorillion | p1: block Luchataur | p1 play: Luchataur / Tiger Squirrel | p2 discard: Cursed Gorillion / Gorillion / Gorillion | turn p1

## F5: returned to hand, Peacasus under it is put into the pile
p1 has hand Spinachia; play Gorillion (boost Peacasus)
p1: play Spinachia | p2: decline | p1: yes
p1 hand: Gorillion | p1 discard: Peacasus
p1 asks may: yes / no | p1: no | p1 life: 4 | turn p2

## F5: Figuru returning itself leaves its boost cards in the pile
p1 has play Figuru (boost Rockyphant); hand -
p2 has hand Shark Dog / Bee Bear
p1: act Figuru | chance: pick Bee Bear | p1 hand: Figuru | p1 play: Bee Bear | p1 discard: Rockyphant | p2 hand: - | p2 discard: Shark Dog | over p1

## F5: a creature of the other's that is given back: the pile of the last controller
p1 has play Gorillion (boost Peacasus)
p2 has hand Tiger Squirrel / Gorillion; play Bee Bear
given turn: p2
p2: play Tiger Squirrel | p1: decline | p1 life: 4 | p1 discard: Gorillion / Peacasus | turn p1

## F5: a boosted creature and its boost card's trigger are ordered with its Defeated effect
p1 has play Fire Antler (boost Peacasus)
p2 has play Gorillion
p1: attack Fire Antler | p2: block Gorillion | p1 asks order: resolve Fire Antler / resolve Peacasus
p1: resolve Fire Antler | p2 life: 2 | p1 asks card: choose Fire Antler / choose Peacasus / done
p1: choose Peacasus | p2 play: Gorillion (boost Peacasus) | p1 life: 4 | turn p2

## F5: boost cards count for the first power that is compared: TOUGH keeps them
p1 has play Elephantopus (boost Shark Dog)
p2 has play Bee Bear
p1: attack Elephantopus | p2: block Bee Bear | p1 play: Elephantopus (exhausted, boost Shark Dog) | p2 discard: Bee Bear | turn p2

## F8: In Discard works for the player whose pile it is, whoever played it
p1 has hand Blessed Shield Bugs / Gorillion; play Luchataur
p2 has play Gorillion; mindbugs 1
p1: play Blessed Shield Bugs | p2: mindbug | p1: attack Luchataur | p2: block Blessed Shield Bugs
p2 play: Blessed Shield Bugs (exhausted) / Gorillion

## F8: Blessed Axolotl Healer in the pile: allied creatures have ATTACK gain 1 life
p1 has play Gorillion; discard Blessed Axolotl Healer
p1: attack Gorillion | p1 life: 4 | p2 life: 2 | turn p2

## F8: Blessed Axolotl Healer: two copies, twice, ordered
p1 has play Gorillion; discard Blessed Axolotl Healer / Blessed Axolotl Healer
p1: attack Gorillion | p1 asks order: resolve Gorillion / resolve Gorillion #2 | p1: resolve Gorillion | p1 life: 5 | turn p2

## F8: Blessed Axolotl Healer in play grants nothing
p1 has play Gorillion / Blessed Axolotl Healer
p1: attack Gorillion | p1 life: 3 | turn p2

## F8: Blessed Axolotl Healer does not help the enemy
p1 has play Gorillion
p2 has discard Blessed Axolotl Healer
p1: attack Gorillion | p1 life: 3 | p2 life: 2 | turn p2

## F8: Blessed Axolotl Healer on every attack
p1 has play Luchataur; discard Blessed Axolotl Healer
p1: attack Luchataur | p1 life: 4 | p1: attack | p1 life: 5 | p2 life: 1 | turn p2

## F8: Cursed Goblin Werewolf in the pile: allied FRENZY or HUNTER cannot attack
p1 has play Luchataur / Killer Bee / Gorillion; discard Cursed Goblin Werewolf; hand -
p1 asks action: attack Gorillion

## F8: Cursed Goblin Werewolf: only those of the pile's player
p1 has play Luchataur; hand -
p2 has discard Cursed Goblin Werewolf
p1 asks action: attack Luchataur

## F8: Cursed Goblin Werewolf: current keywords
p1 has play Gorillion / Ram Hopper; discard Cursed Goblin Werewolf; hand -
over p2

## F8: Cursed Goblin Werewolf: such a creature may block
p1 has play Luchataur; discard Cursed Goblin Werewolf
p2 has play Gorillion
given turn: p2
p2: attack Gorillion | p1 asks block: block Luchataur / no block

## F8: Cursed Goblin Werewolf in play is FRENZY HUNTER and attacks
p1 has play Cursed Goblin Werewolf; hand -
p2 has play Shark Dog
p1: attack Cursed Goblin Werewolf / hunt Shark Dog / attack | p2 life: 2 | turn p2

## F8: Cursed Goblin Werewolf falling in the first attack of another: no second attack
p1 has play Count Draculeech / Ram Hopper / Cursed Goblin Werewolf
p1: attack Count Draculeech / choose Cursed Goblin Werewolf | p2 life: 2 | turn p2

## F9: Frosty Fortress discards hand and draw pile as one batch, then the triggers
p1 has play Frosty Fortress; hand Gorillion / Bee Bear
p2 has hand Peacasus / Shark Dog; draw Rockyphant; play Killer Bee
p1: attack Frosty Fortress | p2 hand: - | p2 draw: - | p1 asks order: resolve Peacasus / resolve Rockyphant
p1: resolve Rockyphant / discard Bee Bear | p2 life: 4 | p2: no block | p2 life: 3 | turn p2

## F9: a card discarded for Earwig Assassin
p1 has hand Earwig Assassin / Peacasus
p2 has play Gorillion
p1: play Earwig Assassin | p2: decline | p1: yes | p1 asks target: choose Earwig Assassin / choose Gorillion
p1: choose Gorillion | p1 life: 4 | turn p2

## F9: Rockyphant discarded for Earwig Assassin, the defeat first (G4)
p1 has hand Earwig Assassin / Rockyphant
p2 has play Gorillion; hand Shark Dog / Bee Bear
p1: play Earwig Assassin | p2: decline | p1: yes / choose Gorillion | p2 asks discard: discard Shark Dog / discard Bee Bear

## F9: Peacasus saves its player from the last life's loss only if it comes first: the game is over at 0
p1 has play Gorillion
p2 has life 1; play Peacasus
p1: attack Gorillion | p2: no block | over p1

## F9: Peacasus defeated twice in a game gains twice
p1 has play Gorillion; hand Grave Robber
p2 has play Peacasus; hand Kangasaurus Rex / Gorillion
p1: attack Gorillion | p2: block Peacasus | p2 life: 4
p2: play Gorillion | p1: decline | p1: play Grave Robber | p2: decline | p1 play: Gorillion / Grave Robber / Peacasus
p2: play Kangasaurus Rex | p1: decline | p1 life: 4 | p1 discard: Peacasus | turn p1

## F10: Play/Attack on both triggers in one turn: a FAST copy does not exist, but a mindbugged one plays for the other
p1 has hand Soul Manipulator / Gorillion
p2 has play Bee Bear (boost Shark Dog)
p1: play Soul Manipulator | p2: mindbug | p2 hand: Gorillion / Shark Dog | p2 play: Bee Bear / Soul Manipulator | turn p1

## F10: Utility Bug copies the Play half of a Play/Attack effect
p1 has hand Utility Bug; play Goat Dragon; discard Shark Dog
p1: play Utility Bug | p2: decline | p1 asks may: yes / no | p1: yes | p1 asks card: choose Shark Dog / done
p1: choose Shark Dog | p1 asks target: choose Goat Dragon / choose Utility Bug

## F11: Jean-Claw Pandamme: every attack of an enemy costs a card of its controller's choice
p1 has play Jean-Claw Pandamme
p2 has play Luchataur; hand Shark Dog / Bee Bear
given turn: p2
p2: attack Luchataur | p2 asks discard: discard Shark Dog / discard Bee Bear
p2: discard Bee Bear | p1: no block | p2: attack | p2 hand: - | p1: no block | p1 life: 1 | turn p1

## F11: Jean-Claw Pandamme: an empty hand
p1 has play Jean-Claw Pandamme
p2 has play Gorillion; hand -
given turn: p2
p2: attack Gorillion | p1: no block | p1 life: 2 | turn p1

## F11: two Jean-Claw Pandammes: once for each source
p1 has play Jean-Claw Pandamme / Jean-Claw Pandamme
p2 has play Gorillion; hand Shark Dog / Bee Bear / Killer Bee
given turn: p2
p2: attack Gorillion | p2 asks order: resolve Gorillion / resolve Gorillion #2
p2: resolve Gorillion | p2: discard Bee Bear / discard Shark Dog | p2 hand: Killer Bee

## F11: Jean-Claw Pandamme does not touch its own side
p1 has play Jean-Claw Pandamme / Gorillion
p1: attack Gorillion | p1 hand: Gorillion | p2 life: 2 | turn p2

## F11: own effect and granted effect are ordered by the active player, both named by the attacker
p1 has play Tusked Extorter; hand Shark Dog
p2 has play Jean-Claw Pandamme; hand Bee Bear / Killer Bee
p1: attack Tusked Extorter | p1 asks order: resolve Tusked Extorter / resolve Tusked Extorter #2
p1: resolve Tusked Extorter | p2: discard Bee Bear | p1 hand: - | p1 discard: Shark Dog | p2: no block | turn p2

## F11: the source that leaves after the declaration: the granted effect still happens (G17)
p1 has play Count Draculeech; hand Shark Dog
p2 has play Jean-Claw Pandamme
p1: attack Count Draculeech / resolve Count Draculeech / choose Jean-Claw Pandamme
p1 discard: Shark Dog | p2 life: 2 | turn p2

## F11: Beetroot Predator: a creature with octonite must pay and defeat
p1 has play Beetroot Predator / Gorillion (1 octonite)
p2 has play Bee Bear / Luchataur
p1: attack Gorillion | p1 asks target: choose Bee Bear / choose Luchataur
p1: choose Luchataur | p1 play: Beetroot Predator / Gorillion | p2: no block | p2 life: 2 | turn p2

## F11: Beetroot Predator: no octonite, no effect
p1 has play Beetroot Predator / Gorillion
p2 has play Bee Bear
p1: attack Gorillion | p2 play: Bee Bear | p2 asks block: block Bee Bear / no block

## F11: Beetroot Predator itself
p1 has play Beetroot Predator (2 octonite)
p2 has play Bee Bear
p1: attack Beetroot Predator | p2 discard: Bee Bear | p1 play: Beetroot Predator (1 octonite) | p2 life: 2 | turn p2

## F12: Bug Catcher in play: no Mindbug question for anybody
p1 has play Bug Catcher
p1: play Gorillion | turn p2
p2: play Gorillion | turn p1

## F12: Bug Catcher of the enemy too
p1 has hand Bee Bear
p2 has play Bug Catcher
p1: play Bee Bear | p1 play: Bee Bear | turn p2

## F12: Bug Catcher itself may be mindbugged: it is not in play yet
p1 has hand Bug Catcher / Gorillion / Bee Bear
p1: play Bug Catcher | p2 asks mindbug: mindbug / decline | p2: mindbug
p1: play Gorillion | p1 play: Gorillion | p2 play: Bug Catcher | p2 mindbugs: 1 | turn p2

## F12: Bug Catcher gone: the question is back
p1 has hand Tiger Squirrel / Gorillion; play Gorillion
p2 has play Bug Catcher (exhausted)
p1: play Tiger Squirrel | p2 discard: Bug Catcher
p2: play Gorillion | p1 asks mindbug: mindbug / decline

## F12: Mindbug Bug: who uses a Mindbug first loses a life
p1 has hand Gorillion / Bee Bear; play Mindbug Bug
p1: play Bee Bear | p2: mindbug | p2 life: 2 | p2 play: Bee Bear | turn p1

## F12: Mindbug Bug: at 1 life they lose the game
p1 has hand Gorillion / Bee Bear; play Mindbug Bug
p2 has life 1
p1: play Bee Bear | p2: mindbug | over p1

## F12: Mindbug Bug: its own controller pays nothing
p1 has hand Gorillion / Bee Bear
p2 has play Mindbug Bug; life 1
p1: play Bee Bear | p2: mindbug | p2 life: 1 | turn p1

## F12: Mindbug Bug: declining costs nothing
p1 has hand Bee Bear; play Mindbug Bug
p1: play Bee Bear | p2: decline | p2 life: 3 | turn p2

## F12: Mindbug Bug: the life is lost before the Play effect
p1 has hand Axolotl Healer / Gorillion; play Mindbug Bug
p2 has life 1
p1: play Axolotl Healer | p2: mindbug | over p1

## F12: Mindbug Bug calls the mindbugger's Hyenix
p1 has hand Bee Bear / Gorillion; play Mindbug Bug
p2 has discard Hyenix
p1: play Bee Bear | p2: mindbug | p2 asks may: yes / no | p2: yes | p2 play: Bee Bear / Hyenix | turn p1

## F12: Mindbug Bug and a Play effect of the mindbugged card wait together
p1 has hand Axolotl Healer / Gorillion; play Mindbug Bug
p2 has discard Hyenix
p1: play Axolotl Healer | p2: mindbug | p2 life: 2

## F12: a Mindbug Bug that is itself mindbugged costs nothing
p1 has hand Mindbug Bug / Gorillion
p2 has life 1
p1: play Mindbug Bug | p2: mindbug | p2 life: 1 | p2 play: Mindbug Bug | turn p1

## F12: two Mindbug Bugs take a life each
p1 has hand Gorillion / Bee Bear; play Mindbug Bug / Mindbug Bug
p1: play Bee Bear | p2: mindbug | p2 life: 1 | turn p1

## F12: Mangolorean uses a Mindbug: the enemy creature into the own hand, and may play it
p1 has play Mangolorean; hand -
p2 has play Killer Bee
p1: act Mangolorean | p1 mindbugs: 1 | p1 hand: Killer Bee | p1 asks may: yes / no
p1: yes | p2 life: 2 | p1 play: Killer Bee / Mangolorean | turn p2

## F12: Mangolorean: no
p1 has play Mangolorean; hand -
p2 has play Killer Bee / Gorillion
p1: act Mangolorean | p1 asks target: choose Killer Bee / choose Gorillion | p1: choose Gorillion / no
p1 hand: Gorillion | p2 play: Killer Bee | p1 mindbugs: 1 | turn p2

## F12: Mangolorean without a ready Mindbug or without an enemy cannot act
p1 has play Mangolorean; mindbugs 0; hand -
p2 has play Killer Bee
p1 asks action: attack Mangolorean

## F12: Mangolorean without an enemy creature
p1 has play Mangolorean; hand -
p1 asks action: attack Mangolorean

## F12: Mangolorean against Mindbug Bug loses a life
p1 has play Mangolorean; hand -
p2 has play Killer Bee / Mindbug Bug
p1: act Mangolorean | p1 life: 2 | p1: choose Mindbug Bug / no | p1 hand: Mindbug Bug | turn p2

## F12: Mangolorean at 1 life against Mindbug Bug loses the game
p1 has life 1; play Mangolorean; hand -
p2 has play Mindbug Bug
p1: act Mangolorean | over p2

## F12: Mangolorean under Bug Catcher
p1 has play Mangolorean; hand -
p2 has play Bug Catcher
p1 asks action: attack Mangolorean

## F12: Mangolorean against Alien Brain: nothing would arrive
p1 has play Mangolorean; hand -
p2 has play Alien Brain
p1 asks action: attack Mangolorean

## F12: Zencats: refresh, then the opponent loses a ready one
p1 has play Zencats; mindbugs 0
p2 has mindbugs 2
p1: attack Zencats | p1 mindbugs: 1 | p2 mindbugs: 1 | p2 life: 2 | turn p2

## F12: Zencats: nothing to refresh, none to lose
p1 has play Zencats
p2 has mindbugs 0
p1: attack Zencats | p1 mindbugs: 2 | p2 mindbugs: 0 | turn p2

## F12: Zencats: the lost Mindbug is asked no more (M7)
p1 has play Zencats
p2 has mindbugs 1
p1: attack Zencats | p2: play Gorillion | p1: decline | p1: play Gorillion | turn p2

## F12: Shakes Pear: this turn nobody can use Mindbugs
p1 has play Shakes Pear (1 octonite)
p2 has hand Bee Bear
given phase: start
p1: play Gorillion | turn p2
p2: play Bee Bear | p1 asks mindbug: mindbug / decline

## F12: Shakes Pear: two counters, not yet
p1 has play Shakes Pear (2 octonite)
given phase: start
p1: play Gorillion | p2 asks mindbug: mindbug / decline

## F13: Jazz Dog takes the enemy that blocked, at the end of the turn
p1 has play Jazz Dog / Luchataur
p2 has play Gorillion / Bee Bear
p1: attack Luchataur | p2: block Gorillion | p1 discard: Luchataur | p1 play: Gorillion / Jazz Dog | p2 play: Bee Bear | turn p2

## F13: Jazz Dog: after FRENZY
p1 has play Jazz Dog / Rhino Turtle
p2 has play Gorillion / Luchataur
p1: attack Rhino Turtle | p2: block Gorillion | p1 asks again: attack / stop | p2 play: Gorillion / Luchataur
p1: attack | p2: block Luchataur | p1 asks target: choose Gorillion / choose Luchataur
p1: choose Gorillion | p1 play: Gorillion / Jazz Dog | p2 play: Luchataur | turn p2

## F13: Jazz Dog: the blocker fell
p1 has play Jazz Dog / Gorillion
p2 has play Bee Bear
p1: attack Gorillion | p2: block Bee Bear | p1 play: Gorillion / Jazz Dog | turn p2

## F13: Jazz Dog: nobody blocked
p1 has play Jazz Dog
p2 has play Bee Bear
p1: attack Jazz Dog | p2: no block | p2 play: Bee Bear | turn p2

## F13: Jazz Dog fallen itself takes nothing
p1 has play Jazz Dog
p2 has play Bee Bear
p1: attack Jazz Dog | p2: block Bee Bear | p2 play: Bee Bear | p1 play: - | turn p2

## F13: Jazz Dog in the other's turn takes nothing
p1 has play Jazz Dog / Gorillion
p2 has play Bee Bear
given turn: p2
p2: attack Bee Bear | p1: block Gorillion | p1 play: Gorillion / Jazz Dog | turn p1

## F13: two Jazz Dogs take one each
p1 has play Jazz Dog / Jazz Dog / Rhino Turtle (exhausted)
p2 has play Gorillion
p1: attack Rhino Turtle | p2: block Gorillion | p1 asks order: resolve Jazz Dog / resolve Jazz Dog #2
p1: resolve Jazz Dog | p1 play: Gorillion / Jazz Dog / Jazz Dog | turn p2

## F13: Jazz Dog taken creature keeps its state and has no Play effect
p1 has play Jazz Dog / Gorillion
p2 has play Elephantopus (boost Shark Dog)
p1: attack Gorillion | p2: block Elephantopus | p1 play: Elephantopus (exhausted, boost Shark Dog) / Gorillion / Jazz Dog | turn p2

## F13: Jazz Dog after a mindbugged play: not yet, only after the extra action
p1 has play Jazz Dog / Luchataur; hand Carrot Cleric / Gorillion
p2 has play Gorillion
p1: play Carrot Cleric | p2: mindbug | p2 asks fast: attack / stop | p2: attack | p1: block Luchataur
p1: attack Jazz Dog | p2: no block | p2 play: Carrot Cleric (exhausted) / Gorillion | turn p2

## F13: in the edition third the turn ends with the Mindbug, and Jazz Dog looks
p1 has play Jazz Dog / Rhino Turtle; hand Carrot Cleric / Gorillion
p2 has play Gorillion
given edition: third
p1: play Carrot Cleric | p2: mindbug | p2: stop | turn p1 | p1: attack Rhino Turtle | p2: block Gorillion | p1: stop
p1 play: Gorillion / Jazz Dog / Rhino Turtle (exhausted) | turn p2

## F13: Jazz Dog and a forced attack in the own turn: an own blocker is not an enemy
p1 has play Jazz Dog / Cake Trickster / Gorillion; hand -
p2 has play Bee Bear
p1: act Cake Trickster | p1: block Gorillion | p2 discard: Bee Bear | p1 play: Cake Trickster / Gorillion / Jazz Dog | turn p2

## F14: who has 1 and pays loses the game
p1 has life 1; hand Okra Shaman; discard Shark Dog
p1: play Okra Shaman | p2: decline | p1: yes | over p2

## F14: Dr. Orange U. Tan paid with the last life
p1 has life 1; hand Dr. Orange U. Tan
p2 has play Gorillion
p1: play Dr. Orange U. Tan | p2: decline | p1 asks may: yes / no | p1: yes | over p2

## F14: Knightmare cannot pay life, so nothing is asked
p1 has hand Dr. Orange U. Tan; play Knightmare
p2 has play Gorillion
p1: play Dr. Orange U. Tan | p2: decline | p2 play: Gorillion | turn p2

## F14: Turbo Bug's loss of two points is one event
p1 has play Turbo Bug; discard Blessed Killer Bee
p2 has play Gorillion
p1: attack Turbo Bug | over p1

## F15: The Experiment is given, then an enemy creature is taken, itself too
p1 has hand The Experiment
p2 has play Gorillion
p1: play The Experiment | p2: decline | p1 asks target: choose Gorillion / choose The Experiment
p1: choose Gorillion | p1 play: Gorillion | p2 play: The Experiment | turn p2

## F15: The Experiment alone comes back
p1 has hand The Experiment
p1: play The Experiment | p2: decline | p1 play: The Experiment | p2 play: - | turn p2

## F15: The Experiment mindbugged: the mindbugger gives it back and takes
p1 has hand The Experiment / Gorillion; play Bee Bear
p1: play The Experiment | p2: mindbug | p2 asks target: choose Bee Bear / choose The Experiment
p2: choose Bee Bear | p1 play: The Experiment | p2 play: Bee Bear | turn p1

## F15: Radioactive Rabbit is given without a Play effect of its own again
p1 has hand Radioactive Rabbit
p2 has play Gorillion
p1: play Radioactive Rabbit | p2: decline | p2 play: Gorillion / Radioactive Rabbit | turn p2

## F15: Radioactive Rabbit mindbugged goes back
p1 has hand Radioactive Rabbit / Gorillion
p1: play Radioactive Rabbit | p2: mindbug | p1 play: Radioactive Rabbit | p2 play: - | p1 asks action: attack Radioactive Rabbit / play Gorillion

## F15: Suspicious Gift costs its last controller 2 life
p1 has hand Suspicious Gift / Gorillion; play Gorillion
p2 has life 3; hand Bee Bear
p1: play Suspicious Gift | p2: decline | p2 play: Suspicious Gift
p2: play Bee Bear | p1: decline | p1: attack Gorillion | p2: block Suspicious Gift | p2 life: 1 | turn p2

## F15: Suspicious Gift at 2 life ends the game
p1 has play Gorillion
p2 has life 2; play Suspicious Gift
p1: attack Gorillion | p2: block Suspicious Gift | over p1

## F15: Suspicious Gift under Deathweaver of the opponent stays
p1 has hand Suspicious Gift
p2 has play Deathweaver
p1: play Suspicious Gift | p2: decline | p1 play: Suspicious Gift | turn p2

## F15: Saltemental is given with its octonite, and ticks for the new controller
p1 has hand Saltemental
p2 has play Gorillion; hand Bee Bear / Bee Bear / Bee Bear
p1: play Saltemental | p2: decline | p2 play: Gorillion / Saltemental (1 octonite) | turn p2
p2: play Bee Bear | p1: decline | over p2

## F15: Saltemental's Harvest defeats every other ally of its controller
p1 has play Saltemental (1 octonite) / Gorillion / Bee Bear
p2 has play Luchataur
given phase: start
p1 play: Saltemental | p1 discard: Bee Bear / Gorillion | p2 play: Luchataur | turn p1

## F15: Octocopter defeats itself and takes an enemy
p1 has play Octocopter; hand -
p2 has play Gorillion / Bee Bear
p1: act Octocopter | p1 discard: Octocopter | p1 asks target: choose Gorillion / choose Bee Bear | p1: choose Gorillion | p1 play: Gorillion | turn p2

## F15: given away FAST: Radioactive Rabbit copied by Utility Bug gives Utility Bug
p1 has hand Utility Bug; play Radioactive Rabbit
p2 has play Gorillion
p1: play Utility Bug | p2: decline | p1: yes | p2 play: Gorillion / Utility Bug | p1 play: Radioactive Rabbit | turn p2

## F16: an Action whose only targets are protected cannot be taken
p1 has play Infernostrich; hand -
p2 has play Gorillion / Calm Cole (2 octonite)
p1 asks action: attack Infernostrich

## F16: an Action with an unprotected target can
p1 has play Infernostrich; hand -
p2 has play Gorillion / Robopup
p1 asks action: attack Infernostrich / act Infernostrich

## F16: Cake Trickster's Action needs an enemy that can attack
p1 has play Cake Trickster; hand -
p2 has play Cave Lizard / Gorillion
p1: act Cake Trickster | p1 asks block: block Cake Trickster / no block | p1: no block | p1 life: 2 | turn p2

## F16: an Octocopter under Calm Cole: its own defeat fails, and it still takes (no cost)
p1 has play Octocopter / Calm Cole (2 octonite); hand -
p2 has play Gorillion
p1: act Octocopter | p1 play: Calm Cole (2 octonite) / Gorillion / Octocopter | turn p2

## Cake Trickster: a whole attack: Attack effects for the attacker, block by the other side
p1 has play Cake Trickster / Gorillion; hand Shark Dog
p2 has play Tusked Extorter
p1: act Cake Trickster | p1 hand: - | p1 discard: Shark Dog | p1 asks block: block Cake Trickster / block Gorillion / no block
p1: block Gorillion | p2 discard: Tusked Extorter | turn p2

## Cake Trickster: HUNTER chooses and FRENZY goes on, if its controller wishes
p1 has play Cake Trickster / Shark Dog; hand -
p2 has play Goreagle Alpha
p1: act Cake Trickster | p2 asks hunt: hunt Cake Trickster / hunt Shark Dog / let block
p2: hunt Shark Dog | p1 discard: Shark Dog | p2 asks again: attack / stop
p2: stop | turn p2

## Cake Trickster: "your turn" bonuses are the turn owner's
p1 has play Cake Trickster / Shark Dog; hand -
p2 has play Goblin Werewolf
p1: act Cake Trickster | p2: hunt Shark Dog | p2 discard: Goblin Werewolf | p1 play: Cake Trickster / Shark Dog | turn p2

## Cake Trickster: several enemies, the active player chooses
p1 has play Cake Trickster; hand -
p2 has play Gorillion / Bee Bear / Cave Lizard
p1: act Cake Trickster | p1 asks target: choose Gorillion / choose Bee Bear

## Cake Trickster: the forced attack is not the opponent's next turn's attack
p1 has play Cake Trickster; hand -
p2 has play Gorillion; hand -
p1: act Cake Trickster | p1: no block | turn p2 | p2: attack Gorillion | p1: no block | p1 life: 1 | turn p1

## Cake Trickster: the forced attacker may kill the turn's owner
p1 has life 1; play Cake Trickster; hand -
p2 has play Bee Bear
p1: act Cake Trickster | over p2

## Cake Trickster: under Hamster Lion the weakest cannot be made to attack
p1 has play Cake Trickster / Hamster Lion; hand -
p2 has play Gorillion
p1 asks action: attack Cake Trickster / attack Hamster Lion

## Cake Trickster taken by a Mindbug acts for the mindbugger
p1 has hand Cake Trickster / Gorillion; play Bee Bear
p1: play Cake Trickster | p2: mindbug | p1: play Gorillion | p2: decline
p2: act Cake Trickster | p2 asks target: choose Bee Bear / choose Gorillion | p2: choose Bee Bear | p2 life: 2 | turn p1

## Cake Trickster: Jean-Claw Pandamme of the turn's owner taxes the forced attack
p1 has play Cake Trickster / Jean-Claw Pandamme; hand -
p2 has play Gorillion; hand Shark Dog
p1: act Cake Trickster | p2 discard: Shark Dog | p1: no block | p1 life: 2 | turn p2

## Cake Trickster: a victim's Defeated effect in a forced attack
p1 has play Cake Trickster; hand -
p2 has play Explosive Toad
p1: act Cake Trickster | p1: block Cake Trickster | p1 discard: Cake Trickster | p2 discard: Explosive Toad | turn p2

## Captain Hippo: the opponent must attack with a HUNTER and hunt the Hippo
p1 has play Captain Hippo / Gorillion
p2 has play Killer Bee / Creep From The Deep / Bee Bear; hand Shark Dog
given turn: p2
p2 asks action: attack Killer Bee / attack Creep From The Deep
p2: attack Killer Bee | p2 discard: Killer Bee | p1 play: Captain Hippo / Gorillion | turn p1

## Captain Hippo: no HUNTER, nothing forced
p1 has play Captain Hippo
p2 has play Bee Bear; hand Shark Dog
given turn: p2
p2 asks action: attack Bee Bear / play Shark Dog

## Captain Hippo: a HUNTER that cannot attack forces nothing
p1 has play Captain Hippo / Hamster Lion
p2 has play Killer Bee / Gorillion; hand Shark Dog
given turn: p2
p2 asks action: attack Gorillion / play Shark Dog

## Captain Hippo: two Hippos, which one is free
p1 has play Captain Hippo / Captain Hippo / Gorillion
p2 has play Killer Bee
given turn: p2
p2: attack Killer Bee | p2 asks hunt: hunt Captain Hippo / hunt Captain Hippo #2

## Captain Hippo: FRENZY's second attack may be left out
p1 has play Captain Hippo / Gorillion
p2 has play Goreagle Alpha
given turn: p2
p2: attack Goreagle Alpha | p2 play: Goreagle Alpha (exhausted) | p2 asks again: attack / stop
p2: stop | turn p1

## Captain Hippo: the second attack must hunt it too
p1 has play Captain Hippo / Gorillion
p2 has play Goreagle Alpha
given turn: p2
p2: attack Goreagle Alpha / attack | p2 discard: Goreagle Alpha | turn p1

## Captain Hippo: in its own player's turn nothing is forced
p1 has play Captain Hippo / Killer Bee
p1 asks action: attack Captain Hippo / attack Killer Bee / play Gorillion

## Captain Hippo on both sides: each in the other's turn
p1 has play Captain Hippo / Killer Bee
p2 has play Captain Hippo
p1 asks action: attack Killer Bee

## Captain Hippo: a FAST attack is free
p1 has play Captain Hippo / Gorillion
p2 has hand Duradillo
given turn: p2
p2: play Duradillo | p1: decline | p2 asks fast: attack / stop | p2: attack | p2 asks hunt: hunt Captain Hippo / hunt Gorillion / let block

## Captain Hippo mindbugged binds the extra action
p1 has hand Captain Hippo / Gorillion; play Killer Bee / Bee Bear
p1: play Captain Hippo | p2: mindbug | p1 asks action: attack Killer Bee

## Captain Hippo: HUNTERs whose keyword does nothing (Shoctopus)
p1 has play Captain Hippo / Shoctopus
p2 has play Killer Bee (1 octonite); hand Shark Dog
given turn: p2
p2 asks action: attack Killer Bee / play Shark Dog

## Captain Hippo: the Action is not possible either
p1 has play Captain Hippo
p2 has play Killer Bee / Curious Tadpole; hand -
given turn: p2
p2 asks action: attack Killer Bee

## Captain Hippo: Sheriff may not hunt 3 or less; the Hippo is 7
p1 has play Captain Hippo / Robopup
p2 has play Sheriff
given turn: p2
p2: attack Sheriff | p1 discard: Captain Hippo | p2 discard: Sheriff | turn p1

## Captain Hippo: a forced attack out of turn is in the Hippo player's turn and free
p1 has play Cake Trickster / Captain Hippo; hand -
p2 has play Killer Bee
p1: act Cake Trickster | p2 asks hunt: hunt Cake Trickster / hunt Captain Hippo / let block

## Sawn: the higher power is defeated
p1 has play Sawn
p2 has play Gorillion
p1: attack Sawn | p2: block Gorillion | p1 play: Sawn | p2 discard: Gorillion | turn p2

## Sawn against the lower: Sawn is exhausted by TOUGH
p1 has play Sawn
p2 has play Shark Dog
p1: attack Sawn | p2: block Shark Dog | p1 play: Sawn (exhausted) | p2 play: Shark Dog | turn p2

## Sawn: a tie defeats both
p1 has play Sawn (exhausted)
p2 has play Harpy Mother
p1: attack Sawn | p2: block Harpy Mother | p1 discard: Sawn | p2 discard: Harpy Mother | turn p2

## Sawn and POISONOUS
p1 has play Sawn (exhausted)
p2 has play Megaxolot
p1: attack Sawn | p2: block Megaxolot | p1 discard: Sawn | p2 discard: Megaxolot | turn p2

## Sawn against a weaker POISONOUS one
p1 has play Sawn (exhausted)
p2 has play Axolotl Healer
p1: attack Sawn | p2: block Axolotl Healer | p1 discard: Sawn | p2 play: Axolotl Healer | turn p2

## Sawn: two reverse once
p1 has play Sawn (exhausted)
p2 has play Sawn (exhausted, boost Gorillion)
p1: attack Sawn | p2: block Sawn | p1 play: Sawn (exhausted) | p2 discard: Gorillion / Sawn | turn p2

## Sawn blocks
p1 has play Sawn
p2 has play Gorillion
given turn: p2
p2: attack Gorillion | p1: block Sawn | p2 discard: Gorillion | p1 play: Sawn | turn p1

## Sawn against TOUGH of higher power
p1 has play Sawn
p2 has play Elephantopus
p1: attack Sawn | p2: block Elephantopus | p1 play: Sawn | p2 play: Elephantopus (exhausted) | turn p2

## Sawn and Cherry Bug: the bug of 1 defeats it (TOUGH spent) and is not defeated
p1 has play Sawn (exhausted)
p2 has play Cherry Bug
p1: attack Sawn | p2: block Cherry Bug | p1 discard: Sawn | p2 play: Cherry Bug | turn p2

## Sawn and a Defeated effect that looks at combat: a boosted Cherry Bug falls to Sawn and takes it
p1 has play Sawn
p2 has play Cherry Bug (boost Gorillion + Gorillion + Gorillion + Gorillion + Gorillion)
p1: attack Sawn | p2: block Cherry Bug | p2 play: Sawn | p1 play: - | turn p2
