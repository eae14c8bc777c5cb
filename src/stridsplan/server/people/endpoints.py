"""HTTP endpoints of friends, challenges and blocks."""

from fastapi import APIRouter, Depends

from ..errors import AccountError, PeopleTooMany, PeopleUnknown, PlayStarted, TableNotHost, TableUnknown
from ..rates import Rate
from ..schemas import READS, WRITES, raises
from ..services import UsePeople
from ..visits import Visitor
from .schemas import BlockId, Challenge, NamedFriend, PeopleOut, PersonAt

router = APIRouter(prefix="/api/v1", tags=["people"])
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
asks = [Depends(Rate("people"))]


@router.get("/people", dependencies=reads, responses=raises(*READS))
async def list_people(people: UsePeople, visitor: Visitor) -> PeopleOut:
    """List your friends and friend requests, the seats that friends offer you, and the people you block."""
    return await people.show(visitor)


@router.post("/people/friends", dependencies=asks, responses=raises(*WRITES, AccountError, PeopleTooMany))
async def add_friend(friend: NamedFriend, people: UsePeople, visitor: Visitor) -> PeopleOut:
    """Send a friend request to an account, or accept one. The response does not reveal whether the account exists."""
    return await people.add_friend(friend.name, visitor)


@router.delete("/people/friends", dependencies=writes, responses=raises(*WRITES))
async def remove_friend(friend: NamedFriend, people: UsePeople, visitor: Visitor) -> PeopleOut:
    """End a friendship, or decline or withdraw a friend request."""
    return await people.remove_friend(friend.name, visitor)


@router.post("/people/blocks", dependencies=asks, responses=raises(*WRITES, TableUnknown, PeopleTooMany))
async def block_person(person: PersonAt, people: UsePeople, visitor: Visitor) -> PeopleOut:
    """Block the person on a seat: you read no message of theirs, and they are not paired with you."""
    return await people.block(person, visitor)


@router.post("/people/blocks/friend", dependencies=asks, responses=raises(*WRITES, PeopleUnknown))
async def block_friend(friend: NamedFriend, people: UsePeople, visitor: Visitor) -> PeopleOut:
    """Block a friend, or somebody who sent you a friend request."""
    return await people.block_friend(friend.name, visitor)


@router.delete("/people/blocks", dependencies=writes, responses=raises(*WRITES))
async def unblock(block: BlockId, people: UsePeople, visitor: Visitor) -> PeopleOut:
    """Unblock a person."""
    return await people.unblock(block.id, visitor)


@router.post(
    "/tables/{table_id}/challenge",
    status_code=204,
    dependencies=asks,
    responses=raises(*WRITES, TableUnknown, TableNotHost, PlayStarted, PeopleUnknown),
)
async def challenge(table_id: str, challenge: Challenge, people: UsePeople, visitor: Visitor) -> None:
    """Offer an open seat of your own table to a friend."""
    await people.challenge(table_id, challenge, visitor)


@router.post("/tables/{table_id}/decline", dependencies=writes, responses=raises(*WRITES, TableUnknown))
async def decline(table_id: str, people: UsePeople, visitor: Visitor) -> PeopleOut:
    """Decline the seat that a friend offers you at a table."""
    return await people.decline(table_id, visitor)
