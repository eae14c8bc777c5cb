// Tiles: the values and the picture of each kind. The values are those printed on the tiles, to be shown; the rules are
// not computed from them.
import { html } from '../../vendor/htm/htm-preact.js';
import { markPath, seatClass } from '../../shell/marks.js';

export const COMBAT = ['merc', 'elite', 'archer', 'rider', 'catapult', 'general'];

/** Cost, of combat units only; movement F and strength S, each undamaged and damaged (null: none). */
export const VALUES = {
  merc: { cost: 2, f: [1, 1], s: [6, 6] },
  elite: { cost: 3, f: [2, 2], s: [5, 5] },
  archer: { cost: 4, f: [2, 1], s: [5, 5] },
  rider: { cost: 5, f: [3, 3], s: [4, 5] },
  catapult: { cost: 6, f: [1, 1], s: [4, 4] },
  general: { cost: 10, f: [2], s: [null] },
  diplomat: { f: [1], s: [null] },
  dragon: { f: [null], s: [2, 3] },
  horses: { f: [null], s: [null] },
  infiltrator: { f: [2], s: [null] },
  elephants: { f: [3, 2], s: [4, 4] },
  mage: { f: [2], s: [3] },
  pirates: { f: [2, 1], s: [5, 5] },
  sharpshooters: { f: [2, 2], s: [6, 6] },
};

const isSpecial = (unit) => !COMBAT.includes(unit);

const RANGED = ['archer', 'catapult', 'sharpshooters'];

/** The box of the battle board in which a kind fights. */
export function boxOfUnit(unit, options) {
  if (VALUES[unit].s[0] === null) return 'none';
  return RANGED.includes(unit) || (unit === 'mage' && options?.mage === 'ranged') ? 'ranged' : 'melee';
}

/** SVG paths in a box of 24 by 24: `fill` is filled, `line` is stroked, `cut` has the colour of the wood. */
const PICTURES = {
  merc: { fill: 'M3 8h11v5.5q0 5-5.5 7.5Q3 18.5 3 13.5zM18 1.5l2.8 5.5h-1.7V22.5h-2.2V7h-1.7z',
    cut: 'M7.7 9.7h1.6v3h2.6v1.6H9.3v4H7.7v-4H5.1v-1.6h2.6z' },
  elite: { fill: 'M5 21V12Q5 4 12 3.5Q19 4 19 12v9h-4.3v-6.5h-5.4V21zM11 .8h2v3.4h-2z',
    cut: 'M7.5 10.5h9v2h-3.2v2h-2.6v-2H7.5z' },
  archer: { fill: 'M23 12l-5.6 3.8l1.2-3.8l-1.2-3.8zM1 9.2l3.6 2.8L1 14.8l1.2-2.8z',
    line: 'M9 2Q22 12 9 22M9 2V22M2.5 12H19' },
  rider: { fill: 'M7 22.5Q8.5 18 8 15.5L5.6 17L3 14.5Q5 8.5 9.5 6.5L10 1.8L13.6 5.2Q20.5 8.5 20.5 17v5.5z',
    cut: 'M11 9.2a1.1 1.1 0 1 0 .01 0zM15.5 9.5q3 3 2.6 9h-1.2q.4-5.5-2.2-8.2z' },
  catapult: { fill: 'M4.5 1.5a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4zM7 17.5a3 3 0 1 0 .01 0z'
      + 'M17.5 17.5a3 3 0 1 0 .01 0z', line: 'M3 17H21.5M6.5 16.5L13 8.5L18.5 16.5M6.5 6.5L19 15.5' },
  general: { fill: 'M2.5 7l5 4.5L12 3l4.5 8.5l5-4.5l-2.2 12H4.7zM4.7 20.3h14.6v2H4.7z' },
  diplomat: { fill: 'M6 2.5h12.5q3 0 3 3v3.5h-4V18q0 3.5-3.5 3.5H4.5q3 0 3-3.5V6Q7.5 3 3.5 3.5Q4 2.5 6 2.5z',
    cut: 'M9.6 7h5.5v1.5H9.6zM9.6 10.5h5.5V12H9.6zM9.6 14h5.5v1.5H9.6z' },
  dragon: { fill: 'M2 22Q1 12 6.5 7.5L5.5 1.5L11 5Q17.5 4.5 22.5 10.5L21 13l-5-1l3.5 4.5L13.5 15.5Q12.5 19 15 22z',
    cut: 'M11.5 8.3l3.2 .9l-2.6 1.5z' },
  horses: { fill: 'M7.8 21.5H4.3Q1.5 14 4 8.5Q6.5 2.5 12 2.5T20 8.5Q22.5 14 19.7 21.5h-3.5Q18.5 14 16.5 10'
      + 'Q15 6.7 12 6.7T7.5 10Q5.5 14 7.8 21.5z', cut: 'M4.7 11.2h1.6v1.6H4.7zM17.7 11.2h1.6v1.6h-1.6z'
      + 'M5.2 16h1.6v1.6H5.2zM17.2 16h1.6v1.6h-1.6zM11.2 3.8h1.6v1.6h-1.6z' },
  infiltrator: { fill: 'M1 8.5Q6.5 5 12 8Q17.5 5 23 8.5Q23.5 17 17.5 17Q14 17 12 13.5Q10 17 6.5 17Q.5 17 1 8.5z',
    cut: 'M4 11.2Q7 8.8 9.8 11.5Q8.5 14 6.5 14Q4.4 14 4 11.2z'
        + 'M20 11.2Q17 8.8 14.2 11.5Q15.5 14 17.5 14Q19.6 14 20 11.2z' },
  elephants: {
    fill: 'M2 20.5V11Q2 5 8.5 5H14Q21 5 21 11.5V17Q21 18.8 22.8 18V20.2Q18.2 21.8 18 17.5V14.5H16V20.5H12.5V16.5H7'
        + 'V20.5z', cut: 'M11.5 7Q16 7.5 14.5 12.5Q11.5 12 11.5 7zM17.6 9h1.5v1.5h-1.5z' },
  mage: { fill: 'M13.5 1.5L17.8 16.2Q12 14.5 6.2 16.2zM1.5 19Q12 13.5 22.5 19Q12 24.5 1.5 19z',
    cut: 'M12.3 8l.9 1.9l2 .2l-1.5 1.4l.5 2l-1.9-1l-1.9 1l.5-2l-1.5-1.4l2-.2z' },
  pirates: { fill: 'M12 1.5Q19 1.5 19 8.5Q19 11.5 16 13.2V16H8v-2.8Q5 11.5 5 8.5Q5 1.5 12 1.5z',
    line: 'M3.5 17L20.5 22.5M20.5 17L3.5 22.5',
    cut: 'M9.2 6.8a1.9 1.9 0 1 0 .01 0zM14.8 6.8a1.9 1.9 0 1 0 .01 0zM12 11l1 1.8h-2z' },
  sharpshooters: { fill: 'M12 10a2 2 0 1 0 .01 0z',
    line: 'M12 4.5a7.5 7.5 0 1 0 .01 0zM12 .8V7M12 17v6.2M.8 12H7M17 12h6.2' },
};

/** The picture of a kind. */
function Picture({ unit }) {
  const { fill, line, cut } = PICTURES[unit];
  return html`${line && html`<path class="tile-line" d=${line} />`}<path class="tile-ink" d=${fill} />
    ${cut && html`<path class="tile-cut" d=${cut} />`}`;
}

const CRACK = 'M27 -1L22 8L29 14L20 22L26 30L21 41';

/** A tile in a box of 40 by 40, its corner at the origin. */
export function TileFace({ unit, damaged }) {
  return html`<rect class=${`tile-wood ${isSpecial(unit) ? 'special' : ''}`} x="1" y="1" width="38"
    height="38" rx="4" />
    <g transform="translate(6.8 6.8) scale(1.1)"><${Picture} unit=${unit} /></g>
    ${damaged && html`<path class="tile-crack" d=${CRACK} />`}`;
}

/** A tile as a small picture of its own, for lists and buttons. */
export const TileIcon = ({ unit, seat, damaged, moved }) =>
  html`<svg class=${`tile-icon ${seatClass(seat)} ${moved ? 'moved' : ''}`} viewBox="0 0 40 40" aria-hidden="true">
  <${TileFace} unit=${unit} damaged=${damaged} />${moved && html`<${Moved} />`}</svg>`;

/** The mark of a tile, or of a stack of tiles, that has moved in this round. */
const Moved = () => html`<path class="tile-moved" d="M4 30l4.5 4L4 38M10 30l4.5 4l-4.5 4" />`;

/** How many tiles are drawn under the top one. */
const tilesUnder = (height) => Math.min(3, Math.max(0, height - 1));

/** A stack on the board, its middle at the origin: the top tile, tiles under it, and the number of tiles. */
export function Stack({ stack, extra = '' }) {
  const { seat, height, top, general, moved } = stack;
  return html`<g class=${`stack ${seatClass(seat)} ${extra}`}>
    ${Array.from({ length: tilesUnder(height) },
      (_, k) => html`<rect key=${k} class="tile-under" x="-19" y=${-19 + 3.5 * (tilesUnder(height) - k)} width="38"
        height="38" rx="4" />`)}
    <g transform="translate(-20 -20)"><${TileFace} unit=${top.unit} damaged=${top.damaged} />
      ${general && html`<g class="tile-general" transform="translate(25 -5) scale(.7)">
        <${Picture} unit="general" /></g>`}
      ${moved > 0 && moved >= height && html`<${Moved} />`}</g>
    <g class="stack-mark" transform="translate(-25 -25) scale(.8)"><path d=${markPath(seat)} /></g>
    <g class="stack-height"><circle cx="18" cy="18" r="9.5" /><text x="18" y="22.5">${height}</text></g></g>`;
}
