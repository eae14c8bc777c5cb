// Leaving or closing a table before play starts.
import { html } from '../vendor/htm/htm-preact.js';
import { Button } from './ui.js';
import { say } from './words.js';

/** The host may close the table, a guest may leave a seat. */
export function LeaveTable({ t }) {
  const { host } = t.table.value;
  if (host) return html`<div class="buttons second">
    <${Button} quiet onClick=${() => t.closeTable()}>${say('table-close')}</${Button}></div>`;
  const [seat] = t.mine.value;
  if (seat === undefined) return null;
  return html`<div class="buttons second"><${Button} quiet onClick=${() => t.leave(seat)}>
    ${say('seat-leave')}</${Button}></div>`;
}
