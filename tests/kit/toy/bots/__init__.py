"""Bots that know the toy fair. What is here imports no engine."""

from mirabilia.bots.roster import Level

LEVELS = (Level("builder", module="greedy"),)
