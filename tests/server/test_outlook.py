"""The odds of what is to come, over HTTP: for the seat alone, from what it may know, after a part of its chain."""

import json

import numpy as np
import pytest

from stridsplan.bots import get_bot
from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted
from stridsplan.engine.position import Position
from stridsplan.engine.registry import load_game
from stridsplan.games.omringad.components import NOWHERE
from stridsplan.games.omringad.words import advice

from .conftest import new_id
from .test_play import PASS, STEP, started

pytestmark = pytest.mark.anyio
GAME = load_game("omringad")
ENTRIES = interpreted(GAME)
MOST = 3000  # actions until an attack is found
RESIGN = -1


def play_one(states, tape):
    """Let one of the seats that are asked play by its policy, on a copy: who, what, and what comes of it."""
    seat = ENTRIES.to_act(states, 0).bit_length() - 1
    position = Position(GAME, states)
    code = get_bot("policy").choose(GAME, position.views(seat), seat, position.legal(seat), tape)
    then = states.copy()
    ENTRIES.apply(then, 0, seat, code, tape, log.blank_log())
    return seat, int(code), then


def is_before_attack(states, seat):
    """The seat's group can step into a stack that it may not look into."""
    told = GAME.outlook(Position(GAME, states).views(seat), seat, ENTRIES)
    return bool(told) and any(each["hidden"] and each["chance"] for each in told["attacks"])


def find_attack():
    """A position, the seat that is to move in it, and the links of its move before the step into a hidden stack."""
    tape, states = dice.seeded(3), np.zeros(1, GAME.state)
    options = GAME.encode_options(2, GAME.resolve_options(2, None, {}))
    ENTRIES.setup(states, 0, options, tape, log.blank_log())
    for _ in range(MOST):
        if states[0].start == NOWHERE:
            before, codes = states, []
        seat, code, states = play_one(states, tape)
        codes.append(code)
        if states[0].goers and is_before_attack(states, seat):
            return before, seat, codes
    raise AssertionError("nobody attacks")


@pytest.fixture(scope="module")
def attack():
    return find_attack()


@pytest.fixture
async def table(server, alva, nils, attack):
    """A table at the beginning of such a move; its seats are alva's."""
    return await at_attack(server, alva, attack)


async def at_attack(server, alva, attack, **more):
    made = await alva.create("me", "screen", game="omringad", **more)
    await lay(server, made["id"], attack[0])
    return made["id"]


async def lay(server, table, states):
    """Let a table stand at a position."""
    async with server.house.tables.sittings.at(table) as sitting:
        play = await server.house.tables.sittings.play(sitting)
        play.table._position = Position(GAME, states)
        play._told.clear()


def imagined(states, seat, seed):
    """A position that looks the same to a seat."""
    twin = np.zeros(1, GAME.state)
    ENTRIES.imagine(Position(GAME, states).views(seat), 0, seat, dice.seeded(seed), twin, 0)
    return twin


async def test_a_seat_must_be_told_the_odds_of_the_move_in_hand(alva, table, attack):
    _, seat, codes = attack
    assert await alva.get(f"/tables/{table}/outlook", seat=seat) is None
    told = await alva.get(f"/tables/{table}/outlook", seat=seat, codes=codes)
    assert told["advice"] is None
    assert {"square", "chance", "hidden", "why"} < set(told["attacks"][0])


async def test_nobody_else_may_be_told(alva, nils, table, attack):
    _, seat, codes = attack
    assert await nils.get(f"/tables/{table}/outlook") is None
    assert await nils.get(f"/tables/{table}/outlook", codes=codes) is None
    assert await alva.get(f"/tables/{table}/outlook", seat=1 - seat) is None
    refused = await nils.get(f"/tables/{table}/outlook", 403, seat=seat, codes=codes)
    assert refused["error"]["code"] == "play.not_your_seat"


async def test_of_a_chain_that_breaks_a_rule_nothing_may_be_told(alva, table, attack):
    for codes in ([0], [-1], [2**31 - 1]):
        assert await alva.get(f"/tables/{table}/outlook", seat=attack[1], codes=codes) is None


async def test_what_lies_hidden_may_not_change_a_byte(server, alva, table, attack):
    states, seat, codes = attack
    answers, worlds = set(), set()
    for seed in range(4):
        twin = imagined(states, seat, seed)
        worlds.add(twin.tobytes())
        await lay(server, table, twin)
        path = f"/api/v1/tables/{table}/outlook"
        answer = await alva.http.get(path, params={"seat": seat, "codes": codes})
        answers.add(answer.content)
    assert len(worlds) > 1
    assert len(answers) == 1


async def test_a_battle_that_is_too_large_must_be_said_to_be(alva, table, attack, monkeypatch):
    monkeypatch.setattr(advice, "MOST_CELLS", 0)
    _, seat, codes = attack
    told = await alva.get(f"/tables/{table}/outlook", seat=seat, codes=codes)
    assert {each["why"] for each in told["attacks"]} == {"too_large"}


async def test_a_table_without_advice_must_refuse_to_tell_odds_before_the_end(server, alva, attack):
    _, seat, codes = attack
    table = await at_attack(server, alva, attack, advice=False)
    for eyes in ({}, {"seat": seat}, {"seat": 1 - seat}):
        for begun in ([], codes, [0]):
            refused = await alva.get(f"/tables/{table}/outlook", 409, codes=begun, **eyes)
            assert refused["error"]["code"] == "play.no_advice"
    await alva.command(table, seat, [RESIGN])
    assert await alva.get(f"/tables/{table}/outlook", seat=seat) is None
    assert set(await alva.get(f"/tables/{table}/statistics")) == {"luck", "dice"}


@pytest.mark.parametrize("advice", [True, False])
async def test_odds_must_leave_a_table_with_advice_alone(alva, monkeypatch, advice):
    """At a table where all that is asked has odds, by every way on which positions leave."""
    monkeypatch.setattr(Position, "forecast", lambda position, seat: {"win": 0.5})
    table = await started(alva, advice=advice)
    path, command = f"/tables/{table}", new_id()
    told = {
        "preview": await alva.post(f"{path}/preview", {"seat": 0, "codes": [STEP]}),
        "command": await alva.command(table, 0, [STEP], id=command),
        "position": await alva.get(f"{path}/position", seat=0),
        "latest": await alva.get(f"{path}/position", seat=0, latest=1),
        "undo": await alva.post(f"{path}/undo", {"seat": 0, "version": 4}),
        "again": await alva.command(table, 0, [STEP], id=command, version=3),
    }
    assert [name for name in told if '"win"' in json.dumps(told[name])] == (list(told) if advice else [])
    await alva.command(table, 0, [PASS])
    for way in ("replay", "replay/frames", "position"):
        assert '"win"' not in json.dumps(await alva.get(f"{path}/{way}", seat=0))


async def test_a_game_without_odds_must_tell_none(alva):
    table = await started(alva)
    assert await alva.get(f"/tables/{table}/outlook", seat=0) is None
