"""Request and response bodies about moderation, as `docs/protocol.md` describes them."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints, model_validator

from ..names import printable
from ..schemas import Incoming, SeatIndex
from ..tables.schemas import TableId

MAX_CHARACTERS = 1000  # of what a visitor or an operator writes


def clean_words(text: str) -> str:
    """Return a text without control characters, but with its line breaks."""
    return "\n".join(printable(line) for line in text.splitlines()).strip()


Words = Annotated[str, StringConstraints(max_length=MAX_CHARACTERS), AfterValidator(clean_words)]
Id = Annotated[str, StringConstraints(max_length=24)]


class NewReport(Incoming):
    """A report of a table, the person on a seat, or a chat message. `reader`: the seat that read the message."""

    table: TableId
    seat: SeatIndex | None = None
    message: Annotated[int, Field(ge=0, le=2**62)] | None = None  # its time, in milliseconds since 1970
    reader: SeatIndex | None = None
    words: Words

    @model_validator(mode="after")
    def has_words_or_a_message(self) -> "NewReport":
        """Require words, unless a message is reported."""
        if not self.words and self.message is None:
            raise ValueError("words")
        return self


class Decision(Incoming):
    """The report that an operator handles, or whose message is blanked, and why."""

    report: Id
    words: Words = ""


class Closing(Incoming):
    """What to close, and why: the account with a name, or the person of a report, who may be a guest."""

    name: Annotated[str, StringConstraints(max_length=80)] | None = None
    report: Id | None = None
    words: Words

    @model_validator(mode="after")
    def has_a_name_or_a_report(self) -> "Closing":
        """Require exactly one of name and report."""
        if (self.name is None) == (self.report is None):
            raise ValueError("a name or a report")
        return self


class Reopening(Incoming):
    """The closure of an account or the ban of a guest that ends, and why."""

    closure: Id
    words: Words = ""


class ReportOut(BaseModel):
    """A report. `account`: the account of the reported person; `closure`: the id of its closure or of the guest's ban,
    if there is one."""

    id: str
    kind: Literal["table", "person", "message"]
    table: str
    seat: int | None
    name: str | None
    account: str | None
    is_person: bool  # whoever held the seat or wrote the message is known, and can be closed or banned
    closure: str | None
    quote: str  # the reported message
    words: str  # what the reporter wrote
    created: str
    handled: str | None  # when an operator handled it


class ClosureOut(BaseModel):
    """A closed account, or a banned guest."""

    id: str
    name: str
    created: str


class EntryOut(BaseModel):
    """An entry of the audit trail. Without `operator`, the action was done on the server's command line."""

    operator: str | None
    action: str
    subject: str | None  # the name of the person concerned, or the id of a table
    report: str | None
    words: str  # the operator's reason
    created: str


class OperatorOut(BaseModel):
    """What the operator's page shows."""

    reports: list[ReportOut]
    closures: list[ClosureOut]
    audit: list[EntryOut]
