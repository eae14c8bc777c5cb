// The places of a board: what is under the pointer, which place a finger means, and what can be chosen at a place.
// A place is an element with `data-place`; of several with the same name, the one that can be focused has the class
// `spot`. The module can be loaded without a page.
import { signal } from '../../vendor/preact-signals/signals.mjs';

/**
 * The signals of every board: the places under the pointer (`hovered`) and the cursor of the keyboard (`cursor`), by
 * name; what is being dragged ({what, x, y}); the scale of the drawing; and why what was tried cannot be done
 * (refusal.js).
 */
export const placeSignals =
  () => ({ hovered: signal(null), cursor: signal(null), dragged: signal(null), scale: signal(1),
    refusal: signal(null) });

/** The name of the place at an event, or null. */
export const placeAt = (event) => event.target.closest?.('[data-place]')?.dataset.place ?? null;

/** Add an action to those of a place; the first one gives the place its role. */
export function addPick(picks, place, role, action) {
  const pick = picks.get(place);
  if (pick) pick.actions.push(action);
  else picks.set(place, { role, actions: [action] });
}

/**
 * Whether the Tab key stops at a place: at the cursor, and at all that can be chosen unless there are more than `few`.
 */
export const isTabStop = ({ cursor, picks }, place, touchable, few) =>
  cursor.value === place || (touchable && picks.value.size <= few);

/**
 * The place whose middle is nearest to a point of the screen; null if none is within reach.
 * @param {Array<{place: string, box: {x: number, y: number, width: number, height: number}}>} boxes
 * @param {number} reach  pixels
 */
export function nearestPlace(boxes, x, y, reach) {
  let [best, least] = [null, reach];
  for (const { place, box } of boxes) {
    const away = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}
