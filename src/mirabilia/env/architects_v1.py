"""7 Wonders Architects for PettingZoo, version 1. The version changes when what is played, seen or rewarded does."""

from __future__ import annotations

from mirabilia.env.versions import version

env = version(__name__.rpartition(".")[2]).env
