// What touching a place of the board does.
import { startDrag } from '../../shell/board/drag.js';
import { explain } from '../../shell/board/refusal.js';
import { pressPrimary } from '../../shell/keys.js';
import { letterOf } from './geometry.js';
import { cellPlace, slotKey } from './picks.js';
import { extend, isDraftComplete, drafted, redraft, send } from '../../shell/draft.js';

/** The terrain tile that was laid on a place. */
export const laidOn = (t, place) => drafted(t, 'lay')
  .find((action) => cellPlace(t.seat.value, action.cell) === place);

/** Begin a move; take all tiles that can move, if all may go together, or a tile of the only kind that may be taken. */
export async function begin(t, start) {
  if (!await redraft(t, [start])) return;
  const all = t.actions.value.find(({ kind }) => kind === 'take_all');
  const takes = t.actions.value.filter(({ kind }) => kind === 'take');
  if (all) await expandAll(t, start, all);
  else if (takes.length === 1) await extend(t, takes[0]);
}

/** Replace "take all" by taking each tile, so that some can be removed again. */
async function expandAll(t, start, all) {
  const takes = t.actions.value.filter(({ kind }) => kind === 'take');
  if (!await redraft(t, [start, all])) return;
  const group = t.compound.value.view?.move?.group ?? [];
  const each = group.flatMap(({ unit, damaged, count }) => {
    const take = takes.find((action) => action.unit === unit && Boolean(action.damaged) === damaged);
    return take ? Array(count).fill(take) : [];
  });
  if (each.length === group.reduce((sum, { count }) => sum + count, 0)) await redraft(t, [start, ...each]);
}

/** The action that begins a move at a place instead of the drafted one, or undefined. */
const otherStart = (t, place) => t.position.value?.actions.find((action) => action.kind === 'start'
  && action.square === place);

function touchPick(t, { role, actions }) {
  const [action] = actions;
  if (role === 'start') return begin(t, action);
  return ['lay', 'put', 'step', 'restack'].includes(role) ? extend(t, action) : t.choose(action);
}

/** A place as the actions that lay terrain name it: a cell of the seat's own country. */
const cellAt = (t, place) => (place[0] === letterOf(t.seat.value) ? place.slice(1) : place);

const put = ({ local }, square) => (local.unitNow.value ? { kind: 'put', unit: local.unitNow.value, square } : null);

/** By question: the action that touching a place stands for, legal or not. */
const TRIED = {
  lay_terrain: (t, place) => t.local.brushNow.value
    && { kind: 'lay', terrain: t.local.brushNow.value, cell: cellAt(t, place) },
  stack_army: put,
  reinforce: (t, square) => put(t, square) ?? { kind: 'restack', square },
  place_special: (t, square) => ({ kind: t.actions.value.some(({ kind }) => kind === 'lair') ? 'lair' : 'lodge',
    square }),
  move: (t, square) => ({ kind: 'start', square }),
  move_group: (t, to) => ({ kind: 'step', to }),
  move_on: (t, to) => ({ kind: 'step', to }),
  choose_battle: (t, square) => ({ kind: 'battle', square }),
  withdraw: (t, to) => ({ kind: 'withdraw', to }),
};

/** The action that touching a place stands for, legal or not; null if it stands for none. */
function tried(t, place) {
  const { start, path = [] } = t.compound.value.view?.move ?? {};
  if (isDraftComplete(t) || [start, ...path].includes(place)) return null;
  return TRIED[t.question.value?.id]?.(t, place) ?? null;
}

/** Touch a place; a key on a place where nothing can be tried presses the primary button. */
export function touch(t, place, { byKey = false, at = undefined } = {}) {
  const pick = t.local.picks.value.get(place);
  const laid = laidOn(t, place);
  if (laid) return lift(t, laid);
  if (pick) return touchPick(t, pick);
  const here = t.compound.value.view?.move?.path.at(-1);
  if (place === here && drafted(t, 'step').length > 0) return endMove(t);
  const other = drafted(t, 'start').length > 0 && otherStart(t, place);
  if (other) return begin(t, other);
  const action = tried(t, place);
  return byKey && !action ? pressPrimary() : explain(t, at, action);
}

/** Take back a terrain tile; it is selected then. */
async function lift(t, laid) {
  t.local.brush.value = laid.terrain;
  await redraft(t, drafted(t).filter((action) => action !== laid));
}

/** End the move at the square that it has reached. */
export async function endMove(t) {
  const stop = t.actions.value.find(({ kind }) => kind === 'stop');
  if (isDraftComplete(t)) return send(t);
  return stop && t.choose(stop);
}

/** Whether a drag from a square moves a stack: one that can begin a move, or the one that is moving. */
export const canMarch = (t, square, pick) => pick?.role === 'start'
  || t.compound.value.view?.move?.path.at(-1) === square
  || (drafted(t, 'start').length > 0 && Boolean(otherStart(t, square)));

/** Move a stack along the squares that it was dragged over, as far as it may go. */
async function dropMarch(t, from, passed, at) {
  const isMoving = t.compound.value.view?.move?.path.at(-1) === from;
  if (!isMoving) await begin(t, otherStart(t, from));
  for (const square of passed.filter((each, k) => k > 0 || each !== from)) {
    const pick = t.local.picks.value.get(square);
    if (pick?.role !== 'step') { await explain(t, at, tried(t, square)); return; }
    if (!await extend(t, pick.actions[0])) return;
  }
}

/** Drop a terrain tile, a unit, a hit or a stack on a place; a stack moves over the squares that the pointer passed. */
export async function drop(t, what, place, passed, at) {
  if (what.march) return dropMarch(t, what.march, passed, at);
  if (what.terrain) return dropTerrain(t, what, place, at);
  if (what.hit) return dropHit(t, place);
  const action = t.actions.value.find((each) => each.kind === 'put' && each.unit === what.unit
    && each.square === place);
  return action ? extend(t, action) : explain(t, at, { kind: 'put', unit: what.unit, square: place });
}

/** The event handler for a press on something that can be dragged. */
export const drags = (t) => (event) =>
  startDrag(t, event, (what, place, passed, at) => drop(t, what, place, passed, at));

/** Put a hit on a tile of the battle board. */
function dropHit(t, place) {
  const action = t.actions.value.find((each) => each.kind === 'hit' && `hit ${slotKey(each)}` === place);
  return action && extend(t, action);
}

async function dropTerrain(t, { terrain, from }, place, at) {
  const kept = drafted(t).filter((action) => action !== (from && laidOn(t, from)));
  const cell = place.slice(1);
  const known = [...(t.position.value?.actions ?? []), ...t.actions.value];
  const action = place[0] === letterOf(t.seat.value)
    && known.find((each) => each.kind === 'lay' && each.terrain === terrain && each.cell === cell);
  if (action && place !== from) await redraft(t, [...kept, action]);
  else if (place !== from) await explain(t, at, { kind: 'lay', terrain, cell: cellAt(t, place) });
}
