// What the sheet asks the map for.
import { html } from '../../../vendor/htm/htm-preact.js';
import { Button } from '../../../shell/ui.js';
import { say } from '../../../shell/words.js';
import { purposeText } from './words.js';

/** A line that says what a hex is asked for, with a button to give it up. */
export const Asked = ({ t }) => html`<p class="asked-hex" role="status">
  <span>${purposeText(t.local.purpose.value)}</span>
  <${Button} quiet onClick=${() => { t.local.picking.value = null; }} data-unpick>${say('cancel')}</${Button}></p>`;
