// The panel of the chosen hex: its ground, and what is believed to be there.
import { html } from '../../vendor/htm/htm-preact.js';
import { say } from '../../shell/words.js';
import { cellsOf } from './geometry.js';
import { ageText, sightingText, stackText, terrainText } from './texts.js';

/** The panel; null while no hex is chosen. */
export function HexPanel({ t, view }) {
  const name = t.local.selected.value;
  const cell = name && cellsOf(view.map).find((each) => each.name === name);
  if (!cell) return null;
  const { own, hostile } = t.local.markers.value;
  const stack = own.get(name);
  return html`<section class="panel hex-panel" aria-live="polite"><h2>${say('clusta-noba-map-hex', { hex: name })}</h2>
    <p class="hint">${terrainText(cell)}</p>
    ${stack && html`<p>${stackText(stack)}
      <small>${stack.isExact ? say('clusta-noba-map-exact') : ageText(stack.age)}</small></p>`}
    ${hostile.filter((marker) => marker.hex === name).map((marker) => html`<p key=${marker.side}>${sightingText(marker)}
      <small>${ageText(marker.age)}</small></p>`)}</section>`;
}
