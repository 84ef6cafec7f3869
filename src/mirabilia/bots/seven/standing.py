"""How the cities of 7 Wonders stand, as far as everybody sees it."""

from __future__ import annotations

from mirabilia.bots.seven.worth import AGES, Place, card_of, counted, place_of, science, stages_of
from mirabilia.games.seven.engine.conflict import military_points
from mirabilia.games.seven.engine.score import COINS_PER_POINT
from mirabilia.games.seven.facts import AnyEffect, Points, PointsPer
from mirabilia.games.seven.model import View


def lead(view: View, seat: int) -> int:
    """Return the points a seat is ahead of the best other player; negative when it is behind."""
    points = [_points(place_of(view, player)) for player in range(view.players)]
    return points.pop(seat) - max(points)


def _points(place: Place) -> int:
    """Add up what a city has, as if the game ended now; a guild that will be copied is not foreseen."""
    city = place.city
    effects = [effect for card in city.cards for effect in card_of(card).effects]
    effects += [effect for stage in stages_of(city)[: city.stages] for effect in stage.effects]
    won = sum(city.victories[age] * military_points(1 << (8 * age)) for age in range(AGES))
    symbols = science(city.compass, city.gear, city.tablet, city.wild)
    sure = sum(_effect_points(effect, place) for effect in effects)
    return int(won) - city.defeats + symbols + sure + city.coins // COINS_PER_POINT


def _effect_points(effect: AnyEffect, place: Place) -> int:
    match effect:
        case Points(count):
            return count
        case PointsPer(count, each, of):
            return count * counted(each, of, place)
    return 0
