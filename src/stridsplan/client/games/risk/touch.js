// What touching a territory does.
import { pressPrimary } from '../../shell/keys.js';
import { placeAction } from './picks.js';

/** Choose an action; one from before the first step drops the steps. */
const send = (t, pick, action) => (pick.restart ? t.restart(action) : t.choose(action));

function place(t, pick, large) {
  return send(t, pick, placeAction(pick.actions, large ? 5 : t.local.step.value));
}

function start(t, action) {
  t.local.source.value = null;
  return t.restart(action);
}

const TOUCH = {
  place,
  place_neutral: place,
  choose_capital: (t, pick) => send(t, pick, pick.actions[0]),
  source(t, pick, large, territory) {
    t.cancel();
    t.local.source.value = territory;
  },
  target: (t, pick) => start(t, pick.actions[0]),
  move_from: (t, pick) => start(t, pick.actions[0]),
  move_to: (t, pick) => send(t, pick, pick.actions[0]),
};

/**
 * Touch a territory.
 * @param {Shared} t
 * @param {string} territory
 * @param {{large?: boolean, byKey?: boolean}} how  large: five at once; byKey: a key on a chosen territory presses
 *   the primary button
 */
export function touch(t, territory, { large = false, byKey = false } = {}) {
  const { picks, intent } = t.local;
  const chosen = intent.value.target === territory
    || (intent.value.source === territory && t.compound.value.codes.length > 0);
  if (byKey && (chosen || !picks.value.has(territory))) return pressPrimary();
  if (intent.value.target === territory) return undefined;
  if (intent.value.source === territory) return t.cancel();
  const pick = picks.value.get(territory);
  if (!pick) return t.cancel();
  return TOUCH[pick.role](t, pick, large, territory);
}

const BEGINS = ['source', 'move_from'];
const ENDS = ['target', 'move_to'];

/** Whether a territory can be dragged to another: an attack or a move can begin there. */
export const canDrag = ({ local }, territory, pick) =>
  BEGINS.includes(pick?.role) || local.chosenSource.value === territory;

/** Drag from a territory to another: the same as touching both. */
export async function drop(t, { from }, territory) {
  if (from === territory || t.busy.value) return;
  const { picks, intent } = t.local;
  if (intent.value.source !== from) await touch(t, from);
  if (ENDS.includes(picks.value.get(territory)?.role)) await touch(t, territory);
}
