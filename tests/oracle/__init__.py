"""A second opinion on attacks, blocks and fights, written from the rulings and the printed cards alone.

Nothing here knows the engine. `facts` holds what is printed, `naive` the rules as plain slow Python, `reader` turns the
public data of a game into a board, and `witness` follows a game and says where the engine and the rules disagree.
`benchmarks/legality.py` is the long form of the test. `referee` (with `referee_effects`) follows whole games
of cards without octonite, dice and evolution and says by itself what must be decided.
"""
