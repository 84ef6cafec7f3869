"""The language that the computer is set to: that of the command."""

from __future__ import annotations

from collections.abc import Mapping

from mirabilia.core.errors import UsageError
from mirabilia.text import best_language, languages, say
from mirabilia.text.tags import best_of


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of an environment: MIRABILIA_LANGUAGE, else the locale's variables in POSIX order.

    UsageError, in the language of the locale, if MIRABILIA_LANGUAGE asks for one that does not exist.
    """
    locales = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    usual = best_language([next(filter(None, locales), "")])
    asked = environment.get("MIRABILIA_LANGUAGE")
    if not asked:
        return usual
    if found := best_of(languages(), [asked]):
        return found
    raise UsageError(say("terminal-wrong-language", usual, asked=asked, known=", ".join(languages())))
