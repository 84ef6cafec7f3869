"""A program as a process that we talk to in lines: started, asked with a deadline, and sure to be ended.

Each of its pipes has a thread, so that no program can make us wait: neither one that reads nothing nor one that never
stops writing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import PIPE
from typing import IO

from mirabilia.programs import leash
from mirabilia.programs.messages import LONGEST_LINE

SHOWN = 120
"""How many characters of what a program said an error message quotes."""
FAREWELL = 2.0
"""Seconds that a program has to exit when its input ends, before it is killed."""
MOST_UNREAD = 16
"""How many lines may wait to be read; a program that writes more has to wait."""


class Process:
    """A running program."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, *, ours: bool = False
    ) -> None:
        """Start it; OSError if there is no such program. The standard error of one of ours goes to our own."""
        self._leash: int | None = None
        self._over = False
        self._popen = self._start(command, environment, None if ours else PIPE)
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        """What it has said; None marks the end."""
        self._room = threading.Semaphore(MOST_UNREAD)
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._complaints: deque[bytes] = deque(maxlen=4)
        self._threads = [
            threading.Thread(target=work, args=(pipe,), name="program", daemon=True)
            for work, pipe in (
                (self._write, self._popen.stdin),
                (self._read, self._popen.stdout),
                (self._listen, self._popen.stderr),
            )
            if pipe
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The id of the process that was started: the leash, where there is one."""
        return self._popen.pid

    def say(self, line: bytes) -> None:
        """Send a line, without waiting for it to be read."""
        self._outgoing.put(line)

    def hear(self, seconds: float) -> bytes | None:
        """Return the next line, None at the end of its output; TimeoutError if there is none in time."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except Empty:
            raise TimeoutError from None
        self._room.release()
        return line

    @property
    def has_spoken(self) -> bool:
        """Whether there is a line that has not been heard yet."""
        return not self._lines.empty()

    def has_said_more(self) -> bool:
        """Return whether it wrote anything that was not heard, once it has ended."""
        with suppress(TimeoutError):
            return self.hear(FAREWELL) is not None
        return False

    def end_of_input(self) -> None:
        """End its input, after which it should exit."""
        self._outgoing.put(None)

    def wait(self, seconds: float) -> int | None:
        """Return its exit code, None if it has not ended in time."""
        try:
            return self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> tuple[str, str]:
        """Return how it ended, if it did, and the last line it wrote to standard error, if any."""
        code = self.wait(FAREWELL)
        self._threads[-1].join(FAREWELL)  # until all of it is read
        complaints = b"".join(self._complaints).decode(errors="replace").strip().splitlines()
        complaint = f", after it complained: {quoted(complaints[-1])}" if complaints else ""
        return "" if code is None else f" with exit code {code}", complaint

    def kill(self) -> None:
        """End it immediately, with everything that it has started."""
        leash, self._leash = self._leash, None  # taken first: two threads must not close it twice
        if leash is not None:
            os.close(leash)
        else:
            self._popen.kill()
        self._close()

    def close(self) -> None:
        """Let it exit on its own, and end it if it does not."""
        self.end_of_input()
        self.wait(FAREWELL)
        self.kill()

    def _start(
        self, command: Sequence[str], environment: Mapping[str, str] | None, stderr: int | None
    ) -> subprocess.Popen[bytes]:
        if os.name != "posix":  # no process group, no inherited pipe: it ends at the end of its input, or when killed
            return subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=stderr, env=environment)
        theirs, self._leash = os.pipe()
        held = [sys.executable, "-I", "-S", str(Path(leash.__file__)), str(theirs), *command]
        try:
            # A session of its own: if all processes of our group are killed together, the leash must survive us.
            return subprocess.Popen(
                held,
                stdin=PIPE,
                stdout=PIPE,
                stderr=stderr,
                env=environment,
                pass_fds=(theirs,),
                start_new_session=True,
            )
        except OSError:
            os.close(self._leash)
            raise
        finally:
            os.close(theirs)

    def _close(self) -> None:
        """Wait for the process and its pipes to end."""
        self._over = True
        self._popen.wait()
        self._outgoing.put(None)
        self._room.release()  # so that a reader waiting for room sees the end
        for thread in self._threads:
            thread.join(FAREWELL)

    # The threads; each closes its own pipe.

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while line := pipe.readline(LONGEST_LINE + 1):
                self._room.acquire()
                if self._over:
                    break
                self._lines.put(line)
        self._lines.put(None)

    def _listen(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while said := pipe.readline(SHOWN * 10):
                self._complaints.append(said)


def quoted(said: bytes | str) -> str:
    """Return what was said on one line, cut short."""
    text = said.decode(errors="replace") if isinstance(said, bytes) else said
    text = "".join(letter if letter.isprintable() else " " for letter in text.strip())
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}...")
