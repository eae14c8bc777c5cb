"""Obstacle blocks: activation, explosions and chains (IS-BLOCK, IS-CHAIN), and the removal of characters
(IS-SHOOT-6)."""

from stridsplan.engine.bits import BIT, has_bit, members
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import AROUND, CHARACTERS, PAD_LEN
from ..state import BLOCK, EMPTY, LOST, NOBODY, Cause, ChainDepth, Event, Face, Rule, Stream
from .shooting import characters_between


@rule
def remove_character(s, piece, cause, rule_id, log):
    """Remove a character from the island or its pad (IS-SHOOT-6)."""
    seat, k, square = piece // CHARACTERS, piece % CHARACTERS, max(int(s.where[piece]), 0)
    if square > 0:
        s.grid[square] = EMPTY
        s.island[seat] &= ~(1 << k)
    else:
        s.on_pad[seat] &= ~(1 << k)
        for slot in range(PAD_LEN):
            if s.pad[seat, slot] == piece:
                s.pad[seat, slot] = NOBODY
    s.where[piece] = LOST
    s.losses[seat] += 1
    s.progress = 1
    note(log, Event.LOST, EVERYONE, piece, square, cause, rule_id=rule_id)


@rule
def shoot_character(s, piece, target, log):
    """Remove the target and all characters in the line of fire (IS-SHOOT-6, IS-CROSS-1, IS-CHAIN-4)."""
    between, hit = characters_between(s, piece, target), s.grid[target]
    remove_character(s, hit, Cause.SHOT.value, Rule.IS_SHOOT_6.value, log)
    for each in members(between):
        remove_character(s, each, Cause.CROSSFIRE.value, Rule.IS_CROSS_1.value, log)


@rule
def characters_around(s, square):
    """Return the characters on the adjacent squares, up to eight, of any side (IS-BLOCK-5)."""
    found = 0
    for k in range(8):
        held = s.grid[square + AROUND[k]]
        if held >= 0:
            found |= BIT[held]
    return found


@rule
def turn_over(s, square, origin, dice, log):
    """Reveal a block and remove it, live or safe (IS-BLOCK-3); its face is drawn now (IS-SET-3).

    `origin` is the square of the block that set it off, 0 if a character activated it.
    """
    if roll(dice, s.live_left + s.safe_left, Stream.FACES.value) < s.live_left:
        s.live_left -= 1
        s.turned_face[s.turned] = Face.LIVE
    else:
        s.safe_left -= 1
        s.turned_face[s.turned] = Face.SAFE
    s.turned_square[s.turned] = square
    if s.grid[square] == BLOCK:  # else the character that landed on it stands there
        s.grid[square] = EMPTY
    s.progress = 1
    if origin == 0:
        note(log, Event.BLOCK_TURNED, EVERYONE, square, s.turned_face[s.turned], origin)
    else:
        note(
            log,
            Event.BLOCK_TURNED,
            EVERYONE,
            square,
            s.turned_face[s.turned],
            origin,
            rule_id=Rule.IS_CHAIN_1,
        )
    s.turned += 1


@rule
def turn_over_around(s, square, dice, log):
    """Turn over every block next to a live one (IS-CHAIN-1)."""
    for k in range(8):
        if s.grid[square + AROUND[k]] == BLOCK:
            turn_over(s, square + AROUND[k], square, dice, log)


@rule
def activate(s, square, dice, log):
    """Turn a block over and, if it is live, the blocks that it sets off; return the characters around all live blocks.

    Only a block that a character activated sets off others, unless chains are unlimited (IS-CHAIN-1 to IS-CHAIN-3).
    Everything is computed on the position before the explosion (IS-CHAIN-4).
    """
    first, caught = s.turned, 0
    turn_over(s, square, 0, dice, log)
    k = first
    while k < s.turned:
        if s.turned_face[k] == Face.LIVE:
            caught |= characters_around(s, s.turned_square[k])
            if k == first or s.options.chain_depth == ChainDepth.UNLIMITED:
                turn_over_around(s, s.turned_square[k], dice, log)
        k += 1
    return caught


@rule
def shoot_block(s, piece, square, dice, log):
    """Shoot at a block: a live one removes its neighbours and the line of fire, a safe one nothing (IS-BLOCK-5,
    IS-BLOCK-7, IS-CROSS-2, IS-CROSS-3)."""
    first, between = s.turned, characters_between(s, piece, square)
    caught = activate(s, square, dice, log)
    if s.turned_face[first] == Face.SAFE:
        return
    explode(s, caught, log)
    for each in members(between & ~caught):
        remove_character(s, each, Cause.CROSSFIRE.value, Rule.IS_CROSS_2.value, log)


@rule
def land(s, piece, square, dice, log):
    """Land on a block: a live one removes its neighbours and the character itself (IS-BLOCK-4 to IS-BLOCK-8)."""
    first = s.turned
    note(log, Event.LANDED, EVERYONE, s.turn, piece, square)
    caught = activate(s, square, dice, log)
    if s.turned_face[first] == Face.SAFE:
        return
    is_caught = has_bit(caught, piece)
    explode(s, caught, log)
    if not is_caught and s.options.lander_survives == 0:
        remove_character(s, piece, Cause.LANDING.value, Rule.IS_BLOCK_6.value, log)


@rule
def explode(s, caught, log):
    """Remove the characters that an explosion has caught (IS-BLOCK-5)."""
    for each in members(caught):
        remove_character(s, each, Cause.EXPLOSION.value, Rule.IS_BLOCK_5.value, log)
