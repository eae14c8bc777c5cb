// Dragging by mouse and finger: an element with `data-drag` (JSON that describes it) can be dropped on an element with
// `data-drop` or on a place of the board.
import { html } from '../../vendor/htm/htm-preact.js';

const MIN_DISTANCE = 8; // pixels that a pressed pointer moves before it drags

/** Ignore the click that the browser sends at the end of a drag. */
function ignoreClick() {
  const stop = (event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

/** What lies under the pointer: a `data-drop` or the name of a place; undefined if neither. */
function targetAt({ clientX, clientY }) {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest('[data-drop]')?.dataset.drop ?? under?.closest('[data-place]')?.dataset.place;
}

/**
 * Begin to drag what was pressed, if it can be dragged.
 * @param {Shared} t
 * @param {PointerEvent & {target: any}} event
 * @param {(what: any, target: string) => void} drop  called with the JSON of `data-drag` and the target
 */
export function startDrag(t, event, drop) {
  const node = event.target.closest?.('[data-drag]');
  if (!node || event.button) return;
  const what = JSON.parse(node.dataset.drag);
  const { dragged } = t.local;
  const move = ({ clientX: x, clientY: y }) => {
    const isFar = Math.hypot(x - event.clientX, y - event.clientY) > MIN_DISTANCE;
    if (isFar || dragged.value) dragged.value = { what, x, y };
  };
  const end = (last) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const wasDragged = dragged.value !== null;
    dragged.value = null;
    if (!wasDragged || last.type !== 'pointerup') return;
    ignoreClick();
    const target = targetAt(last);
    if (target) drop(what, target);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** What is being dragged, drawn under the pointer by `draw(what)`. */
export function Dragged({ t, draw }) {
  const dragged = t.local.dragged.value;
  return dragged && html`<div class="dragged" style=${{ left: `${dragged.x}px`, top: `${dragged.y}px` }}
    aria-hidden="true">${draw(dragged.what)}</div>`;
}
