// Where the dice of a fight lie: beside the territory that is attacked.

/** @type {(place: number[], size: number[], bounds: number[]) => boolean} */
const isInside = ([x, y], [width, height], bounds) =>
  x >= width / 2 && y >= height / 2 && x <= bounds[0] - width / 2 && y <= bounds[1] - height / 2;

/**
 * The middle of a box beside the attacked piece that hides neither piece: beyond it, as seen from the attacker, or at
 * its sides where the map ends.
 * @param {number[]} from  the attacker's piece
 * @param {number[]} to  the piece that is attacked
 * @param {number[]} size  width and height of the box
 * @param {number[]} bounds  width and height of the map; attacks may cross its left and right edge
 * @param {number} gap  between the piece's middle and the box
 * @returns {number[]}
 */
export function besideFight(from, to, size, bounds, gap) {
  const across = Math.abs(to[0] - from[0]) > bounds[0] / 2 ? -1 : 1;
  const [dx, dy] = [across * (to[0] - from[0]), to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const places = [[ux, uy], [-uy, ux], [uy, -ux]].map(([x, y]) => [
    to[0] + x * (gap + size[0] / 2), to[1] + y * (gap + size[1] / 2)]);
  return places.find((place) => isInside(place, size, bounds)) ?? places[0].map((value, axis) =>
    Math.min(Math.max(value, size[axis] / 2), bounds[axis] - size[axis] / 2));
}
