"""Tables as they are made: new, begun when the last seat is taken, and made again for a rematch."""

import hmac
import secrets
from dataclasses import replace
from typing import Any

from .. import engine
from ..errors import RequestError
from ..times import Times
from . import manners
from .play import Play
from .records import Manners, Seat, Standing, TableRecord
from .schemas import NewSeat, NewTable

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
ID_LENGTH = 12


def promise(key: bytes, game: str) -> dict[str, Any]:
    """The id of a table to be made, and its promises: the id settles the secret before its maker brings anything."""
    table_id = fresh_id()
    return {"id": table_id, "streams": engine.promises(game, promised_secret(key, table_id))}


def promise_again(key: bytes, old: TableRecord) -> dict[str, Any]:
    """The id and the promises of a table's rematch, the same whoever asks: all of them bring something into it."""
    table_id = _rematch_id(key, old.id)
    return {"id": table_id, "streams": engine.promises(old.game, promised_secret(key, table_id))}


def promised_secret(key: bytes, table_id: str) -> bytes:
    """The secret of a table that was promised; an id makes one table only, so nobody meets a secret twice."""
    return hmac.digest(key, f"stridsplan/table/{table_id}".encode(), "sha256")


def new_record(new: NewTable, visitor: str, times: Times, key: bytes) -> tuple[TableRecord, Play | None]:
    """A new table, with its set-up drawn if nobody is still to come."""
    game, made = engine.load_game(new.game), times.calendar()
    seats = [_new_seat(index, seat, new.name, visitor, game.bots) for index, seat in enumerate(new.seats)]
    record = TableRecord(
        id=new.id or fresh_id(),
        game=new.game,
        rules_version=game.version,
        profile=new.profile or next(iter(game.profiles)),
        asked=dict(new.options),
        options=engine.options_in_force(game, len(seats), new.profile, dict(new.options)),
        host=visitor,
        secret=promised_secret(key, new.id) if new.id else secrets.token_bytes(32),
        contributions=[new.nonce or secrets.token_hex(16)],
        created=made,
        changed=made,
        standing=Standing("open", 0, [], None, []),
        seats=seats,
        listed=new.listed,
        rated=new.rated,
        advice=new.advice,
        clock=new.clock.model_dump(exclude_none=True) if new.clock else None,
    )
    if record.is_open():
        record.standing.fairness = engine.promises(record.game, record.secret)
        return record, None
    return record, begin(record, times.of(record))


def rematch(old: TableRecord, times: Times, key: bytes, texts: list[str]) -> tuple[TableRecord, Play]:
    """The same table again, begun: everybody one seat further, with dice of its own, into which go these texts."""
    game = engine.load_game(old.game)
    count, table_id, made = len(old.seats), _rematch_id(key, old.id), times.calendar()
    record = replace(
        old,
        id=table_id,
        options=engine.options_in_force(game, count, old.profile, old.asked, is_stored=True),
        secret=promised_secret(key, table_id),
        contributions=texts or [secrets.token_hex(16)],
        created=made,
        changed=made,
        standing=Standing("open", 0, [], None, []),
        seats=[_seat_again(old.seats[(index + 1) % count], index) for index in range(count)],
        listed=False,
        tournament=None,
        manners=Manners(),
    )
    return record, begin(record, times.of(record))


def _seat_again(old: Seat, index: int) -> Seat:
    return replace(old, seat=index, key=secrets.token_urlsafe(18), invitation=None, holders=set(old.holders))


def _rematch_id(key: bytes, table_id: str) -> str:
    drawn = hmac.digest(key, f"stridsplan/rematch/{table_id}".encode(), "sha256")
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in drawn[:ID_LENGTH])


def fresh_id() -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def begin(record: TableRecord, moment: int) -> Play:
    """Draw the set-up under the rules as they are now."""
    record.rules_version = engine.load_game(record.game).version
    play = Play.begin(record)
    record.standing = play.standing()
    record.manners = manners.wound(record, record.manners, play.owed(), moment)
    return play


def _new_seat(index: int, new: NewSeat, host_name: str | None, visitor: str, bots: tuple[str, ...]) -> Seat:
    if new.kind == "bot":
        bot = new.bot or bots[0]
        if bot not in bots:
            raise RequestError(field=f"seats.{index}.bot", problem="unknown")
        return Seat(index, "bot", secrets.token_urlsafe(18), name=new.name, bot=bot)
    if new.kind == "friend":
        return Seat(index, "open", secrets.token_urlsafe(18), invitation=secrets.token_urlsafe(18))
    name = new.name or (host_name if new.kind == "me" else None)
    return Seat(index, "person", secrets.token_urlsafe(18), name=name, holders={visitor})
