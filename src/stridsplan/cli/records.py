"""Commands for single tables and their transcripts: export, import, send, verify."""

import json as json_module  # `json` is an option of a command
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from .base import Json, app, console, errors, fail


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The id of a table, as in its URL /t/ID.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="A file that does not exist yet.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
    move: Annotated[
        bool, typer.Option("--move", help="Remove the table here; it continues on the other server.")
    ] = False,
) -> None:
    """Write one complete table to a file for `stridsplan import`; the server may be running.

    The file contains secrets: hidden information of the game, its future dice, the keys of its seats, chat and
    notes. Only its owner can read it (mode 0600).
    """
    import asyncio

    from ..server.run import exit_with_message
    from ..server.settings import Settings
    from ..server.tables import transfer

    settings = Settings.from_environment(data=data)
    try:
        with exit_with_message(settings):
            asyncio.run(
                transfer.export_table(
                    settings, table, lambda content: write_secret(out, content), remove=move
                )
            )
    except transfer.REFUSALS as error:
        fail(transfer.message(error))
    console.print(
        f"Table {table} is in {out}. The file contains secrets of the table: keep it safe.", soft_wrap=True
    )


def write_secret(path: Path, content: Any) -> None:
    """Write JSON to a new file that only its owner can read; it is on disk when this returns."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json_module.dump(content, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}.")


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A file written by `stridsplan export`.")],
    data: Annotated[Path, typer.Option(help="Folder of the database.")] = Path("data"),
) -> None:
    """Add a table from a file of `stridsplan export`, if it is valid; the server may be running."""
    import asyncio

    from ..server.run import exit_with_message
    from ..server.settings import Settings
    from ..server.tables import transfer

    settings = Settings.from_environment(data=data)
    try:
        document = json_module.loads(file.read_bytes())
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except ValueError:
        fail(f"{file} is not JSON.")
    try:
        with exit_with_message(settings):
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            table = asyncio.run(transfer.import_table(settings, document))
    except transfer.REFUSALS as error:
        fail(transfer.message(error))
    console.print(f"Table {table} was imported. It is at /t/{table}.", highlight=False, soft_wrap=True)


@app.command()
def send(
    link: Annotated[str, typer.Argument(help="The personal link of a seat: http://host/t/ID?key=KEY.")],
    file: Annotated[Path, typer.Argument(help="A document as JSON: a list of actions, or an order sheet.")],
    check: Annotated[
        bool, typer.Option("--check", help="Only check whether the table would accept the document.")
    ] = False,
) -> None:
    """Answer at a table with a document from a file. An error says which rule is broken, and where in the document."""
    from ..sending import NotSent, Seat

    try:
        document = json_module.loads(file.read_bytes())
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except ValueError as error:
        fail(f"{file} is not JSON: {error}.")
    try:
        seat = Seat(link)
        if check:
            seat.check(document)
            return console.print("The table would accept the document.")
        version = seat.send(document)
    except NotSent as error:
        fail(str(error))
    console.print(f"Done; the table is at version {version}.")


@app.command()
def verify(record: Annotated[Path, typer.Argument(exists=True, dir_okay=False)], json: Json = False) -> None:
    """Check the transcript of a finished table: every hash, every published die roll, and the rules if nothing is
    sealed and play did not begin from another table or a puzzle."""
    from ..engine import proof, retrace

    try:
        transcript = json_module.loads(record.read_bytes())
    except ValueError:
        fail(f"{record} is not JSON.")
    findings = proof.verify(transcript)
    is_replayed = not findings and retrace.can_retrace(transcript)
    if is_replayed:
        findings = retrace.retrace(transcript)
    if json:
        print(json_module.dumps({"wrong": findings, "played": is_replayed}))
        raise typer.Exit(1 if findings else 0)
    for finding in findings:
        errors.print(proof.describe(finding), style="red", highlight=False)
    if not findings:
        scope = "replayed by the rules"
        if not is_replayed:
            is_begun_elsewhere = "origin" in transcript["table"]
            why = "play began elsewhere" if is_begun_elsewhere else "some random numbers stay secret"
            scope = f"not replayed: {why}"
        console.print(f"All {len(transcript['rows'])} rows are valid ({scope}).")
    raise typer.Exit(1 if findings else 0)
