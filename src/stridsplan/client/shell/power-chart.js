// A chart of one number per seat over the game, with a cursor.
import { html } from '../vendor/htm/htm-preact.js';
import { markPath, seatClass } from './marks.js';
import { BOX, pathOf, pointOf, roundAt, ticksOf } from './power-figures.js';
import { sayNumber } from './words.js';

const MARK = 11.2; // size of a seat's mark, which is drawn in a box of 16 by 16 (marks.js)

/** The URL of the replay at a version. */
export const replayUrl = (t, { version }) => `/t/${encodeURIComponent(t.id)}/replay?v=${version}`;

/**
 * The lines of all seats; a pointer or the arrow keys choose a round. `text`: the chosen round for screen readers;
 * `values`: by round, then by seat; `at`: the chosen round.
 */
export function Chart({ label, text, seats, values, at, choose }) {
  const last = values.length - 1;
  const { ticks, top } = ticksOf(values, seats);
  const onKey = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    choose(Math.max(0, Math.min(last, at + step)));
  };
  const point = (event) => choose(roundAt(event.clientX, event.currentTarget.getBoundingClientRect(), last));
  const { x } = pointOf(at, 0, last, top);
  return html`<svg class="power-chart" viewBox=${`0 0 ${BOX.width} ${BOX.height}`} tabindex="0" role="slider"
    aria-label=${label} aria-valuemin="0" aria-valuemax=${last} aria-valuenow=${at} aria-valuetext=${text}
    onKeyDown=${onKey} onPointerDown=${point} onPointerMove=${point}>
    ${ticks.map((value) => {
      const { y } = pointOf(0, value, last, top);
      return html`<g key=${value}><line class="power-grid" x1=${BOX.left} x2=${BOX.width - BOX.right} y1=${y} y2=${y} />
        <text x=${BOX.left - 5} y=${y + 4} text-anchor="end">${sayNumber(value)}</text></g>`;
    })}
    <line class="power-at" x1=${x} x2=${x} y1=${BOX.top} y2=${BOX.height - BOX.bottom} />
    ${seats.map((seat) => html`<path key=${seat} class=${`power-line ${seatClass(seat)}`}
      d=${pathOf(values, seat, top)} />`)}
    ${seats.map((seat) => {
      const end = pointOf(at, values[at][seat], last, top);
      return html`<g key=${seat} class=${`power-end ${seatClass(seat)}`}
        transform=${`translate(${end.x - MARK / 2} ${end.y - MARK / 2}) scale(${MARK / 16})`}>
        <path d=${markPath(seat)} /></g>`;
    })}</svg>`;
}
