// The panels that help to answer: the auction, the score, the seat's own pool, the specials, the rounds so far.
import { html } from '../../vendor/htm/htm-preact.js';
import { useRef } from '../../vendor/preact/hooks.mjs';
import { Auction } from './bidding.js';
import { Rounds } from './chart.js';
import { useHeights } from '../../shell/heights.js';
import { Mark } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { say } from '../../shell/words.js';
import { unitTitle, valuesText, word } from './texts.js';
import { COMBAT, TileIcon } from './units.js';

const HEADS = ['score', 'points', 'areas', 'gold'];

/** A seat's figures; ① marks who has the initiative, * points that include the one for most squares. */
function Row({ t, view, seat }) {
  const holds = view.holder === seat.seat;
  return html`<tr>
    <th scope="row"><span class="who"><${Mark} seat=${seat.seat} />${seatTitle(t.people.value, seat.seat)}</span>
      ${holds && html` <span class="holder" role="img" aria-label=${say('omringad-holder')}
        title=${say('omringad-holder')}>①</span>`}</th>
    ${HEADS.map((head) =>
      html`<td key=${head}>${seat[head] ?? '–'}${head === 'points' && seat.majority ? '*' : ''}</td>`)}</tr>`;
}

/** Points, areas and gold. */
function Standings({ t, view }) {
  return html`<section class="panel">
    <h2>${view.round > 0 ? say('omringad-round', { round: view.round, limit: view.options.limit })
      : say('omringad-before', { limit: view.options.limit })}</h2>
    <p class="hint">${word('phase', view.phase)}</p>
    <table class="powers">
      <thead><tr><td></td>${HEADS.map((head) => html`<th key=${head} scope="col">${say(`omringad-head-${head}`)}</th>`)}
        </tr></thead>
      <tbody>${view.seats.map((seat) => html`<${Row} key=${seat.seat} t=${t} view=${view} seat=${seat} />`)}</tbody>
    </table>
    ${view.seats.some(({ majority }) => majority) && html`<p class="hint">${say('omringad-majority')}</p>`}</section>`;
}

/** The units in the seat's own pool, and those that wait to be placed. */
function Pool({ t, view }) {
  const own = view.seats.find(({ seat }) => seat === t.seat.value);
  if (!own?.pool) return null;
  return html`<details class="panel"><summary><h2>${say('omringad-pool')}</h2></summary>
    <table class="powers"><thead><tr><td></td><th scope="col">${say('omringad-head-pool')}</th>
      <th scope="col">${say('omringad-head-aside')}</th><th scope="col">${say('omringad-head-values')}</th></tr></thead>
    <tbody>${COMBAT.map((unit) =>
      html`<tr key=${unit}><th scope="row"><span class="unit-head"><${TileIcon} unit=${unit} seat=${own.seat} />
        ${unitTitle(unit)}</span></th>
      <td>${own.pool[unit]}</td><td>${own.aside[unit]}</td><td>${valuesText(unit)}</td></tr>`)}</tbody></table>
    </details>`;
}

function Special({ special }) {
  const { unit, where, owner, square, damaged } = special;
  const place = where === 'board' && square ? square : say(`omringad-special-${where}`);
  return html`<li><${TileIcon} unit=${unit} seat=${owner} damaged=${damaged} />
    <span><b>${unitTitle(unit)}</b> <small>${valuesText(unit)}</small><br />
      <span class="hint">${word('power', unit)}</span></span>
    <span class="special-where">${owner !== null && html`<${Mark} seat=${owner} /> `}${place}</span></li>`;
}

/** The eight specials, and where they are. */
const Specials = ({ view }) => html`<details class="panel"><summary><h2>${say('omringad-specials')}</h2></summary>
  <ul class="specials">
    ${view.specials.map((special) => html`<${Special} key=${special.unit} special=${special} />`)}</ul>
  </details>`;

/** The panels. The auction comes and goes; what is below it slides to its new place (heights.js). */
function Panels({ t, view }) {
  const room = useRef(null);
  useHeights(room, { auction: '.auction-place' });
  return html`<div class="omringad-aside" ref=${room}>
    <div class="auction-place"><${Auction} t=${t} view=${view} /></div>
    <div class="below-auction"><${Standings} t=${t} view=${view} /><${Pool} t=${t} view=${view} />
      <${Specials} view=${view} /><${Rounds} t=${t} view=${view} /></div></div>`;
}

/** The panels between the question and the log. */
export function Aside({ t }) {
  const view = t.playback.shown.value;
  return view && html`<${Panels} t=${t} view=${view} />`;
}
