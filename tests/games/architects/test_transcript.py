"""Transcripts of Architects: whole games that add up, and a reference page that tells the truth about them.

`python -m tests.games.architects.test_transcript` rewrites the generated parts of
`docs/reference/transcript-architects.md`.
"""

import re
from collections import Counter

import msgspec
import pytest

from mirabilia.core.chance import below, stream
from mirabilia.core.errors import RecordError
from mirabilia.core.kernel import words
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, extended, new_record
from mirabilia.games.architects.batch import play_recorded
from mirabilia.games.architects.facts import STAGE_EFFECTS, DrawOnBuild, DrawOnTake, box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.transcript import format as of
from mirabilia.games.architects.transcript import transcribe, transcript_of
from mirabilia.games.architects.transcript.format import Transcript
from tests.kit.architects.transcript import CARDS, GAMES, STAGES, TOKENS, Checked, transcript
from tools.reference import Page

CONFLICT_TOKENS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}

# The page

PAGE = Page("transcript-architects.md", of, transcript)


def test_the_tables_and_examples_of_the_page_are_what_the_code_produces() -> None:
    assert PAGE.text == PAGE.rewritten()


def test_the_page_has_a_table_for_every_struct() -> None:
    assert sorted(PAGE.marks("fields")) == sorted(PAGE.structs())


def test_the_page_shows_a_whole_turn() -> None:
    examples = [what.split() for what in PAGE.marks("example")]
    assert any(len(words) == 4 and words[2] == "turns" for words in examples)


def test_the_page_explains_every_effect_and_every_field_of_the_facts() -> None:
    raw = msgspec.to_builtins(box())
    names = {key for kind in ("cards", "wonders", "tokens") for thing in raw[kind] for key in thing}
    names |= {key for wonder in raw["wonders"] for stage in wonder["stage"] for key in (*stage, *stage["cost"])}
    names |= {key for token in raw["tokens"] for key in token["effect"]}
    names |= {token["effect"]["kind"] for token in raw["tokens"]} | set(STAGE_EFFECTS)
    assert [name for name in sorted(names) if f"`{name}`" not in PAGE.text] == []


# The games


each_game = pytest.mark.parametrize(("players", "seed"), GAMES)


@each_game
def test_a_transcript_is_one_line_of_json_that_reads_back_and_holds_its_record(players: int, seed: int) -> None:
    game, record = transcript(players, seed), play_recorded(players, seed, 0)
    line = transcript_of(ARCHITECTS, record)
    assert b"\n" not in line
    assert msgspec.json.decode(line, type=Transcript) == game
    assert [getattr(game, name) for name in record.__struct_fields__] == list(msgspec.structs.astuple(record))
    chosen = [f"{turn.seat} {action.text}" for turn in game.turns for action in turn.actions if action.chosen]
    assert chosen == list(record.moves)
    assert re.fullmatch("[0-9a-f]{16}", game.hash)


@each_game
def test_the_box_is_set_out_whole(players: int, seed: int) -> None:
    game = transcript(players, seed)
    assert game.players == len(game.seats) == players
    assert [place.seat for place in game.seats] == list(range(players))
    for place in game.seats:
        assert Counter(place.deck) == box().decks[place.wonder]
    assert Counter(game.central) == box().decks["central"]
    assert len(game.open_tokens) == 3
    assert Counter(game.open_tokens + game.stack) == {token.id: token.copies for token in box().tokens}
    assert game.conflict_tokens == CONFLICT_TOKENS[players]


@each_game
def test_every_card_token_and_shield_adds_up_action_by_action(players: int, seed: int) -> None:
    Checked(transcript(players, seed)).play()


@each_game
def test_sheets_follow_from_the_last_table_and_winners_from_the_sheets(players: int, seed: int) -> None:
    game = transcript(players, seed)
    last = game.turns[-1].after
    for score, player in zip(game.scores, last.players, strict=True):
        stages = STAGES[game.seats[score.seat].wonder]
        assert [(each.stage, each.points) for each in score.stage_points] == [
            (stage, stages[stage - 1].points) for stage in player.stages
        ]
        assert {each.token: each.copies for each in score.token_points} == Counter(player.tokens)
        assert score.wonder == sum(each.points for each in score.stage_points)
        assert score.progress == sum(each.points for each in score.token_points)
        assert [(each.token, each.points) for each in score.token_points] == [
            (token, worth(token, player)) for token in TOKENS if token in player.tokens
        ]
        assert score.cat == (2 if last.cat == score.seat else 0)
        assert score.civilian == sum(CARDS[card].points * count for card, count in player.cards.items())
        assert score.military == 3 * player.victories
        assert score.total == score.wonder + score.cat + score.civilian + score.military + score.progress
        assert score.stages == len(player.stages)
    best = max((score.total, score.stages) for score in game.scores)
    assert list(game.winners) == [score.seat for score in game.scores if (score.total, score.stages) == best]


def worth(token: str, player: of.PlayerAfter) -> int:
    return {
        "decor": 6 if len(player.stages) == 5 else 4,
        "politics": player.cards.get("blue2cat", 0),
        "strategy": player.victories,
        "education": 2 * len(player.tokens),
        "culture": 12 if player.tokens.count("culture") == 2 else 4,
    }.get(token, 0)


def test_a_first_player_other_than_seat_0_is_told() -> None:
    game = transcribe(ARCHITECTS, random_record("giza rhodes halicarnassus first=2", 5))
    assert (game.first, game.turns[0].seat, game.turns[1].seat) == (2, 2, 0)
    Checked(game).play()


def random_record(setup: str, seed: int) -> Record:
    record = new_record(ARCHITECTS, ARCHITECTS.parse_setup(setup), seed)
    chance, state = words(1), begin(ARCHITECTS, record)
    chance[0] = stream(seed, 99)
    while waiting := ARCHITECTS.waiting(state):
        options = ARCHITECTS.decision(state, waiting[0]).options
        step = ARCHITECTS.choose(state, waiting[0], options[below(chance, len(options))].move)
        record, state = extended(ARCHITECTS, record, step), step.state
    return record


def test_the_games_above_show_every_kind_of_action() -> None:
    turns = [turn for players, seed in GAMES for turn in transcript(players, seed).turns]
    actions = [action for turn in turns for action in turn.actions]
    assert {action.do for action in actions} == {
        *("take", "draw", "build", "research", "from", "token", "look", "keep", "use", "decline", "end")
    }
    assert {action.effect for action in actions} == {None, *STAGE_EFFECTS} - {"shield"}
    assert {(True, False), (False, True), (False, False)} <= {
        (action.built.economy, action.built.engineering) for action in actions if action.built
    }
    assert {action.token.blind for action in actions if action.token} == {True, False}
    assert {action.chosen for action in actions if action.do in ("build", "end")} == {True, False}
    assert {token for action in actions for token in action.triggered} == {
        token.id for token in box().tokens if isinstance(token.effect, DrawOnTake | DrawOnBuild)
    }
    assert any(turn.battle for turn in turns)
    assert any(turn.peeked for turn in turns)


def test_a_game_that_is_not_over_has_no_transcript() -> None:
    record = new_record(ARCHITECTS, ARCHITECTS.draw_setup(3, 1), 1)
    with pytest.raises(RecordError, match="the game is not over after 0 moves"):
        transcript_of(ARCHITECTS, record)


if __name__ == "__main__":
    PAGE.rewrite()
