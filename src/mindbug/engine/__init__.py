"""The rules, compiled by mypyc and also running as plain Python.

The engine works on integers only: a state, a stack of tasks, options as numbers. It knows no card by name and no
language. It imports nothing of ours but itself; only `book`, `compiler` and `tables` read the
`words`, to turn cards into numbers.

Start with `machine.apply` (take an option, run until somebody must choose), then `state`, `turn` and `attack`.
"""
