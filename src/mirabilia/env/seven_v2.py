"""7 Wonders for PettingZoo, version 2: one observation for any number of players."""

from __future__ import annotations

from mirabilia.env.versions import version

_own = version(__name__.rpartition(".")[2])
env, parallel_env = _own.env, _own.parallel_env
