// What pointers and keys do on the board.
import { ARROWS } from '../../shell/keys.js';
import { placeByKey } from './cursor.js';
import { touch, touchSlot } from './touch.js';

const NEAR = 24; // screen pixels within which a coarse pointer still means a place
const coarse = matchMedia('(pointer: coarse)');

/** The nearest touchable place to a point of the screen, for fingers. */
function nearestPick(svg, picks, x, y) {
  const found = [...svg.querySelectorAll('[data-place].touchable')].filter((node) => picks.has(node.dataset.place)).map((node) => {
    const box = node.getBoundingClientRect();
    return { place: node.dataset.place, away: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) };
  });
  return found.filter(({ away }) => away < NEAR).sort((a, b) => a.away - b.away)[0]?.place ?? null;
}

/** The place under an event. */
export const placeOf = (event) => event.target.closest?.('[data-place]')?.dataset.place ?? null;

/** The place that keys are at, where the keyboard is in use. */
export const focusedPlace = (svg) => svg.querySelector('[data-place]:focus-visible')?.dataset.place ?? null;

/** A click or a tap: on a place, near one for a finger, or on nothing. */
export function onClick(t, svg, picks, event) {
  const hit = placeOf(event);
  const exact = picks.has(hit) || t.local.order.value || !(coarse.matches || event.pointerType === 'touch');
  const near = exact ? hit : nearestPick(svg, picks, event.clientX, event.clientY) ?? hit;
  if (near) touch(t, near);
  else t.drop();
}

const spotOf = (svg, place) => svg.querySelector(`.spot[data-place="${place}"]`);

/** Arrows move the cursor, Enter touches what is under it. */
export function onKey(t, view, frame, svg, event) {
  const place = placeOf(event);
  if (!place) return;
  if (ARROWS.includes(event.key)) {
    const next = placeByKey(view, frame, place, event.key);
    if (event.shiftKey && t.local.order.value && next?.startsWith(`slot-${t.seat.value}-`)) t.local.swap(Number(place.at(-1)), Number(next.at(-1)));
    if (next) { t.local.cursor.value = next; spotOf(svg, next)?.focus({ preventScroll: true }); }
    event.preventDefault();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    touch(t, place, { byKey: true });
  }
}

/** Put a character of one's pad down in another slot by dragging it there. */
export function onDrop(t, event) {
  const { held, order } = t.local;
  const slot = document.elementFromPoint(event.clientX, event.clientY)?.closest?.('[data-drag]')?.dataset.drag;
  const from = t.local.dragged;
  t.local.dragged = null;
  if (order.value && from && slot && slot !== from) { held.value = null; touchSlot(t, Number(from)); touchSlot(t, Number(slot)); }
}
