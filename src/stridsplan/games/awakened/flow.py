"""The sequence of play, and, after the set-up, the only code that changes `phase` and `turn`.

A turn: population, resources, moving and exploring, building, ageing, forming, military; then the next seat.
Population, resources, exploring and ageing happen by themselves. If a seat has no choice, it is not asked.
"""

from stridsplan.engine.bits import has_bit, without_lowest_bit
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule
from stridsplan.engine.stages import ask, ask_seats, make_play_on

from .rules import building, ending, lands, movement, population, raids, resources, soldiers
from .rules import setup as setting_up
from .state import Ask, Ended, Event, ExodusChoice, Phase, Rule, WinCheck


class Next(IntEnum):
    """The stage that comes next."""

    ASKED = 0  # play waits for an answer, or has ended
    BEGIN_TURN = 1
    CONTINUE_GROWTH = 2
    END_GROWTH = 3
    FEED = 4
    CONTINUE_EXODUS = 5
    END_RESOURCES = 6
    BEGIN_MOVES = 7
    END_MOVES = 8
    CONTINUE_BUILDING = 9
    BEGIN_FORMING = 10
    CONTINUE_FORMING = 11
    BEGIN_MILITARY = 12
    CONTINUE_MILITARY = 13
    CONTINUE_RAID = 14
    END_RAID = 15
    RESUME_MILITARY = 16
    END_TURN = 17


@rule
def begin(s, dice, log):
    """Set up and begin the first turn, which is a complete one (AW-SET-1 to AW-SET-8)."""
    setting_up.lay_out_map(s)
    setting_up.lay_out_stocks(s)
    setting_up.shuffle_boards(s, dice)
    setting_up.place_chambers(s, dice, log)
    setting_up.draw_first(s, dice, log)
    play_on(s, Next.BEGIN_TURN.value, dice, log)


# -- Phases 1 and 2 ------------------------------------------------------------------------------------------


@rule
def begin_turn(s, log):
    """Begin a turn with phase 1: some people die, others are born (AW-POP)."""
    note(log, Event.TURN_BEGAN, EVERYONE, s.turn, s.round)
    s.phase = Phase.POPULATION
    population.remove_dead_and_count_births(s, log)
    if s.options.optional_growth == 1:
        return Next.CONTINUE_GROWTH
    population.grow_lands(s, log)
    return Next.END_GROWTH


@rule
def continue_growth(s):
    """With option optional_growth, ask for births as long as somebody may be born (AW-POP-6)."""
    return ask(s, Ask.GROW.value) if population.growing_lands(s) != 0 else Next.END_GROWTH.value


@rule
def grow(s, cell, log):
    population.grow(s, cell, 1, log)
    return Next.CONTINUE_GROWTH


@rule
def end_growth(s, log):
    """Abandon lands where all have died; then check for the victory number, by option win_check (AW-CTRL-4,
    AW-END-2)."""
    population.clear_growth(s)
    lands.abandon_empty_lands(s, s.turn, log)
    if s.options.win_check == WinCheck.AFTER_GROWTH and end_if_won(s, s.turn, log):
        return Next.ASKED
    return Next.FEED


@rule
def feed(s, log):
    """Carry out phase 2: the lands produce, the people eat (AW-RES)."""
    s.phase = Phase.RESOURCES
    resources.feed_lands(s, log)
    return Next.CONTINUE_EXODUS if s.options.exodus == 1 else Next.END_RESOURCES


@rule
def continue_exodus(s, log):
    """Let people who would starve flee to other players, one after the other (AW-EXO-1, AW-EXO-6)."""
    s.source = resources.first_fleeing_land(s)
    if s.source < 0:
        return Next.END_RESOURCES
    found = resources.refuges(s, s.source)
    if s.options.exodus_choice == ExodusChoice.ACTIVE and without_lowest_bit(found) != 0:
        return ask(s, Ask.FLEE.value)
    return flee(s, resources.best_refuge(s, s.source), log)


@rule
def flee(s, cell, log):
    """Let one person flee, who may give the other player the victory number (AW-EXO-8)."""
    resources.flee(s, s.source, cell, log)
    return Next.ASKED if end_if_won(s, s.owner[cell], log) else Next.CONTINUE_EXODUS


@rule
def end_resources(s, log):
    """Starve the people who found no food; then check for the victory number, by option win_check (AW-RES-5,
    AW-END-2)."""
    resources.bury_starved(s, log)
    lands.abandon_empty_lands(s, s.turn, log)
    if s.options.win_check == WinCheck.AFTER_RESOURCES and end_if_won(s, s.turn, log):
        return Next.ASKED
    s.phase = Phase.MOVE
    return Next.BEGIN_MOVES


# -- Phases 3 to 5 -------------------------------------------------------------------------------------------


@rule
def begin_moves(s):
    """Begin phase 3: ask for one order, transfer by transfer, until the seat ends it (AW-MOVE-2)."""
    return ask(s, Ask.MOVE.value) if movement.sources(s, s.turn) != 0 else Next.END_MOVES.value


@rule
def end_moves(s, dice, log):
    """Carry out the order, then phase 4: reveal the lands that people have come to (AW-EXP)."""
    movement.arrive(s, s.turn, log)
    movement.explore(s, s.turn, dice, log)
    s.phase = Phase.BUILD
    return Next.CONTINUE_BUILDING


@rule
def continue_building(s):
    """Ask for a building in phase 5, as long as one can be built (AW-BLD)."""
    return ask(s, Ask.BUILD.value) if building.can_build(s, s.turn) else Next.BEGIN_FORMING.value


@rule
def build(s, seat, cell, kind, log):
    building.build(s, seat, cell, kind, log)
    return Next.CONTINUE_BUILDING


# -- Phases 6 to 8 -------------------------------------------------------------------------------------------


@rule
def begin_forming(s, log):
    """Carry out phase 6, then begin phase 7, so that new soldiers do not age at once (AW-AGE-1)."""
    soldiers.age_soldiers(s, s.turn, log)
    s.phase = Phase.FORM
    return Next.CONTINUE_FORMING


@rule
def continue_forming(s):
    """Ask for a soldier in phase 7, as long as one can be formed (AW-FORM)."""
    return ask(s, Ask.FORM.value) if soldiers.recruiting_lands(s, s.turn) != 0 else Next.BEGIN_MILITARY.value


@rule
def form(s, seat, cell, log):
    soldiers.form(s, seat, cell, log)
    return Next.CONTINUE_FORMING


@rule
def begin_military(s):
    """Begin phase 8, in which every soldier may act once (AW-MIL-1)."""
    s.phase = Phase.MILITARY
    soldiers.make_ready(s, s.turn)
    return Next.CONTINUE_MILITARY


@rule
def continue_military(s):
    """Ask for military actions, one after another (AW-MIL-4)."""
    return ask(s, Ask.MILITARY.value) if soldiers.acting_lands(s, s.turn) != 0 else Next.END_TURN.value


@rule
def send_soldiers(s, seat, number, log):
    """Let the chosen soldiers march or join a raid; `number` is how many of them are veterans."""
    if soldiers.is_raid(s, seat):
        raids.join_raid(s, number)
        return Next.ASKED
    soldiers.march(s, seat, number, log)
    return Next.CONTINUE_MILITARY


@rule
def raid(s, seat, log):
    raids.fight(s, seat, log)
    return Next.CONTINUE_RAID


@rule
def continue_raid(s):
    """Ask for an effect of the survivors, who may choose none (AW-RAID-8)."""
    return ask(s, Ask.EFFECT.value) if raids.has_effect(s) else Next.END_RAID.value


@rule
def plunder(s, seat, cell, log):
    raids.plunder(s, seat, cell, log)
    return Next.CONTINUE_RAID


@rule
def kill(s, seat, number, log):
    raids.kill(s, seat, number, log)
    return Next.CONTINUE_RAID


@rule
def destroy(s, seat, kind, log):
    raids.destroy(s, seat, kind, log)
    return Next.CONTINUE_RAID


@rule
def conquer(s, seat, cell, rank, log):
    """Move a survivor of the raid, fresh or veteran (`rank`), from its origin `cell` into the target."""
    raids.conquer(s, seat, cell, rank, log)
    return Next.CONTINUE_RAID


@rule
def end_raid(s, log):
    raids.end_raid(s, log)
    return Next.CONTINUE_MILITARY


@rule
def resume_military(s, log):
    """Call off a raid that is being chosen, because a seat has left the game."""
    raids.call_off_raid(s, log)
    return Next.CONTINUE_MILITARY


# -- The end of a turn, and of the game ----------------------------------------------------------------------


@rule
def end_turn(s, log):
    """End the turn: seats without units are out (AW-END-4), and the next player clockwise follows (AW-SET-6)."""
    soldiers.stand_down(s)
    if s.options.win_check == WinCheck.END_OF_TURN and end_if_won(s, s.turn, log):
        return Next.ASKED
    ending.eliminate(s, log)
    left = ending.seats_left(s)
    if left == 0:
        return end_game(s, ending.everyone(s), Ended.NOBODY_LEFT.value, Rule.AW_END_5.value, log)
    if without_lowest_bit(left) == 0:
        return end_game(s, left, Ended.LAST_LEFT.value, Rule.AW_END_5.value, log)
    if pass_turn(s, left):
        return end_round(s, log)
    return Next.BEGIN_TURN


@rule
def leave(s, seat, dice, log):
    """Eliminate a seat that resigns: its units leave the map, and its lands are abandoned (AW-END-4). Then continue the
    turn, or end that of the seat itself."""
    stage = Next.END_TURN.value if seat == s.turn else stage_without(s, seat)
    if seat == s.turn:
        movement.arrive(s, seat, log)
        s.entered_count = 0
        resources.clear_exodus(s)
        population.clear_growth(s)
        raids.call_off_raid(s, log)
    lands.remove_units(s, seat, log)
    ending.eliminate(s, log)
    play_on(s, stage, dice, log)


@rule
def stage_without(s, seat):
    """Return the stage at which the turn of another seat continues when `seat` leaves: a choice of a refuge begins
    again, a raid on the leaving seat ends, a raid that is being chosen is called off; other questions stay."""
    if s.ask == Ask.FLEE:
        return Next.CONTINUE_EXODUS.value
    if s.ask == Ask.EFFECT and s.owner[s.target] == seat:
        return Next.END_RAID.value
    if s.ask == Ask.MILITARY:
        return Next.RESUME_MILITARY.value
    return Next.ASKED.value


@rule
def pass_turn(s, left):
    """Give the turn to the next of the seats left; return whether the round has ended."""
    ended = False
    while True:
        s.turn = s.turn + 1 if s.turn + 1 < s.options.seats else 0
        ended = ended or s.turn == s.first
        if has_bit(left, s.turn):
            return ended


@rule
def end_round(s, log):
    """Begin the next round; or end the game, if this was the last round by option finish_round (AW-END-3), or by the
    limit of rounds (AW-END-6)."""
    if s.last_round == 1:
        found = ending.most_populous(s)
        return end_game(s, found, Ended.ROUND_FINISHED.value, Rule.AW_END_3.value, log)
    if s.round == s.options.round_limit:
        return end_game(s, ending.leaders(s), Ended.ROUND_LIMIT.value, Rule.AW_END_6.value, log)
    s.round += 1
    return Next.BEGIN_TURN


@rule
def end_if_won(s, seat, log):
    """End the game if the seat has the victory number (AW-END-1), or let the round be finished (AW-END-3); return
    whether the game has ended."""
    if not ending.has_reached(s, seat):
        return False
    if s.options.finish_round == 0:
        end_game(s, 1 << seat, Ended.POPULATION.value, Rule.AW_END_1.value, log)
        return True
    if s.last_round == 0:
        s.last_round = 1
        note(log, Event.LAST_ROUND_BEGAN, EVERYONE, seat, s.population[seat])
    return False


@rule
def end_game(s, winners, how, rule_id, log):
    s.phase, s.winners, s.ended = Phase.OVER, winners, how
    note(log, Event.GAME_ENDED, EVERYONE, winners, how, rule_id=rule_id)
    return ask_seats(s, 0, Ask.NOTHING.value)


play_on = make_play_on(
    Next, begin_turn, continue_growth, end_growth, feed, continue_exodus, end_resources, begin_moves, end_moves,
    continue_building, begin_forming, continue_forming, begin_military, continue_military, continue_raid, end_raid,
    resume_military, end_turn,
)  # fmt: skip
