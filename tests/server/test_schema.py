"""Every endpoint must respond as its OpenAPI description says, to requests generated from that description.

A guest sends them about unknown tables; the host, who holds all taken seats, about an open, a running and a finished
table.
"""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from depth import depth, some
from stridsplan.server.settings import Settings

from .conftest import api_description
from .threaded_server import new_table, play, serve_in_thread, without_limits
from .toy import ROLL

EXAMPLES = depth(1, 50)  # for each role, operation and mode
GOAL = {"toy.goal": 6}
ROLES = ("guest", "open", "playing", "over")


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A server, its tables by role, and the cookies of their host."""
    server_settings = Settings(data=tmp_path_factory.mktemp("schema"), warm=False, bot_pause=0)
    with serve_in_thread(without_limits(server_settings)) as server, server.new_client() as client:
        tables = {"guest": None, "open": new_table(client, "me", "friend")["id"]}
        for status in ("playing", "over"):
            tables[status] = new_table(client, "me", "screen", options=GOAL)["id"]
            play(client, tables[status], 0, [1])
            play(client, tables[status], 1, [1])
        play_to_the_end(client, tables["over"])
        yield server, tables, dict(client.cookies)


def play_to_the_end(client, table):
    for turn in range(40):
        if play(client, table, turn % 2, [ROLL])["position"]["over"]:
            return


def operations():
    """All operations of the API."""
    description = schemathesis.openapi.from_dict(api_description())
    return [result.ok() for result in description.get_all_operations()]


OPERATIONS = operations()


def errors_are_listed(context, response, case):
    """Check that an unsuccessful response has the form of an error, with a code that the description lists."""
    if response.status_code < 400:
        return
    error = response.json()["error"]
    answers = case.operation.definition.raw["responses"]
    assert error["code"] in answers[str(response.status_code)]["x-codes"], error
    assert isinstance(error["args"], dict)
    assert response.headers["x-request-id"]


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    errors_are_listed,
]


def aim_at_table(case, table, data):
    """Change a case so that it is about this table, usually with an existing seat and version."""
    if table and "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table
    for place in (case.query, case.body):
        if table and isinstance(place, dict) and type(place.get("seat")) is int:
            place["seat"] = data.draw(st.sampled_from([0, 0, 1, place["seat"]]))
        if table and isinstance(place, dict) and type(place.get("version")) is int:
            place["version"] = data.draw(st.sampled_from([1, 2, 3, place["version"]]))
    return case


def test_every_operation_of_the_description_is_tested():
    assert len(OPERATIONS) == sum(len(methods) for methods in api_description()["paths"].values()) > 0


# operations that are not about a table: by a guest and by the host
CASES = [
    (operation, role)
    for k, operation in enumerate(OPERATIONS)
    for role in (some(ROLES, 2, first=k % 2) if "{table_id}" in operation.path else ROLES[:2])
]


@pytest.mark.parametrize(("operation", "role"), CASES, ids=lambda given: getattr(given, "label", given))
def test_an_operation_responds_as_described(running, operation, role):
    server, tables, cookies = running
    cookies = {} if role == "guest" else cookies
    modes = list(GenerationMode) if operation.body or operation.query else [GenerationMode.POSITIVE]
    for mode in modes:

        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
        def answers(case, data):
            aim_at_table(case, tables[role], data).call_and_validate(
                base_url=server.address, cookies=cookies, checks=CHECKS
            )

        answers()


def test_the_server_is_healthy_afterwards(running):
    server, tables, cookies = running
    with server.new_client(**cookies) as client:
        assert client.get(f"/tables/{tables['playing']}").json()["status"] in ("playing", "over")
    assert server.is_healthy()
