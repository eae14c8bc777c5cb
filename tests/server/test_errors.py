"""The error classes, docs/errors.md and the client's messages have the same codes; OpenAPI lists the common ones."""

import re
from pathlib import Path

import pytest
from fastapi.routing import APIRoute

from stridsplan.server import errors
from stridsplan.server.app import create_app

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "src" / "stridsplan" / "client" / "words"
CLIENT_ERRORS = {"error-unknown", "error-network"}  # for a response without a known code, and for no response
ROW = re.compile(r"^\| `([a-z]+\.[a-z_]+)` \| (\d{3}) \| ([^|]+) \|", re.MULTILINE)


def test_the_document_lists_exactly_the_errors():
    listed = ROW.findall((ROOT / "docs" / "errors.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(
        (kind.code, str(kind.status), kind.__doc__) for kind in errors.every_error()
    )


def test_no_two_errors_have_the_same_code():
    codes = [kind.code for kind in errors.every_error()]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("language", sorted(path.name for path in WORDS.iterdir()))
def test_every_error_has_a_message_and_every_message_an_error(language):
    text = (WORDS / language / "shell.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^(error-[a-z-]+) =", text, re.MULTILINE))
    codes = {f"error-{kind.code.replace('.', '-').replace('_', '-')}" for kind in errors.every_error()}
    assert messages == codes | CLIENT_ERRORS


def test_every_operation_lists_the_common_errors(settings):
    app = create_app(settings)
    schema = app.openapi()
    routes = [route for route in app.routes if isinstance(route, APIRoute) and route.include_in_schema]
    assert len(operations(schema)) == len(routes)
    for method, path, call in operations(schema):
        responses = call["responses"]
        listed = {code for response in responses.values() for code in response.get("x-codes", ())}
        assert {"server.failed", "request.too_many"} <= listed, path
        assert ("request.invalid" in listed) == ("422" in responses), path
        assert (method == "get") or {"request.origin", "request.too_large"} <= listed, path
        assert "{table_id}" not in path or "table.unknown" in listed, path


def operations(schema):
    """(method, path, operation) for each operation of an OpenAPI description."""
    return [(m, path, call) for path, calls in schema["paths"].items() for m, call in calls.items()]
