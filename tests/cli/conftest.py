import click
import pytest

from mirabilia.cli.main import mirabilia
from tests.kit.terminal import Played, player


@pytest.fixture(scope="session", autouse=True)
def verbs_in_english() -> None:
    """Import every verb in English: it keeps the words of that moment, and a test may use another language later."""
    root = click.Context(mirabilia)
    for name in mirabilia.list_commands(root):
        mirabilia.get_command(root, name)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Play a game in the terminal on typed lines."""
    return player(monkeypatch, capsys)
