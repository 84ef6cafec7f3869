"""P15: a log adds up to the same table, byte for byte, on either backend and forever.

When the rules or what is sent change on purpose,
`python -m tests.server.promises.test_determinism` prints the new list.
"""

from __future__ import annotations

import pytest

from mirabilia.server.wire.protocol import GameName
from tests.kit.compiled import compiled
from tests.kit.server.table_play import EVERY_TABLE
from tests.server.shown import shown

GOLDEN: dict[tuple[GameName, int], str] = {
    ("seven", 2): "620c949885b239bd",
    ("seven", 3): "35de8c20cd505ba6",
    ("seven", 4): "89933f02509c3316",
    ("seven", 5): "7e004b318de82c7f",
    ("seven", 6): "0b22249bf6dd062b",
    ("seven", 7): "abb6ec67a79b9afc",
    ("architects", 2): "b19ba4211199bcce",
    ("architects", 3): "19a1d127754f5576",
    ("architects", 4): "97ec8a81209d7a2b",
    ("architects", 5): "3b4f86389f681758",
    ("architects", 6): "3133670b96a4ebb7",
    ("architects", 7): "2b139d352267346f",
}


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_p15_a_fixed_log_shows_every_seat_what_it_always_showed(game: GameName, players: int) -> None:
    assert shown(game, players) == GOLDEN[game, players]
    print(f"P15: {game} for {players} as ever")


@pytest.mark.slow  # compiling takes a long time where nothing is compiled yet
def test_p15_compiled_rules_show_every_seat_the_same() -> None:
    code = (
        "from tests.kit.server.table_play import EVERY_TABLE\n"
        "from tests.server.shown import shown\n"
        "print(*(shown(*at) for at in EVERY_TABLE), sep='\\n')"
    )
    assert compiled(code, as_shipped=True) == [GOLDEN[at] for at in EVERY_TABLE]


if __name__ == "__main__":
    for at in EVERY_TABLE:
        print(f"    {at}: {shown(*at)!r},")
