// The war diary: day by day what has happened, as far as it is known, in the order in which it happened.
import { html } from '../../vendor/htm/htm-preact.js';
import { useState } from '../../vendor/preact/hooks.mjs';
import { Sentence } from '../../shell/sentence.js';
import { Button } from '../../shell/ui.js';
import { gameOrShell, say } from '../../shell/words.js';
import { lettersOf } from './letters.js';

const OWN = ['headquarters_chosen', 'approach_chosen', 'sheet_sent', 'sheet_kept', 'letter_sent', 'stance_changed',
  'conflux_learned', 'conflux_came', 'campaign_ended', 'live_order_given'];
const DAYS_AT_ONCE = 3;

const minutesOf = (text) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

/** The lines of letters, at the time at which they were sent, and one's own deeds, at the dawn of their day. */
function entriesOf(events) {
  const told = lettersOf(events).flatMap(({ head: { what }, lines }) => lines.filter(({ quiet }) => !quiet)
    .map((event) => ({ event, day: what.day, clock: what.clock })));
  let day = 0;
  const own = events.flatMap((event) => {
    if (event.id === 'day_began') ({ day } = event.what);
    return OWN.includes(event.id) ? [{ event, day, clock: null }] : [];
  });
  return [...own, ...told];
}

/** The days of the diary, the newest first, each with its entries. */
export function daysOf(events) {
  const last = events.findLast(({ id }) => id === 'day_began')?.what.day;
  if (last === undefined) return [];
  const days = Map.groupBy(entriesOf(events), ({ day }) => day);
  const at = ({ clock }) => (clock ? minutesOf(clock) : 0);
  return Array.from({ length: last + 1 }, (_, k) => last - k)
    .map((day) => ({ day, entries: (days.get(day) ?? []).sort((a, b) => at(a) - at(b)) }));
}

const Entry = ({ t, entry: { event, clock } }) => html`<li><span>${clock}</span><span><${Sentence} game="clusta_noba"
  id=${gameOrShell('clusta_noba', 'event', event.id)} args=${event.args} people=${t.people.value} /></span></li>`;

/** The panel. */
export function Diary({ t }) {
  const [count, setCount] = useState(DAYS_AT_ONCE);
  const days = daysOf([...t.earlierEvents.value, ...t.events.value]);
  if (days.length === 0) return null;
  return html`<details class="panel diary"><summary><h2>${say('clusta-noba-map-diary')}</h2></summary>
    ${days.slice(0, count).map(({ day, entries }) => html`<section key=${day}>
      <h3>${say('clusta-noba-map-day', { day })}</h3>
      ${entries.length === 0 && html`<p class="hint">${say('clusta-noba-map-quiet-day')}</p>`}
      <ol>${entries.map((entry, k) => html`<${Entry} key=${k} t=${t} entry=${entry} />`)}</ol></section>`)}
    ${days.length > count && html`<${Button} quiet onClick=${() => setCount(count + 7)}>
      ${say('clusta-noba-map-earlier-days')}</${Button}>`}</details>`;
}
