// The still part of the drawing: coast, relief, forest, roads, settlements, the bridge, the frame.
import { html } from '../../vendor/htm/htm-preact.js';
import {
  cellsOf, cornersOf, drawn, grain, hachures, middleOf, outlinesOf, pathOf, routePath, SIDE, written,
} from './geometry.js';

const SEA = ['.', 'X']; // letters of terrain (geometry.js): the bridge lies in the sea
/** Where trees stand in a hex of forest, from its middle. */
const TREES = [[-13, -12], [4, -17], [15, -6], [-17, 4], [-2, -2], [11, 9], [-9, 14], [5, 20]];
const PINE = 'l4.2 7.4h-2.6l3 5.2h-3.8v2.6h-1.6v-2.6h-3.8l3-5.2h-2.6z'; // from its top
const BIRCH = 'a4.6 4.8 0 1 1 .1 0zv3.6'; // from the foot of its crown
/** The houses of a settlement: [x, y, width, height], from the middle of its hex. */
const HOUSES = [[-9, 2, 8, 6], [1, 5, 9, 7], [-2, -6, 7, 6], [10, -3, 6, 5], [-14, -8, 6, 5]];

const isLand = ({ terrain }) => !SEA.includes(terrain);
const middle = ({ column, row }) => middleOf(column, row);

/** The drawing of a tree (`sign`) at some places of each hex of a forest, as one path. */
const trees = (cells, sign) => cells.flatMap((cell) => {
  const [x, y] = middle(cell);
  return TREES.map(([dx, dy], k) => [x + dx + 5 * (grain(x, y, k) - 0.5), y + dy + 5 * (grain(y, x, k) - 0.5)])
    .sort((a, b) => a[1] - b[1]).map((at) => `M${written([at])}${sign}`);
}).join('');

/** The houses of the settlements, as one path. */
const houses = (cells) => cells.flatMap((cell) => {
  const [x, y] = middle(cell);
  return HOUSES.map(([dx, dy, w, h]) => `M${written([[x + dx, y + dy]])}h${w}v${h}h${-w}z`);
}).join('');

/** The edges between hexes as one path: three edges of each hex; its neighbours draw the other three. */
const grid = (cells) => cells.map((cell) => {
  const corners = written(cornersOf(middle(cell)));
  return `M${corners.slice(0, 4).join('L')}`;
}).join('');

/** The line of the bridge, which ends beyond its last hex, and its piers, as paths. */
function bridgePath({ head, hexes }) {
  const points = [head, ...hexes].map(([column, row]) => middleOf(column, row));
  const [a, b] = points.slice(-2);
  points.push([b[0] + (b[0] - a[0]) * 0.7, b[1] + (b[1] - a[1]) * 0.7]);
  const piers = points.slice(0, -1).flatMap((from, k) => [0.3, 0.55, 0.8].map((share) => {
    const to = points[k + 1];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const [dx, dy] = [((to[1] - from[1]) / far) * 6.5, ((from[0] - to[0]) / far) * 6.5];
    return `M${written([[x - dx, y - dy], [x + dx, y + dy]]).join('L')}`;
  }));
  return { way: `M${written(points).join('L')}`, piers: piers.join('') };
}

/**
 * The paths of everything that never changes on a map. `heights`: by level, the area from this level upwards, and the
 * hachures of its edge.
 */
export function groundOf(map) {
  const cells = cellsOf(map);
  const land = cells.filter(isLand);
  const coast = outlinesOf(land).map((line) => drawn(line));
  const heights = [1, 2, 3, 4].map((level) => ({ level,
    lines: outlinesOf(land.filter((cell) => cell.level >= level)).map((line) => drawn(line, 3)) }));
  const of = (terrain) => cells.filter((cell) => cell.terrain === terrain);
  return {
    cells,
    names: new Set(cells.map(({ name }) => name)),
    coast: pathOf(coast),
    heights: heights.filter(({ lines }) => lines.length > 0).map(({ level, lines }) => ({ level, area: pathOf(lines),
      strokes: hachures(lines, { length: 8 + level }) })),
    grid: grid(land),
    seaGrid: grid(cells.filter((cell) => !isLand(cell))),
    pines: trees(of('P'), PINE),
    birches: trees(of('W'), BIRCH),
    whiteForest: of('W').map((cell) => `M${written(cornersOf(middle(cell), SIDE * 0.94)).join('L')}z`).join(''),
    pineForest: of('P').map((cell) => `M${written(cornersOf(middle(cell), SIDE * 0.94)).join('L')}z`).join(''),
    houses: houses(of('B')),
    roads: Object.entries(map.roads).map(([id, hexes]) => ({ id,
      d: routePath(hexes.map(([column, row]) => middleOf(column, row))), isTrack: id.endsWith('track') })),
    bridge: bridgePath(map.bridge),
  };
}

/** Lines in the water along the coast, from the widest to the narrowest. */
const Water = ({ ground }) => [34, 24, 15, 7].map((width, k) => html`<path key=${width} class=${`water water-${k}`}
  d=${ground.coast} stroke-width=${width} />`);

/** The land below everything else. `hasBridge`: whether the bridge is known to be finished. */
export const Ground = ({ ground, hasBridge }) => html`<g class="ground" aria-hidden="true">
  <path class="grid sea-grid" d=${ground.seaGrid} /><${Water} ground=${ground} />
  <path class="land" d=${ground.coast} />
  <g clip-path="url(#clusta-noba-land)">
    <path class="wood wood-pine" d=${ground.pineForest} /><path class="wood wood-white" d=${ground.whiteForest} />
    ${ground.heights.map(({ level, area }) => html`<path key=${level} class="height" d=${area} />`)}
    ${ground.heights.map(({ level, strokes }) => html`<path key=${level} class="hachures" d=${strokes} />`)}
    <path class="grid" d=${ground.grid} />
    <path class="birches" d=${ground.birches} /><path class="pines" d=${ground.pines} />
  </g>
  <path class="coast" d=${ground.coast} />
  <g class=${`bridge ${hasBridge ? '' : 'unfinished'}`}><path class="piers" d=${ground.bridge.piers} />
    <path class="bridge-way" d=${ground.bridge.way} /></g>
  ${ground.roads.map(({ id, d, isTrack }) => html`<path key=${id} class=${`road ${isTrack ? 'track' : ''}`} d=${d} />`)}
  <path class="houses" d=${ground.houses} /></g>`;

/** The clip path of the land, for the drawing's definitions. */
export const LandClip = ({ ground }) => html`<defs><clipPath id="clusta-noba-land"><path d=${ground.coast} /></clipPath>
  </defs>`;

/** The frame round the map, with ticks, and a compass rose. @param {{box: Box}} props */
export function Frame({ box: [, , width, height] }) {
  const ticksAlong = (length) => Array.from({ length: Math.floor(length / 60) }, (_, k) => 30 + 60 * k);
  const ticks = [...ticksAlong(width).map((x) => `M${x} 6v6M${x} ${height - 12}v6`),
    ...ticksAlong(height).map((y) => `M6 ${y}h6M${width - 12} ${y}h6`)];
  return html`<g class="frame" aria-hidden="true">
    <rect x="4" y="4" width=${width - 8} height=${height - 8} /><rect class="inner" x="13" y="13" width=${width - 26}
      height=${height - 26} /><path d=${ticks.join('')} />
    <g transform=${`translate(${72} ${height - 82})`} class="rose"><circle r="30" /><circle r="22" />
      <path d="M0-38L6-6L0 0zM0 38L-6 6L0 0zM38 0L6 6L0 0zM-38 0L-6-6L0 0z" class="dark" />
      <path d="M0-38L-6-6L0 0zM0 38L6 6L0 0zM38 0L6-6L0 0zM-38 0L-6 6L0 0z" class="pale" /></g></g>`;
}

/** Where settlements and places have their names: a place halfway between its first and its last hex. */
export const namedPlacesOf = (map) => [
  ...map.settlements.map(({ id, hex }) => ({ kind: 'settlement', id, point: middleOf(...hex) })),
  ...Object.entries(map.places).map(([id, hexes]) => ({ kind: 'place', id,
    point: middleOf(...hexes[0]).map((n, k) => (n + middleOf(...hexes.at(-1))[k]) / 2) })),
];
