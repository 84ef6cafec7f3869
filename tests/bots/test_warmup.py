"""What takes a minute to compile is compiled before anyone waits for it."""

from typing import Any

import pytest

from mirabilia.bots import roster, warmup
from mirabilia.bots.roster import Entrant


def raising(*_: Any) -> Any:
    return 1 // 0


def test_warming_up_plays_every_level_there_is_and_notes_both_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []
    played: list[str] = []
    make = roster.make_bot

    def watched(game: str, entrant: Entrant) -> Any:
        bot = raising if entrant.level == "builder" else make(game, Entrant("apprentice"))
        played.append(entrant.level)
        return bot

    monkeypatch.setattr(warmup, "compiled", lambda _: False)
    monkeypatch.setattr(warmup, "note_compiled", noted.append)
    monkeypatch.setattr(roster, "make_bot", watched)
    warmup.warm_up("architects")
    assert set(played) == {*roster.levels_of("architects")}
    assert noted == ["games.architects", "bots.architects"]


def test_what_is_compiled_is_not_warmed_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "compiled", lambda _: True)
    monkeypatch.setattr(roster, "make_bot", raising)
    warmup.warm_up("seven")
