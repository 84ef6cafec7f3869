"""Train a policy by playing against itself, thousands of games at once, and draw how it does against our bots.

    ./go train self-play                    7 Wonders, three players
    ./go train self-play --game architects --players 2

All seats of `VectorEnv` are played by one network, which learns by PPO from the decisions of all of them. After every
update it meets Strategists and Apprentices inside the kernel, without learning from that. Everything is in this file.
However it is stopped, the same command continues where the last update ended. It leaves policy.pt and policy.npz,
curve.json and curve.png in a folder.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from mirabilia.env import VectorEnv

SCALE = 0.05
"""A margin of 20 points is a reward of 1."""
TRACE, CLIP, VALUE, ENTROPY = 0.95, 0.2, 0.5, 0.01
EPOCHS, BATCH = 2, 2048
RIVALS = ("apprentice", "strategist")


class Policy(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """What to do, and how well it will end: two heads on one body."""

    def __init__(self, env: VectorEnv, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("highs", torch.tensor([float(entry.high) for entry in env.entries]))
        entries, actions = len(env.entries), len(env.actions)
        self.body = nn.Sequential(nn.Linear(entries, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice, self.worth = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """Return the probabilities of the actions that can be chosen, and the expected reward."""
        body = self.body(seen / self.highs)
        return Categorical(logits=self.choice(body).masked_fill(~mask, -1e9)), self.worth(body).squeeze(-1)

    def look(self, env: VectorEnv) -> tuple[Tensor, Tensor]:
        """Return what is seen and what can be done in all games, as copied tensors."""
        return torch.tensor(env.moment.observations, dtype=torch.float32), torch.tensor(env.moment.masks)


def collect(env: VectorEnv, policy: Policy, steps: int) -> list[Tensor]:
    """Play this many steps in every game; return what was seen, done and gained, flat, where the outcome is known."""
    rows: list[tuple[Tensor, ...]] = []
    seats, ends, rewards = [], [], []
    for _ in range(steps):
        seen, mask = policy.look(env)
        with torch.no_grad():
            chances, value = policy(seen, mask)
            action = chances.sample()
        seats.append(env.moment.seats.copy())
        moment = env.step(action.numpy())
        ends.append(moment.done.copy())
        rewards.append(moment.rewards * SCALE)
        rows.append((seen, mask, action, chances.log_prob(action), value))
    columns = [torch.stack(column) for column in zip(*rows, strict=True)]
    better = advantages(columns[4].numpy(), np.array(seats), np.array(ends), np.array(rewards))
    known = torch.tensor(~np.isnan(better))
    return [*(column[known] for column in columns), torch.tensor(better)[known]]


def advantages(values: Any, seats: Any, ends: Any, rewards: Any) -> Any:
    """Return how much better each decision was than expected (GAE), NaN where it is not known yet.

    Backwards from the last step: what comes after a decision is the next one of the same seat in the same game, or
    the seat's reward if the game ended before it decided again.
    """
    steps, games = values.shape
    places = np.arange(games)
    later = np.full((games, rewards.shape[2]), np.nan, np.float32)  # what each seat has ahead of it
    carried = np.zeros_like(later)
    better = np.zeros_like(values)
    for step in reversed(range(steps)):
        later[ends[step]], carried[ends[step]] = rewards[step, ends[step]], 0
        seat = seats[step]
        surprise = later[places, seat] - values[step]
        better[step] = carried[places, seat] = surprise + TRACE * carried[places, seat]
        later[places, seat] = values[step]
    return better


def improve(policy: Policy, optimiser: torch.optim.Optimizer, columns: list[Tensor]) -> None:
    """Make actions that did better than expected likelier, by no more than the clip allows."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(columns[0])).split(BATCH):
            seen, mask, action, chance, value, better = (column[rows] for column in columns)
            chances, worth = policy(seen, mask)
            gain = (better - better.mean()) / (better.std() + 1e-8)
            ratio = (chances.log_prob(action) - chance).exp()
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            miss = (worth - value - better).square().mean()
            loss = VALUE * miss - surrogate - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def measure(policy: Policy, options: argparse.Namespace, rival: str) -> float:
    """Return the share of victories against bots in all other seats, over the same games every time."""
    env = VectorEnv(options.game, options.trials, options.players, seed=options.seed + 1, opponents=rival)
    won = np.full(options.trials, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            action = policy(*policy.look(env))[0].logits.argmax(dim=-1)
        seats = env.moment.seats.copy()
        moment = env.step(action.numpy())
        ended = moment.done & np.isnan(won)
        won[ended] = moment.rewards[ended, seats[ended]]
    return float(won.mean())


class Run:
    """A network, the games it plays against itself, and how it has done so far."""

    def __init__(self, options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        self.env = VectorEnv(options.game, options.games, options.players, options.seed, reward="margin")
        self.policy = Policy(self.env)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=options.rate)
        self.curve: list[dict[str, float]] = []
        self.file = options.out / "checkpoint.pt"

    def save(self) -> None:
        """Save everything that is needed to continue, in a file that is either complete or the previous one."""
        parts = {"policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict(), "curve": self.curve}
        new = self.file.with_suffix(".new")
        torch.save({**parts, "games": self.env.snapshot(), "chance": torch.get_rng_state()}, new)
        new.replace(self.file)

    def resume(self) -> None:
        """Continue from the last update, if there was one."""
        if self.file.exists():
            kept = torch.load(self.file, weights_only=False)  # a file of our own, with games as NumPy arrays
            self.policy.load_state_dict(kept["policy"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.env.restore(kept["games"])
            torch.set_rng_state(kept["chance"])
            self.curve = kept["curve"]


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Train from where the last run ended, report progress, and return the learning curve."""
    run = Run(options)
    run.resume()
    while (update := len(run.curve)) <= options.updates:
        if update:
            improve(run.policy, run.optimiser, collect(run.env, run.policy, options.steps))
        point = {"decisions": float(update * options.steps * options.games)}
        run.curve.append({**point, **{rival: measure(run.policy, options, rival) for rival in RIVALS}})
        shares = "  ".join(f"{run.curve[-1][rival]:.1%} against {rival}s" for rival in RIVALS)
        print(f"update {update:>4}  {point['decisions']:>10,.0f} decisions  {shares}", flush=True)
        run.save()
    trained = run.policy.state_dict()
    torch.save(trained, options.out / "policy.pt")
    np.savez(options.out / "policy.npz", **{name: part.numpy() for name, part in trained.items()})
    (options.out / "curve.json").write_text(json.dumps(run.curve, indent=1) + "\n")
    draw(run.curve, options)
    return run.curve


def draw(curve: list[dict[str, float]], options: argparse.Namespace) -> None:
    """Draw the share of victories over the decisions learnt from."""
    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4), layout="constrained")
    for rival, colour in zip(RIVALS, ("#1b6b4a", "#14506e"), strict=True):
        axes.plot(
            [point["decisions"] for point in curve],
            [100 * point[rival] for point in curve],
            color=colour,
            label=f"against {options.players - 1} {rival}s",
        )
    axes.axhline(100 / options.players, color="#999", linewidth=0.8, label="a fair share")
    axes.set(xlabel=f"decisions of self-play in {options.game}", ylabel="victories, %", ylim=(0, 100))
    axes.legend()
    figure.savefig(options.out / "curve.png", dpi=120)
    plt.close(figure)


def main() -> None:
    """Read the options, train, and say where the results are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="seven", help="the game (seven)")
    parser.add_argument("--players", type=int, default=3, help="players at a table (3)")
    parser.add_argument("--updates", type=int, default=40, help="rounds of playing and learning (40)")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each game between updates (128)")
    parser.add_argument("--games", type=int, default=256, help="games at once (256)")
    parser.add_argument("--trials", type=int, default=512, help="games against each rival after every update (512)")
    parser.add_argument("--rate", type=float, default=5e-4, help="learning rate (0.0005)")
    parser.add_argument("--seed", type=int, default=1, help="seed of games and network (1)")
    parser.add_argument("--out", type=Path, default=Path("runs/self-play"), help="folder (runs/self-play)")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    train(options)
    print(f"policy.pt, policy.npz, curve.json and curve.png are in {options.out}")


if __name__ == "__main__":
    main()
