"""Insight in words: moves, calls, reasons, moments; all of it in Fluent, in the language in use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mirabilia.core.prospect import Prospect
from mirabilia.core.registry import describe
from mirabilia.insight.model import TENTH, Call, PointsReason, ProspectReason, Reason, RivalReason
from mirabilia.text import say
from mirabilia.text.names import board_name

AGES = ("", "I", "II", "III")
UNSEEN = "unseen"
"""What a move that names nothing is about: something face down."""


def reason_words(game: str, reason: Reason, boards: Sequence[str]) -> str:
    """Return a reason as a clause; boards name the cities."""
    match reason:
        case PointsReason(category=category, points=points) if points > 0:
            return say("insight-why-more", category=say(f"{game}-category-{category}"), count=_whole(points))
        case PointsReason(category=category, points=points):
            return say("insight-why-fewer", category=say(f"{game}-category-{category}"), count=_whole(-points))
        case RivalReason(seat=seat, points=points):
            return say("insight-why-rival", city=board_name(game, boards[seat]), count=_whole(points))
        case ProspectReason(prospect=prospect):
            return _prospect_words(game, prospect)


def _whole(tenths: int) -> int:
    """Return roughly how many points that is, at least one."""
    return max(1, (tenths + TENTH // 2) // TENTH)


def _prospect_words(game: str, prospect: Prospect) -> str:
    kind, count = prospect.kind, prospect.count
    return say(f"{game}-prospect-{kind}", what=_name(game, prospect.what), count=count)


def _name(game: str, what: str) -> str:
    """Return the name of what a prospect is about: a card or a power."""
    noun, _, name = what.partition("-")
    match noun:
        case "card":
            return say(f"{game}-card-{name}")
        case "power":
            return say(f"{game}-power-{name}")
    return ""


def move_words(game: str, notation: str, boards: Sequence[str]) -> str:
    """Return a move in words, given its notation; it names the cards, tokens, decks and cities in it."""
    move: Any = describe(game).rules.parse_move(notation)
    verb = move.__struct_config__.tag
    named = {name: getattr(move, name) for name in ("card", "token", "seat") if hasattr(move, name)}
    if named and None in named.values():
        verb = f"{verb}_{UNSEEN}"
    card, token, seat = (named.get(name) for name in ("card", "token", "seat"))
    return say(
        f"{game}-move-{verb}",
        card=say(f"{game}-card-{card}") if card else "",
        token=say(f"{game}-token-{token}") if token else "",
        city=board_name(game, boards[seat]) if seat is not None else "",
        deck=getattr(move, "deck", ""),
        stage=getattr(move, "stage", 0),
        count=getattr(move, "left", 0) + getattr(move, "right", 0),
    )


def call_words(call: Call) -> str:
    """Return what a choice is called."""
    return say(f"insight-call-{call}")


def when_words(game: str, age: int, turn: int) -> str:
    """Return when something happened: the age and the turn, or the turn alone in a game without ages."""
    if describe(game).rules.has_ages:
        return say("insight-terminal-age-turn", age=AGES[age], turn=turn)
    return say("insight-terminal-turn", turn=turn)
