// The form of the account pages: it cannot be sent again before the server has answered, and shows why it was refused.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { say } from './words.js';

export const LONGEST_NAME = 40;
const SHORTEST_PASSWORD = 10;

/**
 * A form. `work` gets {name: value} of its fields and returns a promise; a refusal is shown above the button.
 * `label`: the button's text.
 */
export function Form({ work, label, children }) {
  const [failure, setFailure] = useState(null);
  const [busy, setBusy] = useState(false);
  const send = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const form = event.target;
    try { await work(Object.fromEntries(new FormData(form))); form.reset(); } catch (refusal) { setFailure(refusal);
    } finally { setBusy(false); }
  };
  return html`<form class="fields" onSubmit=${send}>${children}
    ${failure && html`<p class="notice error" role="alert">${refusalText(failure)}</p>`}
    <div class="buttons"><button class="button primary" aria-disabled=${busy}>${label}</button></div></form>`;
}

/** A password field. `fresh`: it is for a new password, and states the requirements. */
export const Password = ({ name = 'password', label = say('password'), fresh }) => html`<label>${label}
  <input type="password" name=${name} required minlength=${fresh ? SHORTEST_PASSWORD : undefined} maxlength="200"
    autocomplete=${fresh ? 'new-password' : 'current-password'} />
  ${fresh && html`<small class="hint">${say('password-help')}</small>`}</label>`;
