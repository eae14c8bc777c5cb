// Before play starts: leave a table, close it, or begin with bots on the open seats.
import { html } from '../vendor/htm/htm-preact.js';
import { post } from './api.js';
import { Button, toastRefusal } from './ui.js';
import { say } from './words.js';

/** The host may close the table or put bots on its open seats; another player may leave the seat. */
export function LeaveTable({ t }) {
  const { host } = t.table.value;
  if (host) return html`<div class="buttons second">
    <${Button} onClick=${() => post(`/tables/${t.id}/fill`).catch(toastRefusal)}>${say('table-fill')}</${Button}>
    <${Button} quiet onClick=${() => t.closeTable()}>${say('table-close')}</${Button}></div>`;
  const [seat] = t.mine.value;
  if (seat === undefined) return null;
  return html`<div class="buttons second"><${Button} quiet onClick=${() => t.leave(seat)}>
    ${say('seat-leave')}</${Button}></div>`;
}
