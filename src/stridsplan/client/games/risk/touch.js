// What touching a territory does.
import { explain } from '../../shell/board/refusal.js';
import { pressPrimary } from '../../shell/keys.js';
import { placeAction } from './picks.js';

const LARGE_STEP = 5; // armies that a touch with Shift places

/** Choose an action; one that was legal before the first step drops the steps (`restart`, picks.js). */
const send = (t, pick, action) => (pick.restart ? t.restart(action) : t.choose(action));

function place(t, pick, large) {
  return send(t, pick, placeAction(pick.actions, large ? LARGE_STEP : t.local.step.value));
}

/** Begin an attack or a move with its first action. */
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

/** The kind of action that touching a territory stands for, by the question. */
const KIND = { place_setup: 'place', place_secretly: 'place', reinforce: 'place', trade: 'place',
  place_neutral: 'place_neutral', choose_capital: 'choose_capital', attack: 'attack', fortify: 'move_from',
  move_to: 'move_to' };

/** The action that touching a territory stands for, legal or not; null if it stands for none. */
function tried(t, territory) {
  const kind = KIND[t.question.value?.id];
  if (kind !== 'attack') return kind ? { kind, territory } : null;
  const source = t.local.chosenSource.value;
  return source ? { kind, source, target: territory } : { kind, source: territory };
}

/**
 * Say why a territory cannot be chosen, and forget what was chosen before. `target_is` tells the message whether the
 * territory was to be a target.
 */
function refuse(t, territory, at) {
  const action = tried(t, territory);
  explain(t, at, action, { target_is: action?.target ? 'chosen' : 'none' });
  return t.cancel();
}

/**
 * Touch a territory.
 * @param {Shared} t
 * @param {string} territory
 * @param {{large?: boolean, byKey?: boolean, at?: any}} how  large: five at once; byKey: a key on a chosen territory,
 *   or where nothing can be tried, presses the primary button; at: where the pointer is
 */
export function touch(t, territory, { large = false, byKey = false, at = undefined } = {}) {
  const { picks, intent } = t.local;
  const chosen = intent.value.target === territory
    || (intent.value.source === territory && t.compound.value.codes.length > 0);
  if (byKey && (chosen || !(picks.value.has(territory) || tried(t, territory)))) return pressPrimary();
  if (intent.value.target === territory) return undefined;
  if (intent.value.source === territory) return t.cancel();
  const pick = picks.value.get(territory);
  if (!pick) return refuse(t, territory, at);
  return TOUCH[pick.role](t, pick, large, territory);
}

const BEGINS = ['source', 'move_from'];
const ENDS = ['target', 'move_to'];

/** Whether a territory can be dragged to another: an attack or a move can begin there. */
export const canDrag = ({ local }, territory, pick) =>
  BEGINS.includes(pick?.role) || local.chosenSource.value === territory;

/** Drag from a territory to another: the same as touching both. */
export async function drop(t, { from }, territory, at) {
  if (from === territory || t.busy.value) return;
  const { picks, intent } = t.local;
  if (intent.value.source !== from) await touch(t, from);
  if (ENDS.includes(picks.value.get(territory)?.role)) await touch(t, territory);
  else await explain(t, at, tried(t, territory));
}
