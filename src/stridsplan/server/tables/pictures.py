"""Pictures of boards as a spectator sees them, for previews of links. One is drawn at a time."""

import asyncio
from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import RequestUnknown
from .cache import TableCache
from .records import TableRecord
from .single_flight import SingleFlightCache

if TYPE_CHECKING:
    from ..engine import Game

CACHED = 100  # pictures in memory, of at most a hundred kilobytes each


class Pictures:
    """The pictures of a server's tables."""

    def __init__(self, cache: TableCache):
        self.cache = cache
        self._cache: SingleFlightCache[bytes] = SingleFlightCache(CACHED)
        self._drawing = asyncio.Lock()

    async def get(self, table_id: str) -> bytes:
        """Return the board of a table as a PNG; before play, an example of the set-up.

        Raises RequestUnknown if the game draws no board.
        """
        async with self.cache.locked(table_id) as cached:
            record = cached.record
            game = await self.cache.run(engine.load_game, record.game)
            if game.picture is None:
                raise RequestUnknown()
            if record.summary.status == "open":
                key, view = (table_id, 0), await self.cache.run(_first_view, record)
            else:
                play = await self.cache.play(cached)
                key, view = (table_id, play.version_of(None)), await self.cache.run(play.table.view, None)
        return await self._cache.get(key, lambda: self._draw(game, view))

    async def of_game(self, game_id: str) -> bytes:
        """Return an example of the set-up of a game as a PNG.

        Raises GameUnknown, or RequestUnknown if the game draws no board.
        """
        game = await self.cache.run(engine.load_game, game_id)
        if game.picture is None:
            raise RequestUnknown()

        async def make() -> bytes:
            return await self._draw(
                game, await self.cache.run(_view_after_set_up, game_id, {"seats": game.default_seats})
            )

        return await self._cache.get((game_id,), make)

    async def _draw(self, game: "Game", view: dict[str, Any]) -> bytes:
        async with self._drawing:
            return await self.cache.run(_draw, game, view)


def _first_view(record: TableRecord) -> dict[str, Any]:
    """Return what a spectator would see after the set-up of a table like this one, with other dice."""
    setting = {"seats": len(record.seats), "profile": record.profile, "options": record.requested_options}
    return _view_after_set_up(record.game, setting)


def _view_after_set_up(game_id: str, setting: dict[str, Any]) -> dict[str, Any]:
    view: dict[str, Any] = engine.new_table(game_id, secret=bytes(32), **setting).view(None)
    return view


def _draw(game: "Game", view: dict[str, Any]) -> bytes:
    """Draw a board. Pillow is imported only when the first picture is drawn, since the import is slow."""
    from .drawing import draw

    assert game.picture is not None
    return draw(game.picture(view))
