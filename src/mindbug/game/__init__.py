"""A game for people and programs: the loop, its decisions, views, positions and records.

This room turns the numbers of the engine into names and back. It imports words, cards and engine.
Start with `game.Game`; `decisions`, `events`, `views` and `scene` are what it hands out.
"""
