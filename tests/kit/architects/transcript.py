"""Transcripts of Architects laid out again: their actions are carried out, and the table compared after each turn."""

from collections import Counter
from functools import cache

from mirabilia.games.architects.batch import play_recorded
from mirabilia.games.architects.facts import RESOURCES, SYMBOLS, DrawOnTake, box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.transcript import format as of
from mirabilia.games.architects.transcript import transcribe
from mirabilia.games.architects.transcript.format import Action, Battle, TableAfter, Transcript, Turn
from tests.kit.chance_page import LISTING

CARDS = {card.id: card for card in box().cards}
TOKENS = {token.id: token for token in box().tokens}
STAGES = {wonder.id: wonder.stage for wonder in box().wonders}
GAMES = [(players, seed) for players in ARCHITECTS.players for seed in range(3)]
"""Games to check: players and seed, as `transcript` takes them."""


@cache
def transcript(players: int, seed: int) -> Transcript:
    """Return the transcript of game 0 of `simulate architects --players PLAYERS --seed SEED`."""
    return transcribe(ARCHITECTS, play_recorded(players, seed, 0))


class Checked:
    """A game laid out from its transcript alone; `play` goes through it and fails where it does not add up."""

    def __init__(self, game: Transcript) -> None:
        self.game = game
        self.decks: dict[int | None, list[str]] = {place.seat: list(place.deck) for place in game.seats}
        self.decks[None] = list(game.central)
        self.open: list[str | None] = list(game.open_tokens)
        self.stack = list(game.stack)
        self.cards = [Counter[str]() for _ in game.seats]
        self.discards = Counter[str]()
        self.tokens: list[list[str]] = [[] for _ in game.seats]
        self.stages: list[set[int]] = [set() for _ in game.seats]
        self.victories = [0] * game.players
        self.cat: int | None = None
        self.flipped = 0
        self.battle = False
        self.draws = 0
        self.used: set[str] = set()
        self.shuffles = 0
        self.looking: int | None = None

    def play(self) -> None:
        for number, turn in enumerate(self.game.turns):
            self.begin(turn, number)
            for action in turn.actions:
                self.act(turn.seat, action)
            assert [action.do for action in turn.actions].index("end") == len(turn.actions) - 1
            assert (turn.battle is not None) == self.battle
            if turn.battle:
                self.fight(turn.battle)
            self.compare(turn.after)
            over = len(self.stages[turn.seat]) == 5 or not any(self.decks.values())
            assert over == (turn is self.game.turns[-1])
        assert self.game.ending == ("wonder" if len(self.stages[turn.seat]) == 5 else "decks")

    def begin(self, turn: Turn, number: int) -> None:
        assert turn.turn == number + 1
        assert turn.seat == (self.game.first + number) % self.game.players
        assert turn.cat == self.cat
        sees = self.cat == turn.seat and self.decks[None]
        assert turn.peeked == (self.decks[None][0] if sees else None)
        reach = self.decks[turn.seat] + self.decks[self.right_of(turn.seat)] + self.decks[None]
        assert (turn.actions[0].do == "take") == bool(reach)
        self.draws, self.used = 0, set()

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.game.players

    def act(self, seat: int, action: Action) -> None:
        assert action.do == action.text.split()[0]
        assert action.chosen == (action.options > 1)
        assert action.draws == self.draws
        self.draws -= action.do == "draw"
        triggers = self.pay(seat, action)
        for taken in action.cards:
            self.take(seat, action, taken)
            triggers.update(self.drawing(seat, taken.card))
        assert set(action.triggered) == triggers - self.used
        self.draws += len(action.triggered)
        self.used |= triggers
        if action.token:
            self.take_token(seat, action, action.token)
        if action.looked:
            self.looking = action.looked.owner
            assert list(action.looked.cards) == self.decks[self.looking][:5]
        had, self.cat = self.cat, seat if any(CARDS[taken.card].cat for taken in action.cards) else self.cat
        assert action.cat_moved == (self.cat != had)
        if action.do != "end":
            assert (action.flipped, action.battle_due) == (self.flipped, self.battle)
        else:
            assert (action.flipped, action.battle_due) == (0 if self.battle else self.flipped, False)

    def drawing(self, seat: int, card: str) -> set[str]:
        effects = {token: TOKENS[token].effect for token in self.tokens[seat]}
        return {token for token, effect in effects.items() if isinstance(effect, DrawOnTake) and card in effect.cards}

    def pay(self, seat: int, action: Action) -> set[str]:
        """Pay for what is built or researched; return the token that building triggers."""
        spent = Counter[str](action.symbols)
        assert (action.do == "research") == bool(spent)
        assert (action.do == "build") == bool(action.built)
        if spent:
            assert action.symbols == SYMBOLS or (len(spent) == 1 and spent.total() == 2)
        if action.built:
            check_payment(self.game.seats[seat].wonder, self.stages[seat], self.cards[seat], action.built)
            for name, used in (("economy", action.built.economy), ("engineering", action.built.engineering)):
                assert not used or (name in self.tokens[seat] and name not in self.used)
                self.used |= {name} if used else set()
            self.stages[seat].add(action.built.stage)
            spent = Counter([*action.built.spent, *["coin"] * action.built.coins])
        assert spent <= self.cards[seat]
        self.cards[seat] -= spent
        self.discards += spent
        return {"architecture"} & set(self.tokens[seat]) if action.built else set()

    def take(self, seat: int, action: Action, taken: of.Taken) -> None:
        if action.shuffled:
            owner, deck = action.shuffled.owner, self.decks[action.shuffled.owner]
            assert (owner, owner, action.shuffled.number) == (self.looking, taken.owner, self.shuffles)
            assert taken.card in deck[:5]
            shuffled = LISTING["shuffle_again"](self.game.seed, self.shuffles, deck, taken.card)
            assert list(action.shuffled.deck) == shuffled
            self.decks[owner], self.shuffles = shuffled, self.shuffles + 1
        else:
            assert action.do in ("take", "draw", "use", "from")
            sides = {"left": seat, "right": self.right_of(seat), "centre": None}
            if action.do in ("take", "draw"):
                assert taken.owner == sides[action.text.split()[1]]
            assert taken.card == self.decks[taken.owner].pop(0)
        self.cards[seat][taken.card] += 1
        self.flipped = min(self.flipped + CARDS[taken.card].horns, self.game.conflict_tokens)
        self.battle = self.flipped == self.game.conflict_tokens

    def take_token(self, seat: int, action: Action, token: of.Progress) -> None:
        assert action.text.split()[-1] == ("?" if token.blind else token.token)
        top = self.stack.pop(0) if self.stack else None
        if token.blind:
            assert token.token == top
        else:
            self.open[self.open.index(token.token)] = top
        assert (list(token.open_tokens), token.stack) == (self.open, len(self.stack))
        self.tokens[seat].append(token.token)

    def shields(self, seat: int) -> int:
        stages = [STAGES[self.game.seats[seat].wonder][stage - 1] for stage in self.stages[seat]]
        cards = sum(CARDS[card].shields * count for card, count in self.cards[seat].items())
        return cards + sum(stage.effect == "shield" for stage in stages) + 2 * self.tokens[seat].count("tactics")

    def fight(self, battle: Battle) -> None:
        shields = [self.shields(seat) for seat in range(self.game.players)]
        assert list(battle.shields) == shields
        for seat, mine in enumerate(shields):
            left, right = shields[(seat + 1) % len(shields)], shields[seat - 1]
            won = (mine > left) + (mine > right)
            if len(shields) == 2:
                won = (mine > left) + (mine > left and mine >= 2 and mine >= 2 * left)
            assert battle.victories[seat] == won
            self.victories[seat] += won
            horns = Counter({card: n for card, n in self.cards[seat].items() if CARDS[card].horns and n})
            assert battle.discarded[seat] == horns
            self.cards[seat] -= horns
            self.discards += horns
        self.flipped, self.battle = 0, False

    def compare(self, table: TableAfter) -> None:
        for seat, player in enumerate(table.players):
            assert player.seat == seat
            assert player.cards == +self.cards[seat]
            assert set(player.stages) == self.stages[seat]
            assert list(player.stages) == sorted(player.stages)
            assert list(player.tokens) == sorted(self.tokens[seat], key=list(TOKENS).index)
            assert (player.victories, player.shields) == (self.victories[seat], self.shields(seat))
        for owner, pile in [(None, table.central), *((player.seat, player.deck) for player in table.players)]:
            assert pile == of.Pile(next(iter(self.decks[owner]), None), len(self.decks[owner]))
        assert (table.cat, table.flipped, table.discards) == (self.cat, self.flipped, +self.discards)
        assert (list(table.open_tokens), table.stack) == (self.open, len(self.stack))


def check_payment(wonder: str, standing: set[int], cards: Counter[str], built: of.PaidStage) -> None:
    stage = STAGES[wonder][built.stage - 1]
    assert built.stage not in standing
    assert set(stage.requires) <= standing
    grey = {name: cards[name] for name in RESOURCES}
    most = max(grey.values()) if stage.cost.kind == "identical" else sum(count > 0 for count in grey.values())
    if built.engineering:
        most = sum(grey.values())
    elif stage.cost.kind == "identical":
        assert len(set(built.spent)) <= 1
    else:
        assert len(set(built.spent)) == len(built.spent)
    assert len(built.spent) == min(most, stage.cost.count)
    assert len(built.spent) + built.coins + built.economy == stage.cost.count
    assert not built.economy or built.coins
