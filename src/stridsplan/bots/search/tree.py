"""A `Search` that replaces the play-outs by a tree search over information sets (ISMCTS) below its answers.

The answers, worlds, rounds and the preference for the policy's choice are those of `player.py`; only the continuation
of a world differs. One tree serves all worlds of a thread; it has the actions of all seats after each answer
(single-observer ISMCTS, Cowling, Powley and Whitehouse 2012). Each world adds one node at most below each answer. In
the tree, a seat chooses among the actions that are legal in the world by upper confidence bounds, which count how often
an action was available. A node has few actions at first, the policy's action first (progressive widening, Coulom 2007).
Below the tree, all seats play by policy up to the horizon; then the value function counts. Sequential halving at the
root with a tree below is the hybrid of Pepels, Cazenave, Winands and Lanctot 2014.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import types

from stridsplan.engine import entries
from stridsplan.engine.bits import lowest_bit
from stridsplan.engine.dice import HIGH, LOW, MASK_32
from stridsplan.engine.entries import INT, INTS
from stridsplan.engine.game import Game
from stridsplan.engine.record import Numbers, copy_state, rule

from .kernel import (
    Functions,
    Net,
    Reals,
    Rules,
    Scope,
    Workspace,
    choose_by_policy,
    count_asked,
    evaluate_leaf,
    play_answer,
    scatter_bits,
    start_world,
)
from .player import Search
from .program import ANSWERS, NET, ROW, TABLE, folder_name, hash_of, kinds_of

NODES = 1 << 15  # nodes of a tree, at most
DEPTH = 40  # actions on a path in the tree, at most
EXPLORES = 0.05  # the exploration constant: the weight of the bonus for actions that were tried less often
# progressive widening: a node visited n times gets another action while fewer than (n + 1) ** WIDER of its actions are
# legal in the world; the policy's action is always added
WIDER = 0.3
# The columns of `Tree.nodes`. MOVER: the seat that takes the action. CHILD: the newest node below this one (0: none).
# SIBLING: the next older node with the same parent (0: none). AVAILABLE: how often the action was legal
CODE, MOVER, CHILD, SIBLING, VISITS, AVAILABLE = range(6)
NO_NODE, FORCED = -1, -1  # play is below the tree; the action to take has no node (see `select`)


class Tree(NamedTuple):
    """The nodes, each an action, except node 0: the parent of all answers, whose CODE is the number of nodes."""

    nodes: Numbers  # (NODES, 6), see the columns above
    sums: Reals  # (NODES,) the sum of the mover's chances over all visits
    marks: Numbers  # by code: 1 if the action is legal now, 2 if it is also in the tree
    path: Numbers  # (DEPTH,) the nodes from the root to the current one


# -- In the compiled subset --------------------------------------------------------------------------------------------


def compare_in_tree(
    functions: Functions,
    net: Net,
    side: Numbers,
    workspace: Workspace,
    scope: Scope,
    tree: Tree,
    answers: Numbers,
    roots: Numbers,
    first: int,
    values: Reals,
) -> None:
    """Compare answers like `kernel.compare` without replies; after answers[a], search in the tree below node roots[a].

    Writes values[a, w], the seat's chance to win after answers[a] in world first + w.
    """
    rules = Rules(*functions)
    for world in range(values.shape[1]):
        start_world(rules, workspace, scope.seat, scope.key, first + world)
        low, high = workspace.tape[LOW], workspace.tape[HIGH]
        for a in range(answers.shape[0]):
            copy_state(workspace.states, 1, workspace.states, 0)
            workspace.tape[LOW], workspace.tape[HIGH] = low, high
            play_answer(rules, workspace, scope.seat, answers[a], 1)
            descend(rules, net, side, workspace, scope, tree, int(roots[a]))
            values[a, world] = workspace.chances[scope.seat]


@rule
def descend(
    rules: Rules, net: Net, side: Numbers, workspace: Workspace, scope: Scope, tree: Tree, root: int
) -> None:
    """Play on in record 1 up to the horizon, first in the tree, then by policy; write each seat's chance to win, and
    add it to the nodes of the path."""
    node, depth, asked = root, 0, 0
    tree.path[0] = root
    mask = rules.to_act(workspace.states, 1)
    for _ in range(scope.limit):
        if mask == 0:
            break
        seat = lowest_bit(mask)
        asked = count_asked(scope, seat, asked)
        if asked == 2 * scope.horizon:
            break
        code = -1
        if node != NO_NODE:
            child = select(rules, workspace, scope, tree, node, seat)
            if child == FORCED:
                code = int(workspace.out[0])
            else:
                code = int(tree.nodes[child, CODE])
                depth += 1
                tree.path[depth] = child
                is_known = tree.nodes[child, VISITS] > 0 and depth + 1 < tree.path.size
                node = child if is_known else NO_NODE
        if code < 0:
            code = choose_by_policy(rules, workspace, 1, seat, scope.sees)
        rules.apply(workspace.states, 1, seat, code, workspace.tape, workspace.log)
        mask = rules.to_act(workspace.states, 1)
    evaluate_leaf(rules, net, side, workspace, mask)
    for k in range(depth + 1):
        at = int(tree.path[k])
        tree.nodes[at, VISITS] += 1
        tree.sums[at] += workspace.chances[int(tree.nodes[at, MOVER])]


@rule
def select(rules: Rules, workspace: Workspace, scope: Scope, tree: Tree, node: int, seat: int) -> int:
    """Return the node of the action to take, a child of `node`, perhaps a new one; FORCED to take workspace.out[0],
    which is the only legal action, or the first if the tree is full and has no legal one."""
    n = rules.legal(workspace.states, 1, seat, workspace.out)
    if n == 1:
        return FORCED
    for k in range(n):
        tree.marks[workspace.out[k]] = 1
    favourite = choose_by_policy(rules, workspace, 1, seat, scope.sees)
    # again, in case the policy has overwritten `workspace.out`
    n = rules.legal(workspace.states, 1, seat, workspace.out)
    best, most, known = FORCED, -1.0, 0
    child = int(tree.nodes[node, CHILD])
    while child > 0:
        code = int(tree.nodes[child, CODE])
        if tree.nodes[child, MOVER] == seat and tree.marks[code] > 0:
            known += 1
            tree.marks[code] = 2
            tree.nodes[child, AVAILABLE] += 1
            bound = upper_bound(tree, child)
            if bound > most:
                best, most = child, bound
        child = int(tree.nodes[child, SIBLING])
    is_wide = known >= n or known >= (tree.nodes[node, VISITS] + 1.0) ** WIDER
    if tree.marks[favourite] == 1 or not is_wide:
        best = add_node(
            tree, node, seat, untried_action(workspace, scope, tree, node, n - known, favourite), best
        )
    for k in range(n):
        tree.marks[workspace.out[k]] = 0
    return best


@rule
def upper_bound(tree: Tree, node: int) -> float:
    """Return the upper confidence bound of an action: its mean, and a bonus that falls with its visits, and grows with
    the number of times that it was legal."""
    visits = tree.nodes[node, VISITS]
    if visits == 0:
        return 1e9  # try it first
    return tree.sums[node] / visits + EXPLORES * np.sqrt(np.log(tree.nodes[node, AVAILABLE] + 1.0) / visits)


@rule
def untried_action(
    workspace: Workspace, scope: Scope, tree: Tree, node: int, left: int, favourite: int
) -> int:
    """Return an action that is not below `node` yet: the policy's (`favourite`), or one of the `left` others, drawn
    without the dice of the world."""
    if tree.marks[favourite] == 1:
        return favourite
    skip = scatter_bits((scope.key + 31 * node + int(tree.nodes[node, VISITS])) & MASK_32) % left
    k = 0
    while tree.marks[workspace.out[k]] != 1 or skip > 0:
        if tree.marks[workspace.out[k]] == 1:
            skip -= 1
        k += 1
    return int(workspace.out[k])


@rule
def add_node(tree: Tree, node: int, seat: int, code: int, best: int) -> int:
    """Add an action below a node; return the new node, or `best` if the tree is full."""
    made = int(tree.nodes[0, CODE])
    if made == tree.sums.size:
        return best
    tree.nodes[0, CODE] = made + 1
    tree.nodes[made, CODE], tree.nodes[made, MOVER] = code, seat
    tree.nodes[made, CHILD], tree.nodes[made, SIBLING] = 0, tree.nodes[node, CHILD]
    tree.nodes[made, VISITS], tree.nodes[made, AVAILABLE] = 0, 1
    tree.sums[made] = 0.0
    tree.nodes[node, CHILD] = made
    return made


# -- The player --------------------------------------------------------------------------------------------------------


@dataclass
class TreeSearch(Search):
    """A search with a tree below each answer."""

    trees: dict[int, Tree] = field(default_factory=dict)  # by thread
    # the node of an answer, by thread and answer
    roots: dict[tuple[int, bytes], int] = field(default_factory=dict)

    def set_view(self, view: np.ndarray, seat: int) -> bool:
        for tree in self.trees.values():
            tree.nodes[0, CODE] = 1  # delete the nodes, which belong to another view
        self.roots.clear()
        return super().set_view(view, seat)

    def compare(self, scope: Scope, answers: np.ndarray, first: int, worlds: int) -> np.ndarray:
        rows = np.ascontiguousarray(answers, np.int32)
        compare = compiled(self.game) if self.program.is_compiled else compare_in_tree

        def play(part: int, first: int, worlds: int) -> np.ndarray:
            roots = np.array([self.root(part, scope.seat, row) for row in rows], np.int32)
            values = np.zeros((len(rows), worlds))
            compare(
                self.program.rules,
                self.net,
                self.side,
                self.workspaces[part],
                scope,
                self.trees[part],
                rows,
                roots,
                first,
                values,
            )
            return values

        return np.hstack(self.divide(play, first, worlds))

    def root(self, part: int, seat: int, row: np.ndarray) -> int:
        """Return the node of an answer in the tree of a thread; both are made when they are first needed."""
        if part not in self.trees:
            self.trees[part] = new_tree(self.game)
        key = part, row.tobytes()
        if key not in self.roots:
            self.roots[key] = add_node(self.trees[part], 0, seat, int(row[0]), 0)
        return self.roots[key]


def new_tree(game: Game) -> Tree:
    """Return a tree without actions."""
    tree = Tree(
        np.zeros((NODES, 6), np.int32),
        np.zeros(NODES),
        np.zeros(len(game.actions), np.int32),
        np.zeros(DEPTH, np.int32),
    )
    tree.nodes[0, CODE] = 1
    return tree


_COMPILED: dict[str, Any] = {}  # by the game's id


def compiled(game: Game) -> Any:
    """Load the compiled loop, or compile it; it is cached beside the other loops."""
    if game.id not in _COMPILED:
        rules, workspace, scope = kinds_of(game)
        tree = types.NamedTuple((ANSWERS, ROW, INTS, INTS), Tree)
        kind = types.void(rules, NET, INTS, workspace, scope, tree, ANSWERS, INTS, INT, TABLE)
        with entries.cache_of(game, f"{folder_name(game)}-{hash_of(Path(__file__))}"):
            _COMPILED[game.id] = entries.compile_program(kind, compare_in_tree)
    return _COMPILED[game.id]
