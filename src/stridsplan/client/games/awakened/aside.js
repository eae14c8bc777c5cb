// The panels that help to answer: how far everybody is, what lies face down, what is left to build.
import { html } from '../../vendor/htm/htm-preact.js';
import { Mark } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { ShareBar } from '../../shell/ui.js';
import { say, sayPercent } from '../../shell/words.js';
import { Building, BUILDING_KINDS, CodeGlyph, GlyphIcon } from './glyphs.js';
import { NextTurns } from './next-turns.js';
import { buildingTitle, codeText, word } from './texts.js';

const HEADS = ['population', 'lands', 'resources', 'soldiers'];
const LIMITS = [2, 3, 4, 5, 6]; // how many people a land has room for, as printed on markers

/** How far everybody is from the victory number. */
const Progress = ({ t, view }) => html`<section class="panel"><h2>${say('awakened-round', { round: view.round })}</h2>
  <table class="powers"><thead><tr><td></td>${HEADS.map((head) => html`<th key=${head} scope="col">
      ${say(`awakened-head-${head}`)}</th>`)}</tr></thead>
    <tbody>${view.seats.map((seat) => html`<tr key=${seat.seat} class=${seat.alive ? '' : 'out'}>
      <th scope="row"><span class="who"><${Mark} seat=${seat.seat} />${seatTitle(t.people.value, seat.seat)}</span></th>
      ${HEADS.map((head) => html`<td key=${head}>${seat[head]}</td>`)}</tr>`)}</tbody></table>
  ${view.seats.filter(({ alive }) => alive).map(({ seat, population }) => html`<${ShareBar} key=${seat}
    label=${seatTitle(t.people.value, seat)} share=${population / view.target}
    text=${say('awakened-of-target', { population, target: view.target })} />`)}</section>`;

/** What an unexplored land may be: the markers not yet seen, by production code and limit. */
function Unseen({ view }) {
  const codes = Object.groupBy(view.unseen, ({ code }) => code);
  const count = (markers) => markers.reduce((sum, each) => sum + each.count, 0);
  return html`<details class="panel"><summary><h2>${say('awakened-unseen')}</h2></summary>
    <p class="hint">${say('awakened-unseen-hint', { count: view.face_down })}</p>
    <table class="powers"><thead><tr><td></td>${LIMITS.map((limit) => html`<th key=${limit} scope="col">
        ${say('awakened-head-limit', { limit })}</th>`)}<th scope="col">%</th></tr></thead>
    <tbody>${Object.entries(codes).map(([code, markers]) => html`<tr key=${code}><th scope="row">
      <span class="unit-head"><${GlyphIcon}><${CodeGlyph} code=${code} /></${GlyphIcon}> ${codeText(code)}</span></th>
      ${LIMITS.map((limit) =>
    html`<td key=${limit}>${markers.find((each) => each.limit === limit)?.count ?? '–'}</td>`)}
      <td>${sayPercent(count(markers) / Math.max(1, view.face_down))}</td></tr>`)}</tbody></table></details>`;
}

/** The buildings that are left. */
const Stock = ({ view }) => html`<details class="panel"><summary><h2>${say('awakened-stock')}</h2></summary>
  <ul class="sites">${BUILDING_KINDS.map((kind) => html`<li key=${kind}>
    <${GlyphIcon}><g transform="scale(1.8)"><${Building} kind=${kind} /></g></${GlyphIcon}>
    <span><b>${buildingTitle(kind)}</b><small>${word('building', kind, 'help')}</small></span>
    <output>${view.stock[kind]}</output></li>`)}</ul></details>`;

/** The panels between the question and the log. */
export function Aside({ t }) {
  const view = t.playback.shown.value;
  return view && html`<${Progress} t=${t} view=${view} /><${NextTurns} t=${t} />
    <${Unseen} view=${view} /><${Stock} view=${view} />`;
}
