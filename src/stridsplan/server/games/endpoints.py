"""Games over HTTP."""

from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from .. import engine
from ..errors import GameUnknown, OptionCombination, OptionUnknown, OptionValue
from ..house import house_of
from ..rates import Rate
from ..schemas import READS, WRITES, Incoming, Options, ProfileName, raises
from ..schemas import OptionValue as Value
from .rulebook import find_rulebook, render_file

router = APIRouter(prefix="/api/v1/games", tags=["games"], dependencies=[Depends(Rate("read"))])


class OptionOut(BaseModel):
    """An option and the values it may take."""

    name: str
    values: list[Value]


class GameOut(BaseModel):
    """A game as the lobby shows it."""

    id: str
    seats: list[int]  # the numbers of seats it can be played with
    default_seats: int
    minutes: tuple[int, int]
    bots: list[str]
    profiles: list[str]
    profile_seats: dict[str, list[int]]  # the numbers of seats each can be played with
    options: list[OptionOut]


class OptionsIn(Incoming):
    """A choice of options to be checked."""

    seats: Annotated[int, Field(ge=0, le=30)]
    profile: ProfileName | None = None
    options: Options = Field(default_factory=dict)


class OptionsOut(BaseModel):
    """All values in force, and which of the options mean something beside each other."""

    values: dict[str, Value]
    relevant: list[str]
    choices: dict[str, list[Value]]


class RulebookOut(BaseModel):
    """A rulebook as HTML; every rule's paragraph is an element whose id is the rule's."""

    html: str


def client_folder(connection: HTTPConnection) -> Path:
    """Where the client lies."""
    return house_of(connection).settings.client


@router.get("", responses=raises(*READS))
def list_games() -> list[GameOut]:
    """List the games."""
    return [_describe(engine.load_game(game_id)) for game_id in engine.game_ids()]


@router.post(
    "/{game}/options",
    responses=raises(*WRITES, GameUnknown, OptionUnknown, OptionValue, OptionCombination),
)
def check_options(game: str, asked: OptionsIn) -> OptionsOut:
    """Say which option values would be in force, or refuse them."""
    found = engine.load_game(game)
    values = engine.options_in_force(found, asked.seats, asked.profile, dict(asked.options))
    return OptionsOut(
        values=values,
        relevant=list(found.relevant_options(asked.seats, values)),
        choices={name: list(choices) for name, choices in found.option_choices(asked.seats).items()},
    )


@router.get("/{game}/rulebook", responses=raises(*READS, GameUnknown))
def get_rulebook(
    game: str,
    client: Annotated[Path, Depends(client_folder)],
    lang: Annotated[str, Query(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$", max_length=35)] = "en",
) -> RulebookOut:
    """Show a rulebook in a language, or in English where there is none."""
    if game not in engine.game_ids():
        raise GameUnknown()
    path = find_rulebook(client / "rulebooks" / game, lang)
    if path is None:
        raise GameUnknown()
    return RulebookOut(html=render_file(path, path.stat().st_mtime_ns))


def _describe(game: Any) -> GameOut:
    return GameOut(
        id=game.id,
        seats=list(game.seats),
        default_seats=game.default_seats,
        minutes=tuple(game.minutes),
        bots=list(game.bots),
        profiles=list(game.profiles),
        profile_seats={name: game.seats_of_profile(name) for name in game.profiles},
        options=[OptionOut(name=option.name, values=list(option.values)) for option in game.options],
    )
