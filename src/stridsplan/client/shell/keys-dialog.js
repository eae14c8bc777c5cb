// The list of keys.
import { html } from '../vendor/htm/htm-preact.js';
import { Dialog } from './ui.js';
import { say, wordId } from './words.js';

const KEYS = ['arrows', 'tab', 'enter', 'escape', 'digits', 'plus', 'all', 'end', 'undo', 'talk', 'position', 'help'];

/** What the keys do. */
export function KeysDialog({ t }) {
  const own = (t.board.value.keys ?? []).map((name) => wordId(t.table.value.game, 'keys', name));
  const ids = [...KEYS.map((name) => `keys-${name}`), ...own];
  return html`<${Dialog} title=${say('keys')} onClose=${() => { t.panel.value = null; }}>
    <dl class="keys">${ids.map((id) => html`<dt><kbd>${say(id)}</kbd></dt><dd>${say(`${id}-help`)}</dd>`)}</dl>
  </${Dialog}>`;
}
