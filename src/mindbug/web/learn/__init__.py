"""The tutorial as data and pure logic: lessons, and how far somebody has come in one.

It imports game and `web.base`. Start with `lessons.LESSONS`; the sentences of the coach are in `mindbug.text`.
"""
