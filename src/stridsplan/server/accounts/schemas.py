"""Request and response bodies about accounts, as `docs/protocol.md` describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from ..schemas import Incoming, Language, Name

TypedName = Annotated[str, StringConstraints(max_length=80)]  # as it was typed, to look up an account
Password = Annotated[str, StringConstraints(max_length=200)]


class Registration(Incoming):
    """The name and password of a new account."""

    name: Name
    password: Password


class Login(Incoming):
    """The name and password of an account."""

    name: TypedName
    password: Password


class NewPassword(Incoming):
    """A new password in place of the old one."""

    old: Password
    new: Password


class Confirmed(Incoming):
    """The password, for actions that an open session alone must not allow."""

    password: Password


class Trusting(Confirmed):
    """Allows password resets by e-mail to a confirmed address."""

    channel: Annotated[str, StringConstraints(max_length=24)]  # the id of the address


class Forgotten(Incoming):
    """The name of an account whose password was forgotten."""

    name: TypedName
    language: Language


class CodeUse(Incoming):
    """A recovery code, and the new password."""

    name: TypedName
    code: Annotated[str, StringConstraints(max_length=80)]
    password: Password


class TokenUse(Incoming):
    """The token of an e-mail, and the new password."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    password: Password


class RatingOut(BaseModel):
    """A rating, and the number of rated games."""

    game: str
    rating: int
    games: int


class PlayerOut(BaseModel):
    """A player in the list of the highest rated."""

    name: str
    rating: int
    games: int


class BestOut(BaseModel):
    """The highest rated players of a game, best first."""

    players: list[PlayerOut]


class ChangeOut(BaseModel):
    """How a table changed the rating of a seat's player."""

    seat: int
    before: int
    after: int


class ChangesOut(BaseModel):
    """How a table changed ratings. Before its end, and if it is not rated, `changes` is empty."""

    rated: bool
    changes: list[ChangeOut]


class OpponentOut(BaseModel):
    """The results of an account against another one."""

    name: str
    won: int
    drawn: int
    lost: int


class ProfileOut(BaseModel):
    """What anybody may see of an account."""

    name: str
    created: str
    ratings: list[RatingOut]
    opponents: list[OpponentOut]


class PlayedSeat(BaseModel):
    """A seat of a rated game: the name of its account, if exactly one account holds it, and its rank, null for an
    umpire."""

    seat: int
    name: str | None
    rank: int | None


class GameOut(BaseModel):
    """A rated game of an account. `seat` is the seat that the account had."""

    id: str
    game: str
    ended: str
    seat: int
    seats: list[PlayedSeat]
    outcome: Literal["won", "drawn", "lost"]
    before: int  # the account's rating
    after: int


class GamesOut(BaseModel):
    """A page of rated games, newest first. `next` is the parameter `before` of the next page; null on the last page."""

    games: list[GameOut]
    next: int | None


class SessionOut(BaseModel):
    """A session: a browser that is logged in."""

    id: str
    agent: str  # the start of the User-Agent header
    created: str
    seen: str  # when it was last used
    is_this: bool  # the session of this request


class AccountOut(BaseModel):
    """The visitor's account. For a guest, `name` is null. `operator`: the account moderates the site."""

    name: str | None
    created: str | None
    operator: bool
    ratings: list[RatingOut]
    sessions: list[SessionOut]


class CodesOut(BaseModel):
    """Recovery codes: how many are left, and all of them if they have just been created."""

    left: int
    codes: list[str] = Field(default_factory=list)


class Registered(AccountOut):
    """A new account, and its recovery codes."""

    codes: list[str]


class PersonalData(BaseModel):
    """The data of a visitor; `AccountRepository.personal_data` says what is left out."""

    account: dict[str, Any] | None
    sessions: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    notifications: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    mutes: list[dict[str, Any]]
    friends: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
