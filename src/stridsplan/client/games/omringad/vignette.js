// The board as a small picture for the lobby: where two countries meet, in the middle of a war.
import { html } from '../../vendor/htm/htm-preact.js';
import { loadStyle } from '../../shell/styles.js';
import { seatClass } from '../../shell/marks.js';
import { Terrain } from './terrain.js';
import { Stack } from './units.js';

const CELL = 80;
const BORDER = 18; // between the two countries
/** The terrain of each square by row: two rows of the upper country, seat 0, then two of the lower one, seat 1. */
const ROWS = [
  ['plain', 'castle', 'forest', 'plain', 'mountain', 'plain'],
  ['lake', 'plain', 'plain', 'village', 'plain', 'plain'],
  ['plain', 'forest', 'plain', 'plain', 'lake', 'village'],
  ['mountain', 'plain', 'village', 'plain', 'plain', 'forest'],
];
/** Squares of another seat than their country's, by "row column". */
const TAKEN = new Map([['1 4', 1], ['2 1', 0]]);
/** Row, column, seat, height and top tile. @type {[number, number, number, number, string][]} */
const STACKS = [[0, 1, 0, 3, 'general'], [1, 3, 0, 4, 'archer'], [1, 4, 1, 2, 'rider'], [2, 1, 0, 3, 'elite'],
  [3, 2, 1, 5, 'merc'], [2, 5, 1, 1, 'catapult'], [2, 3, 1, 2, 'elephants']];

/** Load the style. */
export const prepare = () => loadStyle('games/omringad/board');

const down = (row) => row * CELL + (row > 1 ? BORDER : 0);

/** Four rows of the board. */
export function Vignette() {
  return html`<svg class="omringad-map omringad-vignette" viewBox="0 0 480 338" preserveAspectRatio="xMidYMid slice">
    ${ROWS.flatMap((squares, row) => squares.map((terrain, column) => {
      const seat = TAKEN.get(`${row} ${column}`) ?? (row > 1 ? 1 : 0);
      return html`<g key=${`${row}${column}`} class=${`square ${seatClass(seat)}`}
        transform=${`translate(${column * CELL} ${down(row)})`}><rect class="square-ground" width="80" height="80" />
        <rect class="square-tint" width="80" height="80" /><${Terrain} terrain=${terrain} />
        <rect class=${`square-edge edge-${seat}`} x="2.5" y="2.5" width="75" height="75" /></g>`;
    }))}
    ${STACKS.map(([row, column, seat, height, unit]) =>
      html`<g key=${`${row}${column}`} transform=${`translate(${column * CELL + CELL / 2} ${down(row) + 44})`}>
      <${Stack} stack=${{ seat, height, top: { unit, damaged: false }, general: false, moved: 0 }} /></g>`)}</svg>`;
}
