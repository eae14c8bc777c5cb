// The pictures of the rulebook: squares and units, drawn as on the board.
import { html } from '../../vendor/htm/htm-preact.js';
import { seatClass } from '../../shell/marks.js';
import { loadStyle } from '../../shell/styles.js';
import { CELL } from './geometry.js';
import { Terrain } from './terrain.js';
import { boxOfUnit, Stack, TileFace, VALUES } from './units.js';

const ARROW = 'M0 0H30M22 -8L30 0L22 8';
const STOP = 'M-9 -9L9 9M9 -9L-9 9';

const Square = ({ at: [column, row], terrain, seat }) => html`<g class=${`square ${seatClass(seat)}`}
  transform=${`translate(${column * CELL} ${row * CELL})`}><rect class="square-ground" width="80" height="80" />
  <rect class="square-tint" width="80" height="80" /><${Terrain} terrain=${terrain} />
  <rect class=${`square-edge edge-${seat}`} x="2.5" y="2.5" width="75" height="75" /></g>`;

const Troops = ({ at: [x, y], seat, height, unit, scale = 1 }) =>
  html`<g transform=${`translate(${x * CELL} ${y * CELL}) scale(${scale})`}>
  <${Stack} stack=${{ seat, height, top: { unit, damaged: false }, general: false, moved: 0 }} /></g>`;

const Way = ({ at: [x, y], path, kind }) => html`<path class=${`picture-way ${kind}`} d=${path}
  transform=${`translate(${x * CELL} ${y * CELL})`} />`;

/** A row of tiles. */
const Tiles = ({ units, seat, top }) => html`<g class=${seatClass(seat)}>${units.map((unit, k) =>
  html`<g key=${unit} transform=${`translate(${44 + k * 46} ${top})`}><${TileFace} unit=${unit} /></g>`)}</g>`;

const StepNumber = ({ number, top }) => html`<text class="picture-number" x="20" y=${top + 28}>${number}</text>`;

const inBox = (box) => Object.keys(VALUES).filter((unit) => boxOfUnit(unit) === box);

/** A castle, and the squares round it from which it is besieged. */
const Siege = ({ x, enemies }) => html`<g transform=${`translate(${x} 0)`}>
  ${[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => html`<${Square} key=${`${row}${column}`} at=${[column, row]}
    terrain=${row === 1 && column === 1 ? 'castle' : 'plain'} seat=${0} />`))}
  ${enemies.map(([column, row, unit]) => html`<${Troops} key=${unit} at=${[column + 0.5, row + 0.5]} seat=${1}
    height=${2} unit=${unit} />`)}</g>`;

/** Each picture, with its width and height. */
const PICTURES = {
  steps: { size: [366, 112], drawing: html`
    <${StepNumber} number="1" top=${6} /><${Tiles} units=${inBox('ranged')} seat=${0} top=${6} />
    <${StepNumber} number="2" top=${64} /><${Tiles} units=${inBox('melee')} seat=${0} top=${64} />` },
  pinned: { size: [3 * CELL, CELL], drawing: html`
    ${[0, 1, 2].map((column) => html`<${Square} key=${column} at=${[column, 0]} terrain="plain" seat=${0} />`)}
    <${Troops} at=${[1.28, 0.33]} seat=${1} height=${2} unit="merc" scale=${0.66} />
    <${Troops} at=${[1.7, 0.68]} seat=${0} height=${3} unit="elite" scale=${0.66} />
    <${Way} at=${[0.7, 0.33]} path=${ARROW} kind="enemy" /><${Way} at=${[1.95, 0.68]} path=${ARROW} kind="free" />
    <${Way} at=${[0.8, 0.72]} path=${STOP} kind="barred" />` },
  siege: { size: [6 * CELL + 40, 3 * CELL], drawing: html`<${Siege} x=${0} enemies=${[[0, 1, 'rider']]} />
    <${Siege} x=${3 * CELL + 40} enemies=${[[0, 1, 'rider'], [1, 0, 'archer']]} />` },
};

/** The names of all pictures. */
export const names = Object.keys(PICTURES);

/** Load the style of the pictures. */
export const prepare = () => loadStyle('games/omringad/board');

/** A picture by its name. */
export function Picture({ name }) {
  const { size: [width, height], drawing } = PICTURES[name];
  return html`<svg class="omringad-map still" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height}>
    ${drawing}</svg>`;
}
