"""The network in integers: the same as in floating point, refused where it could overflow, read from whole files."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mirabilia.bots import network
from mirabilia.bots.network import (
    ACTIVATION,
    ESTIMATES,
    LAYERS,
    MOST_BYTES,
    PARTS,
    ROLES,
    About,
    Blueprint,
    Network,
    Widths,
    judge_place,
    look,
    make_room,
    points_of,
    quantise,
    read_layers,
    read_network,
    score_action,
    sizes,
    write_network,
)
from mirabilia.bots.tree import VALUE
from mirabilia.core.errors import UsageError
from mirabilia.core.features import PLACES
from mirabilia.core.kernel import words

PLAN = Blueprint(
    entries=5 + 4 * len(PLACES),
    first_block=5,
    block=4,
    actions=6,
    outputs=ESTIMATES + 2,
    highs=(9,) * 5 + (1, 3, 20, 1) * 7,
)
WIDTHS = Widths(city=6, trunk=8, deep=5, head=4)
Layers = dict[str, tuple[Any, Any]]


def layers(seed: int = 1, scale: float = 0.4) -> Layers:
    """Return a network in floating point."""
    chance = np.random.default_rng(seed)
    return {
        name: (chance.normal(scale=scale, size=(ins, outs)), chance.normal(scale=scale, size=biases))
        for name, (ins, outs, biases) in sizes(PLAN, WIDTHS).items()
    }


def about(**changes: Any) -> About:
    said: dict[str, Any] = {
        "format": network.FORMAT,
        "game": "seven",
        "version": 2,
        "players": (3,),
        "widths": WIDTHS,
        "shifts": (),
        "command": "./go train oracle",
        "seed": 1,
        "sources": "00",
        "rows": 0,
    }
    return About(**{**said, **changes})


def file_of(made: Layers, **changes: Any) -> bytes:
    """Return the file of a network."""
    arrays, shifts = quantise(made, PLAN)
    return write_network(about(**{"shifts": shifts, **changes}), arrays)


def read(data: bytes) -> tuple[About, Network]:
    return read_network("a.npz", data, "seven", PLAN, 2)


def observation(seed: int, seated: int) -> list[int]:
    """Return some observation with this many places taken."""
    chance = np.random.default_rng(seed)
    row = [int(chance.integers(high + 1)) for high in PLAN.highs]
    for place in range(len(PLACES)):
        first = PLAN.first_block + place * PLAN.block
        row[first : first + PLAN.block] = (
            [1, *row[first + 1 : first + PLAN.block]] if place < seated else [0] * PLAN.block
        )
    return row


def slowly(made: Layers, row: list[int], seated: int) -> tuple[np.ndarray, np.ndarray]:
    """Return scores and ends by the same network, written once more in floating point."""

    def layer(name: str, numbers: np.ndarray) -> Any:
        return np.clip(numbers @ made[name][0] + made[name][1], 0, 32)

    table, blocks = np.array(row[: PLAN.first_block]), np.array(row[PLAN.first_block :]).reshape(len(PLACES), -1)
    codes = [layer("city", block) if place < seated else np.zeros(WIDTHS.city) for place, block in enumerate(blocks)]
    rest = np.clip(np.sum(codes[3:], axis=0), 0, 32)
    trunk = layer("trunk", np.concatenate([layer("table", table), *codes[:3], rest]))
    deep = layer("deep", trunk)
    weight, bias = made["head"]
    ends = []
    for place in range(seated):
        role = min(place, ROLES - 1) * WIDTHS.head
        hidden = np.clip(np.concatenate([codes[place], trunk]) @ weight + bias[role : role + WIDTHS.head], 0, 32)
        ends.append(hidden @ made["out"][0] + made["out"][1])
    return made["policy"][0] @ deep + made["policy"][1], np.array(ends)


@pytest.mark.parametrize("seated", [2, 3, 7])
def test_integers_come_close_to_floating_point(seated: int) -> None:
    made = layers(scale=0.15)
    said, net = read(file_of(made))
    for seed in range(20):
        row, room, found = observation(seed, seated), make_room(said.widths), words(PLAN.outputs)
        look(net, row, room)
        scores, ends = slowly(made, row, seated)
        assert np.allclose([score_action(net, a, room) / ACTIVATION for a in range(PLAN.actions)], scores, atol=0.05)
        for place in range(seated):
            judge_place(net, place, room, found)
            assert np.allclose(points_of(found), ends[place, ESTIMATES:], atol=0.05)
            chances = 1 / (1 + np.exp(-ends[place, :ESTIMATES]))
            assert np.allclose(np.array(found[:ESTIMATES]) / VALUE, chances, atol=0.03)


def test_empty_places_say_nothing() -> None:
    """The block of a place where nobody sits is not looked at."""
    said, net = read(file_of(layers()))
    row, found = observation(1, 3), []
    for noise in (0, 1):
        row[PLAN.first_block + 5 * PLAN.block + 2] = noise
        room = make_room(said.widths)
        look(net, row, room)
        found.append([score_action(net, action, room) for action in range(PLAN.actions)])
    assert found[0] == found[1]


def test_a_file_reads_back_as_it_was_written() -> None:
    data = file_of(layers())
    assert len(data) < MOST_BYTES
    said, net = read(data)
    assert said == about(shifts=said.shifts)
    assert len(said.shifts) == len(LAYERS)
    again, _ = quantise(layers(), PLAN)
    assert list(net.weights)[: again["city.weight"].size] == again["city.weight"].reshape(-1).tolist()
    assert len(net.weights) == sum(ins * outs for ins, outs, _ in sizes(PLAN, WIDTHS).values())
    assert PARTS * WIDTHS.city == len(again["trunk.weight"])


def test_the_layers_of_a_file_make_the_same_file_again() -> None:
    arrays, shifts = quantise(layers(), PLAN)
    said, read_back = read_layers("a.npz", file_of(layers()), "seven", PLAN, 2)
    again, same = quantise(read_back, PLAN)
    assert said.shifts == shifts == same
    assert all(np.array_equal(part, again[name]) for name, part in arrays.items())


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "a.npz is no network"),
        (b"PK nothing", "a.npz is no network"),
        (bytes(MOST_BYTES + 1), "it has 2000001 bytes, and networks have 2000000 at most"),
        (file_of(layers())[:-40], "a.npz is no network"),
        (file_of(layers(), game="architects"), "was made for architects_v2, not for seven_v2"),
        (file_of(layers(), version=3), "was made for seven_v3, not for seven_v2"),
        (file_of(layers(), format=9), "has format 9, and this version reads format 1; train it again"),
        (file_of(layers(), shifts=(1,)), "its widths or shifts cannot be"),
        (file_of(layers(), shifts=(99,) * len(LAYERS)), "its widths or shifts cannot be"),
        (file_of(layers(), widths=Widths(city=7, trunk=8, deep=5, head=4)), r"city.weight is int16\(4, 6\)"),
    ],
)
def test_what_is_no_network_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        read(data)


def test_a_network_without_a_layer_or_a_label_is_refused() -> None:
    arrays, shifts = quantise(layers(), PLAN)
    del arrays["deep.bias"]
    with pytest.raises(UsageError, match=r"deep\.bias is missing"):
        read(write_network(about(shifts=shifts), arrays))
    from io import BytesIO

    out = BytesIO()
    np.savez(out, body=np.zeros(3))
    with pytest.raises(UsageError, match="does not say what it is for"):
        read(out.getvalue())


def test_a_network_whose_sums_could_overflow_is_refused() -> None:
    arrays, shifts = quantise(layers(), PLAN)
    arrays["trunk.bias"][:] = (1 << 31) - 1
    with pytest.raises(UsageError, match="the sums of its layer trunk could overflow"):
        read(write_network(about(shifts=shifts), arrays))
    with pytest.raises(UsageError, match="too large for integers"):
        quantise({**layers(), "deep": (np.full((8, 5), 1e9), np.zeros(5))}, PLAN)
