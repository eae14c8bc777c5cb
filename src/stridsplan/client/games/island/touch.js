// What touching a place does.
import { isGrave } from './picks.js';

const coarse = matchMedia('(pointer: coarse)');
const SMALL = 36; // pixels of a square below which a finger is asked twice

const pressPrimary = () => document.querySelector('.column [data-primary]:not([data-no-enter])')?.click();

/** A finger on small squares may have meant the next one. */
const isUncertain = (t, { role }) => ['block', 'place'].includes(role) && coarse.matches && 40 * t.local.scale.value < SMALL;

/** Take an action; a grave one is aimed at first and has to be confirmed. */
export function take(t, action, place, sure = false) {
  if (!sure && isGrave(action, t.local.isOwn)) { t.local.aim.value = { place, actions: [action] }; return undefined; }
  return t.choose(action);
}

function aimAt(t, place, actions) {
  t.local.aim.value = { place, actions };
}

function takeInHand(t, piece) {
  const { chosen, aim } = t.local;
  aim.value = null;
  chosen.value = chosen.value === piece ? null : piece;
}

/** Take a slot to put its character elsewhere, or put down the one that is held. */
export function touchSlot(t, slot) {
  const { held, swap } = t.local;
  if (held.value === slot) held.value = null;
  else if (held.value === null) held.value = slot;
  else swap(held.value, slot);
}

/** A slot that means nothing itself is a part of its pad. */
const padUnder = (place, picks) => picks.get(place.replace(/^slot-(\d+)-\d+$/, 'pad-$1'));

/**
 * Touch a place.
 * @param {boolean} byKey  a place that is aimed at or means nothing, touched by key, presses the coloured button
 */
export function touch(t, place, { byKey = false } = {}) {
  const { picks, aimed, order } = t.local;
  const own = place.startsWith(`slot-${t.seat.value}-`);
  if (order.value && own) return touchSlot(t, Number(place.at(-1)));
  const pick = picks.value.get(place) ?? padUnder(place, picks.value);
  if (aimed.value?.place === place && aimed.value.actions.length === 1) return take(t, aimed.value.actions[0], place, true);
  if (!pick) return byKey ? pressPrimary() : t.drop();
  const { actions, piece } = pick;
  if (actions.length === 0) return takeInHand(t, piece);
  if (actions.length > 1 || piece !== undefined || isUncertain(t, pick)) return aimAt(t, place, actions);
  return take(t, actions[0], place);
}
