// Slaget om Clusta Noba looked back on: what the shell asks for (`HindsightModule` in tools/js/client/types.d.ts). Here
// `t` is the state of the review (shell/hindsight-state.js): `t.outline.value.shown` is {map, sides}, and
// `t.shown.value` the step that is shown, {belief, truth, differences, seat}.
import { html } from '../../../vendor/htm/htm-preact.js';
import { computed, signal } from '../../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../../shell/board/places.js';
import { say } from '../../../shell/words.js';
import { cellIn, nameOf } from '../geometry.js';
import { markersOf } from '../markers.js';
import { ageText, placeTitle, sightingText, stackText, terrainText, title, word } from '../texts.js';
import { ownCouriersOf, trueMarkersOf } from './marks.js';
import { hostileText } from './texts.js';

export { Board } from './map.js';
export { tables } from './tables.js';
export { hourText, timeText } from './texts.js';

const NAMED = 1.15; // the scale from which hexes have their names, as in board.css

/** The signals of both boards, on which nothing but the hex to compare can be chosen: `picks` is empty. */
export function local() {
  const own = { ...placeSignals(), selected: signal(null), picks: computed(() => new Map()) };
  return { ...own, isNear: computed(() => own.scale.value > NAMED) };
}

/** The day of a moment, and what it is called. */
export const chapterOf = ({ day }) => day;
export const chapterText = (day) => say('clusta-noba-hindsight-day', { day });

/** What a side is called. */
export const sideText = (side) => title('side', side);

/** The groups of findings, in their order. */
export const groups = ['couriers', 'orders', 'reports', 'beliefs'];

/** Select the hex of a finding. */
export function choose(t, { hex }) {
  if (hex) t.local.selected.value = nameOf(hex);
}

const KEY = { // by mark, its picture in the key, in a box of 30 by 20
  astray: html`<g class="astray"><path d="M1 10H17" /><circle cx="23" cy="10" r="6" /></g>`,
  vanished: html`<path class="vanished" d="M8 4L22 16M8 16L22 4" />`,
  misjudged: html`<g class="misjudged"><rect x="1" y="3" width="28" height="14" rx="7" />
    <text x="15" y="13.5">≠ 90</text></g>`,
  unseen: html`<g class="unreported"><rect x="3" y="2" width="24" height="16" rx="3" /></g>`,
};

/** What the marks on the boards mean. */
const MarkKey = () => html`<ul class="mark-key" aria-label=${say('clusta-noba-hindsight-marks')}>
  ${Object.entries(KEY).map(([id, sign]) => html`<li key=${id}><svg viewBox="0 0 30 20" aria-hidden="true">${sign}</svg>
    ${say(`clusta-noba-hindsight-mark-${id}`)}</li>`)}</ul>`;

const Lines = ({ heading, lines }) => html`<div class="hex-side"><h3>${heading}</h3>
  ${lines.length === 0 ? html`<p class="hint">${say('clusta-noba-hindsight-nobody')}</p>`
    : html`<ul>${lines.map((line, k) => html`<li key=${k}>${line}</li>`)}</ul>`}</div>`;

function believedLines({ own, ghosts, hostile }, name) {
  return [
    own.has(name) && say('clusta-noba-map-own', { stack: stackText(own.get(name)), age: own.get(name).isExact
      ? say('clusta-noba-map-exact') : ageText(own.get(name).age) }),
    ghosts.has(name) && say('clusta-noba-map-expected', { stack: stackText(ghosts.get(name)) }),
    ...hostile.filter(({ hex }) => hex === name).map((marker) => `${sightingText(marker)}, ${ageText(marker.age)}`),
  ].filter(Boolean);
}

const courierText = ({ cargo, caught }) =>
  say(`clusta-noba-hindsight-courier${caught ? '-caught' : ''}`, { cargo: word('cargo', cargo) });

const trueLines = ({ own, hostile }, couriers, name) => {
  const here = ({ hex }) => hex === name;
  return [own.has(name) && stackText(own.get(name)), ...hostile.filter(here).map(hostileText),
    ...couriers.filter(here).map(courierText)].filter(Boolean);
};

/** The chosen hex: what was believed to be there, and what was. */
export function Place({ t }) {
  const name = t.local.selected.value;
  if (!name) return html`<p class="hint hex-compare">${say('clusta-noba-hindsight-choose')}</p><${MarkKey} />`;
  const { map, sides } = t.outline.value.shown;
  const { belief, truth, seat } = t.shown.value;
  const truly = trueMarkersOf(truth, sides, sides[seat], belief.headquarters);
  return html`<section class="panel hex-compare"><h2>${placeTitle(name)}</h2>
    <p class="hint">${terrainText(cellIn(map, name))}</p><div class="hex-sides">
    <${Lines} heading=${say('hindsight-belief-short')} lines=${believedLines(markersOf(belief), name)} />
    <${Lines} heading=${say('hindsight-truth-short')} lines=${trueLines(truly,
    ownCouriersOf(truth, sides[seat]), name)} /></div></section>`;
}
