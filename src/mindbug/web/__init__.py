"""The table in the browser: server, storage, rooms, pages and the API for programs."""
