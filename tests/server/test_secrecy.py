"""Secrecy over the wire: what a seat may not know changes no byte that leaves the server for it."""

import random
import secrets
from itertools import islice

import pytest

from stridsplan.bots import get_bot
from stridsplan.engine.dice import seeded
from stridsplan.engine.log import may_see
from stridsplan.engine.proof import stream_key, stream_words
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.engine.table import Table
from stridsplan.server.bots import Bots
from stridsplan.server.tables.play import Play

from .conftest import running
from .test_outlook import find_attack, imagined, lay
from .wire import Leak, answer_of, pair, seats_of

pytestmark = [pytest.mark.anyio, pytest.mark.long]

GAMES = [*(game for game in game_ids() if game != "toy"), "toy"]
HIDING = [game for game in GAMES if game == "toy" or load_game(game).hides]
MOVES, SWEEP_EVERY, DETOURS = 14, 7, 2
LINKS = 4  # of a chain that is looked ahead along
ROLL, STEP = 6, 5


def by_policy(table, seat, rng):
    """What the seat's policy plays, or anything."""
    legal = table.legal(seat)
    if rng.random() < 0.3:
        return int(rng.choice(legal.tolist()))
    return int(
        get_bot("policy").choose(table.game, table.observe(seat), seat, legal, seeded(rng.randrange(99)))
    )


def reads(pair):
    """Every question about a table that the description of the API lists, as the seat and as an outsider."""
    schema = pair.first.server.app.openapi()
    for path, calls in schema["paths"].items():
        if "{table_id}" in path and "get" in calls and path.count("{") == 1:
            names = {parameter["name"] for parameter in calls["get"].get("parameters", ())}
            yield from asked(path, names, pair.seat)


def asked(path, names, seat):
    """A path with its parameters: every side, now and at an earlier version."""
    sides = [{}, {"seat": 0}, {"seat": 1}] if "seat" in names else [{}]
    moments = [{}, {"version": 1}] if "version" in names else [{}]
    for side in sides:
        for moment in moments:
            yield path, side | moment


async def sweep(pair):
    """Ask everything, and let everything be refused, that leaves the position as it is."""
    for path, params in reads(pair):
        for who in ("own", "outsider"):

            async def read(world, path=path, params=params, who=who):
                person = world.outsider if who == "outsider" or pair.seat is None else world.people[pair.seat]
                return await answer_of(person, "GET", path.format(table_id=world.table_id), **params)

            await pair.both(f"{path} {params} {who}", read)
    if pair.seat is not None:
        for codes in begun(await pair.first.table(), pair.seat):
            await look_ahead(pair, codes)
        await sweep_refusals(pair)


def begun(table, seat):
    """Parts of the chains that a seat may begin by its first and by its last legal link."""
    legal = table.legal(seat).tolist()
    return [part for link in sorted({*legal[:1], *legal[-1:]}) for part in grown(table, seat, [link])]


def grown(table, seat, codes):
    """A part of a chain, and the parts that it may grow into, each a link longer."""
    yield codes
    further = table.preview(seat, codes)["actions"] if len(codes) < LINKS else []
    if further:
        yield from grown(table, seat, [*codes, further[-1]["code"]])


async def look_ahead(pair, codes):
    """Ask for the odds after a part of the seat's chain, as the seat and as an outsider."""
    path = f"/api/v1/tables/{pair.first.table_id}/outlook"
    for side in ({"seat": pair.seat}, {}):

        async def read(world, side=side):
            person = world.people[pair.seat] if side else world.outsider
            return await answer_of(person, "GET", path, codes=codes, **side)

        await pair.both(f"outlook {side} after {codes}", read)


async def sweep_refusals(pair):
    """Previews of what the seat may do, and commands that are refused."""
    table = await pair.first.table()
    seat, version, legal = pair.seat, len(table.commands), table.legal(pair.seat).tolist()
    illegal = islice((code for code in range(table.game.actions) if code not in legal), 4)
    bodies = [("preview", {"seat": seat, "codes": [code]}) for code in [*legal[:4], *legal[-2:], 0]]
    for codes, at, side in [
        *(([code], version, seat) for code in illegal),
        ([2**31 - 1], version, seat),
        ([0], version, (seat + 1) % table.seats),
        ([0], 0, seat),
        ([0], 2**31 - 1, seat),
    ]:
        bodies.append(
            ("commands", {"id": "refused-" + str(len(bodies)), "seat": side, "version": at, "codes": codes})
        )
    if not table.can_undo(seat):
        bodies.append(("undo", {"seat": seat, "version": version}))
    bodies += [("join", {"key": "guess"}), ("join", {"invitation": "guess"}), ("undo", {}), ("commands", {})]
    for name, body in bodies:

        async def send(world, name=name, body=body):
            return await answer_of(world.people[seat], "POST", f"{world.path}/{name}", body)

        await pair.both(f"{name} {body}", send)


async def play(pair, moves=MOVES):
    """Play on for as long as the two look the same, and ask everything now and then."""
    await sweep(pair)
    for number in range(1, moves + 1):
        if (await pair.first.table()).is_over or not await pair.play_one(by_policy):
            break
        if number % SWEEP_EVERY == 0:
            await sweep(pair)


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_may_not_know_changes_no_byte_that_it_is_told(settings, monkeypatch, game, seat):
    """All games are played in pairs; where everything is open, the pair differs in the secret of its draws alone."""
    async with pair(settings, monkeypatch, game, seats_of(game), seat) as both:
        await play(both)
        assert both.compared > 50_000
        assert both.apart or (await both.first.table()).game.observe is None
        commitments = [(await world.hidden()).keys() for world in both.worlds]
        assert commitments[0].isdisjoint(commitments[1])


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("game", HIDING)
async def test_the_number_of_hidden_steps_changes_no_byte_that_a_seat_is_told(
    settings, monkeypatch, game, seat
):
    """In one world others take steps in secret and take them back; all that the seat is told is numbered alike."""
    async with pair(settings, monkeypatch, game, 2, seat) as both:
        detours = 0
        while len((await both.first.table()).rows) < MOVES and detours < DETOURS:
            if await both.detour():
                detours += 1
                await sweep(both)
            if (await both.first.table()).is_over or not await both.play_one(by_policy):
                break
        rows = [len((await world.table()).rows) for world in both.worlds]
        assert rows[1] == rows[0] + 2 * detours
        assert detours or game != "omringad", "this game has such steps"


async def test_sealed_choices_are_told_to_nobody_before_all_have_chosen(settings, monkeypatch):
    async with pair(settings, monkeypatch, "toy", 4, 0) as both:
        for seat, (code, other) in [(1, (0, 4)), (2, (3, 1))]:
            monkeypatch.setattr(both, "_moves", given([([code], []), ([other], [])]))
            monkeypatch.setattr(both.rng, "choice", lambda seats, seat=seat: seat)
            assert await both.play_one(lambda table, seat, rng: 0)
            await sweep(both)
        assert both.apart


async def test_what_stays_sealed_after_the_end_is_in_no_record_of_it(settings, monkeypatch):
    """Played to its end with other secret numbers: the record, the replay and the statistics are the same."""
    async with pair(settings, monkeypatch, "toy", 2, 0, **{"toy.goal": 6}) as both:
        monkeypatch.setattr(
            both, "_other", lambda table, seat, codes, values: (codes, [n for n, *_ in values])
        )
        while not (await both.first.table()).is_over:
            assert await both.play_one(lambda table, seat, rng: int(table.legal(seat)[1]))
        assert both.apart
        await sweep(both)


async def test_the_odds_of_a_move_in_hand_tell_nothing_of_the_stacks_ahead(settings, monkeypatch):
    states, seat, codes = find_attack()
    async with pair(settings, monkeypatch, "omringad", 2, seat) as both:
        twin = imagined(states, seat, seed=1)
        assert twin.tobytes() != states.tobytes()
        for world, position in zip(both.worlds, (states, twin), strict=True):
            await lay(world.server, world.table_id, position)
        await look_ahead(both, codes)
        path = f"/tables/{both.first.table_id}/outlook"
        assert (await both.first.people[seat].get(path, seat=seat, codes=codes))["attacks"]
        await sweep(both)


async def whisper(both):
    """All hear that seat 1 greets; what it says to its team and notes for itself is another thing in each world."""
    await both.say(1, "table", "Good luck!", "Good luck!")
    await both.say(1, "team", "I have nothing.", "I have all of it, and you will be surprised.")
    await both.send(1, "PUT", "notes", {"text": "Nothing."}, {"text": "All of it."})


@pytest.mark.parametrize("seat", [0, None])
async def test_clocks_talk_and_bots_betray_nothing(settings, monkeypatch, seat):
    """The bot moves when the pair wants it to, since draws are loaded for it as for people."""
    monkeypatch.setattr(Bots, "wake", lambda bots, record: None)
    clock = {"pace": "live", "bank": 600, "turn": 5, "time_out": "bot"}
    async with pair(settings, monkeypatch, "toy", 4, seat, bots=1, clock=clock) as both:
        await whisper(both)
        await play(both, moves=SWEEP_EVERY)
        assert both.apart
        assert 3 in [command.seat for command in (await both.first.table()).commands]
        table = await both.first.people[1].get(f"/tables/{both.first.table_id}")
        assert table["clocks"]["left"] != [605_000] * 4


async def test_a_word_to_a_team_that_others_hear_is_found(settings, monkeypatch):
    monkeypatch.setattr("stridsplan.server.talk.service._may_read", lambda line, seat, sides: True)
    async with pair(settings, monkeypatch, "toy", 3, 0) as both:
        await whisper(both)
        with pytest.raises(Leak):
            await sweep(both)


def given(moves):
    """Moves that are settled."""

    async def settled(seat, codes):
        return moves

    return settled


LEAKS = {}


def leak(function):
    """A way to betray a table, which the comparison must find."""
    LEAKS[function.__name__] = function
    return function


@leak
def a_field_of_the_position(monkeypatch):
    told = Play.position
    hint = lambda play: {"hint": sum(play.table.state_bytes())}  # noqa: E731
    monkeypatch.setattr(Play, "position", lambda play, *args: told(play, *args) | hint(play))


@leak
def the_size_of_an_answer(monkeypatch):
    told = Play.position
    pad = lambda play: {"pad": " " * (sum(play.table.state_bytes()) % 97)}  # noqa: E731
    monkeypatch.setattr(Play, "position", lambda play, *args: told(play, *args) | pad(play))


@leak
def a_preview(monkeypatch):
    told = Play.preview
    hint = lambda play: {"forecast": {"all": sum(play.table.state_bytes())}}  # noqa: E731
    monkeypatch.setattr(Play, "preview", lambda play, *args: told(play, *args) | hint(play))


@leak
def the_odds_of_a_chain(monkeypatch):
    look = Play.outlook
    hint = lambda play: lambda: {"all": sum(play.table.state_bytes())}  # noqa: E731
    monkeypatch.setattr(Play, "outlook", lambda play, *args: hint(play) if args[1] else look(play, *args))


@leak
def a_refusal(monkeypatch):
    from stridsplan.server import errors

    def body(error):
        return {"error": {"code": error.code, "args": {"draws": SEEN[-1]}}}

    refuse = Play.act

    def act(play, *args):
        SEEN.append(sum(play.table.state_bytes()))
        return refuse(play, *args)

    monkeypatch.setattr(Play, "act", act)
    monkeypatch.setattr(errors.PlayIllegal, "body", body)


@leak
def a_line_of_the_log(monkeypatch):
    from stridsplan.server.log import log

    told = Play.position

    def position(play, *args):
        log.info("position.made", draws=sum(play.table.state_bytes()))
        return told(play, *args)

    monkeypatch.setattr(Play, "position", position)


@leak
def a_figure(monkeypatch):
    from stridsplan.server.metrics import COMMANDS

    told = Play.position

    def position(play, *args):
        COMMANDS.labels("hidden").inc(sum(play.table.state_bytes()))
        return told(play, *args)

    monkeypatch.setattr(Play, "position", position)


SEEN = [0]


@pytest.mark.parametrize("way", LEAKS)
async def test_a_leak_is_found(settings, monkeypatch, way):
    async with pair(settings, monkeypatch, "toy", 3, 0) as both:
        assert both.apart
        LEAKS[way](monkeypatch)
        with pytest.raises(Leak):
            await play(both, moves=2)


@pytest.mark.parametrize("looks", [0, 3])
async def test_a_reload_and_a_restart_roll_no_die_again(settings, monkeypatch, looks):
    """However often a table is looked at, and its server started anew, between two moves: its secret rolls this."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    async with running(settings) as server:
        alva = await server.person()
        table = (await alva.create("me", "screen", options={"toy.goal": 60}, nonce="the same"))["id"]
        await alva.command(table, 0, [1])
        await alva.command(table, 1, [2])
        cookies = dict(alva.http.cookies)
        if not looks:
            for turn in range(6):
                fallen = await rolled(alva, table, turn % 2)
    for turn in range(6 if looks else 0):
        async with running(settings) as server:
            alva = await server.person(**cookies)
            for _ in range(looks):
                await alva.get(f"/tables/{table}/position", seat=0)
            fallen = await rolled(alva, table, turn % 2)
    words = stream_words(stream_key(bytes(32), "dice"), ["the same"], 0, 6)
    assert fallen == [word * 6 // 2**32 + 1 for word in words]


async def rolled(alva, table, seat):
    """What has fallen after one more roll."""
    await alva.command(table, seat, [ROLL])
    events = (await alva.get(f"/tables/{table}/position", seat=0))["events"]
    return [event["args"]["value"] for event in events if event["id"] == "rolled"]


async def test_undo_stops_at_the_last_chance_or_reveal(server, alva):
    table = (await alva.create("me", "screen"))["id"]

    async def undo(seat, version, status=200):
        return await alva.post(f"/tables/{table}/undo", {"seat": seat, "version": version}, status)

    await alva.command(table, 0, [1])
    await undo(0, 2)  # a sealed bid, seen by nobody
    await alva.command(table, 0, [2])
    await alva.command(table, 1, [3])  # now all see all bids
    for seat in (0, 1):
        assert (await undo(seat, 5, 409))["error"]["code"] == "play.nothing_to_undo"
    await alva.command(table, 0, [STEP])
    await undo(0, 6)
    await alva.command(table, 0, [ROLL])
    for seat in (0, 1):
        assert (await undo(seat, 8, 409))["error"]["code"] == "play.nothing_to_undo"


@pytest.mark.parametrize("game", GAMES)
def test_no_command_that_drew_or_revealed_can_be_taken_back(game):
    table, rng = Table(game, seats=seats_of(game), secret=bytes(32)), random.Random(5)
    for _ in range(150):
        if table.is_over:
            break
        seat = rng.choice(table.to_act())
        command = table.act(seat, by_policy(table, seat, rng))
        revealed = any(table.game.is_revealing(row) for row in table._chronicle.rows(table.version))
        assert table.can_undo(seat) is not bool(command.draws or revealed)
        for other in range(table.seats):  # but for what happened in secret since, which it cannot notice
            if other != seat and may_see(command.noticed, other):
                assert not table.can_undo(other)
