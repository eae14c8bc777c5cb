"""Adds, confirms, shows and deletes the notification channels of visitors."""

import secrets
from hashlib import sha256

from ..errors import (
    NotificationMail,
    NotificationMailLater,
    NotificationPlace,
    NotificationToken,
    NotificationTooMany,
    RequestError,
)
from ..schemas import iso_time
from ..tables.records import now
from .mail import Mail, MailLater, MailRefused
from .push import Push, is_key
from .records import Channel, Gone
from .repository import NotificationRepository
from .schemas import ChannelOut, ChannelsOut, MailIn, Subscription

MAX_CHANNELS = 10  # of a visitor


class NotificationService:
    """The channels of a server's visitors."""

    def __init__(self, repository: NotificationRepository, push: Push, mail: Mail):
        self.repository, self.push, self.mail = repository, push, mail

    async def show(self, visitor: str) -> ChannelsOut:
        """Return a visitor's channels."""
        channels = [_channel_out(channel) for channel in await self.repository.channels_of([visitor])]
        return ChannelsOut(push_key=self.push.public_key, mail=self.mail.is_on, channels=channels)

    async def subscribe(self, new: Subscription, visitor: str) -> ChannelsOut:
        """Send notifications to a browser from now on."""
        if not self.push.is_allowed(new.endpoint):
            raise NotificationPlace()
        if not is_key(new.keys.p256dh, new.keys.auth):
            raise RequestError(field="keys", problem="key")
        target = {"endpoint": new.endpoint, "keys": new.keys.model_dump()}
        # the id depends on the endpoint alone: a browser gets notifications for one visitor, the latest
        await self._store_channel(
            Channel(_id(new.endpoint), visitor, "push", target, new.language, None, now())
        )
        return await self.show(visitor)

    async def add_address(self, new: MailIn, visitor: str) -> ChannelsOut:
        """Add an address and send it a request to confirm. Until it is confirmed, nothing else is sent there."""
        if not self.mail.is_on:
            raise NotificationMail()
        target, token = {"address": new.address}, secrets.token_urlsafe(24)
        channel = Channel(_id(visitor, new.address), visitor, "mail", target, new.language, token, now())
        known = {each.id: each for each in await self.repository.channels_of([visitor])}
        # an address that is confirmed stays so
        if channel.id not in known or known[channel.id].token is not None:
            await self._store_channel(channel)
            await self._send_confirmation(channel)
        return await self.show(visitor)

    async def confirm(self, token: str) -> None:
        """Confirm the address that a token was sent to."""
        channel = await self.repository.by_token(token)
        if channel is None:
            raise NotificationToken()
        await self.repository.confirm(channel.id)

    async def delete(self, channel_id: str, visitor: str) -> None:
        """Delete a visitor's channel."""
        await self.repository.delete(channel_id, visitor)

    async def unsubscribe(self, token: str) -> None:
        """Delete the channel of an unsubscribe token. It is no error if the channel was deleted before."""
        channel_id = self.mail.channel_of(token)
        if channel_id is None:
            raise NotificationToken()
        await self.repository.delete(channel_id)

    async def _store_channel(self, channel: Channel) -> None:
        known = {each.id for each in await self.repository.channels_of([channel.visitor])}
        if len(known | {channel.id}) > MAX_CHANNELS:
            raise NotificationTooMany()
        await self.repository.store(channel)

    async def _send_confirmation(self, channel: Channel) -> None:
        try:
            await self.mail.send_confirmation(channel)
        except (Gone, MailRefused) as error:
            await self.repository.delete(channel.id)
            raise NotificationMail() from error
        except MailLater as error:
            await self.repository.delete(channel.id)
            raise NotificationMailLater() from error


def _id(*parts: str) -> str:
    """Return the id of a channel, a hash of what identifies it; a channel with the same id replaces it."""
    return sha256("\n".join(parts).encode()).hexdigest()[:24]


def _channel_out(channel: Channel) -> ChannelOut:
    place = channel.target["address" if channel.kind == "mail" else "endpoint"]
    return ChannelOut(
        id=channel.id,
        kind=channel.kind,
        place=place,
        confirmed=channel.token is None,
        language=channel.language,
        created=iso_time(channel.created),
        recovers=channel.recovers,
    )
