"""Helpers for parts of a turn: its start, a trade, a conquest, and random play."""

import numpy as np

from games.risk.positions import ENTRIES, RISK, Ask, Position, fresh, new_game, position
from stridsplan.engine import dice, log
from stridsplan.games.risk import words
from stridsplan.games.risk.components import CONTINENTS, DESTROY_SEAT, FIRST_DESTROY, MISSIONS, TERRITORIES

# The names of some cards of each symbol
INFANTRY = [
    "alaska",
    "venezuela",
    "peru",
    "argentina",
    "iceland",
    "egypt",
    "east_africa",
    "congo",
    "kamchatka",
]
CAVALRY = [
    "greenland",
    "alberta",
    "ontario",
    "quebec",
    "scandinavia",
    "ukraine",
    "north_africa",
    "madagascar",
    "ural",
]
ARTILLERY = ["northwest_territory", "western_us", "eastern_us", "central_america", "brazil", "great_britain"]
JOKERS = ["joker_1", "joker_2"]


def continent(name):
    """The territories of a continent, by name."""
    return CONTINENTS[name][1].split()


def held(*names, seat=0):
    """An `owner` that gives these territories to one seat."""
    return dict.fromkeys(names, seat)


def cards(infantry=0, cavalry=0, artillery=0, jokers=0):
    """A hand with the given numbers of cards of each symbol."""
    return INFANTRY[:infantry] + CAVALRY[:cavalry] + ARTILLERY[:artillery] + JOKERS[:jokers]


def phase_one(seat=0, seats=3, **fields):
    """A position at the start of phase 1 of `seat`, reached by ending the previous turn."""
    before = (seat - 1) % seats
    game = position(seats=seats, ask=Ask.FORTIFY, turn=before, **fields)
    assert game.s.fallen[before] == 0, "the previous seat must be in the game to end its turn"
    game.act(kind="end_turn")
    assert not game.defects()
    return game


def trade(game, *names):
    """Trade three cards in the order in which they are named."""
    for name in names:
        game.act(kind="card", card=name)
    return game


def place_all(game, territory, kind="place"):
    """Place all remaining armies on one territory, if there are any."""
    left = game.s.to_place
    if left and game.s.ask in (Ask.REINFORCE, Ask.PLACE_NEUTRAL, Ask.TRADE_CAPTURED):
        # "all" is illegal where one of the numbers means the same
        game.act(kind=kind, territory=territory, armies=left if left in (1, 5, 25) else "all")
    return game


def conquer(game, source, target):
    """Take a territory that holds one army with a six against a one, and move in as few armies as possible."""
    assert game.armies(target) == 1
    game.act(kind="attack", source=source, target=target)
    game.act(kind="roll", armies=1, dice=1, faces=[6, 1])
    if game.s.ask == Ask.OCCUPY:
        game.act(kind="done")
    assert not game.defects()
    return game


def pass_turn(game, territory):
    """Place everything on one territory, then neither attack nor move."""
    seat = game.s.turn
    place_all(game, territory)
    for ask, kind in (
        (Ask.REINFORCE, "end_reinforcement"),
        (Ask.ATTACK, "end_attacks"),
        (Ask.FORTIFY, "end_turn"),
    ):
        if (game.s.turn, game.s.ask) == (seat, ask):
            game.act(kind=kind)
    assert game.s.turn != seat
    return game


def may_end(game, seat=0):
    """Return whether no forced trade prevents the end of phase 1."""
    return game.refuse(seat, kind="end_reinforcement").name != "MUST_TRADE"


def deal(seats=3, dealer=None, missions=None, territories=None, options=None, more=()):
    """A game after a given deal.

    `missions` are names in dealing order, `territories` the first ones dealt; the draws `more` follow the deal. A draw
    is the dealer's seat, then for each card its index among those that are left.
    """
    options = dict(options or {})
    values = RISK.resolve_options(seats, None, options)
    draws = [seats - 1 if dealer is None else dealer]
    if seats > 2 and (
        values["goal"] == "mission" or (values["goal"] == "capital" and values["capital.missions"] == "on")
    ):
        left = [
            mission
            for k, mission in enumerate(MISSIONS)
            if k < FIRST_DESTROY or DESTROY_SEAT[k - FIRST_DESTROY] < seats
        ]
        for mission in missions or left[:seats]:
            draws.append(left.index(mission))
            left.remove(mission)
    left = list(TERRITORIES)
    for name in [*(territories or []), *(name for name in TERRITORIES if name not in (territories or []))]:
        draws.append(left.index(name))
        left.remove(name)
    draws.extend(more)
    states, tape = np.zeros(1, RISK.state), dice.loaded_tape(draws)
    ENTRIES.setup(states, 0, RISK.encode_options(seats, values), tape, log.blank_log(100))
    assert not tape[dice.SHORT]
    assert not tape[dice.BAD]
    assert tape[dice.COUNT] == len(draws), f"{tape[dice.COUNT]} of {len(draws)} draws were used"
    return Position(states)


def random_play(seats=3, options=None, steps=400, seed=1, look=None):
    """Play legal actions at random from a new game and call `look(before, seat, action, after)` after each.

    `before` is a copy of the record, `after` the record itself; `action` is named.
    """
    options = {"setup.placement": "random", **(options or {})}
    states = new_game(seats, options, seed=seed)
    chance, out = np.random.default_rng(seed), np.zeros(len(RISK.actions), np.int32)
    tape = dice.seeded_tape(seed)
    game = Position(states)
    for _ in range(steps):
        asked = game.to_act()
        if not asked:
            break
        seat = asked[0]
        code = int(out[chance.integers(ENTRIES.legal(states, 0, seat, out))])
        named = words.action(code, game.view(seat))
        before = states.copy()[0]
        ENTRIES.apply(states, 0, seat, code, tape, log.blank_log(500))
        if look:
            look(before, seat, named, states[0])
    return game


def play_setup(seats=3, options=None, **more):
    """A new game with starting armies placed at random, at its first turn."""
    return fresh(seats, {"setup.placement": "random", **(options or {})}, **more)
