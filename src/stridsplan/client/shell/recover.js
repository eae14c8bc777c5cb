// The page for a forgotten password: a recovery code, or a link by e-mail.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form, LONGEST_NAME, Password } from './account-form.js';
import { requestRecoveryEmail, loadAccount, recoverByCode, recoverByToken } from './account-state.js';
import { get } from './api.js';
import { Bar } from './bar.js';
import { language } from './settings.js';
import { setTitle } from './title.js';
import { Toasts } from './ui.js';
import { say } from './words.js';

const Name = () =>
  html`<label>${say('name')}<input name="name" required maxlength=${LONGEST_NAME} autocomplete="username" /></label>`;

const NewPassword = () => html`<${Password} label=${say('password-new')} fresh />`;

function ByCode({ onDone }) {
  const work = ({ name, code, password }) => recoverByCode(name, code, password).then(onDone);
  return html`<section aria-labelledby="by-code"><h2 id="by-code">${say('recover-code-title')}</h2>
    <p class="quiet">${say('recover-code-line')}</p>
    <${Form} label=${say('recover-set')} work=${work}><${Name} />
      <label>${say('recover-code')}<input name="code" required maxlength="80" autocomplete="off" autocapitalize="off"
        spellcheck=${false} /></label>
      <${NewPassword} /></${Form}></section>`;
}

function ByEmail() {
  const [sent, setSent] = useState(false);
  const work = ({ name }) => requestRecoveryEmail(name, language.value).then(() => setSent(true));
  return html`<section aria-labelledby="by-email"><h2 id="by-email">${say('recover-email-title')}</h2>
    <p class="quiet">${say('recover-email-line')}</p>
    <${Form} label=${say('recover-email-send')} work=${work}><${Name} /></${Form}>
    <p role="status">${sent && say('recover-email-sent')}</p></section>`;
}

/** The page; `token` comes from the link in an e-mail. */
export function RecoverPage({ query: { token } }) {
  const [done, setDone] = useState(false);
  const [mails, setMails] = useState(false);
  useEffect(() => {
    setTitle(`${say('recover')} · Stridsplan`);
    get('/notifications').then(({ mail }) => setMails(mail)).catch(() => {});
  }, []);
  const onDone = () => { setDone(true); loadAccount().catch(() => {}); };
  const byToken = ({ password }) => recoverByToken(token, password).then(onDone);
  return html`<${Bar} /><main class="sheet account"><div class="account-head"><h1>${say('recover')}</h1>
      <p role="status">${say(done ? 'recover-done' : 'recover-line')}</p></div>
    ${done && html`<div class="buttons"><a class="button primary" href="/account">${say('recover-to-login')}</a></div>`}
    ${!done && token && html`<${Form} label=${say('recover-set')} work=${byToken}><${NewPassword} /></${Form}>`}
    ${!done && !token && html`<${ByCode} onDone=${onDone} />`}
    ${!done && !token && mails && html`<${ByEmail} />`}
  </main><${Toasts} />`;
}
