// What keys do on the board: arrows move the cursor, over the rim too; with a group in hand they move the group.
import { DIRECTIONS } from './geometry.js';
import { ownKeys } from './keys.js';
import { extend, isWhole, planned, takeBack } from './plan.js';
import { laidOn, touch } from './touch.js';

const BY_DIRECTION = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const means = (id, { key }) => ownKeys[id].keys.includes(key);

/** The place under an event. */
export const placeOf = (event) => event.target.closest?.('[data-place]')?.dataset.place ?? null;

const spotOf = (svg, place) => svg.querySelector(`.spot[data-place="${place}"]`);

function moveCursor(t, svg, place) {
  const spot = place && spotOf(svg, place);
  if (!spot) return;
  t.local.cursor.value = place;
  spot.focus({ preventScroll: true });
}

/** Step with the group in hand; the cursor goes with it. */
async function stepWith(t, svg, direction) {
  const step = t.actions.value.find((action) => action.kind === 'step' && action.direction === DIRECTIONS[direction]);
  if (step && await extend(t, step)) moveCursor(t, svg, step.to);
}

const hasGroup = (t) => planned(t, 'start').length > 0 && !isWhole(t);

function onArrow(t, view, svg, place, event) {
  const direction = BY_DIRECTION.indexOf(event.key);
  if (hasGroup(t) && !event.shiftKey) return stepWith(t, svg, direction);
  return moveCursor(t, svg, view.squares.find(({ square }) => square === place)?.neighbours[direction]);
}

/** Keys on a square. */
export function onKey(t, view, svg, event) {
  const place = placeOf(event);
  if (!place) return;
  if (means('march', event)) onArrow(t, view, svg, place, event);
  else if (event.key === 'Enter' || event.key === ' ') touch(t, place, { byKey: true });
  else if (means('back', event) && planned(t, 'step').length > 0) takeBack(t, ({ kind }) => kind === 'step');
  else if (means('back', event) && laidOn(t, place)) touch(t, place);
  else return;
  event.preventDefault();
}
