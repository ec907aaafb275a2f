"""The game as others expect it: PettingZoo, OpenSpiel, Gymnasium. Each module needs the library that it is named after.

This room imports rl, players, game, and of the engine the numbers of chance and nobody. Start with `pettingzoo`, the
shortest; docs/research.md shows how to use them.
"""
