"""The value function of a game: each seat's chance to win, by a small network over the game's features.

The weights are in `value.json` beside the game's rules, written by `stridsplan train`. A game without that file has a
constant value function: all sides are equally likely to win, so that only play-outs that end the game distinguish
choices.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from stridsplan.engine.entries import folder_of
from stridsplan.engine.game import Game

from .kernel import Net
from .program import features_of

DIGITS = 4  # significant digits of a stored weight


@dataclass(frozen=True)
class Value:
    """A trained value function: a network for each of some numbers of seats, and how they were trained."""

    nets: Mapping[int, Net]  # by number of seats
    origin: Mapping[str, Any] = field(default_factory=dict)  # command, seed, rules, features
    # by number of seats: for each tenth of the chance, [mean chance, share won, how many chances were compared]
    calibration: Mapping[int, Sequence[Sequence[float]]] = field(default_factory=dict)

    def net(self, seats: int) -> Net:
        """Return the network for a number of seats, or for the nearest that has one."""
        return self.nets[min(self.nets, key=lambda count: abs(count - seats))]

    def write(self, path: Path) -> None:
        """Write the value function as JSON, with a line for each network."""
        fields = {
            **self.origin,
            "calibration": {str(seats): rows for seats, rows in self.calibration.items()},
            "nets": {
                str(seats): {name: rounded(part) for name, part in net._asdict().items()}
                for seats, net in self.nets.items()
            },
        }
        lines = ",\n".join(f" {json.dumps(name)}: {format_part(value)}" for name, value in fields.items())
        path.write_text(f"{{\n{lines}\n}}\n")


def format_part(value: Any) -> str:
    """Format a value as JSON; a dictionary by number of seats gets a line for each."""
    if not isinstance(value, dict):
        return json.dumps(value)
    return (
        "{\n" + ",\n".join(f"  {json.dumps(key)}: {json.dumps(each)}" for key, each in value.items()) + "\n }"
    )


def rounded(weights: np.ndarray) -> Any:
    """Return weights as nested lists of rounded numbers."""
    return np.vectorize(lambda weight: float(f"{weight:.{DIGITS}g}"))(weights).tolist()


def path_of(game: Game) -> Path:
    """Return the path of a game's value function."""
    return folder_of(game) / "value.json"


@cache
def load(path: Path) -> Value | None:
    """Read a value function; None if the file does not exist."""
    if not path.exists():
        return None
    fields = json.loads(path.read_text())
    nets = {
        int(seats): Net(*(np.array(parts[name], np.float64) for name in Net._fields))
        for seats, parts in fields.pop("nets").items()
    }
    calibration = {int(seats): rows for seats, rows in fields.pop("calibration").items()}
    return Value(nets, fields, calibration)


def value_of(game: Game) -> Value:
    """Return a game's value function; a constant one if `value.json` is missing or has another number of features."""
    value = load(path_of(game))
    count = features_of(game).size
    if value and all(net.hidden.shape[0] == 3 * count for net in value.nets.values()):
        return value
    return Value({2: Net(np.zeros((3 * count, 1)), np.zeros(1), np.zeros(1), np.zeros(3 * count))})
