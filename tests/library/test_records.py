"""Records from a program: kept whole, replayed with every move checked, gone through without being changed."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

import mirabilia
from mirabilia.core.record import write_record

PLAY = mirabilia.play_bots("apprentice", "seven", players=3, seed=4)
RECORD = PLAY.record()


def test_a_record_is_read_as_it_was_saved(tmp_path: Path) -> None:
    mirabilia.save_record(RECORD, tmp_path / "game.json")
    assert mirabilia.load_record(tmp_path / "game.json") == RECORD
    (tmp_path / "game.txt").write_text(PLAY.text())
    assert mirabilia.load_record(str(tmp_path / "game.txt")) == RECORD


def test_everything_that_holds_a_game_can_be_replayed(tmp_path: Path) -> None:
    mirabilia.save_record(RECORD, tmp_path / "game.json")
    path = tmp_path / "game.json"
    for source in (RECORD, write_record(RECORD), PLAY.text(), PLAY.text().encode(), path, str(path)):
        end = mirabilia.replay(source).end
        assert (end.score(), end.record(), end.events) == (PLAY.score(), RECORD, PLAY.events)


def test_moments_are_the_moves_with_the_game_before_them() -> None:
    replay = mirabilia.replay(RECORD)
    assert [f"{moment.city} {moment.move}" for moment in replay] == list(RECORD.moves)
    assert [moment.number for moment in replay] == list(range(len(RECORD.moves)))
    for moment in replay[:20]:
        before = moment.before
        assert before.choose(moment.option, moment.city) == moment.events
        assert before.state.hash == replay[moment.number + 1].before.state.hash


def test_playing_on_from_a_moment_changes_nothing_in_the_replay() -> None:
    replay = mirabilia.replay(RECORD)
    for play in (replay[10].before, replay[10].before):
        play.choose(play.options()[-1])
    assert mirabilia.replay(replay.record).end.record() == replay.end.record()
    assert replay[10].before.state.hash == mirabilia.replay(RECORD)[10].before.state.hash


def test_an_unfinished_game_is_played_on_from_its_record() -> None:
    replay = mirabilia.replay(PLAY.text())
    half = mirabilia.replay(replay[27].before.record()).end
    assert not half.over
    for moment in replay[27:]:
        half.choose(moment.move, moment.city)
    assert half.record() == RECORD


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (write_record(RECORD)[:300], "the record: not complete JSON, perhaps cut short"),
        (replace(RECORD, moves=RECORD.moves[:-1]), "it was cut short or edited"),
        (replace(RECORD, moves=("0 build pyramid",)), "move 1 of 1: .*there is no card 'pyramid'"),
        (replace(RECORD, game="eight"), "there is no game 'eight'"),
        (b"\xff\xfe", "neither a record nor a game text"),
        (b"[1, 2]", "neither a record nor a game text"),
        (b" \n", "this is empty"),
        ("chess\ne4", "a game text begins with the name of a game"),
        ("nowhere.json", "cannot read nowhere.json: No such file"),
    ],
)
def test_a_damaged_record_is_refused_in_one_line(source: mirabilia.Record | bytes | str, said: str) -> None:
    with pytest.raises(mirabilia.MirabiliaError, match=said) as caught:
        mirabilia.replay(source)
    assert "\n" not in str(caught.value)


def test_what_is_no_record_at_all_is_refused() -> None:
    with pytest.raises(mirabilia.UsageError, match="5 cannot be replayed; give a record"):
        mirabilia.replay(5)  # type: ignore[arg-type]  # wrong on purpose


def test_a_game_with_numbers_of_numpy_is_kept_like_any_other(tmp_path: Path) -> None:
    play: mirabilia.SevenPlay = mirabilia.new_game("seven", players=np.int64(2), seed=np.int64(5))  # type: ignore[call-overload]  # on purpose
    mirabilia.save_record(play.record(), tmp_path / "game.json")
    assert mirabilia.load_record(tmp_path / "game.json") == mirabilia.new_game("seven", players=2, seed=5).record()


def test_a_game_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(mirabilia.UsageError, match=r"a record is needed, not a Play; record\(\) of a game"):
        mirabilia.save_record(mirabilia.new_game("seven"), tmp_path / "game.json")  # type: ignore[arg-type]  # wrong on purpose
    assert not list(tmp_path.iterdir())


def test_a_record_is_not_written_where_no_file_can_be(tmp_path: Path) -> None:
    with pytest.raises(mirabilia.UsageError, match="its folder does not exist"):
        mirabilia.save_record(RECORD, tmp_path / "nowhere" / "game.json")
