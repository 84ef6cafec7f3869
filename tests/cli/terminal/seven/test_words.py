"""What is told: effects, events as one person sees them, conflicts, the score."""

import pytest

from mirabilia.cli.terminal.seven.conflict import conflict_table
from mirabilia.cli.terminal.seven.log import tell
from mirabilia.display.seven.effect import cost, effects
from mirabilia.display.seven.names import names_of
from mirabilia.display.seven.score import score_screen
from mirabilia.games.seven.facts import box
from mirabilia.games.seven.model import (
    Board,
    Built,
    Chose,
    Declined,
    Drew,
    Earned,
    Event,
    Fought,
    Result,
    Science,
    Secret,
    Sell,
    Sheet,
    Sold,
    StageBuilt,
    Thrown,
)
from tests.kit.terminal import plain

NAMES = names_of(0, 3, (Board("rhodos", "A"), Board("gizah", "B"), Board("olympia", "A")))
NO_SCIENCE = Science(0, 0, 0, 0, 0, 0, 0, 0)


def told(*events: Event) -> str:
    """Tell events as seat 0 sees them."""
    return plain(*tell([event.seen_by(0) for event in events], NAMES))  # type: ignore[misc]  # an event stays one


# Effects.


def test_every_card_says_in_short_what_it_does_and_costs() -> None:
    for card in box().cards:
        assert 3 <= len(effects(card.effects)) <= 64, card.id
        assert 3 <= len(cost(card.cost)) <= 60, card.id


def test_every_stage_says_in_short_what_it_does() -> None:
    stages = [stage for wonder in box().wonders for stage in (*wonder.a, *wonder.b)]
    assert all(3 <= len(effects(stage.effects)) <= 60 for stage in stages)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("sawmill", "2 wood"),
        ("tree_farm", "wood/clay"),
        ("west_trading_post", "raw materials for 1 coin from the left"),
        ("marketplace", "manufactured goods for 1 coin from both sides"),
        ("stockade", "1 shield"),
        ("library", "tablet"),
        ("vineyard", "1 coin per brown card in your city and neighbouring cities"),
        ("arena", "3 coins now, 1 point at the end per wonder stage in your city"),
        ("haven", "1 coin now, 1 point at the end per brown card in your city"),
        ("strategists_guild", "1 point per defeat token in neighbouring cities"),
        ("shipowners_guild", "1 point per brown/grey/purple card in your city"),
        ("scientists_guild", "any science symbol"),
    ],
)
def test_what_a_card_does(card: str, words: str) -> None:
    assert effects(next(fact.effects for fact in box().cards if fact.id == card)) == words


# Events.


def test_deeds_begin_with_the_own_and_carry_the_coins_they_brought() -> None:
    events = told(
        Built(1, "baths", "paid", 0, 0, 2),
        Built(0, "tavern", "paid"),
        Built(2, "temple", "chain"),
        Earned(0, 2, 0, 5),
    )
    assert events.splitlines() == [
        "You build ● Tavern: free. +2 from neighbours, +5 from its effect",
        "Giza builds ■ Baths: 2 to you.",
        "Olympia builds ■ Temple: free (chain).",
    ]


def test_what_others_do_face_down_stays_secret() -> None:
    seen = told(
        Chose(1, 1, Sell("palace")),
        Sold(1, 1, "palace"),
        StageBuilt(2, 2, 1, "senate", left=1),
        Thrown(2, 2, "arena"),
        Drew(1, 1, "study"),
    )
    assert seen.splitlines() == [
        "Giza sells a card.",
        "Olympia builds stage 1 of its wonder (3 points): 1 to you.",
    ]


def test_what_the_person_does_face_down_is_told() -> None:
    seen = told(StageBuilt(0, 0, 2, "senate"), Thrown(0, 0, "arena"))
    assert seen.splitlines() == [
        "You build stage 2 of your wonder (2 shields): free. The card under it: ■ Senate.",
        "Your last card is discarded: ● Arena.",
    ]


def test_coins_without_a_deed_are_told_too() -> None:
    assert told(Declined(0), Earned(1, 3, 0, 0)).splitlines() == [
        "You build nothing from the discard pile.",
        "Giza: +3 from neighbours",
    ]


# Conflicts and score.


def test_conflicts_show_shields_and_tokens_the_own_first() -> None:
    fights = [Fought(2, 1, 2, 0, 0, None), Fought(2, 0, 1, 2, 0, 0), Fought(2, 2, 0, 0, 2, 0)]
    lines = [" ".join(line.split()) for line in plain(conflict_table(fights, NAMES)).splitlines()]
    assert lines == [
        "you 2 : 0 Giza +3 for you, −1 for Giza",
        "Olympia 0 : 2 you +3 for you, −1 for Olympia",
        "Giza 0 : 0 Olympia tied: no tokens",
    ]


def sheet(city: int, civilian: int, coins: int, symbols: Science = NO_SCIENCE, copied: str | None = None) -> Sheet:
    science = symbols.squares + symbols.sets
    return Sheet(city, 0, 0, 0, civilian, science, 0, 0, civilian + science, coins, symbols, copied)


def score(winners: tuple[int, ...], *sheets: Sheet, secrets: tuple[Secret, ...] = ()) -> str:
    return plain(*score_screen(Result(winners, sheets), secrets, NAMES))


def test_the_score_names_the_winner_and_marks_the_best() -> None:
    shown = score((0,), sheet(0, 50, 3), sheet(1, 40, 9), sheet(2, 30, 0))
    assert shown.splitlines()[2].split() == ["1", "you", "0", "0", "0", "*50", "0", "0", "0", "*50"]
    assert "You win with 50 points!" in shown
    assert "coins decide" not in shown


def test_a_tie_is_broken_by_coins() -> None:
    shown = score((1,), sheet(0, 50, 3), sheet(1, 50, 9), sheet(2, 30, 20))
    assert "Giza wins with 50 points." in shown
    assert "you, Giza are tied at 50 points, so coins decide: you 3, Giza 9." in shown


def test_a_victory_can_be_shared() -> None:
    shown = score((0, 1), sheet(0, 50, 9), sheet(1, 50, 9), sheet(2, 30, 20))
    assert "Victory is shared by you, Giza, with 50 points each." in shown


def test_science_and_copied_guilds_are_explained() -> None:
    symbols = Science(2, 1, 1, 1, 0, 0, squares=6, sets=7)
    shown = score((0,), sheet(0, 50, 3), sheet(1, 0, 0, symbols), sheet(2, 0, 0, copied="spies_guild"))
    assert "Science, Giza: 2 compasses (1 wild), 1 gear, 1 tablet; squares 6 + sets 7 = 13" in shown
    assert "Olympia’s wonder copied a neighbour’s ⌂ Spies Guild." in shown


def test_own_secrets_are_told_at_the_end() -> None:
    secrets = (
        Secret(0, 1, 2, "altar", "buried"),
        Secret(0, 3, 1, "arena", "sold"),
        Secret(0, 1, 6, "mine", "thrown"),
        Secret(1, 1, 6, None, "thrown"),
    )
    shown = score((0,), sheet(0, 50, 3), sheet(1, 40, 9), sheet(2, 30, 0), secrets=secrets)
    assert "Under your wonder: ■ Altar\nYou sold: ● Arena\nYour discarded last cards: ▬ Mine" in shown
    assert shown.count("Your discarded last cards") == 1
