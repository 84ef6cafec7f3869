"""The roster: every bot can be written and read, what cannot be is refused in one line, every game has them all."""

import subprocess
import sys
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.bots.roster import (
    ANY,
    Entrant,
    Level,
    every_level,
    levels_of,
    make_bot,
    parse_entrant,
    parse_entrants,
    settle,
    write_entrant,
)
from mirabilia.bots.seven import LEANINGS
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import games

BOTS = tuple(every_level())


@st.composite
def entrants(draw: st.DrawFn) -> Entrant:
    """Draw a bot that a person could name."""
    level = draw(st.sampled_from(list(every_level().values())))
    leaning = draw(st.sampled_from([None, *level.leanings]))
    playouts = draw(st.none() | st.integers(1, 10**9 - 1)) if level.playouts else None
    millionths = None if playouts or not level.playouts else draw(st.none() | st.integers(1, 10**10 - 1))
    seconds = None if millionths is None else millionths / 10**6
    return Entrant(level.name, leaning, playouts, seconds)


@given(entrants())
def test_a_bot_that_is_written_is_read_again(entrant: Entrant) -> None:
    assert parse_entrant(write_entrant(entrant)) == entrant


@pytest.mark.parametrize("text", ["strategist", "master:science", "master@500", "master:close@0.5s", "mcts@2s"])
def test_what_people_write_is_written_back_as_it_was(text: str) -> None:
    assert write_entrant(parse_entrant(text)) == text


@given(st.builds("{}{}".format, st.sampled_from(["", *BOTS]), st.text(":@.s019 x\n\u0664", max_size=6)))
def test_any_text_is_a_bot_or_refused_in_one_line(text: str) -> None:
    refusal, entrant = "", None
    try:
        entrant = parse_entrant(text)
    except UsageError as error:
        refusal = str(error)
    assert entrant or refusal
    assert len(refusal.splitlines()) <= 1
    assert entrant is None or parse_entrant(write_entrant(entrant)) == entrant


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not a bot; write level, level:leaning, level@500 (playouts) or level@0.5s"),
        ("master science", "'master science' is not a bot; write level, level:leaning"),
        ("master@", "'master@' is not a bot; write level"),
        ("master@-5", "'master@-5' is not a bot; write level"),
        ("master@5m", "'master@5m' is not a bot; write level"),
        ("master@1e9", "'master@1e9' is not a bot; write level"),
        ("master@500:science", "'master@500:science' is not a bot; write level, level:leaning, level@500"),
        ("sage", f"there is no bot 'sage'; there are {', '.join(BOTS)}"),
        ("Master", "there is no bot 'Master'; there are apprentice, builder"),
        ("master:war", f"there is no leaning 'war'; there are {', '.join(LEANINGS)}, any"),
        ("apprentice:science", "apprentice has no leanings; write apprentice alone"),
        ("mcts:close", "mcts has no leanings; write mcts alone"),
        ("strategist@500", "strategist does not search, so it needs no time to think; write strategist"),
        ("builder:close@0.5s", "builder does not search, so it needs no time to think; write builder:close"),
        ("apprentice@0", "apprentice does not search, so it needs no time to think; write apprentice"),
        ("master@0", "'master@0' gives no time to think"),
        ("master@000", "'master@000' gives no time to think"),
        ("master@0.0s", "'master@0.0s' gives no time to think"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_clear_line(text: str, reason: str) -> None:
    with pytest.raises(UsageError) as refusal:
        parse_entrant(text)
    assert str(refusal.value).startswith(reason)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in games() for level in levels_of(game)])
@pytest.mark.parametrize("leaning", [None, *LEANINGS])
def test_every_bot_of_a_game_is_made(game: str, level: str, leaning: str | None) -> None:
    if leaning and not levels_of(game)[level].leanings:
        with pytest.raises(UsageError, match="has no leanings"):
            parse_entrant(f"{level}:{leaning}")
    else:
        assert callable(make_bot(game, Entrant(level, leaning)))


def test_the_games_of_the_house_have_these_levels() -> None:
    assert tuple(levels_of("seven")) == BOTS
    assert BOTS == ("apprentice", "builder", "strategist", "scholar", "master", "oracle", "mcts")
    assert tuple(levels_of("architects")) == tuple(level for level in BOTS if level != "oracle")
    with pytest.raises(UsageError, match="architects has no oracle; it has apprentice, builder"):
        parse_entrants("architects", "oracle", range(2))


def test_a_game_may_have_no_bots_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", "tests.kit.hill")
    assert tuple(levels_of("hill")) == ("apprentice",)
    assert callable(make_bot("hill", Entrant("apprentice")))
    with pytest.raises(UsageError, match="hill has no strategist; it has apprentice"):
        parse_entrants("hill", "strategist", range(2))
    assert settle("hill", Entrant("builder", ANY), 3) == Entrant("builder")


def test_any_leaning_differs_from_seat_to_seat() -> None:
    named = parse_entrants("seven", "builder:any", range(7))
    assert [entrant.leaning for entrant in named] == [*LEANINGS, *LEANINGS[:2]]
    fond, plain = parse_entrants("seven", "builder:any, apprentice", [4, 0])
    assert (fond, plain) == (Entrant("builder", "close"), Entrant("apprentice"))


def test_a_leaning_with_the_name_of_a_level_is_still_read() -> None:
    """Logs and ledgers have it."""
    assert parse_entrant("master:builder@5") == parse_entrant("master:wonders@5")


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_that_searches_thinks_for_its_number_of_playouts_unless_told(level: str) -> None:
    entrant = parse_entrant(level)
    budget = entrant.budget("seven", lambda: 0.0)
    assert budget.seconds == inf
    assert budget.playouts == {"scholar": 400, "master": 2000, "oracle": 2000, "mcts": 1000}.get(level, inf)
    assert entrant.searches == (budget.playouts < inf)
    if entrant.searches:
        assert parse_entrant(f"{level}@7").budget("seven", lambda: 0.0).playouts == 7


def test_a_game_says_what_its_levels_can_do(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = (Level("builder", ("hills",)), Level("strategist", playouts=9), Level("climber"))
    monkeypatch.setenv("MIRABILIA_GAMES", "tests.kit.hill")
    monkeypatch.setattr("tests.kit.hill.bots.LEVELS", levels)
    assert parse_entrants("hill", "builder:any,strategist@5,climber", range(3)) == (
        Entrant("builder", "hills"),
        Entrant("strategist", playouts=5),
        Entrant("climber"),
    )
    assert Entrant("strategist").budget("hill", lambda: 0.0).playouts == 9
    for bot, reason in (
        ("builder:science", "builder of hill does not have the leaning science; there are builder, builder:hills"),
        ("strategist:science", "strategist of hill does not have the leaning science; there are strategist"),
        ("master", "hill has no master; it has apprentice, builder, strategist, climber"),
    ):
        with pytest.raises(UsageError, match=reason):
            parse_entrants("hill", bot, range(2))
    with pytest.raises(UsageError, match="strategist of seven does not search, so it needs no budget"):
        parse_entrants("seven", "strategist@5", range(3))
    with pytest.raises(UsageError, match="seven has no climber"):
        parse_entrants("seven", "climber", range(3))


def test_a_bot_that_was_given_seconds_looks_at_the_clock_alone() -> None:
    now = 0.0
    goes_on = parse_entrant("master@0.5s").budget("seven", lambda: now).begin()
    assert goes_on(10**9)
    now = 0.49
    assert goes_on(10**9)
    now = 0.5
    assert not goes_on(0)


def test_a_budget_ends_by_playouts_or_seconds_whichever_comes_first() -> None:
    goes_on = parse_entrant("master@3").budget("seven", lambda: 0.0).begin()
    assert [goes_on(playouts) for playouts in (0, 2, 3)] == [True, True, False]


def test_reading_who_plays_imports_no_engine() -> None:
    """The bots that are asked for decide which backend the engine is imported with."""
    code = (
        "import sys; from mirabilia.bots.roster import parse_entrant; "
        "assert parse_entrant('master:any').searches; assert 'mirabilia.core.kernel' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
