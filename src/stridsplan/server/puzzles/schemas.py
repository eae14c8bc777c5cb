"""Response bodies about puzzles."""

from typing import Literal

from pydantic import BaseModel

from ..tables.command_schemas import AdvisedOption


class PuzzleOut(BaseModel):
    """A puzzle in a list. `seat` is the seat that must act, `question` the id of its question."""

    id: str
    game: str
    seats: int
    seat: int
    question: str


class PuzzlesOut(BaseModel):
    """Puzzles by game; within a game, the easiest first."""

    puzzles: list[PuzzleOut]


class VerdictOut(BaseModel):
    """How good an answer is: the best, about as good, or worse. `best` is the chance to win after the best answer."""

    verdict: Literal["best", "good", "worse"]
    answer: AdvisedOption
    best: float


class SolutionOut(BaseModel):
    """The answers, the best first, compared in `worlds` positions that fit what the seat knows."""

    options: list[AdvisedOption]
    worlds: int
