"""Every address of the server: pages, the JSON API, sockets, the review, the tutorial.

A route reads the request, asks a room or the house, and answers with HTML or JSON. It imports everything of `web` but
`server`. Start with `pages.Pages` and `live.Sockets`.
"""
