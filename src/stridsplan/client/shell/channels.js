// The notification settings on the account page: in the page, by Web Push, by e-mail; each with its state.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form, Password } from './account-form.js';
import { addRecoveryAddress } from './account-state.js';
import { addAddress, channels, dropChannel, dropPush, endpoint, loadChannels, pushObstacle,
  takePush } from './channels-state.js';
import { Button, Dialog, toast, toastRefusal } from './ui.js';
import { say } from './words.js';

/** A channel of notifications: its name, its state, and its buttons. */
const Way = ({ name, state, children }) => html`<li class="way"><div><b>${name}</b><p class="hint">${state}</p></div>
  <div class="buttons">${children}</div></li>`;

/** Run asynchronous work, one at a time: [the reason to wait or undefined, run]. */
function useWork() {
  const [busy, setBusy] = useState(false);
  const run = async (work) => {
    setBusy(true);
    try { await work(); } catch (failure) { toastRefusal(failure); } finally { setBusy(false); }
  };
  return [busy ? say('loading') : undefined, run];
}

async function switchOn() {
  try {
    if (!await takePush()) toast(say('notifications-push-denied'), { kind: 'error' });
  } catch (failure) {
    if (failure.code) throw failure;
    toast(say('notifications-push-failed'), { kind: 'error' });
  }
}

function Push() {
  const [busy, run] = useWork();
  const isOn = endpoint.value && channels.value.channels.some((channel) => channel.place === endpoint.value);
  const trouble = pushObstacle();
  const state = trouble && !isOn ? say(`notifications-push-${trouble}`)
    : say(isOn ? 'notifications-push-on' : 'notifications-push-off');
  return html`<${Way} name=${say('notifications-push')} state=${state}>
    ${isOn ? html`<${Button} why=${busy} onClick=${() => run(dropPush)}>${say('switch-off')}</${Button}>`
      : !trouble && html`<${Button} why=${busy} onClick=${() => run(switchOn)}>${say('switch-on')}</${Button}>`}
    </${Way}>`;
}

function Trust({ channel, onClose }) {
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

function Address({ channel, own }) {
  const [busy, run] = useWork();
  const [asked, setAsked] = useState(false);
  const stands = say(channel.confirmed ? 'notifications-mail-on' : 'notifications-mail-asked');
  return html`<${Way} name=${channel.place}
    state=${channel.recovers ? `${stands} ${say('notifications-mail-recovers')}` : stands}>
    ${own && channel.confirmed && !channel.recovers
      && html`<${Button} onClick=${() => setAsked(true)}>${say('notifications-mail-recover')}</${Button}>`}
    <${Button} label=${say('notifications-mail-remove-label', { address: channel.place })} why=${busy}
      onClick=${() => run(() => dropChannel(channel.id))}>${say('remove')}</${Button}>
    ${asked && html`<${Trust} channel=${channel} onClose=${() => setAsked(false)} />`}</${Way}>`;
}

function NewAddress() {
  const [busy, run] = useWork();
  const [address, setAddress] = useState('');
  const add = (event) => {
    event.preventDefault();
    run(async () => { await addAddress(address.trim()); setAddress(''); });
  };
  return html`<li class="way"><form class="one-line" onSubmit=${add}>
    <label>${say('notifications-mail')}<input type="email" required autocomplete="email" value=${address}
      onInput=${(event) => setAddress(event.target.value)} /></label>
    <button class="button" aria-disabled=${Boolean(busy)}>${say('notifications-mail-add')}</button></form></li>`;
}

/** The section of the account page; `own`: the visitor has an account. */
export function Notifications({ own }) {
  useEffect(() => { loadChannels().catch(toastRefusal); }, []);
  if (!channels.value) return null;
  const addresses = channels.value.channels.filter((channel) => channel.kind === 'mail');
  return html`<section aria-labelledby="notifications"><h2 id="notifications">${say('notifications')}</h2>
    <p class="quiet">${say('notifications-line')}</p>
    <ul class="ways">
      <${Way} name=${say('notifications-page')} state=${say('notifications-page-line')} />
      <${Push} />
      ${addresses.map((channel) => html`<${Address} key=${channel.id} channel=${channel} own=${own} />`)}
      ${channels.value.mail ? html`<${NewAddress} />`
        : html`<${Way} name=${say('notifications-mail')} state=${say('notifications-mail-off')} />`}
    </ul></section>`;
}
