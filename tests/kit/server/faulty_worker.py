"""A worker for tests, like the real one except that its bots misbehave."""

from __future__ import annotations

import os
import signal
import sys
from time import sleep
from typing import NoReturn

from msgspec import Raw, json
from msgspec.structs import replace

from mirabilia.programs import speak
from mirabilia.programs.messages import Answer, Ask, FromProgram
from mirabilia.server.thinking.worker import prepare

STUBBORN = "STUBBORN_WORKER"
"""An environment variable that makes a worker stay when it is asked or told to go."""

reply_to, bot_of = speak.reply_to, speak._bot


def leave(*_: object) -> NoReturn:
    """Act as a bot that tries to exit."""
    raise SystemExit


def behave(ask: Ask, _: None) -> FromProgram | Raw:
    """Answer a question; the names of bots say what goes wrong."""
    right = b'{"kind": "answer", "id": %d, "option": 0}' % ask.id
    speak._bot = (lambda *_: leave) if ask.bot == "exiting" else bot_of  # type: ignore[assignment]  # it is not a cache
    match ask.bot.partition("@")[0]:
        case "crashing":
            os._exit(3)
        case "hanging":
            while True:
                pass
        case "flooding":
            return Raw(b"x" * 1_000_000)
        case "babbling":
            return Raw(b'{"kind": oh')
        case "boolean":
            return Raw(right.replace(b"0}", b"true}"))
        case "doubling":  # its second answer would be taken for the answer to the next question
            return Raw(right + b"\n" + right.replace(b"0}", b"1}"))
        case "too high":
            return Answer(ask.id, 10**30)
        case "negative":
            return Answer(ask.id, -1)
        case "silent":
            return Raw(right.replace(b', "option": 0', b""))
        case "printing":
            print(right.decode(), flush=True)
            sys.stdout.buffer.write(b"\xff\n")
            os.system("echo a child prints as well")
        case "process":
            return Answer(ask.id, os.getpid())
        case "master:military":  # one that goes on thinking, whatever it was told
            sleep(600)
        case "master:science":
            return Answer(ask.id, round(1000 * ask.seconds))
    if ask.bot.startswith("slow"):
        sleep(0.1)
    return reply_to(replace(ask, bot="apprentice"), None)


if __name__ == "__main__":
    if STUBBORN in os.environ:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            sleep(1)
    # Nonsense may have several lines.
    speak.write_line = lambda message: json.encode(message) + b"\n"  # type: ignore[attr-defined]  # imported there
    speak.reply_to = behave  # type: ignore[assignment]  # on purpose: it may answer nonsense
    sys.exit(speak.speak(None, prepare))
