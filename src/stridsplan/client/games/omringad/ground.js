// What does not change below the squares: the countries in the sea, the names along the rim, the seams, and the globe
// in the corner.
import { html } from '../../vendor/htm/htm-preact.js';
import { markPath, seatClass } from '../../shell/marks.js';
import { say } from '../../shell/words.js';
import { CELL, cornerOf, cornerOfSquare, countriesOf, COUNTRY, letterOf, seamsOf, SIDE, STEPS, towards,
  wrappingSteps } from './geometry.js';

const ARROWS = ['M0 -5L4.5 2H-4.5z', 'M5 0L-2 4.5V-4.5z', 'M0 5L4.5 -2H-4.5z', 'M-5 0L2 4.5V-4.5z'];

/**
 * The name of the square beyond each edge of the map, with an arrow towards it; bold if the pointer is on either of
 * the two squares. `near`: see `nearOf` in map.js.
 */
export function Rim({ frame, view, near }) {
  return html`<g class="rim" aria-hidden="true">${wrappingSteps(frame, view.squares).map(({ from, direction, to }) => {
    const [x, y] = towards(frame, from, direction, 0.5);
    const [across, down] = STEPS[direction];
    const lit = near.from === from || near.from === to;
    return html`<g key=${`${from}${direction}`} class=${`side-${direction} ${lit ? 'lit' : ''}`}>
      <path d=${ARROWS[direction]} transform=${`translate(${x + across * 6} ${y + down * 5.5})`} />
      <text x=${x + across * 14} y=${y + down * 13}>${to}</text></g>`;
  })}</g>`;
}

/** The seams at the sides of two countries. */
export const Seams = ({ frame, near }) =>
  html`<g class="seams" aria-hidden="true">${seamsOf(frame).map(({ from, to, d }) => html`<path key=${from + d.length}
  class=${near.from === from || near.from === to ? 'lit' : ''} d=${d} />`)}</g>`;

/** The land and the frames of the countries, in the colours of their owners, with the bridges if all are drawn. */
export function Countries({ frame }) {
  return html`<g class="countries" aria-hidden="true">${countriesOf(frame).map((country) => {
    const [x, y] = cornerOf(frame, country);
    return html`<g key=${country} class=${seatClass(country)}>
      <rect class="country-shore" x=${x - 7} y=${y - 7} width=${COUNTRY + 14} height=${COUNTRY + 14} rx="10" />
      <rect class="country-land" x=${x} y=${y} width=${COUNTRY} height=${COUNTRY} /></g>`;
  })}${frame.only === null && html`<${Bridges} frame=${frame} />`}</g>`;
}

/** Little bridges where two countries meet on the drawing. */
function Bridges({ frame }) {
  const middles = Array.from({ length: SIDE }, (_, k) => k * CELL + CELL / 2);
  const [a, b] = [cornerOf(frame, 0), cornerOf(frame, 1)];
  const stacked = frame.board === 'orange' ? [[a, b]] : [[a, cornerOf(frame, 3)], [b, cornerOf(frame, 2)]];
  const sideBySide = frame.board === 'orange' ? [] : [[a, b], [cornerOf(frame, 3), cornerOf(frame, 2)]];
  return html`${stacked.flatMap(([[x, y], [, v]]) =>
    middles.map((at) => html`<path key=${`v${x}${at}`} class="bridge" d=${`M${x + at} ${y + COUNTRY}V${v}`} />`))}
    ${sideBySide.flatMap(([[x, y], [u]]) =>
      middles.map((at) => html`<path key=${`h${y}${at}`} class="bridge" d=${`M${x + COUNTRY} ${y + at}H${u}`} />`))}`;
}

/** The lines of the grid. */
export function Grid({ frame }) {
  const d = countriesOf(frame).flatMap((country) => {
    const [x, y] = cornerOf(frame, country);
    return Array.from({ length: SIDE - 1 },
      (_, k) => `M${x + (k + 1) * CELL} ${y}v${COUNTRY}M${x} ${y + (k + 1) * CELL}h${COUNTRY}`);
  }).join('');
  return html`<path class="grid" d=${d} aria-hidden="true" />`;
}

/** A country as half a ball, its grid bent, and where the pointer's square and its neighbours lie on it. */
function Half({ country, at: [x, y], near }) {
  /** Where a point of the grid, in squares from its corner, lies on the ball, whose radius is 30. */
  const bend = (row, column) => {
    const [u, v] = [(column - 2.5) / 2.5, (row - 2.5) / 2.5]; // from the middle of the country, -1 to 1
    return [x + 30 * u * Math.sqrt(1 - (v * v) / 2), y + 30 * v * Math.sqrt(1 - (u * u) / 2)];
  };
  const line = (points) => `M${points.map((point) => point.map((each) => each.toFixed(1)).join(' ')).join('L')}`;
  const steps = Array.from({ length: 11 }, (_, k) => k / 2);
  const inner = [1, 2, 3, 4];
  const cells = [near.from, ...near.all].filter((square) => square && square[0] === letterOf(country));
  return html`<g class=${`half ${seatClass(country)}`}><circle cx=${x} cy=${y} r="30" />
    ${cells.map((square) =>
      html`<circle key=${square} class=${square === near.from ? 'here' : 'near'} r="4.2"
        cx=${bend(Number(square[1]) - 0.5, Number(square[2]) - 0.5)[0]}
        cy=${bend(Number(square[1]) - 0.5, Number(square[2]) - 0.5)[1]} />`)}
    <path d=${inner.map((k) => line(steps.map((s) => bend(k, s))) + line(steps.map((s) => bend(s, k)))).join('')} />
    <g transform=${`translate(${x - 5} ${y - 5}) scale(.62)`} class="half-mark">
      <path d=${markPath(country)} /></g></g>`;
}

/** By board, the globe: its box, the middle of each country's half ball, and the seams between them. */
const HALVES = {
  orange: { box: '0 0 76 152', places: [[38, 38], [38, 110]],
    seam: 'M8 45Q0 74 8 103M68 45Q76 74 68 103M38 68.5V79.5' },
  antipodal: { box: '0 0 148 148', places: [[38, 38], [110, 38], [110, 110], [38, 110]],
    seam: 'M60 60L88 88M88 60L60 88' },
};

/** The small globe that shows how the countries are connected. */
export function Globe({ board, only, near }) {
  const { box, places, seam } = HALVES[board];
  return html`<svg class=${`globe ${board} ${only === null ? '' : 'alone'}`} viewBox=${box} role="img"
    aria-label=${say(`omringad-globe-${board}`)}><title>${say(`omringad-globe-${board}`)}</title>
    <path class="globe-seam" d=${seam} />
    ${places.map((at, country) => html`<${Half} key=${country} country=${country} at=${at} near=${near} />`)}</svg>`;
}

/** A frame round a square. */
export function Ring({ frame, square, extra }) {
  const [x, y] = cornerOfSquare(frame, square);
  return html`<rect class=${`ring ${extra}`} x=${x + 2.5} y=${y + 2.5} width=${CELL - 5} height=${CELL - 5} rx="4" />`;
}
