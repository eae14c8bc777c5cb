"""Luck in battle: the armies each seat lost in every exchange, against the exact odds of the dice rolled.

Losses of the neutral force belong to no seat. Cards are not measured, because their value depends on how they are
played.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from stridsplan.engine.game import Measure, MeasuredCommand
from stridsplan.engine.log import ARGUMENTS, EVENT

from .odds import roll_odds
from .state import NEUTRAL, Event
from .words.events import faces

MEASURES = {"lost": -1, "lost_attacking": -1, "lost_defending": -1}  # -1: a smaller number is lucky
DICE = {"dice": 1}  # the lowest face, by stream


class Exchange(NamedTuple):
    """One roll of both sides."""

    attacker: int
    defender: int  # a seat or NEUTRAL
    attack_dice: int
    defence_dice: int
    defender_lost: int


def measure(options: np.ndarray, rows: Sequence[MeasuredCommand]) -> Iterator[Measure]:
    """Yield what attacker and defender lost in every exchange (RK-ATT-8 to RK-ATT-10)."""
    for row in rows:
        for exchange in exchanges(row.events):
            yield from measure_exchange(exchange)


def measure_exchange(exchange: Exchange) -> Iterator[Measure]:
    """Measure the losses of both: what the defender does not lose, the attacker does."""
    shares = roll_odds(exchange.attack_dice, exchange.defence_dice)
    fought, lost = len(shares) - 1, exchange.defender_lost
    yield from losses(exchange.attacker, "lost_attacking", fought - lost, dict(enumerate(reversed(shares))))
    if exchange.defender != NEUTRAL:
        yield from losses(exchange.defender, "lost_defending", lost, dict(enumerate(shares)))


def losses(seat: int, how: str, lost: int, odds: Mapping[int, float]) -> Iterator[Measure]:
    """Measure the armies lost, in all and by `how`: attacking or defending."""
    yield Measure(seat, "lost", lost, odds)
    yield Measure(seat, how, lost, odds)


def owners(row: MeasuredCommand) -> list[int | None]:
    """Return the seat that rolled each die, None for the neutral force: the dice of the attacker come first
    (RK-GEN-8)."""
    whose: list[int | None] = []
    for exchange in exchanges(row.events):
        defender = None if exchange.defender == NEUTRAL else exchange.defender
        whose += [exchange.attacker] * exchange.attack_dice + [defender] * exchange.defence_dice
    return whose


def exchanges(events: np.ndarray) -> Iterator[Exchange]:
    """Yield the exchanges among these events, in order."""
    for event in events[events[:, EVENT] == Event.EXCHANGE]:
        attacker, defender, _, _, attack, defence = (int(value) for value in event[ARGUMENTS:])
        # `attack` and `defence` are packed as `Event.EXCHANGE` says
        yield Exchange(attacker, defender, len(faces(attack)), len(faces(defence % 49)), defence // 49)
