// The carrier pads: vessels with five slots, in the water outside their owners' edges.
import { html } from '../../vendor/htm/htm-preact.js';
import { markPath, seatClass } from '../../shell/marks.js';
import { CELL, isBelow, slotPoint } from './geometry.js';
import { MISSILE } from './ground.js';

const HALF = 2.5 * CELL;
const HULL =
  `M${-HALF} -22H${HALF}Q${HALF + 15} -17 ${HALF + 15} 0Q${HALF
    + 15} 17 ${HALF} 22H${-HALF}Q${-HALF - 15} 17 ${-HALF - 15} 0Q${-HALF - 15} -17 ${-HALF} -22Z`;
const PLANKS = `M${-HALF} -22V22M${HALF} -22V22M${-HALF} 18.4H${HALF}`;

/** The place and turn, as CSS, of a pad whose missile lies in a column; its owner sees slot 1 at the left. */
function padMove(frame, edge, column) {
  const [x, y] = slotPoint(frame, edge, column);
  return `translate(${x}px, ${y}px) rotate(${isBelow(frame, edge) ? 0 : 180}deg)`;
}

/** A pad's hull with its missile and its mark, without the slots' contents. `upright`: false if turned by 180°. */
function Hull({ seat, upright }) {
  return html`<path class="hull-shadow" d=${HULL} transform=${upright ? 'translate(1 3)' : 'translate(-1 -3)'} />
    <path class="hull" d=${HULL} /><path class="hull-planks" d=${PLANKS} />
    ${[-2, -1, 0, 1, 2].map((slot) =>
      html`<rect key=${slot} class="slot-well" x=${slot * CELL - 17} y="-17" width="34" height="34" rx="3" />`)}
    <path class="hull-missile" d=${MISSILE} transform="translate(0 -22) scale(.9)" />
    ${[-1, 1].map((side) =>
      html`<g key=${side} class="hull-mark"
        transform=${`translate(${side * (HALF + 6.5)} 0) rotate(${upright ? 0 : 180}) scale(.62) translate(-8 -8)`}>
        <path d=${markPath(seat)} /></g>`)}`;
}

/** A seat's pad. */
export function Pad({ frame, seat, pick }) {
  const { column } = seat.pad;
  const upright = isBelow(frame, seat.edge);
  return html`<g class=${`pad ${seatClass(seat.seat)} ${pick ? 'touchable' : ''}`} data-place=${`pad-${seat.seat}`}
    style=${{ transform: padMove(frame, seat.edge, column) }}>
    <${Hull} seat=${seat.seat} upright=${upright} /></g>`;
}

/** The numbers of a pad's slots, hidden from screen readers because the slots' names contain them. */
export function SlotNumbers({ frame, seat }) {
  const upright = isBelow(frame, seat.edge);
  return html`<g class="pad" aria-hidden="true" style=${{ transform: padMove(frame, seat.edge, seat.pad.column) }}>
    ${seat.pad.slots.map(({ slot }) => html`<text
    key=${slot} class="slot-number" x=${(slot - 3) * CELL} y=${upright ? 34 : 28}
    transform=${upright ? undefined : `rotate(180 ${(slot - 3) * CELL} 31)`}>${slot}</text>`)}</g>`;
}

/** A position that a pad can slide to. */
export const GhostPad = ({ frame, seat, column }) =>
  html`<g class=${`ghost-pad ${seatClass(seat.seat)}`} style=${{ transform: padMove(frame, seat.edge, column) }}
  aria-hidden="true"><path class="hull" d=${HULL} />
  <path class="hull-missile" d=${MISSILE} transform="translate(0 -22) scale(.9)" /></g>`;
