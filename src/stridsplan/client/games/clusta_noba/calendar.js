// The calendar: the day, the clock, the conflux, the bridge, and what is to be expected when.
import { html } from '../../vendor/htm/htm-preact.js';
import { say, sayList } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { expectations, idleOf } from './expected.js';
import { missingOf } from './markers.js';
import { minutesOf } from './sheet/column.js';
import { clock, moment, word } from './texts.js';

/** By kind of expectation (expected.js): the name of what one of its rows is about. */
const NAMES = { courier: ({ recipient: { kind, id } }) => word(kind, id), ends: ({ id }) => word('unit', id),
  wounded: ({ unit, men }) => say('clusta-noba-map-wounded', { name: word('unit', unit), men }) };

/** A line from the first day to that of the conflux, with today on it. */
function Days({ day, last }) {
  const at = (n) => `${(100 * Math.min(n, last)) / last}%`;
  return html`<div class="days" aria-hidden="true"><i style=${{ width: at(day) }} /><b style=${{ left: at(day) }} />
    <span style=${{ left: '0' }}>0</span><span style=${{ left: at(last) }}>${last}</span></div>`;
}

/** What is known of the bridge, which is finished at the dawn of one of the days from `first` to `last`. */
function bridgeText({ bridge, has_bridge: isFinished, day }) {
  if (!bridge) return say('clusta-noba-map-never-bridge');
  if (isFinished) return say('clusta-noba-map-bridge');
  const text = say('clusta-noba-map-bridge-days', { ...bridge, days: bridge.last - bridge.first });
  return day < bridge.first ? text : `${text} ${say('clusta-noba-map-no-bridge')}`;
}

const Line = ({ time, kind, rows }) => html`<li class=${`expected-${kind}`}><span>${moment(time)}</span>
  <span>${say(`clusta-noba-map-expect-${kind}`, { who: sayList(rows.map(NAMES[kind])) })}</span></li>`;

/** A line about now: `kind` says what, `names` who; false if there is nobody. */
const Now = ({ kind, names }) => names.length > 0 && html`<li class=${`expected-${kind}`}>
  <span>${say('clusta-noba-map-now')}</span>
  <span>${say(`clusta-noba-map-expect-${kind}`, { who: sayList(names) })}</span></li>`;

/** The day, and what to expect. */
export function Calendar({ view }) {
  const { conflux, time, round } = view;
  const idle = view.units ? idleOf(view) : [];
  return html`<div class="calendar"><h2>${say('clusta-noba-map-day', { day: time.day })}
      <span class="hint">${say('clusta-noba-map-clock', { clock: clock(time), round })}</span></h2>
    <${Days} day=${time.day} last=${conflux.day} />
    <p>${say('clusta-noba-map-conflux', { day: conflux.day, left: Math.max(0, conflux.day - time.day) })}
      ${conflux.hex && html` ${say('clusta-noba-map-conflux-hex', { hex: nameOf(conflux.hex) })}`}</p>
    ${view.units && html`<p class="hint">
        ${bridgeText(view)}</p>
      <ul class="expected">${expectations(view).map((entry) =>
    html`<${Line} key=${`${entry.kind}${minutesOf(entry.time)}`} ...${entry} />`)}
      <${Now} kind="idle" names=${idle.map(NAMES.ends)} />
      <${Now} kind="missing" names=${missingOf(view).map(({ kind, row }) => word(kind, row.id))} /></ul>`}</div>`;
}
