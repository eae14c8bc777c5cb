// The pictures of the orders, drawn with a pen in a square of 20.
import { html } from '../../../vendor/htm/htm-preact.js';

const PATHS = {
  hold: 'M10 3L16 5V10Q16 15 10 17Q4 15 4 10V5z',
  wait: 'M6 3H14M6 17H14M6.5 3Q6.5 7.5 10 10Q13.5 7.5 13.5 3M6.5 17Q6.5 12.5 10 10Q13.5 12.5 13.5 17',
  attack: 'M4 4L16.5 16.5M16 4L3.5 16.5M12.5 15.5L15.5 12.5M4.5 12.5L7.5 15.5',
  goto: 'M3 10H15M11 5.5L15.5 10L11 14.5',
  advance: 'M4 4L10 10L4 16M10 4L16 10L10 16',
  haste: 'M9 10H16M12.5 6L16.5 10L12.5 14M3 7H7M2.5 10H6M3 13H7',
  camp: 'M3 16L10 4L17 16zM10 16V10M10 4V2',
  fortify: 'M4 17V6H6.5V8H8.8V6H11.2V8H13.5V6H16V17z',
  hunt: 'M12 14H3V5H17V9M3 5L10 10.5L17 5M13 11L18 17M18 11L13 17',
  ship: 'M3 13H17L14.5 17H5.5zM10 13V3L15 10.5H10',
  ambush: 'M3 15Q2 10 6 10Q6 5 10 5.5Q14 5 14 10Q18 10 17 15zM7.5 12.5H8.5M11.5 12.5H12.5',
  patrol: 'M15.5 7A6.5 6.5 0 1 0 16.5 11M16.5 3.5V7.5H12.5',
  scout: 'M2.5 10Q10 2.5 17.5 10Q10 17.5 2.5 10zM10 7.6A2.4 2.4 0 1 0 10.01 7.6',
  divine: 'M10 2.5L12 8L17.5 10L12 12L10 17.5L8 12L2.5 10L8 8z',
  home: 'M3 10L10 4L17 10M5 9V16H15V9M8.5 16V12H11.5V16',
};

/** The orders, as they are offered: those that lead to a hex first, but for `ambush`. */
export const ORDERS = ['goto', 'advance', 'haste', 'attack', 'ship', 'camp', 'fortify', 'hold', 'wait', 'patrol',
  'scout', 'hunt', 'ambush', 'divine', 'home'];

/** The picture of an order. */
export const OrderGlyph = ({ order }) => html`<svg class="order-glyph" viewBox="0 0 20 20" aria-hidden="true">
  <path d=${PATHS[order]} /></svg>`;
