// One land: its ground, its marker, and what is in it.
import { html } from '../../vendor/htm/htm-preact.js';
import { markPath, seatClass } from '../../shell/marks.js';
import { hexagon, SIDE } from './geometry.js';
import { Building, Capsule, CodeGlyph, Crate, People, Room, Soldiers } from './glyphs.js';

const GROUND = hexagon(SIDE);
const INSIDE = hexagon(SIDE - 4);
const MIST = 'M-30-12q8-7 16 0t16 0t16 0t12 0M-34 2q8-7 16 0t16 0t16 0t16 0M-28 16q8-7 16 0t16 0t16 0t8 0';

/** Strokes of the ground, by what the land produces. */
const GROWTH = {
  equal: 'M-30 34q3-5 6 0q3-5 6 0M20-30q3-5 6 0q3-5 6 0M24 33q3-4 6 0',
  plus_1: 'M-36 22v-6m-3 6l3-4l3 4M-29 30v-6m-3 6l3-4l3 4M34 24v-6m-3 6l3-4l3 4M27 32v-6m-3 6l3-4l3 4',
  double: 'M-39 20h10M-37 25h10M-33 30h9M29 20h10M27 25h10M24 30h9',
  minus_1: 'M-40 25l5-9l4 6l3-4l5 7M22 26l4-7l4 5l3-5l4 7',
  at_most_2: 'M-38 24q6-6 12 0M26 24q6-6 12 0M-31 31q5-5 9 0',
  at_most_3: 'M-38 24q6-6 12 0M26 24q6-6 12 0M22 31q5-5 9 0',
  nothing: 'M-38 20l4 3l5-4M-30 28l5-3M27 22l5 3l5-5M24 30l4-4',
};

/** A land of which nothing is known, and where nothing is. */
export const BARE = { marker: null, limit: null, chamber: null, owner: null, people: 0, resources: 0, fresh: 0,
  veterans: 0, buildings: [] };

/** The ground of a land; mist lies over what nobody has explored. `chamber`: the seat that began there, or null. */
export function Ground({ land: { marker, chamber } }) {
  if (!marker) return html`<path class="ground unexplored" d=${GROUND} /><path class="mist" d=${MIST} />`;
  if (chamber !== null) return html`<path class="ground chamber" d=${GROUND} />`;
  return html`<path class=${`ground ground-${marker.code}`} d=${GROUND} />
    <path class="growth" d=${GROWTH[marker.code]} />`;
}

/** The colour of the owner, a line inside the edge, and the owner's mark. */
export const Tint = ({ land: { owner } }) => owner !== null && html`<g class=${seatClass(owner)}>
  <path class="tint" d=${GROUND} /><path class="edge" d=${INSIDE} />
  <g class="land-mark" transform="translate(-39 -26) scale(.78)"><path d=${markPath(owner)} /></g></g>`;

/** The marker: what the land produces, and its room. `limit`: the number on the marker, changed by buildings. */
export function Marker({ land: { marker, chamber, people, limit } }) {
  if (!marker) return null;
  return html`<g class="marker"><g transform="translate(0 -31) scale(.95)"><${CodeGlyph} code=${marker.code} /></g>
    ${chamber !== null
      && html`<g class=${seatClass(chamber)} transform="translate(33 -19) scale(.7)"><${Capsule} /></g>`}
    <g transform="translate(0 -16)"><${Room} limit=${limit} people=${people} /></g></g>`;
}

/**
 * People, soldiers and resources of a land in a row, as [kind, x, y, scale]. Two shields stand side by side where they
 * are alone, else one above the other.
 */
function rowOf({ people, resources, fresh, veterans }) {
  const shields = [fresh > 0 && 'fresh', veterans > 0 && 'veterans'].filter(Boolean);
  const alone = people === 0 && resources === 0;
  const shieldAt = (k) => (alone ? [(k - (shields.length - 1) / 2) * 22, 7, 1]
    : shields.length > 1 ? [0, -4 + 19 * k, 0.86] : [0, 7, 0.96]);
  const hasSoldiers = shields.length > 0;
  return [
    ...(people > 0 ? [['people', hasSoldiers || resources > 0 ? -26 : 0, 6, 1]] : []),
    ...shields.map((kind, k) => [kind, ...shieldAt(k)]),
    ...(resources > 0 ? [['resources', hasSoldiers || people > 0 ? 24 : 0, 6, 1]] : []),
  ];
}

/** By kind, the piece with a number. */
const DRAWN = {
  people: (number) => html`<${People} number=${number} />`,
  fresh: (number) => html`<${Soldiers} number=${number} />`,
  veterans: (number) => html`<${Soldiers} number=${number} veteran />`,
  resources: (number) => html`<${Crate} number=${number} />`,
};

/** What is in the land; the buildings stand below the people. */
export function Pieces({ land }) {
  return html`<g class=${`contents ${seatClass(land.owner)}`}>
    ${rowOf(land).map(([kind, x, y, scale]) => html`<g key=${kind} transform=${`translate(${x} ${y}) scale(${scale})`}>
      ${DRAWN[kind](land[kind])}</g>`)}
    ${land.buildings.map((kind, k, { length }) => html`<g key=${kind}
      transform=${`translate(${(k - (length - 1) / 2) * 16} 29.5) scale(.9)`}><${Building} kind=${kind} /></g>`)}</g>`;
}
