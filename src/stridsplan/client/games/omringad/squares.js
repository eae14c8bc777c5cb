// The squares of the board: terrain, owners, sieges and stacks. Each can be focused and has a name.
import { html } from '../../vendor/htm/htm-preact.js';
import { Spot } from '../../shell/board/surface.js';
import { markPath, seatClass } from '../../shell/marks.js';
import { CELL, isDrawn, cornerOfSquare } from './geometry.js';
import { roomOf, squareText } from './texts.js';
import { Terrain } from './terrain.js';
import { canMarch, laidOn } from './touch.js';
import { Stack, TileFace } from './units.js';

const FEW = 14; // the Tab key stops at every place that can be chosen if there are no more than this

/** Where stacks stand in a square, by how many there are: [x, y, scale]. */
const STANDS = {
  1: [[40, 42, 1]],
  2: [[24, 53, 0.85], [56, 24, 0.85]],
  3: [[22, 22, 0.72], [58, 22, 0.72], [40, 58, 0.72]],
  4: [[22, 22, 0.72], [58, 22, 0.72], [22, 58, 0.72], [58, 58, 0.72]],
  5: [[20, 20, 0.62], [60, 20, 0.62], [20, 60, 0.62], [60, 60, 0.62], [40, 40, 0.62]],
};

/** A flag on a square that is controlled by another seat than that of its country. */
const Flag = ({ seat }) =>
  html`<g class=${`flag ${seatClass(seat)}`} transform="translate(6 6)"><path class="flag-pole" d="M1 0V20" />
    <path class="flag-cloth" d="M1 .5h15v11H1z" />
  <g transform="translate(4.2 1.6) scale(.54)"><path class="flag-mark" d=${markPath(seat)} /></g></g>`;

/** The number of units that a besieged settlement can still get. */
function Siege({ view, siege }) {
  if (!siege || siege.kind === 'none') return null;
  return html`<g class=${`siege ${siege.kind}`} transform="translate(66 14)">
    <path d="M-9.5 -7.5l3-3l2.5 2.5L0 -11.5L4 -8l2.5-2.5l3 3l-2 3.5a9.5 9.5 0 1 1-15 0z" transform="translate(0 2)" />
    <text y="6.5">${roomOf(view, siege)}</text></g>`;
}

const Dragon = ({ dragon }) =>
  html`<g class="stack dragon seat-none">
    <g transform="translate(-20 -20)"><${TileFace} unit="dragon" damaged=${dragon.damaged} /></g></g>`;

function Standing({ square, leaving }) {
  const stacks = square.stacks.filter((stack) => stack.height > 0);
  const stands = STANDS[stacks.length + (square.dragon ? 1 : 0)] ?? [];
  return html`${stacks.map((stack, k) =>
    html`<g key=${stack.seat} transform=${`translate(${stands[k][0]} ${stands[k][1]}) scale(${stands[k][2]})`}>
      <${Stack} stack=${stack} extra=${leaving ? 'leaving' : ''} /></g>`)}
    ${square.dragon
      && html`<g transform=${`translate(${stands.at(-1)[0]} ${stands.at(-1)[1]}) scale(${stands.at(-1)[2]})`}>
        <${Dragon} dragon=${square.dragon} /></g>`}`;
}

/** What describes a drag from a square, if one can begin there. */
function dragData(t, square, pick, laid) {
  if (laid) return JSON.stringify({ terrain: laid.terrain, from: square });
  return canMarch(t, square, pick) ? JSON.stringify({ march: square }) : undefined;
}

function Square({ t, view, frame, square, pick, laid }) {
  const [x, y] = cornerOfSquare(frame, square.square);
  const terrain = laid?.terrain ?? square.terrain;
  const taken = square.control !== square.home;
  const classes = ['square', seatClass(square.control), taken ? 'taken' : '', laid ? 'laid' : ''];
  return html`<${Spot} t=${t} place=${square.square} class=${classes.join(' ')} pick=${pick}
    touchable=${Boolean(pick || laid)} few=${FEW}
    label=${squareText(t, view, square, pick, laid)} transform=${`translate(${x} ${y})`}
    data-drag=${dragData(t, square.square, pick, laid)}>
    <rect class="square-ground" width=${CELL} height=${CELL} /><rect class="square-tint" width=${CELL} height=${CELL} />
    <${Terrain} terrain=${terrain} /><rect class=${`square-edge edge-${square.control}`} x="2.5" y="2.5"
      width=${CELL - 5} height=${CELL - 5} />
    ${taken && html`<${Flag} seat=${square.control} />`}
    <rect class="square-mark" x="3" y="3" width=${CELL - 6} height=${CELL - 6} rx="4" />
    ${pick && pick.role !== 'lay' && html`<circle class="square-dot" cx=${CELL / 2} cy=${CELL - 9} r="4.5" />`}
  </${Spot}>`;
}

/** All squares that are drawn. */
export function Squares({ t, view, frame, picks, isPlaying }) {
  const own = isPlaying ? null : t.seat.value;
  return html`<g class="squares">
    ${view.squares.filter(({ square }) => isDrawn(frame, square)).map((square) => html`<${Square} key=${square.square}
    t=${t} view=${view} frame=${frame} square=${square} pick=${picks.get(square.square)}
    laid=${own === null ? null : laidOn(t, square.square)} />`)}</g>`;
}

/** The pieces on the squares; screen readers get them from the names of the squares. */
export function Pieces({ t, view, frame, isPlaying }) {
  const from = isPlaying ? null : t.compound.value.view?.move?.start;
  return html`<g class="pieces" aria-hidden="true">
    ${view.squares.filter(({ square }) => isDrawn(frame, square)).map((square) => {
    const [x, y] = cornerOfSquare(frame, square.square);
    return html`<g key=${square.square} transform=${`translate(${x} ${y})`}>
      <${Standing} square=${square} leaving=${from === square.square} />
      <${Siege} view=${view} siege=${square.siege} />
      <text class="square-name" x="6" y=${CELL - 6}>${square.square}</text></g>`;
  })}</g>`;
}
