// The pictures of the rulebook: parts of the island, drawn as on the board.
import { html } from '../../vendor/htm/htm-preact.js';
import { loadStyle } from '../../shell/styles.js';
import { gridLines } from './coast.js';
import { angleOf, CELL, cellOf, columnName, pointOf } from './geometry.js';
import { Blast, LossRing, Shot } from './shots.js';
import { Crate, Unit } from './units.js';

const FRAME = { columns: 12, turned: false };
const ZOOM = 1.1; // pixels a unit of the drawing
const EDGE = 16; // of the letters and numbers

/**
 * The squares of a picture from its lower left to its upper right one, its characters as [square, type, seat, facing],
 * its shots as [from, to], and the squares of its blocks, explosions and losses.
 */
const SCENES = {
  ranges: { from: 'b3', to: 'h7', shots: [['b3', 'b7'], ['e3', 'e6'], ['h3', 'h5']],
    units: [['b3', 'tank', 0, 'north'], ['b7', 'soldier', 1, 'south'], ['e3', 'jeep', 0, 'north'],
      ['e6', 'tank', 1, 'south'], ['h3', 'soldier', 0, 'north'], ['h5', 'jeep', 1, 'south']] },
  crossfire: { from: 'b3', to: 'h7', shots: [['d3', 'd7']], lost: ['d5', 'd6', 'd7'],
    units: [['d3', 'tank', 0, 'north'], ['d5', 'soldier', 0, 'north'], ['d6', 'jeep', 1, 'east'],
      ['d7', 'tank', 1, 'south'], ['f5', 'jeep', 0, 'north'], ['g6', 'soldier', 1, 'west']] },
  chain: { from: 'd3', to: 'j8', shots: [['f3', 'f7']], blocks: ['f7', 'g6', 'h5'], blasts: ['f7', 'g6'],
    lost: ['f5', 'g8', 'h7'],
    units: [['f3', 'tank', 0, 'north'], ['f5', 'soldier', 0, 'north'], ['g8', 'jeep', 1, 'south'],
      ['h7', 'tank', 1, 'south'], ['i5', 'soldier', 1, 'south']] },
};

/** The names of all pictures. */
export const names = Object.keys(SCENES);

/** Load the style of the pictures. */
export const prepare = () => loadStyle('games/island/board');

/** The part of the drawing between two squares, [x, y, width, height]. */
function partBetween(from, to) {
  const [[left, bottom], [right, top]] = [pointOf(FRAME, from), pointOf(FRAME, to)];
  return [left - CELL / 2, top - CELL / 2, right - left + CELL, bottom - top + CELL];
}

/** The letters of the columns below the squares, and the numbers of the rows at their left. */
function Edges({ from, to }) {
  const [[left, bottom], [right, top]] = [cellOf(from), cellOf(to)];
  const columns = Array.from({ length: right - left + 1 }, (_, k) => left + k);
  const rows = Array.from({ length: top - bottom + 1 }, (_, k) => bottom + k);
  const [x, y] = pointOf(FRAME, from);
  return html`<g class="edges">${columns.map((column, k) => html`<text key=${column} x=${x + k * CELL}
      y=${y + CELL / 2 + EDGE / 2}>${columnName(column)}</text>`)}
    ${rows.map((row, k) => html`<text key=${row} x=${x - CELL / 2 - EDGE / 2} y=${y - k * CELL}>${row}</text>`)}</g>`;
}

/** A picture by its name. */
export function Picture({ name }) {
  const { from, to, units, shots, blocks = [], blasts = [], lost = [] } = SCENES[name];
  const [x, y, width, height] = partBetween(from, to);
  const isOwn = (square) => units.some(([at, , seat]) => at === square && seat === 0);
  const box = [x - EDGE, y - 1, width + EDGE + 1, height + EDGE + 1];
  return html`<svg class="island-map still" viewBox=${box.join(' ')} width=${box[2] * ZOOM} height=${box[3] * ZOOM}>
    <rect class="land" x=${x} y=${y} width=${width} height=${height} />
    <clipPath id=${`picture-${name}`}><rect x=${x} y=${y} width=${width} height=${height} /></clipPath>
    <path class="grid" d=${gridLines(FRAME)} clip-path=${`url(#picture-${name})`} />
    <g class="losses">${blasts.map((square) => html`<${Blast} key=${square} point=${pointOf(FRAME, square)} />`)}</g>
    ${blocks.map((square) => html`<${Crate} key=${square} point=${pointOf(FRAME, square)} />`)}
    ${units.map(([square, type, seat, facing]) => html`<${Unit} key=${square} unit=${{ type, seat }}
      point=${pointOf(FRAME, square)} angle=${angleOf(FRAME, facing)} />`)}
    ${shots.map(([here, there]) => html`<${Shot} key=${here} frame=${FRAME} from=${here} target=${there} strong />`)}
    <g class="losses">${lost.map((square) => html`<${LossRing} key=${square} point=${pointOf(FRAME, square)}
      kind="certain" isOwn=${isOwn(square)} />`)}</g>
    <${Edges} from=${from} to=${to} /></svg>`;
}
