// Where hexes are on the drawing: odd rows lie half a hex to the right. A hex is named as printed on the map, "03.12":
// column and row; the place beyond the bridge is "box". Pure functions.

export const SIDE = 30; // from the middle to a corner
export const WIDTH = SIDE * Math.sqrt(3);
export const DOWN = SIDE * 1.5; // from row to row
const RIM = 30; // round the map, for its frame

const two = (n) => String(n).padStart(2, '0');

/** The name of a hex as the server sends it, [column, row] or "box"; null if it is not known. */
export const nameOf = (hex) => (Array.isArray(hex) ? `${two(hex[0])}.${two(hex[1])}` : hex ?? null);

/** Column and row of a hex, from its name, which is not "box". */
export const hexOf = (name) => name.split('.').map(Number);

/**
 * The hexes of a map: [{name, column, row, terrain, level}]. A row of `map.rows` has two characters a hex, its terrain
 * and its level; blanks lie outside the map. The terrains: O open, B buildings, P pine forest, W white forest
 * (birches), X bridge, "." sea.
 */
export const cellsOf = (map) => map.rows.flatMap((line, row) =>
  Array.from({ length: line.length / 2 }, (_, column) => ({ name: nameOf([column, row]), column, row,
    terrain: line[2 * column], level: Number(line[2 * column + 1]) || 0 })).filter(({ terrain }) => terrain !== ' '));

/** A hex by its name, or the place beyond the bridge; undefined if there is none. */
export const cellIn = (map, name) => (name === 'box' ? { name, terrain: 'X', level: 0 }
  : cellsOf(map).find((cell) => cell.name === name));

/** Rows and columns that a map uses. */
function sizeOf(map) {
  const used = map.rows.map((line) => line.trimEnd().length / 2);
  return [Math.max(...used), used.findLastIndex((length) => length > 0) + 1];
}

/** The drawing's size: [0, 0, width, height]. @returns {Box} */
export function boxOf(map) {
  const [columns, rows] = sizeOf(map);
  return [0, 0, (columns + 0.5) * WIDTH + 2 * RIM, 2 * SIDE + (rows - 1) * DOWN + 2 * RIM];
}

/** The part of the drawing that the land fills, with the end of the bridge. @returns {Box} */
export function landBoxOf(map) {
  const land = cellsOf(map).filter(({ terrain }) => terrain !== '.').map(({ column, row }) => middleOf(column, row));
  const [across, down] = [0, 1].map((axis) => [...land, pointOf(map, 'box')].map((point) => point[axis]));
  const [left, top] = [Math.min(...across) - WIDTH, Math.min(...down) - WIDTH];
  return [left, top, Math.max(...across) + WIDTH - left, Math.max(...down) + WIDTH - top];
}

/** The middle of a hex by column and row. @returns {Point} */
export const middleOf = (column, row) => [RIM + (column + 0.5 + (row % 2) / 2) * WIDTH, RIM + SIDE + row * DOWN];

/**
 * The middle of a hex by its name. The box lies beyond the last hex of the bridge: almost another hex further across,
 * but less far down or up.
 * @returns {Point}
 */
export function pointOf(map, name) {
  if (name !== 'box') return middleOf(...hexOf(name));
  const [before, end] = [map.bridge.head, ...map.bridge.hexes].slice(-2).map((hex) => middleOf(...hex));
  return [end[0] + (end[0] - before[0]) * 0.9, end[1] + (end[1] - before[1]) * 0.35];
}

/** The six neighbours in the grid, the east one first, clockwise: neighbour k lies beyond edge k. */
export function neighboursOf(column, row) {
  const odd = row % 2;
  return [[column + 1, row], [column + odd, row + 1], [column - 1 + odd, row + 1], [column - 1, row],
    [column - 1 + odd, row - 1], [column + odd, row - 1]];
}

/**
 * A box that is made larger where it does not contain the hexes round some points.
 * @param {Box} box  @param {Point[]} points  @returns {Box}
 */
export function including([x, y, width, height], points) {
  const sides = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, top] = sides.map((values, axis) => Math.min([x, y][axis], ...values.map((value) => value - SIDE)));
  const [right, bottom] = sides.map((values, axis) =>
    Math.max([x + width, y + height][axis], ...values.map((value) => value + SIDE)));
  return [left, top, right - left, bottom - top];
}

/** The corners of a hex round a point: edge k goes from corner k to the next, clockwise. @returns {Point[]} */
export const cornersOf = ([x, y], side = SIDE) => Array.from({ length: 6 }, (_, k) => {
  const angle = (Math.PI / 3) * k - Math.PI / 6;
  return [x + side * Math.cos(angle), y + side * Math.sin(angle)];
});

/** Points as text for the data of a path. */
export const written = (points) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);

/** A hexagon round the origin, as a path. */
export const hexagon = (side) => `M${written(cornersOf([0, 0], side)).join('L')}z`;

/** A pseudo-random number from 0 to 1, always the same for the same place. */
export function grain(x, y, salt = 0) {
  const value = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

const keyOf = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`;

/** The closed lines round a set of hexes, each with the inside to the right. @returns {Point[][]} */
export function outlinesOf(cells) {
  const inside = new Set(cells.map(({ name }) => name));
  const next = new Map();
  for (const { column, row } of cells) {
    const corners = cornersOf(middleOf(column, row));
    neighboursOf(column, row).forEach(([c, r], k) => {
      if (inside.has(nameOf([c, r]))) return;
      next.set(keyOf(corners[k]), [corners[k], corners[(k + 1) % 6]]);
    });
  }
  const lines = [];
  while (next.size > 0) {
    const line = [];
    let at = next.keys().next().value;
    while (next.has(at)) {
      const [from, to] = next.get(at);
      next.delete(at);
      line.push(from);
      at = keyOf(to);
    }
    lines.push(line);
  }
  return lines;
}

const between = ([x, y], [u, v], share) => [x + (u - x) * share, y + (v - y) * share];

/** Cut the corners of a closed line: twice as many points. */
const smoothed = (line) => line.flatMap((point, k) => {
  const to = line[(k + 1) % line.length];
  return [between(point, to, 0.25), between(point, to, 0.75)];
});

/** A closed line drawn as a coast: without corners, and slightly irregular; `amount`: by how many units. */
export function drawn(line, amount = 2.4) {
  return smoothed(smoothed(line)).map(([x, y]) =>
    [x + (grain(x, y) - 0.5) * 2 * amount, y + (grain(y, x) - 0.5) * 2 * amount]);
}

/** Closed lines as a path with round bends. */
export const pathOf = (lines) => lines.map((line) => {
  const middles = line.map((point, k) => between(point, line[(k + 1) % line.length], 0.5));
  const [start] = written([middles.at(-1)]);
  return `M${start}${line.map((point, k) => `Q${written([point, middles[k]]).join(' ')}`).join('')}z`;
}).join('');

/** A line through points with round bends, as a path. */
export function routePath(points) {
  if (points.length < 3) return `M${written(points).join('L')}`;
  const inner = points.slice(1, -1);
  const ends = inner.map((point, k) => (k === inner.length - 1 ? points.at(-1) : between(point, inner[k + 1], 0.5)));
  return `M${written([points[0]])}${inner.map((point, k) => `Q${written([point, ends[k]]).join(' ')}`).join('')}`;
}

/** Short strokes downhill from closed lines that have the higher side to their right, as a path. */
export function hachures(lines, { spacing = 5, length = 9 } = {}) {
  const strokes = [];
  for (const line of lines) {
    line.forEach((from, k) => {
      const to = line[(k + 1) % line.length];
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [dx, dy] = [(to[1] - from[1]) / far, (from[0] - to[0]) / far]; // to the left
      const count = Math.max(1, Math.round(far / spacing));
      for (let n = 0; n < count; n += 1) {
        const [x, y] = between(from, to, (n + 0.5) / count);
        const reach = length * (0.6 + 0.7 * grain(x, y, 1));
        strokes.push(`M${written([[x, y], [x + dx * reach, y + dy * reach]]).join('L')}`);
      }
    });
  }
  return strokes.join('');
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place one arrow key away, or null. ArrowUp on the last hex of the bridge leads to the place beyond it. */
export function nextPlace(map, names, from, key) {
  const end = nameOf(map.bridge.hexes.at(-1));
  const [across, down] = ARROWS[key];
  if (from === 'box') return key === 'ArrowDown' ? end : null;
  const [column, row] = hexOf(from);
  const to = nameOf([column + across, row + down]);
  if (names.has(to)) return to;
  return from === end && key === 'ArrowUp' ? 'box' : null;
}
