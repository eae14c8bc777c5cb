"""A search that grows a tree over information sets below its answers (ISMCTS), behind the interface of `Search`.

Its answers, worlds, rounds and guard are those of `player.py`; what differs is how a world is played on. There is one
tree for all worlds, of the actions that follow each answer, whoever takes them (single-observer ISMCTS, Cowling, Powley
and Whitehouse 2012). In each world one more node is added, and the best is sought among the actions that are legal
there: by upper confidence bounds that count how often an action was available, for the seat whose action it is. A node
has few actions at first, the policy's before all (progressive widening, Coulom 2007). Behind the tree everybody plays
by policy, as far as the horizon, and the value counts. With halving at the root and a tree below, this is a hybrid as
in Pepels, Cazenave, Winands and Lanctot 2014.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit, types

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
from .program import ANSWERS, NET, ROW, TABLE, hash_of, kinds_of, part_of

NODES = 1 << 15  # at most; then the tree grows no more
DEPTH = 40  # actions in the tree
EXPLORES = 0.05  # weight of the bonus for actions that were tried less often
WIDER = 0.3  # a node visited n times has n to this power actions at most
CODE, MOVER, CHILD, SIBLING, VISITS, AVAILABLE = range(6)
NOBODY, FORCED = -1, -1


class Tree(NamedTuple):
    """The nodes, each an action; node 0 is no action, and its code is the number of nodes."""

    nodes: Numbers  # (NODES, 6)
    sums: Reals  # of the chances of who takes the action
    marks: Numbers  # by code: 1 legal now, 2 in the tree too
    path: Numbers


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
    """Do as `kernel.compare` without replies, with the tree below roots[a] behind answers[a]; values[a, w]."""
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
    """Play record 1 on, in the tree and then by policy, as far as the search goes; write each seat's chance to win, and
    add it to the nodes of the way."""
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
        if node != NOBODY:
            child = select(rules, workspace, scope, tree, node, seat)
            if child == FORCED:
                code = int(workspace.out[0])
            else:
                code = int(tree.nodes[child, CODE])
                depth += 1
                tree.path[depth] = child
                is_known = tree.nodes[child, VISITS] > 0 and depth + 1 < tree.path.size
                node = child if is_known else NOBODY
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
    """Return the node of the action to take; FORCED if only one is legal, as workspace.out[0]."""
    n = rules.legal(workspace.states, 1, seat, workspace.out)
    if n == 1:
        return FORCED
    for k in range(n):
        tree.marks[workspace.out[k]] = 1
    favourite = choose_by_policy(rules, workspace, 1, seat, scope.sees)
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
    """How good an action may be: its mean, and more the less often it was taken when it could be."""
    visits = tree.nodes[node, VISITS]
    if visits == 0:
        return 1e9
    return tree.sums[node] / visits + EXPLORES * np.sqrt(np.log(tree.nodes[node, AVAILABLE] + 1.0) / visits)


@rule
def untried_action(
    workspace: Workspace, scope: Scope, tree: Tree, node: int, left: int, favourite: int
) -> int:
    """An action not in the tree yet: the policy's, or one of those `left`, drawn without the world's dice."""
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
    """Add an action below a node; return it, or the best that there is if the tree is full."""
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
    """A search with a tree below its answers."""

    trees: dict[int, Tree] = field(default_factory=dict)  # by thread
    roots: dict[tuple[int, bytes], int] = field(default_factory=dict)  # by thread and answer: its node

    def look(self, view: np.ndarray, seat: int) -> bool:
        for tree in self.trees.values():
            tree.nodes[0, CODE] = 1  # what was found about another view is of no use
        self.roots.clear()
        return super().look(view, seat)

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
        """Return the node of an answer in the tree of a thread."""
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
    """Load the compiled loop, or compile it; it is kept beside the others."""
    if game.id not in _COMPILED:
        rules, workspace, scope = kinds_of(game)
        tree = types.NamedTuple((ANSWERS, ROW, INTS, INTS), Tree)
        kind = types.void(rules, NET, INTS, workspace, scope, tree, ANSWERS, INTS, INT, TABLE)
        with entries.cache_of(game, f"{part_of(game)}-{hash_of(Path(__file__))}"):
            _COMPILED[game.id] = njit(kind, cache=True, nogil=True, error_model="numpy")(compare_in_tree)
    return _COMPILED[game.id]
