// The pages that links in e-mails open: to confirm an address, and to unsubscribe. Each asks for a click, so that a
// program that opens every link of an e-mail does not answer for a person.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { post, refusalText } from './api.js';
import { Bar } from './bar.js';
import { setTitle } from './title.js';
import { Button } from './ui.js';
import { say } from './words.js';

/** A page that does `work` on a click; `id` begins the names of its messages. */
function EmailLinkPage({ id, work }) {
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState(null);
  useEffect(() => setTitle(say(id)), []);
  const agree = () => work().then(() => { setDone(true); setFailure(null); }).catch(setFailure);
  return html`<${Bar} /><main class="sheet narrow"><h1>${say(id)}</h1>
    <p role="status">${say(done ? `${id}-done` : `${id}-line`)}</p>
    ${failure && html`<p class="notice error" role="alert">${refusalText(failure)}</p>`}
    <div class="buttons">${!done && html`<${Button} primary onClick=${agree}>${say(`${id}-yes`)}</${Button}>`}
      <a class="button" href="/">${say('back-home')}</a></div></main>`;
}

/** The page that confirms an e-mail address. */
export const ConfirmPage = ({ query: { token = '' } }) =>
  html`<${EmailLinkPage} id="email-confirm" work=${() => post('/notifications/confirm', { token })} />`;

/** The page that unsubscribes an e-mail address. */
export const UnsubscribePage = ({ query: { token = '' } }) =>
  html`<${EmailLinkPage} id="email-end"
    work=${() => post(`/notifications/unsubscribe?token=${encodeURIComponent(token)}`)} />`;
