"""Feats: what can be done in 7 Wonders Architects, as short text, and which of it a game did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from mirabilia.core.game import Step
from mirabilia.games.architects.facts import STAGE_EFFECTS, STAGES, DrawOnBuild, DrawOnTake, box
from mirabilia.games.architects.model import (
    Build,
    CatMoved,
    Decision,
    Declined,
    DrawAllowed,
    Flipped,
    Fought,
    LookAt,
    Option,
    Peeked,
    Researched,
    StageBuilt,
    TakeFrom,
    TakeToken,
    TokenTaken,
    Took,
    TurnBegan,
    Use,
    View,
)
from tests.playthroughs import moments

Choice = moments.Choice[View, Decision, Option]
Moment = moments.Moment[View, Decision, Option]

DRAWING = {token.id: token.effect for token in box().tokens if isinstance(token.effect, DrawOnTake | DrawOnBuild)}
"""The progress tokens that allow a draw."""
STAGE_FEATS = {f"stage {number} of {wonder.id}" for wonder in box().wonders for number in range(1, STAGES + 1)}
TOKENS = {f"token {token.id}" for token in box().tokens} | {"culture twice"}
WAYS_TO_TOKENS = {"two equal symbols", "three different symbols", "blind token", "token by a stage", "blind by a stage"}
DRAWS = {f"extra draw by {token}" for token in DRAWING} | {"extra draw postponed", "extra draw lapsed"}
EFFECTS = {
    *(f"{effect} used" for effect in STAGE_EFFECTS),
    *(f"{effect} declined" for effect in STAGE_EFFECTS if effect != "shield"),
    "card taken from a deck out of reach",
    "look left",
    "look right",
}
PAYMENTS = {
    "paid with grey cards",
    "paid with coins too",
    "paid by economy",
    "paid by engineering",
    "built by itself",
    "choice of stages",
    "choice of cards",
}
CAT = {"cat from the middle", "cat from a player", "peek"}
BATTLES = {
    "horns",
    "horns beyond the last token",
    "victory over one neighbour",
    "victory over both neighbours",
    "two players: one victory token",
    "two players: two victory tokens",
    "battle without a winner",
}
GROUPS = {
    "stages": STAGE_FEATS,
    "tokens": TOKENS,
    "ways to tokens": WAYS_TO_TOKENS,
    "draws": DRAWS,
    "effects": EFFECTS,
    "payments": PAYMENTS,
    "cat": CAT,
    "battles": BATTLES,
}


def feats_of_game(moments: Iterable[Moment]) -> set[str]:
    """Return the feats of a whole game, or of some moments in a row."""
    feats: set[str] = set()
    draws = Draws()
    for moment in moments:
        for choice, step in zip(moment.choices, moment.steps, strict=True):
            feats |= feats_of_choice(choice, step) | set(_drawn(choice, step, draws))
    return feats


def feats_of_choice(choice: Choice, step: Step[Any]) -> set[str]:
    """Return the feats of one choice and of what followed on its own."""
    feats = {*_effects(choice), *_chosen_builds(choice)}
    for event in step.events:
        feats |= set(_told(choice, event))
    built = [event for event in step.events if isinstance(event, StageBuilt)]
    if len(built) > isinstance(choice.option.move, Build):
        feats.add("built by itself")
    if _horns(step) > choice.view.peace:
        feats.add("horns beyond the last token")
    return feats


def _effects(choice: Choice) -> Iterator[str]:
    """Yield what became of a stage's effect."""
    move, seats = choice.option.move, choice.view.players
    match move:
        case TakeFrom(owner):
            if owner is not None and (choice.decision.seat - owner) % seats > 1:
                yield "card taken from a deck out of reach"
        case LookAt(deck):
            yield f"look {deck}"
    if isinstance(move, TakeFrom | TakeToken | LookAt | Use):
        yield f"{choice.decision.effect} used"


def _chosen_builds(choice: Choice) -> Iterator[str]:
    """Yield what there was to choose when a stage was built."""
    move = choice.option.move
    if isinstance(move, Build):
        others = [option.move for option in choice.decision.options if isinstance(option.move, Build)]
        if any(other.stage != move.stage for other in others):
            yield "choice of stages"
        if any(other.stage == move.stage and other.spent != move.spent for other in others):
            yield "choice of cards"


def _told(choice: Choice, event: Any) -> Iterator[str]:
    """Yield the feats of something that happened."""
    match event:
        case StageBuilt():
            yield from _built(choice.view, event)
        case Researched(_, symbols):
            yield "two equal symbols" if len(symbols) == 2 else "three different symbols"
        case TokenTaken(seat, token, blind):
            yield f"token {token}"
            if token == "culture" and token in choice.view.cities[seat].tokens:
                yield "culture twice"
            by_stage = choice.decision.effect is not None
            if by_stage:
                yield "token by a stage"
            if blind:
                yield "blind by a stage" if by_stage else "blind token"
        case Declined():
            yield f"{choice.decision.effect} declined"
        case CatMoved():
            yield "cat from the middle" if choice.view.cat is None else "cat from a player"
        case Peeked():
            yield "peek"
        case Flipped():
            yield "horns"
        case Fought(_, victories):
            yield from _battle(victories)


def _built(view: View, built: StageBuilt) -> Iterator[str]:
    wonder = next(wonder for wonder in box().wonders if wonder.id == view.cities[built.seat].wonder)
    yield f"stage {built.stage} of {wonder.id}"
    if wonder.stage[built.stage - 1].effect == "shield":
        yield "shield used"
    yield "paid with coins too" if built.coins else "paid with grey cards"
    if built.economy:
        yield "paid by economy"
    if built.engineering:
        yield "paid by engineering"


def _horns(step: Step[Any]) -> int:
    """Return the horns on all cards that were taken."""
    horns = {card.id: card.horns for card in box().cards}
    return sum(horns[event.card] for event in step.events if isinstance(event, Took))


def _battle(victories: tuple[int, ...]) -> Iterator[str]:
    two = len(victories) == 2
    if not any(victories):
        yield "battle without a winner"
    if 1 in victories:
        yield "two players: one victory token" if two else "victory over one neighbour"
    if 2 in victories:
        yield "two players: two victory tokens" if two else "victory over both neighbours"


class Draws:
    """Follows the events of a game and knows which progress token is behind each extra draw."""

    def __init__(self) -> None:
        self.causes: list[str] = []
        """Tokens that what just happened may have triggered."""
        self.spent: list[str] = []
        """Tokens that have allowed a draw this turn."""
        self.ready: list[str] = []
        """Those of them whose draw has not been made."""

    def follow(self, view: View, event: Any) -> str:
        """Return the progress token that allows a draw, or by which one is made; nothing for other events."""
        match event:
            case Took(seat, card, _, why):
                held = [token for token in _drawing(card) if token in view.cities[seat].tokens]
                self.causes += [token for token in held if token not in self.spent]
                return self.ready.pop(0) if why == "draw" and self.ready else ""
            case StageBuilt():
                self.causes = [token for token, effect in DRAWING.items() if isinstance(effect, DrawOnBuild)]
            case DrawAllowed():
                self.spent.append(self.causes.pop(0))
                self.ready.append(self.spent[-1])
                return self.spent[-1]
            case TurnBegan():
                for tokens in (self.causes, self.spent, self.ready):
                    tokens.clear()
        return ""


def _drawing(card: str) -> list[str]:
    return [token for token, effect in DRAWING.items() if isinstance(effect, DrawOnTake) and card in effect.cards]


def _drawn(choice: Choice, step: Step[Any], draws: Draws) -> Iterator[str]:
    """Yield the extra draws that were made, put off or never made."""
    for event in step.events:
        waiting = bool(draws.ready)
        token = draws.follow(choice.view, event)
        if waiting and isinstance(event, StageBuilt | Researched):
            yield "extra draw postponed"
        elif waiting and isinstance(event, TurnBegan):
            yield "extra draw lapsed"
        elif token and isinstance(event, Took):
            yield f"extra draw by {token}"
