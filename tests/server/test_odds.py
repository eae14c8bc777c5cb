"""Odds over HTTP: only for the seat itself, computed from what it may know, after a part of a compound action."""

import json

import numpy as np
import pytest

from stridsplan.bots import get_bot
from stridsplan.engine import dice, log
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.entries import interpreted
from stridsplan.engine.position import Position
from stridsplan.engine.registry import load_game
from stridsplan.games.omringad.components import NOWHERE
from stridsplan.games.omringad.words import advice

from .conftest import new_id
from .test_play import table_after_bids
from .toy import PASS, STEP

pytestmark = pytest.mark.anyio
GAME = load_game("omringad")
ENTRIES = interpreted(GAME)
MAX_ACTIONS = 3000  # until an attack is found


def play_one(states, tape):
    """Let the policy play for a seat that is to act, on a copy; return the seat, its code and the next state."""
    seat = ENTRIES.to_act(states, 0).bit_length() - 1
    position = Position(GAME, states)
    code = get_bot("policy").choose(GAME, position.views(seat), seat, position.legal(seat), tape)
    then = states.copy()
    ENTRIES.apply(then, 0, seat, code, tape, log.blank_log())
    return seat, int(code), then


def can_attack_hidden_stack(states, seat):
    """Return whether the group that a seat moves can attack a hidden stack next."""
    odds = GAME.position_odds(Position(GAME, states).views(seat), seat, ENTRIES)
    return bool(odds) and any(each["hidden"] and each["chance"] for each in odds["attacks"])


def find_attack():
    """A position, the seat that is to act in it, and the codes of its move before it attacks a hidden stack."""
    tape, states = dice.seeded_tape(3), np.zeros(1, GAME.state)
    options = GAME.encode_options(2, GAME.resolve_options(2, None, {}))
    ENTRIES.setup(states, 0, options, tape, log.blank_log())
    for _ in range(MAX_ACTIONS):
        if states[0].start == NOWHERE:  # between two moves
            before, codes = states, []
        seat, code, states = play_one(states, tape)
        codes.append(code)
        if states[0].goers and can_attack_hidden_stack(states, seat):  # a group was taken from its stack
            return before, seat, codes
    raise AssertionError("nobody attacks")


@pytest.fixture(scope="module")
def attack():
    return find_attack()


@pytest.fixture
async def table(server, alva, nils, attack):
    """A table before such a move; Alva holds both seats."""
    return await table_before_attack(server, alva, attack)


async def table_before_attack(server, alva, attack, **more):
    table = (await alva.create("me", "screen", game="omringad", **more))["id"]
    await set_position(server, table, attack[0])
    return table


async def set_position(server, table, states):
    """Set the position of a table in memory."""
    async with server.services.tables.cache.locked(table) as cached:
        play = await server.services.tables.cache.play(cached)
        play.table._position = Position(GAME, states)
        play._positions.clear()


def determinized(states, seat, seed):
    """A position that a seat cannot distinguish from this one."""
    other = np.zeros(1, GAME.state)
    ENTRIES.determinize(Position(GAME, states).views(seat), 0, seat, dice.seeded_tape(seed), other, 0)
    return other


async def test_a_seat_must_get_the_odds_of_its_current_move(alva, table, attack):
    _, seat, codes = attack
    assert await alva.get(f"/tables/{table}/odds", seat=seat) is None
    odds = await alva.get(f"/tables/{table}/odds", seat=seat, codes=codes)
    assert odds["advice"] is None
    assert {"square", "chance", "hidden", "why"} < set(odds["attacks"][0])


async def test_nobody_else_may_get_the_odds(alva, nils, table, attack):
    _, seat, codes = attack
    assert await nils.get(f"/tables/{table}/odds") is None
    assert await nils.get(f"/tables/{table}/odds", codes=codes) is None
    assert await alva.get(f"/tables/{table}/odds", seat=1 - seat) is None
    refused = await nils.get(f"/tables/{table}/odds", 403, seat=seat, codes=codes)
    assert refused["error"]["code"] == "play.not_your_seat"


async def test_codes_that_are_no_steps_of_a_move_must_get_no_odds(alva, table, attack):
    for codes in ([0], [AtTable.RESIGN], [2**31 - 1]):
        assert await alva.get(f"/tables/{table}/odds", seat=attack[1], codes=codes) is None


async def test_odds_must_not_depend_on_hidden_information(server, alva, table, attack):
    states, seat, codes = attack
    responses, worlds = set(), set()
    for seed in range(4):
        other = determinized(states, seat, seed)
        worlds.add(other.tobytes())
        await set_position(server, table, other)
        path = f"/api/v1/tables/{table}/odds"
        response = await alva.http.get(path, params={"seat": seat, "codes": codes})
        responses.add(response.content)
    assert len(worlds) > 1
    assert len(responses) == 1


async def test_a_battle_that_is_too_large_must_be_reported(alva, table, attack, monkeypatch):
    monkeypatch.setattr(advice, "MOST_CELLS", 0)
    _, seat, codes = attack
    odds = await alva.get(f"/tables/{table}/odds", seat=seat, codes=codes)
    assert {each["why"] for each in odds["attacks"]} == {"too_large"}


async def test_a_table_without_advice_must_refuse_odds_before_the_end(server, alva, attack):
    _, seat, codes = attack
    table = await table_before_attack(server, alva, attack, advice=False)
    for viewer in ({}, {"seat": seat}, {"seat": 1 - seat}):
        for part in ([], codes, [0]):
            refused = await alva.get(f"/tables/{table}/odds", 409, codes=part, **viewer)
            assert refused["error"]["code"] == "play.no_advice"
    await alva.command(table, seat, [AtTable.RESIGN])
    assert await alva.get(f"/tables/{table}/odds", seat=seat) is None
    assert set(await alva.get(f"/tables/{table}/statistics")) == {"dice", "luck", "replaced"}


@pytest.mark.parametrize("advice", [True, False])
async def test_only_a_table_with_advice_must_send_odds(alva, monkeypatch, advice):
    """Checks HTTP responses that have a position, in a game in which every question has odds."""
    monkeypatch.setattr(Position, "answer_odds", lambda position, seat: {"win": 0.5})
    table = await table_after_bids(alva, advice=advice)
    path, command = f"/tables/{table}", new_id()
    responses = {
        "preview": await alva.post(f"{path}/preview", {"seat": 0, "codes": [STEP]}),
        "command": await alva.command(table, 0, [STEP], id=command),
        "position": await alva.get(f"{path}/position", seat=0),
        "latest": await alva.get(f"{path}/position", seat=0, latest=1),
        "undo": await alva.post(f"{path}/undo", {"seat": 0, "version": 4}),
        "again": await alva.command(table, 0, [STEP], id=command, version=3),
    }
    assert [name for name in responses if '"win"' in json.dumps(responses[name])] == (
        list(responses) if advice else []
    )
    await alva.command(table, 0, [PASS])
    for name in ("replay", "replay/frames", "position"):
        assert '"win"' not in json.dumps(await alva.get(f"{path}/{name}", seat=0))


async def test_a_game_without_odds_must_send_none(alva):
    table = await table_after_bids(alva)
    assert await alva.get(f"/tables/{table}/odds", seat=0) is None
