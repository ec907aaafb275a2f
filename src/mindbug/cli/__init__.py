"""The command `mindbug` with all its subcommands.

Each command is a module with `register` (its arguments) and a function that runs it. This is the top of the house: it
may import every other room, and nothing but `mindbug.__main__` imports it. Start with `main.main`.
"""
