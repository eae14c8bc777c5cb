// Dragging by mouse and finger: something with `data-carry` is carried to a place of the board or a box with `data-drop`.
import { html } from '../../vendor/htm/htm-preact.js';
import { TerrainIcon } from './terrain.js';
import { drop } from './touch.js';
import { TileIcon } from './units.js';

const FAR = 8; // pixels from which a press is a drag

/** Begin to carry what was pressed, if it can be carried. */
export function onPress(t, event) {
  const node = event.target.closest?.('[data-carry]');
  if (!node || event.button) return;
  const carried = JSON.parse(node.dataset.carry);
  const origin = [event.clientX, event.clientY];
  const move = (later) => {
    const far = Math.hypot(later.clientX - origin[0], later.clientY - origin[1]) > FAR;
    if (far || t.local.carried.value) t.local.carried.value = { ...carried, x: later.clientX, y: later.clientY };
  };
  const end = (later) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const was = t.local.carried.value;
    t.local.carried.value = null;
    if (was && later.type === 'pointerup') { stopClick(); letGo(t, carried, later); }
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** The click that ends a drag means nothing. */
function stopClick() {
  const stop = (event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

function letGo(t, carried, event) {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const place = under?.closest?.('[data-drop]')?.dataset.drop ?? under?.closest?.('[data-place]')?.dataset.place;
  if (place) drop(t, carried, place);
}

/** What is carried, under the pointer. */
export function Carried({ t }) {
  const carried = t.local.carried.value;
  if (!carried) return null;
  return html`<div class="carried" style=${{ left: `${carried.x}px`, top: `${carried.y}px` }} aria-hidden="true">
    ${carried.hit ? html`<span class="carried-hit" />` : carried.terrain ? html`<${TerrainIcon} terrain=${carried.terrain} />` : html`<${TileIcon} unit=${carried.unit} damaged=${carried.damaged} seat=${t.seat.value} />`}</div>`;
}
