"""A process of ours that works beside the server: started when it is given something, and sure to be ended.

Unlike other people's programs, it needs no leash: ours end on their own when their input or their reader is gone.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

LONGEST_LINE = 2**20
"""The most bytes in a line that a helper writes."""


class Helper:
    """Runs a command in a process of its own; the next process may start while the last one is still finishing."""

    def __init__(self, command: Sequence[str], backend: str) -> None:
        self._command = command
        self._environment = {**os.environ, "MIRABILIA_BACKEND": backend}
        self._process: Process | None = None
        self._finishing: list[Process] = []
        """Processes that are given nothing more but may still be running."""

    async def give(self, data: bytes) -> asyncio.StreamReader:
        """Write to its input, after starting it if it is not running, and return its output; OSError if that fails."""
        process = self._process
        if process is None or process.returncode is not None or _stdin(process).is_closing():
            self._finishing = [one for one in (*self._finishing, process) if one and one.returncode is None]
            process = self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                env=self._environment,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        _stdin(process).write(data)
        await _stdin(process).drain()
        assert process.stdout
        return process.stdout

    def end_input(self) -> None:
        """Give it nothing more; it ends when it has done what it was given."""
        if self._process:
            _stdin(self._process).close()

    async def exit_code(self) -> int:
        """Wait until it has ended, and return its exit code."""
        assert self._process
        return await self._process.wait()

    async def end(self) -> None:
        """End it immediately, if it is running, along with those that are still finishing."""
        processes, self._finishing = [*self._finishing, self._process], []
        self._process = None
        for process in processes:
            if process and process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def _stdin(process: Process) -> asyncio.StreamWriter:
    assert process.stdin
    return process.stdin
