"""Bots: they are given a view and a decision, never the state.

This room imports words, engine, game, search, and text for programs that read sentences. Start with `bot.Bot`, the
whole interface; `native` has our own bots, `process` those in other languages, `registry` their names.
"""
