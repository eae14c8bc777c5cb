// Recovery codes on the account's page: shown once when they are made, and renewed with the password.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form, Password } from './account-form.js';
import { countRecoveryCodes, newRecoveryCodes, renewRecoveryCodes } from './account-state.js';
import { Button, copyText, toastRefusal } from './ui.js';
import { say } from './words.js';

const fileLink = (text) => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;

/** Codes that have just been made. */
export function NewRecoveryCodes({ name }) {
  const text = newRecoveryCodes.value.join('\n');
  return html`<section class="entrance" aria-labelledby="fresh-codes"><h2 id="fresh-codes">${say('codes')}</h2>
    <p>${say('codes-line')}</p>
    <ul class="codes">${newRecoveryCodes.value.map((code) => html`<li key=${code}><code>${code}</code></li>`)}</ul>
    <div class="buttons"><${Button} primary onClick=${() => { newRecoveryCodes.value = null; }}>
      ${say('codes-kept')}</${Button}>
      <${Button} onClick=${() => copyText(text)}>${say('codes-copy')}</${Button}>
      <a class="button" download="stridsplan-codes.txt" href=${fileLink(`Stridsplan, ${name}\n\n${text}\n`)}>
        ${say('codes-download')}</a></div></section>`;
}

/** How many codes are left, and a form for new ones. */
export function RecoveryCodes() {
  const [left, setLeft] = useState(null);
  const fresh = newRecoveryCodes.value;
  useEffect(() => { countRecoveryCodes().then(setLeft).catch(toastRefusal); }, [fresh]);
  const renew = async ({ password }) => {
    await renewRecoveryCodes(password);
    scrollTo(0, 0);
  };
  return html`<details><summary>${say('codes')}</summary>
    ${left !== null && html`<p>${say('codes-left', { count: left })}</p>`}
    <p class="quiet">${say('codes-line')} ${say('codes-renew-line')}</p>
    <${Form} label=${say('codes-renew')} work=${renew}><${Password} /></${Form}></details>`;
}
