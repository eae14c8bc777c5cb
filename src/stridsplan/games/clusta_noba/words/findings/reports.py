"""Numbers that were far off when they were written, and stars that were misread."""

from collections import defaultdict

from stridsplan.engine.bits import lowest_bit

from ...components.information import HIPPOGRIFF_STEPS
from ...components.pools import SIDE_OF_SPECIALIST
from ...events import Event
from ...numbers import Source
from ..differences import FAR_OFF, share_off
from .finder import Finder, Findings, Now, finding, word

Errors = list[tuple[int, int]]  # true numbers, each with the number that is told


class Reports(Finder):
    """Numbers that were far off when they were written, and stars that were misread."""

    def __init__(self) -> None:
        self.written: dict[int, Errors] = defaultdict(list)  # by side, of the report that is being written
        self.carried: dict[int, Errors] = {}  # by courier
        self.delivered: dict[int, Errors] = {}  # by side, of the report that is being read
        # By side: what hippogriffs have counted, who bring it home later
        self.noted: dict[int, Errors] = defaultdict(list)
        self.handlers = {
            Event.ERROR_ROLLED: self.write,
            Event.COURIER_SENT: self.carry,
            Event.COURIER_ARRIVED: self.arrive,
            Event.SIGHTING_REPORTED: self.read_sighting,
            Event.BATTLE_REPORTED: self.read_battle,
            Event.STOP_REPORTED: self.read_stop,
            Event.READING_MADE: self.read_stars,
        }

    def write(
        self, now: Now, mask: int, side: int, men: int, reported: int, die: int, worse: int, *_: int
    ) -> None:
        """Store a number that is written down, and what is told: for a courier, or as the note of a hippogriff.

        Only a hippogriff's numbers are HIPPOGRIFF_STEPS better (CN-INFO-4, CN-HIPPO-2).
        """
        is_note = worse <= -HIPPOGRIFF_STEPS
        (self.noted if is_note else self.written)[side].append((men, reported))

    def carry(self, now: Now, mask: int, side: int, courier: int, *_: int) -> None:
        self.carried[courier] = self.written.pop(side, [])

    def arrive(self, now: Now, mask: int, side: int, courier: int, *_: int) -> None:
        self.delivered[side] = self.carried.pop(courier, [])

    def read_sighting(
        self, now: Now, mask: int, hex: int, kind: int, foe: int, men: int, unit: int, source: int
    ) -> Findings:
        if source != Source.OWN_EYES:
            errors = self.noted if source == Source.HIPPOGRIFF else self.delivered
            yield from self.read(now, errors, Event.SIGHTING_REPORTED, mask, hex, foe, men)

    def read_battle(self, now: Now, mask: int, hex: int, lost: int, foe: int, men: int, *_: int) -> Findings:
        return self.read(now, self.delivered, Event.BATTLE_REPORTED, mask, hex, foe, men)

    def read_stop(self, now: Now, mask: int, unit: int, hex: int, foe: int, men: int, *_: int) -> Findings:
        return self.read(now, self.delivered, Event.STOP_REPORTED, mask, hex, foe, men)

    def read(
        self, now: Now, of_side: dict[int, Errors], event: Event, mask: int, hex: int, foe: int, reported: int
    ) -> Findings:
        """Yield a finding about a number that is read; its error was made when it was written (CN-INFO-2)."""
        seat = int(lowest_bit(mask))
        errors = of_side.get(int(now.s.side_of[seat]), [])
        found = next((error for error in errors if error[1] == reported), None)
        if found is None:
            return
        errors.remove(found)
        off = share_off(reported, found[0])
        if abs(off) >= FAR_OFF:
            args = {"side": word("side", foe), "reported": reported, "men": found[0], "off": abs(off)}
            args["way"] = "more" if off > 0 else "less"
            yield finding(now.step, seat, "reports", event, "report_off", hex, **args)

    def read_stars(
        self, now: Now, mask: int, specialist: int, hex: int, band: int, true: int, *_: int
    ) -> Findings:
        if band != true:
            args = {"specialist": word("specialist", specialist), "band": word("band", band)}
            args["true_band"] = word("band", true)
            seat = now.seat_of(int(SIDE_OF_SPECIALIST[specialist]))
            yield finding(now.step, seat, "reports", Event.READING_MADE, "reading_off", hex, **args)

    def look(self, now: Now) -> None:
        """Forget what couriers reported in the last step."""
        self.delivered.clear()
