"""What visitors may do with friends, challenges and blocks.

Two accounts are friends when each has added the other by name. The response to adding a name is the same if the
account does not exist, has blocked the visitor, or has not replied, so the response reveals none of this.
"""

from collections.abc import Callable

from ..accounts.repository import AccountRepository
from ..chat.service import ChatService
from ..errors import AccountError, PeopleTooMany, PeopleUnknown, PlayStarted, RequestError, TableNotHost
from ..names import name_key
from ..schemas import iso_time
from ..tables.records import TableRecord
from ..tables.service import TableService
from .block_repository import BlockRepository
from .repository import PeopleRepository
from .schemas import BlockOut, Challenge, ChallengeOut, FriendOut, PeopleOut, PersonAt

MAX_FRIENDS = 300
MAX_BLOCKS = 500


class People:
    """The people of a server. Calls `on_change` with a visitor whose friends or challenges have changed."""

    def __init__(
        self,
        repository: PeopleRepository,
        blocks: BlockRepository,
        accounts: AccountRepository,
        tables: TableService,
        chat: ChatService,
    ):
        self.repository, self.blocks, self.accounts = repository, blocks, accounts
        self.tables, self.chat = tables, chat
        self.on_change: list[Callable[[str], None]] = []
        self.is_online: Callable[[str], bool] = lambda visitor: False  # replaced by the app

    async def show(self, visitor: str) -> PeopleOut:
        """Return the friends, friend requests, offered seats and blocks of a visitor."""
        blocks = await self.blocks.of_visitor(visitor)
        blocked_either_way = await self.blocks.blocked_either_way(visitor)
        friends = [
            FriendOut(
                name=row.known_as if row.friend else row.name,
                state="friend" if row.friend else "asked",
                online=bool(row.friend) and self.is_online(row.friend),
            )
            for row in await self.repository.added_by(visitor)
        ]
        asking = [
            FriendOut(name=row.name, state="asks", online=False)
            for row in await self.repository.requests_to(visitor)
            if row.visitor not in blocked_either_way
        ]
        challenges = [
            ChallengeOut(
                table=row.table_id,
                seat=row.seat,
                game=row.game,
                clock=row.clock,
                rated=row.rated,
                advice=row.advice,
                by=row.name,
                created=iso_time(row.created),
            )
            for row in await self.repository.challenges(visitor)
            if row.visitor not in blocked_either_way
        ]
        friends.sort(key=lambda friend: (friend.state != "friend", not friend.online))
        blocked = [BlockOut(id=block.id, name=block.name) for block in blocks]
        return PeopleOut(friends=asking + friends, challenges=challenges, blocked=blocked)

    async def add_friend(self, name: str, visitor: str) -> PeopleOut:
        """Send a friend request to an account, or accept one."""
        own = await self.accounts.by_visitor(visitor)
        if own is None:
            raise AccountError()
        key = name_key(name)
        if key == own.name_key:
            raise RequestError(field="name", problem="own")
        if not await self.repository.add_friend(visitor, key, name, MAX_FRIENDS):
            raise PeopleTooMany()
        await self._notify_account(key)
        return await self.show(visitor)

    async def remove_friend(self, name: str, visitor: str) -> PeopleOut:
        """End a friendship, or decline or withdraw a friend request."""
        await self.repository.remove_friend(visitor, name_key(name))
        await self._notify_account(name_key(name))
        return await self.show(visitor)

    async def challenge(self, table_id: str, challenge: Challenge, visitor: str) -> None:
        """Offer an open seat of the visitor's own table to a friend."""
        friend = await self._friend(challenge.name, visitor)
        async with self.tables.cache.locked(table_id) as cached:
            record = cached.record
            if record.host != visitor:
                raise TableNotHost()
            if record.summary.status != "open":
                raise PlayStarted()
            if challenge.seat >= len(record.seats) or record.seats[challenge.seat].kind != "open":
                raise RequestError(field="seat", problem="taken")
            await self.repository.challenge(table_id, challenge.seat, friend)
        self._notify_visitor(friend)

    async def decline(self, table_id: str, visitor: str) -> PeopleOut:
        """Decline the seat that a friend offers, and announce it in the chat of the table."""
        if await self.repository.decline(table_id, visitor):
            await self.chat.announce(table_id, "challenge-declined", {})
        return await self.show(visitor)

    async def admits(self, record: TableRecord, seat: int, visitor: str) -> bool:
        """Return whether a visitor may take an open seat without an invitation."""
        if await self.blocks.blocked_either_way(visitor) & record.visitors():
            return False
        return record.listed or await self.repository.is_challenged(record.id, seat, visitor)

    async def block(self, person: PersonAt, visitor: str) -> PeopleOut:
        """Block the people on a seat: the visitor sees none of their messages and is not paired with them."""
        async with self.tables.cache.locked(person.table) as cached:
            seat = cached.record.seats[person.seat] if person.seat < len(cached.record.seats) else None
            others = sorted(seat.holders - {visitor}) if seat else []
            name = seat.name if seat else None
        if not others:
            raise RequestError(field="seat", problem="nobody")
        if len(await self.blocks.of_visitor(visitor)) >= MAX_BLOCKS:
            raise PeopleTooMany()
        for other in others:
            await self.blocks.add(visitor, other, name)
        self.chat.notify(person.table)
        return await self.show(visitor)

    async def block_friend(self, name: str, visitor: str) -> PeopleOut:
        """Block a friend, or somebody who sent a friend request."""
        known = {row.known_as: row.friend for row in await self.repository.added_by(visitor) if row.friend}
        known |= {row.name: row.visitor for row in await self.repository.requests_to(visitor)}
        if name not in known:
            raise PeopleUnknown()
        await self.blocks.add(visitor, known[name], name)
        return await self.show(visitor)

    async def unblock(self, block: str, visitor: str) -> PeopleOut:
        """End a block."""
        await self.blocks.remove(visitor, block)
        return await self.show(visitor)

    async def _friend(self, name: str, visitor: str) -> str:
        """Return the visitor of the friend with a name; raises PeopleUnknown."""
        for row in await self.repository.added_by(visitor):
            if row.friend and name_key(row.known_as) == name_key(name):
                return str(row.friend)
        raise PeopleUnknown()

    async def _notify_account(self, key: str) -> None:
        account = await self.accounts.by_key(key)
        if account is not None:
            self._notify_visitor(account.visitor)

    def _notify_visitor(self, visitor: str) -> None:
        for listener in self.on_change:
            listener(visitor)
