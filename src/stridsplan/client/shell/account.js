// The account page: registering and logging in; then new recovery codes, notifications, ratings,
// devices, blocked players, data and password, and logging out.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form, LONGEST_NAME, Password } from './account-form.js';
import { account, changePassword, deleteAccount, endSessions, loadAccount, logOut, newRecoveryCodes,
  registerOrLogIn } from './account-state.js';
import { Bar } from './bar.js';
import { Blocked } from './blocked.js';
import { Notifications } from './channels.js';
import { Ratings } from './ratings.js';
import { ownName } from './own-name.js';
import { NewRecoveryCodes, RecoveryCodes } from './recovery.js';
import { setTitle } from './title.js';
import { Button, Dialog, Segments, toast, Toasts, toastRefusal } from './ui.js';
import { say, sayAgo } from './words.js';

/** For a guest: create an account, or log in. */
function RegisterOrLogIn() {
  const [way, setWay] = useState('register');
  const ways = ['register', 'login'].map((value) => ({ value, text: say(`account-${value}`) }));
  return html`<section class="entrance"><${Segments} label=${say('account')} values=${ways} value=${way}
    onChange=${setWay} />
    <p class="quiet">${say(`account-${way}-line`)}</p>
    <${Form} key=${way} label=${say(way === 'register' ? 'account-create' : 'account-login')}
      work=${({ name, password }) => registerOrLogIn(way, name, password)}>
      <label>${say('name')}<input name="name" required maxlength=${LONGEST_NAME} autocomplete="username"
        defaultValue=${way === 'register' ? ownName.value : ''} /></label>
      <${Password} fresh=${way === 'register'} /></${Form}>
    ${way === 'register' && html`<p class="hint"><a href="/terms">${say('document-terms')}</a> ·
      ${' '}<a href="/privacy">${say('document-privacy')}</a></p>`}
    ${way === 'login' && html`<p><a href="/recover">${say('recover-forgotten')}</a></p>`}</section>`;
}

/** "Firefox, Linux" for a User-Agent header. */
function agentName(agent) {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0];
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0];
  const names = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  return [browser, system].filter(Boolean).map((name) => names[name] ?? name).join(', ') || say('session-unknown');
}

/** End a session; without an id, all others than this one. */
const end = (id) => endSessions(id).catch(toastRefusal);

function Session({ session }) {
  const name = agentName(session.agent);
  return html`<li class="account-row"><div><b>${name}</b>
    <p class="hint">${session.is_this ? say('session-this') : say('session-seen', { when: sayAgo(session.seen) })}</p>
  </div>
    ${!session.is_this && html`<div class="buttons"><${Button} label=${say('session-end-label', { name })}
      onClick=${() => end(session.id)}>${say('session-end')}</${Button}></div>`}</li>`;
}

function Sessions({ sessions }) {
  return html`<section aria-labelledby="sessions"><h2 id="sessions">${say('sessions')}</h2>
    <ul class="account-list">${sessions.map((session) =>
      html`<${Session} key=${session.id} session=${session} />`)}</ul>
    ${sessions.length > 2
      && html`<div class="buttons"><${Button} onClick=${() => end(null)}>${say('sessions-end')}</${Button}></div>`}
    </section>`;
}

function NewPassword() {
  const work = async ({ old, fresh }) => {
    await changePassword(old, fresh);
    await loadAccount();
    toast(say('password-changed'));
  };
  return html`<details><summary>${say('password-change')}</summary>
    <${Form} label=${say('password-change')} work=${work}><${Password} name="old" label=${say('password-old')} />
      <${Password} name="fresh" label=${say('password-new')} fresh /></${Form}></details>`;
}

function AccountDeletion() {
  const [asked, setAsked] = useState(false);
  return html`<${Button} onClick=${() => setAsked(true)}>${say('account-delete')}</${Button}>
    ${asked && html`<${Dialog} title=${say('account-delete')} onClose=${() => setAsked(false)}>
      <p>${say('account-delete-line')}</p>
      <${Form} label=${say('account-delete')} work=${({ password }) => deleteAccount(password)}>
        <${Password} /></${Form}></${Dialog}>`}`;
}

/** Password, recovery codes, download, deletion. `hasAccount`: the visitor is no guest. */
function Data({ hasAccount }) {
  return html`<section aria-labelledby="data"><h2 id="data">${say('data')}</h2><p class="quiet">${say('data-line')}</p>
    ${hasAccount && html`<${NewPassword} /><${RecoveryCodes} />`}
    <div class="buttons"><a class="button" href="/api/v1/account/data" download="stridsplan.json">
      ${say('data-download')}</a>
      ${hasAccount && html`<${AccountDeletion} />`}</div></section>`;
}

function Head({ name }) {
  if (!name) return html`<div class="account-head"><h1>${say('account-guest')}</h1>
    <p>${say('account-guest-line')}</p></div>`;
  return html`<div class="account-head row"><h1>${name}</h1>
    <div class="buttons">${account.value.operator && html`<a class="button" href="/operator">${say('operator')}</a>`}
      <${Button} onClick=${() => logOut().catch(toastRefusal)}>${say('account-leave')}</${Button}></div></div>`;
}

/** The page. */
export function AccountPage() {
  useEffect(() => { setTitle(`${say('account')} · Stridsplan`); loadAccount().catch(toastRefusal); }, []);
  const visitor = account.value;
  return html`<${Bar} /><main class="sheet account">
    ${!visitor && html`<p class="quiet loading">${say('loading')}</p>`}
    ${visitor && html`<${Head} name=${visitor.name} />
      ${!visitor.name && html`<${RegisterOrLogIn} />`}
      ${visitor.name && newRecoveryCodes.value && html`<${NewRecoveryCodes} name=${visitor.name} />`}
      <${Notifications} key=${visitor.name} hasAccount=${Boolean(visitor.name)} />
      <${Ratings} account=${visitor} />
      ${visitor.name && html`<${Sessions} sessions=${visitor.sessions} />`}
      <${Blocked} />
      <${Data} hasAccount=${Boolean(visitor.name)} />`}
  </main><${Toasts} />`;
}
