// The tip in a corner of the map: the hex under the pointer or the cursor. On a touch screen it is a card of the chosen
// hex, whose button opens its details with the newest dispatch about it.
import { html } from '../../vendor/htm/htm-preact.js';
import { useLayoutEffect, useState } from '../../vendor/preact/hooks.mjs';
import { Button, coarse, Dialog } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { cellIn } from './geometry.js';
import { useEarlier } from './earlier.js';
import { HexDetails } from './hex-panel.js';
import { newestLetter, rowsOf } from './hex-rows.js';
import { isConflux, placeText, placeTitle, sightingText, stackSummary, terrainText } from './texts.js';

/** The hex of the tip: on a touch screen the chosen one, else the one under the pointer that is not chosen. */
function cellOf(t) {
  const { hovered, selected, picking } = t.local;
  const isChosen = hovered.value === selected.value;
  const name = coarse.matches ? selected.value : isChosen ? null : hovered.value;
  return name && !(picking.value && coarse.matches) ? cellIn(t.local.view.value.map, name) : null;
}

/** The buttons of the card on a touch screen. */
function CardButtons({ t, cell }) {
  const [isOpen, setOpen] = useState(false);
  const { name } = cell;
  const rows = rowsOf(t, name);
  useEarlier(t, rows.some(({ letter }) => !letter));
  return html`<div class="buttons">${rows.length > 0 && html`<${Button} onClick=${() => setOpen(true)}>
      ${say(newestLetter(t, name) ? 'clusta-noba-map-open-letter' : 'clusta-noba-map-open')}</${Button}>`}
    <${Button} quiet onClick=${() => { t.local.selected.value = null; }}>${say('close')}</${Button}></div>
    ${isOpen && html`<${Dialog} title=${placeTitle(name)}
      onClose=${() => setOpen(false)}><div class="clusta-noba-aside">
      <${HexDetails} t=${t} view=${t.local.view.value} cell=${cell} /></div></${Dialog}>`}`;
}

/** Whether the tip is placed in the lower half of the map: the chosen hex lies in the upper one. */
function useTipLow(t) {
  const [isLow, setLow] = useState(false);
  const name = t.local.selected.value;
  useLayoutEffect(() => {
    const [room, hex] = ['.clusta-noba-room', '.hex.chosen'].map((part) => document.querySelector(part));
    if (!room || !hex) return;
    const [around, there] = [room.getBoundingClientRect(), hex.getBoundingClientRect()];
    setLow(there.top + there.height / 2 < around.top + around.height / 2);
  }, [name]);
  return isLow;
}

/** The tip; null while there is nothing to show. */
export function Tip({ t }) {
  const cell = cellOf(t);
  const isLow = useTipLow(t);
  if (!cell) return null;
  const { name } = cell;
  const { own, ghosts, hostile } = t.local.markers.value;
  return html`<div class=${`tip ${coarse.matches ? 'hex-card' : ''} ${isLow ? 'low' : ''}`}
    aria-hidden=${!coarse.matches}><b>${placeText(name)}</b>
    <span class="tip-line">${terrainText(cell)}</span>
    ${isConflux(t.local.view.value, name) && html`<span>${say('clusta-noba-map-conflux-here')}</span>`}
    ${own.has(name) && html`<span>${stackSummary(own.get(name))}</span>`}
    ${ghosts.has(name)
      && html`<span>${say('clusta-noba-map-expected', { stack: stackSummary(ghosts.get(name)) })}</span>`}
    ${hostile.filter((marker) => marker.hex === name).map((marker) => html`<span key=${marker.side}>
      ${sightingText(marker)}</span>`)}
    ${coarse.matches && html`<${CardButtons} key=${name} t=${t} cell=${cell} />`}</div>`;
}
