"""Request and response bodies of commands, previews, guesses, plans and advice."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from ..schemas import Codes, CommandId, Incoming, SeatIndex, Version


class Steps(Incoming):
    """Steps of a compound action: their codes, or a document in the form that the game defines."""

    codes: Codes | None = None
    document: dict[str, Any] | list[Any] | None = None

    @model_validator(mode="after")
    def has_codes_or_a_document(self) -> "Steps":
        """Require exactly one of codes and document."""
        if (self.codes is None) == (self.document is None):
            raise ValueError("codes or a document")
        return self


class CommandIn(Steps):
    """A command, applied whole or not at all. The server plays a command with the same id only once."""

    id: CommandId
    seat: SeatIndex
    version: Version  # of the position in which the seat chose it


class UndoIn(Incoming):
    """An undo of the seat's last command."""

    id: CommandId | None = None
    seat: SeatIndex
    version: Version  # of the position that the client shows


MAX_PLAN = 60_000  # characters of a plan


class QuestionIn(Incoming):
    """A question that is planned for."""

    id: Annotated[str, StringConstraints(max_length=40)]
    args: dict[str, Any]


class PlannedStepIn(Incoming):
    """A planned answer: the question, its actions by their fields, and the events that describe them."""

    question: QuestionIn
    actions: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=1000)]
    events: Annotated[list[dict[str, Any]], Field(max_length=10)]


Seed = Annotated[int, Field(ge=0, le=2**32 - 1)]
PlannedSteps = Annotated[list[PlannedStepIn], Field(max_length=50)]


class GuessIn(Incoming):
    """Identifies a guess of how play may go on while a seat gives the answers `steps`.

    `seed` and `start` determine everything random in it. Until the seat is first asked, the other seats play their
    timeout actions if `start` is 0, and random actions if not; after its answers they play their timeout actions.
    """

    seed: Seed
    start: Annotated[int, Field(ge=0, le=1000)] = 0
    steps: PlannedSteps = Field(default_factory=list)


class NewGuess(GuessIn):
    """A guess for a seat, after one more `answer`.

    With a `question`, the server ignores `start` and uses the lowest one with which the seat is asked that question. If
    `anywhere`, the places and people in the question may differ.
    """

    seat: SeatIndex
    answer: Steps | None = None
    question: QuestionIn | None = None
    anywhere: bool = False


class BranchIn(Incoming):
    """The answers that a seat has planned for when it is asked a question.

    `anywhere`: the places and people in the question may differ. `again`: the branch is not removed after it was
    played, but waits for the question again. `seed` identifies the guess in which the branch was planned, so that the
    client can show that guess when the branch is edited.
    """

    question: QuestionIn
    anywhere: bool = False
    again: bool = False
    seed: Seed | None = None
    steps: Annotated[PlannedSteps, Field(min_length=1)]


class PlanIn(Incoming):
    """The new plan of a seat. Without branches, its plan is deleted."""

    seat: SeatIndex
    branches: Annotated[list[BranchIn], Field(max_length=20)]

    @model_validator(mode="after")
    def is_short_enough(self) -> "PlanIn":
        """Refuse a plan that is too long, as it is stored with its table."""
        if len(self.model_dump_json()) > MAX_PLAN:
            raise ValueError("too long")
        return self


class PreviewIn(Steps):
    """The first steps of a compound action, in a guess if one is given."""

    seat: SeatIndex
    guess: GuessIn | None = None


class RefusalIn(Incoming):
    """Asks why an action is illegal after the first steps of an answer (`codes`). `action` may lack fields."""

    seat: SeatIndex
    codes: Codes | None = None
    action: dict[str, Any]
    guess: GuessIn | None = None


class AdviceIn(Incoming):
    """Asks what a strong player would do after the first steps of a compound action."""

    seat: SeatIndex
    version: Version
    codes: Codes | None = None


class CommandOut(BaseModel):
    """The position after a command or an undo."""

    version: int  # of the seat
    position: dict[str, Any]


class PreviewOut(BaseModel):
    """What would be asked next. `ends`: the seat would not be asked further.

    If that depends on chance or hidden information, `ends` is true too, and all else is empty.
    """

    question: dict[str, Any] | None
    actions: list[dict[str, Any]]
    refused: list[dict[str, Any]]
    view: dict[str, Any] | None
    answer_odds: dict[str, Any] | None
    ends: bool


class GuessOut(BaseModel):
    """A guess after the planned steps.

    `blocked`: why nothing more can be planned: the seat is never asked again, or it would be asked in a race; or null.
    """

    start: int
    steps: list[dict[str, Any]]
    blocked: Literal["never", "race"] | None
    position: dict[str, Any]


class LikelyQuestion(BaseModel):
    """A question that a seat may be asked, and the start of a guess in which it is asked."""

    start: int
    question: dict[str, Any]


class LikelyQuestionsOut(BaseModel):
    """What a seat may be asked next."""

    questions: list[LikelyQuestion]


class RefusalOut(BaseModel):
    """Why an action is refused; null if it is legal, or if what the seat knows gives no reason."""

    refusal: dict[str, Any] | None


class AdvisedItem(BaseModel):
    """A part of what happens if advice is followed: an event, or an action that causes none, `times` in a row."""

    event: dict[str, Any] | None = None
    action: dict[str, Any] | None = None
    times: int


class AdvisedOption(BaseModel):
    """What a seat could do, and how good that is."""

    action: dict[str, Any]
    chance: float  # the estimated chance of the seat's side to win
    worse: float  # how far `chance` is below that of the first option
    clear: bool  # `worse` is larger than sampling errors explain
    share: float | None = None  # how often to choose it, if a random choice is best
    line: list[AdvisedItem]  # what happens next if the seat does this


class AdviceOut(BaseModel):
    """What a strong player would do, the best first, compared in `worlds` positions that fit what the seat knows."""

    options: list[AdvisedOption]
    worlds: int
