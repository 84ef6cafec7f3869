"""7 Wonders Architects for PettingZoo, version 2: one observation for any number of players."""

from __future__ import annotations

from mirabilia.env.versions import version

env = version(__name__.rpartition(".")[2]).env
