"""How the players of Architects stand: all points but those of a token to come lie open."""

from __future__ import annotations

from mirabilia.bots.architects.worth import card_of, effect_of
from mirabilia.games.architects.engine.score import CAT_WORTH, VICTORY_WORTH
from mirabilia.games.architects.facts import STAGES, PointsPer, PointsSet, PointsWonder, box
from mirabilia.games.architects.model import Player, View


def lead(view: View, seat: int) -> int:
    """Return the points a seat is ahead of the best other player; negative when it is behind."""
    points = [_points(player) + CAT_WORTH * (view.cat == player.seat) for player in view.players]
    return points.pop(seat) - max(points)


def _points(player: Player) -> int:
    """Add up what a player has beside the Cat, as if the game ended now."""
    wonder = next(wonder for wonder in box().wonders if wonder.id == player.wonder)
    stages = sum(wonder.stage[number - 1].points for number in player.stages)
    civilian = sum(card_of(card).points * count for card, count in player.cards.items())
    tokens = sum(_token_points(token, player) for token in set(player.tokens))
    return stages + civilian + VICTORY_WORTH * player.victories + tokens


def _token_points(token: str, player: Player) -> int:
    """Return the points of a kind of token, of all copies that a player has."""
    match effect_of(token):
        case PointsWonder(unfinished, complete):
            return complete if len(player.stages) == STAGES else unfinished
        case PointsPer(count, each):
            return count * _count(each, player)
        case PointsSet(one, both):
            return both if player.tokens.count(token) > 1 else one
    return 0


def _count(each: str, player: Player) -> int:
    if each == "cats":
        return sum(count for card, count in player.cards.items() if card_of(card).cat)
    return player.victories if each == "victories" else len(player.tokens)
