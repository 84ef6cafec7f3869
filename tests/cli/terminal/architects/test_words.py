"""What is told: stages and tokens, options, events as one person sees them, the score."""

import pytest
from msgspec.structs import replace

from mirabilia.cli.terminal.architects.log import tell, turns
from mirabilia.cli.terminal.architects.options import GROUPS, group_of, option_list, ordered
from mirabilia.display.architects.board import cat, stage_lines, war
from mirabilia.display.architects.effect import cost, does, gives, token
from mirabilia.display.architects.names import names_of
from mirabilia.display.architects.score import score_screen
from mirabilia.games.architects.facts import STAGE_EFFECTS, box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import (
    Build,
    CardsMissing,
    CatMoved,
    Decision,
    Decline,
    Declined,
    Draw,
    DrawAllowed,
    End,
    Event,
    Flipped,
    Fought,
    Looked,
    Option,
    Peeked,
    Refusal,
    Research,
    Researched,
    Result,
    Sheet,
    StageBuilt,
    StagesMissing,
    TakeToken,
    TokenTaken,
    Took,
    TurnBegan,
)
from tests.kit.terminal import plain

TIMES = "\N{MULTIPLICATION SIGN}"
WONDERS = ("giza", "rhodes", "olympia")
NAMES = names_of(0, WONDERS)
VIEW = ARCHITECTS.view(ARCHITECTS.start(ARCHITECTS.parse_setup(" ".join(WONDERS)), 1), 0)


def told(*events: Event) -> str:
    """Tell events as seat 0 sees them."""
    seen = [event.seen_by(0) for event in events]
    return " ".join(plain(tell(seen, VIEW, NAMES)).split())  # type: ignore[arg-type]  # an event stays one


# Stages and tokens.


def test_every_stage_and_token_says_in_short_what_it_does() -> None:
    for wonder in box().wonders:
        assert all(3 <= len(cost(stage.cost)) <= 20 and 3 <= len(gives(stage)) <= 45 for stage in wonder.stage)
    assert all(5 <= len(does(fact.effect)) <= 45 for fact in box().tokens)
    assert {stage.effect for wonder in box().wonders for stage in wonder.stage} == {None, *STAGE_EFFECTS}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("urbanism", "Urbanism (wood/brick: another card)"),
        ("science", "Science (a green card: another card)"),
        ("propaganda", "Propaganda (a card with horns: another card)"),
        ("architecture", "Architecture (a stage: another card)"),
        ("economy", "Economy (one coin counts as 2)"),
        ("tactics", "Tactics (2 shields)"),
        ("decor", "Decor (4 points, 6 with a complete wonder)"),
        ("politics", "Politics (1 point per card with a cat)"),
        ("education", "Education (2 points per token)"),
        ("culture", "Culture (4 points, 12 for both)"),
    ],
)
def test_what_a_token_does(name: str, words: str) -> None:
    assert plain(token(name)) == words


def test_every_stage_says_what_is_there_and_what_is_missing() -> None:
    player = replace(VIEW.cities[0], stages=(1,))
    refusals = (Refusal(2, CardsMissing(2, "identical", 1, 0)), Refusal(3, StagesMissing((2,))))
    lines = plain(*stage_lines(player, refusals, asked=True)).splitlines()
    assert lines[:3] == [
        "✓ 1 4 points",
        "» 2 2 identical → 5 points (you have 1 of 2, 1 missing)",
        "· 3 3 different → 6 points (after stage 2)",
    ]
    coins = (Refusal(2, CardsMissing(4, "different", 1, 2)),)
    assert "(you have 1 of 4 and 2 coins, 1 missing)" in plain(*stage_lines(player, coins, asked=True))
    assert "(can be built)" in plain(*stage_lines(player, (), asked=True))


# Between the players.


def test_the_conflict_track_says_what_a_battle_now_would_bring() -> None:
    assert plain(war(VIEW, NAMES)) == "░░░ 3 horns until the next battle · In a battle now: nobody would win"
    hot = replace(VIEW, peace=0, battle=True, victories_now=(1, 0, 2))
    assert plain(war(hot, NAMES)) == "▓▓▓ battle at the end of this turn! · In a battle now: you +1, Olympia +2"


def test_only_the_holder_reads_what_the_cat_has_seen() -> None:
    assert cat(VIEW, NAMES) == "nobody has it yet"
    assert plain(cat(replace(VIEW, cat=1), NAMES)) == "Rhodes has it"
    assert plain(cat(replace(VIEW, cat=0), NAMES)) == "you have it; next turn you see the top card of the central deck"
    peeked = replace(VIEW, cat=0, central=replace(VIEW.central, top="coin"))
    assert plain(cat(peeked, NAMES)) == "you have it; on top of the central deck: ● coin"
    assert plain(cat(replace(peeked, cat=1), NAMES)) == "Rhodes has it; on top of the central deck: ● coin"


# Options.


def listed(*options: Option, **what: str) -> list[str]:
    decision = Decision(0, 0, options=options, **{"kind": "act", **what})  # type: ignore[arg-type]  # words of the model
    return [
        " ".join(line.split()) for line in plain(*option_list(ordered(decision), VIEW, decision, NAMES)).splitlines()
    ]


def test_options_stand_in_groups_with_those_that_must_be_done_marked() -> None:
    options = (
        Option(Draw("right")),
        Option(Draw("centre")),
        Option(Research(("gear", "gear"), None), mandatory=True),
        Option(Build(1, ("wood",), 1), mandatory=True),
        Option(Build(1, ("wood", "wood"), engineering=True)),
    )
    right = VIEW.cities[2].deck.top
    assert right is not None
    assert listed(*options)[:9] == [
        "Build",
        "1 ! stage 1 (4 points) with ◆ wood, ● 1 coin",
        f"2 stage 1 (4 points) with ◆ 2{TIMES} wood, using Engineering",
        "Discard symbols for a progress token",
        f"3 ! ▲ 2{TIMES} gear for the top of the stack, blind",
        "Draw another card",
        "4 central deck: face down",
        listed(Option(Draw("right")))[1].replace("1 ", "5 ", 1),
        "! must be done before the turn ends",
    ]


def test_declining_and_ending_come_last() -> None:
    assert listed(Option(Decline()), Option(TakeToken(None)), kind="effect", effect="take_token") == [
        "Use the effect of your stage: a progress token",
        "1 the top of the stack, blind",
        "2 skip it",
    ]
    assert [group_of(End()), listed(Option(End()))] == [GROUPS[-1], ["1 end the turn"]]


# Events.


def test_what_happens_is_told_to_the_person_and_of_the_others() -> None:
    assert told(Took(0, "wood", 0, "turn"), Took(1, "coin", 0, "turn"), Took(1, "gear", 1, "draw")) == (
        "You take a card from your deck: ◆ wood. Rhodes takes a card from your deck: ● coin. "
        "Rhodes draws another card from its own deck: ▲ gear."
    )
    assert told(Took(0, "blue2cat", None, "effect"), CatMoved(0)) == (
        "Your wonder brings you a card from the central deck: ■ 2 points + Cat. You get the Cat."
    )
    assert told(StageBuilt(1, 2, ("wood",), 1, True, False)) == (
        "Rhodes builds stage 2 (4 points, 1 shield) with ◆ wood, ● 1 coin (one counts as 2, Economy)."
    )
    assert told(Researched(2, ("gear", "gear")), TokenTaken(2, "tactics", False), DrawAllowed(0), Declined(1)) == (
        f"Olympia discards ▲ 2{TIMES} gear. Olympia takes a progress token: Tactics (2 shields). "
        "You may draw another card. "
        "Rhodes skips the effect of its stage."
    )


def test_what_others_look_at_stays_secret() -> None:
    seen = told(Peeked(1, "coin"), Looked(1, 2, ("wood", "gear")), Took(1, "gear", 2, "look"))
    assert seen == (
        "Rhodes peeks at the top card of the central deck. Rhodes looks at the top cards of the deck of Olympia. "
        "Rhodes keeps a card from the deck of Olympia: ▲ gear."
    )
    assert told(Peeked(0, "coin"), Looked(0, 2, ("wood", "gear"))) == (
        "The Cat shows you the top card of the central deck: ● coin. "
        "You look at the top cards of the deck of Olympia: ◆ wood, ▲ gear."
    )


def test_horns_and_battles_are_told() -> None:
    assert told(Flipped(1, 2, battle=False), Flipped(1, 3, battle=True), Fought((2, 1, 0), (2, 1, 0))) == (
        "Horns sound: 2 of 3 conflict tokens flipped. "
        "The last conflict token is flipped: battle at the end of this turn! "
        "Battle: you 2 (+2), Rhodes 1 (+1), Olympia 0 (+0). All cards with horns are discarded."
    )


def test_events_are_split_where_a_turn_begins() -> None:
    took = Took(0, "wood", 0, "turn")
    assert turns(VIEW, [took, TurnBegan(1, 2), Took(1, "wood", 1, "turn")]) == [
        (1, 0, [took]),
        (2, 1, [Took(1, "wood", 1, "turn")]),
    ]


# The score.


def sheet(city: int, wonder: int, stages: int) -> Sheet:
    return Sheet(city, wonder, 0, 0, 0, 0, wonder, stages)


def test_the_score_marks_the_best_and_tells_how_a_tie_was_broken() -> None:
    shown = plain(*score_screen(Result((1,), (sheet(0, 20, 3), sheet(1, 20, 4), sheet(2, 9, 2))), NAMES))
    assert shown.splitlines()[2].split() == ["1", "Rhodes", "*20", "0", "0", "0", "0", "*20"]
    assert "Rhodes wins with 20 points." in shown
    assert "you, Rhodes are tied at 20 points, so stages decide: you 3, Rhodes 4." in shown


def test_a_victory_can_be_shared() -> None:
    shown = plain(*score_screen(Result((0, 1), (sheet(0, 20, 4), sheet(1, 20, 4))), NAMES))
    assert "Victory is shared by you, Rhodes, with 20 points each." in shown
