"""Which backend runs the rules in this process."""

from __future__ import annotations

import os
import sys
from typing import Literal, get_args

from mirabilia.core.errors import UsageError

Backend = Literal["python", "numba"]


def use_backend(name: Backend) -> None:
    """Choose what runs the rules, before anything else is used; UsageError if the other backend is already in use.

    Results are the same. `python` starts immediately; `numba` compiles for a minute or two, once per version, and is
    many times faster from then on.
    """
    if name not in get_args(Backend):
        raise UsageError(f"there is no backend {name!r}; there are {' and '.join(get_args(Backend))}")
    if "mirabilia.core.kernel" not in sys.modules:
        os.environ["MIRABILIA_BACKEND"] = name
    from mirabilia.core.kernel import BACKEND

    if name != BACKEND:
        raise UsageError(
            f"this process already runs on {BACKEND}; call use_backend({name!r}) before anything else of mirabilia"
        )
