"""The application put together, and the commands that start and look after it.

The top of `web`: it may import all its other parts. Start with `app.create_app`.
"""
