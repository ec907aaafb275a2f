"""A bot that plays against the server's bot over the API: python api_bot.py http://127.0.0.1:8000

It attacks when it can, never blocks, never uses a Mindbug, and needs nothing but the standard library.
"""

import json
import sys
import urllib.request
from typing import Any


def call(path: str, token: str = "", body: Any = None) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(sys.argv[1] + "/api" + path, data, headers)) as answer:
        return json.load(answer)


def pick(options: list[str]) -> str:
    wishes = ("attack", "hunt", "decline", "no block", "play")
    return next((option for wish in wishes for option in options if option.startswith(wish)), options[0])


opened = call("/games", body={"opponent": "bot", "level": "random", "name": "thirty lines"})
path, token = f"/games/{opened['game']}", opened["token"]
state = call(path, token)
while state["result"] is None:
    decision = state["view"]["decision"]
    if decision["player"] == state["seat"]:
        state = call(path + "/choose", token, {"label": pick(decision["options"]), "seq": state["seq"]})
    else:
        state = call(f"{path}/events?since={state['seq']}&wait=20", token)
print(f"{opened['game']}: {state['result']['winner']} wins by {state['result']['outcome']}")
