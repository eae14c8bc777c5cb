// The pictures of the rulebook, drawn as on the map.
import { html } from '../../vendor/htm/htm-preact.js';
import { loadStyle } from '../../shell/styles.js';
import { Comparison, sizeOf } from './comparison.js';

const SIZE = 40; // of a die
const [ATTACK, DEFENCE] = [[6, 3, 2], [5, 3]];

/** @type {Record<string, any>} */
const PICTURES = {
  dice: html`<${Comparison} attack=${ATTACK} defence=${DEFENCE} seats=${[0, 1]} size=${SIZE} />`,
};

/** The names of all pictures. */
export const names = Object.keys(PICTURES);

/** Load the style of the pictures. */
export const prepare = () => loadStyle('games/risk/board');

/** A picture by its name. */
export function Picture({ name }) {
  const [width, height] = sizeOf(ATTACK, DEFENCE, SIZE);
  return html`<svg viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height}>${PICTURES[name]}</svg>`;
}
