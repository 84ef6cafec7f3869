"""A table as it was, in case what was done at it turns out not to be in its log."""

from __future__ import annotations

from collections import Counter, deque
from copy import copy
from dataclasses import fields, replace
from typing import Any

from mirabilia.server.tables.seat import Seat
from mirabilia.server.tables.table import Table

Memento = dict[str, Any]
"""What a table knew, by field."""
_FIELDS = tuple(one.name for one in fields(Table))


def memento_of(table: Table) -> Memento:
    """Return what a table knows now; nothing that happens to it changes that."""
    return {name: _own(getattr(table, name)) for name in _FIELDS if hasattr(table, name)}


def go_back(table: Table, memento: Memento) -> None:
    """Return a table to what it knew, which a memento can do only once."""
    for name, value in memento.items():
        setattr(table, name, value)


def _own(value: Any) -> Any:
    """Return a copy of a value that shares nothing mutable with it."""
    if isinstance(value, list):
        return [_own(one) for one in value]
    if isinstance(value, Seat):
        return replace(value, lent=_own(value.lent), subscriptions=dict(value.subscriptions))
    if isinstance(value, Counter | deque | set):
        return copy(value)
    if isinstance(value, dict):
        return {key: _own(one) for key, one in value.items()} if _is_nested(value) else dict(value)
    return value


def _is_nested(value: dict[Any, Any]) -> bool:
    return any(isinstance(one, set) for one in value.values())
