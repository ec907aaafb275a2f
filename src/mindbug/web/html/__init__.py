"""What people see: views become scenes, scenes become HTML in three languages.

No sockets and no storage here. It imports text, rulings, `web.rooms`, `web.learn` and `web.art`. Start with
`render.table`, which draws one table for one reader; `scene` says what lies there, `templates/` how it looks.
"""
