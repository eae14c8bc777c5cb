"""HTTP endpoints of games."""

from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from fastapi.responses import Response
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from .. import engine  # the server's own module, which imports the engine late
from ..errors import GameUnknown, OptionCombination, OptionUnknown, OptionValue, RequestUnknown
from ..rates import Rate
from ..schemas import READS, WRITES, Incoming, Options, ProfileName, Scalar, raises
from ..services import UseTables, services_of
from .rulebook import find_rulebook, render_file

router = APIRouter(prefix="/api/v1/games", tags=["games"], dependencies=[Depends(Rate("read"))])


class OptionOut(BaseModel):
    """An option and the values it may take."""

    name: str
    values: list[Scalar]


class GameOut(BaseModel):
    """A game as the lobby shows it."""

    id: str
    seats: list[int]  # the possible numbers of seats
    players: list[int]  # the possible numbers of players, without an umpire
    default_seats: int
    minutes: tuple[int, int]  # the usual length of a game, from and to
    bots: list[str]  # the levels of bots, the weakest first
    usual_bot: str
    profiles: list[str]
    profile_seats: dict[str, list[int]]  # the possible numbers of seats of each profile
    options: list[OptionOut]
    puzzles: int  # the number of puzzles
    board: bool  # whether the client draws a board; otherwise it shows tables and buttons


class ArgumentOut(BaseModel):
    """An argument of a kind of action: the keys of its JSON, and a row for each of its values.

    null stands for a value that depends on the board; the actions of a position contain the actual value.
    """

    keys: list[str]
    values: list[list[Any]]


class ActionKindOut(BaseModel):
    """A kind of action. It has `count` codes from `first` on, one for each combination of arguments; the last argument
    varies fastest."""

    kind: str
    first: int
    count: int
    # the names of its questions in the game's `Ask`, which may have several steps with ids of their own; empty: a
    # standing order, which a seat may give while it is not asked
    questions: list[str]
    arguments: list[ArgumentOut]


class OptionsIn(Incoming):
    """Options to check."""

    seats: Annotated[int, Field(ge=0, le=30)]
    profile: ProfileName | None = None
    options: Options = Field(default_factory=dict)


class OptionsOut(BaseModel):
    """All option values in force, the options that have an effect with them, and the values that each may have."""

    values: dict[str, Scalar]
    relevant: list[str]
    choices: dict[str, list[Scalar]]


class RulebookOut(BaseModel):
    """A rulebook as HTML; the element of a rule's paragraph has the rule's id."""

    html: str


def client_folder(connection: HTTPConnection) -> Path:
    """Return the folder of the client's files."""
    return services_of(connection).settings.client


@router.get("", responses=raises(*READS))
def list_games(client: Annotated[Path, Depends(client_folder)]) -> list[GameOut]:
    """List the games."""
    return [_describe(engine.load_game(game_id), client) for game_id in engine.game_ids()]


@router.get("/{game}/actions", responses=raises(*READS, GameUnknown))
def list_actions(game: str) -> list[ActionKindOut]:
    """List all kinds of action of a game with their codes."""
    return [ActionKindOut(**kind) for kind in engine.load_game(game).actions.describe()]


@router.get("/{game}/document", responses=raises(*READS, GameUnknown))
def show_document_schema(game: str) -> dict[str, Any]:
    """Show the JSON Schema of the documents that a game accepts as whole answers."""
    return engine.load_game(game).documents.schema()


@router.post(
    "/{game}/options",
    responses=raises(*WRITES, GameUnknown, OptionUnknown, OptionValue, OptionCombination),
)
def check_options(game: str, requested: OptionsIn) -> OptionsOut:
    """Return the option values that would be in force, or refuse the options."""
    found = engine.load_game(game)
    values = engine.options_in_force(found, requested.seats, requested.profile, dict(requested.options))
    return OptionsOut(
        values=values,
        relevant=list(found.relevant_options(requested.seats, values)),
        choices={
            name: list(choices) for name, choices in found.option_choices(requested.seats, values).items()
        },
    )


@router.get("/{game}/rulebook", responses=raises(*READS, GameUnknown))
def get_rulebook(
    game: str,
    client: Annotated[Path, Depends(client_folder)],
    lang: Annotated[str, Query(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$", max_length=35)] = "en",
) -> RulebookOut:
    """Show a rulebook in a language; if there is none, in English or any other."""
    if game not in engine.game_ids():
        raise GameUnknown()
    path = find_rulebook(client / "rulebooks" / game, lang)
    if path is None:
        raise GameUnknown()
    # the time of the last change makes the cache render a changed file again
    return RulebookOut(html=render_file(path, path.stat().st_mtime_ns))


@router.get(
    "/{game}/picture",
    dependencies=[Depends(Rate("picture"))],
    response_class=Response,
    responses=raises(*READS, GameUnknown, RequestUnknown)
    | {200: {"content": {"image/png": {}}, "description": "The board"}},
)
async def get_game_picture(game: str, tables: UseTables) -> Response:
    """Show the board of a game before play, as a picture for previews of links; 404 if the game has no `picture`."""
    picture = await tables.pictures.of_game(game)
    return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=86400"})


def _describe(game: Any, client: Path) -> GameOut:
    return GameOut(
        id=game.id,
        seats=list(game.seats),
        players=game.players,
        default_seats=game.default_seats,
        minutes=tuple(game.minutes),
        bots=list(engine.levels_of(game)),
        usual_bot=engine.DEFAULT_BOT,
        profiles=list(game.profiles),
        profile_seats={name: game.seats_of_profile(name) for name in game.profiles},
        options=[OptionOut(name=option.name, values=list(option.values)) for option in game.options],
        puzzles=len(engine.puzzles_of(game).puzzles),
        board=(client / "games" / game.id / "board.js").is_file(),
    )
