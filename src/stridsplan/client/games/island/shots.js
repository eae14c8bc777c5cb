// A shot and what it destroys, as the board and the rulebook draw them.
import { html } from '../../vendor/htm/htm-preact.js';
import { CELL, pointOf } from './geometry.js';

const CROSS = 'M-17 0h8M9 0h8M0 -17v8M0 9v8';

/** A line between two points as a path: it begins `from` units after the first and ends `to` units before the other. */
export function lineBetween([x1, y1], [x2, y2], from = 15, to = 13) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  return `M${x1 + dx * from} ${y1 + dy * from}L${x2 - dx * to} ${y2 - dy * to}`;
}

export const Crosshair = ({ point: [x, y], extra = '' }) =>
  html`<g class=${`crosshair ${extra}`} transform=${`translate(${x} ${y})`}>
  <path class="halo" d=${CROSS} /><circle class="halo" r="12.5" /><circle r="12.5" /><path d=${CROSS} /></g>`;

/** A shot that can be fired now. */
export function Shot({ frame, from, target, strong }) {
  const ends = [pointOf(frame, from), pointOf(frame, target)];
  return html`<g class=${`shot ${strong ? 'strong' : ''}`}><path class="shot-line" d=${lineBetween(...ends)} />
    <${Crosshair} point=${ends[1]} /></g>`;
}

/** A ring round a character that would be lost. */
export const LossRing = ({ point, kind, isOwn }) => html`<g class=${`loss-ring ${kind} ${isOwn ? 'own' : ''}`}
  transform=${`translate(${point.join(' ')})`}><circle class="halo" r="19" /><circle r="19" /></g>`;

/** The squares that a live block blows up. */
export const Blast = ({ point: [x, y] }) => html`<rect class="blast" x=${x - 1.5 * CELL} y=${y - 1.5 * CELL}
  width=${3 * CELL} height=${3 * CELL} rx="6" />`;
