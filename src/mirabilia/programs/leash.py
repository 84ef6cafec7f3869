"""A leash: starts a program and ends it, with everything it has started, as soon as its owner is gone.

`python leash.py FD COMMAND...`: FD is the end of a pipe that stays open as long as the program is wanted. However its
owner ends, even by kill -9, the pipe is closed, and no program outlives that. Standard library only, to start fast.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

CANNOT_START = 127


def main() -> None:
    """Run the command and exit with its exit code."""
    leash, command = int(sys.argv[1]), sys.argv[2:]
    try:
        program = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        sys.exit(CANNOT_START)
    for channel in (0, 1, 2):
        os.close(channel)  # they are the program's alone now, so that the pipes end when it does
    threading.Thread(target=_end_with_owner, args=(leash, program.pid), daemon=True).start()
    os._exit(_end_of(program))


def _end_of(program: "subprocess.Popen[bytes]") -> int:
    """Wait for the end of the program, end what it has left behind, and return its exit code as a shell would."""
    if not hasattr(os, "waitid"):  # on such systems, whatever a program leaves behind keeps running
        code = program.wait()
        return code if code >= 0 else 128 - code
    # Not reaped before its group is ended, so that the number of the group cannot have been reused.
    found = os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOWAIT)
    _kill_group(program.pid)
    assert found
    return found.si_status if found.si_code == os.CLD_EXITED else 128 + found.si_status


def _end_with_owner(leash: int, group: int) -> None:
    while os.read(leash, 1):
        pass
    _kill_group(group)


def _kill_group(group: int) -> None:
    with suppress(OSError):  # it has already ended
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main()
