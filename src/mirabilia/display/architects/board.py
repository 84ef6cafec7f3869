"""Players and the table: the others in a line each, what is between them, the person's wonder, any player in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mirabilia.display import paint
from mirabilia.display.architects import cards
from mirabilia.display.architects.effect import cost, gives, reason, token, token_name
from mirabilia.display.architects.names import right_of, stages_of
from mirabilia.display.names import Names
from mirabilia.games.architects.facts import STAGES
from mirabilia.games.architects.model import City, Refusal, View
from mirabilia.text import say

GAP = " · "
OPEN, LOCKED = "»", "·"
"""Signs of a stage that is next, and of one that comes later."""
PEACE, BATTLE = "░", "▓"
"""The two sides of a conflict token."""


# The others.


def others_table(view: View, seat: int, names: Names) -> Table:
    """Show the other players in a line each, beginning with the left neighbour."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paint.DIM)
    table.add_column(say("architects-terminal-others"), no_wrap=True)
    for word in ("stages", "shields", "victories"):
        table.add_column(say(f"architects-terminal-column-{word}"), justify="right", no_wrap=True)
    table.add_column(say("architects-terminal-column-cards"), no_wrap=True)
    table.add_column(say("architects-terminal-column-tokens"))
    players = view.players
    for step in range(1, players):
        player = view.cities[(seat + step) % players]
        numbers = [_stages(player), str(player.shields), str(player.victories)]
        cells = [_beside(player, view, seat, names), *numbers, cards.counted(player.cards), _tokens(player)]
        table.add_row(*map(Text.from_markup, cells))
    return table


def _beside(player: City, view: View, seat: int, names: Names) -> str:
    """Name a player, with an arrow for a neighbour."""
    left, right = (seat + 1) % view.players, right_of(seat, view.players)
    arrow = {left: "←", right: "→"}.get(player.number, " ") if left != right else "↔"
    return f"{arrow} {title(player, names)}"


def title(player: City, names: Names) -> str:
    """Return the name of a player with the number of the seat."""
    return say("architects-terminal-title", seat=player.number, city=paint.bold(names.plain(player.number)))


def _stages(player: City) -> str:
    return f"{len(player.stages)}/{STAGES}"


def _tokens(player: City) -> str:
    return ", ".join(say(f"architects-token-{name}") for name in player.tokens)


# Between the players.


def middle(view: View, names: Names) -> Table:
    """Show what belongs to nobody: progress tokens, the conflict track, the Cat."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=paint.DIM, no_wrap=True)
    grid.add_column()
    for label, words in (
        (say("architects-terminal-progress"), progress(view)),
        (say("architects-terminal-war"), war(view, names)),
        (say("architects-terminal-cat"), cat(view, names)),
    ):
        grid.add_row(label, Text.from_markup(words))
    return grid


def progress(view: View) -> str:
    """Say which progress tokens lie open and how many face down."""
    shown = [token(name) for name in view.open_tokens if name]
    stack = say("architects-terminal-stack", count=sum(view.stack.values()))
    return GAP.join([*shown, paint.dim(stack)])


def war(view: View, names: Names) -> str:
    """Show the conflict track, and what a battle now would bring."""
    track = paint.colour(PEACE * view.peace + BATTLE * (view.conflict - view.peace), "red")
    if view.battle:
        state = paint.bold(say("architects-terminal-battle", track=track))
    else:
        state = say("architects-terminal-peace", track=track, peace=view.peace)
    winners = [
        say("architects-terminal-now-seat", city=names.of(seat), count=count)
        for seat, count in enumerate(view.victories_now)
        if count
    ]
    result = ", ".join(winners) or say("architects-terminal-now-nobody")
    return GAP.join([state, say("architects-terminal-now", result=result)])


def cat(view: View, names: Names) -> str:
    """Say who has the Cat, and to its holder what the Cat has seen."""
    if view.cat is None:
        return say("architects-terminal-cat-nobody")
    known = view.central.top
    if view.cat == names.person and not known:
        return say("architects-terminal-cat-you-blind")
    held = say("architects-terminal-cat-held", who=names.who(view.cat), city=names.of(view.cat))
    return say("architects-terminal-cat-seen", held=held, card=cards.card(known)) if known else held


# The person's own wonder.


def own_panel(player: City, refusals: Sequence[Refusal], *, asked: bool) -> Panel:
    """Show a player's own wonder stage by stage beside their cards; `asked` is whether refusals cover all stages."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=5)
    grid.add_column(ratio=3)
    held = list(cards.by_colour(player.cards).values()) or [paint.dim(say("architects-terminal-no-cards"))]
    lines = stage_lines(player, refusals, asked=asked)
    grid.add_row(Text.from_markup("\n".join(lines)), Text.from_markup("\n".join(held)))
    parts: list[RenderableType] = [grid]
    if player.tokens:
        tokens = GAP.join(token(name) for name in player.tokens)
        parts.append(Text.from_markup(say("architects-terminal-tokens", tokens=tokens)))
    label = say("architects-terminal-own", wonder=paint.bold(say(f"architects-wonder-{player.wonder}")))
    body = Table.grid(expand=True)
    for part in parts:
        body.add_row(part)
    head = Text.from_markup(GAP.join([label, _strength(player)]))
    return Panel(body, title=head, title_align="left", border_style=paint.FRAME)


def stage_lines(player: City, refusals: Sequence[Refusal], *, asked: bool) -> list[str]:
    """Say for every stage what it takes and gives, whether it is built, and what is missing."""
    why = {refusal.stage: refusal.reason for refusal in refusals}
    lines = []
    for number, stage in enumerate(stages_of(player), start=1):
        if number in player.stages:
            words = say("architects-terminal-stage-built", gives=gives(stage))
            lines.append(f"{paint.sign(paint.YES)} {number} {paint.dim(words)}")
            continue
        words = say("architects-terminal-stage", cost=cost(stage.cost), gives=gives(stage))
        locked = [before for before in stage.requires if before not in player.stages]
        if number in why:
            words = say("architects-terminal-stage-state", stage=words, state=reason(why[number]))
        elif asked:
            able = paint.bold(say("architects-terminal-stage-able"))
            words = say("architects-terminal-stage-state", stage=words, state=able)
        lines.append(f"{LOCKED} {number} {paint.dim(words)}" if locked else f"{paint.bold(OPEN)} {number} {words}")
    return lines


def _strength(player: City) -> str:
    shields = say("shields", count=player.shields)
    return GAP.join([shields, say("architects-victories", count=player.victories)])


# In full.


def full(player: City, names: Names) -> Panel:
    """Show everything that is public about a player."""
    strength = say(
        "architects-terminal-strength",
        count=player.shields,
        victories=say("architects-victories", count=player.victories),
        stages=len(player.stages),
    )
    lines = [say(f"architects-wonder-{player.wonder}"), strength, *stage_lines(player, (), asked=False)]
    lines += cards.by_colour(player.cards).values() or [paint.dim(say("architects-terminal-no-cards"))]
    lines += [token(name) for name in player.tokens]
    if player.deck.top:
        count = say("architects-cards", count=player.deck.count)
        lines.append(say("architects-terminal-deck-line", count=count, card=cards.card(player.deck.top)))
    else:
        lines.append(say("architects-terminal-deck-empty"))
    return paint.panel(lines, title(player, names))


def tokens_down(view: View) -> str:
    """Say which progress tokens lie face down."""
    shown = [token_name(name) for name, count in view.stack.items() for _ in range(count)]
    tokens = ", ".join(shown) or say("architects-terminal-none")
    return say("architects-terminal-tokens-down", tokens=tokens)
