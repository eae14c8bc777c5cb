"""What comes in and goes out about notices, as `docs/protocol.md` has it."""

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
    """What a browser's messages are encrypted with."""

    p256dh: Base64
    auth: Base64


class Subscription(Incoming):
    """A browser that wants to hear, as its `PushSubscription` says it."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^[!-~]+$")]
    keys: Keys
    language: Language


class MailIn(Incoming):
    """An address that wants to hear."""

    address: Address
    language: Language


class Confirmation(Incoming):
    """A token brought back from an address."""

    token: Token


class ChannelOut(BaseModel):
    """Where a visitor hears that it is their turn."""

    id: str
    kind: str  # mail, push
    place: str  # the address, or the endpoint of the browser
    confirmed: bool
    language: str
    created: str
    recovers: bool = False  # a letter there may set a new password


class ChannelsOut(BaseModel):
    """A visitor's channels, and which more there could be."""

    push_key: str
    mail: bool
    channels: list[ChannelOut] = Field(default_factory=list)
