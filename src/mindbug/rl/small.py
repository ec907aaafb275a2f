"""Small variants of the game, for exact methods: few cards, few lives, the rules of the real engine.

The whole tree of each can be walked, so that best responses, equilibria and the exploitability of a bot are computed
and not estimated. `Variant` makes further ones.
"""

from mindbug.rl.dealing import Variant

TINY = Variant(cards=("Bee Bear", "Brain Fly", "Kangasaurus Rex", "Tiger Squirrel"), hand=1, draw=1, life=1,
               mindbugs=1, start_cards=False, turn_limit=10)
"""One card in hand and one to draw, of four, and one life: 1,824 nodes, 997 information states. Neither player has an
advantage, no card wins by being played, and whether the first one is worth the Mindbug depends on the next."""
DUEL = Variant(cards=("Brain Fly", "Gorillion", "Plated Scorpion", "Spider Owl", "Tiger Squirrel"), hand=2, draw=0,
               life=1, mindbugs=1, start_cards=False, turn_limit=20)
"""Two cards each, of five: what to play into a ready Mindbug, and what to take with it. Some 17,000 nodes."""
DRAW = Variant(cards=("Gorillion", "Plated Scorpion", "Spider Owl", "Tiger Squirrel"), hand=1, draw=1, life=2,
               mindbugs=1, start_cards=False, turn_limit=10)
"""One card in hand and one to draw, of four: 31,000 nodes."""
VARIANTS = {"tiny": TINY, "duel": DUEL, "draw": DRAW}
