"""Commands that reproduce figures, as people type them."""

from __future__ import annotations

import shlex
from collections.abc import Mapping


def write_command(verb: str, game: str, options: Mapping[str, object]) -> str:
    """Write the command that gives the same figures anywhere; empty options are left out.

    An option whose value is a tuple is given once for each item.
    """
    parts = ["mirabilia", verb, game]
    for name, value in options.items():
        for one in value if isinstance(value, tuple) else (value,):
            if one not in ("", None):
                parts += [f"--{name}", str(one)]
    return shlex.join(parts)
