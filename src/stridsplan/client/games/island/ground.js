// The island in the sea: shore, land, plants, grid and the letters along its edges.
import { html } from '../../vendor/htm/htm-preact.js';
import { seatClass } from '../../shell/marks.js';
import { coast, gridLines, growth, halfTurn, patches } from './coast.js';
import { CELL, columnName, COLUMNS, gridOf, pointAt, ROWS, SHORE } from './geometry.js';

/** A missile, pointing up, in a box of 13 by 21 round the middle. */
export const MISSILE = 'M0 -10q3 3.4 3 7.4v7l3.4 3.6v2.6h-12.8v-2.6l3.4 -3.6v-7q0 -4 3 -7.4z';

/** Letters and numbers along the edges, on both sides. */
function Edges({ frame }) {
  const letters = Array.from({ length: frame.columns }, (_, k) => k + 1).flatMap((column) =>
    [0, ROWS + 1].map((row) => ({ at: pointAt(frame, [column, row]), text: columnName(column),
      inward: row ? 1 : -1 })));
  const numbers = Array.from({ length: ROWS }, (_, k) => k + 1).flatMap((row) =>
    [0, frame.columns + 1].map((column) => ({ at: pointAt(frame, [column, row]), text: row, side: column ? -1 : 1 })));
  const sign = frame.turned ? -1 : 1;
  return html`<g class="edges">
    ${letters.map(({ at: [x, y], text, inward }) =>
      html`<text key=${`${text}${inward}`} x=${x} y=${y + sign * inward * (CELL / 2 - 12)}>${text}</text>`)}
    ${numbers.map(({ at: [x, y], text, side }) =>
      html`<text key=${`${text}${side}`} x=${x + sign * side * (CELL / 2 - 13)} y=${y}>${text}</text>`)}
  </g>`;
}

/**
 * The signs at the edges, beside the letter of the column where the missile of each seat's pad is at the start; seats 2
 * and 3 only play as four.
 */
const SIGNS = [{ seat: 0, column: 3, row: 0 }, { seat: 1, column: 10, row: ROWS + 1 },
  { seat: 2, column: 22, row: ROWS + 1 }, { seat: 3, column: 15, row: 0 }];

function Signs({ frame }) {
  return html`<g class="signs">${SIGNS.filter(({ column }) => column <= frame.columns).map(({ seat, column, row }) => {
    const [x, y] = pointAt(frame, [column, row]);
    const below = (row === 0) !== frame.turned;
    return html`<path key=${seat} class=${seatClass(seat)} d=${MISSILE}
      transform=${`translate(${x + 13} ${y + (below ? -9 : 9)}) rotate(${below ? 0 : 180}) scale(.72)`} />`;
  })}</g>`;
}

/** The seam between two joined islands. */
function Seam({ frame }) {
  const [left, top, width, height] = gridOf(frame);
  return frame.columns > COLUMNS ? html`<path class="seam" d=${`M${left + width / 2} ${top}v${height}`} /> ` : null;
}

/** Everything that does not change during a battle. */
export function Ground({ frame }) {
  return html`<g class="ground" aria-hidden="true">
    <g transform=${halfTurn(frame)}>
      ${[70, 52, 38].map((away, at) =>
        html`<path key=${away} class=${`water water-${at}`} d=${coast(frame, away, 1.6 - at * 0.2)} />`)}
      <path class="shore" d=${coast(frame, SHORE, 1)} /><path class="land" d=${coast(frame, 5, 0.4)} />
      <clipPath id="on-land"><path d=${coast(frame, 5, 0.4)} /></clipPath>
      <g clip-path="url(#on-land)">
        ${patches(frame).map(({ kind, d }) => html`<path key=${d} class=${`patch ${kind}`} d=${d} />`)}</g>
    </g>
    ${growth(frame).map(({ kind, d }) => html`<path key=${d} class=${`growth ${kind}`} d=${d} />`)}
    <path class="grid" d=${gridLines(frame)} /><${Seam} frame=${frame} />
    <${Edges} frame=${frame} /><${Signs} frame=${frame} />
  </g>`;
}
