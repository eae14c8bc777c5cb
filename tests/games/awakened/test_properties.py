"""Invariants of every position of random games (catalogue 7.5)."""

from functools import partial

import numpy as np
import pytest

from contract.cases import Case, mixed
from contract.walk import Walk
from depth import depth
from games.awakened.board import AWAKENED, ENTRIES
from stridsplan.engine.log import ARGUMENTS, EVENT
from stridsplan.games.awakened.components import (
    BUILDINGS,
    CELLS,
    CHAMBERS,
    CUBES,
    IN_DECK,
    LIMIT,
    OF_EACH_BUILDING,
    RESOURCE_MARKERS,
    SOLDIER_MARKERS,
    Building,
)
from stridsplan.games.awakened.state import NOBODY, UNEXPLORED, Ask, Event, Phase

TABLES = [Case("awakened", seats) for seats in (2, 3, 4)] + [mixed(AWAKENED, seed) for seed in range(4)]
each_table = pytest.mark.parametrize("case", TABLES, ids=str)


def choose_action(walk):
    """Choose at random, but mostly send people in pairs or more and seldom end a phase, so that games last."""
    seat = walk.asked()[0]
    named = [(code, AWAKENED.words.action(code, walk.states[0])) for code in walk.legal(seat)]
    wanted = [
        code for code, action in named if action.get("people", 2) > 1 and not action["kind"].startswith("end")
    ]
    codes = wanted if wanted and walk.rng.random() < 0.7 else [code for code, _ in named]
    return seat, int(walk.rng.choice(codes))


def games(case):
    """Yield (walk, record, record before the last action or None) for every position of some games."""
    for seed in range(depth(1, 30)):
        walk, before = Walk(case, ENTRIES, seed), None
        for _ in walk.positions(300, partial(choose_action, walk)):
            yield walk, walk.states[0], before
            before = walk.states.copy()[0]


def arguments(rows, kind):
    """The six integers of each event of a kind, in the order that `Event` declares."""
    return [row[ARGUMENTS:].tolist() for row in rows if row[EVENT] == kind]


@pytest.mark.rule("AW-CTRL-2", "AW-CTRL-1")
@each_table
def test_units_must_have_one_controller_and_lands_without_units_none(case):
    for _, s, _ in games(case):
        units = s.people + s.fresh + s.veterans
        assert (s.owner[units > 0] > NOBODY).all()
        # at other questions a land may be empty until the phase or the raid ends (AW-CTRL-4)
        if s.ask in (Ask.BUILD, Ask.FORM, Ask.MILITARY):
            assert (units[s.owner > NOBODY] > 0).all()


@pytest.mark.rule("AW-POP-11", "AW-RES-11", "AW-FORM-3", "AW-BLD-3")
@each_table
def test_pieces_must_be_conserved_and_no_stock_may_be_negative(case):
    for _, s, _ in games(case):
        for field in (
            s.people,
            s.resources,
            s.fresh,
            s.veterans,
            s.stock,
            s.unseen,
            s.ready_fresh,
            s.ready_veterans,
        ):
            assert (field >= 0).all()
        assert (s.population <= CUBES).all()
        assert s.options.resource_limit == 0 or (s.stored <= RESOURCE_MARKERS).all()
        assert (s.soldiers <= SOLDIER_MARKERS).all()
        standing = s.buildings.reshape(BUILDINGS, CELLS).sum(axis=1)
        assert (standing + s.stock == OF_EACH_BUILDING).all()


@pytest.mark.rule("AW-SET-2", "AW-EXP-1")
@each_table
def test_markers_face_up_and_face_down_must_be_fifty_and_people_live_on_explored_land(case):
    chambers = int(CHAMBERS[case.seats - 2])
    is_no_chamber = np.array([not chambers >> cell & 1 for cell in range(CELLS)])
    for _, s, _ in games(case):
        assert (s.marker[is_no_chamber] >= 0).sum() + s.unseen.sum() == IN_DECK
        assert not s.people[s.marker == UNEXPLORED].any()


@pytest.mark.rule("AW-CTRL-4", "AW-BLD-4", "AW-BLD-6")
@each_table
def test_no_building_may_stand_on_a_chamber_and_no_defence_in_a_land_without_units(case):
    chambers = int(CHAMBERS[case.seats - 2])
    for _, s, _ in games(case):
        buildings = s.buildings.reshape(BUILDINGS, CELLS)
        assert not any(buildings[:, cell].any() for cell in range(CELLS) if chambers >> cell & 1)
        assert not buildings[Building.DEFENCE][s.owner == NOBODY].any()
        assert not buildings[:, s.marker == UNEXPLORED].any()


@pytest.mark.rule("AW-POP-8", "AW-POP-2")
@each_table
def test_no_land_may_exceed_its_limit_after_its_owners_phase_one(case):
    for walk, s, _ in games(case):
        has_begun = len(arguments(walk.rows, Event.TURN_BEGAN)) > 0
        if has_begun and s.phase == Phase.MOVE:
            own = s.owner == s.turn
            cities = s.buildings.reshape(BUILDINGS, CELLS)[Building.CITY]
            limits = LIMIT[np.maximum(s.marker, 0)] + cities
            assert (s.people[own] <= limits[own]).all()


@pytest.mark.rule("AW-POP-6", "AW-EXO-1")
@each_table
def test_a_population_may_rise_only_in_phase_one_or_by_exodus(case):
    for walk, s, before in games(case):
        if before is None or s.phase == Phase.OVER:
            continue
        risen = [seat for seat in range(case.seats) if s.population[seat] > before.population[seat]]
        born = {seat for seat, *_ in arguments(walk.rows, Event.PEOPLE_BORN)}
        hosts = {host for _, _, _, host, *_ in arguments(walk.rows, Event.PERSON_FLED)}
        assert set(risen) <= born | hosts


@pytest.mark.rule("AW-MIL-1", "AW-MOVE-2")
@each_table
def test_no_more_may_move_than_there_are(case):
    for _, s, _ in games(case):
        assert (s.ready_fresh <= s.fresh).all()
        assert (s.ready_veterans <= s.veterans).all()
        if s.ask != Ask.MOVE:
            assert not s.arriving_people.any()
            assert not s.arriving_resources.any()
            assert s.entered_count == 0


@each_table
def test_the_legal_actions_must_be_those_that_are_not_refused(case):
    for walk, s, _ in games(case):
        if s.answer_step or s.ask == Ask.EFFECT or walk.rng.random() < 0.1:
            for seat in walk.asked():
                refusals = walk.refusals(seat)
                assert sorted(walk.legal(seat)) == [code for code, why in enumerate(refusals) if not why]


@each_table
def test_the_timeout_action_must_finish_a_begun_action_and_end_the_phase(case):
    for walk, s, _ in games(case):
        for seat in walk.asked():
            code = ENTRIES.timeout_action(walk.states, 0, seat)
            assert code in walk.legal(seat)
            kind = AWAKENED.words.action(code, s)["kind"]
            assert s.answer_step or s.ask in (Ask.GROW, Ask.FLEE) or kind.startswith("end_")
