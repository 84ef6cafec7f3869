"""The ladder: a line says whether it is from the current rules and bots, and never says so wrongly."""

import re
from pathlib import Path

import pytest

from mirabilia.core.registry import games
from mirabilia.lab.ledger import open_ledger
from mirabilia.lab.match import Deal, Match, make_match, play_match, read_match
from mirabilia.lab.spread import Local
from mirabilia.text.names import game_name
from tests.house.tree import ROOT
from tools.pages.confirmed import confirm, read_confirmations
from tools.pages.ladder import results_page

PAGE = ROOT / "docs/reference/ladder.md"


def claims(page: str, game: str) -> list[tuple[str, str]]:
    """Return the sources of every line of a game, each with what is said about them."""
    _, _, after = page.partition(f"\n## {game_name(game)}\n")
    lines = [line for line in after.partition("\n## ")[0].splitlines() if line.startswith("| ") and "`" in line]
    written = [line.removesuffix(" |").rpartition("| ")[2].split(", ") for line in lines]
    return [(sources.strip("`"), said) for sources, said in written]


@pytest.mark.parametrize("game", games())
def test_every_line_of_the_ladder_is_of_sources_that_play_as_these_do(game: str) -> None:
    found = claims(PAGE.read_text(), game)
    assert found
    played = [read_match(path)[0] for path in (ROOT / "docs/reference/matches").glob(f"{game}-*.jsonl")]
    present = {match.sources: match for match in played if match == replayed(match)}
    for sources, said in found:
        current = any(known.startswith(sources) for known in present)
        assert (said == "current") == current, sources
        assert current or said.startswith("the same in "), (
            f"{sources}: python -m tools.confirm_matches, or play it again"
        )


def replayed(match: Match) -> Match:
    """Return the match as this version would play it."""
    return make_match(match.game, match.players, match.hero, ",".join(match.others), match.seed, match.wishes)


def test_a_ledger_of_the_present_sources_is_current_and_no_other(tmp_path: Path) -> None:
    match = make_match("architects", 2, "builder", "apprentice")
    with open_ledger(tmp_path / "match.jsonl", match, Deal) as ledger:
        play_match(match, 1, ledger, Local(jobs=1))
    page = results_page(tmp_path, "this test")
    assert claims(page, "architects") == [(match.sources[:8], "current")]
    ledger_text = (tmp_path / "match.jsonl").read_text()
    (tmp_path / "match.jsonl").write_text(ledger_text.replace(match.sources, "0123456789abcdef"))
    assert claims(results_page(tmp_path, "this test"), "architects") == [("01234567", "older")]


@pytest.mark.parametrize(("told", "said"), [("", "the same in 2 deals"), ('"seat":1', "older")])
def test_an_older_ledger_is_played_again_and_confirmed_only_if_every_game_ends_as_it_did(
    tmp_path: Path, told: str, said: str
) -> None:
    match = make_match("architects", 2, "builder", "apprentice")
    path = tmp_path / "match.jsonl"
    with open_ledger(path, match, Deal) as ledger:
        deals = play_match(match, 3, ledger, Local(jobs=1))
    older = path.read_text().replace(match.sources, "0123456789abcdef")
    if told:  # in one game somebody else has won
        (winner,) = deals[1].games[1].winners
        older = re.sub(rf'(.*\n.*\n.*{told},"winners":)\[{winner}\]', rf"\g<1>[{1 - winner}]", older)
    path.write_text(older)
    (line,) = confirm(tmp_path, [], 2, Local(jobs=1))
    assert line == f"match: 2 deals ended {'OTHERWISE' if told else 'as they did'}"
    assert claims(results_page(tmp_path, "this test"), "architects") == [("01234567", said)]
    assert path.read_text() == older, "the ledger says what was played, and by what"
    notes = tmp_path / "confirmed.toml"
    assert notes.exists() == (not told)
    if not told:
        assert not list(confirm(tmp_path, [], 2, Local(jobs=1))), "it is known"
        assert list(confirm(tmp_path, [], 3, Local(jobs=1))) == ["match: 3 deals ended as they did"]
        # It holds for these sources only.
        notes.write_text(notes.read_text().replace(match.sources, "fedcba9876543210"))
        assert claims(results_page(tmp_path, "this test"), "architects") == [("01234567", "older")]


def test_notes_about_ledgers_that_are_gone_or_played_anew_are_dropped(tmp_path: Path) -> None:
    match = make_match("architects", 2, "builder", "apprentice")
    for name in ("again", "anew", "gone"):
        with open_ledger(tmp_path / f"{name}.jsonl", match, Deal) as ledger:
            play_match(match, 2, ledger, Local(jobs=1))
        older = (tmp_path / f"{name}.jsonl").read_text().replace(match.sources, "0123456789abcdef")
        (tmp_path / f"{name}.jsonl").write_text(older)
    assert len(list(confirm(tmp_path, [], 1, Local(jobs=1)))) == 3
    (tmp_path / "gone.jsonl").unlink()
    (tmp_path / "anew.jsonl").write_text(older.replace("0123456789abcdef", match.sources))
    (line,) = confirm(tmp_path, [], 2, Local(jobs=1))
    assert line.startswith("again: ")
    assert set(read_confirmations(tmp_path)) == {"again"}
