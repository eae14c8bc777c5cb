// Fairness: what was promised before the first die, and what proves it after the last.
import { html } from '../vendor/htm/htm-preact.js';
import { Button, copyText, Dialog, sayOr } from './ui.js';
import { say, wordId } from './words.js';

function Secret({ label, text }) {
  return html`<dt>${label}</dt><dd><code>${text}</code>
    <${Button} quiet onClick=${() => copyText(text)}>${say('copy')}</${Button}></dd>`;
}

/** The commitments of a table, and the keys once it is over. */
export function FairnessDialog({ t }) {
  const { fairness, game, id, status } = t.table.value;
  const streams = fairness?.streams ?? [];
  return html`<${Dialog} title=${say('fairness')} onClose=${() => { t.panel.value = null; }}>
    <p>${say('fairness-line')}</p>
    ${streams.length === 0 && html`<p class="quiet">${say('fairness-none')}</p>`}
    ${streams.map((stream) => html`<section key=${stream.name}><h3>${sayOr(wordId(game, 'stream', stream.name), stream.name)}</h3><dl class="secrets">
      <${Secret} label=${say('fairness-commitment')} text=${stream.commitment} />
      ${stream.key ? html`<${Secret} label=${say('fairness-key')} text=${stream.key} />`
        : html`<dt>${say('fairness-key')}</dt><dd class="quiet">${say(status === 'over' ? 'fairness-kept' : 'fairness-later')}</dd>`}
    </dl></section>`)}
    ${status === 'over' && html`<p><a href=${`/api/v1/tables/${encodeURIComponent(id)}/transcript`} target="_blank">${say('fairness-transcript')}</a></p>`}
  </${Dialog}>`;
}
