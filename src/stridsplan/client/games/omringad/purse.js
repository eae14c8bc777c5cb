// The purse: how much gold a seat has, beside a coin.
import { html } from '../../vendor/htm/htm-preact.js';

/** A line about the seat's gold, which screen readers read out when it changes. */
export const Purse = ({ children }) =>
  html`<p class="purse" aria-live="polite"><svg class="coin" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7" /><circle cx="8" cy="8" r="4.5" /></svg>
  ${children}</p>`;
