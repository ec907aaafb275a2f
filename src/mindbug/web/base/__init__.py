"""The ground floor of the server: settings, limits, metrics, logs, the schema of input and the one way to refuse.

It imports `data_directory` and no other part of `web`. Rooms and routes need these as much as the application does; in
`server` beside the application they would make the imports run in a circle. Start with `config.Config`.
"""
