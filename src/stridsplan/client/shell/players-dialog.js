// The people at a table: to be muted, blocked, reported or added as friends.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { account } from './account-state.js';
import { AddFriend } from './add-friend.js';
import { Mark } from './marks.js';
import { NameLink } from './name-link.js';
import { blockSeat } from './people-state.js';
import { ReportDialog } from './report.js';
import { Button, Dialog, toast, toastRefusal } from './ui.js';
import { say } from './words.js';

/** Somebody at the table; `report` opens the form to report them. */
function Person({ t, seat, report }) {
  const name = seat.name ?? t.people.value.nameOf(seat.seat);
  const muted = t.chat.muted.value.includes(seat.seat);
  const block = () => blockSeat(t.id, seat.seat).then(() => t.chat.reload())
    .then(() => toast(say('blocked-now', { name }))).catch(toastRefusal);
  return html`<li class="person"><span class="who"><${Mark} seat=${seat.seat} /><b>
      <${NameLink} account=${seat.account}>${name}</${NameLink}></b></span>
    <div class="buttons">
      ${account.value?.name && seat.account && html`<${AddFriend} name=${seat.account} />`}
      <${Button} onClick=${() => t.chat.mute(seat.seat, !muted)}
        label=${muted ? `${say('chat-unmute')}: ${name}` : say('chat-mute', { name })}>
        ${say(muted ? 'chat-unmute' : 'mute')}</${Button}>
      <${Button} onClick=${block} label=${say('block', { name })}>${say('block-short')}</${Button}>
      <${Button} onClick=${() => report({ seat: seat.seat })} label=${say('report-person', { name })}>
        ${say('report')}</${Button}></div></li>`;
}

/** The dialog. */
export function PlayersDialog({ t }) {
  const [reported, setReported] = useState(null);
  const close = () => { t.panel.value = null; };
  if (reported) return html`<${ReportDialog} t=${t} subject=${reported} onClose=${close} />`;
  const others = t.seats.value.filter((seat) => seat.kind === 'person' && !seat.mine);
  return html`<${Dialog} title=${say('players')} onClose=${close}>
    ${others.length === 0 && html`<p class="quiet">${say('players-none')}</p>`}
    <ul class="people">${others.map((seat) =>
      html`<${Person} key=${seat.seat} t=${t} seat=${seat} report=${setReported} />`)}</ul>
    ${others.length > 0 && html`<p class="hint">${say('block-help')}</p>`}
    <div class="buttons"><${Button} quiet onClick=${() => setReported({})}>${say('report-table')}</${Button}></div>
  </${Dialog}>`;
}
