// Where links in letters lead: saying yes to them, and ending them. A page asks, so that no program answers for a person.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { post, refusalText } from './api.js';
import { Bar } from './bar.js';
import { setTitle } from './title.js';
import { Button } from './ui.js';
import { say } from './words.js';

function LetterPage({ id, work }) {
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

/** "May we write to you?" */
export const ConfirmPage = ({ query: { token = '' } }) =>
  html`<${LetterPage} id="letters-confirm" work=${() => post('/notices/confirm', { token })} />`;

/** "No more letters." */
export const UnsubscribePage = ({ query: { token = '' } }) =>
  html`<${LetterPage} id="letters-end" work=${() => post(`/notices/unsubscribe?token=${encodeURIComponent(token)}`)} />`;
