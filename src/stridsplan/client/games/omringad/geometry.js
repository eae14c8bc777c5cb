// Where things are on the drawing. A frame is {board, only}: `only` is the country that is drawn alone, or null. Pure
// functions.

export const CELL = 80; // units of the drawing, as all lengths below
export const SIDE = 5; // cells
export const COUNTRY = SIDE * CELL;
export const DIRECTIONS = ['north', 'east', 'south', 'west'];
const LETTERS = 'ABCD'; // of the countries
const OVER_RIM = 0.66; // where a path over the rim ends, in cells from the middle of its square
const BORDER = 18; // between two countries
const RIM = 34; // outside the map, for the names of what lies beyond
const SEAMS = 100; // at the sides of two countries, for the seams that join them
/** [across, down] of each direction; the neighbours of a square are listed in the same order. */
export const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/**
 * By board, where each country lies: column and row of the map of countries. "orange" is for two seats: its outer edges
 * are joined like the skin of an orange. "antipodal" is for four: an outer edge leads to the opposite point of the map.
 */
const PLACES = {
  orange: [[0, 0], [0, 1]],
  antipodal: [[0, 0], [1, 0], [1, 1], [0, 1]],
};

/** The board for a number of seats. */
export const boardOf = (seats) => (seats > 2 ? 'antipodal' : 'orange');

/** "B23" -> {country: 1, row: 1, column: 2}. */
export const cellOf =
  (square) => ({ country: LETTERS.indexOf(square[0]), row: Number(square[1]) - 1, column: Number(square[2]) - 1 });
export const letterOf = (country) => LETTERS[country];

/** The frame of a view; while countries are laid out, each seat sees only its own. */
export const frameOf = (view, seat) => ({
  board: view?.board ?? 'orange', only: view?.phase === 'terrain' && seat !== null ? seat : null,
});

export const countriesOf = ({ board, only }) => (only === null ? PLACES[board].map((_, country) => country) : [only]);

/** The margin at the left and right of the countries. */
const sideMargin = ({ board, only }) => (board === 'orange' && only === null ? SEAMS : RIM);

/** The upper left corner of a country. */
export function cornerOf(frame, country) {
  const [across, down] = frame.only === null ? PLACES[frame.board][country] : [0, 0];
  return [sideMargin(frame) + across * (COUNTRY + BORDER), RIM + down * (COUNTRY + BORDER)];
}

/** The drawing's size: [0, 0, width, height]. */
export function boxOf(frame) {
  const corners = countriesOf(frame).map((country) => cornerOf(frame, country));
  const far = (axis) => Math.max(...corners.map((corner) => corner[axis])) + COUNTRY;
  return [0, 0, far(0) + sideMargin(frame), far(1) + RIM];
}

/** The upper left corner of a square. */
export function cornerOfSquare(frame, square) {
  const { country, row, column } = cellOf(square);
  const [x, y] = cornerOf(frame, country);
  return [x + column * CELL, y + row * CELL];
}

/** The middle of a square. */
export function pointOf(frame, square) {
  const [x, y] = cornerOfSquare(frame, square);
  return [x + CELL / 2, y + CELL / 2];
}

/** A point beside the middle of a square: `share` of a cell away, in a direction (an index of DIRECTIONS). */
export function towards(frame, square, direction, share) {
  const [x, y] = pointOf(frame, square);
  const [across, down] = STEPS[direction];
  return [x + across * share * CELL, y + down * share * CELL];
}

export const isDrawn = (frame, square) => frame.only === null || cellOf(square).country === frame.only;

/** Whether two squares are also adjacent on the drawing. */
function areBeside(frame, a, b) {
  if (!isDrawn(frame, a) || !isDrawn(frame, b)) return false;
  const [[x, y], [u, v]] = [pointOf(frame, a), pointOf(frame, b)];
  return Math.abs(x - u) + Math.abs(y - v) <= CELL + BORDER;
}

/** The steps over the rim of the drawing: [{from, direction, to}]. */
export function wrappingSteps(frame, squares) {
  return squares.filter(({ square }) => isDrawn(frame, square)).flatMap(({ square, neighbours }) =>
    neighbours.map((to, direction) => ({ from: square, direction, to }))
      .filter((step) => !staysOnDrawing(frame, step)));
}

/**
 * Whether a step in a direction stays on the drawing, and does not go over the rim. Two edges of a corner square can
 * lead to the same square; one of them may go over the rim.
 */
function staysOnDrawing(frame, { from, direction, to }) {
  if (!areBeside(frame, from, to)) return false;
  const [x, y] = towards(frame, from, direction, 1);
  const [u, v] = pointOf(frame, to);
  return Math.abs(x - u) + Math.abs(y - v) <= BORDER;
}

/** The direction of a step from a square to another, or -1. */
const directionTo = (view, from, to) => squareIn(view, from)?.neighbours.indexOf(to) ?? -1;

export const squareIn = (view, name) => view.squares.find(({ square }) => square === name);

/** A path over the drawing: lines, broken where it goes over the rim. */
export function trailOf(frame, view, path) {
  const parts = [];
  for (let k = 1; k < path.length; k += 1) {
    const [from, to] = [path[k - 1], path[k]];
    const direction = directionTo(view, from, to);
    if (staysOnDrawing(frame, { from, direction, to })) parts.push([pointOf(frame, from), pointOf(frame, to)]);
    else {
      parts.push([pointOf(frame, from), towards(frame, from, direction, OVER_RIM)]);
      const back = directionTo(view, to, from);
      if (isDrawn(frame, to)) parts.push([towards(frame, to, back, OVER_RIM), pointOf(frame, to)]);
    }
  }
  return parts;
}

/**
 * The seams that join the sides of two countries, one line for each pair of rim squares: the nearer the border, the
 * shorter.
 * @returns {Array<{from: string, to: string, d: string}>}
 */
export function seamsOf(frame) {
  if (frame.board !== 'orange' || frame.only !== null) return [];
  return [0, SIDE - 1].flatMap((column) => Array.from({ length: SIDE }, (_, row) => {
    const [from, to] = [`A${row + 1}${column + 1}`, `B${SIDE - row}${column + 1}`];
    const sign = column === 0 ? -1 : 1;
    const [x, y] = pointOf(frame, from);
    const [, v] = pointOf(frame, to);
    const edge = x + sign * (CELL / 2 + 8);
    const out = 13 + 17 * (SIDE - 1 - row); // how far the seam goes out
    return { from, to,
      d: `M${edge} ${y}h${sign * 4}C${edge + sign * (out + 12)} ${y} ${edge + sign * (out + 12)} ${v} ${edge
        + sign * 4} ${v}h${-sign * 4}` };
  }));
}
