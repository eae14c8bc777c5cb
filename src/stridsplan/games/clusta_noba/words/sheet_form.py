"""The data form of an order sheet (catalogue 4.7), and the meaning of its words."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError

from stridsplan.engine.errors import BadDocument

from ..actions import CAMP_IDS, MOST_COPIES, SHEET_DAYS
from ..components.map import COLUMNS, ROWS
from ..components.names import COMMANDER_IDS, SPECIALIST_IDS, UNIT_IDS
from ..components.orders import WISHES, Order
from ..components.pools import (
    CAMPS_PER_SIDE,
    ENTRIES,
    FIRST_COMMANDER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    TRADE,
    Side,
    Trade,
    specialists_of,
)
from ..numbers import DAY_ROUNDS, ROUNDS, Doctrine, Letter
from ..rules.columns import HALF, RESERVE

# -- Words of the form ---------------------------------------------------------------------------------------------

TENTHS = 10
NO_YES = {False: 0, True: 1}
# The words of each setting, by its number in the record; retreat_at is a share, reserve and rank are numbers
SETTING_WORDS: dict[Doctrine, Mapping[Any, int]] = {
    Doctrine.PURSUE: NO_YES,
    Doctrine.ADVANCE: {None: 0, True: 1, False: 2},  # None: by the order
    Doctrine.LET_PASS: NO_YES,
    Doctrine.FOLLOW_UP: {"withdraw": 0, "fight_on": 1},
    Doctrine.FOLLOW: NO_YES,
    Doctrine.CAPTURED_CAMP: {"keep": 0, "destroy": 1},
    Doctrine.LEADER: {"highest": 0, "recipient": 1},
    Doctrine.TV_BOOST: {"never": 0, "when_behind": 1, "first_round": 2},
}
KEYS = {  # of the settings in the form; those of hero points stand under "hp"
    Doctrine.RETREAT_AT: "retreat_at",
    Doctrine.PURSUE: "pursue",
    Doctrine.ADVANCE: "advance_after_win",
    Doctrine.LET_PASS: "let_pass",
    Doctrine.FOLLOW_UP: "ambush_follow_up",
    Doctrine.FOLLOW: "follow",
    Doctrine.CAPTURED_CAMP: "captured_camp",
    Doctrine.RANK: "rank",
    Doctrine.LEADER: "leader",
    Doctrine.TV_BOOST: "hp.tv_boost",
    Doctrine.RESERVE: "hp.reserve",
}


def words_of(setting: Doctrine) -> tuple[Any, ...]:
    return tuple(SETTING_WORDS[setting])


def to_upper(value: Any) -> Any:
    return value.upper() if isinstance(value, str) else value


# -- The form ------------------------------------------------------------------------------------------------------


class Strict(BaseModel):
    """Unknown fields are refused, and types are not converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


OrderName = Annotated[Literal[tuple(order.name for order in Order)], BeforeValidator(to_upper)]
MapColumn = Annotated[int, Field(ge=0, lt=COLUMNS, strict=True)]
Row = Annotated[int, Field(ge=0, lt=ROWS, strict=True)]
Hex = Annotated[tuple[MapColumn, Row], Field(strict=False)]  # as the catalogue writes it; JSON has lists only
Day = Annotated[int, Field(ge=0, le=99)]


class Marker(Strict):
    """Somebody who can be written to."""

    kind: Literal["camp", "commander", "unit"]
    id: str


class Round(Strict):
    """A round of a day; the seventh to the ninth are at night."""

    day: Day
    round: Annotated[int, Field(ge=1, le=ROUNDS)]


class Entry(Strict):
    """An order that begins in a round."""

    day: Day
    round: Annotated[int, Field(ge=1, le=DAY_ROUNDS)]
    order: OrderName
    hex: Hex | None = None
    route: list[Hex] = []
    formation: Literal["march", "combat"] | None = None
    night: Annotated[int, Field(ge=0, le=3)] = 0
    until_further_notice: bool = False


class HeroPoints(Strict):
    """How hero points are spent (CN-HP-5, CN-HP-7)."""

    tv_boost: Literal[words_of(Doctrine.TV_BOOST)] = "never"
    reserve: Annotated[int, Field(ge=0, le=5)] = RESERVE
    forced_march_rounds: Annotated[list[Round], Field(max_length=2)] = []


class DoctrineForm(Strict):
    """The settings for fights, in which no player is asked (CN-ORDER-14).

    `line_order` lists units in the order in which they meet an attacker; `rank` is the place of those not listed.
    """

    retreat_at: Annotated[float, Field(ge=0.1, le=1.0, multiple_of=0.1)] = HALF / TENTHS
    pursue: bool = False
    advance_after_win: bool | None = None
    let_pass: bool = False
    ambush_follow_up: Literal[words_of(Doctrine.FOLLOW_UP)] = "withdraw"
    follow: bool = False
    captured_camp: Literal[words_of(Doctrine.CAPTURED_CAMP)] = "keep"
    rank: Annotated[int, Field(ge=0, le=13)] = 0
    leader: Literal[words_of(Doctrine.LEADER)] = "highest"
    line_order: Annotated[list[str], Field(max_length=13)] = []
    hp: HeroPoints = HeroPoints()


class Column(Strict):
    """The orders of some units, or of all in the recipient's hex, or of a commander who is sent alone."""

    units: list[str] = []
    alone: bool = False
    entries: Annotated[list[Entry], Field(min_length=1, max_length=ENTRIES)]
    doctrine: DoctrineForm = DoctrineForm()


class Wish(Strict):
    """What a commander without orders would do (CN-IND)."""

    order: OrderName
    hex: Hex | None = None


class Errand(Strict):
    """Where a specialist goes; without a marker he returns to the recipient of the sheet.

    One who is to divine returns to his commander-in-chief; `return_to` is then ignored.
    """

    id: str
    errand: Literal["visit", "divine"] = "visit"
    route: list[Hex] = []
    return_to: str | None = None


class LetterForm(Strict):
    """A letter to another side (CN-ALLY-2)."""

    side: Annotated[Literal[tuple(side.name for side in Side)], BeforeValidator(to_upper)]
    letter: Annotated[Literal[tuple(letter.name for letter in Letter)], BeforeValidator(to_upper)]


class Sheet(Strict):
    """An order sheet with wishes, errands and letters. `sent` is only written, never read; `seal` ends the phase.

    Columns, wishes, and errands that do not say where they end need a recipient.
    """

    recipient: Marker | None = None
    sent: Any = None
    days: Annotated[list[Day], Field(max_length=SHEET_DAYS)] = []
    columns: list[Column] = []
    copies: Annotated[int, Field(ge=1, le=MOST_COPIES)] = 1
    standing_wishes: Annotated[list[Wish], Field(max_length=WISHES)] = []
    specialists: list[Errand] = []
    letters: list[LetterForm] = []
    seal: Literal["wait", "live"] | None = None

    def says_nothing(self) -> bool:
        return not (self.columns or self.standing_wishes or self.specialists or self.letters or self.seal)

    def needs_recipient(self) -> bool:
        ends_there = any(each.errand == "visit" and each.return_to is None for each in self.specialists)
        return bool(self.columns or self.standing_wishes or ends_there)


SHEET = TypeAdapter(Sheet)


def schema() -> dict[str, Any]:
    """Return the JSON Schema: one sheet, or a list of them."""
    found = SHEET.json_schema()
    definitions = found.pop("$defs")
    return {
        "anyOf": [found, {"type": "array", "items": found, "minItems": 1}],
        "$defs": definitions,
    }


def read_sheet(document: Any, root: str) -> Sheet:
    """Return a document as a sheet; raises BadDocument with the place of the first error."""
    try:
        return SHEET.validate_python(document)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise BadDocument(path_of(root, first["loc"]), first["type"]) from None


def path_of(root: str, place: tuple[int | str, ...]) -> str:
    """Return a place in a document as text, such as "columns[0].entries[2].order"."""
    path = root
    for part in place:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
    return path


# -- Ids -----------------------------------------------------------------------------------------------------------


def numbered(
    prefix: str, ids: tuple[str, ...], first: tuple[int, ...], last: tuple[int, ...]
) -> dict[str, str]:
    """Return the ids under the catalogue's numbers: RAN-6, RAN-CMD-2."""
    return {
        f"{side.name}-{prefix}{k - first[side] + 1}": ids[k]
        for side in Side
        for k in range(first[side], last[side] + 1)
    }


def numbered_specialists() -> dict[str, str]:
    """Return the ids of specialists under their numbers by side and trade: STE-SPY-1."""
    found: dict[str, str] = {}
    for side in Side:
        for trade in Trade:
            own = [k for k in specialists_of(side) if TRADE[k] == trade]
            found |= {f"{side.name}-{trade.name}-{n}": SPECIALIST_IDS[k] for n, k in enumerate(own, 1)}
    return found


CAMP_FROM = tuple(CAMPS_PER_SIDE * side for side in Side)
CAMP_TO = tuple(CAMPS_PER_SIDE * (side + 1) - 1 for side in Side)
IDS = {  # by kind: what may be written -> the id of the game
    "unit": {each: each for each in UNIT_IDS} | numbered("", UNIT_IDS, FIRST_UNIT, LAST_OF),
    "commander": {each: each for each in COMMANDER_IDS}
    | numbered("CMD-", COMMANDER_IDS, FIRST_COMMANDER, LAST_COMMANDER),
    "camp": {each: each for each in CAMP_IDS} | numbered("CAMP-", CAMP_IDS, CAMP_FROM, CAMP_TO),
    "specialist": {each: each for each in SPECIALIST_IDS} | numbered_specialists(),
}
MARKER_IDS = IDS["camp"] | IDS["commander"] | IDS["unit"]


def find_id(ids: Mapping[str, str], given: str, path: str) -> str:
    """Return the id of the game for what is written; raises BadDocument."""
    if given not in ids:
        raise BadDocument(path, "unknown_id")
    return ids[given]
