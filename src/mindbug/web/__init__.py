"""The table in the browser: the server, its rooms and pages, and the API for programs.

The rooms of this house import one another from left to right only:
base <- rooms, learn <- html <- routes <- server; art and static stand alone. Start with `server.app.create_app`.
"""
