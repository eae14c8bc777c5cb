// Where the dice of a fight lie: beside the territory that is attacked.

/** Directions in which the box may lie, the best first: straight on, to the sides, then between; not back. */
const TURNS = [0, 2, 6, 1, 7, 3, 5].map((eighths) => (eighths * Math.PI) / 4); // from the direction of the attack
const FURTHER = [0, 1, 2]; // how far away, in heights of the box

/** @type {(place: number[], size: number[], bounds: number[], margin: number) => boolean} */
const isInside = ([x, y], [width, height], bounds, margin) => x >= width / 2 && x <= bounds[0] - width / 2
  && y >= height / 2 - margin && y <= bounds[1] + margin - height / 2;

/**
 * Whether a box covers a piece: the piece's middle is in the box or less than half the gap beside it.
 * @type {(place: number[], size: number[], point: number[], gap: number) => boolean}
 */
const hides = ([x, y], [width, height], point, gap) =>
  Math.abs(point[0] - x) < width / 2 + gap / 2 && Math.abs(point[1] - y) < height / 2 + gap / 2;

/**
 * The middle of a box near the attacked piece that hides neither piece of the fight, and as few others as possible: if
 * it can, directly beyond the attacked piece as seen from the attacker, or else at its sides.
 * @param {number[]} from  the attacker's piece
 * @param {number[]} to  the piece that is attacked
 * @param {number[]} size  width and height of the box
 * @param {number[]} bounds  width and height of the map; attacks may cross its left and right edge
 * @param {number} gap  between the piece's middle and the box
 * @param {number[][]} others  the middles of other pieces
 * @param {number} margin  of the sea that can be seen above and below the map
 * @returns {number[]}
 */
export function besideFight(from, to, size, bounds, gap, others = [], margin = 0) {
  const across = Math.abs(to[0] - from[0]) > bounds[0] / 2 ? -1 : 1;
  const attack = Math.atan2(to[1] - from[1], across * (to[0] - from[0]));
  const places = FURTHER.flatMap((further) => TURNS.map((turn) => {
    const [x, y] = [Math.cos(attack + turn), Math.sin(attack + turn)];
    const away = gap + further * size[1];
    return [to[0] + x * (away + size[0] / 2), to[1] + y * (away + size[1] / 2)];
  }));
  const inBounds = (value, axis) => Math.min(Math.max(value, size[axis] / 2), bounds[axis] - size[axis] / 2);
  // Directly above and below the map, where its margin may have room
  const outside = [-size[1] / 2, bounds[1] + size[1] / 2].map((y) => [inBounds(to[0], 0), y])
    .sort((one, other) => Math.abs(one[1] - to[1]) - Math.abs(other[1] - to[1]));
  let [best, fewest] = [places[0].map(inBounds), Infinity];
  for (const place of [...places, ...outside]) {
    if (!isInside(place, size, bounds, margin) || [from, to].some((piece) => hides(place, size, piece, gap))) continue;
    const hidden = others.filter((piece) => hides(place, size, piece, gap)).length;
    if (hidden < fewest) [best, fewest] = [place, hidden];
  }
  return best;
}
