// Where lands are on the drawing: hexagons with a corner up. `x` of a land counts half hexagons from A1, `y` rows. Pure
// functions.

export const SIDE = 52; // from the middle to a corner
export const WIDTH = SIDE * Math.sqrt(3);
const DOWN = SIDE * 1.5; // from row to row
const RIM = 14; // space round the map
const BEND = 16; // of an arrow, to its right
const GAPS = [6, 14]; // between an arrow and the middles of the lands where it begins and ends
/**
 * By the number of seats: half hexagons in the widest row, rows, and how many half hexagons A1 is from the leftmost
 * land.
 */
const MAPS = { 2: [14, 7, 3], 3: [16, 8, 4], 4: [20, 7, 5] };

/** A hexagon round the origin, as a path. @param {number} side */
export const hexagon = (side) => {
  const [x, y] = [(side * Math.sqrt(3)) / 2, side / 2];
  return `M0 ${-side}L${x} ${-y}V${y}L0 ${side}L${-x} ${y}V${-y}z`;
};

/** The drawing's size for a number of seats: [0, 0, width, height]. */
export function boxOf(seats) {
  const [halves, rows] = MAPS[seats];
  return [0, 0, 2 * RIM + (halves * WIDTH) / 2, 2 * RIM + 2 * SIDE + (rows - 1) * DOWN];
}

/** The middle of a land. @returns {Point} */
export const pointOf = ({ x, y }, seats) => // + 1: the leftmost middle is half a hexagon from the edge
  [RIM + ((x + MAPS[seats][2] + 1) * WIDTH) / 2, RIM + SIDE + y * DOWN];

/** The middle of every land by its name. @returns {Record<string, Point>} */
export const placesOf = (cells, seats) => Object.fromEntries(cells.map((cell) => [cell.id, pointOf(cell, seats)]));

/** The point in the middle of some points. @param {Point[]} points  @returns {Point} */
export const middleOf = (points) => /** @type {Point} */ ([0, 1].map((axis) => {
  const all = points.map((point) => point[axis]);
  return (Math.min(...all) + Math.max(...all)) / 2;
}));

/** The six corners of a land, the upper first, clockwise; edge k goes from corner k to the next. */
const cornersOf = ([x, y]) => Array.from({ length: 6 }, (_, k) => {
  const angle = (Math.PI / 3) * k - Math.PI / 2;
  return [x + SIDE * Math.cos(angle), y + SIDE * Math.sin(angle)];
});

const rounded = (point) => point.map((n) => n.toFixed(1)).join(' ');

/**
 * The edges between lands of different terrain boards, and round the map, as one path.
 * @param {Record<string, Point>} places
 * @param {(id: string) => unknown} boardOf  the board of a land
 */
export function boardEdges(places, boardOf) {
  const names = Object.keys(places);
  return names.flatMap((name) => cornersOf(places[name]).map((corner, k, corners) => {
    const next = corners[(k + 1) % 6];
    const [x, y] = places[name];
    const [u, v] = [corner[0] + next[0] - x, corner[1] + next[1] - y]; // the middle of the land beyond this edge
    const other = names.find((each) => Math.hypot(places[each][0] - u, places[each][1] - v) < 2);
    const isInner = other && boardOf(other) === boardOf(name);
    return isInner ? '' : `M${rounded(corner)}L${rounded(next)}`;
  })).join('');
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The land one arrow key away, or null: the nearest of those that lie ahead, at most 1.2 times as far to the side as
 * ahead. Near is what has the least sum of both distances.
 */
export function nextPlace(places, from, key) {
  if (!places[from]) return null;
  const [across, down] = ARROWS[key];
  const [x, y] = places[from];
  let [best, least] = [null, Infinity];
  for (const [name, [u, v]] of Object.entries(places)) {
    const along = (u - x) * across + (v - y) * down;
    const aside = Math.abs((u - x) * down) + Math.abs((v - y) * across);
    if (along > 1 && aside <= along * 1.2 && along + aside < least) [best, least] = [name, along + aside];
  }
  return best;
}

/** A line from land to land, bent to its right, that stops short of both middles: its path `d`, and its `middle`. */
export function curve([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const [mx, my] = [(x1 + x2) / 2 + nx * BEND, (y1 + y2) / 2 + ny * BEND];
  const short = (x, y, gap) => {
    const away = Math.hypot(mx - x, my - y) || 1;
    return rounded([x + ((mx - x) * gap) / away, y + ((my - y) * gap) / away]);
  };
  return { d: `M${short(x1, y1, GAPS[0])}Q${rounded([mx, my])} ${short(x2, y2, GAPS[1])}`, middle: [mx, my] };
}
