"""A network that judges positions inside the kernel, using only integers: the same on every machine and backend.

It reads the padded observation of a game (docs/learning.md), so one network plays with any number of players. Every
place at the table is *encoded* by the same weights, the table by others; a *trunk* sees the table, the seat's own city,
both neighbours and the sum of the rest. From there a *policy* scores actions, only those that are asked for, and a
*head*, again the same for every place, says how each city will end.

All numbers are integers: weights of 16 bits, activations of ACTIVATION steps to 1 and CAP at most. Sums fit into 32
bits: `read_network` works out the worst case of every layer, and refuses a file that could overflow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from math import exp
from typing import Any, NamedTuple
from zipfile import BadZipFile

import msgspec
from msgspec import Struct

from mirabilia.bots.tree import VALUE
from mirabilia.core.errors import UsageError
from mirabilia.core.features import PLACES, Features
from mirabilia.core.kernel import Table, Words, kernel, packed, table

FORMAT = 1
"""The version of a file's format."""
MOST_BYTES = 2_000_000
"""A file larger than this is not shipped."""
ACTIVATION_BITS = 8
ACTIVATION = 1 << ACTIVATION_BITS
"""Steps from 0 to 1."""
CAP = 32 * ACTIVATION - 1
"""The largest activation."""
SUM_BITS = 31

# What the head says about a place: three estimates between 0 and VALUE, then points by category.
VICTORY, CLEAR, GOOD = 0, 1, 2
"""The share of the victory; how clear it is, by its margin; how good the points are, whatever the others have."""
ESTIMATES = 3

# The parts of the trunk's input, each as wide as an encoding.
TABLE_PART, SELF_PART, LEFT_PART, RIGHT_PART, OTHERS_PART = 0, 1, 2, 3, 4
PARTS = 5
ROLES = 4
"""Self, left neighbour, right neighbour, anybody else: each has a bias of its own in the head."""

# The shape, as kernels read it.
ENTRIES, FIRST_BLOCK, BLOCK, ACTIONS, CITY, TRUNK, DEEP, HEAD, OUTPUTS = 0, 1, 2, 3, 4, 5, 6, 7, 8
SHIFTS = 9
"""For each layer: how far its sums are shifted to become activations again."""
LAYERS = ("city", "table", "trunk", "deep", "head", "out", "policy")
L_CITY, L_TABLE, L_TRUNK, L_DEEP, L_HEAD, L_OUT, L_POLICY = range(len(LAYERS))
ENCODERS = ("city", "table")
"""The layers that take entries as they are observed; the others take activations."""
WEIGHTS_AT = SHIFTS + len(LAYERS)
"""For each layer: where its weights begin."""
BIASES_AT = WEIGHTS_AT + len(LAYERS)
"""For each layer: where its biases begin."""
SHAPE = BIASES_AT + len(LAYERS)

# The working space of a network, in words; what follows depends on the widths.
SUMS = 0
"""The sums of the layer that is being worked out."""
WIDEST = 512
"""The widest that a layer can be."""
CODES = SUMS + WIDEST
"""The encodings of all places, then the parts of the trunk's input, the trunk, the layer after it and the head."""

SIGMOID_STEPS = 16
SIGMOID_REACH = 10
SIGMOID: Table = table(
    round(VALUE / (1 + exp(-place / SIGMOID_STEPS)))
    for place in range(-SIGMOID_REACH * SIGMOID_STEPS, SIGMOID_REACH * SIGMOID_STEPS + 1)
)
"""The value of an estimate, from -SIGMOID_REACH to SIGMOID_REACH."""


class Widths(Struct, frozen=True):
    """How wide the layers of a network are."""

    city: int = 64
    """The width of an encoding, of a place or of the table."""
    trunk: int = 128
    deep: int = 64
    head: int = 32


class About(Struct, frozen=True, kw_only=True):
    """What a network is for, and how it came about."""

    format: int
    game: str
    version: int
    """The version of the observations that it reads."""
    players: tuple[int, ...]
    """The numbers of players at the tables where it learnt."""
    widths: Widths
    shifts: tuple[int, ...]
    """The shift of each layer."""
    command: str
    seed: int
    sources: str
    """A hash of the sources it was made with, as in ledgers."""
    rows: int
    """How many decisions it learnt from."""


class Network(NamedTuple):
    """A network as kernels take it."""

    shape: Words
    weights: Words
    biases: Words


Layers = Mapping[str, tuple[Any, Any]]
"""Weights and biases of each layer in floating point."""


class Blueprint(NamedTuple):
    """The sizes of a game's networks: what comes in and what goes out."""

    entries: int
    first_block: int
    block: int
    actions: int
    outputs: int
    highs: tuple[int, ...]
    """The most that each entry can be."""


def plan_of(features: Features, categories: int) -> Blueprint:
    """Return the blueprint for the padded observations of a game with this many categories of points."""
    entries = features.entries(2)
    names = [entry.name for entry in entries]
    first, second = (names.index(f"{place}.seated") for place in PLACES[:2])
    assert len(entries) == first + (second - first) * len(PLACES), "blocks are not of one size"
    highs = tuple(entry.high for entry in entries)
    return Blueprint(len(entries), first, second - first, len(features.actions), ESTIMATES + categories, highs)


def sizes(plan: Blueprint, widths: Widths) -> dict[str, tuple[int, int, int]]:
    """Return for each layer how many numbers go in, how many come out, and how many biases it has."""
    return {
        "city": (plan.block, widths.city, widths.city),
        "table": (plan.first_block, widths.city, widths.city),
        "trunk": (PARTS * widths.city, widths.trunk, widths.trunk),
        "deep": (widths.trunk, widths.deep, widths.deep),
        "head": (widths.city + widths.trunk, widths.head, ROLES * widths.head),
        "out": (widths.head, plan.outputs, plan.outputs),
        "policy": (plan.actions, widths.deep, plan.actions),  # a row for each action
    }


def room_size(widths: Widths) -> int:
    """Return how many words of working space a network needs."""
    return CODES + (len(PLACES) + PARTS) * widths.city + widths.trunk + widths.deep + 2 * widths.head


# Looking.


@kernel
def _add(source: Words, first: int, count: int, network: Network, weights: int, width: int, room: Words) -> None:
    """Add what some numbers contribute to the sums of a layer; most of them are 0, and are skipped."""
    for number in range(count):
        value = source[first + number]
        if value:
            at = weights + number * width
            for place in range(width):
                room[SUMS + place] += value * network.weights[at + place]


@kernel
def _begin(network: Network, layer: int, skip: int, width: int, room: Words) -> None:
    """Begin the sums of a layer with its biases."""
    at = network.shape[BIASES_AT + layer] + skip
    for place in range(width):
        room[SUMS + place] = network.biases[at + place]


@kernel
def _settle(shift: int, width: int, room: Words, into: int) -> None:
    """Turn sums into activations: none below 0, none above CAP."""
    for place in range(width):
        room[into + place] = max(0, min(CAP, room[SUMS + place] >> shift))


@kernel
def _encode(network: Network, layer: int, row: Words, first: int, count: int, room: Words, into: int) -> None:
    """Encode a part of an observation."""
    shape = network.shape
    width = shape[CITY]
    _begin(network, layer, 0, width, room)
    _add(row, first, count, network, shape[WEIGHTS_AT + layer], width, room)
    _settle(shape[SHIFTS + layer], width, room, into)


@kernel
def look(network: Network, row: Words, room: Words) -> None:
    """Look at an observation: afterwards actions can be scored and places judged."""
    shape = network.shape
    width, block = shape[CITY], shape[BLOCK]
    parts = CODES + len(PLACES) * width
    for at in range(CODES, parts + PARTS * width):
        room[at] = 0
    _encode(network, L_TABLE, row, 0, shape[FIRST_BLOCK], room, parts + TABLE_PART * width)
    for place in range(len(PLACES)):
        first = shape[FIRST_BLOCK] + place * block
        if row[first] == 0:
            continue
        code = CODES + place * width
        _encode(network, L_CITY, row, first, block, room, code)
        part = parts + min(place + SELF_PART, OTHERS_PART) * width
        for at in range(width):
            room[part + at] = min(CAP, room[part + at] + room[code + at])
    trunk = parts + PARTS * width
    _layer(network, L_TRUNK, parts, PARTS * width, shape[TRUNK], room, trunk)
    _layer(network, L_DEEP, trunk, shape[TRUNK], shape[DEEP], room, trunk + shape[TRUNK])


@kernel
def _layer(network: Network, layer: int, first: int, count: int, width: int, room: Words, into: int) -> None:
    """Work out a layer from activations in the working space."""
    shape = network.shape
    _begin(network, layer, 0, width, room)
    _add(room, first, count, network, shape[WEIGHTS_AT + layer], width, room)
    _settle(shape[SHIFTS + layer], width, room, into)


@kernel
def score_action(network: Network, action: int, room: Words) -> int:
    """Return how promising an action is, ACTIVATION steps to 1; an action is chosen by softmax of these."""
    shape = network.shape
    width = shape[DEEP]
    deep = CODES + (len(PLACES) + PARTS) * shape[CITY] + shape[TRUNK]
    weights = shape[WEIGHTS_AT + L_POLICY] + action * width
    total = network.biases[shape[BIASES_AT + L_POLICY] + action]
    for place in range(width):
        total += room[deep + place] * network.weights[weights + place]
    return total >> shape[SHIFTS + L_POLICY]


@kernel
def judge_place(network: Network, place: int, room: Words, found: Words) -> None:
    """Write what becomes of the city in a place: three estimates from 0 to VALUE, then points in ACTIVATION steps."""
    shape = network.shape
    width, count = shape[HEAD], shape[OUTPUTS]
    trunk = CODES + (len(PLACES) + PARTS) * shape[CITY]
    into = trunk + shape[TRUNK] + shape[DEEP]
    weights = shape[WEIGHTS_AT + L_HEAD]
    _begin(network, L_HEAD, min(place, ROLES - 1) * width, width, room)
    _add(room, CODES + place * shape[CITY], shape[CITY], network, weights, width, room)
    _add(room, trunk, shape[TRUNK], network, weights + shape[CITY] * width, width, room)
    _settle(shape[SHIFTS + L_HEAD], width, room, into)
    _begin(network, L_OUT, 0, count, room)
    _add(room, into, width, network, shape[WEIGHTS_AT + L_OUT], count, room)
    for at in range(count):
        found[at] = room[SUMS + at] >> shape[SHIFTS + L_OUT]
    for at in range(ESTIMATES):
        step = found[at] * SIGMOID_STEPS >> ACTIVATION_BITS
        reach = SIGMOID_REACH * SIGMOID_STEPS
        found[at] = SIGMOID[reach + max(-reach, min(reach, step))]


# Files.


def read_network(name: str, data: bytes, game: str, plan: Blueprint, version: int) -> tuple[About, Network]:
    """Return the network in a file for a game; UsageError says what is wrong with it."""
    arrays = _arrays(name, data)
    about = _about(name, arrays, game, version)
    shape = [0] * SHAPE
    weights: list[int] = []
    biases: list[int] = []
    shape[:SHIFTS] = [
        *plan[:4],
        about.widths.city,
        about.widths.trunk,
        about.widths.deep,
        about.widths.head,
        plan.outputs,
    ]
    for number, (layer, (ins, outs, bias)) in enumerate(sizes(plan, about.widths).items()):
        weight, own = _part(name, arrays, f"{layer}.weight", (ins, outs)), _part(name, arrays, f"{layer}.bias", (bias,))
        _check_sums(name, layer, weight, own, plan)
        shape[SHIFTS + number] = about.shifts[number]
        shape[WEIGHTS_AT + number], shape[BIASES_AT + number] = len(weights), len(biases)
        weights += weight.reshape(-1).tolist()
        biases += own.tolist()
    return about, Network(packed(shape, 64), packed(weights, 16), packed(biases, 64))


def _arrays(name: str, data: bytes) -> Mapping[str, Any]:
    import numpy as np

    if len(data) > MOST_BYTES:
        raise UsageError(f"{name} is no network: it has {len(data)} bytes, and networks have {MOST_BYTES} at most")
    try:
        with np.load(BytesIO(data), allow_pickle=False) as kept:
            return {key: kept[key] for key in kept.files}
    except (ValueError, OSError, EOFError, BadZipFile) as error:
        raise UsageError(f"{name} is no network: {error}") from None


def _about(name: str, arrays: Mapping[str, Any], game: str, version: int) -> About:
    try:
        about = msgspec.json.decode(arrays["about"].tobytes(), type=About)
    except KeyError:
        raise UsageError(f"{name} is no network: it does not say what it is for; ./go train oracle makes one") from None
    except msgspec.DecodeError as error:
        raise UsageError(f"{name} is no network: {error}") from None
    if about.format != FORMAT:
        raise UsageError(f"{name} has format {about.format}, and this version reads format {FORMAT}; train it again")
    if (about.game, about.version) != (game, version):
        wanted, found = f"{game}_v{version}", f"{about.game}_v{about.version}"
        raise UsageError(f"{name} was made for {found}, not for {wanted}")
    widths = msgspec.structs.astuple(about.widths)
    shifts = about.shifts
    fits = len(shifts) == len(LAYERS) and all(0 <= shift <= SUM_BITS for shift in shifts)
    if min(widths) < 1 or max(widths) > WIDEST or not fits:
        raise UsageError(f"{name} is no network: its widths or shifts cannot be")
    return about


def _part(name: str, arrays: Mapping[str, Any], part: str, size: tuple[int, ...]) -> Any:
    found = arrays.get(part)
    if found is None or found.shape != size or found.dtype.kind != "i":
        has = "missing" if found is None else f"{found.dtype}{found.shape}"
        raise UsageError(f"{name} is no network: {part} is {has}, and should be integers{size}")
    return found


def _check_sums(name: str, layer: str, weight: Any, bias: Any, plan: Blueprint) -> None:
    """Refuse weights of more than 16 bits, and those whose sums could need more than 32."""
    if worst_sum(layer, weight, bias, plan) >= 1 << SUM_BITS or abs(weight.astype(int)).max() >= 1 << 15:
        raise UsageError(f"{name} is no network: the sums of its layer {layer} could overflow")


def worst_sum(layer: str, weight: Any, bias: Any, plan: Blueprint) -> int:
    """Return the largest possible sum of a layer, whatever is observed."""
    import numpy as np

    size = abs(weight.astype(np.int64))
    if layer == "policy":
        return int((size.sum(axis=1) * CAP + abs(bias.astype(np.int64))).max())
    inputs = {
        "city": np.array(plan.highs).reshape(-1)[plan.first_block :].reshape(len(PLACES), -1).max(axis=0),
        "table": np.array(plan.highs[: plan.first_block]),
    }.get(layer, np.full(len(size), CAP))
    return int((size * inputs[:, None]).sum(axis=0).max() + abs(bias.astype(np.int64)).max())


# From floating point to integers, and back.


def quantise(layers: Layers, plan: Blueprint) -> tuple[dict[str, Any], tuple[int, ...]]:
    """Return the arrays of a file, and the shifts of the layers, from weights and biases in floating point.

    Weights have a row for each input, except for the policy's, which have a row for each action; those of the encoders
    are for entries as they are observed. Each layer gets as many bits as fit.
    """
    arrays: dict[str, Any] = {}
    shifts = []
    for layer in LAYERS:
        weight, bias = layers[layer]
        encodes = layer in ENCODERS
        for bits in range(14, -1, -1):
            scaled = _rounded(weight, bits)
            # Inputs have ACTIVATION steps to 1, except for entries, which are taken as they are.
            moved = _rounded(bias, bits if encodes else bits + ACTIVATION_BITS)
            fits = abs(scaled).max() < 1 << 15 and worst_sum(layer, scaled, moved, plan) < 1 << SUM_BITS
            if fits and not (encodes and bits < ACTIVATION_BITS):
                break
        else:
            raise UsageError(f"the weights of the layer {layer} are too large for integers")
        arrays[f"{layer}.weight"], arrays[f"{layer}.bias"] = scaled.astype("int16"), moved.astype("int32")
        shifts.append(bits - ACTIVATION_BITS if encodes else bits)
    return arrays, tuple(shifts)


def read_layers(name: str, data: bytes, game: str, plan: Blueprint, version: int) -> tuple[About, Layers]:
    """Return the weights and biases of a file in floating point, as `quantise` takes them."""
    about, _ = read_network(name, data, game, plan, version)
    arrays, layers = _arrays(name, data), {}
    for layer, shift in zip(LAYERS, about.shifts, strict=True):
        encodes = layer in ENCODERS
        bits = shift + ACTIVATION_BITS if encodes else shift
        moved = bits if encodes else bits + ACTIVATION_BITS
        layers[layer] = arrays[f"{layer}.weight"] / float(1 << bits), arrays[f"{layer}.bias"] / float(1 << moved)
    return about, layers


def _rounded(numbers: Any, bits: int) -> Any:
    import numpy as np

    return np.rint(np.asarray(numbers, np.float64) * (1 << bits)).astype(np.int64)


def write_network(about: About, arrays: Mapping[str, Any]) -> bytes:
    """Return the file of a network."""
    import numpy as np

    out = BytesIO()
    said = np.frombuffer(msgspec.json.encode(about), np.uint8)
    np.savez_compressed(out, about=said, **arrays)
    return out.getvalue()


def make_room(widths: Widths) -> Words:
    """Return the working space of a network."""
    return packed([0] * room_size(widths), 32)


def points_of(found: Sequence[int]) -> list[float]:
    """Return the points by category that a place was judged to have."""
    return [steps / ACTIVATION for steps in list(found)[ESTIMATES:]]
