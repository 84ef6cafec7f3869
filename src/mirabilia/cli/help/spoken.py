"""How verbs are declared, so that click's own words are in the reader's language too.

Help texts are looked up while a verb is imported, and the language is chosen before that; see `mirabilia.cli.main`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from mirabilia.text import say

Command = Callable[..., Any]
WHOLE, FRACTION = (click.INT.name, click.IntRange.name), (click.FLOAT.name, click.FloatRange.name)


def verb(name: str, *about: str) -> Callable[[Command], click.Command]:
    """Make a function a verb, with these paragraphs as its help; its docstring is for readers of the code."""
    return click.command(name, cls=Verb, help="\n\n".join(about))


def option(*names: str, **how: Any) -> Callable[[Command], Command]:
    """Give a verb an option, as click does."""
    return click.option(*names, cls=SpokenOption, **how)


class Verb(click.Command):
    """A command whose help is in the language in use."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how the verb is called."""
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, and finally how to get this help."""
        options = (one for one in self.params if isinstance(one, click.Option))
        rows = [row for one in options if (row := one.get_help_record(ctx))]
        with formatter.section(say("help-options")):
            formatter.write_dl([*rows, ("--help", say("help-help"))])


class SpokenOption(click.Option):
    """An option whose kind, default and variable are named in the language in use."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for a value."""
        name = self.type.name
        if self.metavar is not None or not isinstance(name, str):
            return super().make_metavar(ctx)
        if name in (*WHOLE, *FRACTION):
            return say("help-number")
        if name in ("path", "file"):
            return say("help-file")
        return say("help-text") if name == click.STRING.name else super().make_metavar(ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option and its help, with what is known about its value in brackets."""
        extra = self.get_help_extra(ctx)
        known = []
        if "envvars" in extra:
            known.append(say("help-variable", name=", ".join(extra["envvars"])))
        if "default" in extra:
            known.append(say("help-default", value=str(extra["default"])))
        if "range" in extra:
            known.append(extra["range"])
        if "required" in extra:
            known.append(say("help-required"))
        return self.get_help_spec(ctx), f"{self.help}  [{'; '.join(known)}]" if known else self.help or ""


def write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write how a command is called."""
    pieces = [say("help-any-options"), *(piece for one in command.params for piece in one.get_usage_pieces(ctx))]
    if isinstance(command, click.Group):
        pieces.append(command.subcommand_metavar)
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say('help-usage')} ")
