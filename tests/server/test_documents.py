"""Answers given as documents in place of codes (docs/protocol.md)."""

import pytest

from .conftest import new_id
from .test_play import table_after_bids
from .toy import STEP

pytestmark = [pytest.mark.anyio]


def body(version: int, document: object, **more: object) -> dict[str, object]:
    return {"id": new_id(), "seat": 0, "version": version, "document": document} | more


async def test_a_command_may_be_a_document(alva):
    table = await table_after_bids(alva)
    version = (await alva.get(f"/tables/{table}"))["version"]
    response = await alva.post(f"/tables/{table}/commands", body(version, [{"kind": "step"}] * 2))
    assert [event["id"] for event in response["position"]["events"]] == ["stepped", "stepped"]
    assert response["position"]["view"]["steps"] == 2


async def test_the_same_document_again_gets_the_same_response(alva):
    table = await table_after_bids(alva)
    version = (await alva.get(f"/tables/{table}"))["version"]
    sent = body(version, [{"kind": "step"}])
    first = await alva.post(f"/tables/{table}/commands", sent)
    await alva.command(table, 0, [STEP])
    assert await alva.post(f"/tables/{table}/commands", sent) == first
    assert (await alva.get(f"/tables/{table}/position", seat=0))["view"]["steps"] == 2


async def test_an_error_names_its_path_in_the_document(alva):
    table = await table_after_bids(alva)
    path = f"/tables/{table}/commands"
    version = (await alva.get(f"/tables/{table}"))["version"]
    error = await alva.expect_error(path, body(version, [{"kind": "step"}] * 4), "play.illegal", 422)
    assert error == {
        "code": "play.illegal",
        "args": {"path": "[3]"},
        "game": "toy",
        "reason": "NO_STEPS_LEFT",
        "rule": "TOY-2",
    }
    error = await alva.expect_error(path, body(version, [{"kind": "fly"}]), "play.document", 422)
    assert error == {"code": "play.document", "args": {"path": "[0]", "problem": "no_such_action"}}
    assert (await alva.get(f"/tables/{table}/position", seat=0))["view"]["steps"] == 0


async def test_a_command_must_have_either_codes_or_a_document(alva):
    table = await table_after_bids(alva)
    path = f"/tables/{table}/commands"
    for more in ({"codes": [STEP]}, {"document": None}):
        await alva.expect_error(path, body(3, [{"kind": "step"}]) | more, "request.invalid", 422)


async def test_a_preview_may_be_a_document(alva):
    table = await table_after_bids(alva)
    path = f"/tables/{table}/preview"
    by_codes = await alva.post(path, {"seat": 0, "codes": [STEP, STEP]})
    assert await alva.post(path, {"seat": 0, "document": [{"kind": "step"}] * 2}) == by_codes
    await alva.expect_error(path, {"seat": 0, "document": {}}, "play.document", 422)


async def test_only_its_holders_can_read_the_documents_of_a_seat(alva, nils):
    table = await table_after_bids(alva)
    assert await alva.get(f"/tables/{table}/documents", seat=0) == {"documents": []}
    error = await nils.get(f"/tables/{table}/documents", 403, seat=0)
    assert error["error"]["code"] == "play.not_your_seat"


async def test_a_game_shows_the_schema_of_its_documents(alva):
    schema = await alva.get("/games/toy/document")
    assert schema["items"]["required"] == ["kind"]
    await alva.get("/games/chess/document", 404)
