"""Without the extra the vectorised environment works, and the others say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = """
import sys
import mirabilia.core.kernel
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
from mirabilia.env import VectorEnv
VectorEnv(games=1).step(VectorEnv(games=1).sample())
"""


@pytest.mark.parametrize("module", ["seven_v1", "architects_v1", "seat", "seats"])
def test_what_is_missing_is_named_with_its_extra(module: str) -> None:
    code = (
        f"{HIDE}\ntry:\n    import mirabilia.env.{module}\nexcept ImportError as missing:\n    raise missing from None"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("mirabilia.core.errors.MissingError: ")
    assert last.endswith(" environments need gymnasium, which is not installed; install mirabilia[env]")
