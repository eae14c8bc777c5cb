// Wooden pieces: characters seen from above with a pointed front, and the crates that are the blocks.
import { html } from '../../vendor/htm/htm-preact.js';
import { useRef } from '../../vendor/preact/hooks.mjs';
import { markPath, seatClass } from '../../shell/marks.js';

const BODY = 'M-13.5 -6.2L-2.2 -16.2Q0 -18 2.2 -16.2L13.5 -6.2V12Q13.5 15 10.5 15H-10.5Q-13.5 15 -13.5 12Z';
const RING = 'M-11.3 -5L-1.4 -13.7Q0 -14.8 1.4 -13.7L11.3 -5V11.4Q11.3 12.8 9.9 12.8H-9.9Q-11.3 12.8 -11.3 11.4Z';

/**
 * Paths of each type, seen from above and facing up: `ink` and `seats` are dark, `lines`, `cut` and `dash` are as the
 * wood.
 */
const SHAPES = {
  tank: {
    ink: 'M-8.6 -5.6h3.7v17h-3.7zM4.9 -5.6h3.7v17h-3.7zM-4.3 -4.6h8.6v14.8h-8.6zM-1.15 -13h2.3v12h-2.3z',
    lines: 'M0 -.6a4 4 0 1 0 .01 0zM-2.6 8.4h5.2',
    dash: 'M-8.6 -2.4h3.7M-8.6 1.2h3.7M-8.6 4.8h3.7M-8.6 8.4h3.7M4.9 -2.4h3.7M4.9 1.2h3.7M4.9 4.8h3.7M4.9 8.4h3.7',
  },
  jeep: {
    ink: 'M-4.6 -9Q-4.6 -11.4 -2.6 -11.4H2.6Q4.6 -11.4 4.6 -9V-8.6H7.8V-2.8H5.8V4.4H8V10.4H5.8V10.6Q5.8 12 4.4 12'
        + 'H-4.4Q-5.8 12 -5.8 10.6V10.4H-8V4.4H-5.8V-2.8H-7.8V-8.6H-4.6Z',
    cut: 'M-4.8 -1.8H4.8V.2H-4.8ZM-4.2 1.6H4.2V8.4H-4.2Z'
        + 'M0 -9.6L.8 -7.5L3 -7.4L1.3 -6L1.9 -3.8L0 -5.1L-1.9 -3.8L-1.3 -6L-3 -7.4L-.8 -7.5Z',
    dash: 'M-2.6 10.2H2.6', seats: 'M-3.4 3.4h2.9v3.6h-2.9zM.5 3.4h2.9v3.6h-2.9z',
  },
  soldier: {
    ink: 'M-10 5.6Q-10 1.4 -5.4 1.2L-1 -1.6L2 -4.6L3.6 -3L.8 .4H5Q10 .6 10 5Q10 8.6 6.6 8.6H-6.6Q-10 8.6 -10 5.6Z'
        + 'M-4 8.6h8v3.6h-8zM2.4 -13h2v14.4h-2zM1.6 -6h3.6v4.4h-3.6z',
    lines: 'M0 -.6a5 5 0 1 0 .01 0z', dash: 'M-3.2 6.6Q0 8.8 3.2 6.6',
  },
};

/** The picture of a type, facing up. */
function Shape({ type }) {
  const { ink, lines, cut, seats, dash } = SHAPES[type];
  return html`<path class="unit-ink" d=${ink} />${lines && html`<path class="unit-lines" d=${lines} />`}
    ${cut && html`<path class="unit-cut" d=${cut} />`}
    ${seats && html`<path class="unit-ink" d=${seats} />`}<path class="unit-dash" d=${dash} />`;
}

/** The type's picture on a wooden piece, for lists and buttons. */
export const UnitIcon = ({ type, seat, angle = 0, state = '' }) =>
  html`<svg class=${`unit-icon ${seatClass(seat)} ${state}`} viewBox="-18 -19 36 36"
  aria-hidden="true"><g transform=${`rotate(${angle})`}><path class="unit-wood" d=${BODY} />
    <path class="unit-ring" d=${RING} /><${Shape} type=${type} /></g></svg>`;

/** The same direction as `angle`, as the angle nearest to the last one, so that a turn is animated the short way. */
function useShortWay(angle) {
  const last = useRef(angle);
  last.current += ((((angle - last.current) % 360) + 540) % 360) - 180;
  return last.current;
}

/**
 * A character at its place; `children` are drawn over it. `unit`: as in a view, with `drag`, what is dropped when it is
 * dragged; `small`: it stands in a slot; `extra`: further classes.
 */
export function Unit({ unit, point: [x, y], angle, small, extra = '', place, children }) {
  const turn = { transform: `rotate(${useShortWay(angle)}deg)` };
  return html`<g class=${`unit ${seatClass(unit.seat)} ${extra}`} data-piece=${unit.piece} data-place=${place}
    data-drag=${unit.drag && JSON.stringify(unit.drag)}
    style=${{ transform: `translate(${x}px, ${y}px)` }}>
    <g class="unit-size" style=${{ transform: `scale(${small ? 1 : 1.14})` }}>
    <g class="unit-shadow"><g class="unit-turn" style=${turn}><path d=${BODY} /></g></g>
    <g class="unit-turn" style=${turn}><path class="unit-wood" d=${BODY} /><path class="unit-ring" d=${RING} />
      <${Shape} type=${unit.type} /></g>
    <g class="unit-mark" transform="translate(7.4 7.4) scale(.56)"><path d=${markPath(unit.seat)} /></g></g>
      ${children}</g>`;
}

/** The ghost of a character that could stand there, or that was lost there. */
export const Ghost = ({ type, seat, point: [x, y], angle, extra = '' }) =>
  html`<g class=${`ghost ${seatClass(seat)} ${extra}`}
  transform=${`translate(${x} ${y}) rotate(${angle}) scale(1.14)`} aria-hidden="true">
  <path class="unit-wood" d=${BODY} /><${Shape} type=${type} /></g>`;

/** A face-down block. */
export const Crate = ({ point: [x, y], extra = '', place }) =>
  html`<g class=${`crate ${extra}`} data-place=${place} transform=${`translate(${x} ${y})`}>
  <rect class="crate-shadow" x="-13" y="-11" width="28" height="28" rx="2" />
  <rect class="crate-wood" x="-14" y="-14" width="28" height="28" rx="2" />
  <path class="crate-brace" d="M-9.5 9.5L9.5 -9.5" />
  <path class="crate-planks" d="M-9.5 -9.5h19v19h-19zM-14 -9.5h4.5M9.5 -9.5h4.5M-14 9.5h4.5M9.5 9.5h4.5" /></g>`;

/** The trace of a block that was turned over: scorched ground, or an outline of the crate. */
export const Trace = ({ point: [x, y], face }) => html`<g class=${`trace ${face}`} transform=${`translate(${x} ${y})`}>
  ${face === 'live'
    ? html`<path d="M0 -15l3.4 8.6l8.4 -6l-3.6 8.6l9.8 1.6l-9 4.2l6 8l-8.8 -3l-1.6 9.6l-4.8 -8.6l-7.2 6.6l1.6 -9.6l-9.6
      .4l8 -5.6l-6 -7.2l9.2 2z" />`
    : html`<path d="M-12 -6v-6h6M6 -12h6v6M12 6v6h-6M-6 12h-6v-6" />`}</g>`;
