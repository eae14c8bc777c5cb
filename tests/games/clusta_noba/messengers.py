"""Messengers for the tests: functions that write what they carry, and a class that lets them walk pulse by pulse.

What is written is kept by seat; a side and its seat have the same number, as on `new_board`.
"""

import numpy as np

from stridsplan.engine.dice import kept, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    FIRST_UNIT,
    KEPT_COLUMNS,
    NOWHERE,
    UNITS,
    UNKNOWN,
    Side,
)
from stridsplan.games.clusta_noba.numbers import DAY_ROUNDS, PULSES, ROUNDS, VIAS, Cargo, Courier, Sent
from stridsplan.games.clusta_noba.rules import couriers, messengers

from .board import hex_at

CAUGHT, NOT_CAUGHT = 1, 100  # rolls of 1d100 that catch a courier whatever the chance, and that never do


class Messengers:
    """All messengers of a position: lets them walk with the dice that it is given, and keeps the log."""

    def __init__(self, s: np.void, *dice: int):
        self.s = s
        self.tape, self.log = loaded_tape([die - 1 for die in dice]), blank_log(400)

    def pulse(self, count: int = 1) -> "Messengers":
        """Let pulses pass; the first pulse of a round begins the round, and the last one ends it."""
        for _ in range(count):
            if self.s.pulse == 0:
                messengers.begin_round(self.s, self.log)
            messengers.walk(self.s, self.tape, self.log)
            self.s.pulse, self.s.moment = (self.s.pulse + 1) % PULSES, self.s.moment + 1
            if self.s.pulse == 0:
                self.next_round()
        return self

    def next_round(self) -> None:
        self.s.round += 1
        if self.s.round > ROUNDS:
            self.s.day, self.s.round = self.s.day + 1, 1

    def round(self, count: int = 1) -> "Messengers":
        return self.pulse(PULSES * count)

    def send(self) -> "Messengers":
        """Send what all sides have written, as after they have sealed their orders."""
        couriers.send_all(self.s, self.log)
        return self

    @property
    def drawn(self) -> int:
        """The number of dice that have been rolled."""
        return len(kept(self.tape))

    def events(self, kind: int) -> list[list[int]]:
        """The numbers of each event of a kind."""
        return [row[ARGUMENTS:].tolist() for row in rows(self.log) if row[EVENT] == kind]


def write_sheet(s: np.void, side: Side, recipient: int, order: Order = Order.HOLD, copies: int = 1) -> int:
    """Write a sheet of one entry into today's ledger of a side; return its number.

    It is for the recipient if that is a unit, else for all units in the recipient's hex.
    """
    row, sheet = int(s.columns[side]) % KEPT_COLUMNS, int(s.sheets[side])
    sent = s.sent[side, row]
    sent[Sent.SHEET], sent[Sent.RECIPIENT], sent[Sent.COPIES] = sheet, recipient, copies
    sent[Sent.MOMENT] = UNKNOWN  # it is not sent yet
    sent[Sent.UNITS] = 1 << (recipient - FIRST_UNIT[side]) if recipient < UNITS else 0
    # As in `Entry`: from round 1 of today, in march formation, not at night, not until further notice
    s.sent_entries[side, row, 0] = [DAY_ROUNDS * s.day, order, NOWHERE, 0, 0, 0, *[NOWHERE] * VIAS]
    s.sent_count[side, row] = 1
    s.columns[side], s.sheets[side], s.today[side] = s.columns[side] + 1, sheet + 1, s.today[side] + 1
    return sheet


def under_way(s: np.void, side: Side) -> list[int]:
    """The numbers of the couriers of a side who carry something."""
    first = side * COURIERS_PER_SIDE
    return [k for k in range(first, first + COURIERS_PER_SIDE) if s.courier[k, Courier.CARGO] != Cargo.NONE]


def write_errand(
    s: np.void, side: Side, specialist: int, home: int, *hexes: tuple[int, int], divines: int = 0
) -> None:
    """Write an errand into today's ledger of a side: through some hexes to `home`, the marker to return to."""
    vias = [hex_at(*hex) for hex in hexes] + [NOWHERE] * (VIAS - len(hexes))
    s.errand[side, specialist] = [home + 1, *vias, divines]  # + 1, because 0 is no errand
