"""Information hidden from a seat must not change a byte that the server sends to the seat."""

import random
import secrets
from dataclasses import replace
from itertools import islice, product

import pytest

from depth import SOAK, depth, some
from stridsplan.bots import get_bot
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.log import may_see, note, only
from stridsplan.engine.proof import stream_key, stream_words
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.engine.table import Table
from stridsplan.server.bots import Bots
from stridsplan.server.tables.play import Play

from . import toy
from .conftest import api_description, running
from .paired_tables import Leak, number_of_seats, response_bytes, table_pair
from .test_odds import determinized, find_attack, set_position
from .toy import LUCK, PASS, ROLL, STEP

pytestmark = pytest.mark.anyio

GAMES = [*(game for game in game_ids() if game != "toy"), "toy"]
HIDING = [game for game in GAMES if game == "toy" or load_game(game).has_secrets]
MOVES = depth(5, 28)  # in a game
SWEEP_EVERY = depth(5, 7)  # moves
HIDDEN_STEPS = depth(1, 4)  # in a game, at only one of the twins
# Each game with seat 0 and with a spectator (None). `make test` takes only the games that hide something: the toy game
# with both, and the others with one of the two in turn.
VIEWERS = [
    pytest.param(game, viewer, id=f"{game}-{'spectator' if viewer is None else viewer}")
    for number, game in enumerate(GAMES)
    for place, viewer in enumerate((0, None))
    if SOAK or (game in HIDING and (number % 2 == place or game == "toy"))
]
MAX_STEPS = 4  # of a compound action for which odds are requested
PLACE = "05.08"  # a place with a survey, in a game that has surveys


def policy_code(table, seat, rng):
    """A code that the policy chooses, or any legal one."""
    legal = table.legal(seat)
    if rng.random() < 0.3:
        return int(rng.choice(legal.tolist()))
    return int(
        get_bot("policy").choose(table.game, table.observe(seat), seat, legal, seeded_tape(rng.randrange(99)))
    )


def get_requests(surveys):
    """Every GET request about a table that the OpenAPI description lists: path and parameters."""
    for path, calls in api_description()["paths"].items():
        if "{table_id}" in path and "get" in calls:
            names = {parameter["name"] for parameter in calls["get"].get("parameters", ())}
            for filled in filled_paths(path, surveys):
                yield from with_parameters(filled, names)


def filled_paths(path, surveys):
    """The path itself, or one for each survey if it names one; none if it needs anything else."""
    if path.count("{") == 1:
        return [path]
    if not path.endswith("/surveys/{name}"):
        return []
    return [path.replace("{name}", name) for name in surveys]


def with_parameters(path, names):
    """A path with its parameters: for a spectator and two seats, now and at version 1, with a place and without."""
    viewers = [{}, {"seat": 0}, {"seat": 1}] if "seat" in names else [{}]
    moments = [{}, {"version": 1}] if "version" in names else [{}]
    places = [{}, {"place": PLACE}] if "place" in names else [{}]
    for viewer, moment, place in product(viewers, moments, places):
        yield path, viewer | moment | place


async def sweep(pair):
    """Send requests that leave the position unchanged, and some that are refused: in a soak every GET request."""
    clients = (None,) if pair.seat is None else (None, pair.seat)
    surveys = (await pair.first.table()).game.surveys
    requests = list(product(get_requests(surveys), clients))
    # `pair.compared` is another number in each sweep, so each sweep chooses other requests
    for (path, params), seat in some(requests, len(requests) // 3, first=pair.compared):

        async def read(twin, path=path, params=params, seat=seat):
            client = twin.outsider if seat is None else twin.clients[seat]
            return await response_bytes(client, "GET", path.format(table_id=twin.table_id), **params)

        await pair.both(f"{path} {params} as {seat}", read)
    if pair.seat is not None:
        for codes in started_actions(await pair.first.table(), pair.seat):
            await compare_odds(pair, codes)
        await sweep_refusals(pair)


def started_actions(table, seat):
    """Parts of compound actions that start with the seat's first and with its last legal code."""
    legal = table.legal(seat).tolist()
    return [part for code in sorted({*legal[:1], *legal[-1:]}) for part in extended(table, seat, [code])]


def extended(table, seat, codes):
    """A part of a compound action, and longer parts that start with it."""
    yield codes
    further = table.preview(seat, codes)["actions"] if len(codes) < MAX_STEPS else []
    if further:
        yield from extended(table, seat, [*codes, further[-1]["code"]])


async def compare_odds(pair, codes):
    """Request the odds after a part of the seat's action, as the seat and as an outsider."""
    path = f"/api/v1/tables/{pair.first.table_id}/odds"
    for viewer in ({"seat": pair.seat}, {}):

        async def read(twin, viewer=viewer):
            client = twin.clients[pair.seat] if viewer else twin.outsider
            return await response_bytes(client, "GET", path, codes=codes, **viewer)

        await pair.both(f"odds {viewer} after {codes}", read)


async def sweep_refusals(pair):
    """Send previews of the seat's actions, questions why others are illegal, and requests that are refused."""
    table, seat = await pair.first.table(), pair.seat
    version, legal = await pair.first.version(seat), table.legal(seat).tolist()
    illegal = islice((code for code in range(len(table.game.actions)) if code not in legal), 4)
    bodies = [("preview", {"seat": seat, "codes": [code]}) for code in [*legal[:4], *legal[-2:], 0]]
    kinds = [kind.name for kind in table.game.actions.kinds]
    bodies += [("refusal", {"seat": seat, "action": {"kind": kind}}) for kind in kinds[:4]]
    for codes, at, sender in [
        *(([code], version, seat) for code in illegal),
        ([2**31 - 1], version, seat),
        ([0], version, (seat + 1) % table.seats),
        ([0], 0, seat),
        ([0], 2**31 - 1, seat),
    ]:
        bodies.append(
            ("commands", {"id": "refused-" + str(len(bodies)), "seat": sender, "version": at, "codes": codes})
        )
    if not table.can_undo(seat):
        bodies.append(("undo", {"seat": seat, "version": version}))
    bodies += [("join", {"key": "guess"}), ("join", {"invitation": "guess"}), ("undo", {}), ("commands", {})]
    for name, body in bodies:

        async def send(twin, name=name, body=body):
            return await response_bytes(twin.clients[seat], "POST", f"{twin.path}/{name}", body)

        await pair.both(f"{name} {body}", send)


async def play(pair, moves=MOVES):
    """Play so many moves, unless none keeps the twins indistinguishable; sweep first, and after every SWEEP_EVERY."""
    await sweep(pair)
    for number in range(1, moves + 1):
        if (await pair.first.table()).is_over or not await pair.play_one(policy_code):
            break
        if number % SWEEP_EVERY == 0:
            await sweep(pair)


@pytest.mark.parametrize(("game", "seat"), VIEWERS)
async def test_hidden_information_changes_no_byte_sent_to_a_seat(settings, monkeypatch, game, seat):
    """Every game is played in pairs. In a game without hidden information, only the secrets of the draws differ."""
    async with table_pair(settings, monkeypatch, game, number_of_seats(game), seat) as pair:
        await play(pair)
        assert pair.compared > 15_000, pair.compared  # bytes
        assert pair.differences or (await pair.first.table()).game.observe is None
        commitments = [(await twin.expected_differences()).keys() for twin in pair.twins]
        assert commitments[0].isdisjoint(commitments[1])


@pytest.mark.parametrize("seat", some([0, None], 1))
@pytest.mark.parametrize("game", HIDING)
async def test_the_number_of_hidden_steps_changes_no_byte_sent_to_a_seat(settings, monkeypatch, game, seat):
    """At one twin, others take hidden steps and undo them; the seat must receive the same versions in both."""
    async with table_pair(settings, monkeypatch, game, 2, seat) as pair:
        steps = 0
        while len((await pair.first.table()).rows) < MOVES and steps < HIDDEN_STEPS:
            if await pair.step_and_undo_in_secret():
                steps += 1
                await sweep(pair)
            if (await pair.first.table()).is_over or not await pair.play_one(policy_code):
                break
        rows = [len((await twin.table()).rows) for twin in pair.twins]
        assert rows[1] == rows[0] + 2 * steps
        assert steps or game != "omringad", "this game has such steps"


async def test_sealed_choices_are_sent_to_nobody_before_all_have_chosen(settings, monkeypatch):
    async with table_pair(settings, monkeypatch, "toy", 4, 0) as pair:
        for seat, (code, other) in [(1, (0, 4)), (2, (3, 1))]:
            monkeypatch.setattr(pair, "_moves", returning([([code], []), ([other], [])]))
            monkeypatch.setattr(pair.rng, "choice", lambda seats, seat=seat: seat)
            assert await pair.play_one(lambda table, seat, rng: 0)
            await sweep(pair)
        assert pair.differences


async def test_sealed_secrets_are_in_no_response_after_the_end(settings, monkeypatch):
    """Two finished games with different secret numbers must have the same transcript, replay and statistics."""
    async with table_pair(settings, monkeypatch, "toy", 2, 0, **{"toy.goal": 6}) as pair:
        monkeypatch.setattr(
            pair, "_other_move", lambda table, seat, codes, values: (codes, [n for n, *_ in values])
        )
        while not (await pair.first.table()).is_over:
            assert await pair.play_one(lambda table, seat, rng: int(table.legal(seat)[1]))
        assert pair.differences
        await sweep(pair)


async def test_the_odds_of_a_move_reveal_nothing_of_hidden_stacks(settings, monkeypatch):
    states, seat, codes = find_attack()
    async with table_pair(settings, monkeypatch, "omringad", 2, seat) as pair:
        other_states = determinized(states, seat, seed=1)
        assert other_states.tobytes() != states.tobytes()
        for twin, position in zip(pair.twins, (states, other_states), strict=True):
            await set_position(twin.server, twin.table_id, position)
        await compare_odds(pair, codes)
        path = f"/tables/{pair.first.table_id}/odds"
        assert (await pair.first.clients[seat].get(path, seat=seat, codes=codes))["attacks"]
        await sweep(pair)


async def chat_and_take_notes(pair):
    """Let seat 1 send a chat message to all, the same at both twins, and a team message and notes that differ."""
    await pair.chat(1, "table", "Good luck!", "Good luck!")
    await pair.chat(1, "team", "I have nothing.", "I have all of it, and you will be surprised.")
    await pair.send(1, "PUT", "notes", {"text": "Nothing."}, {"text": "All of it."})


@pytest.mark.parametrize("seat", [0, None])
async def test_clocks_chat_and_bots_reveal_nothing(settings, monkeypatch, seat):
    """The test plays for the bot, because the draws of its commands are planned like those of players."""
    monkeypatch.setattr(Bots, "wake", lambda bots, record: None)
    clock = {"pace": "live", "bank": 600, "turn": 5, "time_out": "bot"}
    async with table_pair(settings, monkeypatch, "toy", 4, seat, bots=1, clock=clock) as pair:
        await chat_and_take_notes(pair)
        await play(pair, moves=SWEEP_EVERY)
        assert pair.differences
        assert 3 in [command.seat for command in (await pair.first.table()).commands]
        table = await pair.first.clients[1].get(f"/tables/{pair.first.table_id}")
        assert table["clocks"]["left"] != [605_000] * 4  # bank and turn: the clocks have run


async def test_a_team_message_sent_to_others_is_found(settings, monkeypatch):
    monkeypatch.setattr("stridsplan.server.chat.service._may_read", lambda line, seat, sides: True)
    async with table_pair(settings, monkeypatch, "toy", 3, 0) as pair:
        await chat_and_take_notes(pair)
        with pytest.raises(Leak):
            await sweep(pair)


def returning(moves):
    """An async function that returns these moves."""

    async def fixed_moves(seat, codes):
        return moves

    return fixed_moves


LEAKS = {}


def leak(function):
    """Register a function that makes the server leak hidden information, which the comparison must find."""
    LEAKS[function.__name__] = function
    return function


@leak
def field_of_the_position(monkeypatch):
    position_of = Play.position
    hint = lambda play: {"hint": sum(play.table.state_bytes())}  # noqa: E731
    monkeypatch.setattr(Play, "position", lambda play, *args: position_of(play, *args) | hint(play))


@leak
def size_of_a_response(monkeypatch):
    position_of = Play.position
    pad = lambda play: {"pad": " " * (sum(play.table.state_bytes()) % 97)}  # noqa: E731
    monkeypatch.setattr(Play, "position", lambda play, *args: position_of(play, *args) | pad(play))


@leak
def preview(monkeypatch):
    preview_of = Play.preview
    hint = lambda play: {"answer_odds": {"all": sum(play.table.state_bytes())}}  # noqa: E731
    monkeypatch.setattr(Play, "preview", lambda play, *args: preview_of(play, *args) | hint(play))


@leak
def odds_of_an_action(monkeypatch):
    odds_of = Play.odds
    hint = lambda play: lambda: {"all": sum(play.table.state_bytes())}  # noqa: E731
    monkeypatch.setattr(Play, "odds", lambda play, *args: hint(play) if args[1] else odds_of(play, *args))


@leak
def refusal(monkeypatch):
    from stridsplan.server import errors

    def body(error):
        return {"error": {"code": error.code, "args": {"hint": SEEN[-1]}}}

    act_of = Play.act

    def act(play, *args):
        SEEN.append(sum(play.table.state_bytes()))
        return act_of(play, *args)

    monkeypatch.setattr(Play, "act", act)
    monkeypatch.setattr(errors.PlayIllegal, "body", body)


@leak
def log_line(monkeypatch):
    from stridsplan.server.log import log

    position_of = Play.position

    def position(play, *args):
        log.info("position.made", hint=sum(play.table.state_bytes()))
        return position_of(play, *args)

    monkeypatch.setattr(Play, "position", position)


@leak
def metric(monkeypatch):
    from stridsplan.server.metrics import COMMANDS

    position_of = Play.position

    def position(play, *args):
        COMMANDS.labels("hidden").inc(sum(play.table.state_bytes()))
        return position_of(play, *args)

    monkeypatch.setattr(Play, "position", position)


SEEN = [0]  # a number made of each position in which a seat acted, for the leak `refusal`


@pytest.mark.parametrize("name", some(list(LEAKS), 4))
async def test_a_leak_is_found(settings, monkeypatch, name):
    async with table_pair(settings, monkeypatch, "toy", 3, 0) as pair:
        assert pair.differences
        LEAKS[name](monkeypatch)
        with pytest.raises(Leak):
            await play(pair, moves=2)


@pytest.mark.parametrize("reads", [0, 3])
async def test_reloads_and_restarts_do_not_change_the_dice(settings, monkeypatch, reads):
    """Reading the table and restarting the server between moves must not change the dice."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    async with running(settings) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", options={"toy.goal": 60}, nonce="the same"))["id"]
        await alva.command(table, 0, [1])
        await alva.command(table, 1, [2])
        cookies = dict(alva.http.cookies)
        if not reads:
            for turn in range(6):
                rolls = await roll(alva, table, turn % 2)
    for turn in range(6 if reads else 0):
        async with running(settings) as server:
            alva = await server.new_client(**cookies)
            for _ in range(reads):
                await alva.get(f"/tables/{table}/position", seat=0)
            rolls = await roll(alva, table, turn % 2)
    words = stream_words(stream_key(bytes(32), "dice"), ["the same"], 0, 6)
    assert rolls == [word * 6 // 2**32 + 1 for word in words]  # faces from words of 32 bits


async def roll(alva, table, seat):
    """Roll once; return all rolls so far."""
    await alva.command(table, seat, [ROLL])
    events = (await alva.get(f"/tables/{table}/position", seat=0))["events"]
    return [event["args"]["value"] for event in events if event["id"] == "rolled"]


async def test_undo_stops_at_the_last_draw_or_reveal(server, alva):
    table = (await alva.create("me", "screen"))["id"]

    async def undo(seat, version, status=200):
        return await alva.post(f"/tables/{table}/undo", {"seat": seat, "version": version}, status)

    await alva.command(table, 0, [1])
    await undo(0, 2)  # a sealed bid that nobody has seen
    await alva.command(table, 0, [2])
    await alva.command(table, 1, [3])  # now all bids are revealed
    for seat in (0, 1):
        assert (await undo(seat, 5, 409))["error"]["code"] == "play.nothing_to_undo"
    await alva.command(table, 0, [STEP])
    await undo(0, 6)
    await alva.command(table, 0, [ROLL])
    for seat in (0, 1):
        assert (await undo(seat, 8, 409))["error"]["code"] == "play.nothing_to_undo"


@pytest.mark.parametrize("game", GAMES)
def test_a_command_that_drew_or_revealed_something_cannot_be_undone(game):
    table, rng = Table(game, seats=number_of_seats(game), secret=bytes(32)), random.Random(5)
    for _ in range(150):
        if table.is_over:
            break
        seat = rng.choice(table.to_act())
        command = table.act(seat, policy_code(table, seat, rng))
        revealed = any(table.game.is_revealing(row) for row in table._event_log.rows(table.version))
        assert table.can_undo(seat) is not bool(command.draws or revealed)
        for other in range(table.seats):  # nobody who can notice the command may undo an earlier one
            if other != seat and may_see(command.noticed, other):
                assert not table.can_undo(other)


@pytest.fixture
def toy_with_secret_draws(monkeypatch):
    """The toy game with steps that only the seat itself notices: each draws a new secret number."""

    def apply(s, seat, action, dice, log):
        if action != STEP:
            toy.apply(s, seat, action, dice, log)
            return
        s.luck[seat] = 1000 + toy.roll(dice, 9000, LUCK)
        note(log, toy.Event.LUCK, only(seat), seat, s.luck[seat])

    monkeypatch.setattr("stridsplan.engine.play.load_game", lambda game: replace(toy.GAME, apply=apply))


@pytest.mark.parametrize("secret_steps", [1, 3])
def test_undo_must_not_depend_on_draws_that_others_made_in_secret(toy_with_secret_draws, secret_steps):
    table = Table("toy", seats=2, secret=bytes(32))
    for seat in range(2):
        table.act(seat, 0)  # a bid
    table.act(0, PASS)
    before, numbers = table.position(0), []
    for _ in range(secret_steps):
        assert table.act(1, STEP).draws
        numbers.append(table.view(1)["luck"])
    assert not table.can_undo(1)
    assert before["can_undo"]
    assert table.position(0) == before
    assert table.undo(0) == 1
    assert (table.to_act(), table.commands[-1].codes) == ([0], (0,))
    table.act(0, PASS)
    table.act(1, STEP)
    assert table.view(1)["luck"] not in numbers  # the words of draws that were taken back are not used again
    assert Table.load(table.save()).state_bytes() == table.state_bytes()
