"""The names of games and boards, by keys that begin with the id of the game."""

from __future__ import annotations

from mirabilia.text import say


def game_name(game: str) -> str:
    """Return the name of a game."""
    return say(f"{game}-game")


def board_name(game: str, board: str) -> str:
    """Return the name of a board: its city, and its side if it has several."""
    city, _, side = board.partition("-")
    return f"{say(f'{game}-city-{city}')} {side}".rstrip()
