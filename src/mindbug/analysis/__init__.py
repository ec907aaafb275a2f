"""What options are worth and what choices gave away.

This room asks the tree search on behalf of a seat, with that seat's view and nothing else. It imports engine, game,
search and players. Start with `prospects.analyse` for one decision, `mistakes.review` for a whole game.
"""
