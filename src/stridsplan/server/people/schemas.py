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
    """A friend or a friend request. `asked`: the visitor sent it; `asks`: the other sent it. `online`: only of
    friends."""

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
    by: str  # the friend's name
    created: str


class BlockOut(BaseModel):
    """A person that the visitor blocks; `name` is the name of the seat or account at the time of the block."""

    id: str
    name: str | None


class PeopleOut(BaseModel):
    """The friends and friend requests of a visitor, the seats that friends offer, and the people that the visitor
    blocks."""

    friends: list[FriendOut]
    challenges: list[ChallengeOut]
    blocked: list[BlockOut]
