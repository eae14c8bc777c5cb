"""Types that all parts of the API share: the error body, and validated values."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from .errors import (
    RequestError,
    RequestOrigin,
    RequestTooLarge,
    ServerError,
    TableExpired,
    TableUnknown,
    TooManyRequests,
)
from .names import MAX_LENGTH, clean_name


class Incoming(BaseModel):
    """A request body: unknown fields are refused, and types are not converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """An error; see docs/errors.md."""

    model_config = ConfigDict(extra="allow")

    code: str
    args: dict[str, Any]
    game: str | None = None
    reason: str | None = None
    rule: str | None = None
    version: int | None = None


class ErrorBody(BaseModel):
    """The body of every error response."""

    error: Problem


def raises(*kinds: type[ServerError]) -> dict[int | str, dict[str, Any]]:
    """Return the error responses of an operation for OpenAPI, by status, with the codes of the errors."""
    responses: dict[int | str, dict[str, Any]] = {}
    listed: list[type[ServerError]] = [ServerError, *kinds]
    if TableUnknown in kinds:
        listed.append(TableExpired)
    for kind in listed:
        response = responses.setdefault(kind.status, {"model": ErrorBody, "description": "", "x-codes": []})
        response["x-codes"].append(kind.code)
        response["description"] += f"`{kind.code}`: {kind.__doc__}\n\n"
    return responses


@lru_cache(maxsize=1024)
def iso_time(moment: int) -> str:
    """Return a time, in milliseconds since 1970, as the protocol writes it."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


READS = (RequestError, TooManyRequests)  # errors of every request
WRITES = (*READS, RequestOrigin, RequestTooLarge)  # errors of every request that changes something


Name = Annotated[str, StringConstraints(min_length=1, max_length=MAX_LENGTH), AfterValidator(clean_name)]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")]
SeatIndex = Annotated[int, Field(ge=0, le=29)]  # no table has more than 30 seats
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
# negative codes are those of `engine/at_table.py`; -16 leaves room for more of them
ActionCode = Annotated[int, Field(ge=-16, le=2**31 - 1)]
Codes = Annotated[list[ActionCode], Field(min_length=1, max_length=1000)]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Scalar = str | int | bool  # the value of an option
Options = Annotated[dict[Annotated[str, StringConstraints(max_length=60)], Scalar], Field(max_length=100)]
ProfileName = Annotated[str, StringConstraints(max_length=40)]
