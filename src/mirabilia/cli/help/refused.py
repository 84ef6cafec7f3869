"""What click refuses, in the language in use."""

from __future__ import annotations

import re

import click

from mirabilia.cli.help.spoken import FRACTION, WHOLE
from mirabilia.text import say


def words_of_click(error: click.ClickException) -> str:
    """Say what click refuses; its rarer messages are left in its own words."""
    match error:
        case click.NoSuchOption():
            return say("refused-no_option", option=error.option_name)
        case click.NoSuchCommand():
            return say("refused-no_verb", verb=error.command_name)
        case click.BadOptionUsage() if "requires" in error.message:
            return say("refused-no_value", option=error.option_name)
        case click.MissingParameter(param=click.Parameter() as missing):
            return _lacking(missing, error.ctx)
        case click.BadParameter(param=click.Parameter() as wrong):
            return _unfit(wrong, error)
    if extra := re.search(r"unexpected extra arguments? \((.*)\)", error.format_message()):
        return say("refused-too_much", words=extra[1])
    return error.format_message()


def _lacking(missing: click.Parameter, ctx: click.Context | None) -> str:
    """Say that something has to be given."""
    what = _name(missing, ctx)
    if isinstance(missing, click.Option):
        return say("refused-missing_option", option=what)
    return say("refused-missing_argument", argument=what)


def _unfit(wrong: click.Parameter, error: click.BadParameter) -> str:
    """Say which value is needed instead of one that cannot be used."""
    what, kind = _name(wrong, error.ctx), wrong.type
    match kind:
        case click.IntRange() | click.FloatRange():
            return say("refused-not_in_range", what=what, range=_range(kind))
        case click.Choice():
            return say("refused-not_a_choice", what=what, choices=", ".join(map(str, kind.choices)))
    if kind.name in WHOLE:
        return say("refused-not_whole", what=what)
    if kind.name in FRACTION:
        return say("refused-not_a_number", what=what)
    return say("refused-unfit", what=what, reason=error.message)


def _range(kind: click.IntRange | click.FloatRange) -> str:
    """Return the numbers that may be given, as the help shows them."""
    if kind.max is None:
        return f"x>={kind.min}"
    return f"x<={kind.max}" if kind.min is None else f"{kind.min}<=x<={kind.max}"


def _name(parameter: click.Parameter, ctx: click.Context | None) -> str:
    """Return how a parameter is given: as an option, perhaps by a variable too, or by its place."""
    if isinstance(parameter, click.Option):
        return " / ".join((parameter.opts[0], *([parameter.envvar] if isinstance(parameter.envvar, str) else ())))
    return parameter.get_error_hint(ctx).strip("'")
