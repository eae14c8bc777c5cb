"""The value of a game: how likely each seat is to win, by a small network over the game's features.

It is data beside the game's rules, `value.json`, written by `stridsplan train`. A game without it has a value that
knows nothing: every side is as likely to win, and a search finds no reason to leave the policy's choice before the end.
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

DIGITS = 4  # that are stored of a weight


@dataclass(frozen=True)
class Value:
    """A trained value: a network for some numbers of seats, and where they come from."""

    nets: Mapping[int, Net]  # by number of seats
    origin: Mapping[str, Any] = field(default_factory=dict)  # command, seed, rules, features
    calibration: Mapping[int, Sequence[Sequence[float]]] = field(default_factory=dict)

    def net(self, seats: int) -> Net:
        """Return the network for a number of seats, or for the nearest that has one."""
        return self.nets[min(self.nets, key=lambda known: abs(known - seats))]

    def write(self, path: Path) -> None:
        """Write it as JSON, with a line for each network."""
        kept = {
            **self.origin,
            "calibration": {str(seats): rows for seats, rows in self.calibration.items()},
            "nets": {
                str(seats): {name: rounded(part) for name, part in net._asdict().items()}
                for seats, net in self.nets.items()
            },
        }
        lines = ",\n".join(f" {json.dumps(name)}: {format_part(value)}" for name, value in kept.items())
        path.write_text(f"{{\n{lines}\n}}\n")


def format_part(value: Any) -> str:
    """Format a value as JSON; a dictionary by number of seats gets a line for each."""
    if not isinstance(value, dict):
        return json.dumps(value)
    return (
        "{\n" + ",\n".join(f"  {json.dumps(key)}: {json.dumps(each)}" for key, each in value.items()) + "\n }"
    )


def rounded(weights: np.ndarray) -> Any:
    """Return weights as lists of short numbers."""
    return np.vectorize(lambda weight: float(f"{weight:.{DIGITS}g}"))(weights).tolist()


def path_of(game: Game) -> Path:
    """Where a game's value is."""
    return folder_of(game) / "value.json"


@cache
def load(game_id: str, path: Path) -> Value | None:
    """Read a value; None if there is none."""
    if not path.exists():
        return None
    kept = json.loads(path.read_text())
    nets = {
        int(seats): Net(*(np.array(parts[name], np.float64) for name in Net._fields))
        for seats, parts in kept.pop("nets").items()
    }
    calibration = {int(seats): rows for seats, rows in kept.pop("calibration").items()}
    return Value(nets, kept, calibration)


def value_of(game: Game) -> Value:
    """Return a game's value, one that knows nothing if it has none or has other features by now."""
    known = load(game.id, path_of(game))
    count = features_of(game).size
    if known and all(net.hidden.shape[0] == 3 * count for net in known.nets.values()):
        return known
    return Value({2: Net(np.zeros((3 * count, 1)), np.zeros(1), np.zeros(1), np.zeros(3 * count))})
