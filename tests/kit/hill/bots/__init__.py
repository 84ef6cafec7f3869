"""The bots of the hill: none of its own. What is here imports no engine."""

from mirabilia.bots.roster import Level

LEVELS: tuple[Level, ...] = ()
