// The island's outline and its plants: always the same, and never where they could be mistaken for a piece.
import { boxOf, CELL, gridOf, ROWS } from './geometry.js';

/** A pseudo-random number from 0 to 1, computed from a seed. */
function chance(seed) {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** Waves of the shore, as [how many go round the island, height, angle at which they begin]. */
const WAVES = [[3, 1.6, 5.2], [5, 1.9, 0.3], [9, 1.7, 2.1], [17, 1.3, 4.4], [31, 0.9, 1.2], [53, 0.5, 3.3]];
/** How far the shore is off its line, at a share (0 to 1) of the way round the island. */
const stray = (share) =>
  WAVES.reduce((sum, [times, by, from]) => sum + by * Math.sin(2 * Math.PI * times * share + from), 0);

const CORNER = 22; // radius of the grid's corners, as the shore goes round them

/**
 * Points round a rectangle with round corners, `away` units outside it and about `step` units apart: {x, y}, and the
 * direction outwards, {nx, ny}.
 */
function around([left, top, width, height], away, step = 14) {
  const radius = CORNER + away;
  // The middles of the corners' arcs, and each side as [x, y, dx, dy, length]: where it begins, its direction
  const [cx, cy] = [[left + CORNER, left + width - CORNER], [top + CORNER, top + height - CORNER]];
  const sides = [[cx[0], cy[0] - radius, 1, 0, width - 2 * CORNER],
    [cx[1] + radius, cy[0], 0, 1, height - 2 * CORNER], [cx[1], cy[1] + radius, -1, 0, width - 2 * CORNER],
    [cx[0] - radius, cy[1], 0, -1, height - 2 * CORNER]];
  const corners = [[cx[1], cy[0]], [cx[1], cy[1]], [cx[0], cy[1]], [cx[0], cy[0]]];
  return sides.flatMap(([x, y, dx, dy, length], side) => {
    const straight = Array.from({ length: Math.round(length / step) }, (_, k) => {
      const on = (k * length) / Math.round(length / step);
      return { x: x + dx * on, y: y + dy * on, nx: dy, ny: -dx };
    });
    const round = Array.from({ length: 5 }, (_, k) => {
      const angle = ((side - 1) * Math.PI) / 2 + (k * Math.PI) / 10;
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      return { x: corners[side][0] + radius * nx, y: corners[side][1] + radius * ny, nx, ny };
    });
    return [...straight, ...round];
  });
}

const short = (number) => Math.round(number * 10) / 10;

/** A smooth closed line through points (a Catmull-Rom spline), as a path. */
function smooth(points) {
  const at = (k) => points[(k + points.length) % points.length];
  const parts = points.map((here, k) => {
    const [before, next, after] = [at(k - 1), at(k + 1), at(k + 2)];
    const bend = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6,
      next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6, next[0], next[1]];
    return `C${bend.map(short).join(' ')}`;
  });
  return `M${short(points[0][0])} ${short(points[0][1])}${parts.join('')}Z`;
}

/** The line round the island as a path, `away` units from the grid; `wild`: how irregular it is, 0 to 2. */
export function coast(frame, away, wild = 1) {
  const points = around(gridOf(frame), away);
  return smooth(points.map(({ x, y, nx, ny }, k) => {
    // No pad lies at the sides, so there the shore may stray further and lie further out
    const open = 1 + 1.1 * Math.abs(nx);
    const by = wild * open * stray(k / points.length) + (open - 1) * Math.min(away, 8) * wild;
    return [x + nx * by, y + ny * by];
  }));
}

/** A patch of ground with an irregular edge round a point, as a path. */
function blob(x, y, size, seed) {
  const points = Array.from({ length: 14 }, (_, k) => {
    const angle = (k * Math.PI) / 7;
    const reach = size * (0.72 + 0.5 * chance(seed + k * 3.7));
    return [x + reach * Math.cos(angle) * 1.25, y + reach * Math.sin(angle) * 0.8];
  });
  return smooth(points);
}

/** Patches of meadow and of sand ("dry"), from left to right. */
export function patches(frame) {
  const [left, top, width, height] = gridOf(frame);
  const many = Math.round((7 * frame.columns) / 12);
  return Array.from({ length: many }, (_, k) => ({
    kind: k % 3 === 2 ? 'dry' : 'meadow',
    d: blob(left + width * ((k + 0.25 + 0.5 * chance(k + 1)) / many), top + height * (0.08 + 0.84 * chance(k + 40)),
      54 + 46 * chance(k + 80), k * 17),
  }));
}

/** By kind, the path of a plant or a stone at a point. */
const GROWTH = {
  tuft: (x, y) => `M${x - 3} ${y}q-.6 -3.4 -2.4 -5M${x} ${y}q0 -4 .4 -6.4M${x + 3} ${y}q.8 -3.2 2.6 -4.6`,
  dune: (x, y) => `M${x - 8} ${y}q4 -4.6 8.4 -1.6q3 -2.6 7 1.4M${x - 3} ${y + 3.6}q4 -2.6 7.6 .2`,
  stones: (x, y) => `M${x - 5} ${y}q1 -3.4 4 -2.4q2 .8 1.2 2.4zM${x + 2} ${y + 1}q.6 -2.4 2.8 -1.8q1.4 .6 .8 1.8z`,
  palm: (x, y) =>
    `M${x - 1} ${y
      + 5}q2.4 -5 1 -11M${x} ${y - 6}q-3.4 -3.6 -7 -.6M${x} ${y - 6}q-2.4 -5 -6 -5M${x} ${y - 6}q1 -5 5 -5.4
      M${x} ${y - 6}q3.6 -2.6 6.6 1M${x} ${y - 6}q3 .8 3.6 4M${x - 4} ${y + 5.4}h6.4`,
  hill: (x, y) =>
    `M${x - 13} ${y + 4}q6 -11 13 -10q7 .6 12 10M${x - 7} ${y - 1}l-2.6 5.4M${x - 3.4} ${y - 4}l-2.2 7M${x
      + 1} ${y - 5}l.6 7M${x + 5} ${y - 3}l2.6 6`,
};

/** The plant for a random number from 0 to 1; mostly null: none. */
const growthFor = (number) => (number < 0.13 ? 'tuft' : number < 0.19 ? 'dune' : number < 0.22 ? 'stones'
  : number < 0.25 ? 'palm' : number < 0.265 ? 'hill' : null);

/** The plants: small drawings at the corners of squares, as one path each. */
export function growth(frame) {
  const [left, top] = gridOf(frame);
  const found = [];
  for (let column = 1; column < frame.columns; column += 1) {
    for (let row = 1; row < ROWS; row += 1) {
      const kind = growthFor(chance(column * 13.7 + row * 71.3));
      // Plants are drawn upright, so a turned frame turns only their places
      const [across, down] = frame.turned ? [frame.columns - column, ROWS - row] : [column, row];
      if (kind) found.push({ kind, d: GROWTH[kind](left + across * CELL, top + down * CELL + 1) });
    }
  }
  return found;
}

/** The grid's lines as one path. */
export function gridLines(frame) {
  const [left, top, width, height] = gridOf(frame);
  const upright = Array.from({ length: frame.columns + 1 }, (_, k) => `M${left + k * CELL} ${top}v${height}`);
  const level = Array.from({ length: ROWS + 1 }, (_, k) => `M${left} ${top + k * CELL}h${width}`);
  return [...upright, ...level].join('');
}

/** The transform that brings north to the bottom where the frame is turned. */
export function halfTurn(frame) {
  const [, , width, height] = boxOf(frame);
  return frame.turned ? `rotate(180 ${width / 2} ${height / 2})` : undefined;
}
