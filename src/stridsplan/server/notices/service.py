"""What visitors may do with the channels on which they hear that it is their turn."""

import secrets
from hashlib import sha256

from ..accounts.schemas import iso
from ..errors import NoticeMail, NoticeMailLater, NoticePlace, NoticeToken, NoticeTooMany, RequestError
from ..tables.records import now
from .mail import Mail, MailLater, MailRefused
from .push import Push, is_key
from .records import Channel, Gone
from .repository import NoticeRepository
from .schemas import ChannelOut, ChannelsOut, MailIn, Subscription

MOST = 10  # channels of a visitor


class NoticeService:
    """The channels of a server's visitors."""

    def __init__(self, repository: NoticeRepository, push: Push, mail: Mail):
        self.repository, self.push, self.mail = repository, push, mail

    async def show(self, visitor: str) -> ChannelsOut:
        """A visitor's channels."""
        channels = [_out(channel) for channel in await self.repository.channels_of([visitor])]
        return ChannelsOut(push_key=self.push.public_key, mail=self.mail.is_on, channels=channels)

    async def subscribe(self, new: Subscription, visitor: str) -> ChannelsOut:
        """Send notices to a browser from now on."""
        if not self.push.is_known(new.endpoint):
            raise NoticePlace()
        if not is_key(new.keys.p256dh, new.keys.auth):
            raise RequestError(field="keys", problem="key")
        target = {"endpoint": new.endpoint, "keys": new.keys.model_dump()}
        await self._keep(Channel(_id(new.endpoint), visitor, "push", target, new.language, None, now()))
        return await self.show(visitor)

    async def write_to(self, new: MailIn, visitor: str) -> ChannelsOut:
        """Ask at an address whether it wants notices; none is sent before it says so."""
        if not self.mail.is_on:
            raise NoticeMail()
        target, token = {"address": new.address}, secrets.token_urlsafe(24)
        channel = Channel(_id(visitor, new.address), visitor, "mail", target, new.language, token, now())
        known = {each.id: each for each in await self.repository.channels_of([visitor])}
        if channel.id not in known or known[channel.id].token is not None:
            await self._keep(channel)
            await self._ask(channel)
        return await self.show(visitor)

    async def confirm(self, token: str) -> None:
        """Take a token back from an address."""
        channel = await self.repository.by_token(token)
        if channel is None:
            raise NoticeToken()
        await self.repository.confirm(channel.id)

    async def drop(self, channel_id: str, visitor: str) -> None:
        """Send nothing there any more."""
        await self.repository.drop(channel_id, visitor)

    async def unsubscribe(self, token: str) -> None:
        """The same, for who holds a letter; again is harmless."""
        channel_id = self.mail.channel_of(token)
        if channel_id is None:
            raise NoticeToken()
        await self.repository.drop(channel_id)

    async def _keep(self, channel: Channel) -> None:
        known = {each.id for each in await self.repository.channels_of([channel.visitor])}
        if len(known | {channel.id}) > MOST:
            raise NoticeTooMany()
        await self.repository.keep(channel)

    async def _ask(self, channel: Channel) -> None:
        try:
            await self.mail.ask(channel)
        except (Gone, MailRefused) as error:
            await self.repository.drop(channel.id)
            raise NoticeMail() from error
        except MailLater as error:
            await self.repository.drop(channel.id)
            raise NoticeMailLater() from error


def _id(*parts: str) -> str:
    """The id of a channel: the same place is the same channel."""
    return sha256("\n".join(parts).encode()).hexdigest()[:24]


def _out(channel: Channel) -> ChannelOut:
    place = channel.target["address" if channel.kind == "mail" else "endpoint"]
    return ChannelOut(
        id=channel.id,
        kind=channel.kind,
        place=place,
        confirmed=channel.token is None,
        language=channel.language,
        created=iso(channel.created),
        recovers=channel.recovers,
    )
