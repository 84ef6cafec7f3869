"""Train the network of an Oracle: imitate the Strategist, then learn from games that the network plays against itself.

    ./go train oracle                       7 Wonders, three players
    ./go train oracle --players 3 5 3 7     several tables in turn, three most often; one network for all of them
    ./go train oracle --game architects     7 Wonders Architects, two players

The network is small enough to be worked out inside the kernel in integers (src/mirabilia/bots/network.py). First it
learns from lessons that the kernel makes as fast as they are read: what the Strategist likes, and how games end. Then,
`--rounds` times, it learns from games that it has played, while the next ones are played. How that works depends on the
game (src/mirabilia/bots/school.py). However it is stopped, the same command continues where it was. It leaves
network.npz, curve.json and curve.png in a folder.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import mirabilia.env  # noqa: F401 - it chooses the compiled engine
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
    Layers,
    Widths,
    quantise,
    read_layers,
    write_network,
)
from mirabilia.bots.school import PARTS_OF_GAME, UNKNOWN, Lessons, School, empty_lessons, school_of
from mirabilia.bots.tree import VALUE
from mirabilia.core.errors import MirabiliaError, UsageError
from mirabilia.core.features import PLACES
from mirabilia.core.registry import describe, games
from mirabilia.core.sources import sources_of
from mirabilia.files import read_file, whole_file

MOST = CAP / ACTIVATION
POINTS_SCALE = 0.1
"""A category is learnt in units of ten points."""
VALUE_SHARE, POINTS_SHARE = 2.0, 0.5
"""How much estimates and points count; the school says how much the policy does."""
LEAST = 0.05
"""What is left of a learning rate at the end."""
TEST_SEED = 1 << 30
"""Added to the seed of lessons that are never learnt from."""


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
        """Return the scores of the options, and for every place what becomes of it; options below 0 are not scored.

        What is seen may end after the last place at which anybody sits.
        """
        plan, places = self.plan, (seen.shape[1] - self.plan.first_block) // self.plan.block
        blocks = seen[:, plan.first_block :].view(-1, places, plan.block)
        # Scaling the weights is scaling the entries, and there are fewer of them.
        city = functional.linear(blocks, self.city.weight / self.city_highs, self.city.bias)
        codes = (functional.relu(city) * blocks[:, :, :1]).clamp(max=MOST)
        rest = codes[:, 3:].sum(dim=1).clamp(max=MOST)
        near = [codes[:, place] if place < places else torch.zeros_like(rest) for place in range(3)]
        table = functional.linear(seen[:, : plan.first_block], self.table.weight / self.table_highs, self.table.bias)
        table = functional.relu(table).clamp(max=MOST)
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
        scale = self.scale()
        found["out"] = plain(self.out.weight).T * scale, plain(self.out.bias) * scale
        found["policy"] = plain(self.policy.weight), plain(self.policy_bias.weight).reshape(-1)
        return found

    def scale(self) -> Any:
        """Return what each output is multiplied by in the file: points by category are learnt in larger units."""
        scale = np.ones(self.plan.outputs)
        scale[ESTIMATES:] = 1 / POINTS_SCALE
        return scale

    def take(self, layers: Layers) -> None:
        """Take weights and biases, as `layers` returns them."""

        def put(values: Any, parameter: Tensor) -> None:
            parameter.copy_(torch.from_numpy(np.asarray(values, np.float32)).view(parameter.shape))

        scale = self.scale()
        with torch.no_grad():
            for name, layer, factor in (
                ("trunk", self.trunk, 1.0),
                ("deep", self.deep, 1.0),
                ("city", self.city, self.city_highs.numpy()[:, None]),
                ("table", self.table, self.table_highs.numpy()[:, None]),
            ):
                weight, bias = layers[name]
                put((weight * factor).T, layer.weight)
                put(bias, layer.bias)
            weight, roles = layers["head"]
            put(weight.T, self.head.weight)
            put(np.zeros(self.widths.head), self.head.bias)
            put(roles, self.roles)
            weight, bias = layers["out"]
            put((weight / scale).T, self.out.weight)
            put(bias / scale, self.out.bias)
            put(layers["policy"][0], self.policy.weight)
            put(layers["policy"][1], self.policy_bias.weight)


def seated(plan: Blueprint, seen: Any) -> Any:
    """Return observations without the places at which nobody sits."""
    rows = np.asarray(seen)
    places = int(rows[:, plan.first_block :: plan.block].max(axis=0).sum())
    return rows[:, : plan.first_block + places * plan.block]


def losses(net: Net, book: Lessons, policy_share: float) -> tuple[Tensor, dict[str, float]]:
    """Return the loss to minimise, and how well the network does on these lessons."""
    seen = torch.from_numpy(seated(net.plan, book.seen)).float()
    most = int((np.asarray(book.options) >= 0).sum(axis=1).max())
    scores, found = net(seen, torch.from_numpy(np.asarray(book.options)[:, :most]).long())
    liked = torch.from_numpy(np.asarray(book.liked)[:, :most]).float()
    wanted = liked / liked.sum(dim=1, keepdim=True)
    policy = -(wanted * functional.log_softmax(scores, dim=1)).sum(dim=1)
    ends = torch.from_numpy(np.asarray(book.ends)).view(len(seen), len(PLACES), -1)[:, : found.shape[1]]
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
        for age in PARTS_OF_GAME:
            now = torch.from_numpy(np.asarray(book.ages)) == age
            told[f"brier{age}"] = float((won - truth[:, 0, VICTORY])[now].square().mean())
    return policy_share * policy.mean() + VALUE_SHARE * value + POINTS_SHARE * missed, told


def joined(books: Sequence[Lessons]) -> Lessons:
    """Return the lessons of several books in one."""
    return Lessons._make(np.concatenate(parts) for parts in zip(*books, strict=True))


def command_of(options: argparse.Namespace) -> str:
    """Return the command that makes the same network on any machine, given the file to start with.

    It has every option but the folder.
    """
    said = {name: value for name, value in vars(options).items() if name != "out" and value is not None}
    tables = " ".join(map(str, said.pop("players")))
    written = [f"--{name.replace('_', '-')} {value}" for name, value in said.items()]
    return " ".join(["./go train oracle", *written, "--players", tables])


class Run:
    """A network, what it has read so far, and how it did."""

    def __init__(self, options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        torch.set_num_threads(1)
        self.options, self.file = options, options.out / "checkpoint.pt"
        self.school: School = school_of(options.game)
        self.learnt: About | None = None
        """What the network to start with says of itself."""
        self.net = self.beginning()
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=options.rate)
        self.steps, self.rounds, self.games = 0, 0, dict.fromkeys(options.players, 0)
        self.curve: list[dict[str, float]] = []
        self.memory: dict[int, Lessons] = {}
        self.book = empty_lessons(self.school.plan, options.batch)
        self.test = empty_lessons(self.school.plan, options.trials)
        self.school.teach(self.test, options.players[0], options.seed + TEST_SEED, 0)

    def beginning(self) -> Net:
        """Return a network that knows nothing yet, or the one in the file to start with."""
        plan, start = self.school.plan, self.options.start
        if start is None:
            return Net(plan, self.school.widths)
        version = describe(self.options.game).features_of(2).version
        self.learnt, layers = read_layers(str(start), read_file(start), self.options.game, plan, version)
        net = Net(plan, self.learnt.widths)
        net.take(layers)
        return net

    def lesson(self) -> Lessons:
        """Return the next lessons of the Strategist; the tables take turns."""
        players = self.options.players[self.steps % len(self.options.players)]
        self.games[players] = self.school.teach(self.book, players, self.options.seed, self.games[players])
        return self.book

    def imitate(self) -> None:
        """Learn from the next lessons of the Strategist."""
        self.learn(self.lesson(), self.options.rate * max(LEAST, 1 - self.steps / self.options.steps))

    def learn(self, book: Lessons, rate: float) -> None:
        """Learn from lessons at a given rate."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        loss, _ = losses(self.net, book, self.school.policy_share)
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.steps += 1

    def play(self, number: int, network: bytes) -> None:
        """Play a round of games with a network and keep its lessons in a file; a file that is there is complete."""
        file = self.options.out / f"games-{number}.npz"
        if file.exists():
            return
        seed, count = self.options.seed, self.options.games // len(self.options.players)
        firsts = range(number * self.options.games, (number + 1) * self.options.games, count)
        books = [
            self.school.play(network, players, seed, first, count, self.options.playouts)
            for players, first in zip(self.options.players, firsts, strict=False)
        ]
        book = joined(books)
        with whole_file(file) as out:
            np.savez(out, **book._replace(seen=seated(self.school.plan, book.seen))._asdict())

    def played(self, number: int) -> Lessons:
        """Return the lessons of a round of games."""
        with np.load(self.options.out / f"games-{number}.npz") as kept:
            return Lessons._make(kept[name] for name in Lessons._fields)

    def remember(self, last: int) -> list[Lessons]:
        """Return the lessons of the rounds up to `last`, as far back as the memory goes."""
        first = max(0, last + 1 - self.options.memory)
        self.memory = {number: self.memory.get(number) or self.played(number) for number in range(first, last + 1)}
        (self.options.out / f"games-{first - 1}.npz").unlink(missing_ok=True)
        return list(self.memory.values())

    def study_rounds(self, last: int) -> None:
        """Learn from the rounds up to `last`, while the next one is played with the network as it was before."""
        network = self.network()
        self.play(last, network)  # only the first has not been played yet
        with ThreadPoolExecutor(1) as beside:  # kernels and PyTorch let other threads run
            coming = range(last + 1, min(last + 2, self.options.rounds))
            playing = [beside.submit(self.play, number, network) for number in coming]
            known, draws = self.remember(last), np.random.default_rng([self.options.seed, last])
            rate = self.options.round_rate * max(LEAST, 1 - last / self.options.rounds)
            for _ in range(self.options.round_steps):
                book = known[draws.integers(len(known))]
                rows = draws.integers(len(book.seats), size=self.options.batch)
                self.learn(Lessons._make(part[rows] for part in map(np.asarray, book)), rate)
        for following in playing:
            following.result()
        self.rounds = last + 1

    def measure(self) -> None:
        """Note and print how the network does on lessons it has never read."""
        with torch.no_grad():
            _, told = losses(self.net, self.test, self.school.policy_share)
        self.curve.append({"rows": float(self.steps * self.options.batch), **told})
        by_age = ", ".join(f"{told[f'brier{age}']:.4f}" for age in PARTS_OF_GAME)
        print(
            f"step {self.steps:>6}  {self.curve[-1]['rows']:>12,.0f} decisions  agrees {told['agrees']:.1%}"
            f"  victory missed by {told['brier']:.4f} (by third of the game {by_age})"
            f"  categories by {told['points']:.2f} points",
            flush=True,
        )

    def save(self) -> None:
        """Save everything that is needed to continue."""
        parts = {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict(), "steps": self.steps}
        out = BytesIO()
        more = {"rounds": self.rounds, "games": self.games, "curve": self.curve, "start": str(self.options.start)}
        torch.save({**parts, **more}, out)
        with whole_file(self.file) as file:
            file.write(out.getvalue())
        with whole_file(self.options.out / "network.npz") as file:
            file.write(self.network())
        with whole_file(self.options.out / "curve.json") as file:
            file.write(json.dumps(self.curve, indent=1).encode() + b"\n")

    def resume(self) -> None:
        """Continue from what was saved, if anything was."""
        if self.file.exists():
            kept = torch.load(self.file, weights_only=True)
            if kept.get("start", "None") != str(self.options.start):
                raise UsageError(f"{self.options.out} has a run that began otherwise; name another folder with --out")
            self.net.load_state_dict(kept["net"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.steps, self.rounds = kept["steps"], kept.get("rounds", 0)
            self.games, self.curve = kept["games"], kept["curve"]

    def network(self) -> bytes:
        """Return the network as the kernel reads it, with how it came about."""
        arrays, shifts = quantise(self.net.layers(), self.school.plan)
        about = About(
            format=FORMAT,
            game=self.options.game,
            version=describe(self.options.game).features_of(2).version,
            players=tuple(sorted({*self.options.players, *(self.learnt.players if self.learnt else ())})),
            widths=self.net.widths,
            shifts=shifts,
            command=command_of(self.options),
            seed=self.options.seed,
            sources=sources_of(self.options.game),
            rows=self.steps * self.options.batch + (self.learnt.rows if self.learnt else 0),
        )
        return write_network(about, arrays)


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Train from where the last run ended, and return the learning curve."""
    run = Run(options)
    run.resume()
    if not run.curve:
        run.measure()
        run.save()
    while run.steps < options.steps:
        run.imitate()
        if run.steps % options.every == 0 or run.steps == options.steps:
            run.measure()
            run.save()
    while run.rounds < options.rounds:
        run.study_rounds(run.rounds)
        run.measure()
        run.save()
    draw(run.curve, options)
    return run.curve


def draw(curve: list[dict[str, float]], options: argparse.Namespace) -> None:
    """Draw how often the network likes what the teacher likes, and how far its estimates are from how games end."""
    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    rows = [point["rows"] for point in curve]
    left.plot(rows, [100 * point["agrees"] for point in curve], color="#1b6b4a")
    left.set(xlabel="decisions learnt from", ylabel="likes what its teacher likes, %", ylim=(0, 100))
    for age, colour in zip(PARTS_OF_GAME, ("#1b6b4a", "#14506e", "#a5502a"), strict=True):
        right.plot(rows, [point[f"brier{age}"] for point in curve], color=colour, label=f"third {age} of the game")
    right.set(xlabel="decisions learnt from", ylabel="victory missed by (Brier)", ylim=(0, None))
    right.legend()
    figure.suptitle(f"{options.game}, {' '.join(map(str, options.players))} players")
    figure.savefig(options.out / "curve.png", dpi=120)
    plt.close(figure)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=games(), default="seven", help="what to learn (seven)")
    parser.add_argument("--players", type=int, nargs="+", default=[3], help="players at the tables, in turn")
    parser.add_argument("--steps", type=int, default=20_000, help="batches of the Strategist's lessons")
    parser.add_argument("--batch", type=int, default=512, help="decisions in a batch")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of games that the network plays against itself")
    parser.add_argument("--games", type=int, default=200, help="games of a round")
    parser.add_argument("--playouts", type=int, default=200, help="playouts for each decision of these games")
    parser.add_argument("--round-steps", type=int, default=500, help="batches learnt from them in each round")
    parser.add_argument("--round-rate", type=float, default=1e-4, help="learning rate at the beginning of the rounds")
    parser.add_argument("--memory", type=int, default=100, help="how many of the latest rounds are learnt from")
    parser.add_argument("--every", type=int, default=500, help="batches between two measurements")
    parser.add_argument("--trials", type=int, default=4096, help="decisions to measure with")
    parser.add_argument("--rate", type=float, default=2e-3, help="learning rate at the beginning")
    parser.add_argument("--seed", type=int, default=1, help="seed of lessons and network")
    parser.add_argument("--start", type=Path, help="file of a network to start with, instead of an untaught one")
    parser.add_argument("--out", type=Path, default=Path("runs/oracle"), help="folder (runs/oracle)")
    return parser


def read_options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the options; those not given are set by the school of the game."""
    asked = parser()
    asked.set_defaults(**school_of(asked.parse_args(arguments).game).usual)
    return asked.parse_args(arguments)


def main() -> None:
    """Read the options, train, and say where the results are."""
    options = read_options()
    options.out.mkdir(parents=True, exist_ok=True)
    try:
        train(options)
    except MirabiliaError as error:
        raise SystemExit(f"./go train oracle: error: {error}") from None
    print(f"network.npz, curve.json and curve.png are in {options.out}")


if __name__ == "__main__":
    main()
