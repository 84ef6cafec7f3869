"""What is refused is said in the reader's language, and in English just as the error says it."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mirabilia.bots.roster import Entrant, check_entrant, parse_entrant
from mirabilia.cli.main import run, words_of
from mirabilia.core.errors import MirabiliaError, RecordError
from mirabilia.core.registry import describe, home
from mirabilia.core.seed import parse_seed
from mirabilia.files import check_writable, read_file
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.model import Build
from mirabilia.programs.given import parse_program, parse_programs, programs_of
from mirabilia.server.tables.proof import parse_commitment, verify_proof
from mirabilia.text import ENGLISH, languages, say, spoken
from tests.house.tree import ROOT, files
from tests.kit.languages import ANOTHER

TEXT = "seven gizah-A rhodos-A olympia-A\nseed 7\n{}\nhash 0000000000000000\n"
"""A game with one line to fill in."""
TURN = "sell altar | sell altar | sell altar"
REFUSED: dict[str, Callable[[], object]] = {
    "not_a_bot": lambda: parse_entrant("!"),
    "no_bot": lambda: parse_entrant("nobody"),
    "no_leanings": lambda: parse_entrant("apprentice:science"),
    "no_leaning": lambda: parse_entrant("builder:war"),
    "no_search": lambda: parse_entrant("builder@500"),
    "no_time": lambda: parse_entrant("master@0"),
    "not_a_program": lambda: parse_entrant("program:?"),
    "no_level": lambda: check_entrant("architects", Entrant("none")),
    "not_a_command": lambda: parse_program("x"),
    "no_command": lambda: parse_program("x="),
    "no_program": lambda: parse_program("x=./no-such-program"),
    "program_twice": lambda: parse_programs(["x=true", "x=true"]),
    "unknown_program": lambda: programs_of([parse_entrant("program:x")], []),
    "no_game": lambda: home("chess"),
    "no_version": lambda: describe("seven").features_of(9),
    "players": lambda: describe("seven").players_or_usual(9),
    "wishes": lambda: describe("seven").rules.draw_setup(3, 1, "? ? ? ?"),
    "no_wonder": lambda: describe("seven").rules.draw_setup(3, 1, "atlantis"),
    "wonder_twice": lambda: describe("architects").rules.draw_setup(3, 1, "giza giza"),
    "no_side": lambda: describe("seven").rules.draw_setup(3, 1, "gizah-C"),
    "move_verb": lambda: describe("seven").rules.parse_move("burn altar"),
    "move_card": lambda: describe("architects").rules.parse_move("keep gold"),
    "move_payment": lambda: describe("seven").rules.parse_move("build altar 2"),
    "move_price": lambda: encode_move(Build("altar", 99, 99)),
    "move_deck": lambda: describe("architects").rules.parse_move("take middle"),
    "move_any_deck": lambda: describe("architects").rules.parse_move("from left"),
    "move_build": lambda: describe("architects").rules.parse_move("build 9"),
    "move_order": lambda: describe("architects").rules.parse_move("build 1 glass wood"),
    "move_set": lambda: describe("architects").rules.parse_move("research gear tablet ?"),
    "move_token": lambda: describe("architects").rules.parse_move("token magic"),
    "setup_open": lambda: describe("seven").rules.parse_setup("gizah-A ? ?"),
    "setup_boards": lambda: describe("seven").rules.parse_setup("gizah-A rhodos-A"),
    "setup_free_city": lambda: describe("seven").rules.parse_setup("gizah-A + rhodos-A"),
    "setup_wonder_open": lambda: describe("architects").rules.parse_setup("giza ?"),
    "setup_wonders": lambda: describe("architects").rules.parse_setup("giza"),
    "setup_first": lambda: describe("architects").rules.parse_setup("giza rhodes first=5"),
    "setup_seat": lambda: describe("architects").rules.parse_setup("giza rhodes first=x"),
    "text_turn": lambda: describe("seven").rules.parse_game(TEXT.format("II.1 sell altar")),
    "text_moves": lambda: describe("seven").rules.parse_game(TEXT.format("I.1 sell altar")),
    "text_city": lambda: describe("seven").rules.parse_game(TEXT.format(f"I.1 {TURN}\nI.1 x: sell altar")),
    "no_key": lambda: parse_seed("abc"),
    "no_seed": lambda: parse_seed("-1"),
    "no_folder": lambda: check_writable(Path("/no/such/folder/file")),
    "folder": lambda: check_writable(Path("/")),
    "unreadable": lambda: read_file(Path("/no/such/file")),
    "within": lambda: verify_proof(b"{}"),
    "unlike_commitment": lambda: parse_commitment("abc"),
    "unlike_promise": lambda: parse_commitment("abc", "promise"),
}
"""What causes each refusal; tests of proofs have the others."""


def refusal(saying: str) -> MirabiliaError:
    """Return the error that says this."""
    with pytest.raises(MirabiliaError) as caught:
        REFUSED[saying]()
    assert caught.value.saying == saying
    return caught.value


@pytest.mark.parametrize("saying", REFUSED)
def test_in_english_the_words_are_those_of_the_error(saying: str) -> None:
    error = refusal(saying)
    with spoken(ENGLISH):
        assert words_of(error).replace("’", "'") == str(error)


@pytest.mark.parametrize("saying", REFUSED)
def test_in_other_languages_they_are_not(saying: str) -> None:
    error = refusal(saying)
    for language in languages():
        with spoken(language):
            assert (words_of(error).replace("’", "'") == str(error)) == (language == ENGLISH)


def test_what_somebody_typed_cannot_act_on_a_terminal() -> None:
    with pytest.raises(MirabiliaError) as caught:
        home("\x1b[31mchess")
    assert "\\x1b[31mchess" in words_of(caught.value)
    assert words_of(caught.value).isprintable()


def test_what_has_no_words_is_said_as_it_is() -> None:
    with spoken(ANOTHER):
        assert words_of(RecordError("move 3: nonsense")) == "move 3: nonsense"


def test_the_command_helps_and_refuses_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MIRABILIA_LANGUAGE", ANOTHER)
    assert run(["--help"]) == 0
    shown = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert say("mirabilia-command", ANOTHER) in shown
    assert say("verb-serve", ANOTHER) in shown
    assert run(["table", "seven", "--players", "9"]) == 2
    reason = say("refused-players", ANOTHER, game="seven", least=2, most=7, players="9")
    assert capsys.readouterr().err == say("refused-line", ANOTHER, reason=reason) + "\n"
    assert run(["verify", "/no/such/file"]) == 2
    assert "/no/such/file" in capsys.readouterr().err


def kinds_of(error: type[MirabiliaError]) -> Iterator[type[MirabiliaError]]:
    """Yield the errors below one."""
    for kind in error.__subclasses__():
        yield kind
        yield from kinds_of(kind)


HOLE = "\N{REPLACEMENT CHARACTER}"


class Said(NamedTuple):
    """An error that names its words, where it is raised."""

    where: str
    english: str
    """What the error says, with a hole for each value."""
    key: str
    values: frozenset[str]


def said() -> Iterator[Said]:
    """Yield every error whose own words are written where it names its words for other languages."""
    for path in files(".py", under="src"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(
                    func=ast.Attribute(
                        value=ast.Call(args=[ast.Constant() | ast.JoinedStr() as told, *_]), attr="said"
                    ),
                    args=[ast.Constant(value=str(key))],
                ):
                    values = frozenset(keyword.arg or "" for keyword in node.keywords)
                    yield Said(f"{path.relative_to(ROOT)}:{node.lineno}", english_of(told), f"refused-{key}", values)


def english_of(told: ast.Constant | ast.JoinedStr) -> str:
    """Return the text of an error with holes, each in quotation marks if its value is shown as it was typed."""
    if isinstance(told, ast.Constant):
        return str(told.value)
    return "".join(
        str(part.value)
        if isinstance(part, ast.Constant)
        else HOLE
        if isinstance(part, ast.FormattedValue) and part.conversion != ord("r")
        else f"'{HOLE}'"
        for part in told.values
    )


WITHOUT_WORDS = {
    "env": "read by those who write a program that learns",
    "library": "read by those who write a program",
    "insight/advice.py": "the same: a program asks for advice",
    "programs": "read by those who write a bot, like the protocol",
    "bots": "a bot asked for what it cannot do, by a program",
    "core/dataset.py": "nothing that is played here stays unfinished",
    "core/seed.py": "a program's seed; what is typed is read before",
    "games/seven/transcript/__init__.py": "nothing that is simulated stays unfinished",
    "games/architects/transcript/__init__.py": "the same",
    "games/seven/codec.py": "a move that no notation can write",
    "games/seven/game.py": "seats and choices that only a program can ask for",
    "games/architects/game.py": "the same",
    "insight/puzzles.py": "the server says it in words of its own",
    "server/store": "read by nobody: a store used wrongly, or in the log of a server",
    "server/tables": "in the log of a server",
    "server/thinking": "in the log of a server",
    "lab/extra.py": "it names its words itself",
    "cli/serve.py": "the same",
    "cli/table.py": "it is said where it is raised",
    "text/environment.py": "it is said where it is raised",
}
"""Where errors have no words of their own, and why none are needed."""


def test_every_error_that_a_person_can_bring_about_names_its_words() -> None:
    found = {str(path.relative_to(ROOT / "src/mirabilia")): [*unsaid(path)] for path in files(".py", under="src")}
    wordless = {place for place, lines in found.items() if lines}
    assert sorted(place for place in wordless if not excuses(place)) == []
    assert set(WITHOUT_WORDS) == {excuse for place in wordless for excuse in excuses(place)}, "an excuse is not needed"


def excuses(place: str) -> list[str]:
    """Return what excuses a file: itself, or a folder that it is in."""
    return [one for one in WITHOUT_WORDS if place == one or place.startswith(f"{one}/")]


def unsaid(path: Path) -> Iterator[int]:
    """Yield the line of every error of ours that is raised without naming its words."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in OURS:
                yield node.lineno


OURS = {kind.__name__ for kind in kinds_of(MirabiliaError)} - {"FactError", "RefusedError"}
"""The errors that people can cause; facts are ours, and a refusal by the server has a code with words elsewhere."""

TOLD_APART = {
    *("begun_by_others", "begun_otherwise", "game_without", "used_when_copied", "older_database", "noted"),
    *("players", "not_a_program"),
}
"""Refusals whose error is put together from more or fewer parts than its words."""


def test_english_words_are_those_of_the_error_wherever_one_is_raised() -> None:
    found = [one for one in said() if one.key.removeprefix("refused-") not in TOLD_APART]
    assert len(found) > 100
    spoken_as = {one: say(one.key, ENGLISH, **dict.fromkeys(one.values, HOLE)).replace("’", "'") for one in found}
    assert [(one.where, one.english, words) for one, words in spoken_as.items() if one.english != words] == []
