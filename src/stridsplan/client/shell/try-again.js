// The button that opens a table which continues from a moment of a finished game of which nothing is secret any more.
import { html } from '../vendor/htm/htm-preact.js';
import { post } from './api.js';
import { go } from './route.js';
import { Button, toastRefusal } from './ui.js';
import { say } from './words.js';

/** `seat`: where the reader is to sit. */
export function TryAgain({ t, version, seat }) {
  const tryAgain = () => post(`/tables/${encodeURIComponent(t.id)}/again`, { version, seat })
    .then(({ id }) => go(`/t/${encodeURIComponent(id)}`)).catch(toastRefusal);
  return html`<${Button} quiet title=${say('analysis-again-help')} onClick=${tryAgain} data-again>
    ${say('analysis-again')}</${Button}>`;
}
