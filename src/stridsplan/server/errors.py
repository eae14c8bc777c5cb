"""One tree of errors: a status, a code and arguments, which become the body of `docs/protocol.md`."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException


class ServerError(Exception):
    """Something went wrong that should not have; the log knows what."""

    status = 500
    code = "server.failed"

    def __init__(self, **args: Any):
        super().__init__(self.code, args)
        self.arguments = args
        self.fields: dict[str, Any] = {}
        self.headers: dict[str, str] = {}

    def body(self) -> dict[str, Any]:
        """The error as JSON."""
        return {"error": {"code": self.code, "args": self.arguments, **self.fields}}

    def response(self) -> JSONResponse:
        """The error as an answer."""
        return JSONResponse(self.body(), self.status, self.headers)


class RequestError(ServerError):
    """The request itself is at fault."""

    status = 422
    code = "request.invalid"


class RequestUnknown(RequestError):
    """There is nothing at this address."""

    status, code = 404, "request.unknown"


class RequestMethod(RequestError):
    """The address does not take this method."""

    status, code = 405, "request.method"


class RequestHost(RequestError):
    """The server goes by another name; see `hosts` in its settings."""

    status, code = 421, "request.host"


class RequestOrigin(RequestError):
    """The request was made by another site's page."""

    status, code = 403, "request.origin"


class RequestTooLarge(RequestError):
    """The body is larger than any that is needed."""

    status, code = 413, "request.too_large"


class TooManyRequests(RequestError):
    """More requests than a person makes."""

    status, code = 429, "request.too_many"

    def __init__(self, seconds: int):
        super().__init__(seconds=seconds)
        self.headers = {"Retry-After": str(seconds)}


class TooManySockets(RequestError):
    """More live lines than a person opens."""

    status, code = 429, "request.too_many_lines"


class StoreError(ServerError):
    """What was asked could not be written or read; nothing has changed."""

    status = 503


class StoreUnavailable(StoreError):
    """The database does not answer."""

    code = "store.unavailable"


class StoreReadOnly(StoreError):
    """The database cannot be written to."""

    code = "store.read_only"


class StoreFull(StoreError):
    """The disk is full."""

    status, code = 507, "store.full"


class StoreCorrupt(StoreError):
    """The database is damaged, or is none."""

    code = "store.corrupt"


class ServerStalled(ServerError):
    """The server answers, but a part of it makes no progress."""

    status, code = 503, "server.stalled"


class GameUnknown(ServerError):
    """No game has this id."""

    status, code = 404, "game.unknown"


class OptionError(ServerError):
    """An option, or a combination of options, that no table can have."""

    status = 422

    def __init__(self, option: str):
        super().__init__(option=option)


class OptionUnknown(OptionError):
    """An option that the game does not have."""

    code = "option.unknown"


class OptionValue(OptionError):
    """A value that the option does not take."""

    code = "option.value"


class OptionCombination(OptionError):
    """Options that do not go together."""

    code = "option.combination"


class TableUnknown(ServerError):
    """No table has this id."""

    status, code = 404, "table.unknown"


class TableExpired(TableUnknown):
    """There was such a table; it was removed because nothing happened at it for long."""

    status, code = 410, "table.expired"


class TableKey(ServerError):
    """Neither an invitation nor a personal key of this table."""

    status, code = 403, "table.key"


class TableTaken(ServerError):
    """The invitation has been used."""

    status, code = 409, "table.taken"


class TableNotHost(ServerError):
    """Only who made the table may do this."""

    status, code = 403, "table.not_host"


class TableTooMany(ServerError):
    """As many tables as one visitor, or one address, may have in the lobby are open there."""

    status, code = 409, "table.too_many"


class TableExists(ServerError):
    """Another table has this id."""

    status, code = 409, "table.exists"


class TableBroken(ServerError):
    """A stored row is not the one that was played: the record was changed after the fact."""

    status, code = 409, "table.broken"


class TableOutdated(ServerError):
    """The rules have changed under the game: it is kept, but this program cannot go on with it."""

    status, code = 409, "table.outdated"


class ImportInvalid(ServerError):
    """The record does not hold, is not whole, or is not of a game as it is played here."""

    status, code = 422, "import.invalid"


class AccountError(ServerError):
    """Only a visitor with an account can do that."""

    status, code = 403, "account.needed"


class AccountRefused(AccountError):
    """There is no such account, or this is not its password; which of the two is not told."""

    status, code = 403, "account.refused"


class AccountExists(AccountError):
    """Who is logged in has an account."""

    status, code = 409, "account.exists"


class AccountName(AccountError):
    """Another account has this name."""

    status, code = 409, "account.name"


class AccountPassword(AccountError):
    """A password that is too short, or the name itself."""

    status, code = 422, "account.password"


class AccountRecovery(AccountError):
    """Neither a recovery code of this name nor a letter that still holds; which of them is not told."""

    status, code = 403, "account.recovery"


class AccountChanged(AccountError):
    """The guest has an account meanwhile: why a websocket is closed."""

    status, code = 403, "account.changed"


class AccountEnded(AccountError):
    """The session was ended meanwhile: why a websocket is closed."""

    status, code = 403, "account.ended"


class TournamentUnknown(ServerError):
    """No tournament has this id."""

    status, code = 404, "tournament.unknown"


class TournamentKey(ServerError):
    """Not the invitation of this tournament."""

    status, code = 403, "tournament.key"


class TournamentNotHost(ServerError):
    """Only who made the tournament may do this."""

    status, code = 403, "tournament.not_host"


class TournamentFull(ServerError):
    """All places are taken."""

    status, code = 409, "tournament.full"


class TournamentFew(ServerError):
    """A tournament needs two entries."""

    status, code = 409, "tournament.few"


class TournamentStarted(ServerError):
    """It has begun: nobody enters or leaves any more."""

    status, code = 409, "tournament.started"


class NoticePlace(ServerError):
    """Not the address of a push service that this server knows."""

    status, code = 422, "notice.place"


class NoticeMail(ServerError):
    """No letter can be sent: the server has no mail, or the mail server refuses the address."""

    status, code = 409, "notice.mail"


class NoticeMailLater(ServerError):
    """The mail server takes no letter just now."""

    status, code = 503, "notice.mail_later"


class NoticeToken(ServerError):
    """Not a link that this server sent, or one that has done its work."""

    status, code = 403, "notice.token"


class NoticeTooMany(ServerError):
    """A visitor hears in many places already."""

    status, code = 409, "notice.too_many"


class PlayError(ServerError):
    """The command, preview or undo cannot be done."""

    status = 409


class PlayIllegal(PlayError):
    """The rules forbid it; `reason` names the refusal and `rule` the paragraph."""

    status, code = 422, "play.illegal"

    def __init__(self, game: str, reason: str, rule: str | None):
        super().__init__()
        self.fields = {"game": game, "reason": reason, "rule": rule}


class PlayStale(PlayError):
    """The seat is no longer asked what it was asked at the version the client saw."""

    status, code = 409, "play.stale"

    def __init__(self, version: int):
        super().__init__()
        self.fields = {"version": version}


class PlayLate(PlayError):
    """Where who is faster counts, the seat's time was up when the command arrived."""

    status, code = 409, "play.late"


class NotYourSeat(PlayError):
    """The visitor does not hold this seat."""

    status, code = 403, "play.not_your_seat"


class NothingToUndo(PlayError):
    """The last commands are not this seat's, or showed something that cannot be unseen."""

    status, code = 409, "play.nothing_to_undo"


class PlayOver(PlayError):
    """The game has ended."""

    status, code = 409, "play.over"


class PlayNotOver(PlayError):
    """The game has not ended; its record is still secret."""

    status, code = 409, "play.not_over"


class PlayNoAdvice(PlayError):
    """The table goes without advice: no odds are told before the game has ended."""

    status, code = 409, "play.no_advice"


class PlayStarted(PlayError):
    """Play has begun: a seat is left by resigning now."""

    status, code = 409, "play.started"


class PlayPaused(PlayError):
    """The table rests by consent."""

    status, code = 409, "play.paused"


class PlayNotAsked(PlayError):
    """This cannot be asked of the table now, or is not being asked."""

    status, code = 409, "play.not_asked"


class PlayNotStarted(PlayError):
    """A seat is still open."""

    status, code = 409, "play.not_started"


def every_error() -> list[type[ServerError]]:
    """All that have a code of their own; `docs/errors.md` lists them in this order."""

    def below(kind: type[ServerError]) -> list[type[ServerError]]:
        return [kind] + [found for child in kind.__subclasses__() for found in below(child)]

    return [kind for kind in below(ServerError) if "code" in vars(kind)]


def option_error(code: str, option: str) -> OptionError:
    """What an option is refused with."""
    kinds = {kind.code: kind for kind in OptionError.__subclasses__()}
    return kinds[code](option)


def invalid(error: RequestValidationError) -> RequestError:
    """Say which field of a request is wrong, and never repeat what it held."""
    first = error.errors()[0] if error.errors() else {"loc": (), "type": "unknown"}
    return RequestError(field=".".join(str(part) for part in first["loc"][1:]), problem=first["type"])


def of_status(status: int) -> ServerError:
    """The error for a status that the framework itself answers with."""
    kinds: dict[int, type[ServerError]] = {404: RequestUnknown, 405: RequestMethod, 413: RequestTooLarge}
    return kinds.get(status, RequestError if status < 500 else ServerError)()


def install(app: FastAPI) -> None:
    """Answer every error in one form; what nobody expected is answered by `log.Requests`."""

    @app.exception_handler(ServerError)
    async def on_server_error(request: Request, error: ServerError) -> JSONResponse:
        return error.response()

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return invalid(error).response()

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        answer = of_status(error.status_code)
        answer.headers = dict(error.headers or {})
        return answer.response()
