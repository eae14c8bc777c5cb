// The map as a small picture for the lobby: a corner of the wasteland, partly explored.
import { html } from '../../vendor/htm/htm-preact.js';
import { loadStyle } from '../../shell/styles.js';
import { pointOf } from './geometry.js';
import { BARE, Ground, Marker, Pieces, Tint } from './land.js';

/** An explored land: the limit and the production code of its marker, and what else it has. */
const at = (limit, code, more) => ({ marker: { limit, code }, limit, ...more });
/** Lands by their `x` and `y` (geometry.js). */
const LANDS = {
  '2 0': at(4, 'equal', { owner: 0, people: 4, buildings: ['city'] }),
  '8 0': at(2, 'plus_1', { owner: 1, people: 2 }),
  '1 1': at(5, 'at_most_2', { chamber: 0, owner: 0, people: 2 }),
  '3 1': at(4, 'plus_1', { owner: 0, people: 3, resources: 2, buildings: ['factory'] }),
  '7 1': at(5, 'at_most_3', { owner: 1, people: 3, resources: 3 }),
  '9 1': at(5, 'at_most_2', { chamber: 1, owner: 1, people: 1 }),
  '2 2': at(6, 'minus_1', { owner: 0, people: 4, resources: 1, buildings: ['railroad'] }),
  '4 2': at(3, 'double', { owner: 0, fresh: 2 }),
  '6 2': at(4, 'nothing', {}),
  '8 2': at(5, 'equal', { owner: 1, people: 5, veterans: 1, buildings: ['defence'] }),
};
/** All lands of the picture: `x` and `y` as in a view. */
const PLACES = [0, 1, 2, 3].flatMap((y) => Array.from({ length: 8 }, (_, k) => ({ x: 2 * k - 2 - (y % 2), y })));

/** Load the style. */
export const prepare = () => loadStyle('games/awakened/board');

/** Four rows of the map. */
export function Vignette() {
  return html`<svg class="awakened-map awakened-vignette" viewBox="76 24 540 320" preserveAspectRatio="xMidYMid slice">
    ${PLACES.map((place) => {
    const land = { ...BARE, ...LANDS[`${place.x} ${place.y}`] };
    return html`<g key=${`${place.x} ${place.y}`} transform=${`translate(${pointOf(place, 2).join(' ')})`}>
      <${Ground} land=${land} /><${Tint} land=${land} /><${Marker} land=${land} /><${Pieces} land=${land} /></g>`;
  })}</svg>`;
}
