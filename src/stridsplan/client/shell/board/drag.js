// Dragging by mouse and finger: an element with `data-drag` (JSON that describes it) can be dropped on an element with
// `data-drop` or on a place of the board.
import { html } from '../../vendor/htm/htm-preact.js';
import { Mark } from '../marks.js';
import { triedAtPointer } from './refusal.js';

const MIN_DISTANCE = 8; // pixels that a pressed pointer moves before it drags

/** Ignore the click that the browser sends at the end of a drag. */
function ignoreClick() {
  const stop = (event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

/** What lies under the pointer: the name of a place, and the target (a `data-drop` or else the place), if any. */
function targetAt({ clientX, clientY }) {
  const under = document.elementFromPoint(clientX, clientY);
  const place = under?.closest('[data-place]')?.dataset.place;
  return { place, target: under?.closest('[data-drop]')?.dataset.drop ?? place };
}

/**
 * Begin to drag what was pressed, if it can be dragged. The place under the pointer counts as hovered meanwhile.
 * @param {Shared} t
 * @param {PointerEvent & {target: any}} event
 * @param {(what: any, target: string, passed: string[], at: TriedAt) => void} drop  called with the JSON of
 *   `data-drag`, the target, all targets that the pointer passed, the last one included, and where it ended
 */
export function startDrag(t, event, drop) {
  const node = event.target.closest?.('[data-drag]');
  if (!node || event.button) return;
  const what = JSON.parse(node.dataset.drag);
  const { dragged, hovered } = t.local;
  const passed = [];
  const move = (now) => {
    const { clientX: x, clientY: y } = now;
    const isFar = Math.hypot(x - event.clientX, y - event.clientY) > MIN_DISTANCE;
    if (!isFar && !dragged.value) return;
    dragged.value = { what, x, y };
    const { place, target } = targetAt(now);
    hovered.value = place ?? null;
    if (target && target !== passed.at(-1)) passed.push(target);
  };
  const end = (last) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const wasDragged = dragged.value !== null;
    dragged.value = null;
    if (!wasDragged || last.type !== 'pointerup') return;
    ignoreClick();
    const { target } = targetAt(last);
    if (target) drop(what, target, target === passed.at(-1) ? passed : [...passed, target], triedAtPointer(last));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/**
 * What is being dragged, drawn under the pointer by `draw(what)`, or else as the mark of the seat.
 * @param {Shared} props
 */
export function Dragged({ t, draw = () => html`<${Mark} seat=${t.seat.value} />` }) {
  const dragged = t.local.dragged.value;
  return dragged && html`<div class="dragged" style=${{ left: `${dragged.x}px`, top: `${dragged.y}px` }}
    aria-hidden="true">${draw(dragged.what)}</div>`;
}
