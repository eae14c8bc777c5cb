"""A search with a tree below its answers: legal, repeatable, and preferring actions better than the policy's."""

import numpy as np
import pytest

from bots.searching import Position, comparable, searching_with, shorten_searches
from stridsplan.bots import get_bot
from stridsplan.bots.search import kernel, player, threads, tree
from stridsplan.bots.search.kernel import Rules, Scope
from stridsplan.bots.search.tree import AVAILABLE, CHILD, CODE, MOVER, SIBLING, VISITS, TreeSearch
from stridsplan.engine import dice


@pytest.fixture
def position(monkeypatch):
    shorten_searches(monkeypatch, candidates=3)
    monkeypatch.setattr(player, "LIMIT", 6)
    return Position("island", actions=40)


def children(search, node, thread=0):
    """Yield the nodes directly below a node."""
    nodes = search.trees[thread].nodes
    child = nodes[node, CHILD]
    while child > 0:
        yield int(child)
        child = nodes[child, SIBLING]


def test_a_tree_search_must_be_legal_within_its_budget_and_repeatable_from_its_seed(position):
    search = position.search(kind=TreeSearch)
    first = position.run_search(playouts=60, search=search)
    assert first.code in position.legal
    assert 0 < first.playouts <= 60
    assert ((first.chances >= 0) & (first.chances <= 1)).all()
    assert comparable(position.run_search(playouts=60, search=search)) == comparable(first)


def test_each_thread_must_have_its_own_tree(monkeypatch, position):
    monkeypatch.setattr(threads, "LEAST_WORLDS", 2)
    search = position.search(kind=TreeSearch)
    with searching_with(2):
        result = position.run_search(playouts=120, search=search)
    counts = [
        sum(search.trees[thread].nodes[child, VISITS] for child in children(search, 0, thread))
        for thread in search.trees
    ]
    assert len(counts) == 2
    assert sum(counts) == result.playouts


def test_every_play_out_must_be_counted_in_each_node_it_visits(position):
    search = position.search(kind=TreeSearch)
    result = position.run_search(playouts=60, search=search)
    nodes, sums = search.trees[0].nodes, search.trees[0].sums
    roots = list(children(search, 0))
    assert sum(nodes[root, VISITS] for root in roots) == result.playouts
    assert {int(nodes[root, CODE]) for root in roots} >= set(result.codes.tolist())
    assert nodes[0, CODE] > 1 + len(roots)  # the number of nodes
    for node in range(1, nodes[0, CODE]):
        below = list(children(search, node))
        # AVAILABLE is not counted for an answer, because `select` does not choose among the answers
        most = result.playouts if node in roots else nodes[node, AVAILABLE]
        assert sum(nodes[child, VISITS] for child in below) <= nodes[node, VISITS] <= most
        assert len({(nodes[child, MOVER], nodes[child, CODE]) for child in below}) == len(below)
        assert 0 <= sums[node] <= nodes[node, VISITS]
    assert not search.trees[0].marks.any()


def test_the_tree_must_visit_the_better_action_most(monkeypatch, position):
    """The policy prefers the worse of two actions; the chances depend only on the first action."""
    search, scope = position.search(kind=TreeSearch), Scope(seat=0, horizon=1, limit=1, key=1, sees=1)
    chances = {3: 0.2, 4: 0.8}  # by action

    def legal(states, i, seat, out):
        out[:2] = list(chances)
        return 2

    def apply(states, i, seat, code, tape, log):
        states[1] = chances[code]

    def evaluate(features, net, side, workspace, i):
        workspace.chances[0] = workspace.states[1]

    rules = Rules(
        setup=None,
        to_act=lambda states, i: 1,
        legal=legal,
        apply=apply,
        observe=lambda *rest: None,
        determinize=None,
        returns=None,
        policy=lambda *rest: 3,
        features=None,
    )
    workspace = search.workspace._replace(states=np.zeros(2))
    monkeypatch.setattr(kernel, "evaluate", evaluate)
    root = search.root(0, 0, np.array([7], np.int32))
    for _ in range(60):
        tree.descend(rules, search.net, search.side, workspace, scope, search.trees[0], root)
    visits = {
        int(search.trees[0].nodes[child, CODE]): int(search.trees[0].nodes[child, VISITS])
        for child in children(search, root)
    }
    assert sum(visits.values()) == 60
    assert visits[4] > 3 * visits[3]


def test_the_bound_of_an_action_must_depend_on_how_often_it_was_available():
    grown = tree.Tree(
        nodes=np.zeros((3, 6), np.int32),
        sums=np.array([0, 5.0, 5.0]),
        marks=np.zeros(9, np.int32),
        path=np.zeros(4, np.int32),
    )
    grown.nodes[1:, VISITS] = 10
    grown.nodes[1, AVAILABLE], grown.nodes[2, AVAILABLE] = 10, 200
    assert tree.upper_bound(grown, 1) < tree.upper_bound(grown, 2)


def test_a_full_tree_must_stop_growing(monkeypatch, position):
    monkeypatch.setattr(tree, "NODES", 6)
    search = position.search(kind=TreeSearch)
    result = position.run_search(playouts=40, search=search)
    assert search.trees[0].nodes[0, CODE] == tree.NODES
    assert result.code in position.legal


def test_the_tree_bot_must_play(monkeypatch, position):
    monkeypatch.setattr(player, "load_compiled", lambda game: None)  # without compilation, which takes longer
    bot = get_bot("tree", playouts=12)
    assert bot.kind is TreeSearch
    chosen = bot.choose(position.game, position.views, position.seat, position.legal, dice.seeded_tape(1))
    assert chosen in position.legal
