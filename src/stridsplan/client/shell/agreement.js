// Resigning and offering a draw: a dialog asks for confirmation.
import { html } from '../vendor/htm/htm-preact.js';
import { Button, Dialog } from './ui.js';
import { say, wordId } from './words.js';

/** The dialog; `t.panel` says for which: "resign" or "offer_draw". */
export function Agreement({ t }) {
  const kind = t.panel.value;
  const action = t.position.value?.at_table?.find((each) => each.kind === kind);
  const close = () => { t.panel.value = null; };
  const agree = () => { close(); if (action) t.chooseAtTable(action); };
  const id = wordId('at-table', kind);
  return html`<${Dialog} title=${say(id)} onClose=${close}><p>${say(`${id}-sure`)}</p>
    <div class="dialog-foot"><${Button} primary onClick=${agree}>${say(id)}</${Button}>
      <${Button} onClick=${close}>${say('cancel')}</${Button}></div></${Dialog}>`;
}
