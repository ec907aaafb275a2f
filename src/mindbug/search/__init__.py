"""Tree search and what it needs: the estimate of a position and sensible moves. Compiled together with the engine.

This room imports the engine and nothing else of ours. Everything here sees samples of the hidden cards, never the
truth. Start with `tree.Tree`, then `guided`, the tree of our bots; `proof` is for the end of games, when nothing is
hidden any more; `other_trees` has the variants that lost the comparison.
"""
