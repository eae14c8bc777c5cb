"""Trains the value function of a game on self-play: positions from games of the policy, and who won them.

The network is that of `bots/search/kernel.py`, computed for many positions at once. Adam (Kingma and Ba 2015) minimizes
the log loss of the side that won.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

import numpy as np

from stridsplan.bots.search.kernel import Net, Scope
from stridsplan.bots.search.program import (
    Program,
    compiled,
    features_hash,
    features_of,
    new_workspace,
    sides_of,
)
from stridsplan.bots.search.value import Value
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.game import Game
from stridsplan.engine.options import BadOption

from .bench import signature

UNITS = 32  # of the hidden layer
EPOCHS, BATCH, RATE, DECAY = 10, 512, 2e-3, 1e-5  # RATE: the learning rate, DECAY: the weight decay
HELD_OUT = 0.1  # the share of the games that are not trained on, for the calibration
LIMIT = 20_000  # actions of a game; longer games are not used
POSITIONS_PER_GAME = 25  # on average
RANDOM_SHARE = 0.03  # of the actions, so that the positions include some that the policy would avoid
FIRST_GAMES = 20  # games that measure the usual length of a game; their positions are not used
BINS = 10  # of the calibration


class Samples(NamedTuple):
    """Positions of self-play. The positions of one game follow each other."""

    features: np.ndarray  # (positions, seats, features)
    won: np.ndarray  # (positions, seats): 1 for winners, 0 for losers, equal shares in a draw
    games: np.ndarray  # (positions,) number of the game
    side: np.ndarray  # (positions, seats)


def settings(game: Game, seats: int) -> list[np.ndarray]:
    """Return the encoded options of the tables to play: each profile combined with each entry of `Features.tables`."""
    tables = []
    for requested in features_of(game).tables:
        for profile in (name for name in game.profiles if seats in game.seats_of_profile(name)):
            with suppress(BadOption):  # not possible with this number of seats or this profile
                tables.append(game.encode_options(seats, game.resolve_options(seats, profile, requested)))
    return tables


def play(game: Game, program: Program, seats: int, positions: int, seed: int) -> Samples:
    """Play games with the options of each table in turn until there are enough positions."""
    tables = settings(game, seats)
    workspace = new_workspace(game, seats, UNITS)._replace(tape=seeded_tape(seed))
    scope = Scope(seat=0, horizon=0, limit=LIMIT, key=0, sees=int(game.has_secrets))
    # the features and the winners of one game's samples
    buffers = np.zeros((1_000, seats, features_of(game).size)), np.zeros((1_000, seats))
    parts: list[tuple[np.ndarray, ...]] = []
    count = number = 0
    rate = 0.05  # the share of positions that are sampled
    while count < positions:
        options = tables[number % len(tables)]
        side = sides_of(game, options[0])
        number += 1
        new = program.play_for_samples(
            program.rules, options, side, workspace, scope, np.array([rate, RANDOM_SHARE]), *buffers
        )
        if new > 0:
            parts.append(
                (
                    buffers[0][:new].copy(),
                    buffers[1][:new].copy(),
                    np.full(new, number),
                    np.tile(side, (new, 1)),
                )
            )
        count += max(new, 0)
        if number == FIRST_GAMES:
            rate = min(1.0, rate * POSITIONS_PER_GAME * FIRST_GAMES / max(count, 1))
            parts, count = [], 0
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def inputs_of(samples: Samples) -> np.ndarray:
    """Return the inputs of the network for each seat: its features, the means of its friends' and of its enemies'."""
    features, side = samples.features, samples.side
    playing = side >= 0
    same = (side[:, :, None] == side[:, None, :]) & playing[:, None, :]
    friends = same & ~np.eye(side.shape[1], dtype=bool)
    enemies = ~same & playing[:, None, :]

    def mean(mask: np.ndarray) -> np.ndarray:
        return (mask.astype(float) @ features) / np.maximum(mask.sum(axis=2), 1)[:, :, None]

    return np.concatenate([features, mean(friends), mean(enemies)], axis=2)


class Batch(NamedTuple):
    """The results of a forward pass, which the backward pass needs."""

    raw: np.ndarray  # (positions, seats, units) before the activation function
    chances: np.ndarray  # (positions, seats), equal for all seats of a side
    same: np.ndarray  # (positions, seats, seats): whether two seats are on the same side
    size: np.ndarray  # (positions, seats): the number of seats on the seat's side


def forward(net: Net, inputs: np.ndarray, side: np.ndarray) -> Batch:
    """Compute the chances of every seat, as the search does."""
    raw = inputs @ net.hidden + net.bias
    scores = np.maximum(raw, 0) @ net.units + inputs @ net.direct
    same = ((side[:, :, None] == side[:, None, :]) & (side >= 0)[:, None, :]).astype(float)
    size = np.maximum(same.sum(axis=2), 1)
    sums = np.where(side >= 0, np.einsum("bij,bj->bi", same, scores), -np.inf)
    shares = np.exp(sums - sums.max(axis=1, keepdims=True))
    return Batch(raw, shares / (shares / size).sum(axis=1, keepdims=True), same, size)


def gradient(net: Net, inputs: np.ndarray, won: np.ndarray, batch: Batch) -> Net:
    """Return the gradient of the log loss. Here `at_x` is the derivative of the loss with respect to x."""
    at_sides = (batch.chances - won) / batch.size
    at_scores = np.einsum("bij,bj->bi", batch.same, at_sides) / len(inputs)
    at_raw = at_scores[:, :, None] * net.units * (batch.raw > 0)
    return Net(
        np.einsum("bsf,bsu->fu", inputs, at_raw, optimize=True),
        at_raw.sum(axis=(0, 1)),
        np.einsum("bs,bsu->u", at_scores, np.maximum(batch.raw, 0)),
        np.einsum("bs,bsf->f", at_scores, inputs),
    )


def log_loss(won: np.ndarray, batch: Batch) -> float:
    """Return the mean log loss of the sides that won."""
    return float(-(won / batch.size * np.log(np.maximum(batch.chances, 1e-9))).sum(axis=1).mean())


def fit(samples: Samples, seed: int) -> Net:
    """Train a network with Adam and a falling learning rate."""
    rng = np.random.default_rng(seed)
    size = 3 * samples.features.shape[2]
    net = Net(
        rng.normal(0, 1 / np.sqrt(size), (size, UNITS)),
        np.zeros(UNITS),
        rng.normal(0, 0.1, UNITS),
        np.zeros(size),
    )
    # Adam's moving averages of the gradient and of its square, with the usual rates of decay, 0.9 and 0.999
    mean, square = (Net(*(np.zeros_like(part) for part in net)) for _ in range(2))
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        for chosen in batches(rng.permutation(len(samples.games))):
            step += 1
            some = take_positions(samples, chosen)
            inputs = inputs_of(some)
            slopes = gradient(net, inputs, some.won, forward(net, inputs, some.side))
            for part, slope, first, second in zip(net, slopes, mean, square, strict=True):
                slope = slope + DECAY * part
                first += 0.1 * (slope - first)
                second += 0.001 * (slope**2 - second)
                part -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return net


def batches(order: np.ndarray) -> Iterator[np.ndarray]:
    """Split shuffled positions into batches."""
    for first in range(0, len(order), BATCH):
        yield order[first : first + BATCH]


def calibrate(net: Net, samples: Samples) -> list[list[float]]:
    """Compare chances with results, by tenths of the chance: [mean chance, share won, number of seats]."""
    chances = forward(net, inputs_of(samples), samples.side).chances[samples.side >= 0]
    won = samples.won[samples.side >= 0]
    rows = []
    for k in range(BINS):
        inside = (chances >= k / BINS) & ((chances < (k + 1) / BINS) | (k == BINS - 1))
        if inside.any():
            mean, share = float(chances[inside].mean()), float(won[inside].mean())
            rows.append([round(mean, 3), round(share, 3), int(inside.sum())])
    return rows


def take_positions(samples: Samples, chosen: np.ndarray) -> Samples:
    """Return the positions with these indices, or those for which a boolean mask is true."""
    return Samples(*(part[chosen] for part in samples))


def train(
    game: Game,
    positions: int,
    seed: int,
    command: str,
    done: Callable[[int, float, float], None],
) -> Value:
    """Train the value function of a game for every number of seats.

    `command` is the shell command that asked for this, stored with the value function. `done(seats, loss, even)` is
    called with the log loss on held-out games, and the log loss of equal chances there. Raises ValueError for a game
    without features.
    """
    program = compiled(game)
    nets, calibration = {}, {}
    for seats in game.seats:
        samples = play(game, program, seats, positions, seed + seats)
        held = samples.games >= np.quantile(samples.games, 1 - HELD_OUT)
        net, test = fit(take_positions(samples, ~held), seed), take_positions(samples, held)
        batch = forward(net, inputs_of(test), test.side)
        sides = ((test.side >= 0) / batch.size).sum(axis=1, keepdims=True)
        even = batch._replace(chances=np.ones_like(batch.size) / sides)
        done(seats, log_loss(test.won, batch), log_loss(test.won, even))
        nets[seats], calibration[seats] = net, calibrate(net, test)
    origin = {"command": command, "seed": seed, "rules": signature(game.id), "features": features_hash(game)}
    return Value(nets, origin, calibration)
