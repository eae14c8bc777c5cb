"""Request and response bodies about notification channels, as `docs/protocol.md` describes them."""

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from ..schemas import Incoming, Language

Base64 = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,100}$")]
Address = Annotated[
    str,
    StringConstraints(
        max_length=200,
        pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
        r"@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$",
    ),
]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Keys(Incoming):
    """The keys with which a browser's messages are encrypted."""

    p256dh: Base64
    auth: Base64


class Subscription(Incoming):
    """A browser's `PushSubscription`."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^[!-~]+$")]
    keys: Keys
    language: Language


class MailIn(Incoming):
    """A new e-mail address."""

    address: Address
    language: Language


class Confirmation(Incoming):
    """The token that was sent to an address."""

    token: Token


class ChannelOut(BaseModel):
    """A channel of a visitor."""

    id: str
    kind: str  # mail, push
    place: str  # the e-mail address, or the push endpoint of the browser
    confirmed: bool
    language: str
    created: str
    recovers: bool = False  # password resets may be sent to this address


class ChannelsOut(BaseModel):
    """A visitor's channels. `push_key`: what a browser needs to subscribe. `mail`: whether e-mail can be sent."""

    push_key: str
    mail: bool
    channels: list[ChannelOut] = Field(default_factory=list)
