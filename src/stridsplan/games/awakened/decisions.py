"""The actions that answer each question: refusals, legal codes, effects, and the answer for a seat whose time is up."""

from stridsplan.engine.actions import Handler
from stridsplan.engine.record import rule

from . import flow
from .actions import (
    ACTIONS,
    BUILD,
    CONQUER,
    DESTROY,
    END_BUILDING,
    END_FORMING,
    END_GROWTH,
    END_MOVES,
    END_RAID,
    END_TURN,
    FLEE,
    FORM,
    GROW,
    KILL,
    MARCH_FROM,
    MARCH_TO,
    MOVE_FROM,
    MOVE_TO,
    PLUNDER,
    RAID,
    SEND_FRESH,
    SEND_PEOPLE,
    SEND_RESOURCES,
    SEND_VETERANS,
)
from .flow import Next
from .rules import building, movement, population, raids, resources, soldiers
from .state import Ask, Illegal, Step


@rule
def step_of(s, seat):
    """Return the step that the seat's compound action has reached."""
    return s.answer_step


refuse, legal, apply, first_legal = ACTIONS.dispatch(
    {  # in the order in which legal codes are listed
        GROW: Handler(flow.grow, population.refuse_growth, population.list_growth),
        FLEE: Handler(flow.flee, resources.refuse_flight, resources.list_flights),
        MOVE_FROM: Handler(
            movement.choose_source, movement.refuse_move_from, movement.list_sources, Next.ASKED
        ),
        MOVE_TO: Handler(movement.choose_goal, movement.refuse_move_to, movement.list_goals, Next.ASKED),
        SEND_PEOPLE: Handler(
            movement.choose_people, movement.refuse_people, movement.list_people, Next.ASKED
        ),
        SEND_RESOURCES: Handler(
            movement.send, movement.refuse_resources, movement.list_resources, Next.ASKED
        ),
        BUILD: Handler(flow.build, building.refuse_building, building.list_buildings),
        FORM: Handler(flow.form, soldiers.refuse_forming, soldiers.list_recruiting),
        MARCH_FROM: Handler(
            soldiers.choose_soldiers, soldiers.refuse_march_from, soldiers.list_acting, Next.ASKED
        ),
        MARCH_TO: Handler(soldiers.choose_goal, soldiers.refuse_march_to, soldiers.list_goals, Next.ASKED),
        SEND_FRESH: Handler(soldiers.choose_fresh, soldiers.refuse_fresh, soldiers.list_fresh, Next.ASKED),
        SEND_VETERANS: Handler(flow.send_soldiers, soldiers.refuse_veterans, soldiers.list_veterans),
        RAID: Handler(flow.raid),
        PLUNDER: Handler(flow.plunder, raids.refuse_plunder, raids.list_plunder),
        KILL: Handler(flow.kill, raids.refuse_kill, raids.list_kills),
        DESTROY: Handler(flow.destroy, raids.refuse_destruction, raids.list_destruction),
        CONQUER: Handler(flow.conquer, raids.refuse_conquest, raids.list_conquest),
        END_GROWTH: Handler(None, then=Next.END_GROWTH),
        END_MOVES: Handler(None, then=Next.END_MOVES),
        END_BUILDING: Handler(None, then=Next.BEGIN_FORMING),
        END_FORMING: Handler(None, then=Next.BEGIN_MILITARY),
        END_RAID: Handler(None, then=Next.END_RAID),
        END_TURN: Handler(None, then=Next.END_TURN),
    },
    Illegal,
    flow.play_on,
    step_of,
)


@rule
def timeout_action(s, seat):
    """Return the answer for a seat whose time is up: let all be born who may be, choose the first refuge, finish a
    choice that is begun, otherwise end the phase."""
    if s.answer_step == Step.ORIGINS:
        return RAID
    if s.ask == Ask.GROW or s.ask == Ask.FLEE or s.answer_step != Step.NONE:
        return first_legal(s, seat, 0)
    if s.ask == Ask.MOVE:
        return END_MOVES
    if s.ask == Ask.BUILD:
        return END_BUILDING
    if s.ask == Ask.FORM:
        return END_FORMING
    return END_RAID if s.ask == Ask.EFFECT else END_TURN
