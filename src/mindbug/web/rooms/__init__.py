"""Games with people around them: seats, clocks, journals, bots, and the store that keeps them.

No HTML and no HTTP here. It imports game, players, analysis and `web.base`. Start with `room.Room` (pure logic: a
journal is read or written line by line), then `house.House` (all rooms of the server).
"""
