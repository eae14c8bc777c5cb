// The operator's page: reports, closed accounts, and the audit trail.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form } from './account-form.js';
import { get, post } from './api.js';
import { Bar } from './bar.js';
import { MissingPage } from './missing.js';
import { setTitle } from './title.js';
import { Button, Dialog, Toasts } from './ui.js';
import { say, sayAgo, wordId } from './words.js';

const LONGEST = 1000; // characters

/**
 * The dialog that asks an operator for the reason of an action, then does it. `asked`: {path, body, about, asksName},
 * the request, the name it is about, and whether it asks for the name; `done` gets the server's answer.
 */
function ReasonDialog({ asked, done, onClose }) {
  const work = async ({ words, name }) => {
    done(await post(`/operator/${asked.path}`, { ...asked.body, ...(name && { name }), words }));
    onClose();
  };
  return html`<${Dialog} title=${say(wordId('operator', asked.path))} onClose=${onClose}>
    ${asked.about && html`<p>${asked.about}</p>`}
    <p class="hint">${say(wordId('operator', asked.path, 'help'))}</p>
    <${Form} label=${say(wordId('operator', asked.path))} work=${work}>
      ${asked.asksName && html`<label>${say('friend-name')}<input name="name" required maxlength="80" /></label>`}
      <label>${say('operator-why')}<textarea class="pad" name="words" rows="3" maxlength=${LONGEST} /></label>
    </${Form}></${Dialog}>`;
}

function Report({ report, ask }) {
  const { id, kind, table, name, account, quote, words, created, handled, closure } = report;
  const who = account ?? name ?? '';
  const about = { body: { report: id }, about: who };
  return html`<li class=${`report ${handled ? 'quiet' : ''}`}>
    <p><b>${say(wordId('report-of', kind), { name: who })}</b>
      ${account && name && account !== name && html` <span class="quiet">(${name})</span>`}
      ${' · '}<a href=${`/t/${table}`}>${say('operator-table')}</a> · <span class="quiet">${sayAgo(created)}</span></p>
    ${quote && html`<blockquote class="event-quote">${quote}</blockquote>`}
    ${words && html`<p class="report-words">${words}</p>`}
    ${handled ? html`<p class="hint">${say('operator-handled', { when: sayAgo(handled) })}</p>`
    : html`<div class="buttons"><${Button} onClick=${() => ask({ path: 'handle', ...about })}>
        ${say('operator-handle')}</${Button}>
      ${kind === 'message' && html`<${Button} onClick=${() => ask({ path: 'blank', ...about })}>
        ${say('operator-blank')}</${Button}>`}
      ${report.is_person && !closure && html`<${Button} onClick=${() => ask({ path: 'close', ...about })}>
        ${say('operator-close')}</${Button}>`}</div>`}</li>`;
}

function Closures({ closures, ask }) {
  return html`<section aria-labelledby="closures"><h2 id="closures">${say('operator-closures')}</h2>
    ${closures.length === 0 && html`<p class="quiet">${say('operator-closures-none')}</p>`}
    <ul class="account-list">${closures.map(({ id, name, created }) => html`<li class="account-row" key=${id}>
      <div><b>${name}</b><p class="hint">${sayAgo(created)}</p></div>
      <div class="buttons"><${Button} label=${`${say('operator-reopen')}: ${name}`}
        onClick=${() => ask({ path: 'reopen', body: { closure: id }, about: name })}>
        ${say('operator-reopen')}</${Button}></div></li>`)}</ul>
    <div class="buttons"><${Button} onClick=${() => ask({ path: 'close', body: {}, asksName: true })}>
      ${say('operator-close-other')}</${Button}></div></section>`;
}

function Audit({ audit }) {
  return html`<section aria-labelledby="audit"><h2 id="audit">${say('operator-audit')}</h2>
    <p class="quiet">${say('operator-audit-line')}</p>
    <ol class="audit">${audit.map((entry, at) => html`<li key=${audit.length - at}>
      <p>${say(wordId('audit', entry.action), { name: entry.subject ?? '',
        operator: entry.operator ?? say('operator-console') })}
        ${' '}<span class="quiet">· ${sayAgo(entry.created)}</span></p>
      ${entry.words && html`<p class="report-words hint">${entry.words}</p>`}</li>`)}</ol></section>`;
}

/** The page; for others than operators the page that says that there is none. */
export function OperatorPage() {
  const [page, setPage] = useState(null);
  const [failure, setFailure] = useState(null);
  const [asked, setAsked] = useState(null);
  useEffect(() => { setTitle(`${say('operator')} · Stridsplan`); get('/operator').then(setPage, setFailure); }, []);
  if (failure) return html`<${MissingPage} />`;
  if (!page) return html`<${Bar} /><main class="sheet narrow"><p class="quiet loading">${say('loading')}</p></main>`;
  const ask = (what) => setAsked(what);
  return html`<${Bar} /><main class="sheet account"><h1>${say('operator')}</h1>
    <section aria-labelledby="reports"><h2 id="reports">${say('operator-reports')}</h2>
      ${page.reports.length === 0 && html`<p class="quiet">${say('operator-reports-none')}</p>`}
      <ul class="reports">${page.reports.map((report) =>
        html`<${Report} key=${report.id} report=${report} ask=${ask} />`)}</ul></section>
    <${Closures} closures=${page.closures} ask=${ask} />
    <${Audit} audit=${page.audit} />
    ${asked && html`<${ReasonDialog} asked=${asked} done=${setPage} onClose=${() => setAsked(null)} />`}
  </main><${Toasts} />`;
}
