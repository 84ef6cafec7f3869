"""A trained policy as a program: `python -m mirabilia.programs.policy FILE` plays in matches, ladders and at tables.

The file is what `torch.save` writes of a state dictionary (`.pt`, which needs PyTorch), or the same arrays under the
same names as `numpy.savez` writes them (`.npz`, which needs nothing). A policy is a row of linear layers with ReLU
between them, `body.N.weight` and `body.N.bias`, then `choice.weight` and `choice.bias` with a row for each action;
`highs` divides what is seen. Other names are left alone. Its sizes show which game and how many players it is
for; one that saw the padded observations plays with any number.

A file from `./go train oracle` is a network in integers, which plays by its policy; with a number of playouts after the
file, it searches as well: `python -m mirabilia.programs.policy network.npz 600`.

What it sees is worked out from its view: a world that fits the view shows the same numbers as the real one does
(docs/learning.md).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import MsgspecError, Struct, json
from numpy.typing import NDArray

from mirabilia.bots.bot import Budget
from mirabilia.bots.roster import bots_of
from mirabilia.core.errors import MissingError, UsageError
from mirabilia.core.features import OPTION, Features
from mirabilia.core.game import Decision, Option
from mirabilia.core.kernel import Words, words
from mirabilia.core.registry import describe, games
from mirabilia.files import read_file
from mirabilia.programs.messages import (
    PROTOCOL,
    Answer,
    Ask,
    FromProgram,
    Greeting,
    Ready,
    ToProgram,
    Trouble,
    parse_chance,
    read_question,
    write_line,
)

Arrays = Mapping[str, NDArray[Any]]
ABOUT = "about"
"""The array by which a file of the Oracle is recognised."""


def read_policy(path: Path) -> Arrays:
    """Return the arrays of a policy by their names; UsageError, naming the file, if it cannot be read as one."""
    written, suffix = BytesIO(read_file(path)), ".npz" if path.suffix == ".npz" else ".pt"
    try:
        return _read_numpy(written) if suffix == ".npz" else _read_torch(written)
    except MissingError:
        raise
    except Exception:  # who reads these formats promises no kind of error for a damaged file
        raise UsageError(f"{path} is not a policy: it is not a whole {suffix} file") from None


def _read_numpy(written: BytesIO) -> Arrays:
    with np.load(written) as kept:
        return {name: kept[name] for name in kept.files}


def _read_torch(written: BytesIO) -> Arrays:
    try:
        import torch
    except ImportError as missing:
        raise MissingError("policies in .pt files need", missing.name, "train") from None
    kept = torch.load(written, weights_only=True, map_location="cpu")
    return {name: tensor.numpy() for name, tensor in kept.items()}


class Policy:
    """A bot that takes the action its network finds best."""

    def __init__(self, arrays: Arrays) -> None:
        try:
            self._highs = arrays["highs"]
            bodies = sorted((name for name in arrays if name.startswith("body.")), key=_layer)
            self._layers = [(arrays[name], arrays[bias]) for bias, name in zip(bodies[::2], bodies[1::2], strict=True)]
            self._choice = arrays["choice.weight"], arrays["choice.bias"]
        except (KeyError, ValueError) as error:
            raise UsageError(f"this is not a policy: {error} is missing or does not fit") from None
        self.game, self.players, self._features = _made_for(len(self._highs), len(self._choice[1]))

    def __call__(self, view: Any, decision: Decision[Any], budget: Budget, chance: Words, /) -> Option[Any]:  # noqa: ARG002 - a bot's signature
        """Return the option of the best action; UsageError for another number of players."""
        if view.players not in self.players:
            raise UsageError(f"this policy plays {self.game} with {self.counts} players, not with {view.players}")
        sample_world = bots_of(self.game).sample_world
        assert sample_world, f"{self.game} has no worlds to look at"
        features, world = self._features, sample_world(view, chance).words
        seen, desk, mask = words(len(self._highs)), words(features.desk_size), words(len(features.actions))
        features.observe(world, decision.seat, decision.city, seen)
        count = features.write_options(world, decision.city, mask, desk)
        assert count == len(decision.options), "the world does not fit the decision"
        worths = self.worths(np.array(seen))
        return decision.options[int(np.argmax([worths[desk[place] % OPTION] for place in range(count)]))]

    @property
    def counts(self) -> str:
        """How many players it plays with, for people."""
        first, last = self.players[0], self.players[-1]
        return str(first) if first == last else f"{first} to {last}"

    def worths(self, seen: NDArray[Any]) -> NDArray[Any]:
        """Return what the network thinks of every action."""
        row = seen / self._highs
        for weight, bias in self._layers:
            row = np.maximum(weight @ row + bias, 0)
        weight, bias = self._choice
        return np.asarray(weight @ row + bias)


def _layer(name: str) -> tuple[int, str]:
    """Sort the arrays of a body by their layer, each bias before its weight."""
    _, number, what = name.split(".")
    return int(number), what


def _made_for(entries: int, actions: int) -> tuple[str, Sequence[int], Features]:
    """Return the game, the numbers of players and the features that these sizes belong to."""
    for game in games():
        known = describe(game)
        for features in known.versions().values():
            fits = [n for n in known.rules.players if len(features.entries(n)) == entries]
            if fits and len(features.actions) == actions:
                return game, fits, features
    raise UsageError(f"no game has observations of {entries} entries and {actions} actions")


class NetworkPolicy:
    """A bot that goes by a network in integers, with a search of this many playouts, or without one if 0."""

    def __init__(self, file: Path, game: str, playouts: int) -> None:
        make = bots_of(game).oracle
        if make is None:
            raise UsageError(f"{file} is a network for {game}, whose bots have no use for one")
        self.game, self.counts = game, "any number of"
        self._bot, self._budget = make(str(file), read_file(file), playouts > 0), Budget(playouts=playouts)
        self._warm_up()

    def _warm_up(self) -> None:
        """Decide something once, so that what has to be compiled is compiled before anyone waits for an answer."""
        described = describe(self.game)
        rules, players = described.rules, described.usual_players
        state = rules.start(rules.draw_setup(players, 0), 0)
        decision = rules.decision(state, rules.waiting(state)[0])
        chance = words(1)
        chance[0] = 1
        self._bot(rules.view(state, decision.seat), decision, Budget(playouts=1), chance)

    def __call__(self, view: Any, decision: Decision[Any], budget: Budget, chance: Words, /) -> Option[Any]:  # noqa: ARG002 - it has its own
        """Return the option that it picks."""
        return self._bot(view, decision, self._budget, chance)


def load(file: Path, playouts: int = 0) -> Policy | NetworkPolicy:
    """Return the policy of a file; UsageError, naming the file, if there is none in it."""
    arrays = read_policy(file)
    try:
        if ABOUT not in arrays:
            return Policy(arrays)
        game = json.decode(arrays[ABOUT].tobytes(), type=_Purpose).game
    except (MsgspecError, UsageError) as error:
        raise UsageError(f"{file}: {error}") from None
    return NetworkPolicy(file, game, playouts)


class _Purpose(Struct):
    """What a network says it is for; the rest is for the bots of that game."""

    game: str


def reply_to(message: Greeting | Ask, policy: Callable[[], Policy | NetworkPolicy]) -> FromProgram:
    """Return what a policy answers, or what went wrong."""
    try:
        if isinstance(message, Greeting):
            return Ready(PROTOCOL, f"a policy for {policy().game} with {policy().counts} players")
        view, decision = read_question(message)
        if message.game != policy().game:
            raise UsageError(f"this policy plays {policy().game}, not {message.game}")
        chance = words(1)
        chance[0] = parse_chance(message.chance)
        picked = policy()(view, decision, Budget(), chance)
        return Answer(message.id, list(decision.options).index(picked))
    except Exception as error:
        return Trouble(f"{type(error).__name__}: {error}", message.id if isinstance(message, Ask) else None)


def main() -> None:
    """Serve the policy of a file until the input ends."""
    if len(sys.argv) not in (2, 3) or not all(word.isdecimal() for word in sys.argv[2:]):
        sys.exit("usage: python -m mirabilia.programs.policy FILE [PLAYOUTS]")

    @cache
    def policy() -> Policy | NetworkPolicy:
        return load(Path(sys.argv[1]), *map(int, sys.argv[2:]))

    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(write_line(reply_to(json.decode(line, type=ToProgram), policy)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
