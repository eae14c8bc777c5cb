// What can be done with a game that has ended: play again, replay it, show what stayed secret, check and download its
// transcript.
import { html } from '../vendor/htm/htm-preact.js';
import { askable, Rematch } from './requests.js';
import { Button } from './ui.js';
import { say } from './words.js';

/**
 * The buttons below the result: rematch, replay, belief and truth (`hindsight`), statistics, and the tournament of the
 * table.
 */
export function AfterGame({ t }) {
  const table = t.table.value;
  const id = encodeURIComponent(table.id);
  return html`<nav class="buttons after-game" aria-label=${say('over-title')}>
    <${Rematch} t=${t} />
    <a class="button" href=${`/t/${id}/replay`}>${say('replay')}</a>
    ${t.board.value?.hindsight && html`<a class="button" href=${`/t/${id}/hindsight`}>${say('hindsight')}</a>`}
    <${Button} onClick=${() => { t.panel.value = 'statistics'; }}>${say('statistics')}</${Button}>
    ${table.tournament && html`<a class="button" href=${`/tournament/${table.tournament}`}>${say('tournament')}</a>`}
    </nav>`;
}

/** The less common buttons: ask to reveal all secrets, check the transcript, download it, go to the lobby. */
export function MoreAfterGame({ t }) {
  const table = t.table.value;
  const id = encodeURIComponent(table.id);
  return html`<div class="buttons more-after-game">
    ${askable(table, t.position.value, t.seat.value).includes('open')
      && html`<${Button} quiet onClick=${() => t.makeRequest('open')}>${say('ask-open')}</${Button}>`}
    <a class="button quiet" href=${`/proof?table=${id}`}>${say('fairness-check')}</a>
    <a class="button quiet" href=${`/api/v1/tables/${id}/transcript`} download=${`stridsplan-${table.id}.json`}>
      ${say('proof-download')}</a>
    <a class="button quiet" href="/">${say('over-again')}</a></div>`;
}
