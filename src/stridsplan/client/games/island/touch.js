// What touching a place does.
import { pressPrimary } from '../../shell/keys.js';
import { coarse } from '../../shell/ui.js';
import { needsConfirming } from './picks.js';

const SMALL = 36; // pixels of a square below which a touch has to be confirmed

/** Whether a finger may have meant the next square, because squares are small. */
const isUncertain = (t, { role }) => ['block', 'place'].includes(role) && coarse.matches
  && 40 * t.local.scale.value < SMALL;

/** Take an action, or first ask for confirmation if it needs that; `sure`: it is confirmed. */
export function take(t, action, place, sure = false) {
  if (sure || !needsConfirming(action, t.local.isOwn)) return t.choose(action);
  t.local.aim.value = { place, actions: [action] };
  return undefined;
}

/** Ask for confirmation of an action at a place, or for the choice of one of several. */
function aimAt(t, place, actions) {
  t.local.aim.value = { place, actions };
}

/** Select a character, or deselect it. */
function select(t, piece) {
  const { chosen, aim } = t.local;
  aim.value = null;
  chosen.value = chosen.value === piece ? null : piece;
}

/** Select a slot of the pad, or swap its character with that of the selected slot. */
export function touchSlot(t, slot) {
  const { held, swap } = t.local;
  if (held.value === slot) held.value = null;
  else if (held.value === null) held.value = slot;
  else swap(held.value, slot);
}

/** Drop a character on a place: the same as choosing both. */
function dropPiece(t, piece, place) {
  const { chosen, aim, picks } = t.local;
  aim.value = null;
  chosen.value = piece;
  if (['to', 'target'].includes(picks.value.get(place)?.role)) touch(t, place);
}

/** Swap a character of the seat's own pad with that of another slot. */
function dropSlot(t, slot, place) {
  const { held, swap, order } = t.local;
  const to = place.startsWith(`slot-${t.seat.value}-`) ? Number(place.at(-1)) : slot;
  if (!order.value || to === slot) return;
  held.value = null;
  swap(slot, to);
}

/** Drop a character of the island, or one of the seat's own pad. */
export const drop = (t, { piece, slot }, place) =>
  (piece === undefined ? dropSlot(t, slot, place) : dropPiece(t, piece, place));

/** The pick of the pad that a slot belongs to: for a slot without one of its own. */
const padUnder = (place, picks) => picks.get(place.replace(/^slot-(\d+)-\d+$/, 'pad-$1'));

/**
 * Touch a place.
 * @param {Shared} t
 * @param {string} place
 * @param {{byKey?: boolean, large?: boolean}} how  byKey: a key on a place without an action presses the primary button
 */
export function touch(t, place, { byKey = false } = {}) {
  const { picks, aimed, order } = t.local;
  const own = place.startsWith(`slot-${t.seat.value}-`);
  if (order.value && own) return touchSlot(t, Number(place.at(-1)));
  const pick = picks.value.get(place) ?? padUnder(place, picks.value);
  if (aimed.value?.place === place && aimed.value.actions.length === 1) return take(t, aimed.value.actions[0],
    place, true);
  if (!pick) return byKey ? pressPrimary() : t.cancel();
  const { actions, piece } = pick;
  if (actions.length === 0) return select(t, piece);
  if (actions.length > 1 || piece !== undefined || isUncertain(t, pick)) return aimAt(t, place, actions);
  return take(t, actions[0], place);
}
