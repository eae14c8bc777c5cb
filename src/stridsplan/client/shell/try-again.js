// The button that opens a new table, which continues from a version of a finished game.
import { html } from '../vendor/htm/htm-preact.js';
import { post } from './api.js';
import { go } from './route.js';
import { Button, toastRefusal } from './ui.js';
import { say } from './words.js';

/** The button; `seat`: the reader's at the new table. */
export function TryAgain({ t, version, seat }) {
  const tryAgain = () => post(`/tables/${encodeURIComponent(t.id)}/again`, { version, seat })
    .then(({ id }) => go(`/t/${encodeURIComponent(id)}`)).catch(toastRefusal);
  return html`<${Button} quiet title=${say('analysis-again-help')} onClick=${tryAgain} data-again>
    ${say('analysis-again')}</${Button}>`;
}
