"""Numbers that are more than digits, as the language in use writes them."""

from __future__ import annotations

from babel.numbers import format_percent

from mirabilia.text import language_in_use


def percent_words(share: float) -> str:
    """Return a share as a whole percentage with its sign, before which some languages leave a space."""
    return format_percent(share, locale=language_in_use().replace("-", "_"))
