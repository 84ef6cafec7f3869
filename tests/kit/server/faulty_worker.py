"""A worker for tests, like the real one but for bots that misbehave."""

from __future__ import annotations

import os
import signal
import sys
from time import sleep

from msgspec import Raw
from msgspec.structs import replace

from mirabilia.server.thinking.worker import Answer, Ask, Line, answer, serve

STUBBORN = "STUBBORN_WORKER"
"""A variable that makes a worker stay when it is asked or told to go."""


def behave(line: Line) -> object:
    """Answer a line; the names of bots say what goes wrong."""
    number = line.number
    if not isinstance(line, Ask):
        return answer(line)
    match line.bot:
        case "crashing":
            os._exit(3)
        case "hanging":
            while True:
                pass
        case "flooding":
            return Raw(b"x" * 1_000_000)
        case "babbling":
            return Raw(b'{"number": oh')
        case "boolean":
            return Raw(b'{"number": %d, "option": true}' % number)
        case "doubling":  # its second answer would be taken for that to the next question
            return Raw(b'{"number": %d, "option": 0}\n{"number": %d, "option": 1}' % (number, number))
        case "too high":
            return Answer(number, option=10**30)
        case "negative":
            return Answer(number, option=-1)
        case "silent":
            return Answer(number)
        case "printing":
            print('{"number": 1, "option": 0}', flush=True)
            sys.stdout.buffer.write(b"\xff\n")
            os.system("echo a child prints as well")
    if line.bot.startswith("slow"):
        sleep(0.1)
    if line.bot == "process":
        return Answer(number, option=os.getpid())
    if line.bot == "time":
        return Answer(number, option=round(1000 * line.seconds))
    return answer(replace(line, bot="apprentice"))


if __name__ == "__main__":
    if STUBBORN in os.environ:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            sleep(1)
    serve(behave)
