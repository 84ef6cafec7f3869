"""The page about datasets, written from the columns themselves."""

from __future__ import annotations

from mirabilia.core.dataset import Column
from mirabilia.core.registry import USUAL, games
from mirabilia.lab.dataset.columns import FORMAT, columns_of
from mirabilia.text.names import game_name

_INTRODUCTION = """\
# Datasets

`mirabilia dataset` lets bots play and writes every decision to a Parquet file, one row each: what the seat could see,
what it could do, what it did, and how the game ended for it. This is format {format}. This page is written by
`{command}` from
[lab/dataset/columns.py](../../src/mirabilia/lab/dataset/columns.py); change it there.

```sh
mirabilia dataset {usual} --players 3 --bots strategist --games 1000 --out games.parquet
```

* Rows are in the order of play, games in the order of their numbers. The same command gives the same bytes, however
  many processes or nodes work on it, unless a bot thinks by the clock (`master@0.5s`).
* Where all seats choose at once, the decisions of one turn are independent: a seat that comes later in the file sees
  that the others are ready, not what they chose.
* A seat that is not asked, because the game makes its only move automatically, has no row.
* `observation`, `actions` and `action` are those of [the learning environments](../learning.md), so that a network can
  learn to imitate from them: their mask is true for the `actions` and for nothing else. Observations are of version 1
  unless `--observations 2` asks for those that are equally long for any number of players; actions are the same.
* The metadata of the file gives its `format`, its `game`, the version of its `observations`, and the `command` and the
  `version` of Mirabilia that made it, each name prefixed with `mirabilia.`. A file of another format is refused; its
  command makes it anew.
* `load_dataset` of [lab/dataset/file.py](../../src/mirabilia/lab/dataset/file.py) reads a file into an Arrow table and
  checks its format; `records_of` rebuilds the records of its games.
"""


def columns_page(command: str) -> str:
    """Return the page; `command` is the command that writes it."""
    parts = [_INTRODUCTION.format(format=FORMAT, command=command, usual=USUAL)]
    for game in games():
        parts.append(f"## {game_name(game)}\n\n| column | type | meaning |\n|---|---|---|\n")
        parts[-1] += "\n".join(_line(column) for column in columns_of(game)) + "\n"
    return "\n".join(parts)


def _line(column: Column) -> str:
    null = " or null" if column.optional else ""
    return f"| {column.name} | {column.type}{null} | {column.meaning} |"
