// Seats: a colour and a mark each, from the index alone.
import { html } from '../vendor/htm/htm-preact.js';

const MARKS = [
  'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z',
  'M2.5 2.5h11v11h-11z',
  'M8 1.6L15 14H1z',
  'M8 .8L15.2 8L8 15.2L.8 8z',
  'M5.6 1.5h4.8v4.1h4.1v4.8h-4.1v4.1H5.6v-4.1H1.5V5.6h4.1z',
  'M8 .9l2.1 4.7l5.1 .5l-3.8 3.4l1.1 5L8 11.9l-4.5 2.6l1.1-5L.8 6.1l5.1-.5z',
];
const NOBODY = 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zm0 2.2a3.3 3.3 0 1 1 0 6.6a3.3 3.3 0 1 1 0-6.6z';

/** The class that carries a seat's colour as `--seat` and `--on-seat`. */
export const seatClass = (seat) => (Number.isInteger(seat) ? `seat-${seat % MARKS.length}` : 'seat-none');

/** The outline of a seat's mark in a box of 16 by 16. */
export const markPath = (seat) => (Number.isInteger(seat) ? MARKS[seat % MARKS.length] : NOBODY);

/** A seat's mark as a small picture beside its name; `breathing`: it grows and shrinks, because the seat must act. */
export function Mark({ seat, breathing = false }) {
  return html`<svg class=${`mark ${seatClass(seat)} ${breathing ? 'breathing' : ''}`} viewBox="0 0 16 16"
    aria-hidden="true"><path d=${markPath(seat)} /></svg>`;
}
