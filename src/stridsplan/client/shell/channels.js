// The notification settings on the account page: in the page, by Web Push, by e-mail; each with its state.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form, Password } from './account-form.js';
import { addRecoveryAddress } from './account-state.js';
import { Refusal } from './api.js';
import { addAddress, channels, disablePush, dropChannel, enablePush, endpoint, loadChannels,
  pushObstacle } from './channels-state.js';
import { Button, Dialog, toast, toastRefusal } from './ui.js';
import { say } from './words.js';

/** A channel of notifications: its name, its state, and its buttons. */
const Channel = ({ name, state, children }) => html`<li class="account-row">
  <div><b>${name}</b><p class="hint">${state}</p></div>
  <div class="buttons">${children}</div></li>`;

/** [why the buttons are disabled or undefined, run]: `run(work)` does asynchronous work, and shows its refusal. */
function useWork() {
  const [busy, setBusy] = useState(false);
  const run = async (work) => {
    setBusy(true);
    try { await work(); } catch (failure) { toastRefusal(failure); } finally { setBusy(false); }
  };
  return [busy ? say('loading') : undefined, run];
}

/** Turn on push notifications; say why that failed. */
async function switchOn() {
  try {
    if (!await enablePush()) toast(say('notifications-push-denied'), { kind: 'error' });
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    toast(say('notifications-push-failed'), { kind: 'error' });
  }
}

function Push() {
  const [busy, run] = useWork();
  const isOn = endpoint.value && channels.value.channels.some((channel) => channel.place === endpoint.value);
  const obstacle = pushObstacle();
  const state = obstacle && !isOn ? say(`notifications-push-${obstacle}`)
    : say(isOn ? 'notifications-push-on' : 'notifications-push-off');
  return html`<${Channel} name=${say('notifications-push')} state=${state}>
    ${isOn ? html`<${Button} why=${busy} onClick=${() => run(disablePush)}>${say('switch-off')}</${Button}>`
      : !obstacle && html`<${Button} why=${busy} onClick=${() => run(switchOn)}>${say('switch-on')}</${Button}>`}
    </${Channel}>`;
}

/** The dialog that lets an address reset the password. */
function RecoveryAddress({ channel, onClose }) {
  const address = channel.place;
  const work = async ({ password }) => {
    await addRecoveryAddress(channel.id, password);
    await loadChannels();
    onClose();
  };
  return html`<${Dialog} title=${say('notifications-mail-recover-title', { address })} onClose=${onClose}>
    <p>${say('notifications-mail-recover-line')}</p>
    <${Form} label=${say('notifications-mail-recover')} work=${work}><${Password} /></${Form}></${Dialog}>`;
}

function Address({ channel, hasAccount }) {
  const [busy, run] = useWork();
  const [asked, setAsked] = useState(false);
  const status = say(channel.confirmed ? 'notifications-mail-on' : 'notifications-mail-asked');
  return html`<${Channel} name=${channel.place}
    state=${channel.recovers ? `${status} ${say('notifications-mail-recovers')}` : status}>
    ${hasAccount && channel.confirmed && !channel.recovers
      && html`<${Button} onClick=${() => setAsked(true)}>${say('notifications-mail-recover')}</${Button}>`}
    <${Button} label=${say('notifications-mail-remove-label', { address: channel.place })} why=${busy}
      onClick=${() => run(() => dropChannel(channel.id))}>${say('remove')}</${Button}>
    ${asked && html`<${RecoveryAddress} channel=${channel} onClose=${() => setAsked(false)} />`}</${Channel}>`;
}

function NewAddress() {
  const [busy, run] = useWork();
  const [address, setAddress] = useState('');
  const add = (event) => {
    event.preventDefault();
    run(async () => { await addAddress(address.trim()); setAddress(''); });
  };
  return html`<li class="account-row"><form class="one-line" onSubmit=${add}>
    <label>${say('notifications-mail')}<input type="email" required autocomplete="email" value=${address}
      onInput=${(event) => setAddress(event.target.value)} /></label>
    <button class="button" aria-disabled=${Boolean(busy)}>${say('notifications-mail-add')}</button></form></li>`;
}

/** The section of the account page; `hasAccount`: the visitor is no guest. */
export function Notifications({ hasAccount }) {
  useEffect(() => { loadChannels().catch(toastRefusal); }, []);
  if (!channels.value) return null;
  const addresses = channels.value.channels.filter((channel) => channel.kind === 'mail');
  return html`<section aria-labelledby="notifications"><h2 id="notifications">${say('notifications')}</h2>
    <p class="quiet">${say('notifications-line')}</p>
    <ul class="account-list">
      <${Channel} name=${say('notifications-page')} state=${say('notifications-page-line')} />
      <${Push} />
      ${addresses.map((channel) => html`<${Address} key=${channel.id} channel=${channel}
        hasAccount=${hasAccount} />`)}
      ${channels.value.mail ? html`<${NewAddress} />`
        : html`<${Channel} name=${say('notifications-mail')} state=${say('notifications-mail-off')} />`}
    </ul></section>`;
}
