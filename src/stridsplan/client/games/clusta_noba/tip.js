// The tip in a corner of the map: the hex under the pointer or the cursor.
import { html } from '../../vendor/htm/htm-preact.js';
import { sightingText, stackText, terrainText } from './texts.js';

/** The tip; null while there is nothing to show. */
export function Tip({ t, ground }) {
  const name = t.local.hovered.value;
  const cell = name && ground.cells.find((each) => each.name === name);
  if (!cell) return null;
  const { own, hostile } = t.local.markers.value;
  return html`<div class="tip" aria-hidden="true"><b>${name}</b><span class="tip-continent">${terrainText(cell)}</span>
    ${own.has(name) && html`<span>${stackText(own.get(name))}</span>`}
    ${hostile.filter((marker) => marker.hex === name).map((marker) => html`<span key=${marker.side}>
      ${sightingText(marker)}</span>`)}</div>`;
}
