"""Packages that come with an extra, imported only where they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mirabilia.core.errors import MissingError


def need(module: str, purpose: str, extra: str = "lab") -> Any:
    """Return a module; if it is missing, MissingError names the extra to install."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingError(f"{purpose} needs", module.partition(".")[0], extra) from None
