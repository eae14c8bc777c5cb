// Links: invitations to the open seats, the link to watch, and the personal links to continue on another device.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { account } from './account-state.js';
import { post } from './api.js';
import { lazily } from './lazy.js';
import { Mark } from './marks.js';
import { Button, CopyField, Dialog, toast, toastRefusal } from './ui.js';
import { say, withWords } from './words.js';

const FriendInvites = lazily(() => withWords(import('./friend-invites.js'), 'people')
  .then((module) => module.FriendInvites));

const absolute = (link) => new URL(link, location.href).href;

/** The invitations of a table, with buttons to copy them, and the friends who may be offered a seat. */
export function Invitations({ table }) {
  const open = table.seats.filter((seat) => seat.invitation);
  return html`<div class="invitations">
    ${open.map((seat) => html`<${CopyField} key=${seat.seat} text=${absolute(seat.invitation)}
    label=${html`<${Mark} seat=${seat.seat} />${say('share-seat', { number: seat.seat + 1 })}`} />`)}</div>
    ${open.length > 0 && account.value?.name && html`<${FriendInvites} table=${table} />`}`;
}

/** The personal link to a seat, and a button to replace it. */
function OwnLink({ table, seat }) {
  const [asked, setAsked] = useState(false);
  const renew = () => post(`/tables/${table.id}/renew-key`, { seat: seat.seat })
    .then(() => { setAsked(false); toast(say('share-renewed')); }).catch(toastRefusal);
  return html`<div class="own-link"><${CopyField} label=${html`<${Mark} seat=${seat.seat} />${seat.name}`}
    text=${absolute(seat.personal_link)} />
    ${asked ? html`<p class="hint">${say('share-renew-help')}</p>
      <div class="buttons"><${Button} primary onClick=${renew}>${say('share-renew-yes')}</${Button}>
      <${Button} onClick=${() => setAsked(false)}>${say('cancel')}</${Button}></div>`
    : html`<div class="buttons"><${Button} onClick=${() => setAsked(true)}>${say('share-renew')}</${Button}></div>`}
  </div>`;
}

/** The links of a table: invitations, the one to watch, and the personal ones, which are not for others. */
export function ShareDialog({ t }) {
  const table = t.table.value;
  const own = table.seats.filter((seat) => seat.personal_link);
  const open = table.seats.some((seat) => seat.invitation);
  return html`<${Dialog} title=${say('share')} onClose=${() => { t.panel.value = null; }}>
    ${open && html`<h3>${say('share-invite')}</h3><p class="hint">${say('share-invite-help')}</p>
      <${Invitations} table=${table} />`}
    <h3>${say('share-watch')}</h3><p class="hint">${say('share-watch-help')}</p>
    <${CopyField} label=${say('share-watch-link')} text=${absolute(`/t/${table.id}`)} />
    ${own.length > 0 && html`<h3>${say('share-own')}</h3><p class="hint">${say('share-own-help')}</p>
      ${own.map((seat) => html`<${OwnLink} key=${seat.seat} table=${table} seat=${seat} />`)}`}
  </${Dialog}>`;
}
