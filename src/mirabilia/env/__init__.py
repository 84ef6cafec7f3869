"""Learning environments: vectorised, PettingZoo and Gymnasium (docs/learning.md).

They are played by the compiled engine, unless this process has already begun with the other one or the variable
MIRABILIA_BACKEND says otherwise. PettingZoo and Gymnasium come with the extra `env`; `VectorEnv` needs neither.
"""

import os
import sys

if "mirabilia.core.kernel" not in sys.modules:  # else the choice is made, and is not to be left to child processes
    os.environ.setdefault("MIRABILIA_BACKEND", "numba")

from mirabilia.env.vector import Moment, VectorEnv

__all__ = ["Moment", "VectorEnv"]
