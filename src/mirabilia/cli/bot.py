"""`mirabilia bot`: serve a bot over standard input and output, or check a program that does the same."""

from __future__ import annotations

import os

import click

from mirabilia.bots.roster import Entrant, parse_entrant
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import games


@click.command("bot")
@click.argument("bot", required=False)
@click.option("--stdio", is_flag=True, help="Serve BOT: questions on standard input, answers on standard output.")
@click.option("--check", metavar="COMMAND", help="Play with a program and say whether it keeps to the protocol.")
def bot(bot: str | None, stdio: bool, check: str | None) -> int:
    """Serve a bot to other programs, or check a program before it plays.

    BOT is written level, level:leaning, level@500 or level@0.5s. Any program that speaks the same protocol can play:
    name it with --program NAME=COMMAND where a verb takes that, and write it as program:NAME among the bots.
    """
    if check is not None:
        if bot or stdio:
            raise UsageError("--check takes a command, and neither BOT nor --stdio")
        return _check(check)
    if not bot or not stdio:
        raise UsageError("say which bot to serve, as in: mirabilia bot strategist --stdio; or --check COMMAND")
    return _serve(parse_entrant(bot))


def _serve(entrant: Entrant) -> int:
    if entrant.program:
        raise UsageError(f"program:{entrant.program} is already a program; start it directly")
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
