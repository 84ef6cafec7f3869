"""The training example learns: a few updates run, and what they leave behind is whole."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import torch

from mirabilia.core.features import WAIT
from mirabilia.env.seat import SeatEnv

ROOT = Path(__file__).parents[2]
PNG = b"\x89PNG"


def test_a_few_updates_run_and_leave_a_policy_and_a_curve(tmp_path: Path) -> None:
    few = ["--updates", "3", "--steps", "48", "--envs", "2", "--out", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, ROOT / "examples/ppo.py", *few],
        env={**os.environ, "PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert curve, done.stdout
    assert curve[-1]["games"] >= 4
    assert all(-80 < point["margin"] < 40 and 0 <= point["wins"] <= 1 for point in curve)
    assert (tmp_path / "curve.png").read_bytes().startswith(PNG)
    policy = torch.load(tmp_path / "policy.pt", weights_only=True)
    assert all(torch.isfinite(tensor).all() for tensor in policy.values())
    assert str(tmp_path) in done.stdout


def test_only_decisions_are_learnt_from_when_games_end_and_begin() -> None:
    from examples import ppo

    torch.manual_seed(1)
    make = partial(SeatEnv, "seven", 3, "apprentice", 0, "margin")
    example, envs = make(), ppo.processes(make, 2)
    policy = ppo.Policy(len(example.episode.highs), example.episode.actions, torch.as_tensor(example.episode.highs))
    try:
        rollout, _ = ppo.Run(envs, envs.reset(seed=1)[0], []).collect(policy, 60)
    finally:
        envs.close()
    assert rollout.ends.sum() >= 4
    assert not rollout.masks[..., WAIT].any(), "a row in which there was nothing to decide"
    assert (rollout.observations[1:][rollout.ends[:-1] == 1][:, :4] == torch.tensor([1, 0, 0, 1])).all()  # I.1


def test_the_update_makes_what_did_well_likelier() -> None:
    from examples import ppo

    torch.manual_seed(1)
    policy = ppo.Policy(4, 3, torch.ones(4))
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-2)
    seen, mask = torch.rand(64, 2, 4), torch.tensor([1, 1, 0]).expand(64, 2, 3)
    with torch.no_grad():
        chances, values = policy(seen, mask)
        actions = chances.sample()
    assert (actions < 2).all(), "what the mask forbids was chosen"
    rewards = (actions == 1).float()
    rollout = ppo.Rollout(seen, mask, actions, chances.log_prob(actions), values, rewards, torch.ones(64, 2))
    before = chances.probs[..., 1].mean()
    for _ in range(5):
        ppo.improve(policy, optimiser, rollout, torch.zeros(2))
    after, _ = policy(seen, mask)
    assert after.probs[..., 1].mean() > before + 0.05
    assert (after.probs[..., 2] == 0).all()
