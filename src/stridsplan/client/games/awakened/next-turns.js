// What the next two turns bring to each land of the seat, after the order as far as it is made, and when each can win.
// The server computes it.
import { html } from '../../vendor/htm/htm-preact.js';
import { Mark } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { say, sayList, sayPercent } from '../../shell/words.js';
import { usePositionOdds } from './position-odds.js';

/** What happens to a land in a turn, in words: "1 born, 2 starve". */
const changes = (turn) => ['born', 'died', 'starved', 'lost'].filter((kind) => turn[kind] > 0)
  .map((kind) => say(`awakened-next-${kind}`, { count: turn[kind] })).join(', ');

function Turn({ turn }) {
  const hasDeaths = turn.starved > 0 || turn.died > 0;
  return html`<td class=${hasDeaths ? 'hurts' : turn.born > 0 ? 'gains' : ''} title=${say('awakened-next-food', turn)}>
    ${say('awakened-next-people', turn)}<small>${changes(turn)}</small></td>`;
}

/** How an unexplored land may suit those who come: room for all (`fit`), no fewer people after a turn (`keep`). */
const Settlers = ({ settlers }) => html`<td colspan="2">${say('awakened-next-unknown')}<small>
  ${say('awakened-next-settlers', { fit: sayPercent(settlers.fit), keep: sayPercent(settlers.keep) })}</small></td>`;

/** The cells of a land: "…" while the server computes, its two next turns, or how an unexplored one may suit. */
function Turns({ turns, settlers }) {
  if (turns === undefined) return html`<td>…<small> </small></td><td>…<small> </small></td>`;
  if (turns === null) return html`<${Settlers} settlers=${settlers} />`;
  return turns.map((turn, k) => html`<${Turn} key=${k} turn=${turn} />`);
}

const Row = ({ land }) => html`<tr><th scope="row">${land.cell}</th>
  <td>${say('awakened-next-people', land)}</td><${Turns} turns=${land.turns} settlers=${land.settlers} /></tr>`;

/** The lands of the seat while the server computes. */
const landsNow = (t) => t.playback.shown.value.cells.filter(({ owner, people }) => owner === t.seat.value && people > 0)
  .map(({ id, people, resources }) => ({ cell: id, people, resources }));

/** The lands of the seat, a row for each. */
const Lands = ({ rows }) => html`<h2>${say('awakened-next')}</h2><p class="hint">${say('awakened-next-hint')}</p>
  <table class="powers next-turns"><thead><tr><td></td>${['now', 'one', 'two'].map((head) => html`<th key=${head}
    scope="col">${say(`awakened-next-head-${head}`)}</th>`)}</tr></thead>
  <tbody>${rows.map((land) => html`<${Row} key=${land.cell} land=${land} />`)}</tbody></table>`;

/** The deaths and starvation of the next turn after the order composed so far, beside the button that sends it. */
export function Losses({ t }) {
  const rows = usePositionOdds(t).data?.lands ?? [];
  const losses = rows.flatMap(({ cell, turns }) => ['died', 'starved'].filter((kind) => turns?.[0]?.[kind] > 0)
    .map((kind) => `${cell} (${say(`awakened-next-${kind}`, { count: turns[0][kind] })})`));
  return losses.length > 0 && html`<p class="hint losses">
    ${say('awakened-next-losses', { lands: sayList(losses) })}</p>`;
}

/** The panel: the next turns of the page's seat, if it has one, and the first round in which each seat can win. */
export function NextTurns({ t }) {
  const { isAsked, data } = usePositionOdds(t);
  if (!isAsked || !t.playback.shown.value) return null;
  const { seats } = t.playback.shown.value;
  const earliest = data?.earliest ?? seats.filter(({ alive }) => alive).map(({ seat }) => ({ seat }));
  return html`<section class="panel" aria-busy=${!data}>
    ${t.seat.value !== null && html`<${Lands} rows=${data?.lands ?? landsNow(t)} />`}
    <h2>${say('awakened-earliest-title')}</h2><p class="hint">${say('awakened-earliest-hint')}</p>
    <ul class="earliest">${earliest.map(({ seat, round }) => html`<li key=${seat}><span class="who">
      <${Mark} seat=${seat} />${seatTitle(t.people.value, seat)}:</span> ${round === undefined ? '…' : round > 0
    ? say('awakened-earliest', { round }) : say('awakened-earliest-never')}</li>`)}</ul></section>`;
}
