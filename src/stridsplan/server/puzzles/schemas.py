"""What is sent to solve puzzles, and what comes back."""

from typing import Literal

from pydantic import BaseModel

from ..tables.command_schemas import AdvisedOption


class PuzzleOut(BaseModel):
    """A puzzle of the list: whose move it is, and what is asked."""

    id: str
    game: str
    seats: int
    seat: int
    question: str


class PuzzlesOut(BaseModel):
    """Puzzles, those of a game in the order in which they are solved."""

    puzzles: list[PuzzleOut]


class VerdictOut(BaseModel):
    """How good an answer is: the best, about as good, or worse; its chance and that of the best."""

    verdict: Literal["best", "good", "worse"]
    answer: AdvisedOption
    best: float


class SolutionOut(BaseModel):
    """The answers that were compared, the best first, in so many worlds."""

    options: list[AdvisedOption]
    worlds: int
