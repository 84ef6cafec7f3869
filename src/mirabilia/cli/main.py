"""The mirabilia command: its verbs, and how it fails: in one line and with exit code 2."""

import os
import sys
from importlib import import_module
from typing import NoReturn

import click

from mirabilia import __version__
from mirabilia.core.errors import MirabiliaError

COMMAND = os.environ.get("MIRABILIA_COMMAND", "mirabilia")
"""What the person typed to get here: `mirabilia`, or `./go`, which says so."""
LONGEST_REASON = 600
"""Characters in a line that says what is wrong, at most."""

VERBS = {
    "simulate": "Play many games of random bots and show what happened.",
    "match": "Measure one bot against others on paired deals.",
    "ladder": "Let bots play each other and rate them.",
    "stats": "Study many games of bots: boards, cards, scores.",
    "dataset": "Write every decision of many games of bots to a Parquet file.",
    "serve": "Run the server on which people play in their browsers.",
    "backup": "Copy the tables of a server, while it serves them or not.",
    "restore": "Put a backup in the place of a server's tables.",
    "table": "Play a game against bots in the terminal.",
    "bot": "Serve a bot to other programs, or check a program before it plays.",
    "replay": "Replay a record or game text and show its course.",
    "review": "Review a finished game: chances, costly decisions, and why.",
    "trust": "Measure how far reviews can be trusted.",
    "puzzles": "Find puzzles in games of strong bots, and keep them in a file.",
    "verify": "Check the proof of a finished game, without a server.",
    "tune": "Find better weights for the Strategist by self-play.",
}
"""Every verb and its help; the command itself is `VERB` in `mirabilia.cli.VERB`.

The help is here and not there, so that `mirabilia --help` imports neither a game nor a compiler.
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

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """Write the list of verbs without importing them."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


@click.group(cls=Verbs, invoke_without_command=True, subcommand_metavar="VERB ...")
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def mirabilia(ctx: click.Context) -> None:
    """Play, watch and study 7 Wonders and 7 Wonders Architects."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> NoReturn:
    """Run the command with the arguments of this process and exit with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command and return its exit code: 0 done, 1 output closed by its reader, 2 refused, 130 interrupted."""
    try:
        # Not click's own ending: it reports a refusal in several lines, and treats an interrupt as a failure.
        code = mirabilia.main(arguments, prog_name=COMMAND, standalone_mode=False)
        if sys.stdout:
            sys.stdout.flush()  # now, while a reader that has left can still be forgiven
    except click.UsageError as error:
        where = error.ctx.command_path if error.ctx else COMMAND
        return refuse(f"{error.format_message()} See: {where} --help")
    except click.ClickException as error:
        return refuse(error.format_message())
    except MirabiliaError as error:
        return refuse(str(error))
    except click.Abort:
        return 130
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # otherwise Python flushes once more, and complains
        return 1
    except OSError as error:
        return refuse(f"cannot go on: {error.strerror or error}")
    return code if isinstance(code, int) else 0


def refuse(reason: str) -> int:
    """Say in one line what is wrong and return the exit code that goes with it.

    A reason that quotes somebody at length loses its middle: its end says what to do.
    """
    line = " ".join(reason.split())
    if len(line) > LONGEST_REASON:
        line = f"{line[: LONGEST_REASON // 2]} ... {line[-LONGEST_REASON // 2 :]}"
    print("mirabilia: error:", line, file=sys.stderr)
    return 2
