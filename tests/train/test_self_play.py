"""The example of self-play learns, resumes where it was stopped, and leaves a policy that can play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import torch

from mirabilia.programs.policy import Policy, read_policy

ROOT = Path(__file__).parents[2]
PNG = b"\x89PNG"


def run(folder: Path, updates: int) -> str:
    few = ["--game", "architects", "--players", "2", "--games", "8", "--steps", "90", "--trials", "8"]
    done = subprocess.run(
        [sys.executable, ROOT / "examples/self_play.py", *few, "--updates", str(updates), "--out", str(folder)],
        env={**os.environ, "PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_run_resumes_to_the_same_end_and_leaves_a_policy_in_both_forms(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "whole").mkdir()
    assert run(tmp_path / "parts", 1).count("update") == 2
    assert run(tmp_path / "parts", 2).count("update") == 1, "only what was left"
    run(tmp_path / "whole", 2)
    parts, whole = (read_policy(tmp_path / folder / "policy.npz") for folder in ("parts", "whole"))
    assert all(np.array_equal(parts[name], whole[name]) for name in whole)
    saved = read_policy(tmp_path / "whole/policy.pt")
    assert all(np.array_equal(saved[name], whole[name]) for name in whole)
    assert (Policy(saved).game, Policy(saved).players) == ("architects", [2])
    curve = json.loads((tmp_path / "whole/curve.json").read_text())
    assert [point["decisions"] for point in curve] == [0, 720, 1440]
    assert (tmp_path / "whole/curve.png").read_bytes().startswith(PNG)


def test_what_comes_after_a_decision_is_the_seats_own() -> None:
    """Two seats in one game: 0 decides, 1 decides, 0 decides and the game is over; what follows is still open."""
    from examples import self_play

    seats = np.array([[0], [1], [0], [0]])
    ends = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1.0, -1.0]
    values = np.array([[0.2], [0.3], [0.5], [0.9]], np.float32)
    better = self_play.advantages(values, seats, ends, rewards)[:, 0]
    assert np.isnan(better[3])
    assert np.allclose(better[2], 1.0 - 0.5)
    assert np.allclose(better[1], -1.0 - 0.3)
    assert np.allclose(better[0], 0.5 - 0.2 + self_play.TRACE * 0.5)


def test_the_update_makes_what_did_well_likelier() -> None:
    from examples import self_play
    from mirabilia.env import VectorEnv

    torch.manual_seed(1)
    env = VectorEnv("architects", 16, 2, seed=1)
    policy = self_play.Policy(env)
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-2)
    seen, mask = policy.look(env)
    with torch.no_grad():
        chances, value = policy(seen, mask)
        action = mask.int().argmax(dim=-1)
    better = torch.linspace(0.9, 1.1, len(action))
    wanted = chances.log_prob(action)
    rest = torch.stack([mask.int().argmax(dim=-1), (mask.int().cumsum(-1) == 2).int().argmax(dim=-1)]).max(dim=0).values
    columns = [
        torch.cat([seen, seen]),
        torch.cat([mask, mask]),
        torch.cat([action, rest]),
        torch.cat([wanted, chances.log_prob(rest)]),
        torch.cat([value, value]),
        torch.cat([better, -better]),
    ]
    for _ in range(10):
        self_play.improve(policy, optimiser, columns)
    with torch.no_grad():
        assert policy(seen, mask)[0].log_prob(action).mean() > wanted.mean()
