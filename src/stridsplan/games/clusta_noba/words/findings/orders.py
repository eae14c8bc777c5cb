"""Sheets that never arrived, or late; orders that lapsed, and when that was known."""

from collections import defaultdict
from dataclasses import dataclass
from typing import NamedTuple

from stridsplan.engine.bits import lowest_bit

from ...components.pools import NOWHERE, SIDE_OF_UNIT
from ...events import Event
from ...rules.markers import side_of_marker
from ..things import Json, clock_words, hours_of
from .finder import Finder, Findings, Now, finding, learned, word

LONG = 12  # orders that are under way for so many hours are late
Key = tuple[int, int]  # a side, and the number of one of its sheets


@dataclass
class Sheet:
    """Orders under way, since a step and a moment."""

    recipient: int  # marker
    step: int
    moment: int
    couriers: set[int]  # that carry it and are not lost


class Lapse(NamedTuple):
    """When and where the orders of a unit lapsed."""

    step: int
    moment: int
    hex: int


class Orders(Finder):
    """Sheets that never arrived, or late; orders that lapsed, and when that was known."""

    def __init__(self) -> None:
        self.leaving: dict[int, list[int]] = defaultdict(list)  # couriers by side
        self.sheets: dict[Key, Sheet] = {}
        self.taken: set[Key] = set()
        self.arrived: set[int] = set()
        self.lapses: dict[int, Lapse] = {}
        self.handlers = {
            Event.COURIER_SENT: self.set_out,
            Event.SHEET_SENT: self.send,
            Event.SHEET_TAKEN: self.take,
            Event.COURIER_ARRIVED: self.arrive,
            Event.COURIER_CAUGHT: self.be_caught,
            Event.COURIER_RETURNED: self.come_back,
            Event.ORDER_LAPSED: self.lapse,
            Event.LAPSE_REPORTED: self.learn,
        }

    def set_out(self, now: Now, mask: int, side: int, courier: int, *_: int) -> None:
        self.leaving[side].append(courier)

    def send(self, now: Now, mask: int, seat: int, recipient: int, number: int, *_: int) -> Findings:
        """Note that a sheet was sent; its couriers have set out before, in the same step.

        A recipient in the hex of headquarters has taken it already, without a courier.
        """
        side = int(now.s.side_of[seat])
        key, couriers = (side, number), set(self.leaving.pop(side, []))
        if key in self.taken:
            return
        sheet = Sheet(recipient, now.step, now.moment, couriers)
        if couriers:
            self.sheets[key] = sheet
        else:
            yield self.lost(now.step, seat, sheet, "kept", NOWHERE)

    def take(self, now: Now, mask: int, recipient: int, number: int, hex: int, *_: int) -> Findings:
        key = (int(side_of_marker(recipient)), number)
        self.taken.add(key)
        sheet = self.sheets.pop(key, None)
        if sheet and hours_of(now.moment) - hours_of(sheet.moment) >= LONG:
            args = self.arguments_of(sheet) | {"hours": round(hours_of(now.moment) - hours_of(sheet.moment))}
            yield finding(
                now.step, now.seat_of(key[0]), "orders", Event.SHEET_TAKEN, "order_late", hex, **args
            )

    def arrive(self, now: Now, mask: int, side: int, courier: int, *_: int) -> None:
        self.arrived.add(courier)

    def be_caught(self, now: Now, mask: int, side: int, courier: int, hex: int, *_: int) -> Findings:
        return self.miss(now, side, courier, "caught", hex)

    def come_back(self, now: Now, mask: int, recipient: int, number: int, *_: int) -> Findings:
        """Yield a finding about a sheet that came back, since its recipient is gone (CN-COURIER-6).

        The line may also be read by a side that has captured the report; that is no finding.
        """
        seat, side = int(lowest_bit(mask)), int(side_of_marker(recipient))
        sheet = self.sheets.pop((side, number), None) if now.seat_of(side) == seat else None
        if sheet:
            yield self.lost(now.step, seat, sheet, "returned", NOWHERE)

    def miss(self, now: Now, side: int, courier: int, why: str, hex: int) -> Findings:
        """Note that a courier is lost; yield a finding if he was the last courier of a sheet."""
        for key, sheet in list(self.sheets.items()):
            if courier in sheet.couriers:
                sheet.couriers.discard(courier)
                if not sheet.couriers:
                    del self.sheets[key]
                    yield self.lost(now.step, now.seat_of(side), sheet, why, hex)

    def lost(self, step: int, seat: int, sheet: Sheet, why: str, hex: int) -> Json:
        """Return the finding about a sheet that never arrived; `why` "kept": no courier could take it."""
        args = self.arguments_of(sheet) | {"why": why}
        return finding(step, seat, "orders", Event.SHEET_SENT, "order_lost", hex, **args)

    def arguments_of(self, sheet: Sheet) -> Json:
        return {"recipient": word("marker", sheet.recipient), **clock_words(sheet.moment)}

    def lapse(self, now: Now, mask: int, unit: int, hex: int, *_: int) -> Findings:
        yield from self.end_lapse(now, unit, None)
        self.lapses[unit] = Lapse(now.step, now.moment, hex)

    def learn(self, now: Now, mask: int, unit: int, *_: int) -> Findings:
        if now.seat_of(int(SIDE_OF_UNIT[unit])) == lowest_bit(mask):
            yield from self.end_lapse(now, unit, now.moment)

    def end_lapse(self, now: Now, unit: int, moment: int | None) -> Findings:
        """Yield the finding about the lapse of a unit's orders that is still open, if any.

        `moment`: when its side learned of it, None: never.
        """
        lapse = self.lapses.pop(unit, None)
        if lapse:
            args = {"unit": word("unit", unit)} | learned(lapse.moment, moment)
            seat = now.seat_of(int(SIDE_OF_UNIT[unit]))
            yield finding(lapse.step, seat, "orders", Event.ORDER_LAPSED, "lapsed", lapse.hex, **args)

    def look(self, now: Now) -> None:
        """Forget sheets that arrived but were not taken: they were older than the recipient's sheet."""
        for courier in self.arrived:
            for key in [key for key, sheet in self.sheets.items() if courier in sheet.couriers]:
                del self.sheets[key]
        self.arrived.clear()
        self.leaving.clear()

    def end(self, now: Now) -> Findings:
        for (side, _), sheet in self.sheets.items():
            yield self.lost(now.step, now.seat_of(side), sheet, "under_way", NOWHERE)
        for unit in list(self.lapses):
            yield from self.end_lapse(now, unit, None)
