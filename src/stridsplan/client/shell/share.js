// Links: invitations to the seats still open, and one's own link to come back from another device.
import { html } from '../vendor/htm/htm-preact.js';
import { Mark } from './marks.js';
import { CopyField, Dialog } from './ui.js';
import { say } from './words.js';

const whole = (link) => new URL(link, location.href).href;

/** The invitations of a table, to be copied. */
export function Invitations({ table }) {
  const open = table.seats.filter((seat) => seat.invitation);
  return html`<div class="invitations">${open.map((seat) => html`<${CopyField} key=${seat.seat} text=${whole(seat.invitation)}
    label=${html`<${Mark} seat=${seat.seat} />${say('share-seat', { number: seat.seat + 1 })}`} />`)}</div>`;
}

/** Everything at a table that can be passed on. */
export function ShareDialog({ t }) {
  const table = t.table.value;
  const own = table.seats.filter((seat) => seat.personal_link);
  const open = table.seats.some((seat) => seat.invitation);
  return html`<${Dialog} title=${say('share')} onClose=${() => { t.panel.value = null; }}>
    ${open && html`<h3>${say('share-invite')}</h3><p class="hint">${say('share-invite-help')}</p><${Invitations} table=${table} />`}
    <h3>${say('share-watch')}</h3><p class="hint">${say('share-watch-help')}</p>
    <${CopyField} label=${say('share-watch-link')} text=${whole(`/t/${table.id}`)} />
    ${own.length > 0 && html`<h3>${say('share-own')}</h3><p class="hint">${say('share-own-help')}</p>
      ${own.map((seat) => html`<${CopyField} key=${seat.seat} label=${html`<${Mark} seat=${seat.seat} />${seat.name}`}
        text=${whole(seat.personal_link)} />`)}`}
  </${Dialog}>`;
}
