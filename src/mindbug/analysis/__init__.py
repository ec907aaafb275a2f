"""Analysis: what the options of a decision are worth, and what the choices of a game gave away.

This room asks the tree search on behalf of a seat, with that seat's view and nothing else. It imports engine, game,
search and players. Start with `prospects.analyse` for one decision, `mistakes.review` for a whole game.
"""
