"""The bot that searches: its information, its budget, its choices, and the training of its value function."""

import numpy as np
import pytest

from bots.searching import GAMES, Position, comparable, searching_with, shorten_searches
from depth import some
from stridsplan.bots import get_bot
from stridsplan.bots.search import kernel, player, program, threads, value
from stridsplan.bots.search.kernel import Net
from stridsplan.bots.search.player import Playouts, Seconds
from stridsplan.engine import dice
from stridsplan.engine.at_table import NO_SIDE
from stridsplan.engine.options import decode
from stridsplan.engine.registry import load_game
from stridsplan.lab import train

each_game = pytest.mark.parametrize("game_id", GAMES)


@pytest.fixture(autouse=True)
def _short_play_outs(monkeypatch):
    shorten_searches(monkeypatch, candidates=4)


@each_game
def test_a_search_must_be_legal_within_its_budget_and_repeatable_from_its_seed(game_id):
    position = Position(game_id)
    search = position.search()
    first = position.run_search(search=search)
    assert first.code in position.legal
    assert 0 < first.playouts <= 12
    assert set(first.codes) <= set(position.legal)
    assert ((first.chances >= 0) & (first.chances <= 1)).all()
    search.workspace.states[:] = position.states  # as after an earlier search
    assert comparable(position.run_search(search=search)) == comparable(first)


@pytest.mark.parametrize("game_id", some(GAMES, 2))
def test_a_search_must_have_the_same_result_with_any_number_of_threads(game_id, monkeypatch):
    monkeypatch.setattr(threads, "LEAST_WORLDS", 1)
    position = Position(game_id)
    alone = comparable(position.run_search())
    with searching_with(3):
        search = position.search()
        assert comparable(position.run_search(search=search)) == alone
    assert len(search.workspaces) > 1


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if load_game(game_id).has_secrets])
def test_a_search_must_not_depend_on_hidden_information(game_id):
    position = Position(game_id, actions=40)
    other_states, other_views = np.zeros(1, position.game.state), np.zeros(1, position.game.state)
    position.entries.determinize(position.views, 0, position.seat, dice.seeded_tape(9), other_states, 0)
    assert other_states.tobytes() != position.states.tobytes()
    position.entries.observe(other_states, 0, position.seat, other_views, 0)
    assert comparable(position.run_search(view=other_views)) == comparable(position.run_search())


def test_without_a_budget_or_compiled_rules_the_policy_must_choose(monkeypatch):
    monkeypatch.setattr(player, "load_compiled", lambda game: None)
    position = Position(GAMES[0])
    policy = get_bot("policy").choose(
        position.game, position.views, position.seat, position.legal, dice.seeded_tape(1)
    )
    assert position.run_search(playouts=0).code == policy
    uncompiled = get_bot("marshal").choose(
        position.game, position.views, position.seat, position.legal, dice.seeded_tape(1)
    )
    assert uncompiled == policy


@pytest.mark.parametrize("count", [7, 40, 1000])
def test_a_budget_of_play_outs_must_not_be_exceeded(count):
    budget, done, candidates = Playouts(count), 0, 16
    done += budget.first_worlds(candidates) * candidates
    for rounds in (4, 3, 2, 1):
        done += budget.worlds_of_round(done, candidates, rounds) * candidates
        candidates = max(2, candidates // 2)
    assert done <= count


def test_a_budget_of_time_must_use_the_measured_time_of_play_outs(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(player.time, "perf_counter", lambda: now[0])
    budget = Seconds(1.0)
    now[0] = 0.2  # for 20 play-outs: 80 more fit, in two rounds, for four candidates each
    assert budget.worlds_of_round(20, 4, 2) == 10
    now[0] = 1.1
    assert budget.worlds_of_round(20, 4, 2) == 0


def test_a_search_must_end_when_it_is_stopped():
    position, is_stopped = Position(GAMES[0]), iter([False, True])
    budget = Seconds(1e9, lambda: next(is_stopped, True))
    search = position.search()
    result = search.run(position.views, position.seat, position.legal, dice.seeded_tape(1), budget)
    assert result.code in position.legal
    assert result.worlds < 1e6


def test_another_answer_may_be_chosen_only_if_it_is_significantly_better():
    rng = np.random.default_rng(1)
    noise = rng.normal(0.5, 0.1, 200)
    assert player.choose_best(np.array([noise, noise + 0.05])) == 1
    doubtful = noise + rng.normal(0.001, 0.1, 200)
    assert player.choose_best(np.array([noise, doubtful])) == 0
    assert player.choose_best(np.array([noise, noise - 0.05])) == 0
    assert player.choose_best(np.zeros((3, 0))) == 0


def test_a_round_must_keep_the_policys_choice_and_the_better_half():
    values = np.array([[0.1], [0.4], [0.2], [0.9], [0.3], [0.8]])
    codes, kept = player.halve(np.arange(10, 16, dtype=np.int32), values)
    assert codes.tolist() == [10, 13, 15]
    assert kept[:, 0].tolist() == [0.1, 0.9, 0.8]


# -- The value function -------------------------------------------------------------------------------------


def random_net(rng, count, units):
    """A network with random weights, for a number of features."""
    shapes = {"hidden": (3 * count, units), "bias": units, "units": units, "direct": 3 * count}
    return Net(**{name: rng.normal(size=shape) for name, shape in shapes.items()})


@pytest.mark.parametrize("side", [[0, 1], [0, 1, 2], [0, 1, 0, 1], [0, 1, NO_SIDE]])
def test_search_and_training_must_compute_the_same_chances(side):
    rng = np.random.default_rng(2)
    side = np.array(side, np.int32)
    seats, count, units = len(side), 5, 3
    net = random_net(rng, count, units)
    features = rng.normal(size=(seats, count)) * (side >= 0)[:, None]
    # one position
    samples = train.Samples(features[None], won=np.zeros((1, seats)), games=np.zeros(1), side=side[None])
    expected = train.forward(net, train.inputs_of(samples), side[None]).chances[0]
    workspace = program.new_workspace(load_game(GAMES[0]), seats, units)._replace(
        features=np.zeros((seats, count)), inputs=np.zeros(3 * count)
    )

    def write(states, i, seat, out):
        out[:] = features[seat]

    kernel.evaluate(write, net, side, workspace, 0)
    assert workspace.chances == pytest.approx(np.where(side >= 0, expected, 0))
    first = [seat for seat in range(seats) if side[seat] >= 0 and side[seat] not in side[:seat]]
    assert workspace.chances[first].sum() == pytest.approx(1)


def test_a_value_function_must_be_unchanged_by_writing_and_reading(tmp_path):
    rng = np.random.default_rng(3)
    nets = {seats: random_net(rng, count=2, units=2) for seats in (2, 4)}
    trained = value.Value(nets, {"seed": 7}, {2: [[0.1, 0.2, 30]], 4: []})
    trained.write(tmp_path / "value.json")
    known = value.load(tmp_path / "value.json")
    assert known.origin == {"seed": 7}
    assert known.calibration == {2: [[0.1, 0.2, 30]], 4: []}
    for seats, net in nets.items():
        for part, kept in zip(net, known.net(seats), strict=True):
            assert kept == pytest.approx(part, rel=1e-3)
    assert known.net(3) is known.net(2)  # 2 and 4 are equally near: the first


@pytest.mark.parametrize("game", [game for game in GAMES if len(load_game(game).features.tables) > 1])
def test_training_must_play_the_tables_named_by_the_features_if_the_seats_allow_them(game):
    known = load_game(game)
    named = known.features.tables
    played = {
        seats: [decode(known.options, options[0]) for options in train.settings(known, seats)]
        for seats in known.seats
    }
    assert all(0 < len(tables) <= len(known.profiles) * len(named) for tables in played.values())
    values_played = [values for tables in played.values() for values in tables]
    assert all(any(wanted.items() <= values.items() for values in values_played) for wanted in named)


def test_training_must_learn_the_winner():
    rng = np.random.default_rng(4)
    features = rng.normal(size=(3000, 2, 3))
    won = np.zeros((3000, 2))
    won[np.arange(3000), (features[:, 1, 0] > features[:, 0, 0]).astype(int)] = 1
    samples = train.Samples(features, won, games=np.arange(3000), side=np.tile([0, 1], (3000, 1)))
    net = train.fit(samples, seed=1)
    chances = train.forward(net, train.inputs_of(samples), samples.side).chances
    assert ((chances > 0.5) == (won > 0.5)).mean() > 0.95
    # rows: the mean chance, the share won, and how many chances they are
    lowest, *_, highest = train.calibrate(net, samples)
    assert max(lowest[:2]) < 0.1
    assert min(highest[:2]) > 0.9


@each_game
def test_the_value_function_of_a_game_must_belong_to_its_features(game_id):
    """If this fails, the features have changed: `stridsplan train` the game again."""
    game = load_game(game_id)
    trained = value.load(value.path_of(game))
    assert trained is not None
    assert trained.origin["features"] == program.features_hash(game)
    assert set(trained.nets) == set(game.seats) == set(trained.calibration)
