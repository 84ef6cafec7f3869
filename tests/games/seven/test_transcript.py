"""Transcripts: whole games that add up, and a reference page that tells the truth about them.

`python -m tests.games.seven.test_transcript` rewrites the generated parts of `docs/reference/transcript.md`.
"""

import re
from collections import Counter
from functools import cache
from itertools import chain

import msgspec
import pytest

from mirabilia.core.errors import RecordError
from mirabilia.core.replay import new_record
from mirabilia.games.seven.batch import play_recorded
from mirabilia.games.seven.facts import box
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.transcript import format as of
from mirabilia.games.seven.transcript import transcribe, transcript_of
from mirabilia.games.seven.transcript.format import Transcript, Turn
from tools.reference import Page

CARDS = {card.id: card for card in box().cards}
GAMES = [(players, seed) for players in SEVEN.players for seed in range(4)]
GAMES += [(2, 108), (2, 41), (3, 101), (3, 132)]  # digs, seventh cards, free builds


@cache
def transcript(players: int, seed: int) -> Transcript:
    """Return the transcript of game 0 of `simulate seven --players PLAYERS --seed SEED`."""
    return transcribe(SEVEN, play_recorded(players, seed, 0))


# The page

PAGE = Page("transcript.md", of, transcript)


def test_the_tables_and_examples_of_the_page_are_what_the_code_produces() -> None:
    assert PAGE.text == PAGE.rewritten()


def test_the_page_has_a_table_for_every_struct() -> None:
    assert sorted(PAGE.marks("fields")) == sorted(PAGE.structs())


def test_the_page_shows_a_whole_turn() -> None:
    examples = [what.split() for what in PAGE.marks("example")]
    assert any(len(words) == 6 and words[4] == "turns" for words in examples)


def test_the_page_explains_every_kind_of_effect_and_every_field_of_the_facts() -> None:
    page = PAGE.text
    things = [*box().cards, *(stage for wonder in box().wonders for stage in (*wonder.a, *wonder.b))]
    raw = [msgspec.to_builtins(thing) for thing in things]
    names = {effect["kind"] for thing in raw for effect in thing["effects"]}
    names |= {key for thing in raw for effect in thing["effects"] for key in effect} | set(raw[0])
    assert [name for name in sorted(names) if f"`{name}`" not in page] == []


# The games


def written(game: Transcript) -> list[str]:
    """Return the moves of a game in the order that the page describes."""
    moves = []
    for turn in turns(game):
        moves += [f"{play.city} {play.text}" for play in turn.plays]
        moves += [f"{turn.seventh.play.city} {turn.seventh.play.text}"] if turn.seventh else []
        moves += [f"{turn.dig.city} {turn.dig.text}"] if turn.dig else []
    return moves


def turns(game: Transcript) -> list[Turn]:
    return [turn for age in game.ages for turn in age.turns]


def by_number(cards: list[str] | tuple[str, ...]) -> list[str]:
    return sorted(cards, key=list(CARDS).index)


each_game = pytest.mark.parametrize(("players", "seed"), GAMES)


@each_game
def test_a_transcript_is_one_line_of_json_that_reads_back_and_holds_its_record(players: int, seed: int) -> None:
    game, record = transcript(players, seed), play_recorded(players, seed, 0)
    line = transcript_of(SEVEN, record)
    assert b"\n" not in line
    assert msgspec.json.decode(line, type=Transcript) == game
    assert [getattr(game, name) for name in record.__struct_fields__] == list(msgspec.structs.astuple(record))
    assert written(game) == list(record.moves)
    assert re.fullmatch("[0-9a-f]{16}", game.hash)


@each_game
def test_every_deck_is_made_of_the_right_cards(players: int, seed: int) -> None:
    game = transcript(players, seed)
    cities = len(game.cities)
    for age in game.ages:
        copies = Counter(
            {card.id: sum(n <= cities for n in card.copies) for card in box().cards if card.age == age.age}
        )
        assert Counter(age.deck) == +(copies + Counter(age.guilds))
        assert len(age.guilds) == (cities + 2 if age.age == 3 else 0)
        assert all(CARDS[guild].colour == "purple" for guild in age.guilds)
        assert len(age.deck) == 7 * cities


@each_game
def test_hands_come_from_the_deck_shrink_by_what_is_played_and_are_passed_on(players: int, seed: int) -> None:
    game = transcript(players, seed)
    for age in game.ages:
        hands = [list(age.deck[7 * seat : 7 * seat + 7]) for seat in range(players)]
        pile = list(age.deck[14:]) if players == 2 else []
        for turn in age.turns:
            if turn.free_city:
                assert turn.free_city.holder == (age.age + turn.turn) % 2
                assert turn.free_city.drawn == pile[0]
                assert list(turn.free_city.pile) == pile[1:]
                hands[turn.free_city.holder].append(pile.pop(0))
            assert [list(hand) for hand in turn.hands] == [by_number(hand) for hand in hands]
            for play in turn.plays:
                hands[play.seat].remove(play.card)
            if turn.turn < 6:
                hands = [hands[(seat + (1 if age.age == 2 else -1)) % players] for seat in range(players)]
        rest = {city: hand[0] for city, hand in enumerate([*hands, *([pile] if pile else [])])}
        check_last_cards(age.turns[-1], rest)


def check_last_cards(turn: Turn, rest: dict[int, str]) -> None:
    if turn.seventh:
        assert turn.seventh.play.card == rest.pop(turn.seventh.play.city)
    assert [(leftover.city, leftover.card) for leftover in turn.leftovers] == list(rest.items())


@each_game
def test_coins_add_up_and_trade_moves_them_between_neighbours(players: int, seed: int) -> None:
    game = transcript(players, seed)
    coins = [3] * len(game.cities)
    for turn in turns(game):
        for step, plays in steps(turn):
            if step is not turn.accounts and turn.seventh and step is turn.seventh.accounts:
                assert [account.before for account in step] == [account.after_paying for account in turn.accounts]
            assert [account.before + account.pending for account in step] == coins
            check_step(step, plays)
            coins = [account.after for account in step]
        assert list(turn.coins) == coins


def steps(turn: Turn) -> list[tuple[tuple[of.Account, ...], list[of.CardPlay]]]:
    found = [(turn.accounts, list(turn.plays))]
    found += [(turn.seventh.accounts, [turn.seventh.play])] if turn.seventh else []
    return found + ([(turn.dig.accounts, [])] if turn.dig else [])


def check_step(step: tuple[of.Account, ...], plays: list[of.CardPlay]) -> None:
    paid, trade, sale = Counter[int](), Counter[int](), Counter[int]()
    for play in plays:
        paid[play.city] += play.bank + play.left + play.right
        trade[(play.city + 1) % len(step)] += play.left
        trade[(play.city - 1) % len(step)] += play.right
        sale[play.city] += 3 * (play.do == "sell")
    for city, account in enumerate(step):
        assert (account.city, account.paid, account.trade, account.sale) == (city, paid[city], trade[city], sale[city])
        assert account.after_paying == account.before - account.paid >= 0
        gained = account.pending + account.trade + account.sale + account.effect
        assert account.after == account.after_paying + gained


@each_game
def test_every_card_ends_in_a_city_under_a_wonder_or_on_the_pile(players: int, seed: int) -> None:
    game = transcript(players, seed)
    discards = Counter[str]()
    cities: list[list[str]] = [[] for _ in game.cities]
    buried: list[list[str]] = [[] for _ in game.cities]
    for age in game.ages:
        for turn in age.turns:
            for play in chain(*(plays for _, plays in steps(turn))):
                {"build": cities[play.city], "free": cities[play.city], "stage": buried[play.city]}.get(
                    play.do, []
                ).append(play.card)
                discards[play.card] += play.do == "sell"
            discards += Counter(leftover.card for leftover in turn.leftovers)
            if turn.dig:
                assert list(turn.dig.pile) == by_number(list(discards.elements()))
                if turn.dig.card:
                    discards[turn.dig.card] -= 1
                    cities[turn.dig.city].append(turn.dig.card)
            assert list(turn.discards) == by_number(list(discards.elements()))
        assert [list(standing.cards) for standing in age.standings] == [by_number(cards) for cards in cities]
        assert [list(standing.buried) for standing in age.standings] == buried
        assert [standing.stages for standing in age.standings] == [len(cards) for cards in buried]


@each_game
def test_conflicts_follow_from_shields_and_tokens_from_conflicts(players: int, seed: int) -> None:
    game = transcript(players, seed)
    points = [0] * len(game.cities)
    for age in game.ages:
        shields = [standing.shields for standing in age.standings]
        assert [fight.city for fight in age.conflicts] == list(range(len(game.cities)))
        for fight in age.conflicts:
            assert fight.neighbour == (fight.city + 1) % len(game.cities)
            assert (fight.shields, fight.against) == (shields[fight.city], shields[fight.neighbour])
            points[fight.city] += fight.city_token
            points[fight.neighbour] += fight.neighbour_token
        assert points == [token_points(standing) for standing in age.standings]
    assert points == [score.military for score in game.scores]


def token_points(standing: of.CityStanding) -> int:
    first, second, third = standing.victories
    return first + 3 * second + 5 * third - standing.defeats


@each_game
def test_totals_and_winners_follow_from_the_sheets(players: int, seed: int) -> None:
    game = transcript(players, seed)
    for score, standing in zip(game.scores, game.ages[-1].standings, strict=True):
        categories = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")
        assert score.total == sum(getattr(score, name) for name in categories)
        assert score.coins == standing.coins == turns(game)[-1].coins[score.city]
        assert score.science == score.symbols.squares + score.symbols.sets
    best = max((score.total, score.coins) for score in game.scores[:players])
    assert list(game.winners) == [s.city for s in game.scores[:players] if (s.total, s.coins) == best]


def test_the_games_above_show_every_kind_of_step() -> None:
    all_turns = [turn for players, seed in GAMES for turn in turns(transcript(players, seed))]
    assert {play.do for turn in all_turns for play in turn.plays} == {"build", "stage", "sell", "free"}
    assert any(turn.seventh for turn in all_turns)
    assert {bool(turn.dig.card) for turn in all_turns if turn.dig} == {True, False}


def test_a_game_that_is_not_over_has_no_transcript() -> None:
    record = new_record(SEVEN, SEVEN.draw_setup(3, 1), 1)
    with pytest.raises(RecordError, match="the game is not over after 0 moves"):
        transcript_of(SEVEN, record)


if __name__ == "__main__":
    PAGE.rewrite()
