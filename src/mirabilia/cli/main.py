"""The mirabilia command: its verbs, and how it fails, which is in one line and with exit code 2."""

import os
import sys
from importlib import import_module
from typing import NoReturn

import click

from mirabilia import __version__
from mirabilia.cli.help.refused import words_of_click
from mirabilia.cli.help.spoken import write_usage
from mirabilia.core.errors import MirabiliaError, UsageError
from mirabilia.text import say, spoken
from mirabilia.text.environment import language_of

COMMAND = os.environ.get("MIRABILIA_COMMAND", "mirabilia")
"""What the person typed to get here: `mirabilia`, or `./go`, which says so."""
LONGEST_REASON = 600
"""The most characters in a line that says what is wrong."""

VERBS = (
    *("simulate", "match", "ladder", "stats", "dataset", "serve", "backup", "restore", "moderate"),
    *("table", "bot", "replay", "review", "trust", "puzzles", "verify", "tune"),
)
"""Every verb; the command itself is `VERB` in `mirabilia.cli.VERB`.

The help of each is in the words, so that `mirabilia --help` imports neither a game nor a compiler.
"""


class Verbs(click.Group):
    """A group of commands, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the verbs in the order of the table above."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """Import a verb; None if there is no such verb."""
        if cmd_name not in VERBS:
            return None
        command: click.Command = getattr(import_module(f"mirabilia.cli.{cmd_name}"), cmd_name)
        return command

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how the command is called."""
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options of the command itself, and its verbs."""
        with formatter.section(say("help-options")):
            formatter.write_dl([("--version", say("help-version")), ("--help", say("help-help"))])
        self.format_commands(ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """Write what the command is for, in the language in use."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say("mirabilia-command"))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """Write the list of verbs without importing them."""
        with formatter.section(say("mirabilia-verbs")):
            formatter.write_dl([(verb, say(f"verb-{verb}")) for verb in VERBS])


@click.group(cls=Verbs, invoke_without_command=True, subcommand_metavar="VERB ...")
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def mirabilia(ctx: click.Context) -> None:
    """Play, watch and study; on its own, this lists the verbs."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> NoReturn:
    """Run the command with the arguments of this process and exit with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command and return its exit code: 0 done, 1 output closed by its reader, 2 refused, 130 interrupted.

    Everything is said in the language of the environment, the help included: it is chosen before a verb is imported.
    """
    try:
        with spoken(language_of(os.environ)):
            return _run(arguments)
    except UsageError as error:
        return refuse(words_of(error))


def _run(arguments: list[str]) -> int:
    """Run the command in the language in use."""
    try:
        # Not click's own ending: it reports a refusal in several lines, and treats an interrupt as a failure.
        code = mirabilia.main(arguments, prog_name=COMMAND, standalone_mode=False)
        if sys.stdout:
            sys.stdout.flush()  # now, while an error because the reader has left can still be handled
    except click.UsageError as error:
        where = error.ctx.command_path if error.ctx else COMMAND
        return refuse(say("refused-see", reason=words_of_click(error), command=where))
    except click.ClickException as error:
        return refuse(words_of_click(error))
    except MirabiliaError as error:
        return refuse(words_of(error))
    except click.Abort:
        return 130
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # otherwise Python flushes once more at exit, and complains
        return 1
    except OSError as error:
        return refuse(say("refused-system", reason=error.strerror or str(error)))
    return code if isinstance(code, int) else 0


def words_of(error: MirabiliaError) -> str:
    """Say what is wrong in the language in use; an error without a translation is in English.

    It may quote what was typed or read, so it has no characters that a terminal would act on.
    """
    if not error.saying:
        return str(error)
    return say(f"refused-{error.saying}", **{name: _harmless(value) for name, value in error.values.items()})


def _harmless(value: str | int | MirabiliaError) -> str | int:
    """Return a value that is safe to show: without control characters, and an error in its own words."""
    if isinstance(value, int):
        return value
    told = _shortened(words_of(value) if isinstance(value, MirabiliaError) else value)
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in told)


def _shortened(text: str) -> str:
    """Return a text without its middle if it is long: its end says what to do."""
    if len(text) <= LONGEST_REASON:
        return text
    return f"{text[: LONGEST_REASON // 2]} ... {text[-LONGEST_REASON // 2 :]}"


def refuse(reason: str) -> int:
    """Print in one line what is wrong and return the exit code that goes with it."""
    line = _shortened(" ".join(reason.split()))
    print(say("refused-line", reason=line), file=sys.stderr)
    return 2
