"""The door to the engine, opened when first needed: Numba takes longer to import than the server to start."""

import secrets
from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import GameUnknown, option_error

if TYPE_CHECKING:
    from stridsplan.engine.command import Command
    from stridsplan.engine.game import Game
    from stridsplan.engine.position import Position
    from stridsplan.engine.proof import Chain
    from stridsplan.engine.table import Table

    from .tables.play import BotTurn


StoredCommand = tuple[int, tuple[int, ...], bytes, int, int, int]  # the fields of a `Command`, in order


_door = Lock()


def _open() -> None:
    """Import Numba by one thread alone: its modules import each other, and a second thread would meet half of them."""
    with _door:
        import numba  # noqa: F401


def game_ids() -> list[str]:
    """The ids of all games, in the order of the lobby."""
    _open()
    from stridsplan.engine import registry

    return registry.game_ids()


def load_game(game_id: str) -> "Game":
    """A game's contract; raises GameUnknown."""
    _open()
    from stridsplan.engine import registry

    try:
        return registry.load_game(game_id)
    except registry.UnknownGame as error:
        raise GameUnknown() from error


def sides_of(game_id: str, seats: int, options: dict[str, Any]) -> list[int]:
    """The side of every seat: those of one number are a team."""
    return list(load_game(game_id).sides_of(seats, options))


def new_table(game: str, **setting: Any) -> "Table":
    """Set a table up."""
    _open()
    from stridsplan.engine.table import Table

    return Table(game, **setting)


def promises(game_id: str, secret: bytes) -> list[dict[str, Any]]:
    """What a table with this secret promises about its chance before anybody brings anything into it."""
    _open()
    from stridsplan.engine.proof import CODES, commitment, stream_key

    names = (*load_game(game_id).streams, CODES)
    return [{"name": name, "commitment": commitment(stream_key(secret, name)), "key": None} for name in names]


def restore_table(game: str, rows: Sequence[StoredCommand], **setting: Any) -> "Table":
    """Set a table up as it stood after a list of rows, the set-up first."""
    _open()
    from stridsplan.engine.command import Command
    from stridsplan.engine.table import Table

    return Table.restore(game, rows=[Command(*row) for row in rows], **setting)


def replay(table: "Table", rows: Sequence[StoredCommand]) -> None:
    """Repeat further commands, none of them taken back, with the draws they had."""
    from stridsplan.engine.dice import decode

    for seat, codes, draws, *_ in rows:
        values = [value for value, _, _ in decode(np.frombuffer(draws, np.int64))]
        table.act(seat, codes, draws=values)


def position(game: "Game", state: bytes) -> "Position":
    """A position kept as bytes."""
    from stridsplan.engine.position import Position

    return Position(game, np.frombuffer(state, game.state).copy())


def chain(game: str, secret: bytes, heading: dict[str, Any]) -> "Chain":
    """The chain of hashes of a table, before its first row."""
    from stridsplan.engine import proof

    streams = (*load_game(game).streams, proof.CODES)
    return proof.Chain(heading, {name: proof.stream_key(secret, name) for name in streams})


def contents(row: Any, streams: int) -> list[list[Any]]:
    """What a row holds for each of so many streams of draws, and its codes."""
    from stridsplan.engine.command import contents as contents_of

    return contents_of(row, streams)


def wrong_in(record: dict[str, Any]) -> dict[str, Any] | None:
    """What is wrong first in the record of a table; None if all of it is open and holds."""
    _open()
    from stridsplan.engine import proof, retrace

    found = proof.verify(record)
    if not found and not retrace.can_retrace(record):
        found = [{"row": 0, "id": "sealed"}]
    return next(iter(found or retrace.retrace(record)), None)


def rows_of(record: dict[str, Any]) -> "list[Command]":
    """The rows of a record in which nothing is wrong, each as its table has it."""
    from stridsplan.engine import retrace

    return retrace.play_again(record).rows


def drop(kept: list[Any], row: Any) -> list[Any]:
    """Take from the commands in force those that a row takes back; give them, in order."""
    from stridsplan.engine.command import drop as drop_from

    return drop_from(kept, row)


def numbering() -> Any:
    """Numbers of rows that give nothing away, before the first row."""
    from stridsplan.engine.numbering import Numbering

    return Numbering()


def table_error() -> type[Exception]:
    """What a table raises that refuses a command."""
    from stridsplan.engine.table import TableError

    return TableError


def statistics(table: "Table", opened: bool) -> dict[str, Any]:
    """The dice and the luck of a table that is over; `opened`: all agreed to show everything."""
    from stridsplan.engine import luck

    return luck.statistics(table, opened)


def options_in_force(
    game: "Game", seats: int, profile: str | None, asked: dict[str, Any], *, is_stored: bool = False
) -> dict[str, Any]:
    """All option values of a table, a new one or one that is stored; raises OptionError."""
    from stridsplan.engine.options import BadOption

    try:
        return dict(game.resolve_options(seats, profile, asked, is_stored=is_stored))
    except BadOption as error:
        raise option_error(error.code, error.option) from error


def bot_request(turn: "BotTurn") -> bytes:
    """What a process in which bots choose is sent: a bot's turn, and a seed of its own dice."""
    from stridsplan.bots.worker import Request, packed
    from stridsplan.engine.registry import GAMES

    view, legal = turn.view.tobytes(), turn.legal.tobytes()
    game, module, seed = turn.game.id, GAMES[turn.game.id], secrets.randbits(64)
    return packed(Request(game, module, turn.is_compiled, turn.bot, turn.seat, view, legal, seed))


def stand_in_code() -> int:
    """What stands before an action that a bot chose in a person's place."""
    from stridsplan.engine.at_table import AtTable

    return int(AtTable.STAND_IN)


def timed_out_code() -> int:
    """What stands before the answer that the rules give for a seat whose time is up."""
    from stridsplan.engine.at_table import AtTable

    return int(AtTable.TIMED_OUT)


def is_resigning(codes: Sequence[int]) -> bool:
    """Whether a command resigns, which a seat may do at any time."""
    from stridsplan.engine.at_table import AtTable

    return list(codes) == [AtTable.RESIGN]


def leaving_code() -> int:
    """The code of a seat whose person does not come back."""
    from stridsplan.engine.at_table import AtTable

    return int(AtTable.LEAVE)


def load_compiled() -> None:
    """Let every game that is compiled on disk run compiled from now on."""
    _open()
    from stridsplan.engine.entries import load_compiled as load

    for game_id in game_ids():
        load(load_game(game_id))
