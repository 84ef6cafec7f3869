"""Learning environments: vectorised, PettingZoo and Gymnasium (docs/learning.md).

They run on the compiled engine, unless this process already uses the other one or the variable MIRABILIA_BACKEND
says otherwise. PettingZoo and Gymnasium come with the extra `env`; `VectorEnv` needs neither.
"""

import os
import sys
from typing import TYPE_CHECKING

if (
    "mirabilia.core.kernel" not in sys.modules
):  # otherwise the choice has been made, and child processes must not inherit another
    os.environ.setdefault("MIRABILIA_BACKEND", "numba")

from mirabilia.env.vector import VectorEnv, VectorStep

__all__ = ["VectorEnv", "VectorStep"]

if not TYPE_CHECKING:  # or a checker would accept every name

    def __getattr__(name: str) -> object:
        """Return the environments of a game from elsewhere, such as `toy_v1`; those of the house are modules."""
        from mirabilia.core import registry

        if name.rpartition("_v")[0] not in set(registry.games()) - set(registry.HOUSE):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from mirabilia.env.versions import version

        return version(name)
