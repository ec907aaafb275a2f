"""The lab: arena, mass simulation, card statistics, training.

It plays games by the hundred thousand through the engine, with any bots, on one machine or many. It imports words,
engine, game, text, custom, players, search and analysis, and web.art for the pictures of its reports.
Start with `match.play_match` (one game), then `arena` and `simulate`, which are also commands.
"""
