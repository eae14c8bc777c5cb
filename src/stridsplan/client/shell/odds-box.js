// The odds of an answer: in every game directly above the buttons that give it.
import { html } from '../vendor/htm/htm-preact.js';

/** The frame of the odds in a question. */
export const OddsBox = ({ label, children }) =>
  html`<section class="outcomes" aria-label=${label} aria-live="polite">${children}</section>`;
