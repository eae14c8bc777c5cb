// The calendar: the day, the clock, the conflux, the bridge, and what is to be expected when.
import { html } from '../../vendor/htm/htm-preact.js';
import { say, sayList } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { clock, moment, word } from './texts.js';

const minutes = ({ day, hour, minute }) => (day * 24 + hour) * 60 + minute;

/** Those that have the same moment, in the order of time: [[time, rows], ...]. */
function byTime(rows, timeOf) {
  const groups = Map.groupBy(rows.filter(timeOf), (row) => minutes(timeOf(row)));
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => [timeOf(group[0]), group]);
}

const names = (units) => sayList(units.map(({ id }) => word('unit', id)));
const markerName = ({ kind, id }) => word(kind, id);

/** What to expect: couriers that should arrive, marches that should end, orders that run out. */
function expectations(view) {
  const now = minutes(view.time);
  const isAhead = (time) => time && minutes(time) > now;
  const alive = view.units.filter(({ state }) => state !== 'destroyed');
  const entries = [
    ...byTime(view.orders.filter(({ sent, at_once: here, arrives }) => sent && !here && isAhead(arrives)),
      (column) => column.arrives).map(([time, columns]) => ({ time, kind: 'courier',
      text: sayList(columns.map(({ recipient }) => markerName(recipient))) })),
    ...byTime(alive, (unit) => unit.until).map(([time, units]) => ({ time, kind: 'ends', text: names(units) })),
  ];
  return entries.sort((a, b) => minutes(a.time) - minutes(b.time));
}

/** A line from the first day to that of the conflux, with today on it. */
function Days({ day, last }) {
  const at = (n) => `${(100 * Math.min(n, last)) / last}%`;
  return html`<div class="days" aria-hidden="true"><i style=${{ width: at(day) }} /><b style=${{ left: at(day) }} />
    <span style=${{ left: '0' }}>0</span><span style=${{ left: at(last) }}>${last}</span></div>`;
}

const Line = ({ time, kind, text }) => html`<li class=${`expected-${kind}`}><span>${moment(time)}</span>
  <span>${say(`clusta-noba-map-expect-${kind}`, { who: text })}</span></li>`;

/** The panel. */
export function Calendar({ view }) {
  const { conflux, time, round } = view;
  const idle = (view.units ?? []).filter(({ column, state }) => column === null && state !== 'destroyed');
  return html`<details class="panel calendar" open><summary><h2>${say('clusta-noba-map-day', { day: time.day })}</h2>
      <span class="hint">${say('clusta-noba-map-clock', { clock: clock(time), round })}</span></summary>
    <${Days} day=${time.day} last=${conflux.day} />
    <p>${say('clusta-noba-map-conflux', { day: conflux.day, left: Math.max(0, conflux.day - time.day) })}
      ${conflux.hex && html` ${say('clusta-noba-map-conflux-hex', { hex: nameOf(conflux.hex) })}`}</p>
    ${view.units && html`<p class="hint">
        ${say(view.has_bridge ? 'clusta-noba-map-bridge' : 'clusta-noba-map-no-bridge')}</p>
      <ul class="expected">${expectations(view).map((entry) =>
    html`<${Line} key=${`${entry.kind}${minutes(entry.time)}`} ...${entry} />`)}
      ${idle.length > 0 && html`<li class="expected-idle"><span>${say('clusta-noba-map-now')}</span>
        <span>${say('clusta-noba-map-expect-idle', { who: names(idle) })}</span></li>`}</ul>`}</details>`;
}
