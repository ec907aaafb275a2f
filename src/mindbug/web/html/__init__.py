"""What people see: the scene that a game gives a reader becomes HTML in three languages.

No sockets, no storage and nothing of the engine here. It imports game, text, rulings, `web.rooms`, `web.learn` and
`web.art`. Start with `render.table`, which draws one table for one reader; `templates/` say how it looks.
"""
