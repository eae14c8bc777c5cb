"""Surveys of a map over HTTP: what a game tells a seat or a spectator, made from their view alone."""

import pytest

from stridsplan.engine import registry

from .auction import LOTS

pytestmark = pytest.mark.anyio


def lots_left(view, seat, place):
    """What the survey of the auction tells: what is left to win, who asks, and where."""
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


async def test_a_seat_and_a_spectator_must_be_told_what_their_views_say(alva, nils):
    table = (await alva.create("me", "screen", game="auction"))["id"]
    assert await survey(alva, table, seat=1, place="a1") == {"left": LOTS, "seat": 1, "place": "a1"}
    assert await survey(nils, table) == {"left": LOTS, "seat": None, "place": None}


async def test_nobody_else_may_ask_for_a_seat(alva, nils):
    table = (await alva.create("me", "screen", game="auction"))["id"]
    refused = await survey(nils, table, status=403, seat=0)
    assert refused["error"]["code"] == "play.not_your_seat"


async def test_an_unknown_survey_must_tell_nothing(alva):
    table = (await alva.create("me", "screen", game="auction"))["id"]
    assert await survey(alva, table, "sea", seat=0) is None
    await survey(alva, table, "x" * 31, status=422, seat=0)


async def test_a_table_without_advice_must_refuse_surveys_before_the_end(alva):
    table = (await alva.create("me", "screen", game="auction", advice=False))["id"]
    for side in ({}, {"seat": 0}):
        refused = await survey(alva, table, status=409, **side)
        assert refused["error"]["code"] == "play.no_advice"
