"""`docs/reference/chance.md` as a test sees it: its text, and what its Python defines."""

import re
import tomllib
from pathlib import Path
from typing import Any

from mirabilia.games.architects import facts as architects
from mirabilia.games.seven import facts as seven

PAGE = Path(__file__).parents[2] / "docs/reference/chance.md"


def _listing() -> dict[str, Any]:
    """Run the Python of the page and return what it defines."""
    names: dict[str, Any] = {
        "cards": _toml(seven.__file__, "cards")["card"],
        "wonders": _toml(seven.__file__, "wonders")["wonder"],
        "architects": {
            "deck": _toml(architects.__file__, "decks"),
            **{kind: _toml(architects.__file__, f"{kind}s")[kind] for kind in ("card", "wonder", "token")},
        },
    }
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)), names)
    return names


def _toml(facts: str, name: str) -> dict[str, Any]:
    return tomllib.loads((Path(facts).parent / f"{name}.toml").read_text())


LISTING = _listing()
