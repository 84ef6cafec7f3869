"""Sentences put together from parts, in one language: for every card, wonder, power, token and number.

Parts that read well alone may not fit together. A change of words is a change of these pages, which a speaker of the
language reads before it is accepted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from rich.text import Text

from mirabilia.cli.terminal.seven.price import reason
from mirabilia.core.prospect import Prospect
from mirabilia.display.architects import effect as architects_effect
from mirabilia.display.architects.names import deck_name
from mirabilia.display.names import Names
from mirabilia.display.seven import effect as seven_effect
from mirabilia.games.architects import facts as architects
from mirabilia.games.architects.model import CardsMissing, StagesMissing
from mirabilia.games.seven import facts as seven
from mirabilia.games.seven.model import Missing, TooFewCoins
from mirabilia.insight.model import TENTH, PointsReason, ProspectReason, RivalReason
from mirabilia.insight.words import move_words, reason_words
from mirabilia.text import messages, say, spoken
from mirabilia.text.numbers import percent_words

COUNTS = (1, 2, 5, 3, 11, 12, 21, 22, 0)
"""Numbers that take different forms in the languages of the world; the first of each form is shown."""
OTHER = "Livia"
"""Another player at the table."""


def sentences_page(language: str, command: str) -> str:
    """Return the page of a language."""
    with spoken(language):
        groups = {
            "Numbers": _numbers(language),
            "Ages": _ages(),
            "Cards of 7 Wonders": _seven_cards(),
            "Stages of 7 Wonders": _seven_stages(),
            "What is missing": _missing(),
            "Decks of Architects": _decks(),
            "Cards of Architects": _architects_cards(),
            "Stages of Architects": _architects_stages(),
            "Progress tokens": _tokens(),
            "Advice on 7 Wonders": _seven_advice(),
            "Advice on Architects": _architects_advice(),
        }
        parts = [f"Sentences put together, written by `{command}`: read what changed, change the words.\n"]
        parts += [f"## {title}\n\n" + "".join(f"{line}\n" for line in lines) for title, lines in groups.items()]
    return "\n".join(parts)


class _Values(Visitor):
    """Collects the values that a message needs, and whether it has plural forms."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.values: set[str] = set()
        self.plural = False
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        """Note a value."""
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        """Note that it contains another message, which has a line of its own."""
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        """Note plural forms."""
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.plural = self.plural or bool(names & {"one", "few", "many"})
        self.generic_visit(node)


def _numbers(language: str) -> Iterator[str]:
    """Yield everything that is counted, in all its forms."""
    for message in sorted(messages(language), key=lambda message: message.id.name):
        found = _Values(message)
        if found.plural and found.values == {"count"}:
            yield f"{message.id.name}: " + " · ".join(reversed([*_forms(message.id.name, language)]))


def _forms(key: str, language: str) -> Iterable[str]:
    """Return the words of a key with the first number that takes each of its forms."""
    said = [say(key, language, count=count) for count in COUNTS]
    return {re.sub(r"\d+", "", words): words for words in reversed(said)}.values()


def _ages() -> Iterator[str]:
    for age in (1, 2, 3):
        parts = [
            say("seven-conflicts", age=age),
            *(say("web-seven-table-fights-title", age=age, who=who) for who in ("you", "other")),
            say("seven-terminal-over-seventh", age=age),
            say("seven-terminal-turn-over", age=age, turn=2),
            say("web-seven-headline", age=age, turn=2, all=6),
            say("web-seven-passing-left", age=age),
            say("web-seven-age-began", age=age),
        ]
        yield " | ".join(parts)


def _seven_cards() -> Iterator[str]:
    for card in seven.box().cards:
        name, price = say(f"seven-card-{card.id}"), seven_effect.cost(card.cost)
        does = say("web-help-gives", effect=seven_effect.effects(card.effects))
        parents = " / ".join(say(f"seven-card-{parent}") for parent in _ids(card.free_with))
        free = [say("web-help-free-with", cards=parents)] if parents else []
        yield " | ".join([_seven_deed(card, name, price), does, say("web-help-cost", cost=price), *free])


def _seven_deed(card: seven.Card, name: str, price: str) -> str:
    """Say what was done with a card: something different for each colour, so that every sentence has many cards."""
    values = {"who": "you", "city": OTHER, "card": name}
    match card.colour:
        case "brown" | "green":
            return say("seven-sold", **values)
        case "grey" | "yellow":
            return say("web-lesson-seven-free", card=name)
        case "blue":
            return say("seven-built", price=price, **values)
    stage = say("seven-stage-built", who="you", city=OTHER, stage=1, effect=say("points", count=3), price=price)
    return say("seven-buried", told=stage, card=name)


def _ids(structures: tuple[str, ...]) -> Iterator[str]:
    """Yield a card for each structure."""
    for structure in structures:
        yield next(card.id for card in seven.box().cards if structure in (card.id, card.structure))


def _seven_advice() -> Iterator[str]:
    """Yield what hints, the coach, puzzles and reviews say about moves, and why."""
    deeds = ("build {} <2", "stage {} >3", "sell {}", "free {}", "dig {}", "build {}", "stage {}")
    for number, card in enumerate(seven.box().cards):
        move = move_words("seven", deeds[number % len(deeds)].format(card.id), ())
        freed = [other for other in seven.box().cards if {card.id, card.structure} & {*other.free_with}]
        later = [_prospect("seven", "frees", f"card-{other.id}", other.age) for other in freed]
        yield " | ".join([_advice(number, move), *later])
    powers = ("seventh_card", "free_build", "dig", "copy_guild")
    yield " | ".join(_prospect("seven", "power", f"power-{power}", 2) for power in powers)
    yield " | ".join(_prospect("seven", "coins", "", count) for count in (1, 2, 5))
    yield from _gains("seven", ("military", "treasury", "science"), "rhodos-A")


def _architects_advice() -> Iterator[str]:
    moves = [f"{verb} {deck}" for verb in ("take", "draw", "look") for deck in ("left", "right", "centre")]
    moves += ["build 3 wood wood", "research gear gear ?", "from 1", "from centre", "token ?"]
    moves += ["keep wood", "end", "use", "decline", *(f"token {token.id}" for token in architects.box().tokens)]
    moves += [f"research gear gear {token.id}" for token in architects.box().tokens]
    for number, move in enumerate(moves):
        yield _advice(number, move_words("architects", move, ("giza", "rhodes")))
    effects = [effect for effect in architects.STAGE_EFFECTS if effect != "shield"]
    yield " | ".join(_prospect("architects", kind) for kind in ("token", "cat", *effects))
    yield " | ".join(_prospect("architects", kind, "", count) for kind in ("stage", "draws") for count in (1, 2, 5))
    yield from _gains("architects", ("wonder", "cat", "progress"), "giza")


def _advice(number: int, move: str) -> str:
    """Say something about a move: something different each time, so that every sentence has many moves."""
    said = (
        say("web-advice-best", count=5, move=move),
        say("web-advice-good", move=move),
        say("web-advice-near", move=move),
        say("web-advice-cost", cost=percent_words(0.04), move=move),
        say("web-advice-next", cost=percent_words(0.04), move=move),
        say("web-puzzle-wrong", move=move),
        say("web-puzzle-why", move=move),
        say("web-review-better", cost=percent_words(0.04), move=move),
        say("web-hint-said", what=move),
    )
    return said[number % len(said)]


def _prospect(game: str, kind: str, what: str = "", count: int = 0) -> str:
    return reason_words(game, ProspectReason(Prospect(kind, what, count)), ())


def _gains(game: str, categories: Iterable[str], board: str) -> Iterator[str]:
    """Yield how much more or less a choice brings, with numbers that take different forms."""
    for category in categories:
        points = [PointsReason(category, sign * count * TENTH, 1) for sign in (1, -1) for count in (1, 2, 5)]
        yield " | ".join(reason_words(game, reason, ()) for reason in points)
    yield " | ".join(reason_words(game, RivalReason(0, count * TENTH, 1), (board,)) for count in (1, 2, 5))


def _seven_stages() -> Iterator[str]:
    for wonder in seven.box().wonders:
        for side in seven.SIDES:
            for number, stage in enumerate(wonder.stages(side), start=1):
                told = say(
                    "seven-stage-built",
                    who="other",
                    city=say(f"seven-city-{wonder.id}"),
                    stage=number,
                    effect=seven_effect.effects(stage.effects),
                    price=say("seven-price-free"),
                )
                help_line = say(
                    "web-help-stage",
                    stage=number,
                    cost=seven_effect.cost(stage.cost),
                    effect=seven_effect.effects(stage.effects),
                )
                yield f"{wonder.id}-{side}: {told} | {help_line}"


def _missing() -> Iterator[str]:
    for resource in seven.RESOURCES:
        yield " | ".join(
            reason(Missing((resource,), needed, available)) for needed, available in ((1, 0), (2, 1), (5, 0))
        )
    yield reason(Missing(("wood", "clay"), 2, 0))
    yield reason(TooFewCoins(2, 1))
    for needed, grey, coins in ((2, 1, 0), (3, 1, 1), (4, 1, 2)):
        yield architects_effect.reason(CardsMissing(needed, "identical", grey, coins))
    yield architects_effect.reason(StagesMissing((1,))) + " | " + architects_effect.reason(StagesMissing((1, 2)))


def _decks() -> Iterator[str]:
    """Yield who takes from whose deck: the person who reads is the first of three."""
    names = Names(0, ("Giza", OTHER, "Rufus"))
    for taker in (0, 1):
        for owner in (None, 0, 1, 2):
            deck = Text.from_markup(deck_name(owner, taker, names)).plain
            who = {"who": names.who(taker), "city": OTHER, "deck": deck}
            card = say("architects-card-wood")
            took = [say(f"architects-took-{why}", card=card, **who) for why in ("turn", "draw", "effect", "look")]
            looked = (
                say("architects-looked-other", city=OTHER, deck=deck)
                if taker
                else say("architects-looked-you", deck=deck, cards=card)
            )
            yield " | ".join([*took, looked, say("architects-terminal-do-from", deck=deck, card=card)])


def _architects_cards() -> Iterator[str]:
    deck = say("architects-deck-centre")
    for card in architects.box().cards:
        name = say(f"architects-card-{card.id}")
        took = say("architects-took-turn", who="you", city=OTHER, card=name, deck=deck)
        seen = say(
            "architects-terminal-cat-seen", held=say("architects-terminal-cat-held", who="you", city=""), card=name
        )
        points = say("points", count=card.points)
        yield " | ".join([took, seen, say(f"web-help-architects-card-{card.colour}", card=name, points=points)])


def _architects_stages() -> Iterator[str]:
    for wonder in architects.box().wonders:
        for number, stage in enumerate(wonder.stage, start=1):
            gives, cost = architects_effect.gives(stage), architects_effect.cost(stage.cost)
            cards = say("architects-copies", count=2, card=say("architects-card-glass"))
            built = say("architects-stage-built", who="you", city=OTHER, stage=number, gives=gives, cards=cards)
            yield f"{wonder.id}: {built} | " + say("web-architects-stage", stage=number, cost=cost, gives=gives)


def _tokens() -> Iterator[str]:
    for token in architects.box().tokens:
        words = Text.from_markup(architects_effect.token(token.id)).plain
        gained = say("architects-gained-token", who="you", city=OTHER, token=words)
        yield gained + " | " + say("architects-turned-token", who="other", city=OTHER, token=words)
