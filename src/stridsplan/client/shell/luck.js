// The luck of a seat by one measure, as a bar and in figures; `luck` is a row of the statistics
// (statistics-figures.js).
import { html } from '../vendor/htm/htm-preact.js';
import { barOf, rounded } from './statistics-figures.js';
import { say } from './words.js';

/**
 * The result as a bar that begins in the middle, where the expected one is. Behind it css/statistics.css draws a band
 * of one standard deviation to each side, in which most results lie.
 */
export function LuckBar({ luck }) {
  const { from, width, word } = barOf(luck);
  return html`<span class=${`luck-bar ${word}`} aria-hidden="true">
    <i style=${{ left: `${from}%`, width: `${width}%` }} /></span>`;
}

/** What fell, and what was expected. */
export const LuckFigure = ({ luck }) => html`<span class="luck-figure">${say('luck-figure',
  { fell: luck.fell, expected: rounded(luck.expected) })}</span>`;
