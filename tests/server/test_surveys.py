"""Surveys of a map over HTTP: computed only from the view of the seat or spectator."""

import pytest

from stridsplan.engine import registry

from .auction import LOTS

pytestmark = pytest.mark.anyio


def lots_left(view, seat, place):
    """A survey of the auction: how many more lots the leader needs to win, and the seat and place of the request."""
    return {"left": LOTS - int(max(view.won)), "seat": seat, "place": place}


@pytest.fixture(autouse=True)
def game(monkeypatch):
    """The auction with a survey."""
    registry.register("auction", "server.auction")
    monkeypatch.setitem(registry.load_game("auction").surveys, "lots", lots_left)
    yield
    del registry.GAMES["auction"]


async def survey(client, table, name="lots", status=200, **params):
    return await client.get(f"/tables/{table}/surveys/{name}", status, **params)


async def test_a_survey_must_be_computed_for_a_seat_or_a_spectator(alva, nils):
    table = (await alva.create("me", "screen", game="auction"))["id"]
    assert await survey(alva, table, seat=1, place="a1") == {"left": LOTS, "seat": 1, "place": "a1"}
    assert await survey(nils, table) == {"left": LOTS, "seat": None, "place": None}


async def test_only_its_holder_may_get_the_survey_of_a_seat(alva, nils):
    table = (await alva.create("me", "screen", game="auction"))["id"]
    refused = await survey(nils, table, status=403, seat=0)
    assert refused["error"]["code"] == "play.not_your_seat"


async def test_an_unknown_survey_must_be_null(alva):
    table = (await alva.create("me", "screen", game="auction"))["id"]
    assert await survey(alva, table, "sea", seat=0) is None
    await survey(alva, table, "x" * 31, status=422, seat=0)


async def test_a_table_without_advice_must_refuse_surveys_before_the_end(alva):
    table = (await alva.create("me", "screen", game="auction", advice=False))["id"]
    for viewer in ({}, {"seat": 0}):
        refused = await survey(alva, table, status=409, **viewer)
        assert refused["error"]["code"] == "play.no_advice"
