"""The loops of a search and of self-play for training, in the compiled subset, for any game.

The loops take a game's entries as first-class functions, so that its rules are not compiled again; they also run
interpreted. This file has everything that a search compiles besides the game, the engine and `tree.py`, and its hash is
part of the name of the cache. `player.py` explains worlds, the policy and play-outs.

In all functions, `side[seat]` is the side of a seat, negative for an umpire, and `i` is the index of a record in
`workspace.states`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from stridsplan.engine.bits import lowest_bit
from stridsplan.engine.dice import HIGH, LOW, MASK_32, next_word
from stridsplan.engine.record import Log, Numbers, Records, Tape, copy_state, rule

Reals = npt.NDArray[np.float64]
WriteFeatures = Callable[[Records, int, int, Reals], None]  # (states, i, seat, out)


class Rules(NamedTuple):
    """The entries of a game that a search calls."""

    setup: Callable[..., None]
    to_act: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    observe: Callable[..., None]
    determinize: Callable[..., None]
    returns: Callable[..., None]
    policy: Callable[..., int]
    features: WriteFeatures


# The entries of `Rules`, as loops receive them: Numba converts compiled functions only in a plain tuple
Functions = tuple[Callable[..., Any], ...]


class Net(NamedTuple):
    """A small network with one hidden layer and a skip connection.

    The inputs are a seat's features, and the means of its friends' and its enemies' features. The output is a score;
    higher is better.
    """

    hidden: Reals  # (3 * features, units) the weights from the inputs to the hidden units
    bias: Reals  # (units,) of the hidden units
    units: Reals  # (units,) the weights from the hidden units to the output
    direct: Reals  # (3 * features,) the weights from the inputs to the output: the skip connection


class Workspace(NamedTuple):
    """The arrays that a search writes to, allocated once."""

    states: Records  # 0: the world, 1: the play-out in it
    views: Records  # 0: what the seat knows, 1: what the acting seat in a play-out would know
    out: Numbers  # legal codes
    tape: Tape
    log: Log
    features: Reals  # (seats, features + scratch), as `Features` declares them
    inputs: Reals  # (3 * features,)
    units: Reals  # first the hidden units of a seat, then the sum of scores of each seat's side; long enough for both
    chances: Reals  # (seats,) first the scores, then the chances to win


class Scope(NamedTuple):
    """The seat of a search, how far its play-outs go, and the seed of its worlds."""

    seat: int
    horizon: int  # a play-out stops when the seat is to act for this many more turns (see `count_asked`)
    limit: int  # actions of a play-out or a game of self-play, at most
    key: int  # the seed of the worlds
    sees: int  # 1: the policy gets a view; 0: the position itself, since the game has no hidden information


@rule
def scatter_bits(word: int) -> int:
    """Mix the bits of a 32-bit word (the finalizer of MurmurHash3, Appleby 2011)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK_32
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK_32
    return word ^ (word >> 16)


@rule
def begin_world(tape: Tape, key: int, world: int) -> None:
    """Seed the random generator of a world, in the same way for every candidate."""
    tape[LOW] = scatter_bits((key + world) & MASK_32)
    # not 0, since a generator must not start at zero
    tape[HIGH] = scatter_bits((key ^ scatter_bits(world + 1)) & MASK_32) | 1


# -- The value -----------------------------------------------------------------------------------------------


@rule
def evaluate(features: WriteFeatures, net: Net, side: Numbers, workspace: Workspace, i: int) -> None:
    """Write each seat's chance to win into `workspace.chances`. All seats of a side have the chance of the side; an
    umpire has 0."""
    for seat in range(side.size):
        write_seat(features, side, workspace, i, seat)
    for seat in range(side.size):
        workspace.chances[seat] = score(net, side, workspace, seat) if side[seat] >= 0 else 0.0
    softmax_by_side(side, workspace.units, workspace.chances)


@rule
def write_seat(features: WriteFeatures, side: Numbers, workspace: Workspace, i: int, seat: int) -> None:
    """Write a seat's features into `workspace.features`; an umpire's are 0."""
    for k in range(workspace.features.shape[1]):
        workspace.features[seat, k] = 0.0
    if side[seat] >= 0:
        features(workspace.states, i, seat, workspace.features[seat])


@rule
def score(net: Net, side: Numbers, workspace: Workspace, seat: int) -> float:
    """Return the output of the network for a seat."""
    gather_inputs(side, workspace, seat)
    inputs, units = workspace.inputs, workspace.units
    for u in range(net.bias.size):
        units[u] = net.bias[u]
    total = 0.0
    for k in range(inputs.size):
        if inputs[k] != 0.0:
            total += inputs[k] * net.direct[k]
            for u in range(net.bias.size):
                units[u] += inputs[k] * net.hidden[k, u]
    for u in range(net.bias.size):
        if units[u] > 0.0:
            total += units[u] * net.units[u]
    return total


@rule
def gather_inputs(side: Numbers, workspace: Workspace, seat: int) -> None:
    """Write the inputs of the network for a seat: its features, the means of its friends' and of its enemies'."""
    count = workspace.inputs.size // 3
    friends = enemies = 0
    for k in range(3 * count):
        workspace.inputs[k] = workspace.features[seat, k] if k < count else 0.0
    for other in range(side.size):
        if other == seat or side[other] < 0:
            continue
        is_friend = side[other] == side[seat]
        friends, enemies = friends + (1 if is_friend else 0), enemies + (0 if is_friend else 1)
        first = count if is_friend else 2 * count
        for k in range(count):
            workspace.inputs[first + k] += workspace.features[other, k]
    for k in range(count):
        workspace.inputs[count + k] /= max(friends, 1)
        workspace.inputs[2 * count + k] /= max(enemies, 1)


@rule
def softmax_by_side(side: Numbers, sums: Reals, chances: Reals) -> None:
    """Replace the scores in `chances` by chances to win: a softmax over the sums of the scores of each side."""
    most = -1e30
    for seat in range(side.size):
        sums[seat] = 0.0
        for other in range(side.size):
            if side[other] == side[seat]:
                sums[seat] += chances[other]
        if side[seat] >= 0:
            most = max(most, sums[seat])
    total = 0.0
    for seat in range(side.size):
        sums[seat] = np.exp(sums[seat] - most) if side[seat] >= 0 else 0.0
        if is_first_of_side(side, seat):
            total += sums[seat]
    for seat in range(side.size):
        chances[seat] = sums[seat] / total


@rule
def is_first_of_side(side: Numbers, seat: int) -> bool:
    """Return whether a seat is the first one of its side."""
    for other in range(seat):
        if side[other] == side[seat]:
            return False
    return side[seat] >= 0


@rule
def reward(rules: Rules, side: Numbers, workspace: Workspace, i: int) -> None:
    """Write the result of a finished game as chances: 1 for winners, 0 for losers, equal shares in a draw."""
    rules.returns(workspace.states, i, workspace.out)
    sides, won = 0, 0
    for seat in range(side.size):
        if is_first_of_side(side, seat):
            sides += 1
        won += 1 if workspace.out[seat] > 0 else 0
    for seat in range(side.size):
        chance = 1.0 / sides if won == 0 else 1.0 if workspace.out[seat] > 0 else 0.0
        workspace.chances[seat] = chance if side[seat] >= 0 else 0.0


# -- Worlds --------------------------------------------------------------------------------------------------


@rule
def start_world(rules: Rules, workspace: Workspace, seat: int, key: int, world: int) -> None:
    """Draw a world from what a seat knows, `workspace.views[0]`, into record 0, and seed its generator. Other seats
    that have no legal action in the world need not act."""
    begin_world(workspace.tape, key, world)
    rules.determinize(workspace.views, 0, seat, workspace.tape, workspace.states, 0)
    asked = rules.to_act(workspace.states, 0)
    for other in range(workspace.chances.size):
        if (
            other != seat
            and (asked >> other) & 1 == 1
            and rules.legal(workspace.states, 0, other, workspace.out) == 0
        ):
            workspace.states[0].due &= ~(1 << other)


def draw_world(functions: Functions, workspace: Workspace, seat: int, key: int) -> None:
    """Draw the first world of a key into record 0."""
    start_world(Rules(*functions), workspace, seat, key, 0)


# -- Play-outs -----------------------------------------------------------------------------------------------


@rule
def choose_by_policy(rules: Rules, workspace: Workspace, i: int, seat: int, sees: int) -> int:
    """Return the policy's choice for a seat in record i."""
    n = rules.legal(workspace.states, i, seat, workspace.out)
    if n == 1:
        return int(workspace.out[0])
    if sees == 0:
        return rules.policy(workspace.states, i, seat, workspace.out, n, workspace.tape)
    rules.observe(workspace.states, i, seat, workspace.views, 1)
    return rules.policy(workspace.views, 1, seat, workspace.out, n, workspace.tape)


@rule
def play_on(rules: Rules, net: Net, side: Numbers, workspace: Workspace, scope: Scope) -> None:
    """Play on in record 1 by policy up to the horizon, and write each seat's chance to win."""
    asked, mask = 0, rules.to_act(workspace.states, 1)
    for _ in range(scope.limit):
        if mask == 0:
            break
        seat = lowest_bit(mask)
        asked = count_asked(scope, seat, asked)
        if asked == 2 * scope.horizon:
            break
        rules.apply(
            workspace.states,
            1,
            seat,
            choose_by_policy(rules, workspace, 1, seat, scope.sees),
            workspace.tape,
            workspace.log,
        )
        mask = rules.to_act(workspace.states, 1)
    evaluate_leaf(rules, net, side, workspace, mask)


@rule
def count_asked(scope: Scope, seat: int, asked: int) -> int:
    """Return the updated count of the turns of the searching seat: twice their number, plus 1 while other seats act.

    A turn of the seat begins when it must act after other seats; several questions in a row are one turn.
    """
    return asked | 1 if seat != scope.seat else asked + (asked & 1)


@rule
def evaluate_leaf(rules: Rules, net: Net, side: Numbers, workspace: Workspace, mask: int) -> None:
    """Write each seat's chance to win in record 1: by the result if the game is over, otherwise by the value
    function."""
    if mask == 0:
        reward(rules, side, workspace, 1)
    else:
        evaluate(rules.features, net, side, workspace, 1)


def compare(
    functions: Functions,
    net: Net,
    side: Numbers,
    workspace: Workspace,
    scope: Scope,
    answers: Numbers,
    replies: Numbers,
    first: int,
    values: Reals,
) -> None:
    """Compare answers in the same worlds, against replies of the seats that answer at the same time.

    Writes values[a, r, w], the seat's chance to win after answers[a] and replies[r] in world first + w. An answer is a
    row of codes, filled up with -1; replies[r, s] is the row of codes of seat s. A world is drawn only from the seat's
    view, `workspace.views[0]`; its dice are the same for every answer. From the first code that is not legal in a
    world, the policy chooses.
    """
    rules = Rules(*functions)
    for world in range(values.shape[2]):
        start_world(rules, workspace, scope.seat, scope.key, first + world)
        low, high = workspace.tape[LOW], workspace.tape[HIGH]
        for a in range(answers.shape[0]):
            for r in range(replies.shape[0]):
                copy_state(workspace.states, 1, workspace.states, 0)
                workspace.tape[LOW], workspace.tape[HIGH] = low, high
                play_answer(rules, workspace, scope.seat, answers[a], 1)
                for other in range(side.size):
                    play_answer(rules, workspace, other, replies[r, other], 0)
                play_on(rules, net, side, workspace, scope)
                values[a, r, world] = workspace.chances[scope.seat]


@rule
def play_answer(rules: Rules, workspace: Workspace, seat: int, row: Numbers, known: int) -> None:
    """Play the codes of a row in record 1 as long as they are legal. The first `known` codes are legal in every
    world."""
    for k in range(row.size):
        code = int(row[k])
        if code < 0 or (k >= known and not is_legal(rules, workspace, seat, code)):
            return
        rules.apply(workspace.states, 1, seat, code, workspace.tape, workspace.log)


@rule
def is_legal(rules: Rules, workspace: Workspace, seat: int, code: int) -> bool:
    """Return whether a code is legal for a seat in record 1."""
    return is_among(workspace.out, rules.legal(workspace.states, 1, seat, workspace.out), code)


def rank(functions: Functions, workspace: Workspace, seat: int, legal: Numbers, ranked: Numbers) -> int:
    """Write the policy's choices in order of preference into `ranked`; return their number.

    Each choice is removed from `legal` before the next one. The ranking ends if the policy chooses a removed code
    all the same.
    """
    rules = Rules(*functions)
    left = legal.size
    for k in range(ranked.size):
        if left == 0:
            return k
        for j in range(left):
            workspace.out[j] = legal[j]
        code = rules.policy(workspace.views, 0, seat, workspace.out, left, workspace.tape)
        at = 0
        while at < left and legal[at] != code:
            at += 1
        if at == left:
            return k
        ranked[k] = code
        left -= 1
        for j in range(at, left):
            legal[j] = legal[j + 1]
    return int(ranked.size)


# -- Plans -----------------------------------------------------------------------------------------------------


@rule
def is_asked(rules: Rules, workspace: Workspace, seat: int) -> bool:
    """Return whether a seat must act in record 1."""
    return (rules.to_act(workspace.states, 1) >> seat) & 1 == 1


@rule
def play_step(rules: Rules, workspace: Workspace, seat: int, code: int) -> bool:
    """Play a code in record 1; return whether the seat's plan ends with it: the seat need not act now, or dice were
    rolled."""
    low, high = workspace.tape[LOW], workspace.tape[HIGH]
    rules.apply(workspace.states, 1, seat, code, workspace.tape, workspace.log)
    return workspace.tape[LOW] != low or workspace.tape[HIGH] != high or not is_asked(rules, workspace, seat)


def predict_plans(functions: Functions, workspace: Workspace, scope: Scope, rows: Numbers) -> int:
    """Play on by policy in the world of record 0; write the plans that the seat makes now and later into `rows`, and
    return their number."""
    rules = Rules(*functions)
    copy_state(workspace.states, 1, workspace.states, 0)
    count = k = 0
    for _ in range(scope.limit):
        mask = rules.to_act(workspace.states, 1)
        if mask == 0 or count == rows.shape[0]:
            break
        seat = scope.seat if (mask >> scope.seat) & 1 == 1 else lowest_bit(mask)
        code = choose_by_policy(rules, workspace, 1, seat, scope.sees)
        if seat == scope.seat and k < rows.shape[1]:
            rows[count, k] = code
            k += 1
        if play_step(rules, workspace, seat, code) and seat == scope.seat:
            count, k = count + 1, 0
    return count


def complete_plan(
    functions: Functions, workspace: Workspace, scope: Scope, row: Numbers, at: int, likely: Numbers
) -> None:
    """Complete a row of codes to a plan in the world of record 0: its codes as long as they are legal, then the
    policy's.

    Step `at` (-1: none) gets another code, drawn from the legal codes that are `likely`, or else from all legal codes.
    """
    rules = Rules(*functions)
    copy_state(workspace.states, 1, workspace.states, 0)
    is_over, is_given = not is_asked(rules, workspace, scope.seat), True
    for k in range(row.size):
        if is_over:
            row[k] = -1
            continue
        n = rules.legal(workspace.states, 1, scope.seat, workspace.out)
        if k == at:
            row[k], is_given = draw_other_code(workspace, n, int(row[k]), likely), False
        elif not is_given or not is_among(workspace.out, n, int(row[k])):
            row[k], is_given = choose_by_policy(rules, workspace, 1, scope.seat, scope.sees), False
        is_over = play_step(rules, workspace, scope.seat, int(row[k]))


@rule
def draw_other_code(workspace: Workspace, n: int, code: int, likely: Numbers) -> int:
    """Draw one of the n codes in `workspace.out` other than `code`, a likely one if there is any; `code` itself if
    there is no other. Overwrites `workspace.out`."""
    others = 0
    for j in range(n):
        if workspace.out[j] != code and likely[workspace.out[j]] == 1:
            workspace.out[others] = workspace.out[j]
            others += 1
    if others == 0:
        for j in range(n):
            if workspace.out[j] != code:
                workspace.out[others] = workspace.out[j]
                others += 1
    return code if others == 0 else int(workspace.out[next_word(workspace.tape) * others >> 32])


@rule
def is_among(codes: Numbers, n: int, code: int) -> bool:
    """Return whether a code is one of the first n codes."""
    for j in range(n):
        if codes[j] == code:
            return True
    return False


# -- Self-play -----------------------------------------------------------------------------------------------


@rule
def draw_fraction(tape: Tape) -> float:
    """Draw a number from 0 inclusive to 1 exclusive."""
    return next_word(tape) / 2.0**32


def play_for_samples(
    functions: Functions,
    options: Records,
    side: Numbers,
    workspace: Workspace,
    scope: Scope,
    rates: Reals,
    features: Reals,
    won: Reals,
) -> int:
    """Play one game by policy; write the features of sampled positions and who won. Return the number of samples, or -1
    if the game was not over after `scope.limit` actions.

    `rates`: the share of positions that are sampled, and the share of actions that are random instead of the policy's.
    `features` (samples, seats, features) and `won` (samples, seats), see `reward`, have room for a number of samples;
    when they are full, no more positions are sampled.
    """
    rules = Rules(*functions)
    rules.setup(workspace.states, 1, options, workspace.tape, workspace.log)
    mask, kept = rules.to_act(workspace.states, 1), 0
    for _ in range(scope.limit):
        if mask == 0:
            break
        seat = lowest_bit(mask)
        if draw_fraction(workspace.tape) < rates[0] and kept < won.shape[0]:
            for other in range(side.size):
                write_seat(rules.features, side, workspace, 1, other)
                for k in range(features.shape[2]):
                    features[kept, other, k] = workspace.features[other, k]
            kept += 1
        if draw_fraction(workspace.tape) < rates[1]:
            n = rules.legal(workspace.states, 1, seat, workspace.out)
            code = int(workspace.out[int(draw_fraction(workspace.tape) * n)])
        else:
            code = choose_by_policy(rules, workspace, 1, seat, scope.sees)
        rules.apply(workspace.states, 1, seat, code, workspace.tape, workspace.log)
        mask = rules.to_act(workspace.states, 1)
    if mask != 0:
        return -1
    reward(rules, side, workspace, 1)
    for k in range(kept):
        for seat in range(side.size):
            won[k, seat] = workspace.chances[seat]
    return kept
