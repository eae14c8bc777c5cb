// The dialog that lists the keys: those that do something now, and those for other questions.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { bindingsOf, worksNow } from './keys.js';
import { Dialog } from './ui.js';
import { hasWords, say, wordId } from './words.js';

/** The message of a key: the game's, or else the one for every game. */
function idOf(t, { id }) {
  const own = wordId(t.table.value.game, 'keys', id);
  return hasWords(own) ? own : `keys-${id}`;
}

const Keys = ({ t, bindings }) =>
  html`<dl class="keys">${bindings.map((binding) => html`<div key=${binding.id} data-keys=${binding.id}>
  <dt><kbd>${say(idOf(t, binding))}</kbd></dt><dd>${say(`${idOf(t, binding)}-help`)}</dd></div>`)}</dl>`;

/** What the keys do. */
export function KeysDialog({ t }) {
  const [[now, later]] = useState(() => {
    const sorted = Map.groupBy(bindingsOf(t.board.value), (binding) => worksNow(t, binding));
    return [sorted.get(true) ?? [], sorted.get(false) ?? []];
  });
  return html`<${Dialog} title=${say('keys')} onClose=${() => { t.panel.value = null; }}>
    <h3>${say('keys-now')}</h3><${Keys} t=${t} bindings=${now} />
    ${later.length > 0 && html`<h3>${say('keys-later')}</h3><${Keys} t=${t} bindings=${later} />`}
  </${Dialog}>`;
}
