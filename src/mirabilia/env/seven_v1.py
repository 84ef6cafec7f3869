"""7 Wonders for PettingZoo, version 1. The version changes when what is played, seen or rewarded does."""

from __future__ import annotations

from mirabilia.env.versions import version

_own = version(__name__.rpartition(".")[2])
env, parallel_env = _own.env, _own.parallel_env
