"""A bot for Mirabilia in plain Python: it builds whenever it can, as cheaply as it can.

Try it:  mirabilia bot --check "python3 examples/cheapest.py"
"""

import json
import sys
from typing import Any

Json = dict[str, Any]
TASTE = {"stage": 4, "free": 4, "build": 3, "dig": 3, "research": 3, "use": 2, "token": 2, "keep": 2, "from": 2}
"""What it likes to do, by the verb of a move; anything else is 1, and nothing is liked less than to do without."""
LEAST = ("sell", "end", "decline")


def price(option: Json) -> int:
    """Return the coins that an option takes: to the bank, and to both neighbours."""
    move = option["move"]
    return int(option.get("bank", 0) + move.get("left", 0) + move.get("right", 0))


def liking(option: Json) -> tuple[int, int]:
    """Return how much it likes an option: first what is done, then what is left in the purse."""
    verb = option["move"]["do"]
    return (0 if verb in LEAST else TASTE.get(verb, 1), -price(option))


def answer(message: Json) -> Json:
    """Return what it says to a line."""
    if message["kind"] == "hello":
        return {"kind": "ready", "protocol": 2, "name": "cheapest"}
    options = message["decision"]["options"]
    best = max(range(len(options)), key=lambda number: liking(options[number]))
    return {"kind": "answer", "id": message["id"], "option": best}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
