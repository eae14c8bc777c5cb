"""All errors of the API, each with a status, a code and arguments; `docs/protocol.md` describes the body."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException


class ServerError(Exception):
    """An unexpected error; the log has the details."""

    status = 500
    code = "server.failed"

    def __init__(self, **args: Any):
        super().__init__(self.code, args)
        self.arguments = args
        self.fields: dict[str, Any] = {}  # fields of the body beside `code` and `args`
        self.headers: dict[str, str] = {}

    def body(self) -> dict[str, Any]:
        """Return the error as JSON."""
        return {"error": {"code": self.code, "args": self.arguments, **self.fields}}

    def response(self) -> JSONResponse:
        """Return the error as an HTTP response."""
        return JSONResponse(self.body(), self.status, self.headers)


class RequestError(ServerError):
    """The request is invalid."""

    status = 422
    code = "request.invalid"


class RequestUnknown(RequestError):
    """There is nothing at this URL."""

    status, code = 404, "request.unknown"


class RequestMethod(RequestError):
    """This URL does not accept this method."""

    status, code = 405, "request.method"


class RequestHost(RequestError):
    """The server does not accept this host name; see `hosts` in its settings."""

    status, code = 421, "request.host"


class RequestOrigin(RequestError):
    """A page of another site made the request."""

    status, code = 403, "request.origin"


class RequestTooLarge(RequestError):
    """The body is too large."""

    status, code = 413, "request.too_large"


class TooManyRequests(RequestError):
    """There were too many requests."""

    status, code = 429, "request.too_many"

    def __init__(self, seconds: int):
        super().__init__(seconds=seconds)
        self.headers = {"Retry-After": str(seconds)}


class TooManySockets(RequestError):
    """Too many websockets are open."""

    status, code = 429, "request.too_many_lines"  # lines: a former word for websockets


class StoreError(ServerError):
    """The database failed; nothing has changed."""

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
    """The database is damaged, or the file is not a database."""

    code = "store.corrupt"


class ServerStalled(ServerError):
    """Bots, clocks or other background work make no progress."""

    status, code = 503, "server.stalled"


class GameUnknown(ServerError):
    """No game has this id."""

    status, code = 404, "game.unknown"


class OptionError(ServerError):
    """An option, or a combination of options, is invalid."""

    status = 422

    def __init__(self, option: str):
        super().__init__(option=option)


class OptionUnknown(OptionError):
    """The game does not have this option."""

    code = "option.unknown"


class OptionValue(OptionError):
    """The option cannot have this value."""

    code = "option.value"


class OptionCombination(OptionError):
    """These options cannot be combined."""

    code = "option.combination"


class TableUnknown(ServerError):
    """No table has this id."""

    status, code = 404, "table.unknown"


class PuzzleUnknown(ServerError):
    """No puzzle has this id."""

    status, code = 404, "puzzle.unknown"


class TableExpired(TableUnknown):
    """The table was removed because it had not changed for a long time."""

    status, code = 410, "table.expired"


class TableKey(ServerError):
    """This is neither an invitation nor a personal key of the table, or the visitor needs one to take this seat."""

    status, code = 403, "table.key"


class TableTaken(ServerError):
    """The invitation has been used, or the seat is taken."""

    status, code = 409, "table.taken"


class TableNotHost(ServerError):
    """Only the host of the table may do this."""

    status, code = 403, "table.not_host"


class TableTooMany(ServerError):
    """The visitor, or the address, has too many open tables in the lobby."""

    status, code = 409, "table.too_many"


class TableExists(ServerError):
    """Another table has this id."""

    status, code = 409, "table.exists"


class TableBroken(ServerError):
    """A stored row of the table is missing, or was changed after it was written."""

    status, code = 409, "table.broken"


class TableOutdated(ServerError):
    """The rules have changed since the game began, so this program cannot continue it. The table stays stored."""

    status, code = 409, "table.outdated"


class ImportInvalid(ServerError):
    """The transcript is wrong or incomplete, or this server does not have its game or its version of the rules."""

    status, code = 422, "import.invalid"


class AccountUnknown(ServerError):
    """No account has this name."""

    status, code = 404, "account.unknown"


class AccountError(ServerError):
    """Only a visitor with an account may do this."""

    status, code = 403, "account.needed"


class AccountRefused(AccountError):
    """The account does not exist, or the password is wrong."""

    status, code = 403, "account.refused"


class AccountExists(AccountError):
    """The visitor already has an account."""

    status, code = 409, "account.exists"


class AccountName(AccountError):
    """Another account has this name, or one that looks like it."""

    status, code = 409, "account.name"


class AccountPassword(AccountError):
    """The password is too short, or is the same as the name."""

    status, code = 422, "account.password"


class AccountClosed(AccountError):
    """An operator has closed the account."""

    status, code = 403, "account.closed"


class AccountRecovery(AccountError):
    """The recovery code or the token of the e-mail is not valid."""

    status, code = 403, "account.recovery"


class AccountChanged(AccountError):
    """The guest has created an account or was banned, so the websocket is closed."""

    status, code = 403, "account.changed"


class AccountEnded(AccountError):
    """The session has ended, so the websocket is closed."""

    status, code = 403, "account.ended"


class PeopleUnknown(ServerError):
    """No friend has this name, nor anybody who sent a friend request."""

    status, code = 404, "people.unknown"


class PeopleTooMany(ServerError):
    """The visitor has added or blocked too many people."""

    status, code = 409, "people.too_many"


class TournamentUnknown(ServerError):
    """No tournament has this id."""

    status, code = 404, "tournament.unknown"


class TournamentKey(ServerError):
    """This is not the invitation of the tournament."""

    status, code = 403, "tournament.key"


class TournamentNotHost(ServerError):
    """Only the host of the tournament may do this."""

    status, code = 403, "tournament.not_host"


class TournamentFull(ServerError):
    """All places are taken."""

    status, code = 409, "tournament.full"


class TournamentFew(ServerError):
    """A tournament needs at least two entries."""

    status, code = 409, "tournament.few"


class TournamentStarted(ServerError):
    """The tournament has started, so entries are final."""

    status, code = 409, "tournament.started"


class NotificationPlace(ServerError):
    """The channel does not exist or is not confirmed, or the server may not call its push service."""

    status, code = 422, "notice.place"  # notice: a former word for notification


class NotificationMail(ServerError):
    """E-mail cannot be sent: no mail server is configured, or the mail server refuses the address."""

    status, code = 409, "notice.mail"


class NotificationMailLater(ServerError):
    """The mail server accepts no e-mail now; try again later."""

    status, code = 503, "notice.mail_later"


class NotificationToken(ServerError):
    """The link is not valid, or was used before."""

    status, code = 403, "notice.token"


class NotificationTooMany(ServerError):
    """The visitor has too many channels."""

    status, code = 409, "notice.too_many"


class PlayError(ServerError):
    """The command, preview or undo is not possible."""

    status = 409


class PlayIllegal(PlayError):
    """The rules forbid the action; `reason` names the refusal and `rule` the paragraph of the rulebook."""

    status, code = 422, "play.illegal"

    def __init__(self, game: str, reason: str, rule: str | None, **args: str):
        super().__init__(**args)
        self.fields = {"game": game, "reason": reason, "rule": rule}


class PlayDocument(PlayError):
    """The document has the wrong form; `path` says where."""

    status, code = 422, "play.document"


class PlayStale(PlayError):
    """The seat need not answer the question that the client saw any more, or, for an undo, the position has changed."""

    status, code = 409, "play.stale"

    def __init__(self, version: int):
        super().__init__()
        self.fields = {"version": version}


class PlayLate(PlayError):
    """In a race, the command arrived after the seat's time was up."""

    status, code = 409, "play.late"


class NotYourSeat(PlayError):
    """The visitor does not hold this seat, or may not see the views of all seats that the request needs."""

    status, code = 403, "play.not_your_seat"


class NothingToUndo(PlayError):
    """The seat has no command to undo: for example, its last one drew random numbers or revealed something hidden."""

    status, code = 409, "play.nothing_to_undo"


class PlayOver(PlayError):
    """The game has ended."""

    status, code = 409, "play.over"


class PlayNotOver(PlayError):
    """The game has not ended; this is possible only afterwards."""

    status, code = 409, "play.not_over"


class PlayNoAdvice(PlayError):
    """Before the end of the game, the table shows no odds, or its players get no advice."""

    status, code = 409, "play.no_advice"


class PlayNoTeacher(PlayError):
    """No bot can judge positions of this game, or the seat is an umpire's."""

    status, code = 409, "play.no_teacher"


class PlayTeacherBusy(PlayError):
    """No bot can judge now: the game is not compiled yet, the process failed, or too many requests wait."""

    status, code = 503, "play.teacher_busy"


class PlayNotDelegable(PlayError):
    """A bot may not answer this question in this game or at this table, or the seat is not asked the question."""

    status, code = 409, "play.not_delegable"


class PlanShared(PlayError):
    """The visitor plays several seats of the table: whoever shares the screen would see the plan."""

    status, code = 409, "plan.shared"


class PlanAsked(PlayError):
    """The seat must answer a question first; it can plan ahead afterwards."""

    status, code = 409, "plan.asked"


class PlanNever(PlayError):
    """The seat is out of the game, and will not be asked anything."""

    status, code = 409, "plan.never"


class PlanUnlikely(PlayError):
    """No guess was found in which the seat is asked this question."""

    status, code = 409, "plan.unlikely"


class PlayStarted(PlayError):
    """Play has started; to leave the seat, resign."""

    status, code = 409, "play.started"


class PlayPaused(PlayError):
    """The table is paused."""

    status, code = 409, "play.paused"


class PlayNotAsked(PlayError):
    """There is no such request between players, or it cannot be made now."""

    status, code = 409, "play.not_asked"


class PlayNotStarted(PlayError):
    """Play has not started: a seat is still open."""

    status, code = 409, "play.not_started"


def every_error() -> list[type[ServerError]]:
    """Return all errors with a code of their own, each followed by its subclasses."""

    def with_subclasses(kind: type[ServerError]) -> list[type[ServerError]]:
        return [kind] + [found for child in kind.__subclasses__() for found in with_subclasses(child)]

    return [kind for kind in with_subclasses(ServerError) if "code" in vars(kind)]


def option_error(code: str, option: str) -> OptionError:
    """Return the option error with a code."""
    kinds = {kind.code: kind for kind in OptionError.__subclasses__()}
    return kinds[code](option)


def invalid_request(error: RequestValidationError) -> RequestError:
    """Return the error for an invalid field; it never repeats the field's value."""
    first = error.errors()[0] if error.errors() else {"loc": (), "type": "unknown"}
    path = first["loc"][1:]  # without the first part: "body", "query" or "path"
    return RequestError(field=".".join(str(part) for part in path), problem=first["type"])


def error_of_status(status: int) -> ServerError:
    """Return the error of the API for a status with which the framework responds."""
    kinds: dict[int, type[ServerError]] = {404: RequestUnknown, 405: RequestMethod, 413: RequestTooLarge}
    return kinds.get(status, RequestError if status < 500 else ServerError)()


def install(app: FastAPI) -> None:
    """Respond to every error in one form; `log.RequestLog` responds to unexpected ones."""

    @app.exception_handler(ServerError)
    async def on_server_error(request: Request, error: ServerError) -> JSONResponse:
        return error.response()

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return invalid_request(error).response()

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        server_error = error_of_status(error.status_code)
        server_error.headers = dict(error.headers or {})
        return server_error.response()
