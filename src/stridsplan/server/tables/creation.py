"""Creates tables: new ones, rematches, and ones that continue a finished game or a puzzle."""

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .. import engine
from ..errors import RequestError
from . import timing
from .play import Play
from .records import Row, Seat, Summary, TableRecord, TableState
from .schemas import NewSeat, NewTable
from .times import Times

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters and digits that look alike
ID_LENGTH = 12


def promise(key: bytes, game: str) -> dict[str, Any]:
    """Return the id of a table to be created and the commitments to its random streams.

    The id determines the secret, so the server cannot choose another secret once it knows the host's nonce.
    """
    table_id = fresh_id()
    return {"id": table_id, "streams": engine.promises(game, promised_secret(key, table_id))}


def promise_rematch(key: bytes, old: TableRecord) -> dict[str, Any]:
    """Return the id of a table's rematch and the commitments to its random streams.

    Every player gets the same id and commitments, and may then add a nonce to the dice.
    """
    table_id = _rematch_id(key, old.id)
    return {"id": table_id, "streams": engine.promises(old.game, promised_secret(key, table_id))}


def promised_secret(key: bytes, table_id: str) -> bytes:
    """Return the secret of a table with a promised id. An id creates only one table, so no secret is used twice."""
    return hmac.digest(key, f"stridsplan/table/{table_id}".encode(), "sha256")


def new_record(new: NewTable, visitor: str, times: Times, key: bytes) -> tuple[TableRecord, Play | None]:
    """Return a new table, with its game if no seat is open."""
    game, created = engine.load_game(new.game), times.calendar()
    seats = [_new_seat(index, seat, new.name, visitor, game) for index, seat in enumerate(new.seats)]
    record = TableRecord(
        id=new.id or fresh_id(),
        game=new.game,
        rules_version=game.version,
        profile=new.profile or next(iter(game.profiles)),
        requested_options=dict(new.options),
        options=engine.options_in_force(game, len(seats), new.profile, dict(new.options)),
        host=visitor,
        secret=promised_secret(key, new.id) if new.id else secrets.token_bytes(32),
        contributions=[new.nonce or secrets.token_hex(16)],
        created=created,
        changed=created,
        summary=Summary("open"),
        seats=seats,
        listed=new.listed,
        rated=new.rated,
        advice=new.advice,
        clock=new.clock.model_dump(exclude_none=True) if new.clock else None,
    )
    if record.has_open_seat():
        record.summary.fairness = engine.promises(record.game, record.secret)
        return record, None
    return record, begin(record, times.now_for(record))


def rematch(old: TableRecord, times: Times, key: bytes, nonces: list[str]) -> tuple[TableRecord, Play]:
    """Return the rematch of a table, with its game: every player moves to the previous player's seat, and the dice are
    new. An umpire stays."""
    game = engine.load_game(old.game)
    count, table_id, created = len(old.seats), _rematch_id(key, old.id), times.calendar()
    options = engine.options_in_force(game, count, old.profile, old.requested_options, is_stored=True)
    record = replace(
        old,
        id=table_id,
        options=options,
        secret=promised_secret(key, table_id),
        contributions=nonces or [secrets.token_hex(16)],
        created=created,
        changed=created,
        summary=Summary("open"),
        seats=_rematch_seats(old.seats, engine.sides_of(old.game, count, options)),
        listed=False,
        paired=False,
        tournament=None,
        origin=None,
        table_state=TableState(),
    )
    return record, begin(record, times.now_for(record))


def continue_game(old: Play, version: int, seat: int, visitor: str, created: int) -> tuple[TableRecord, Play]:
    """Return an unrated game that continues a finished one from `version`: a visitor in `seat`, bots in the others.

    `version` is counted as spectators count it. The first rows are copied from the finished game, with their dice.
    Later dice come from a new secret.
    """
    last = old.history.row_of(None, version)
    copied = [row for row in old.history.in_force if row.version <= last]
    return _continued_record(old.record, copied, "table", seat, visitor, created)


def continue_puzzle(old: Play, seat: int, visitor: str, created: int) -> tuple[TableRecord, Play]:
    """Return an unrated game that continues a puzzle: a visitor in `seat`, bots in the others."""
    return _continued_record(old.record, old.history.in_force, "puzzle", seat, visitor, created)


def _continued_record(
    old: TableRecord, copied: Sequence[Row], kind: str, seat: int, visitor: str, created: int
) -> tuple[TableRecord, Play]:
    """Return a game that continues `old`, a "table" or a "puzzle" (`kind`), after the copied rows."""
    record = TableRecord(
        id=fresh_id(),
        game=old.game,
        rules_version=old.rules_version,
        profile=old.profile,
        requested_options=old.requested_options,
        options=old.options,
        host=visitor,
        secret=secrets.token_bytes(32),
        contributions=[secrets.token_hex(16)],
        created=created,
        changed=created,
        summary=Summary("playing"),
        seats=[_seat_in_continued_game(each, seat, visitor) for each in old.seats],
        origin={kind: old.id, "rows": len(copied)},
    )
    play = Play.with_copied_rows(record, copied)
    record.summary = play.summary()
    return record, play


def _seat_in_continued_game(old: Seat, seat: int, visitor: str) -> Seat:
    key = secrets.token_urlsafe(18)
    if old.seat == seat:
        return Seat(seat, "person", key, name=old.name, holders={visitor})
    return Seat(old.seat, "bot", key, bot=old.bot or engine.DEFAULT_BOT)


def _rematch_seats(old: Sequence[Seat], sides: Sequence[int]) -> list[Seat]:
    """Return the seats of a rematch; `sides` has the side of each seat."""
    players = [index for index, side in enumerate(sides) if side != engine.NO_SIDE]
    came_from = dict(zip(players, [*players[1:], *players[:1]], strict=True))
    return [_rematch_seat(old[came_from.get(index, index)], index) for index in range(len(old))]


def _rematch_seat(old: Seat, index: int) -> Seat:
    return replace(old, seat=index, key=secrets.token_urlsafe(18), invitation=None, holders=set(old.holders))


def _rematch_id(key: bytes, table_id: str) -> str:
    digest = hmac.digest(key, f"stridsplan/rematch/{table_id}".encode(), "sha256")
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH])


def fresh_id() -> str:
    """Return a random id."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def begin(record: TableRecord, moment: int) -> Play:
    """Draw the set-up by the current version of the rules, and start the clocks.

    `moment` is the time now, of the kind that the table's clocks use (see `times.py`).
    """
    record.rules_version = engine.load_game(record.game).version
    play = Play.begin(record)
    record.summary = play.summary()
    record.table_state = timing.update_clocks(record, record.table_state, play.open_questions(), moment)
    return play


def fill_with_bots(record: TableRecord, moment: int) -> Play:
    """Put the default bot on every open seat, and begin."""
    for seat in record.seats:
        if seat.kind == "open":
            seat.kind, seat.bot, seat.invitation = "bot", engine.DEFAULT_BOT, None
    return begin(record, moment)


def _new_seat(index: int, new: NewSeat, host_name: str | None, visitor: str, game: Any) -> Seat:
    if new.kind == "bot":
        bot = engine.bot_named(game, new.bot or engine.DEFAULT_BOT)
        if bot is None:
            raise RequestError(field=f"seats.{index}.bot", problem="unknown")
        return Seat(index, "bot", secrets.token_urlsafe(18), name=new.name, bot=bot)
    if new.kind == "friend":
        return Seat(index, "open", secrets.token_urlsafe(18), invitation=secrets.token_urlsafe(18))
    name = new.name or (host_name if new.kind == "me" else None)
    return Seat(index, "person", secrets.token_urlsafe(18), name=name, holders={visitor})
