// A picture for the lobby of a game that has none: an empty board. The server sends it as `games/<id>/vignette.js`.
import { html } from '../../vendor/htm/htm-preact.js';

const LINES = [180, 300, 420, 540, 660, 780, 900, 1020].map((x) => `M${x} 100V580`).join('')
  + [100, 220, 340, 460, 580].map((y) => `M180 ${y}H1020`).join('');

export const prepare = () => Promise.resolve();

export const Vignette = () => html`<svg viewBox="0 0 1200 680" preserveAspectRatio="xMidYMid slice">
  <path d=${LINES} style="fill: none; stroke: var(--line); stroke-width: 4" /></svg>`;
