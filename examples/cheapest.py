"""A bot for Mirabilia in plain Python: it builds whenever it can, as cheaply as it can.

Try it:  mirabilia bot --check "python3 examples/cheapest.py"
"""

import json
import sys
from typing import Any

Json = dict[str, Any]
TASTE = {"stage": 4, "free": 4, "build": 3, "dig": 3, "research": 3, "use": 2, "token": 2, "keep": 2, "from": 2}
"""How much it likes each verb of a move; any other counts 1, and doing nothing is liked least."""
LEAST = ("sell", "end", "decline")


def price(option: Json) -> int:
    """Return the coins that an option costs: to the bank, and to both neighbours."""
    move = option["move"]
    return int(option.get("bank", 0) + move.get("left", 0) + move.get("right", 0))


def liking(option: Json) -> tuple[int, int]:
    """Return how much it likes an option: first by what is done, then by what is left in the purse."""
    verb = option["move"]["do"]
    return (0 if verb in LEAST else TASTE.get(verb, 1), -price(option))


def answer(message: Json) -> Json:
    """Return its reply to a message."""
    if message["kind"] == "hello":
        return {"kind": "ready", "protocol": 2, "name": "cheapest"}
    options = message["decision"]["options"]
    best = max(range(len(options)), key=lambda number: liking(options[number]))
    return {"kind": "answer", "id": message["id"], "option": best}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
