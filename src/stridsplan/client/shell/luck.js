// Luck of a seat in one measure: a bar, and the figures.
import { html } from '../vendor/htm/htm-preact.js';
import { barOf, rounded } from './statistics-figures.js';
import { say } from './words.js';

/** The result as a bar; the middle is what was expected, the band has most games. */
export function LuckBar({ luck }) {
  const { from, width, way } = barOf(luck);
  return html`<span class=${`luck-bar ${way}`} aria-hidden="true">
    <i style=${{ left: `${from}%`, width: `${width}%` }} /></span>`;
}

/** What fell, and what was expected. */
export const LuckFigure = ({ luck }) => html`<span class="luck-figure">${say('luck-figure',
  { fell: luck.fell, expected: rounded(luck.expected) })}</span>`;
