"""Train the network of the Oracle for 7 Wonders: imitate the Strategist, then learn from games searched with itself.

    ./go train oracle                       three players
    ./go train oracle --players 3 5 3 7     several tables in turn, three most often; one network for all of them

The network is small enough to be worked out inside the kernel in integers (src/mirabilia/bots/network.py). First it
learns from lessons that the kernel makes as fast as they are read: what the Strategist likes, and how games end. Then,
`--rounds` times, the search plays games with the network as it is, and the network learns what the search tried most
and how those games ended. Stopped in any way, the same command goes on where it was. It leaves network.npz, curve.json
and curve.png in a folder.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import mirabilia.env  # noqa: F401 - it chooses the compiled engine
from mirabilia.bots.bot import make_chances
from mirabilia.bots.network import (
    ACTIVATION,
    CAP,
    ESTIMATES,
    FORMAT,
    PARTS,
    ROLES,
    VICTORY,
    About,
    Blueprint,
    Widths,
    plan_of,
    quantise,
    write_network,
)
from mirabilia.bots.seven.lessons import ENDS, MOST_OPTIONS, OUTPUTS, UNKNOWN, Book, teach, write_ends
from mirabilia.bots.seven.oracle import Oracle, foresee, read_gift
from mirabilia.bots.seven.thinkers import Thought
from mirabilia.bots.seven.weights import load_weights
from mirabilia.bots.tree import VALUE, VISITS, child_of
from mirabilia.core.chance import stream
from mirabilia.core.features import NOBODY, OPTION, PLACES
from mirabilia.core.kernel import words
from mirabilia.core.registry import describe
from mirabilia.core.sources import sources_of
from mirabilia.files import whole_file
from mirabilia.games.seven.engine.layout import AGE
from mirabilia.games.seven.engine.score import SHEET

GAME = describe("seven")
FEATURES = GAME.features_of(2)
PLAN: Blueprint = plan_of(FEATURES, len(GAME.categories) - 1)
HASTE = [
    column
    for column, entry in enumerate(FEATURES.entries(2))
    if entry.name in {f"{place}.ready" for place in PLACES[1:]}
]
"""Entries that tell whether others have chosen already."""
HEATS: Any = np.array([0, 60, 150, 300], np.int64)
"""How freely the Strategist plays, drawn for each game."""
RATE = 6
"""One decision in so many becomes a lesson: neighbours in time teach little new."""
MOST = CAP / ACTIVATION
POINTS_SCALE = 0.1
"""A category is learnt in tens of points."""
VALUE_SHARE, POINTS_SHARE = 2.0, 0.5
"""How much estimates and points count beside the policy."""
MOST_DECISIONS = 200
"""Of one game."""
TEST_SEED = 1 << 30
"""Lessons that are never learnt from have this much added to their seed."""


class Net(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """The network of bots/network.py in floating point, with the same limits."""

    def __init__(self, plan: Blueprint, widths: Widths) -> None:
        super().__init__()
        self.plan, self.widths = plan, widths
        highs = torch.tensor(plan.highs, dtype=torch.float32)
        self.register_buffer("table_highs", highs[: plan.first_block])
        self.register_buffer("city_highs", highs[plan.first_block :].view(len(PLACES), -1).amax(dim=0))
        self.city, self.table = nn.Linear(plan.block, widths.city), nn.Linear(plan.first_block, widths.city)
        self.trunk = nn.Linear(PARTS * widths.city, widths.trunk)
        self.deep = nn.Linear(widths.trunk, widths.deep)
        self.head = nn.Linear(widths.city + widths.trunk, widths.head)
        self.roles = nn.Parameter(torch.zeros(ROLES, widths.head))
        self.out = nn.Linear(widths.head, plan.outputs)
        self.policy = nn.Embedding(plan.actions, widths.deep)
        self.policy_bias = nn.Embedding(plan.actions, 1)
        nn.init.normal_(self.policy.weight, std=0.05)
        nn.init.zeros_(self.policy_bias.weight)

    def forward(self, seen: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """Return the scores of the options, and for every place what becomes of it; options below 0 score nothing."""
        plan, places = self.plan, int(seen[:, self.plan.first_block :: self.plan.block].amax(dim=0).sum())
        blocks = seen[:, plan.first_block : plan.first_block + places * plan.block].view(-1, places, plan.block)
        codes = (functional.relu(self.city(blocks / self.city_highs)) * blocks[:, :, :1]).clamp(max=MOST)
        rest = codes[:, 3:].sum(dim=1).clamp(max=MOST)
        near = [codes[:, place] if place < places else torch.zeros_like(rest) for place in range(3)]
        table = functional.relu(self.table(seen[:, : plan.first_block] / self.table_highs)).clamp(max=MOST)
        trunk = functional.relu(self.trunk(torch.cat([table, *near, rest], dim=1))).clamp(max=MOST)
        deep = functional.relu(self.deep(trunk)).clamp(max=MOST)
        known = options.clamp(min=0)
        scores = (self.policy(known) @ deep.unsqueeze(2)).squeeze(2) + self.policy_bias(known).squeeze(2)
        both = torch.cat([codes, trunk.unsqueeze(1).expand(-1, places, -1)], dim=2)
        roles = self.roles[[min(place, ROLES - 1) for place in range(places)]]
        ends = self.out(functional.relu(self.head(both) + roles).clamp(max=MOST))
        return scores.masked_fill(options < 0, -1e9), ends

    def layers(self) -> dict[str, tuple[Any, Any]]:
        """Return weights and biases as `quantise` takes them."""

        def plain(part: Tensor) -> Any:
            return part.detach().numpy().astype(np.float64)

        found = {
            name: (plain(layer.weight).T, plain(layer.bias))
            for name, layer in (("trunk", self.trunk), ("deep", self.deep))
        }
        for name, layer, highs in (("city", self.city, self.city_highs), ("table", self.table, self.table_highs)):
            found[name] = plain(layer.weight).T / plain(highs)[:, None], plain(layer.bias)
        found["head"] = plain(self.head.weight).T, (plain(self.head.bias) + plain(self.roles)).reshape(-1)
        scale = np.ones(self.plan.outputs)
        scale[ESTIMATES:] = 1 / POINTS_SCALE
        found["out"] = plain(self.out.weight).T * scale, plain(self.out.bias) * scale
        found["policy"] = plain(self.policy.weight), plain(self.policy_bias.weight).reshape(-1)
        return found


def without_haste(book: Book) -> Book:
    """Return lessons that do not tell who else has chosen already: in the worlds of a search nobody has."""
    np.asarray(book.seen)[:, HASTE] = 0
    return book


def empty_book(count: int) -> Book:
    """Return room for so many lessons."""
    kinds = ((PLAN.entries, np.int16), (MOST_OPTIONS, np.int16), (MOST_OPTIONS, np.int32), (ENDS, np.int32))
    parts: list[Any] = [np.zeros((count, size), kind) for size, kind in kinds]
    return Book._make([*parts, np.zeros(count, np.int64), np.zeros(count, np.int64)])


def losses(net: Net, book: Book) -> tuple[Tensor, dict[str, float]]:
    """Return what is to be made smaller, and how well the network does on these lessons."""
    seen = torch.from_numpy(np.asarray(book.seen)).float()
    scores, found = net(seen, torch.from_numpy(np.asarray(book.options)).long())
    liked = torch.from_numpy(np.asarray(book.liked)).float()
    wanted = liked / liked.sum(dim=1, keepdim=True)
    policy = -(wanted * functional.log_softmax(scores, dim=1)).sum(dim=1)
    ends = torch.from_numpy(np.asarray(book.ends)).view(len(seen), len(PLACES), OUTPUTS)[:, : found.shape[1]]
    known = ends[:, :, 0] > UNKNOWN
    truth = ends[:, :, :ESTIMATES].float() / VALUE
    value = functional.binary_cross_entropy_with_logits(found[:, :, :ESTIMATES][known], truth[known])
    missed = (found[:, :, ESTIMATES:] - POINTS_SCALE * ends[:, :, ESTIMATES:].float())[known].square().mean()
    with torch.no_grad():
        won = torch.sigmoid(found[:, 0, VICTORY])
        told = {
            "policy": float(policy.mean()),
            "agrees": float((scores.argmax(dim=1) == liked.argmax(dim=1)).float().mean()),
            "brier": float((won - truth[:, 0, VICTORY]).square().mean()),
            "points": float(missed.sqrt() / POINTS_SCALE),
        }
        for age in (1, 2, 3):
            now = torch.from_numpy(np.asarray(book.ages)) == age
            told[f"brier{age}"] = float((won - truth[:, 0, VICTORY])[now].square().mean())
    return policy.mean() + VALUE_SHARE * value + POINTS_SHARE * missed, told


def tries(oracle: Oracle, view: Any, decision: Any, playouts: int, chance: Any) -> list[int]:
    """Return how often a search tried each option of a decision: all tries of a deed are those of its best way."""
    thought = Thought(view, decision, oracle.mind)
    sight = oracle.foresight(thought, chance)
    foresee(sight, playouts)
    tree, root = sight.study.tree, sight.root
    counts = [0] * len(thought.deeds)
    for deed, way in thought.best_ways().items():
        if child := int(child_of(tree, root, deed)):
            counts[way] = int(tree[child + VISITS])
    return counts


def search_game(oracle: Oracle, players: int, seed: int, playouts: int) -> Book:
    """Play a game in which the search decides for everybody; return its decisions as lessons.

    Half of the moves are drawn by how often they were tried, so that games differ; the rest are those tried most.
    """
    rules, book, filled = GAME.rules, empty_book(MOST_DECISIONS), 0
    state, chances = rules.start(rules.draw_setup(players, seed), seed), make_chances(seed, players)
    draws = np.random.default_rng(seed)
    while waiting := rules.waiting(state):
        decision = rules.decision(state, waiting[0])
        place = 0
        if len(decision.options) > 1:
            view = rules.view(state, decision.seat)
            counts = np.array(tries(oracle, view, decision, playouts, chances[decision.seat]))
            drawn = draws.random() < 0.5
            place = int(draws.choice(len(counts), p=counts / counts.sum()) if drawn else counts.argmax())
            write_decision(book, filled, state.words, decision, counts)
            filled += 1
        state = rules.choose(state, decision.city, decision.options[place].move).state
    sheet = words(SHEET)
    for row in range(filled):
        write_ends(state.words, int(book.seats[row]), book.ends[row], sheet)
    return without_haste(Book._make(part[:filled] for part in book))


def write_decision(book: Book, row: int, state: Any, decision: Any, counts: Any) -> None:
    """Write what was seen and how often each option was tried, the most tried first, into a row of a book."""
    mask, desk = words(PLAN.actions), words(FEATURES.desk_size)
    FEATURES.write_options(state, decision.city, mask, desk)
    FEATURES.observe(state, decision.seat, decision.city, book.seen[row])
    for at in range(MOST_OPTIONS):
        book.options[row][at] = NOBODY
    for at, place in enumerate(np.argsort(-counts, kind="stable")[:MOST_OPTIONS]):
        book.options[row][at], book.liked[row][at] = int(desk[place]) % OPTION, int(counts[place])
    book.seats[row], book.ages[row] = decision.seat, int(state[AGE])


def joined(books: Sequence[Book]) -> Book:
    """Return the lessons of several books in one."""
    return Book._make(np.concatenate(parts) for parts in zip(*books, strict=True))


def command_of(options: argparse.Namespace) -> str:
    """Return the command that makes the same network anywhere: every option but the folder."""
    said = {name: value for name, value in vars(options).items() if name != "out"}
    tables = " ".join(map(str, said.pop("players")))
    written = [f"--{name.replace('_', '-')} {value}" for name, value in said.items()]
    return " ".join(["./go train oracle --players", tables, *written])


class Run:
    """A network, what it has read so far, and how it did."""

    def __init__(self, options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        torch.set_num_threads(1)
        self.options, self.file = options, options.out / "checkpoint.pt"
        self.net = Net(PLAN, Widths())
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=options.rate)
        self.steps, self.rounds, self.games = 0, 0, dict.fromkeys(options.players, 0)
        self.curve: list[dict[str, float]] = []
        self.weights = {players: load_weights(players, None) for players in options.players}
        self.book, self.test = empty_book(options.batch), empty_book(options.trials)
        self._teach(self.test, options.players[0], options.seed + TEST_SEED, 0)

    def _teach(self, book: Book, players: int, seed: int, first: int) -> int:
        following = int(teach(players, seed, first, self.weights[players], HEATS, RATE, book))
        without_haste(book)
        return following

    def lesson(self) -> Book:
        """Return the next lessons of the Strategist; the tables take turns."""
        players = self.options.players[self.steps % len(self.options.players)]
        self.games[players] = self._teach(self.book, players, self.options.seed, self.games[players])
        return self.book

    def learn(self, book: Book) -> None:
        """Learn from lessons; the rate falls until the search takes over, and stays low from then on."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.options.rate * max(0.05, 1 - self.steps / self.options.steps)
        loss, _ = losses(self.net, book)
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.steps += 1

    def searched(self, number: int) -> Book:
        """Return the lessons of a round of games searched with the network as it was then; they are kept in a file."""
        file = self.options.out / f"games-{number}.npz"
        if not file.exists():
            oracle = Oracle(read_gift("network.npz", self.network()))
            seeds = range(number * self.options.games, (number + 1) * self.options.games)
            tables = self.options.players
            books = [
                search_game(
                    oracle, tables[seed % len(tables)], int(stream(self.options.seed, seed)), self.options.playouts
                )
                for seed in seeds
            ]
            with whole_file(file) as out:
                np.savez_compressed(out, **joined(books)._asdict())
        with np.load(file) as kept:
            return Book._make(kept[name] for name in Book._fields)

    def study_rounds(self, last: int) -> None:
        """Learn from all rounds up to one: a batch of what was searched, then one of the Strategist's, in turn."""
        known = joined([self.searched(number) for number in range(last + 1)])
        draws = np.random.default_rng([self.options.seed, last])
        for _ in range(self.options.round_steps):
            rows = draws.integers(len(known.seats), size=self.options.batch)
            self.learn(Book._make(np.asarray(part)[rows] for part in known))
            self.learn(self.lesson())
        self.rounds = last + 1

    def measure(self) -> None:
        """Note and say how the network does on lessons it has never read."""
        with torch.no_grad():
            _, told = losses(self.net, self.test)
        self.curve.append({"rows": float(self.steps * self.options.batch), **told})
        by_age = ", ".join(f"{told[f'brier{age}']:.4f}" for age in (1, 2, 3))
        print(
            f"step {self.steps:>6}  {self.curve[-1]['rows']:>12,.0f} decisions  agrees {told['agrees']:.1%}"
            f"  victory missed by {told['brier']:.4f} (by age {by_age})  categories by {told['points']:.2f} points",
            flush=True,
        )

    def save(self) -> None:
        """Keep everything that is needed to go on."""
        parts = {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict(), "steps": self.steps}
        out = BytesIO()
        torch.save({**parts, "rounds": self.rounds, "games": self.games, "curve": self.curve}, out)
        with whole_file(self.file) as file:
            file.write(out.getvalue())
        with whole_file(self.options.out / "network.npz") as file:
            file.write(self.network())
        with whole_file(self.options.out / "curve.json") as file:
            file.write(json.dumps(self.curve, indent=1).encode() + b"\n")
        draw(self.curve, self.options)

    def resume(self) -> None:
        """Go on from what was kept, if anything was."""
        if self.file.exists():
            kept = torch.load(self.file, weights_only=True)
            self.net.load_state_dict(kept["net"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.steps, self.rounds = kept["steps"], kept.get("rounds", 0)
            self.games, self.curve = kept["games"], kept["curve"]

    def network(self) -> bytes:
        """Return the network as the kernel reads it, with how it came about."""
        arrays, shifts = quantise(self.net.layers(), PLAN)
        about = About(
            format=FORMAT,
            game=GAME.id,
            version=FEATURES.version,
            players=tuple(sorted(set(self.options.players))),
            widths=self.net.widths,
            shifts=shifts,
            command=command_of(self.options),
            seed=self.options.seed,
            sources=sources_of(GAME.id),
            rows=self.steps * self.options.batch,
        )
        return write_network(about, arrays)


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Train from where the last run ended, and return the learning curve."""
    run = Run(options)
    run.resume()
    if not run.curve:
        run.measure()
    while run.steps < options.steps:
        run.learn(run.lesson())
        if run.steps % options.every == 0 or run.steps == options.steps:
            run.measure()
            run.save()
    while run.rounds < options.rounds:
        run.study_rounds(run.rounds)
        run.measure()
        run.save()
    return run.curve


def draw(curve: list[dict[str, float]], options: argparse.Namespace) -> None:
    """Draw how often the network likes what the teacher likes, and how far it is from the end of games."""
    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    rows = [point["rows"] for point in curve]
    left.plot(rows, [100 * point["agrees"] for point in curve], color="#1b6b4a")
    left.set(xlabel="decisions learnt from", ylabel="likes what its teacher likes, %", ylim=(0, 100))
    for age, colour in zip((1, 2, 3), ("#1b6b4a", "#14506e", "#a5502a"), strict=True):
        right.plot(rows, [point[f"brier{age}"] for point in curve], color=colour, label=f"age {age}")
    right.set(xlabel="decisions learnt from", ylabel="victory missed by (Brier)", ylim=(0, None))
    right.legend()
    figure.suptitle(f"{GAME.id}, {' '.join(map(str, options.players))} players")
    figure.savefig(options.out / "curve.png", dpi=120)
    plt.close(figure)


def parser() -> argparse.ArgumentParser:
    """Return what can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[3], help="players at the tables, in turn (3)")
    parser.add_argument("--steps", type=int, default=20_000, help="batches of the Strategist's lessons (20000)")
    parser.add_argument("--batch", type=int, default=512, help="decisions in a batch (512)")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of games that are searched with the network (4)")
    parser.add_argument("--games", type=int, default=200, help="games of a round (200)")
    parser.add_argument("--playouts", type=int, default=200, help="playouts for each decision of these games (200)")
    parser.add_argument("--round-steps", type=int, default=500, help="batches learnt from them in each round (500)")
    parser.add_argument("--every", type=int, default=500, help="batches between two measures (500)")
    parser.add_argument("--trials", type=int, default=4096, help="decisions to measure with (4096)")
    parser.add_argument("--rate", type=float, default=2e-3, help="learning rate at the beginning (0.002)")
    parser.add_argument("--seed", type=int, default=1, help="seed of lessons and network (1)")
    parser.add_argument("--out", type=Path, default=Path("runs/oracle"), help="folder (runs/oracle)")
    return parser


def main() -> None:
    """Read the options, train, and say where the results are."""
    options = parser().parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    train(options)
    print(f"network.npz, curve.json and curve.png are in {options.out}")


if __name__ == "__main__":
    main()
