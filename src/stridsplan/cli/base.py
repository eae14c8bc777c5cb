"""The Typer app to which all commands belong, and functions that several of them use."""

from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.console import Console

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.options import Option

app = typer.Typer(
    help="Territory-conquest wargames: play, simulate, analyse.", no_args_is_help=True, add_completion=False
)
console = Console()
errors = Console(stderr=True)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
OptionValues = Annotated[
    list[str], typer.Option("--option", help="A table option as name=value; may be repeated.")
]
Profile = Annotated[str | None, typer.Option(help="A named set of options.")]


def main() -> None:
    """Run the command line."""
    app()


def fail(message: str) -> NoReturn:
    """Print an error message and exit with status 2."""
    errors.print(f"[red]{message}[/red]", highlight=False, soft_wrap=True)
    raise typer.Exit(2)


def find_game(game_id: str) -> "Game":
    """Return the game, or fail with a list of the known games."""
    from ..engine.registry import UnknownGame, game_ids, load_game

    try:
        return load_game(game_id)
    except UnknownGame:
        fail(f"There is no game {game_id!r}. Games: {', '.join(game_ids())}.")


def read_option(options: "tuple[Option, ...]", text: str) -> tuple[str, Any]:
    """Parse name=value, and convert the value to the type of the option's values."""
    name, _, value = text.partition("=")
    option = next((option for option in options if option.name == name), None)
    if option is None:
        fail(f"There is no option {name!r}. Options: {', '.join(option.name for option in options)}.")
    for candidate in option.values:
        if str(candidate).lower() == value.lower():
            return name, candidate
    fail(f"Option {name} allows {', '.join(str(v).lower() for v in option.values)}, not {value!r}.")


def resolve_options(
    game: "Game", seats: int, profile: str | None, texts: list[str]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the requested options, and all values in force."""
    from ..engine.options import BadOption

    requested = dict(read_option(game.options, text) for text in texts)
    try:
        return requested, game.resolve_options(seats, profile, requested)
    except BadOption as error:
        fail(f"{error.option} = {error.value} is not valid for this table ({error.code}).")
