"""A program for tests that plays the first option, until it is told to go wrong: `faulty_program.py FAULT [NOTE]`.

It writes the id of its process into the file NOTE, and starts slowly until there is one beside it that ends in `.go`.
Standard library only, like anyone else's program.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

fault = sys.argv[1] if len(sys.argv) > 1 else ""
if len(sys.argv) > 2:
    with Path(sys.argv[2]).open("a") as note:
        note.write(f"{os.getpid()}\n")


def say(reply: object) -> None:
    print(reply if isinstance(reply, str) else json.dumps(reply), flush=True)


def answer(ask: dict[str, Any]) -> object:
    """Return what it says to a question."""
    right = {"kind": "answer", "id": ask["id"], "option": 0}
    match fault:
        case "garbage":
            return "I would build something"
        case "not text":
            sys.stdout.buffer.write(b"\xff\xfe\n")
            sys.stdout.flush()
            return right
        case "too high":
            return right | {"option": len(ask["decision"]["options"])}
        case "negative":
            return right | {"option": -1}
        case "a word":
            return right | {"option": "0"}
        case "true":
            return right | {"option": True}
        case "other id":
            return right | {"id": ask["id"] + 1}
        case "hanging":
            time.sleep(600)
        case "dying":
            print("I am\nso sorry", file=sys.stderr, flush=True)
            os._exit(3)
        case "killed":
            os.kill(os.getpid(), 9)
        case "huge":
            return "x" * 1_000_000
        case "endless":
            while True:
                sys.stdout.write("x" * 10_000)
        case "flooding":
            while True:
                say(right)
        case "twice":
            say(right)
        case "ready again":
            return {"kind": "ready", "protocol": 2}
        case "trouble":
            return {"kind": "error", "message": "out of\nideas"}
        case "no answer":
            return {"kind": "error", "message": "too hard", "id": ask["id"]}
        case "other trouble":
            return {"kind": "error", "message": "too hard", "id": ask["id"] + 1}
        case "seconds":
            Path(sys.argv[2]).write_text(json.dumps(ask["seconds"]))
        case "wrong chance":
            return right | {"chance": "soon"}
        case "random":
            return right | {"option": ask["id"] % len(ask["decision"]["options"])}
    return right


if fault == "deaf":
    time.sleep(600)
if fault == "parent":  # whose child hangs in its place, with its pipes
    child = subprocess.Popen([sys.executable, __file__, "hanging", *sys.argv[2:]])
    child.wait()
if fault == "chatty":
    print("loading\n" * 50_000, file=sys.stderr, flush=True)
if fault == "hasty":
    say({"kind": "answer", "id": 1, "option": 0})
for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] != "hello":
        say(answer(message))
    elif fault == "slow start":
        while not Path(sys.argv[2]).with_suffix(".go").exists():
            time.sleep(0.02)
        say({"kind": "ready", "protocol": 2})
    elif fault == "old":
        say({"kind": "ready", "protocol": 0})
    else:
        say({"kind": "ready", "protocol": 2, "name": "first", "unknown": [1]})
if fault == "staying":
    time.sleep(600)
if fault == "leaving badly":
    sys.exit(4)
if fault == "last word":
    say({"kind": "answer", "id": 0, "option": 0})
