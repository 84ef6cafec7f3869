"""`mirabilia bot`: serve a bot over standard input and output, or check a program that does the same."""

from __future__ import annotations

import os

import click

from mirabilia.bots.roster import Entrant, parse_entrant
from mirabilia.cli.help.spoken import option, verb
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import games
from mirabilia.text import say


@verb("bot", say("verb-bot"), say("verb-bot-more"))
@click.argument("bot", required=False)
@option("--stdio", is_flag=True, help=say("bot-option-stdio"))
@option("--check", metavar=say("help-command"), help=say("bot-option-check"))
def bot(bot: str | None, stdio: bool, check: str | None) -> int:
    """Serve a bot to other programs, or check a program before it plays."""
    if check is not None:
        if bot or stdio:
            raise UsageError("--check takes a command, and neither BOT nor --stdio").said("check_alone")
        return _check(check)
    if not bot or not stdio:
        raise UsageError("say which bot to serve, as in: mirabilia bot strategist --stdio; or --check COMMAND").said(
            "which_bot"
        )
    return _serve(parse_entrant(bot))


def _serve(entrant: Entrant) -> int:
    if entrant.program:
        raise UsageError(f"program:{entrant.program} is already a program; start it directly").said(
            "program_itself", program=entrant.program
        )
    if entrant.searches:
        os.environ.setdefault("MIRABILIA_BACKEND", "numba")  # before anything of the engine is imported
    from mirabilia.bots.warmup import warm_up
    from mirabilia.programs.speak import speak

    def prepare() -> None:
        for game in games() if entrant.searches else ():
            warm_up(game)

    return speak(entrant, prepare)


def _check(command: str) -> int:
    from mirabilia.programs.check import check_program
    from mirabilia.programs.given import checked_command

    return 0 if check_program(checked_command(command, "--check"), click.echo) else 1
