// Notices on the account's page: in the page, by Web Push, by e-mail; each with how it stands.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form, Password } from './account-form.js';
import { trustAddress } from './account-state.js';
import { addAddress, channels, dropChannel, dropPush, endpoint, loadChannels, pushTrouble, takePush } from './channels-state.js';
import { Button, Dialog, toast, toastRefusal } from './ui.js';
import { say } from './words.js';

/** A way to hear: its name, how it stands, and what can be done. */
const Way = ({ name, state, children }) => html`<li class="way"><div><b>${name}</b><p class="hint">${state}</p></div>
  <div class="buttons">${children}</div></li>`;

/** Do something that takes a moment, once at a time. */
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
    if (!await takePush()) toast(say('notices-push-denied'), { kind: 'error' });
  } catch (failure) {
    if (failure.code) throw failure;
    toast(say('notices-push-failed'), { kind: 'error' });
  }
}

function Push() {
  const [busy, run] = useWork();
  const isOn = endpoint.value && channels.value.channels.some((channel) => channel.place === endpoint.value);
  const trouble = pushTrouble();
  const state = trouble && !isOn ? say(`notices-push-${trouble}`) : say(isOn ? 'notices-push-on' : 'notices-push-off');
  return html`<${Way} name=${say('notices-push')} state=${state}>
    ${isOn ? html`<${Button} why=${busy} onClick=${() => run(dropPush)}>${say('switch-off')}</${Button}>`
      : !trouble && html`<${Button} why=${busy} onClick=${() => run(switchOn)}>${say('switch-on')}</${Button}>`}</${Way}>`;
}

function Trust({ channel, onClose }) {
  const address = channel.place;
  const work = async ({ password }) => {
    await trustAddress(channel.id, password);
    await loadChannels();
    onClose();
  };
  return html`<${Dialog} title=${say('notices-mail-recover-title', { address })} onClose=${onClose}><p>${say('notices-mail-recover-line')}</p>
    <${Form} label=${say('notices-mail-recover')} work=${work}><${Password} /></${Form}></${Dialog}>`;
}

function Address({ channel, own }) {
  const [busy, run] = useWork();
  const [asked, setAsked] = useState(false);
  const stands = say(channel.confirmed ? 'notices-mail-on' : 'notices-mail-asked');
  return html`<${Way} name=${channel.place} state=${channel.recovers ? `${stands} ${say('notices-mail-recovers')}` : stands}>
    ${own && channel.confirmed && !channel.recovers && html`<${Button} onClick=${() => setAsked(true)}>${say('notices-mail-recover')}</${Button}>`}
    <${Button} label=${say('notices-mail-remove-label', { address: channel.place })} why=${busy}
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
    <label>${say('notices-mail')}<input type="email" required autocomplete="email" value=${address}
      onInput=${(event) => setAddress(event.target.value)} /></label>
    <button class="button" aria-disabled=${Boolean(busy)}>${say('notices-mail-add')}</button></form></li>`;
}

/** The section; `own`: of an account. */
export function Notices({ own }) {
  useEffect(() => { loadChannels().catch(toastRefusal); }, []);
  if (!channels.value) return null;
  const addresses = channels.value.channels.filter((channel) => channel.kind === 'mail');
  return html`<section aria-labelledby="notices"><h2 id="notices">${say('notices')}</h2>
    <p class="quiet">${say('notices-line')}</p>
    <ul class="ways">
      <${Way} name=${say('notices-page')} state=${say('notices-page-line')} />
      <${Push} />
      ${addresses.map((channel) => html`<${Address} key=${channel.id} channel=${channel} own=${own} />`)}
      ${channels.value.mail ? html`<${NewAddress} />` : html`<${Way} name=${say('notices-mail')} state=${say('notices-mail-off')} />`}
    </ul></section>`;
}
