"""What the server tells of tables that can be looked back on: replays, statistics, analyses, endings."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ..schemas import Incoming, SeatIndex
from .command_schemas import AdvisedItem


class ReplayOut(BaseModel):
    """The outline of a replay."""

    seat: int | None
    eyes: list[int]
    versions: list[int]
    seats: list[int]
    events: list[dict[str, Any]]
    places: list[int]


class FramesOut(BaseModel):
    """Successive positions."""

    frames: list[dict[str, Any]]


class TryingAgain(Incoming):
    """Asks for a new table that continues from a spectators' version of a finished one, with the visitor in a seat."""

    version: Annotated[int, Field(ge=1, le=2**31 - 1)]
    seat: SeatIndex


class SeatChances(BaseModel):
    """How likely a seat was to win at each point, as it saw it."""

    seat: int
    chances: list[float]


class MistakeOut(BaseModel):
    """A choice that has cost its seat a part of its chance: what was `done`, and what would have been better."""

    seat: int
    kind: Literal["mistake", "blunder"]
    version: int
    done: list[AdvisedItem]
    played: float
    chance: float
    loss: float
    error: float
    line: list[AdvisedItem]


class AnalysisOut(BaseModel):
    """The analysis of a finished table, or how far it is."""

    status: Literal["none", "running", "done", "failed", "no_teacher", "sealed"]
    progress: float
    points: list[int]
    seats: list[SeatChances]
    mistakes: list[MistakeOut]


class HindsightOut(BaseModel):
    """The outline of a review: when its steps are, what is the same in all of them, what went wrong."""

    times: list[dict[str, Any]]
    shown: dict[str, Any]
    findings: list[dict[str, Any]]


class LuckOut(BaseModel):
    """Luck of a seat: what the odds expected of its throws, and what fell."""

    seat: int
    id: str
    good: Literal[-1, 0, 1]
    throws: int
    expected: float
    fell: int
    deviation: float
    z: float | None
    p: float
    tail: float
    method: Literal["exact", "normal"]


class ReplacedOut(BaseModel):
    """Throws of a seat that an umpire replaced."""

    seat: int
    id: str
    throws: int


class DiceOut(BaseModel):
    """The dice of a seat, by stream and number of sides."""

    seat: int | None
    stream: str
    sides: int
    first: int
    counts: list[int]
    undone: int
    mean: float
    expected: float
    chi_square: float
    p: float
    method: Literal["exact", "chi_square"]


class StatisticsOut(BaseModel):
    """Dice and luck of a finished table."""

    luck: list[LuckOut]
    replaced: list[ReplacedOut]
    dice: list[DiceOut]


class OpenedOut(BaseModel):
    """Something that had been secret, as a sentence."""

    id: str
    args: dict[str, Any]


class RoundOut(BaseModel):
    """A round of a finished table: the arguments of its words, and the spectators' version at its end."""

    args: dict[str, Any]
    version: int


class PowerOut(BaseModel):
    """One figure of power: for each round the values of all seats."""

    id: str
    values: list[list[int]]


class EndingOut(BaseModel):
    """The ending of a finished table."""

    opened: list[OpenedOut]
    rounds: list[RoundOut]
    figures: list[PowerOut]
