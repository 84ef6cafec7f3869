"""`mirabilia serve`: run the table server."""

from __future__ import annotations

import os
from typing import Any, get_args, get_origin

import click

from mirabilia.cli.help.spoken import SpokenOption, Verb
from mirabilia.core.errors import MissingError
from mirabilia.server.settings import Setting, Settings, all_settings, check_variables
from mirabilia.text import say


def _option(setting: Setting) -> click.Option:
    """Return the flag of a setting, which can also be set by its variable."""
    shared: dict[str, Any] = {
        "default": setting.default,
        "envvar": setting.variable,
        "show_envvar": True,
        "help": setting.about,
    }
    if setting.kind is bool:
        return SpokenOption([setting.name, setting.flag], is_flag=True, show_default=bool(setting.default), **shared)
    kind, multiple = _type_of(setting)
    shown = setting.default not in ("", ())
    return SpokenOption([setting.name, setting.flag], type=kind, multiple=multiple, show_default=shown, **shared)


def _type_of(setting: Setting) -> tuple[click.ParamType[Any], bool]:
    """Return the click type that reads a setting, and whether it may be given several times."""
    if get_args(setting.kind) and get_origin(setting.kind) is not tuple:
        return click.Choice(get_args(setting.kind)), False
    if setting.kind is int:
        return click.IntRange(_whole(setting.least), _whole(setting.most)), False
    if setting.kind is float:
        return click.FloatRange(setting.least, setting.most), False
    kind = Several(setting.separator) if setting.separator else click.STRING
    return kind, get_origin(setting.kind) is tuple


class Several(click.types.StringParamType):
    """Texts that may contain spaces, so they are separated by something else in a variable."""

    def __init__(self, separator: str) -> None:
        self._separator = separator

    def split_envvar_value(self, rv: str) -> list[str]:
        """Return the texts of a variable."""
        return [text.strip() for text in rv.split(self._separator) if text.strip()]


def _whole(end: float | None) -> int | None:
    return None if end is None else int(end)


def _serve(**values: Any) -> None:
    os.environ["MIRABILIA_BACKEND"] = "python"  # bots compute in processes of their own; this one must start quickly
    try:
        from mirabilia.server.serve import run
    except ModuleNotFoundError as missing:
        raise MissingError("a server needs", missing.name, "server") from None
    check_variables(os.environ)
    run(Settings(**values))


serve = Verb(
    "serve",
    callback=_serve,
    params=[_option(setting) for setting in all_settings()],
    help=f"{say('verb-serve')}\n\n{say('verb-serve-more')}",
)
