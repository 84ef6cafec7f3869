"""What a value may be beyond its type, in words."""

from __future__ import annotations

from msgspec import inspect as types


def limits_of(info: types.Type) -> str:
    """Return the bounds, lengths and patterns that are checked; empty where there are none."""
    match info:
        case types.IntType(ge=lowest, le=highest):
            return _range(lowest, highest, "")
        case types.StrType(min_length=least, max_length=most, pattern=pattern):
            return f"matches `{pattern}`" if pattern else _range(least, most, " characters")
        case types.VarTupleType(max_length=most, item_type=item):
            inner = limits_of(item)
            return "; ".join(part for part in (_range(None, most, " of them"), inner and f"each {inner}") if part)
        case types.UnionType(types=members):
            return "; ".join(filter(None, map(limits_of, members)))
        case _:
            return ""


def _range(least: int | None, most: int | None, of: str) -> str:
    if most is None:
        return f"at least {least}{of}" if least is not None else ""
    return f"at most {most}{of}" if least is None else f"{least} to {most}{of}"
