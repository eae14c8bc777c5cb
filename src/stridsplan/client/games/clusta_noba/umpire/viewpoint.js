// What the umpire's map shows: the truth, or what a side is shown.
import { html } from '../../../vendor/htm/htm-preact.js';
import { word } from '../texts.js';
import { umpireWord } from './words.js';

/** The choice of the truth or of a side's view. */
export const Viewpoint = ({ t, view }) => html`<select class="viewpoint" data-viewpoint
  aria-label=${umpireWord('viewpoint')} value=${t.local.viewpoint.value ?? ''}
  onChange=${({ target }) => { t.local.viewpoint.value = target.value || null; }}>
  <option value="">${umpireWord('truth')}</option>${Object.keys(view.ledgers).map((side) => html`<option key=${side}
    value=${side}>${umpireWord('seen-by', { side: word('side', side) })}</option>`)}</select>`;
