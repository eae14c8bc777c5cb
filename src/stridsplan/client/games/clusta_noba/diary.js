// The war diary: day by day what has happened, as far as it is known, in the order in which it happened.
import { html } from '../../vendor/htm/htm-preact.js';
import { useState } from '../../vendor/preact/hooks.mjs';
import { Sentence } from '../../shell/sentence.js';
import { Button } from '../../shell/ui.js';
import { gameOrShell, say } from '../../shell/words.js';
import { diaryDays } from './days.js';

const DAYS_AT_ONCE = 7;

const Entry = ({ t, entry: { event, clock } }) => html`<li><span>${clock}</span><span><${Sentence} game="clusta_noba"
  id=${gameOrShell('clusta_noba', 'event', event.id)} args=${event.args} people=${t.people.value} /></span></li>`;

/** The days, the newest first. */
export function Diary({ t }) {
  const [count, setCount] = useState(DAYS_AT_ONCE);
  const days = diaryDays([...t.earlierEvents.value, ...t.events.value]);
  return html`<div class="diary">${days.length === 0 && html`<p class="hint">${say('clusta-noba-map-quiet-day')}</p>`}
    ${days.slice(0, count).map(({ day, entries }) => html`<section key=${day}>
      <h3>${say('clusta-noba-map-day', { day })}</h3>
      ${entries.length === 0 && html`<p class="hint">${say('clusta-noba-map-quiet-day')}</p>`}
      <ol>${entries.map((entry, k) => html`<${Entry} key=${k} t=${t} entry=${entry} />`)}</ol></section>`)}
    ${days.length > count && html`<${Button} quiet onClick=${() => setCount(count + DAYS_AT_ONCE)}>
      ${say('clusta-noba-map-earlier-days')}</${Button}>`}</div>`;
}
