// The fairness dialog: the commitments, the texts that browsers added, and the keys of the random streams at the end.
import { html } from '../vendor/htm/htm-preact.js';
import { keptOf } from './kept-proof.js';
import { Button, copyText, Dialog } from './ui.js';
import { gameOrShell, say } from './words.js';

function CopyableText({ label, text }) {
  return html`<dt>${label}</dt><dd><code>${text}</code>
    <${Button} quiet onClick=${() => copyText(text)}>${say('copy')}</${Button}></dd>`;
}

const Stream = ({ stream, game, over }) =>
  html`<section><h3>${say(gameOrShell(game, 'stream', stream.name))}</h3><dl class="secrets">
  <${CopyableText} label=${say('fairness-commitment')} text=${stream.commitment} />
  ${stream.key ? html`<${CopyableText} label=${say('fairness-key')} text=${stream.key} />`
    : html`<dt>${say('fairness-key')}</dt><dd class="quiet">${say(over ? 'fairness-kept' : 'fairness-later')}</dd>`}
</dl></section>`;

/** A text that this browser added to the dice, and whether the table lists it. */
function OwnText({ text, contributions }) {
  const state = !contributions ? 'fairness-own-later' : contributions.includes(text) ? 'fairness-own-in'
    : 'fairness-own-missing';
  return html`<p class=${state === 'fairness-own-missing' ? 'notice error' : 'hint'}>${say(state)}</p>
    ${!contributions && html`<p><code>${text}</code></p>`}`;
}

/** The texts that browsers added to the dice, after play has begun; those of this browser at any time. */
function Contributions({ table }) {
  const { contributions } = table.fairness;
  const own = keptOf(table.id).texts;
  return html`<section class="contributions"><h3>${say('fairness-texts')}</h3>
    <p class="hint">${say('fairness-texts-line')}</p>
    ${own.map((text) => html`<${OwnText} key=${text} text=${text} contributions=${contributions} />`)}
    ${contributions && html`<ol>${contributions.map((text, at) => html`<li key=${at}><code>${text}</code>
      ${own.includes(text) && html` <b>${say('fairness-own')}</b>`}</li>`)}</ol>`}</section>`;
}

/** The table or puzzle whose game is continued at this table. */
function Origin({ origin: { table, puzzle, rows } }) {
  if (puzzle) return html`<p>${say('record-origin-puzzle')}
    ${' '}<a href=${`/puzzles/${puzzle}`}>${say('record-origin-puzzle-open')}</a></p>`;
  return html`<p>${say('record-origin', { rows })}
    ${' '}<a href=${`/t/${encodeURIComponent(table)}`}>${say('record-origin-open')}</a></p>`;
}

/** The commitments of a table, and the keys once it is over. */
export function FairnessDialog({ t }) {
  const table = t.table.value;
  const { streams } = table.fairness;
  const over = table.status === 'over';
  return html`<${Dialog} title=${say('fairness')} onClose=${() => { t.panel.value = null; }}>
    <p>${say('fairness-line')}</p>
    ${table.origin && html`<${Origin} origin=${table.origin} />`}
    ${over && html`<div class="buttons">
      <a class="button primary" href=${`/proof?table=${encodeURIComponent(table.id)}`}>${say('proof-open')}</a></div>`}
    ${streams.length === 0 && html`<p class="quiet">${say('fairness-none')}</p>`}
    <${Contributions} table=${table} />
    ${streams.map((stream) => html`<${Stream} key=${stream.name} stream=${stream} game=${table.game} over=${over} />`)}
  </${Dialog}>`;
}
