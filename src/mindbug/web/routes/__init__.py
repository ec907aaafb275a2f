"""Every address of the server: pages, the JSON API, sockets, the review, the tutorial.

A route reads the request, asks a room or the house, and answers with HTML or JSON. It imports game, text, analysis,
`web.base`, `web.rooms`, `web.learn` and `web.html`. Start with `pages.Pages` and `live.Sockets`.
"""
