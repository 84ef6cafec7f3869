"""What a worker is asked besides moves: what the options of a decision are worth, and what one of them cost.

Like a bot it is given a view and a decision, and nothing else: no advice knows more than its seat. The engine is only
imported where options are weighed, since a worker starts to speak before it has loaded it.
"""

from __future__ import annotations

from time import monotonic

from msgspec import Raw, json

from mirabilia.bots.roster import bots_of
from mirabilia.core.registry import describe
from mirabilia.insight.model import Advice, Verdict
from mirabilia.programs.messages import OwnAnswer, OwnQuestion


class Advise(OwnQuestion, frozen=True, kw_only=True, tag="advise"):
    """Asks what the options of a decision are worth."""

    game: str
    view: Raw
    decision: Raw
    playouts: int
    """The most games to play out."""
    chosen: int | None = None
    """The place of the option that was chosen, if that is to be judged."""


class Advised(OwnAnswer, frozen=True, kw_only=True, tag="advised"):
    """The answer."""

    advice: Advice | None = None
    """None if there is too little time for enough games, or the bots of the game do not play games out."""
    verdict: Verdict | None = None
    """The verdict on what was chosen."""


def advise(asked: Advise) -> Advised:
    """Weigh the options of a decision as far as the time and the number of games allow."""
    from mirabilia.bots.bot import Budget
    from mirabilia.insight.advice import Adviser

    if bots_of(asked.game).playouts is None:
        return Advised(id=asked.id)
    nouns = describe(asked.game).nouns
    view, decision = json.decode(asked.view, type=nouns.view), json.decode(asked.decision, type=nouns.decision)
    adviser, budget = Adviser(view, decision), Budget(asked.playouts, asked.seconds, monotonic)
    if not adviser.scales.affords(budget):
        return Advised(id=asked.id)
    if asked.chosen is None:
        return Advised(id=asked.id, advice=adviser.hint(budget))
    weighing, verdict = adviser.verdict(asked.chosen, budget)
    return Advised(id=asked.id, advice=Advice(weighing, verdict.reasons), verdict=verdict)


def rehearse_advice(game: str) -> None:
    """Give advice at the beginning of a game, so that the code for it is loaded."""
    from mirabilia.bots.bot import Budget
    from mirabilia.insight.advice import Adviser

    known = describe(game)
    if bots_of(game).playouts is None:
        return
    state = known.rules.start(known.rules.draw_setup(known.usual_players, 0), 0)
    decision = known.rules.decision(state, known.rules.waiting(state)[0])
    Adviser(known.rules.view(state, decision.seat), decision).hint(Budget(len(decision.options)))
