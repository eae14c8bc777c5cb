// The island as a small picture for the lobby: the opening of a battle.
import { html } from '../../vendor/htm/htm-preact.js';
import { loadStyle } from '../../shell/styles.js';
import { angleOf, pointOf } from './geometry.js';
import { Ground } from './ground.js';
import { lineBetween } from './shots.js';
import { Pad } from './pads.js';
import { Crate, Unit } from './units.js';

const FRAME = { columns: 12, turned: false };
/** Characters as [square, type, seat, facing]. */
const UNITS = [['d4', 'tank', 0, 'north'], ['g3', 'soldier', 0, 'east'], ['c2', 'jeep', 0, 'north'],
  ['d8', 'jeep', 1, 'south'],
  ['i9', 'tank', 1, 'west'], ['h7', 'soldier', 1, 'south'], ['j5', 'soldier', 0, 'north'], ['f10', 'jeep', 1, 'east']];
const BLOCKS = ['b6', 'e9', 'f5', 'i4', 'k8', 'g11'];
const PADS = [{ seat: 0, edge: 'south', pad: { column: 5, slots: [] } },
  { seat: 1, edge: 'north', pad: { column: 8, slots: [] } }];

/** Load the style. */
export const prepare = () => loadStyle('games/island/board');

/** A part of the island with a shot about to be fired. */
export function Vignette() {
  return html`<svg class="island-map island-vignette" viewBox="60 150 560 420" preserveAspectRatio="xMidYMid slice">
    <${Ground} frame=${FRAME} />
    ${PADS.map((seat) => html`<${Pad} key=${seat.seat} frame=${FRAME} seat=${seat} />`)}
    ${BLOCKS.map((square) => html`<${Crate} key=${square} point=${pointOf(FRAME, square)} />`)}
    <g class="shot strong">
      <path class="shot-line" d=${lineBetween(pointOf(FRAME, 'd4'), pointOf(FRAME, 'd8'), 15, 18)} /></g>
    ${UNITS.map(([square, type, seat, facing]) =>
      html`<${Unit} key=${square} unit=${{ type, seat }} point=${pointOf(FRAME, square)}
        angle=${angleOf(FRAME, facing)} />`)}</svg>`;
}
