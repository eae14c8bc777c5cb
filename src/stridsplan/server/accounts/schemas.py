"""What comes in and goes out about accounts, as `docs/protocol.md` has it."""

from datetime import UTC, datetime
from typing import Annotated, Any

from pydantic import BaseModel, Field, StringConstraints

from ..schemas import Incoming, Language, Name

TypedName = Annotated[str, StringConstraints(max_length=80)]
Password = Annotated[str, StringConstraints(max_length=200)]


class Registration(Incoming):
    """A name and a password for the visitor who asks."""

    name: Name
    password: Password


class Login(Incoming):
    """Somebody who says who they are."""

    name: TypedName
    password: Password


class NewPassword(Incoming):
    """Another password in place of the present one."""

    old: Password
    new: Password


class Confirmed(Incoming):
    """The password once more, for what a browser that was left open must not do."""

    password: Password


class Trusting(Confirmed):
    """An address that may set a new password."""

    channel: Annotated[str, StringConstraints(max_length=24)]


class Forgotten(Incoming):
    """Somebody who has forgotten the password of a name."""

    name: TypedName
    language: Language


class CodeUse(Incoming):
    """A recovery code, and the new password."""

    name: TypedName
    code: Annotated[str, StringConstraints(max_length=80)]
    password: Password


class TokenUse(Incoming):
    """What a letter held, and the new password."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    password: Password


class RatingOut(BaseModel):
    """How well somebody plays a game, and after how many."""

    game: str
    rating: int
    games: int


class PlayerOut(BaseModel):
    """One on a list of the best."""

    name: str
    rating: int
    games: int


class BestOut(BaseModel):
    """The best at a game, the best first."""

    players: list[PlayerOut]


class ChangeOut(BaseModel):
    """What a table did to the rating of who sat on a seat."""

    seat: int
    before: int
    after: int


class ChangesOut(BaseModel):
    """What a table did to ratings; nothing before its end."""

    rated: bool
    changes: list[ChangeOut]


class SessionOut(BaseModel):
    """A browser that is logged in."""

    id: str
    agent: str
    created: str
    seen: str
    is_this: bool


class AccountOut(BaseModel):
    """Who is there; a guest has no name."""

    name: str | None
    created: str | None
    ratings: list[RatingOut]
    sessions: list[SessionOut]


class CodesOut(BaseModel):
    """Recovery codes: how many are left, and all of them where they have just been made."""

    left: int
    codes: list[str] = Field(default_factory=list)


class Registered(AccountOut):
    """A new account, and its recovery codes."""

    codes: list[str]


class Belongings(BaseModel):
    """Everything that is kept about a visitor."""

    account: dict[str, Any] | None
    sessions: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    notices: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    mutes: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]


def iso(time: int) -> str:
    """A moment as text."""
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
