"""Packages that come with an extra, imported only where they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mirabilia.core.errors import UsageError


def need(module: str, purpose: str, extra: str = "lab") -> Any:
    """Return a module; if it is missing, UsageError names the extra to install."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise UsageError(f"{purpose} needs {package}, which is not installed; install mirabilia[{extra}]") from None
