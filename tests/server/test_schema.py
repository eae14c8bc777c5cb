"""Every endpoint, asked things made from the description of the API, answers as the description says.

Asked by a guest about tables that there are not, and by who holds the seats of a table that is open, in play, over.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

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

from stridsplan.server.app import create_app
from stridsplan.server.settings import Settings

from .served import new_table, play, served, without_limits

EXAMPLES = 5  # a role, an operation and a mode
GOAL = {"toy.goal": 6}
ROLL = 6
ROLES = ("guest", "open", "playing", "over")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server with a table of each kind, all of them one visitor's."""
    told = Settings(data=tmp_path_factory.mktemp("schema"), warm=False, bot_pause=0)
    with served(without_limits(told)) as server, server.person() as person:
        tables = {"guest": None, "open": new_table(person, "me", "friend")["id"]}
        for status in ("playing", "over"):
            tables[status] = new_table(person, "me", "screen", options=GOAL)["id"]
            play(person, tables[status], 0, [1])
            play(person, tables[status], 1, [1])
        play_to_the_end(person, tables["over"])
        yield server, tables, dict(person.cookies)


def play_to_the_end(person, table):
    for turn in range(40):
        if play(person, table, turn % 2, [ROLL])["position"]["over"]:
            return


def operations():
    """All that the API offers, the accounts and the talk too."""
    with TemporaryDirectory() as data:
        description = schemathesis.openapi.from_dict(create_app(Settings(data=Path(data))).openapi())
    return [result.ok() for result in description.get_all_operations()]


OPERATIONS = operations()


def errors_are_listed(context, response, case):
    """An answer that is no success has the form of an error, and its code stands in the description."""
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


def aimed(case, table, data):
    """A case about a table of one's own, more often than not from a seat that there is."""
    if table and "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table
    for place in (case.query, case.body):
        if table and isinstance(place, dict) and type(place.get("seat")) is int:
            place["seat"] = data.draw(st.sampled_from([0, 0, 1, place["seat"]]))
        if table and isinstance(place, dict) and type(place.get("version")) is int:
            place["version"] = data.draw(st.sampled_from([1, 2, 3, place["version"]]))
    return case


def test_the_description_holds_the_whole_of_the_api():
    assert len(OPERATIONS) >= 14


ASKED = [
    (operation, role)
    for operation in OPERATIONS
    for role in (ROLES if "{table_id}" in operation.path else ROLES[:2])
]


@pytest.mark.parametrize(("operation", "role"), ASKED, ids=lambda given: getattr(given, "label", given))
def test_an_operation_answers_as_it_is_described(house, operation, role):
    server, tables, cookies = house
    cookies = {} if role == "guest" else cookies
    modes = list(GenerationMode) if operation.body or operation.query else [GenerationMode.POSITIVE]
    for mode in modes:

        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
        def answers(case, data):
            aimed(case, tables[role], data).call_and_validate(
                base_url=server.address, cookies=cookies, checks=CHECKS
            )

        answers()


def test_the_server_is_well_after_all_that(house):
    server, tables, cookies = house
    with server.person(**cookies) as person:
        assert person.get(f"/tables/{tables['playing']}").json()["status"] in ("playing", "over")
    assert server.is_well()
