"""Request and response bodies about people, as `docs/protocol.md` describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, StringConstraints

from ..schemas import Incoming, Name, SeatIndex
from ..tables.schemas import TableId


class NamedFriend(Incoming):
    """The name of an account."""

    name: Name


class Challenge(Incoming):
    """Offers an open seat to a friend."""

    seat: SeatIndex
    name: Name


class PersonAt(Incoming):
    """The person on a seat."""

    table: TableId
    seat: SeatIndex


class BlockId(Incoming):
    """The id of a block."""

    id: Annotated[str, StringConstraints(max_length=24)]


class FriendOut(BaseModel):
    """A friend, or a friend request: `asked` by the visitor, or the other `asks`. `online` is shown of friends only."""

    name: str
    state: Literal["friend", "asked", "asks"]
    online: bool


class ChallengeOut(BaseModel):
    """A seat that a friend offers."""

    table: str
    seat: int
    game: str
    clock: dict[str, Any] | None
    rated: bool
    advice: bool
    by: str
    created: str


class BlockOut(BaseModel):
    """A person that the visitor blocks; `name` is that of the seat or account when it was blocked."""

    id: str
    name: str | None


class PeopleOut(BaseModel):
    """The people that a visitor knows, the seats they offer, and the people the visitor blocks."""

    friends: list[FriendOut]
    challenges: list[ChallengeOut]
    blocked: list[BlockOut]
