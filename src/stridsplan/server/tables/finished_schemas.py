"""Bodies about replays, and about finished tables: analyses, reviews, statistics and endings."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ..schemas import Incoming, SeatIndex
from .command_schemas import AdvisedItem


class ReplayOut(BaseModel):
    """The outline of a replay."""

    seat: int | None  # the seat whose view the replay shows; null: a spectator's
    viewpoints: list[int]  # the seats whose views the visitor may see
    versions: list[int]  # of each frame, counted as for spectators
    seats: list[int]  # the seat of each frame's command; -1: the set-up
    events: list[dict[str, Any]]
    places: list[int]  # for each event, the index of the frame that it led to


class FramesOut(BaseModel):
    """Successive positions."""

    frames: list[dict[str, Any]]


class TryingAgain(Incoming):
    """Asks for a new table, with the visitor in `seat`, that continues a finished one from a version, as
    spectators count it."""

    version: Annotated[int, Field(ge=1, le=2**31 - 1)]
    seat: SeatIndex


class SeatChances(BaseModel):
    """The chance of a seat to win at each point, computed from what the seat knew then."""

    seat: int
    chances: list[float]


class MistakeOut(BaseModel):
    """A choice that made its seat less likely to win, and a better one."""

    seat: int
    kind: Literal["mistake", "blunder"]
    version: int  # before the choice, as spectators count it
    done: list[AdvisedItem]  # what the seat chose
    played: float  # the chance to win after what it chose
    chance: float  # the chance to win after the better choice
    loss: float  # the difference
    error: float  # its standard error
    line: list[AdvisedItem]  # the better choice


class AnalysisOut(BaseModel):
    """The analysis of a finished table, or its progress, from 0 to 1; `points` are versions, as spectators count them.

    `no_teacher`: no bot can judge the game. `sealed`: there is no seat whose view the visitor may have.
    """

    status: Literal["none", "running", "done", "failed", "no_teacher", "sealed"]
    progress: float
    points: list[int]
    seats: list[SeatChances]  # of the seats whose views the visitor may have, a chance for each point
    mistakes: list[MistakeOut]


class HindsightOut(BaseModel):
    """The outline of a review: the `times` of its steps, what every step shows, and `findings`: what went wrong."""

    times: list[dict[str, Any]]
    shown: dict[str, Any]
    findings: list[dict[str, Any]]


class LuckOut(BaseModel):
    """The luck of a seat by one measure, such as armies lost: the expected and the actual sum over its throws."""

    seat: int
    id: str  # of the measure
    good: Literal[-1, 0, 1]  # 1: more is lucky, -1: less is
    throws: int
    expected: float
    fell: int  # the actual sum
    deviation: float  # the standard deviation of the sum
    z: float | None  # (fell - expected) / deviation; null if the deviation is 0
    p: float  # two-sided: the probability of a sum at least this far from the expected one
    tail: float  # one-sided: the same, on the side of the actual sum only
    method: Literal["exact", "normal"]


class ReplacedOut(BaseModel):
    """How many throws of a seat an umpire replaced, by measure."""

    seat: int
    id: str
    throws: int


class DiceOut(BaseModel):
    """The dice of a seat, by stream and number of sides."""

    seat: int | None  # null: dice of nobody, such as those of a neutral force
    stream: str
    sides: int
    first: int  # the lowest face
    counts: list[int]  # by face, from `first` on
    undone: int  # how many of these throws were taken back
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
    """Something that was secret during play: the id and arguments of a text of the client."""

    id: str
    args: dict[str, Any]


class RoundOut(BaseModel):
    """A round of a finished table: the arguments of the text that names it, and the version at its end, as spectators
    count it."""

    args: dict[str, Any]
    version: int


class PowerOut(BaseModel):
    """A measure of power, such as territories held. `values` has a list for each round, with a value for each seat."""

    id: str
    values: list[list[int]]


class EndingOut(BaseModel):
    """The ending of a finished table."""

    opened: list[OpenedOut]
    rounds: list[RoundOut]
    figures: list[PowerOut]  # by measure of power
