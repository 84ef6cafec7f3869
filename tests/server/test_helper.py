"""Processes beside the server."""

from __future__ import annotations

import os
import sys

import pytest

from mirabilia.server.helper import Helper

pytestmark = pytest.mark.anyio

ECHO = """
import os, sys
for line in sys.stdin:
    print(os.getpid(), os.environ["MIRABILIA_BACKEND"], line, end="", flush=True)
sys.exit(3)
"""
STAYING = """
import os, signal
print(os.getpid(), flush=True)
signal.pause()
"""
WAITING = "while True: print(input(), flush=True)"


async def test_one_process_is_given_everything_until_its_input_ends() -> None:
    helper = Helper([sys.executable, "-c", ECHO], "numba")
    heard = [(await (await helper.give(data)).readline()).split() for data in (b"one\n", b"two\n")]
    helper.end_input()
    assert await helper.exit_code() == 3
    assert [words[1:] for words in heard] == [[b"numba", b"one"], [b"numba", b"two"]]
    assert heard[0][0] == heard[1][0]


async def test_whoever_gives_more_after_the_end_of_input_gets_another_process() -> None:
    helper = Helper([sys.executable, "-c", ECHO], "python")
    first = await (await helper.give(b"one\n")).readline()
    helper.end_input()
    second = await (await helper.give(b"two\n")).readline()
    await helper.end()
    assert first.split()[0] != second.split()[0]


async def test_what_does_not_end_by_itself_is_ended() -> None:
    helper = Helper([sys.executable, "-c", WAITING], "python")
    output = await helper.give(b"here\n")
    assert await output.readline() == b"here\n"
    await helper.end()
    assert await output.read() == b""
    await helper.end()


async def test_what_still_finishes_is_ended_too() -> None:
    helper = Helper([sys.executable, "-c", STAYING], "python")
    process = int(await (await helper.give(b"one\n")).readline())
    helper.end_input()
    await (await helper.give(b"two\n")).readline()
    await helper.end()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
