"""Train a small policy for 7 Wonders by PPO against Builder, and draw its learning curve.

    ./go train                        three players, two of them Builder; a few minutes on two cores
    ./go train --updates 400 --opponents strategist

It writes policy.pt, curve.json and curve.png into a folder. Everything is in this file: the network, the
rollouts over Gymnasium environments, the update. Only the reward tells the policy what is good.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import gymnasium
import matplotlib as mpl
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from mirabilia.env.seat import SeatEnv

SCALE = 0.05
"""A margin of 20 points is a reward of 1."""
DISCOUNT, TRACE = 1.0, 0.95
CLIP, VALUE, ENTROPY = 0.2, 0.5, 0.01
EPOCHS, BATCH = 4, 256


class Policy(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """What to do, and how well it will end: two heads on one body."""

    def __init__(self, entries: int, actions: int, highs: Tensor, width: int = 256) -> None:
        super().__init__()
        self.highs: Tensor
        self.register_buffer("highs", highs)
        self.body = nn.Sequential(nn.Linear(entries, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """Return the probabilities of the actions that can be chosen, and the expected reward."""
        body = self.body(observation / self.highs)
        logits = self.choice(body).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.worth(body).squeeze(-1)


@dataclass
class Rollout:
    """What happened in a number of steps of all environments, one row per step."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ends: Tensor


@dataclass
class Run:
    """Environments in progress, and how their games ended."""

    envs: gymnasium.vector.AsyncVectorEnv
    seen: dict[str, Any]
    margins: list[float]

    def collect(self, policy: Policy, steps: int) -> tuple[Rollout, Tensor]:
        """Play this many steps in every environment; return them and the reward expected after the last."""
        rows: list[tuple[Tensor, ...]] = []
        for _ in range(steps):
            observation, mask = tensors(self.seen)
            with torch.no_grad():
                chances, value = policy(observation, mask)
                action = chances.sample()
            self.seen, reward, ended, _, _ = self.envs.step(action.numpy())
            self.margins += [float(margin) for margin, end in zip(reward, ended, strict=True) if end]
            told = torch.as_tensor(reward * SCALE, dtype=torch.float32), torch.as_tensor(ended, dtype=torch.float32)
            rows.append((observation, mask, action, chances.log_prob(action), value, *told))
        with torch.no_grad():
            _, after = policy(*tensors(self.seen))
        return Rollout(*(torch.stack(column) for column in zip(*rows, strict=True))), after


def tensors(seen: dict[str, Any]) -> tuple[Tensor, Tensor]:
    """Return what was seen in all environments as tensors."""
    return torch.as_tensor(seen["observation"], dtype=torch.float32), torch.as_tensor(seen["action_mask"])


def advantages(rollout: Rollout, after: Tensor) -> Tensor:
    """Return how much better each action was than expected, looking ahead less and less (GAE)."""
    result = torch.zeros_like(rollout.rewards)
    carried, next_value = torch.zeros_like(after), after
    for step in reversed(range(len(result))):
        goes_on = 1 - rollout.ends[step]
        surprise = rollout.rewards[step] + DISCOUNT * next_value * goes_on - rollout.values[step]
        carried = surprise + DISCOUNT * TRACE * carried * goes_on
        result[step], next_value = carried, rollout.values[step]
    return result


def improve(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, after: Tensor) -> None:
    """Make actions that did better than expected likelier, by no more than the clip allows."""
    better = advantages(rollout, after)
    returns = better + rollout.values
    columns = (rollout.observations, rollout.masks, rollout.actions, rollout.chances, better, returns)
    flat = [column.flatten(0, 1) for column in columns]
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(flat[0])).split(BATCH):
            observation, mask, action, chance, gain, goal = (column[rows] for column in flat)
            chances, value = policy(observation, mask)
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (chances.log_prob(action) - chance).exp()
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = VALUE * (value - goal).square().mean() - surrogate - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def draw(curve: list[dict[str, float]], opponents: str, path: Path) -> None:
    """Draw the margin, and how often games ended ahead, over the games played."""
    mpl.use("agg")
    from matplotlib import pyplot as plt

    games = [point["games"] for point in curve]
    figure, (above, below) = plt.subplots(2, 1, sharex=True, figsize=(8, 6), layout="constrained")
    above.plot(games, [point["margin"] for point in curve], color="#14506e")
    above.set_ylabel("points ahead of the best other")
    above.axhline(0, color="#999", linewidth=0.8)
    below.plot(games, [100 * point["wins"] for point in curve], color="#1b6b4a")
    below.set_ylabel("games ended ahead, %")
    below.set_xlabel(f"games played against {opponents}")
    figure.savefig(path, dpi=120)
    plt.close(figure)


def played_once(env: SeatEnv) -> SeatEnv:
    """Play one game, so that the engine is compiled once, not by every process separately."""
    env.reset(seed=0)
    while not env.step(env.action_space.sample())[2]:
        pass
    return env


def processes(make: Callable[[], SeatEnv], count: int) -> gymnasium.vector.AsyncVectorEnv:
    """Return environments, each in a process of its own; where a game ends, the next begins in the same step.

    By default it would begin one step later, and the policy would learn from a row in which nothing is decided.
    """
    return gymnasium.vector.AsyncVectorEnv(
        [make] * count, context="spawn", shared_memory=False, autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP
    )


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Train, report progress, and return the learning curve."""
    torch.manual_seed(options.seed)
    make = partial(SeatEnv, "seven", options.players, options.opponents, None, "margin")
    example = played_once(make())
    envs = processes(make, options.envs)
    policy = Policy(len(example.episode.highs), example.episode.actions, torch.as_tensor(example.episode.highs))
    optimiser = torch.optim.Adam(policy.parameters(), lr=options.rate)
    run = Run(envs, envs.reset(seed=options.seed)[0], [])
    curve: list[dict[str, float]] = []
    start = perf_counter()
    for update in range(1, options.updates + 1):
        improve(policy, optimiser, *run.collect(policy, options.steps))
        recent = run.margins[-options.window :]
        if recent:
            point = {"games": len(run.margins), "margin": float(np.mean(recent))}
            curve.append({**point, "wins": float(np.mean([margin > 0 for margin in recent]))})
            print(
                f"update {update:>4}  {len(run.margins):>6} games  margin {point['margin']:>6.1f}"
                f"  ahead {curve[-1]['wins']:>4.0%}  {perf_counter() - start:>5.0f} s",
                flush=True,
            )
    envs.close()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.save(policy.state_dict(), options.out / "policy.pt")
    (options.out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")
    draw(curve, options.opponents, options.out / "curve.png")
    return curve


def main() -> None:
    """Read the options, train, and say where the results are."""
    parser = argparse.ArgumentParser(
        prog="./go train", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--updates", type=int, default=150, help="rounds of playing and learning (150)")
    parser.add_argument("--steps", type=int, default=256, help="decisions of each environment between updates (256)")
    parser.add_argument("--envs", type=int, default=8, help="environments, each in a process of its own (8)")
    parser.add_argument("--players", type=int, default=3, help="players at a table (3)")
    parser.add_argument("--opponents", default="builder", help="the bots of the other seats (builder)")
    parser.add_argument("--rate", type=float, default=5e-4, help="learning rate (0.0005)")
    parser.add_argument("--window", type=int, default=300, help="games over which the curve is averaged (300)")
    parser.add_argument("--seed", type=int, default=1, help="seed of games and network (1)")
    parser.add_argument("--out", type=Path, default=Path("runs/ppo"), help="folder for the results (runs/ppo)")
    options = parser.parse_args()
    train(options)
    print(f"policy.pt, curve.json and curve.png are in {options.out}")


if __name__ == "__main__":
    main()
