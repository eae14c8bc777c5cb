// What touching a place of the board does.
import { slotKey } from './picks.js';
import { extend, isWhole, planned, replan, send } from './plan.js';

const pressPrimary = () => document.querySelector('.column [data-primary]:not([data-no-enter])')?.click();

/** The tile of ground that was laid on a place. */
export const laidOn = (t, place) => planned(t, 'lay').find((action) => `${'ABCD'[t.seat.value]}${action.cell}` === place);

/** Begin a move with everything that may go. */
export async function begin(t, start) {
  if (!await replan(t, [start])) return;
  const all = t.actions.value.find(({ kind }) => kind === 'take_all');
  const only = t.actions.value.filter(({ kind }) => kind === 'take');
  if (all) await expandAll(t, start, all);
  else if (only.length === 1) await extend(t, only[0]);
}

/** To take all is to take each of them, so that some may be left again. */
async function expandAll(t, start, all) {
  const takes = t.actions.value.filter(({ kind }) => kind === 'take');
  if (!await replan(t, [start, all])) return;
  const group = t.chain.value.view?.move?.group ?? [];
  const each = group.flatMap(({ unit, damaged, count }) => {
    const take = takes.find((action) => action.unit === unit && Boolean(action.damaged) === damaged);
    return take ? Array(count).fill(take) : [];
  });
  if (each.length === group.reduce((sum, { count }) => sum + count, 0)) await replan(t, [start, ...each]);
}

/** The stacks that a move could begin with instead of the one in hand. */
const otherStart = (t, place) => t.position.value?.actions.find((action) => action.kind === 'start' && action.square === place);

function touchPick(t, { role, actions }) {
  const [action] = actions;
  if (role === 'start') return begin(t, action);
  return ['lay', 'put', 'step', 'restack'].includes(role) ? extend(t, action) : t.choose(action);
}

/** Touch a place; one that means nothing, touched by key, presses the coloured button. */
export function touch(t, place, { byKey = false } = {}) {
  const pick = t.local.picks.value.get(place);
  const laid = laidOn(t, place);
  if (laid) return lift(t, laid);
  if (pick) return touchPick(t, pick);
  const here = t.chain.value.view?.move?.path.at(-1);
  if (place === here && planned(t, 'step').length > 0) return goOn(t);
  const other = planned(t, 'start').length > 0 && otherStart(t, place);
  if (other) return begin(t, other);
  return byKey ? pressPrimary() : undefined;
}

/** Take a tile of ground up again; it is in the hand then. */
async function lift(t, laid) {
  t.local.brush.value = laid.terrain;
  await replan(t, planned(t).filter((action) => action !== laid));
}

/** End the move where it has come to. */
export async function goOn(t) {
  const stop = t.actions.value.find(({ kind }) => kind === 'stop');
  if (isWhole(t)) return send(t);
  return stop && t.choose(stop);
}

/** Lay a carried thing down on a place. */
export async function drop(t, carried, place) {
  if (carried.terrain) return dropTerrain(t, carried, place);
  if (carried.hit) return dropHit(t, place);
  const action = t.actions.value.find((each) => each.kind === 'put' && each.unit === carried.unit && each.square === place);
  return action && extend(t, action);
}

/** Put a hit on a tile of the battle board. */
function dropHit(t, place) {
  const action = t.actions.value.find((each) => each.kind === 'hit' && `hit ${slotKey(each)}` === place);
  return action && extend(t, action);
}

async function dropTerrain(t, { terrain, from }, place) {
  const kept = planned(t).filter((action) => action !== (from && laidOn(t, from)));
  const cell = place.slice(1);
  const known = [...(t.position.value?.actions ?? []), ...t.actions.value];
  const action = place[0] === 'ABCD'[t.seat.value] && known.find((each) => each.kind === 'lay' && each.terrain === terrain && each.cell === cell);
  if (action && place !== from) await replan(t, [...kept, action]);
}
