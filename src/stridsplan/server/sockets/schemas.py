"""The messages that clients send over websockets, as `docs/protocol.md` describes them."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from ..errors import RequestError
from ..schemas import Incoming, SeatIndex, Version
from ..tables.command_schemas import CommandIn

Time = Annotated[int, Field(ge=0, le=2**62)]


class Watch(Incoming):
    """Watch the table as a seat or, without one, as a spectator; `version` and `chat` say what the client has."""

    type: Literal["watch"]
    seat: SeatIndex | None = None
    version: Version = 0
    chat: Time = 0  # the time of the newest chat message that the client has
    talk: Time | None = None  # the former name of `chat`; a client that uses it gets messages of type "talk"


class Ping(Incoming):
    """Ask whether the server is still there; answered by `pong`."""

    type: Literal["ping"]


class Command(CommandIn):
    """Play a command; answered by `done` or `error` with the command's id."""

    type: Literal["command"]


TableMessage = Watch | Ping | Command
TABLE_MESSAGE: TypeAdapter[TableMessage] = TypeAdapter(Annotated[TableMessage, Field(discriminator="type")])


def read_table_message(text: str) -> TableMessage:
    """Parse a message of a table's websocket; raises RequestError."""
    try:
        return TABLE_MESSAGE.validate_json(text)
    except ValidationError as error:
        field = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise RequestError(field=field, problem=error.errors()[0]["type"]) from None


def read_ping(text: str) -> Ping:
    """Parse the only kind of message that a user's websocket accepts; raises RequestError."""
    try:
        return Ping.model_validate_json(text)
    except ValidationError:
        raise RequestError() from None
