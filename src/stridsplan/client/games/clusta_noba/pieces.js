// Markers on the map: wooden blocks for the side's own, outlined ones for hostile stacks as reported; both are paler
// the older the report is.
import { html } from '../../vendor/htm/htm-preact.js';
import { markPath, seatClass } from '../../shell/marks.js';
import { nameOf, pointOf } from './geometry.js';
import { fadeOf, seatOf } from './markers.js';
import { ageMark } from './texts.js';

const FLAG = 'M0 0V-17M0-17L12-13.5L0-10';
const TENT = 'M-9 6L0-7L9 6zM-2.6 6L0 0L2.6 6';
const HULL = 'M-17 0H17L12 8H-12z';
const STAR = 'M0-6L1.7-1.9L6-1.8L2.6 .9L3.8 5L0 2.6L-3.8 5L-2.6 .9L-6-1.8L-1.7-1.9z';
const STONE = 'M-5 8L-4-8Q0-12 4-8L5 8z';

/** The signs of hostile markers, by kind of sighting; units have none. */
const SIGNS = { camp: TENT, commander: FLAG, ships: HULL, stenfar: STONE, main_force: STAR };

/** How far a marker stands from the middle of its hex if another one stands there, [x, y]. @type {Point} */
export const BESIDE = [13, -15];

/** A number of men, short enough for a block. */
const short = (men) => (men >= 10_000 ? `${Math.round(men / 1000)}k` : String(men));

/** How old the report is, below the marker; nothing while it is fresh. */
function Age({ age }) {
  const text = ageMark(age);
  return text && html`<g class="marker-age" transform="translate(15 12)"><rect x=${-3 * text.length - 2} y="-6"
    width=${6 * text.length + 4} height="12" rx="2" /><text y="3.5">${text}</text></g>`;
}

/** A stack of one's own. */
export function OwnMarker({ stack, seat, point: [x, y] }) {
  const { units, commanders, camps, specialists, men, age, isExact, isAboard } = stack;
  const hasUnits = units.length > 0;
  // Where a sign stands: beside the block of the units, or where there are none
  const at = (beside, alone) => `translate(${(hasUnits ? beside : alone).join(' ')})`;
  return html`<g class=${`marker own fade-${isExact ? 0 : fadeOf(age)} ${seatClass(seat)}`}
    transform=${`translate(${x} ${y})`}><g class="marker-body">
    ${isExact && html`<circle class="headquarters" r="25" />`}
    ${camps.length > 0 && html`<path class="tent" transform=${at([-13, -13], [0, 2])} d=${TENT} />`}
    ${isAboard && html`<path class="hull" transform="translate(0 9)" d=${HULL} />`}
    ${hasUnits && html`<rect class="piece-shadow" x="-16" y="-8.5" width="34" height="21" rx="2" />
      <rect class="block" x="-17" y="-10.5" width="34" height="21" rx="2" />
      <rect class="block-ring" x="-14.5" y="-8" width="29" height="16" rx="1" />
      <text class="men" y="4.6">${short(men)}</text>`}
    ${commanders.length > 0 && html`<path class=${`flag ${isExact ? 'chief' : ''}`}
      transform=${at([9, -9], [-4, 8])} d=${FLAG} />`}
    ${specialists.length > 0 && html`<path class="star" transform=${at([18, 10], [0, 0])} d=${STAR} />`}
    ${!isExact && html`<${Age} age=${age} />`}</g></g>`;
}

/** Where a stack of one's own should be by now. */
export const Ghost = ({ stack, seat, point: [x, y] }) => html`<g class=${`marker ghost ${seatClass(seat)}`}
  transform=${`translate(${x} ${y})`}><g class="marker-body">
  <rect class="block" x="-17" y="-10.5" width="34" height="21" rx="2" />
  ${stack.units.length > 0 && html`<text class="men" y="4.6">${short(stack.men)}</text>`}
  ${stack.commanders.length > 0 && html`<path class="flag" transform="translate(9 -9)" d=${FLAG} />`}</g></g>`;

/** A sighting that does not hold any more. */
export const OldSighting = ({ view, sighting, point: [x, y] }) => html`<g
  class=${`marker old ${seatClass(sighting.side ? seatOf(view, sighting.side) : null)}`}
  transform=${`translate(${x} ${y})`}>
  <circle r="6" /><text y="18">${ageMark(sighting.age)}</text></g>`;

/** A courier under way, as the umpire sees it; couriers of different sides stand beside each other. */
export function Courier({ view, courier: { side, hex } }) {
  const [x, y] = pointOf(view.map, nameOf(hex));
  const right = 13 * (view.sides.indexOf(side) - 1); // in the order of the seats, the second one in the middle
  return html`<g class=${`marker courier ${seatClass(seatOf(view, side))}`}
    transform=${`translate(${x + right} ${y + 19})`}><circle r="5" /></g>`;
}

/**
 * What was seen of another side in a hex. `isExact`: the men are no estimate; `isBeside`: the hex has a block of one's
 * own too.
 */
export function HostileMarker({ view, marker, point: [x, y], isBeside, isExact = false }) {
  const { side, kind, men, age } = marker;
  const seat = side ? seatOf(view, side) : null;
  const [right, down] = isBeside ? BESIDE : [0, 0];
  const sign = SIGNS[kind]; // units of unknown number have a cross instead
  return html`<g class=${`marker hostile fade-${fadeOf(age)} ${seatClass(seat)}`}
    transform=${`translate(${x + right} ${y + down}) scale(${isBeside ? 0.8 : 1})`}>
    <g class="marker-body"><rect class="block" x="-17" y="-10.5" width="34" height="21" rx="2" />
    <g class="hostile-mark" transform="translate(-22 -17) scale(.7)"><path d=${markPath(seat)} /></g>
    ${sign ? html`<path class="sign" transform=${men === null ? '' : 'translate(-9 1) scale(.6)'} d=${sign} />`
    : men === null && html`<path class="sign" d="M-15-8.5L15 8.5M-15 8.5L15-8.5" />`}
    ${men !== null && html`<text class="men" x=${sign ? 5 : 0} y="4.6">${isExact ? '' : '~'}${short(men)}</text>`}
    <${Age} age=${age} /></g></g>`;
}

/** The hex of the conflux, where it is known. */
export const Conflux = ({ map, hex }) => hex && html`<path class="conflux" aria-hidden="true"
  transform=${`translate(${pointOf(map, nameOf(hex)).join(' ')}) scale(1.5)`}
  d="M0-14L3.4-3.4L14 0L3.4 3.4L0 14L-3.4 3.4L-14 0L-3.4-3.4z" />`;
