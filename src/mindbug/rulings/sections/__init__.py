"""Rulings by section: first those about the game itself, then those about single sets. Start with `general`.

One file per section, which is found by itself. Its name is the id of the section, `PREFIX` begins the codes of its
rulings, `PLACE` is its place among the sections. What the rulings say is in the files of the languages.
"""
