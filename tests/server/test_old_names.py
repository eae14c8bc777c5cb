"""Old names that must keep working: URLs, a key of a websocket message, and settings."""

import pytest

from stridsplan.server.settings import OLD_NAMES, Settings

from .conftest import api_description
from .test_live import live_server  # noqa: F401

pytestmark = pytest.mark.anyio

ALIASES = [
    ("GET", "/tables/{table}/talk?seat=0", "/tables/{table}/chat?seat=0"),
    ("GET", "/tables/{table}/outlook?seat=0", "/tables/{table}/odds?seat=0"),
    ("GET", "/notices", "/notifications"),
    ("POST", "/notices/confirm", "/notifications/confirm"),
    ("POST", "/notices/unsubscribe?token=x", "/notifications/unsubscribe?token=x"),
    ("POST", "/notices/push", "/notifications/push"),
    ("POST", "/notices/mail", "/notifications/mail"),
    ("DELETE", "/notices/nothing", "/notifications/nothing"),
    ("POST", "/account/recovery/letter", "/account/recovery/email"),
]


@pytest.mark.parametrize(("method", "old", "new"), ALIASES)
async def test_an_old_url_must_answer_like_the_new_one(server, alva, method, old, new):
    table = (await alva.create("me", "screen"))["id"]
    body = {} if method == "GET" else {"json": {"token": "x"}}
    responses = [
        await alva.http.request(method, f"/api/v1{path.format(table=table)}", **body) for path in (old, new)
    ]
    assert responses[0].status_code == responses[1].status_code != 404
    assert responses[0].content == responses[1].content


def test_old_urls_must_not_be_in_the_description():
    old_parts = {"talk", "outlook", "notices", "letter"}
    assert not [path for path in api_description()["paths"] if old_parts.intersection(path.split("/"))]


async def test_a_client_that_watches_with_talk_must_get_messages_of_that_type(live_server):  # noqa: F811
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    body = {"seat": 0, "audience": "table", "text": "Hej"}
    response = await alva.http.post(f"/api/v1/tables/{table}/talk", json=body)
    assert response.status_code == 204
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0, talk=0)
        assert [line["text"] for line in (await socket.receive("talk"))["messages"]] == ["Hej"]


@pytest.mark.parametrize(("new", "old"), OLD_NAMES.items())
def test_the_environment_may_use_the_old_name_of_a_setting(new, old):
    kind = type(getattr(Settings(), new))
    value = "7/minute" if kind is str else 7
    assert getattr(Settings.from_environment({f"STRIDSPLAN_{old.upper()}": str(value)}), new) == value
    both = {
        f"STRIDSPLAN_{old.upper()}": "1/minute" if kind is str else "1",
        f"STRIDSPLAN_{new.upper()}": str(value),
    }
    assert getattr(Settings.from_environment(both), new) == value
