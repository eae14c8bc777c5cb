"""Exact odds of a small battle as fractions, found by a search that plays the real rules.

Every combination of hits and misses is played with loaded dice, and every choice is tried.
"""

from fractions import Fraction
from itertools import product

from games.omringad import naive_odds
from games.omringad.board import position
from stridsplan.engine import dice, log
from stridsplan.games.omringad import combat_flow
from stridsplan.games.omringad.components import SLOTS, SQUARE_NAMES, Step
from stridsplan.games.omringad.rules import combat, hits
from stridsplan.games.omringad.stages import Next
from stridsplan.games.omringad.state import Ask, Event

DEFENDER, ATTACKER = 0, 1
MISS, HIT = 1, 6


def worth(defend, attack, square="A23", **setting):
    """The probability that the attackers take the square; stacks as `board` writes them."""
    stacks = {square: {DEFENDER: defend, ATTACKER: (attack, "A13")}}
    states = position(stacks, **setting).states
    combat.begin_battle(states[0], SQUARE_NAMES[square], log.blank_log())
    return before_dice(states, {})[Step.RANGED]


def before_dice(states, known):
    """The probability that the attackers take the square, before the dice of a step are rolled; a list by step.

    `known` holds the results found so far, by the tiles left.
    """
    key = states[0].force.tobytes()
    if key not in known:
        if combat.is_stalemate(states[0]):
            return [Fraction(0)] * 2
        won, miss = zip(*(play_step(states, step, known) for step in Step), strict=True)
        # If all dice miss, the other step follows with the same tiles: p[k] = won[k] + miss[k] * p[1 - k], solved for p
        some_hit = 1 - miss[0] * miss[1]
        known[key] = [(won[k] + miss[k] * won[1 - k]) / some_hit for k in Step]
    return known[key]


def play_step(states, step, known):
    """Return two probabilities: that a die of the step hits and the square is taken later; that all dice miss."""
    won, miss = Fraction(0), Fraction(0)
    for chance, faces in throws(states, step):
        after = states.copy()
        after[0].step = step
        combat.roll_step(after[0], dice.loaded_tape([face - 1 for face in faces]), log.blank_log())
        if HIT in faces:
            hits.aim_without_choice(after[0])
            won += chance * go_on(after, combat_flow.begin_hits(after[0], log.blank_log(20)), known)
        else:
            miss += chance
    return won, miss


def throws(states, step):
    """Yield (chance, faces) for each combination of hits and misses; a trial roll logs what each die needs to hit."""
    trial, events = states.copy(), log.blank_log(20)
    trial[0].step = step
    number = int(combat.count_dice(trial[0], step))
    combat.roll_step(trial[0], dice.loaded_tape([0] * number), events)
    rolled = [
        row[log.ARGUMENTS :].tolist() for row in log.rows(events) if row[log.EVENT] == Event.DICE_ROLLED
    ]
    # The arguments are: party, slot, the lowest die that hits, the number of dice, ...
    least = [lowest for _, _, lowest, count, *_ in rolled for _ in range(count)]
    for faces in product((MISS, HIT), repeat=number):
        chance = Fraction(1)
        for face, lowest in zip(faces, least, strict=True):
            chance *= Fraction(7 - lowest if face == HIT else lowest - 1, 6)
        yield chance, faces


def go_on(states, stage, known):
    """The probability that the attackers take the square, from a stage of play after the dice of a step."""
    s, events = states[0], log.blank_log(20)
    if stage == Next.ASKED:
        return shoot(states, known) if s.ask == Ask.SHARPSHOOT else take(states, known)
    if stage == Next.BEGIN_SHARPSHOOTING:
        return go_on(states, combat_flow.begin_sharpshooting(s, events), known)
    if stage == Next.END_STEP:
        return go_on(states, combat_flow.end_step(s), known)
    if stage == Next.END_BATTLE:
        return Fraction(int(combat.seat_to_control(s, s.battle, combat.fighting_seats(s)) == ATTACKER))
    return before_dice(states, known)[s.step]


def take(states, known):
    """The value of the game in which both seats choose the tiles that take their hits, at the same time."""
    payoff = [
        [go_on(after, stage, known) for after, stage in answers(chosen, DEFENDER, next_stage)]
        for chosen, next_stage in answers(states, ATTACKER, Next.ASKED)
    ]
    return naive_odds.value(payoff)


def answers(states, seat, stage):
    """Yield each position after a seat has chosen who takes its hits, and the next stage; `stage` is the current."""
    if states[0].hits[seat] == 0:
        yield states, stage
        return
    for slot in range(SLOTS):
        if not hits.refuse_hit(states[0], seat, slot):
            after = states.copy()
            yield from answers(after, seat, combat_flow.take_hit(after[0], seat, slot))


def shoot(states, known):
    """The probability that the attackers take the square if the sharpshooters choose their best target."""
    seat, found = int(states[0].sharp_seat), []
    for slot in range(SLOTS):
        if not hits.refuse_target(states[0], seat, 1 - seat, slot):
            after = states.copy()
            hits.hit_target(after[0], 1 - seat, slot, log.blank_log(20))
            found.append(go_on(after, Next.END_STEP, known))
    return max(found) if seat == ATTACKER else min(found)
