// Fairness: what was promised before the first die, what people brought into it, and what proves it after the last.
import { html } from '../vendor/htm/htm-preact.js';
import { keptOf } from './keepsakes.js';
import { Button, copyText, Dialog } from './ui.js';
import { gameOrShell, say } from './words.js';

function Secret({ label, text }) {
  return html`<dt>${label}</dt><dd><code>${text}</code>
    <${Button} quiet onClick=${() => copyText(text)}>${say('copy')}</${Button}></dd>`;
}

const Stream = ({ stream, game, over }) => html`<section><h3>${say(gameOrShell(game, 'stream', stream.name))}</h3><dl class="secrets">
  <${Secret} label=${say('fairness-commitment')} text=${stream.commitment} />
  ${stream.key ? html`<${Secret} label=${say('fairness-key')} text=${stream.key} />`
    : html`<dt>${say('fairness-key')}</dt><dd class="quiet">${say(over ? 'fairness-kept' : 'fairness-later')}</dd>`}
</dl></section>`;

/** What this browser brought, and whether the table says so too. */
function Own({ text, contributions }) {
  const state = !contributions ? 'fairness-own-later' : contributions.includes(text) ? 'fairness-own-in' : 'fairness-own-missing';
  return html`<p class=${state === 'fairness-own-missing' ? 'notice error' : 'hint'}>${say(state)}</p>
    ${!contributions && html`<p><code>${text}</code></p>`}`;
}

function Brought({ table }) {
  const { contributions } = table.fairness;
  const own = keptOf(table.id).texts;
  return html`<section class="brought"><h3>${say('fairness-brought')}</h3><p class="hint">${say('fairness-brought-line')}</p>
    ${own.map((text) => html`<${Own} key=${text} text=${text} contributions=${contributions} />`)}
    ${contributions && html`<ol>${contributions.map((text, at) => html`<li key=${at}><code>${text}</code>
      ${own.includes(text) && html` <b>${say('fairness-own')}</b>`}</li>`)}</ol>`}</section>`;
}

/** The commitments of a table, and the keys once it is over. */
export function FairnessDialog({ t }) {
  const table = t.table.value;
  const { streams } = table.fairness;
  const over = table.status === 'over';
  return html`<${Dialog} title=${say('fairness')} onClose=${() => { t.panel.value = null; }}>
    <p>${say('fairness-line')}</p>
    ${over && html`<div class="buttons"><a class="button primary" href=${`/proof?table=${encodeURIComponent(table.id)}`}>${say('proof-open')}</a></div>`}
    ${streams.length === 0 && html`<p class="quiet">${say('fairness-none')}</p>`}
    <${Brought} table=${table} />
    ${streams.map((stream) => html`<${Stream} key=${stream.name} stream=${stream} game=${table.game} over=${over} />`)}
  </${Dialog}>`;
}
