"""Commands that find the same again, as people type them."""

from __future__ import annotations

import shlex
from collections.abc import Mapping


def write_command(verb: str, game: str, options: Mapping[str, object]) -> str:
    """Write the command that gives the same figures anywhere; options that say nothing are left out."""
    parts = ["mirabilia", verb, game]
    for name, value in options.items():
        if value not in ("", None):
            parts += [f"--{name}", str(value)]
    return shlex.join(parts)
