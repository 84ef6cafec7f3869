"""Training the Oracle's network: it learns, resumes to the same result, and leaves a network that plays in matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

import mirabilia
from mirabilia.bots.roster import bots_of
from mirabilia.programs.policy import NetworkPolicy, load, read_policy

ROOT = Path(__file__).parents[2]
PNG = b"\x89PNG"
FEW = ["--steps", "6", "--batch", "64", "--every", "3", "--trials", "128", "--games", "1", "--playouts", "4"]


ENVIRONMENT = {**os.environ, "PYTHONWARNINGS": "error", "MIRABILIA_BACKEND": "numba"}


def command(game: str, folder: Path, *more: str) -> list[str]:
    """Return the command that trains a little."""
    folder.mkdir(exist_ok=True)
    script = str(ROOT / "examples/oracle.py")
    return [sys.executable, script, "--game", game, *FEW, "--round-steps", "2", *more, "--out", str(folder)]


def run(game: str, folder: Path, *more: str) -> str:
    """Train a little; return what was printed."""
    done = subprocess.run(command(game, folder, *more), env=ENVIRONMENT, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr
    return done.stdout


def kill(game: str, folder: Path, measured: int, *more: str) -> None:
    """Train until there have been this many measurements, and kill it."""
    with subprocess.Popen(command(game, folder, *more), env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for _ in range(measured):
            assert process.stdout.readline().startswith("step")
        process.kill()


def arrays(folder: Path) -> dict[str, np.ndarray]:
    """Return the weights of a network, without what it says about itself."""
    return {name: part for name, part in read_policy(folder / "network.npz").items() if name != "about"}


@pytest.mark.compiles
@pytest.mark.parametrize(("game", "players"), [("seven", 3), ("architects", 2)])
def test_a_killed_run_resumes_to_the_same_end_and_leaves_a_network_that_plays(
    tmp_path: Path, game: str, players: int
) -> None:
    """It measures before the first batch, after three, after six, and after each of two rounds."""
    parts, whole = tmp_path / "parts", tmp_path / "whole"
    kill(game, parts, 2, "--rounds", "2")
    kill(game, parts, 2, "--rounds", "2")
    assert 1 <= run(game, parts, "--rounds", "2").count("step") <= 3, "only what was left"
    assert run(game, whole, "--rounds", "2").count("step") == 5
    assert all(np.array_equal(part, arrays(whole)[name]) for name, part in arrays(parts).items())
    curve = json.loads((whole / "curve.json").read_text())
    assert [point["rows"] for point in curve] == [0, 192, 384, 512, 640]
    assert curve[-1]["policy"] < curve[0]["policy"]
    said = read_policy(whole / "network.npz")["about"].tobytes().decode()
    assert f"./go train oracle --game {game} " in said
    assert "--out" not in said
    assert bots_of(game).oracle
    assert (whole / "curve.png").read_bytes().startswith(PNG)
    assert [file.name for file in sorted(whole.glob("games-*"))] == ["games-0.npz", "games-1.npz"]
    assert not list(whole.glob(".*")), "nothing half-written is left"
    assert isinstance(load(whole / "network.npz"), NetworkPolicy)
    for playouts in ("", " 4"):
        program = f"mine={sys.executable} -m mirabilia.programs.policy {whole / 'network.npz'}{playouts}"
        found = mirabilia.run_match("program:mine", "apprentice", game, players, deals=1, programs=[program])
        assert found.summary.games == players


def test_a_run_can_start_with_the_network_in_a_file(tmp_path: Path) -> None:
    run("seven", tmp_path / "first", "--rounds", "0")
    first = tmp_path / "first/network.npz"
    run("seven", tmp_path / "same", "--rounds", "0", "--steps", "0", "--start", str(first))
    again = arrays(tmp_path / "same")
    for name, part in arrays(tmp_path / "first").items():
        assert np.array_equal(part, again[name]), f"{name} was changed by reading and writing it"
    said = read_policy(tmp_path / "same/network.npz")["about"].tobytes().decode()
    assert f"--start {first} " in said
    assert '"rows":384' in said, "what the first network had learnt counts too"
    more = [*command("seven", tmp_path / "first", "--rounds", "1"), "--start", str(first)]
    done = subprocess.run(more, env=ENVIRONMENT, capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "has a run that began otherwise" in done.stderr


@pytest.mark.parametrize(("held", "told"), [(None, "no.npz"), (b"nothing", "no.npz is no network")])
def test_a_file_that_is_no_network_is_refused_in_a_line(tmp_path: Path, held: bytes | None, told: str) -> None:
    file = tmp_path / "no.npz"
    if held is not None:
        file.write_bytes(held)
    command = [sys.executable, str(ROOT / "examples/oracle.py"), "--start", str(file), "--out", str(tmp_path / "run")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("./go train oracle: error: ")
    assert told in line


@pytest.mark.parametrize(("game", "players"), [("seven", 3), ("architects", 2)])
def test_the_network_in_integers_says_what_the_one_in_floating_point_says(game: str, players: int) -> None:
    from examples import oracle
    from mirabilia.bots.network import ACTIVATION, judge_place, look, make_room, points_of, read_network, score_action
    from mirabilia.bots.school import school_of
    from mirabilia.core.kernel import words

    torch.manual_seed(2)
    options = oracle.read_options(["--game", game, "--trials", "20", "--batch", "20"])
    run = oracle.Run(options)
    plan = school_of(game).plan
    about, network = read_network("network.npz", run.network(), game, plan, 2)
    seen = torch.from_numpy(np.asarray(run.test.seen)).float()
    actions = torch.from_numpy(np.asarray(run.test.options)).long()
    with torch.no_grad():
        scores, ends = run.net(seen, actions)
    room, found, shown = make_room(about.widths), words(plan.outputs), words(len(run.test.seen[0]))
    for row in range(20):
        for at, entry in enumerate(run.test.seen[row]):
            shown[at] = int(entry)
        look(network, shown, room)
        known = [int(action) for action in run.test.options[row] if action >= 0]
        told = [score_action(network, action, room) / ACTIVATION for action in known]
        assert np.allclose(told, scores[row, : len(known)].numpy(), atol=0.05)
        for place in range(players):
            judge_place(network, place, room, found)
            points = ends[row, place, 3:].numpy() / oracle.POINTS_SCALE
            assert np.allclose(points_of(found), points, atol=0.2)
