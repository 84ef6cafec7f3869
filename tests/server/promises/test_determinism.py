"""P15: a log adds up to the same table, byte for byte, on either backend and for ever.

When the rules or what is sent change on purpose,
`python -m tests.server.promises.test_determinism` prints the list anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.server.wire.protocol import GameName
from tests.kit.server.table_play import EVERY_TABLE
from tests.server.shown import shown

ROOT = Path(__file__).parents[3]
GOLDEN: dict[tuple[GameName, int], str] = {
    ("seven", 2): "bab5ca0344b67f8c",
    ("seven", 3): "1a92b6d2fcb18b31",
    ("seven", 4): "b25bcfe6b75c987a",
    ("seven", 5): "a37136db38309a6b",
    ("seven", 6): "88612dc047e23625",
    ("seven", 7): "b799345614b0958c",
    ("architects", 2): "6251245b300f5e09",
    ("architects", 3): "63d0ec2f9000b094",
    ("architects", 4): "446ec875d3e914b7",
    ("architects", 5): "42a94474baae634c",
    ("architects", 6): "398e2ca2eb76cb55",
    ("architects", 7): "2c7d165e4714ed6c",
}


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_p15_a_fixed_log_shows_every_seat_what_it_always_showed(game: GameName, players: int) -> None:
    assert shown(game, players) == GOLDEN[game, players]
    print(f"P15: {game} for {players} as ever")


@pytest.mark.slow  # compiling takes long where nothing is compiled yet
def test_p15_compiled_rules_show_every_seat_the_same() -> None:
    code = (
        "from tests.kit.server.table_play import EVERY_TABLE\n"
        "from tests.server.shown import shown\n"
        "print(*(shown(*at) for at in EVERY_TABLE), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "MIRABILIA_BACKEND": "numba"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [GOLDEN[at] for at in EVERY_TABLE]


if __name__ == "__main__":
    for at in EVERY_TABLE:
        print(f"    {at}: {shown(*at)!r},")
