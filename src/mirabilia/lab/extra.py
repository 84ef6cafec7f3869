"""Packages that come with an extra, imported only by who needs them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mirabilia.core.errors import UsageError


def need(module: str, purpose: str, extra: str = "lab") -> Any:
    """Return a module; UsageError names the extra to install where it is missing."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise UsageError(f"{purpose} needs {package}, which is not installed; install mirabilia[{extra}]") from None
