"""The assembled application, and the commands that start and maintain it.

It is the top of `web` and may import all other parts. Start with `app.create_app`.
"""
