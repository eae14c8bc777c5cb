// What can be done with a game that has ended: replay it, check its record, download it.
import { html } from '../vendor/htm/htm-preact.js';
import { Button } from './ui.js';
import { say } from './words.js';

/** The links and buttons at the end of a table. */
export function AfterGame({ t }) {
  const table = t.table.value;
  const id = encodeURIComponent(table.id);
  return html`<nav class="buttons after-game" aria-label=${say('over-title')}>
    ${table.tournament && html`<a class="button" href=${`/tournament/${table.tournament}`}>${say('tournament')}</a>`}
    <a class="button" href=${`/t/${id}/replay`}>${say('replay')}</a>
    ${t.board.value?.hindsight && html`<a class="button" href=${`/t/${id}/hindsight`}>${say('hindsight')}</a>`}
    <${Button} onClick=${() => { t.panel.value = 'statistics'; }}>${say('statistics')}</${Button}>
    <a class="button" href=${`/proof?table=${id}`}>${say('fairness-check')}</a>
    <a class="button" href=${`/api/v1/tables/${id}/transcript`} download=${`stridsplan-${table.id}.json`}>
      ${say('proof-download')}</a></nav>`;
}
