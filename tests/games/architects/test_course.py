"""The course of a game: setting out, turns, what happens on its own, moves that are refused."""

from __future__ import annotations

import pytest

from mirabilia.core.errors import MoveError, SetupError
from mirabilia.games.architects.facts import box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import (
    Build,
    CatMoved,
    Flipped,
    Keep,
    Move,
    Research,
    StageBuilt,
    Take,
    TakeFrom,
    TakeToken,
    Took,
    TurnBegan,
)
from tests.kit.architects.play import active, cards, decision, options, play, player, told, view
from tests.kit.architects.table import table

# Setting out


@pytest.mark.parametrize("players", range(2, 8))
def test_a_game_is_set_out_with_full_decks_and_three_open_tokens(players: int) -> None:
    seen = view(ARCHITECTS.start(ARCHITECTS.draw_setup(players, 4), seed=4))
    assert [(p.deck.count, p.cards, p.tokens, p.stages, p.victories) for p in seen.cities] == [
        (25, {}, (), (), 0)
    ] * players
    assert [p.deck.cards for p in seen.cities] == [box().decks[p.wonder] for p in seen.cities]
    assert (seen.central.count, seen.central.cards) == (60, box().decks["central"])
    assert (len(seen.open_tokens), None in seen.open_tokens, sum(seen.stack.values())) == (3, False, 12)
    assert (seen.cat, seen.active, seen.turn, seen.phase, seen.battle) == (None, 0, 1, "taking", False)
    assert seen.peace == seen.conflict == {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}[players]


def test_the_seed_decides_how_decks_and_tokens_are_shuffled() -> None:
    setup = ARCHITECTS.parse_setup("giza rhodes olympia")
    hashes = {ARCHITECTS.start(setup, seed).hash for seed in range(20)}
    assert len(hashes) == 20
    assert ARCHITECTS.start(setup, 7).hash == ARCHITECTS.start(setup, 7).hash
    tops = {tuple(p.deck.top for p in view(ARCHITECTS.start(setup, seed)).cities) for seed in range(20)}
    assert len(tops) > 10


@pytest.mark.parametrize("players", [0, 1, 8])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 7 players"):
        ARCHITECTS.draw_setup(players, 1)


# Turns


def test_turns_go_to_the_left() -> None:
    state = table(players=4).active(2).state()
    seats = []
    for _ in range(6):
        seats.append(active(state))
        state = play(state, "take centre")
    assert seats == [2, 3, 0, 1, 2, 3]


def test_the_left_deck_is_the_own_one_and_the_right_deck_that_of_the_right_neighbour() -> None:
    laid = table(players=4).top_of_centre("glass")
    for seat, card in enumerate(("wood", "stone", "brick", "papyrus")):
        laid.top(seat, card)
    for seat, left, right in ((0, "wood", "papyrus"), (1, "stone", "wood"), (3, "papyrus", "brick")):
        state = laid.active(seat).state()
        assert cards(play(state, "take left"), seat) == {left: 1}
        assert cards(play(state, "take right"), seat) == {right: 1}
        assert cards(play(state, "take centre"), seat) == {"glass": 1}


def test_only_the_active_player_decides() -> None:
    state = table().state()
    assert ARCHITECTS.waiting(state) == (0,)
    with pytest.raises(MoveError, match="seat 1 has nothing to decide"):
        ARCHITECTS.decision(state, 1)
    with pytest.raises(MoveError, match="seat 1 has nothing to decide"):
        ARCHITECTS.choose(state, 1, Take("left"))
    with pytest.raises(MoveError, match="final"):
        ARCHITECTS.withdraw(state, 0)


# What happens on its own


def test_what_leaves_no_choice_happens_by_itself() -> None:
    """One build, its effect that can do nothing, the end of the turn: nobody is asked."""
    laid = table("ephesus giza").player(0, cards="2*wood", stages="1").centre("")
    state = play(laid.state(), "take left")
    assert (player(state, 0).stages, active(state)) == ((1, 2), 1)


def test_the_last_set_for_the_last_token_is_given_up_by_itself() -> None:
    state = play(table().player(0, cards="2*gear").open("decor").stack("").state(), "take left")
    assert (player(state, 0).tokens, cards(state, 0)) == (("decor",), {})


def test_five_equal_cards_leave_nothing_to_choose_from() -> None:
    laid = table("halicarnassus giza").player(0, cards="2*wood", stages="1").deck(1, "6*coin")
    state = play(laid.state(), "take left", "look right")
    assert (active(state), cards(state, 0)) == (1, {"coin": 1})


@pytest.mark.parametrize(
    ("held", "tokens", "wonder", "stages"),
    [
        ("2*gear", "", "giza", ""),  # which token
        ("wood stone brick", "", "giza", ""),  # which cards
        ("2*coin", "economy", "giza", ""),  # how many coins
        ("3*wood", "engineering", "giza", "1 2"),  # to build at all
        ("coin", "economy", "giza", ""),  # to build at all
        ("wood stone", "architecture", "giza", ""),  # to draw at all
        ("2*wood 2*stone", "", "rhodes", ""),  # which stage
        ("2*wood", "", "olympia", "1"),  # to use the effect at all
        ("2*wood", "", "ephesus", "1"),
        ("2*wood", "", "alexandria", "1"),
        ("2*wood", "", "babylon", "1"),
        ("2*wood", "", "halicarnassus", "1"),
    ],
)
def test_a_real_choice_is_never_taken_away(held: str, tokens: str, wonder: str, stages: str) -> None:
    other = "rhodes" if wonder == "giza" else "giza"
    laid = table(f"{wonder} {other}").player(0, cards=held, tokens=tokens, stages=stages)
    state = play(laid.state(), "take left")
    assert (active(state), len(options(state)) > 1) == (0, True)


def test_a_forced_build_is_told_like_any_other() -> None:
    events = told(table().player(0, cards="wood coin").state(), "take left")
    assert StageBuilt(0, 1, ("wood",), 1, economy=False, engineering=False) in events


def test_what_two_cards_do_is_told_after_both_of_them() -> None:
    laid = table("olympia giza rhodes").player(0, cards="2*wood", stages="1").top(0, "coin red1").top(2, "blue2cat")
    assert told(laid.state(), "take left", "use")[-5:] == [
        Took(0, "red1", 0, "effect"),
        Took(0, "blue2cat", 2, "effect"),
        CatMoved(0),
        Flipped(0, 1, battle=False),
        TurnBegan(1, 2),
    ]
    events = told(laid.top(2, "red1").state(), "take left", "use")
    assert [event for event in events if isinstance(event, Flipped)] == [Flipped(0, 2, battle=False)]


def test_a_decision_marks_what_is_mandatory_and_what_is_not() -> None:
    laid = table().player(0, cards="wood stone 2*gear", tokens="jewelry economy engineering").top(0, "coin")
    marks = {
        ARCHITECTS.write_move(o.move).split()[0]: o.mandatory for o in decision(play(laid.state(), "take left")).options
    }
    assert marks == {"build": True, "research": True, "draw": False}
    assert all(option.mandatory for option in decision(laid.state()).options)


# Moves that are not options

EARLY = table("alexandria giza").player(0, cards="2*wood stone brick 2*gear compass tablet").state()
ACTING = play(EARLY, "take left")
USING = play(table("alexandria giza").player(0, cards="2*wood", stages="1").state(), "take left")
LOOKING = play(
    table("halicarnassus giza").player(0, cards="2*wood", stages="1").top(0, "blue3 wood coin").state(),
    "take left",
    "look left",
)


@pytest.mark.parametrize(
    ("when", "move"),
    [
        ("acting", Build(1, ("stone", "wood"))),
        ("acting", Build(1, ("wood", "wood"))),
        ("acting", Build(0, ("wood", "stone"))),
        ("acting", Build(6, ("wood", "stone"))),
        ("acting", Build(1, ("wood", "stone"), coins=1)),
        ("acting", Build(1, ("wood", "stone"), coins=8)),
        ("acting", Build(1, ("wood", "stone"), economy=True)),
        ("acting", Build(1, ("wood",) * 9)),
        ("acting", Research(("gear", "compass"), "decor")),
        ("acting", Research(("gear", "gear", "gear"), "decor")),
        ("acting", Research(("tablet", "gear", "compass"), "decor")),
        ("acting", Research(("compass", "compass"), "decor")),
        ("acting", Research(("gear",), "decor")),
        ("acting", Research((), "decor")),
        ("acting", Research(("gear", "gear"), "tactics")),
        ("acting", Research(("gear", "gear"), "luck")),
        ("acting", Take("left")),
        ("using", TakeFrom(7)),
        ("using", TakeFrom(2)),
        ("using", TakeFrom(-1)),
        ("using", TakeToken("decor")),
        ("looking", Keep("glass")),
        ("looking", Keep("gold")),
    ],
)
def test_a_move_is_an_option_or_refused(when: str, move: Move) -> None:
    """Whatever is accepted goes into the record, so it must be an option to the letter."""
    state = {"acting": ACTING, "using": USING, "looking": LOOKING}[when]
    assert move not in [option.move for option in decision(state).options]
    with pytest.raises(MoveError):
        ARCHITECTS.choose(state, 0, move)
