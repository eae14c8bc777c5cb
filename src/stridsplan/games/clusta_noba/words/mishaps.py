"""What went wrong in a campaign, for after the end: couriers, orders, reports and beliefs, hour by hour.

It is found in the log, which tells the fate of every courier and the error of every report, and in the two ledgers of
the record. A mishap belongs to the seat that it befell, and to the step at which it shows.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from stridsplan.engine.bits import lowest_bit

from ..components.pools import (
    CAMPS_PER_SIDE,
    FIRST_COMMANDER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    NOBODY,
    NOWHERE,
    SIDE_OF_SPECIALIST,
    SIDE_OF_UNIT,
    SIDES,
    UNKNOWN,
)
from ..events import Event
from ..rules.markers import side_of_marker
from ..state import Fate, Known, Source, State
from .differences import FAR_OFF, share_off
from .things import FORMS, Json, clock_words, hex_json, hours_of

LONG = 12  # hours on their way from which orders are late
Numbers = list[int]
Mishaps = Iterator[Json]


class Now(NamedTuple):
    """A step: its number, its moment, and the position then."""

    step: int
    moment: int
    s: np.void

    def seat_of(self, side: int) -> int:
        return int(self.s.seat_of[side])


def find(steps: Iterable[Any], seats: int) -> list[Json]:
    """All mishaps, in the order in which they show."""
    parts = (Couriers(), Reports(), Orders(), Beliefs())
    found: list[Json] = []
    now = None
    for number, step in enumerate(steps):
        now = Now(number, int(step.state.moment), step.state)
        for row in step.rows.tolist():
            for part in parts:
                hear = part.hears.get(row[1])
                if hear:
                    found += hear(now, row[2], *row[3:])
        for part in parts:
            found += part.look(now)
    for part in parts:
        found += part.end(now) if now else ()
    return sorted((each for each in found if 0 <= each["seat"] < seats), key=lambda each: int(each["step"]))


def mishap(step: int, seat: int, group: str, event: Event, name: str, hex: int, **args: Any) -> Json:
    """One of them; arguments are those of a sentence, as events have them."""
    words = args | {"hex": FORMS["hex"].sentence(hex)}
    told = {"step": step, "seat": seat, "group": group, "id": name, "rule": event.rule}
    return told | {"hex": hex_json(hex), "args": words}


def word(form: str, value: int) -> Any:
    return FORMS[form].sentence(value)


def learned(since: int, moment: int | None) -> Json:
    """After how many hours a side learned of something, if it ever did."""
    if moment is None:
        return {"learned": "never", "hours": 0}
    return {"learned": "later", "hours": round(hours_of(moment) - hours_of(since))}


class Part:
    """A kind of mishaps: what it hears of the log, sees in the position at each step, and has left at the end."""

    hears: dict[int, Callable[..., Mishaps]]

    def look(self, now: Now) -> Mishaps:
        yield from ()

    def end(self, now: Now) -> Mishaps:
        yield from ()


# -- Couriers ----------------------------------------------------------------------------------------------------------


class Trip(NamedTuple):
    """Where a courier set out, and his goal."""

    goal: int
    start: int


class Couriers(Part):
    """Those who are caught, and those who are not there."""

    def __init__(self) -> None:
        self.trips: dict[int, Trip] = {}
        self.scouts: dict[int, int] = {}  # by unit, the last day on which they were caught
        self.hears = {
            Event.COURIER_SENT: self.set_out,
            Event.COURIER_CAUGHT: self.be_caught,
            Event.COURIER_LACKED: self.lack,
            Event.SCOUT_CAUGHT: self.catch_scout,
        }

    def set_out(
        self, now: Now, mask: int, side: int, courier: int, goal: int, start: int, *_: int
    ) -> Mishaps:
        self.trips[courier] = Trip(goal, start)
        yield from ()

    def be_caught(
        self, now: Now, mask: int, side: int, courier: int, hex: int, unit: int, *_: int
    ) -> Mishaps:
        trip = self.trips.pop(courier, None)
        if trip:
            args = {
                "goal": word("marker", trip.goal),
                "start": word("hex", trip.start),
                "captor": word("unit", unit),
            }
            yield mishap(
                now.step, now.seat_of(side), "couriers", Event.COURIER_CAUGHT, "courier_caught", hex, **args
            )

    def lack(self, now: Now, mask: int, side: int, sender: int, *_: int) -> Mishaps:
        args = {"sender": word("marker", sender)}
        yield mishap(
            now.step, now.seat_of(side), "couriers", Event.COURIER_LACKED, "courier_lacked", NOWHERE, **args
        )

    def catch_scout(self, now: Now, mask: int, unit: int, hex: int, captor: int, *_: int) -> Mishaps:
        """Once a day is enough of a unit whose scouts are caught again and again."""
        if self.scouts.get(unit) == now.s.day:
            return
        self.scouts[unit] = int(now.s.day)
        args = {"unit": word("unit", unit), "captor": word("unit", captor)}
        seat = now.seat_of(int(SIDE_OF_UNIT[unit]))
        yield mishap(now.step, seat, "couriers", Event.SCOUT_CAUGHT, "scout_caught", hex, **args)


# -- Reports -----------------------------------------------------------------------------------------------------------

Errors = list[tuple[int, int]]  # the true number, and the one that is told


class Reports(Part):
    """Numbers that were far off when they were written, and stars that were misread."""

    def __init__(self) -> None:
        self.written: dict[int, Errors] = defaultdict(list)  # by side, of the report that is being written
        self.carried: dict[int, Errors] = {}  # by courier
        self.told: dict[int, Errors] = {}  # by side, of the report that is being read
        self.hears = {
            Event.ERROR_ROLLED: self.write,
            Event.COURIER_SENT: self.carry,
            Event.COURIER_ARRIVED: self.arrive,
            Event.SIGHTING_REPORTED: self.read_sighting,
            Event.BATTLE_REPORTED: self.read_battle,
            Event.STOP_REPORTED: self.read_stop,
            Event.READING_MADE: self.read_stars,
        }

    def write(self, now: Now, mask: int, side: int, men: int, told: int, *_: int) -> Mishaps:
        self.written[side].append((men, told))
        yield from ()

    def carry(self, now: Now, mask: int, side: int, courier: int, *_: int) -> Mishaps:
        self.carried[courier] = self.written.pop(side, [])
        yield from ()

    def arrive(self, now: Now, mask: int, side: int, courier: int, *_: int) -> Mishaps:
        self.told[side] = self.carried.pop(courier, [])
        yield from ()

    def read_sighting(
        self, now: Now, mask: int, hex: int, kind: int, foe: int, men: int, unit: int, source: int
    ) -> Mishaps:
        if source != Source.OWN_EYES:
            yield from self.read(now, Event.SIGHTING_REPORTED, mask, hex, foe, men)

    def read_battle(self, now: Now, mask: int, hex: int, lost: int, foe: int, men: int, *_: int) -> Mishaps:
        yield from self.read(now, Event.BATTLE_REPORTED, mask, hex, foe, men)

    def read_stop(self, now: Now, mask: int, unit: int, hex: int, foe: int, men: int, *_: int) -> Mishaps:
        yield from self.read(now, Event.STOP_REPORTED, mask, hex, foe, men)

    def read(self, now: Now, event: Event, mask: int, hex: int, foe: int, told: int) -> Mishaps:
        """A number that is read; the error with it was made when it was written (CN-INFO-2)."""
        seat = int(lowest_bit(mask))
        errors = self.told.get(int(now.s.side_of[seat]), [])
        found = next((error for error in errors if error[1] == told), None)
        if found is None:
            return
        errors.remove(found)
        off = share_off(told, found[0])
        if abs(off) >= FAR_OFF:
            args = {"side": word("side", foe), "told": told, "men": found[0], "off": abs(off)}
            args["way"] = "more" if off > 0 else "less"
            yield mishap(now.step, seat, "reports", event, "report_off", hex, **args)

    def read_stars(
        self, now: Now, mask: int, specialist: int, hex: int, band: int, true: int, *_: int
    ) -> Mishaps:
        if band != true:
            args = {"specialist": word("specialist", specialist), "band": word("band", band)}
            args["true_band"] = word("band", true)
            seat = now.seat_of(int(SIDE_OF_SPECIALIST[specialist]))
            yield mishap(now.step, seat, "reports", Event.READING_MADE, "reading_off", hex, **args)

    def look(self, now: Now) -> Mishaps:
        """What a courier has told is told within the hour."""
        self.told.clear()
        yield from ()


# -- Orders ------------------------------------------------------------------------------------------------------------

Key = tuple[int, int]  # a side, and the number of one of its sheets


@dataclass
class Sheet:
    """Orders under way."""

    recipient: int
    step: int
    moment: int
    couriers: set[int]


class Lapse(NamedTuple):
    step: int
    moment: int
    hex: int


class Orders(Part):
    """Sheets that never arrived, or late; orders that lapsed, and when that was known."""

    def __init__(self) -> None:
        self.leaving: dict[int, list[int]] = defaultdict(list)  # couriers by side
        self.sheets: dict[Key, Sheet] = {}
        self.taken: set[Key] = set()
        self.arrived: set[int] = set()
        self.lapses: dict[int, Lapse] = {}
        self.hears = {
            Event.COURIER_SENT: self.set_out,
            Event.SHEET_SENT: self.send,
            Event.SHEET_TAKEN: self.take,
            Event.COURIER_ARRIVED: self.arrive,
            Event.COURIER_CAUGHT: self.be_caught,
            Event.COURIER_RETURNED: self.come_back,
            Event.ORDER_LAPSED: self.lapse,
            Event.LAPSE_REPORTED: self.learn,
        }

    def set_out(self, now: Now, mask: int, side: int, courier: int, *_: int) -> Mishaps:
        self.leaving[side].append(courier)
        yield from ()

    def send(self, now: Now, mask: int, seat: int, recipient: int, number: int, *_: int) -> Mishaps:
        """The couriers of a sheet have set out just before."""
        side = int(now.s.side_of[seat])
        key, couriers = (side, number), set(self.leaving.pop(side, []))
        if key in self.taken:
            return
        sheet = Sheet(recipient, now.step, now.moment, couriers)
        if couriers:
            self.sheets[key] = sheet
        else:
            yield self.lost(now.step, seat, sheet, "kept", NOWHERE)

    def take(self, now: Now, mask: int, recipient: int, number: int, hex: int, *_: int) -> Mishaps:
        key = (int(side_of_marker(recipient)), number)
        self.taken.add(key)
        sheet = self.sheets.pop(key, None)
        if sheet and hours_of(now.moment) - hours_of(sheet.moment) >= LONG:
            args = self.told(sheet) | {"hours": round(hours_of(now.moment) - hours_of(sheet.moment))}
            yield mishap(
                now.step, now.seat_of(key[0]), "orders", Event.SHEET_TAKEN, "order_late", hex, **args
            )

    def arrive(self, now: Now, mask: int, side: int, courier: int, *_: int) -> Mishaps:
        self.arrived.add(courier)
        yield from ()

    def be_caught(self, now: Now, mask: int, side: int, courier: int, hex: int, *_: int) -> Mishaps:
        yield from self.miss(now, side, courier, "caught", hex)

    def come_back(self, now: Now, mask: int, recipient: int, number: int, *_: int) -> Mishaps:
        """The unit is no more (CN-COURIER-6); a caught report tells of another side's sheet."""
        seat, side = int(lowest_bit(mask)), int(side_of_marker(recipient))
        sheet = self.sheets.pop((side, number), None) if now.seat_of(side) == seat else None
        if sheet:
            yield self.lost(now.step, seat, sheet, "returned", NOWHERE)

    def miss(self, now: Now, side: int, courier: int, why: str, hex: int) -> Mishaps:
        """A courier is lost, and with the last one of a sheet the sheet."""
        for key, sheet in list(self.sheets.items()):
            if courier in sheet.couriers:
                sheet.couriers.discard(courier)
                if not sheet.couriers:
                    del self.sheets[key]
                    yield self.lost(now.step, now.seat_of(side), sheet, why, hex)

    def lost(self, step: int, seat: int, sheet: Sheet, why: str, hex: int) -> Json:
        args = self.told(sheet) | {"why": why}
        return mishap(step, seat, "orders", Event.SHEET_SENT, "order_lost", hex, **args)

    def told(self, sheet: Sheet) -> Json:
        return {"recipient": word("marker", sheet.recipient), **clock_words(sheet.moment)}

    def lapse(self, now: Now, mask: int, unit: int, hex: int, *_: int) -> Mishaps:
        yield from self.known(now, unit, None)
        self.lapses[unit] = Lapse(now.step, now.moment, hex)

    def learn(self, now: Now, mask: int, unit: int, *_: int) -> Mishaps:
        if now.seat_of(int(SIDE_OF_UNIT[unit])) == lowest_bit(mask):
            yield from self.known(now, unit, now.moment)

    def known(self, now: Now, unit: int, moment: int | None) -> Mishaps:
        lapse = self.lapses.pop(unit, None)
        if lapse:
            args = {"unit": word("unit", unit)} | learned(lapse.moment, moment)
            seat = now.seat_of(int(SIDE_OF_UNIT[unit]))
            yield mishap(lapse.step, seat, "orders", Event.ORDER_LAPSED, "lapsed", lapse.hex, **args)

    def look(self, now: Now) -> Mishaps:
        """A sheet whose courier has arrived, and that was not taken, was older than what its recipient had."""
        for courier in self.arrived:
            for key in [key for key, sheet in self.sheets.items() if courier in sheet.couriers]:
                del self.sheets[key]
        self.arrived.clear()
        self.leaving.clear()
        yield from ()

    def end(self, now: Now) -> Mishaps:
        for (side, _), sheet in self.sheets.items():
            yield self.lost(now.step, now.seat_of(side), sheet, "under_way", NOWHERE)
        for unit in list(self.lapses):
            yield from self.known(now, unit, None)


# -- Beliefs -----------------------------------------------------------------------------------------------------------


class Kind(NamedTuple):
    """Own things of a kind: their range by side, who believes in them, who is there, and where."""

    form: str
    event: Event
    range_of: Callable[[int], range]
    believed: Callable[[np.void, int], np.ndarray]
    is_there: Callable[[np.void], np.ndarray]
    at: Callable[[np.void], np.ndarray]


def units_believed(s: np.void, seat: int) -> np.ndarray:
    known = s.known[seat]
    return np.asarray((known[:, Known.MOMENT] != UNKNOWN) & (known[:, Known.STATE] != State.DESTROYED))


KINDS = (
    Kind(
        "unit",
        Event.UNIT_REPORTED,
        lambda side: range(FIRST_UNIT[side], LAST_OF[side] + 1),
        units_believed,
        lambda s: s.unit_at != NOWHERE,
        lambda s: s.unit_at,
    ),
    Kind(
        "commander",
        Event.COMMANDER_REPORTED,
        lambda side: range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1),
        lambda s, seat: s.known_commander[seat, :, 3] == Fate.FREE,
        lambda s: s.commander_fate == Fate.FREE,
        lambda s: s.commander_at,
    ),
    Kind(
        "specialist",
        Event.SPECIALIST_REPORTED,
        lambda side: range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1),
        lambda s, seat: s.known_specialist[seat, :, 2] == Fate.FREE,
        lambda s: s.specialist_fate == Fate.FREE,
        lambda s: s.specialist_at,
    ),
    Kind(
        "camp",
        Event.CAMP_REPORTED,
        lambda side: range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE),
        lambda s, seat: s.known_camp[seat, :, 0] >= 0,
        lambda s: s.camp_at != NOWHERE,
        lambda s: s.camp_at,
    ),
)


class Ghost(NamedTuple):
    """Somebody who is believed to be there, and is not: since when, and where he last was."""

    step: int
    moment: int
    hex: int


@dataclass
class Beliefs(Part):
    """Units, persons and camps that a side still counts on."""

    hears: dict[int, Callable[..., Mishaps]] = field(default_factory=dict)
    places: list[np.ndarray] = field(default_factory=list)  # of each kind, where everybody last was
    ghosts: dict[tuple[int, int], Ghost] = field(default_factory=dict)  # by kind and number

    def look(self, now: Now) -> Mishaps:
        if not self.places:
            self.places = [np.full(len(kind.at(now.s)), NOWHERE) for kind in KINDS]
        for place, kind in enumerate(KINDS):
            there = np.asarray(kind.is_there(now.s))
            for side in range(SIDES):
                seat = now.seat_of(side)
                if seat != NOBODY:
                    is_ghost = (
                        np.asarray(kind.believed(now.s, seat)) & ~there & (self.places[place] != NOWHERE)
                    )
                    for number in kind.range_of(side):
                        yield from self.see(now, place, seat, number, bool(is_ghost[number]))
            self.places[place] = np.where(there, kind.at(now.s), self.places[place])

    def see(self, now: Now, place: int, seat: int, number: int, is_ghost: bool) -> Mishaps:
        key = (place, number)
        if is_ghost and key not in self.ghosts:
            self.ghosts[key] = Ghost(now.step, now.moment, int(self.places[place][number]))
        elif not is_ghost and key in self.ghosts:
            yield self.told(seat, key, now.moment)

    def told(self, seat: int, key: tuple[int, int], moment: int | None) -> Json:
        ghost, kind = self.ghosts.pop(key), KINDS[key[0]]
        args = {kind.form: word(kind.form, key[1])} | learned(ghost.moment, moment)
        return mishap(ghost.step, seat, "beliefs", kind.event, f"{kind.form}_gone", ghost.hex, **args)

    def end(self, now: Now) -> Mishaps:
        for place, number in list(self.ghosts):
            side = next(side for side in range(SIDES) if number in KINDS[place].range_of(side))
            yield self.told(now.seat_of(side), (place, number), None)
