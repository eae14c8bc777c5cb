// The frame of the odds of an answer, which stand directly above the buttons in every game.
import { html } from '../vendor/htm/htm-preact.js';

/** The frame; `label`: its name for screen readers. */
export const OddsBox = ({ label, children }) =>
  html`<section class="outcomes" aria-label=${label} aria-live="polite">${children}</section>`;
