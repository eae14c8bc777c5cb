// The terms and the privacy page.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get, refusalText } from './api.js';
import { Bar } from './bar.js';
import { MissingPage } from './missing.js';
import { language } from './settings.js';
import { setTitle } from './title.js';
import { say } from './words.js';

/** The page of a document: "terms" or "privacy". */
export function DocumentPage({ name }) {
  const [found, setFound] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => {
    setTitle(`${say(`document-${name}`)} · Stridsplan`);
    get(`/documents/${name}?lang=${language.value}`).then(setFound, setFailure);
  }, [name, language.value]);
  if (failure) return html`<${MissingPage} title=${say(`document-${name}`)} text=${refusalText(failure)} />`;
  return html`<${Bar} /><main class="sheet prose-page">${found
    ? html`<div class="rulebook" lang=${found.lang} dangerouslySetInnerHTML=${{ __html: found.html }} />`
    : html`<p class="quiet loading">${say('loading')}</p>`}</main>`;
}

export const TermsPage = () => html`<${DocumentPage} name="terms" />`;
export const PrivacyPage = () => html`<${DocumentPage} name="privacy" />`;
