"""Order sheets as data become actions, and written columns become sheets (catalogue 4.7).

This module does not check which orders are allowed: the rules refuse each illegal step, with its place in the sheet.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.documents import Documents, Step, named_actions
from stridsplan.engine.errors import BadDocument

from ..actions import SETTINGS, SHEET_DAYS
from ..components.orders import DEFAULT_WISHES, FORMATION, HAS_HEX, WISHES, Order
from ..components.pools import (
    FIRST_UNIT,
    NOBODY,
    NOWHERE,
    UNKNOWN,
    Side,
    commanders_of,
)
from ..events import Illegal
from ..numbers import DAY, DAY_ROUNDS, PULSES, ROUNDS, VIAS, Doctrine, Letter, Sent
from ..numbers import Entry as Number
from ..rules.beliefs import commander_hex
from ..rules.columns import HALF, RESERVE
from ..seating import is_umpire
from .plans import written_rows
from .sheet_form import (
    IDS,
    KEYS,
    MARKER_IDS,
    SETTING_WORDS,
    TENTHS,
    Column,
    DoctrineForm,
    Entry,
    Errand,
    Round,
    Sheet,
    find_id,
    read_sheet,
    schema,
)
from .substitute import as_author
from .things import Json, commander_name, hex_json, marker_json, unit_name
from .view import errands_json, formation_name

USUAL = dict.fromkeys(SETTINGS, 0) | {Doctrine.RETREAT_AT: HALF, Doctrine.RESERVE: RESERVE}

# -- A sheet becomes actions ---------------------------------------------------------------------------------------


def steps(document: Any, view: np.void, seat: int) -> Iterator[Step]:
    """Yield the actions of one sheet, of a list of sheets, or of a list of actions by their fields."""
    if isinstance(document, list) and all(isinstance(each, dict) and "kind" in each for each in document):
        yield from named_actions(document, view, seat)
        return
    sheets = document if isinstance(document, list) else [document]
    for place, each in enumerate(sheets):
        root = f"[{place}]" if isinstance(document, list) else ""
        sheet = read_sheet(each, root)
        if sheet.seal and place < len(sheets) - 1:
            raise BadDocument(f"{root}.seal", "not_last")
        yield from sheet_steps(sheet, int(view.day), f"{root}." if root else "")


def make_step(path: str, kind: str, **fields: Any) -> Step:
    return Step(path, {"kind": kind, **fields})


def sheet_steps(sheet: Sheet, today: int, root: str) -> Iterator[Step]:
    if sheet.says_nothing():
        raise BadDocument(f"{root}columns", "empty")
    kind, recipient = recipient_of(sheet, f"{root}recipient")
    for place, column in enumerate(sheet.columns):
        path = f"{root}columns[{place}]"
        for units, rank in units_by_rank(column, path):
            yield make_step(f"{root}recipient", "write", recipient=recipient)
            if column.alone:
                yield make_step(f"{path}.alone", "go_alone")
            for number, unit in units if kind != "unit" else ():  # a lone unit is named by its marker
                yield make_step(f"{path}.units[{number}]", "name_unit", unit=unit)
            yield from column_steps(column, rank, sheet.days, today, path)
            yield from cover_steps(sheet.days, today, f"{root}days")
            yield make_step(f"{root}copies", "end_column", copies=sheet.copies)
    if sheet.standing_wishes:
        if kind != "commander":
            raise BadDocument(f"{root}standing_wishes", why=Illegal.NOT_A_COMMANDER)
        yield from wish_steps(sheet, recipient, f"{root}standing_wishes")
    for place, errand in enumerate(sheet.specialists):
        yield from errand_steps(errand, recipient, f"{root}specialists[{place}]")
    for place, letter in enumerate(sheet.letters):
        side, what = letter.side.lower(), letter.letter.lower()
        yield make_step(f"{root}letters[{place}]", "letter", side=side, letter=what)
    if sheet.seal:
        yield make_step(f"{root}seal", "seal", watch=sheet.seal == "live")


def recipient_of(sheet: Sheet, path: str) -> tuple[str, str]:
    """Return the kind and the id of a sheet's recipient, both empty if the sheet is for nobody."""
    if sheet.recipient is not None:
        return sheet.recipient.kind, find_id(IDS[sheet.recipient.kind], sheet.recipient.id, f"{path}.id")
    if sheet.needs_recipient():
        raise BadDocument(path, "missing")
    return "", ""


def units_by_rank(column: Column, path: str) -> Iterator[tuple[list[tuple[int, str]], int]]:
    """Yield (units, rank) for each rank of a column, as each needs a column of its own; a unit is (place in list, id).

    Under one sheet they still move together (CN-UNIT-12). A column without units is for all in the hex.
    """
    line = [
        find_id(IDS["unit"], each, f"{path}.doctrine.line_order[{place}]")
        for place, each in enumerate(column.doctrine.line_order)
    ]
    units = [
        (place, find_id(IDS["unit"], each, f"{path}.units[{place}]"))
        for place, each in enumerate(column.units)
    ]
    if not units:
        yield [], column.doctrine.rank
        units = [(0, unit) for unit in line]

    def rank_of(named: tuple[int, str]) -> int:
        return line.index(named[1]) + 1 if named[1] in line else column.doctrine.rank

    for rank, members in groupby(sorted(units, key=rank_of), rank_of):
        yield list(members), rank


def column_steps(column: Column, rank: int, days: list[int], today: int, path: str) -> Iterator[Step]:
    for place, entry in enumerate(column.entries):
        yield from entry_steps(entry, days, today, f"{path}.entries[{place}]")
    doctrine = column.doctrine.model_copy(update={"rank": rank})
    yield from doctrine_steps(doctrine, today, f"{path}.doctrine")


def cover_steps(days: list[int], today: int, path: str) -> Iterator[Step]:
    """Yield the days that the sheet covers, if it names them (CN-ORDER-1)."""
    if not days:
        return
    covered = max(days) - today + 1
    if covered < 1:
        raise BadDocument(path, why=Illegal.NOT_LATER)
    if covered > SHEET_DAYS:
        raise BadDocument(path, why=Illegal.BEYOND_SHEET)
    yield make_step(path, "cover_days", days=covered)


def days_from(today: int, time: Entry | Round, path: str) -> int:
    """Return how many days a time is away; a sheet reaches eight days (CN-ORDER-8)."""
    if time.day < today:
        raise BadDocument(f"{path}.day", why=Illegal.NOT_LATER)
    if time.day >= today + SHEET_DAYS:
        raise BadDocument(f"{path}.day", why=Illegal.BEYOND_SHEET)
    return time.day - today


def entry_steps(entry: Entry, days: list[int], today: int, path: str) -> Iterator[Step]:
    order = Order[entry.order]
    if days and entry.day not in days:
        raise BadDocument(f"{path}.day", "not_among_the_days")
    yield make_step(path, "at_time", days=days_from(today, entry, path), round=entry.round)
    yield make_step(f"{path}.order", "order", order=order.name.lower())
    yield from target_steps(order, entry.hex, path)
    for place, via in enumerate(entry.route):
        yield make_step(f"{path}.route[{place}]", "via")
        yield hex_step(f"{path}.route[{place}]", via)
    if entry.formation and entry.formation != formation_name(FORMATION[order]):
        yield make_step(f"{path}.formation", "formation", formation=entry.formation)
    if entry.night:
        yield make_step(f"{path}.night", "nights", nights=entry.night)
    if entry.until_further_notice:
        yield make_step(f"{path}.until_further_notice", "until_further_notice")


def target_steps(order: Order, hex: tuple[int, int] | None, path: str) -> Iterator[Step]:
    """Yield the hex of an order that needs one."""
    if HAS_HEX[order] and hex is None:
        raise BadDocument(f"{path}.hex", "missing")
    if hex is not None:
        if not HAS_HEX[order]:
            raise BadDocument(f"{path}.hex", why=Illegal.NO_TARGET_NEEDED)
        yield hex_step(f"{path}.hex", hex)


def hex_step(path: str, hex: tuple[int, int]) -> Step:
    return make_step(path, "hex", column=hex[0], row=hex[1])


def doctrine_steps(doctrine: DoctrineForm, today: int, path: str) -> Iterator[Step]:
    """Yield what differs from the usual, and the forced marches (CN-HP-5)."""
    for setting, key in KEYS.items():
        value = number_of(doctrine, setting)
        if value != USUAL[setting]:
            yield make_step(f"{path}.{key}", "doctrine", doctrine=setting.name.lower(), value=value)
    for place, each in enumerate(doctrine.hp.forced_march_rounds):
        at = f"{path}.hp.forced_march_rounds[{place}]"
        yield make_step(at, "force_march", days=days_from(today, each, at), round=each.round)


def number_of(doctrine: DoctrineForm, setting: Doctrine) -> int:
    """Return a setting as the record keeps it."""
    value: Any = doctrine
    for part in KEYS[setting].split("."):
        value = getattr(value, part)
    if setting == Doctrine.RETREAT_AT:
        return round(TENTHS * value)
    return SETTING_WORDS[setting][value] if setting in SETTING_WORDS else value


def wish_steps(sheet: Sheet, commander: str, path: str) -> Iterator[Step]:
    if len(sheet.standing_wishes) != WISHES:
        raise BadDocument(path, "not_three")
    yield make_step(path, "wishes", commander=commander)
    for place, wish in enumerate(sheet.standing_wishes):
        at, order = f"{path}[{place}]", Order[wish.order]
        yield make_step(f"{at}.order", "order", order=order.name.lower())
        yield from target_steps(order, wish.hex, at)


def errand_steps(errand: Errand, recipient: str, path: str) -> Iterator[Step]:
    yield make_step(f"{path}.id", "errand", specialist=find_id(IDS["specialist"], errand.id, f"{path}.id"))
    for place, hex in enumerate(errand.route):
        yield hex_step(f"{path}.route[{place}]", hex)
    if errand.errand == "divine":
        yield make_step(f"{path}.errand", "divine")
        return
    home = (
        recipient if errand.return_to is None else find_id(MARKER_IDS, errand.return_to, f"{path}.return_to")
    )
    yield make_step(f"{path}.return_to", "return_to", recipient=home)


# -- Columns become sheets -----------------------------------------------------------------------------------------


def written_json(view: np.void, seat: int) -> list[Json]:
    """Return errands, letters and wishes, then the sheets that the ledger has, the newest first."""
    then, player = as_author(view, seat)
    if is_umpire(then, player):
        return []
    return extras_json(then, player) + sheets_json(then, player)


def sheets_json(view: np.void, seat: int) -> list[Json]:
    """Return the sheets that the ledger has in any case (see `written_rows`), the newest first."""
    rows = list(written_rows(view, seat))[::-1]
    sheets = groupby(
        sorted(rows, key=lambda row: sheet_of(view, seat, row)), lambda row: sheet_of(view, seat, row)
    )
    return [sheet_json(view, seat, list(own)) for _, own in sheets][::-1]


def extras_json(view: np.void, seat: int) -> list[Json]:
    """Return errands and letters of this phase, and wishes other than the default ones, as sheets without columns."""
    side, chief = Side(int(view.side_of[seat])), int(view.chief[seat])
    errands = [
        {
            "id": errand["id"],
            "errand": "divine" if errand["divines"] else "visit",
            "route": errand["route"],
            "return_to": None if errand["divines"] else errand["return_to"]["id"],
        }
        for errand in errands_json(view, seat, side)
    ]
    letters = [
        {"side": other.name, "letter": Letter(int(view.posted[seat, other] - 1)).name}
        for other in Side
        if view.posted[seat, other] > 0
    ]
    found = [
        blank_sheet(who) | {"standing_wishes": [wish_form(wish) for wish in view.wish[seat, who]]}
        for who in commanders_of(side)
        if who != chief and has_own_wishes(view, seat, side, who)
    ]
    if errands or letters:
        found.append(blank_sheet(chief) | {"specialists": errands, "letters": letters})
    return found


def blank_sheet(commander: int) -> Json:
    """Return a sheet without columns; without a commander-in-chief it is for nobody."""
    named = None if commander == NOBODY else {"kind": "commander", "id": commander_name(commander)}
    return {"recipient": named, "sent": None}


def has_own_wishes(view: np.void, seat: int, side: Side, commander: int) -> bool:
    """Return whether the wishes of a commander on the map differ from the default ones (CN-IND-3)."""
    if commander_hex(view, seat, commander) == NOWHERE:
        return False
    orders, hexes = view.wish[seat, commander].T.tolist()
    return orders != list(DEFAULT_WISHES[side]) or any(hex != NOWHERE for hex in hexes)


def wish_form(wish: np.ndarray) -> Json:
    return {"order": Order(int(wish[0])).name, "hex": hex_json(wish[1])}


def sheet_of(view: np.void, seat: int, row: int) -> int:
    return int(view.sent[seat, row, Sent.SHEET])


def sheet_json(view: np.void, seat: int, rows: list[int]) -> Json:
    sent = view.sent[seat, rows[0]]
    return {
        "recipient": marker_json(sent[Sent.RECIPIENT]),
        "sent": sent_json(int(sent[Sent.MOMENT])),
        "days": days_json(view, seat, rows),
        "columns": [column_json(view, seat, row) for row in rows],
        "copies": max(int(view.sent[seat, row, Sent.COPIES]) for row in rows),
    }


def sent_json(moment: int) -> Json | None:
    """Return when a sheet has left; None: it has not."""
    return (
        None if moment in (UNKNOWN, NOWHERE) else {"day": moment // DAY, "round": moment % DAY // PULSES + 1}
    )


def days_json(view: np.void, seat: int, rows: list[int]) -> list[int]:
    """Return the days that a sheet covers, from the one on which it was written."""
    first = int(view.sent[seat, rows[0], Sent.DAY])
    covered = max(int(view.sent[seat, row, Sent.DAYS]) for row in rows)
    last = max(int(view.sent_entries[seat, row, view.sent_count[seat, row] - 1, Number.SLOT]) for row in rows)
    return list(range(first, max(first + covered, last // DAY_ROUNDS + 1)))


def column_json(view: np.void, seat: int, row: int) -> Json:
    sent, first = view.sent[seat, row], FIRST_UNIT[view.side_of[seat]]
    named = int(sent[Sent.UNITS])
    return {
        "units": [unit_name(first + k) for k in members_of(named)],
        "alone": bool(sent[Sent.ALONE]),
        "entries": [entry_json(each) for each in view.sent_entries[seat, row, : view.sent_count[seat, row]]],
        "doctrine": doctrine_json(view.sent_doctrine[seat, row]),
    }


def entry_json(entry: np.ndarray) -> Json:
    order, slot = Order(int(entry[Number.ORDER])), int(entry[Number.SLOT])
    shown: Json = {"day": slot // DAY_ROUNDS, "round": slot % DAY_ROUNDS + 1, "order": order.name}
    if HAS_HEX[order]:
        vias = (int(entry[Number.VIA_1 + k]) for k in range(VIAS))
        shown |= {
            "hex": hex_json(entry[Number.HEX]),
            "route": [hex_json(via) for via in vias if via != NOWHERE],
        }
    return shown | {
        "formation": formation_name(entry[Number.FORMATION]),
        "night": int(entry[Number.NIGHTS]),
        "until_further_notice": bool(entry[Number.FURTHER]),
    }


def doctrine_json(settings: np.ndarray) -> Json:
    shown: Json = {"hp": {}}
    for setting, key in KEYS.items():
        number = int(settings[setting])
        words = {value: word for word, value in SETTING_WORDS.get(setting, {}).items()}
        value = number / TENTHS if setting == Doctrine.RETREAT_AT else words.get(number, number)
        place, _, name = key.rpartition(".")
        (shown[place] if place else shown)[name] = value
    marches = (int(settings[kind]) for kind in (Doctrine.FORCED_1, Doctrine.FORCED_2))
    shown["hp"]["forced_march_rounds"] = [
        {"day": (round_count - 1) // ROUNDS, "round": (round_count - 1) % ROUNDS + 1}
        for round_count in marches
        if round_count != NOWHERE
    ]
    return shown


DOCUMENTS = Documents(schema, steps, written_json)
