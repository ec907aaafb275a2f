"""The lab: arena, mass simulation, card statistics, training.

It plays games by the hundred thousand through the engine, with any bots. It imports words, engine, game, text, players,
search and analysis. Start with `match.play_match` (one game), then `arena` and `simulate`, which are also commands.
"""
