// The order sheet.
import { html } from '../../../vendor/htm/htm-preact.js';

/** The sheet. */
export const Sheet = () => html`<div class="sheet-body" />`;
