"""Bounds: the most that anything can be in a game of a number of players, whatever wonders are at the table."""

from __future__ import annotations

from mirabilia.games.architects.engine.score import CAT_WORTH, VICTORY_WORTH
from mirabilia.games.architects.facts import CENTRAL, DrawOnBuild, DrawOnTake, ExtraShields
from mirabilia.games.architects.tables import (
    CARDS,
    CENTRAL_DECK,
    CONFLICT_TOKENS,
    DECKS,
    LOOK_CARDS,
    POINTS_BOTH,
    POINTS_COMPLETE,
    POINTS_ONE,
    POINTS_PER_CAT,
    POINTS_PER_TOKEN,
    POINTS_PER_VICTORY,
    POINTS_UNFINISHED,
    STACK_SIZE,
    TOKEN_NUMBERS,
    TOKENS,
    WONDER_DECK,
    WONDERS,
)


def in_a_deck(card: str) -> int:
    """Return how many cards of a kind a wonder's deck can have."""
    return max(DECKS[wonder.id].get(card, 0) for wonder in WONDERS)


def in_the_centre(card: str) -> int:
    """Return how many cards of a kind the central deck has."""
    return DECKS[CENTRAL][card]


def looked_at(card: str) -> int:
    """Return how many cards of a kind a look into a deck can show."""
    return min(LOOK_CARDS, in_a_deck(card))


def at_the_table(worth: dict[str, int], players: int) -> int:
    """Return the most that all cards at a table can add up to, given the worth of each kind."""
    sums = {name: sum(worth.get(card, 0) * count for card, count in deck.items()) for name, deck in DECKS.items()}
    return sums.pop(CENTRAL) + sum(sorted(sums.values())[-players:])


def cards(card: str, players: int) -> int:
    """Return how many cards of a kind there can be."""
    return at_the_table({card: 1}, players)


def turns(players: int) -> int:
    """Return how many turns a game can have.

    While the central deck has cards, everybody takes a card each turn, so it is gone once as many turns have passed as
    there are cards in it and in the wonders' decks that are empty by then. From then on at least two cards are taken
    every round until the last deck is empty: its owner and the owner's left neighbour can always take one.
    """
    return CENTRAL_DECK + players * (WONDER_DECK * players // 2 + 2)


def draws() -> int:
    """Return how many extra draws a turn can have: one for each token that allows one."""
    return sum(isinstance(token.effect, DrawOnTake | DrawOnBuild) for token in TOKENS)


def coins(stage: int) -> int:
    """Return how many resources a stage takes, numbered from 1."""
    return max(wonder.stage[stage - 1].cost.count for wonder in WONDERS)


def victories(players: int) -> int:
    """Return how many victory tokens a player can have: two from each battle that the horns suffice for."""
    horns = {card.id: card.horns for card in CARDS}
    return 2 * (at_the_table(horns, players) // int(CONFLICT_TOKENS[players]))


def shields(players: int) -> int:
    """Return how many shields a player can have, on cards, stages and tokens."""
    on_cards = at_the_table({card.id: card.shields for card in CARDS}, players)
    on_stages = max(sum(stage.effect == "shield" for stage in wonder.stage) for wonder in WONDERS)
    return on_cards + on_stages + sum(token.effect.count for token in TOKENS if isinstance(token.effect, ExtraShields))


def points(players: int) -> int:
    """Return how many points a player with everything would have."""
    on_stages = max(sum(stage.points for stage in wonder.stage) for wonder in WONDERS)
    on_cards = at_the_table({card.id: card.points for card in CARDS}, players)
    cats = at_the_table({card.id: int(card.cat) for card in CARDS}, players)
    battles = victories(players)
    progress = 0
    for number in TOKEN_NUMBERS.values():
        progress += int(POINTS_PER_CAT[number]) * cats + int(POINTS_PER_VICTORY[number]) * battles
        progress += int(POINTS_PER_TOKEN[number]) * STACK_SIZE
        progress += int(max(POINTS_UNFINISHED[number], POINTS_COMPLETE[number]))
        progress += int(max(POINTS_ONE[number], POINTS_BOTH[number]))
    return on_stages + CAT_WORTH + on_cards + VICTORY_WORTH * battles + progress
