// What the map is asked for, with a button that gives it up.
import { html } from '../../../vendor/htm/htm-preact.js';
import { Button } from '../../../shell/ui.js';
import { say } from '../../../shell/words.js';
import { purposeText } from './words.js';

export const Asked = ({ t }) => html`<p class="asked-hex" role="status">
  <span>${purposeText(t.local.purpose.value)}</span>
  <${Button} quiet onClick=${() => { t.local.picking.value = null; }} data-unpick>${say('cancel')}</${Button}></p>`;
