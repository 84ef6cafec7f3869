import pytest

from tests.kit.terminal import Played, player


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Play a game in the terminal on typed lines."""
    return player(monkeypatch, capsys)
