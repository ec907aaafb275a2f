"""Pages for people: the scene that a game gives a reader becomes HTML in the reader's language.

No sockets, no storage and nothing of the engine here. It imports words, game, text, analysis, rulings, `web.rooms`,
`web.learn` and `web.art`. Start with `render.table`, which draws one table for one reader, and `page`, which draws
whole pages; `templates/` say how they look.
"""
