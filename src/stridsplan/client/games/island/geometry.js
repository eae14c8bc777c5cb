// Where things are on the drawing. A frame is {columns, turned}: turned puts north at the bottom. A character has a
// number, ten for each seat: two tanks, three jeeps and five soldiers. Pure functions.

export const CELL = 40;
export const SHORE = 25; // from the grid to the water
const PAD_AWAY = 53; // from the grid to the middle of a pad
const PAD_HALF = 2.5 * CELL + 20; // of a pad: half of five slots, 15 for its hull, and a margin
const SEA = 24; // between the shore and the edge of the part in use
const SIDE = 100; // space at each side: a pad may overhang a corner by two slots
const ENDS = 92; // space above and below the grid
export const ROWS = 12;
export const COLUMNS = 12; // of one island
/** The directions, clockwise. */
export const FACINGS = ['north', 'east', 'south', 'west'];
/** The exact range of each type's shot, in squares. */
export const RANGES = { tank: 4, jeep: 3, soldier: 2 };
export const TYPES = ['tank', 'jeep', 'soldier'];

const LETTERS = 'abcdefghijklmnopqrstuvwx';
/** The step to the next square in each direction, as [columns, rows]. */
const STEPS = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };

export const columnName = (column) => LETTERS[column - 1];
export const columnOf = (name) => LETTERS.indexOf(name) + 1;
export const squareName = (column, row) => `${columnName(column)}${row}`;

/**
 * "d4" -> [4, 4].
 * @returns {Point}
 */
export const cellOf = (square) => [columnOf(square[0]), Number(square.slice(1))];

/** Whether the name of a place is that of a square. */
export const isSquare = (place) => /^[a-x]\d/.test(place);

/** Whether [column, row] lies on the island. */
export const isOn = ({ columns }, [column, row]) => column >= 1 && column <= columns && row >= 1 && row <= ROWS;

/** The frame a seat sees: its own edge is at the bottom. */
export const frameOf = (view, seat) => ({
  columns: view?.columns ?? COLUMNS, turned: view?.seats.find((each) => each.seat === seat)?.edge === 'north',
});

/**
 * The drawing's size.
 * @returns {Box}
 */
export const boxOf = ({ columns }) => [0, 0, columns * CELL + 2 * SIDE, ROWS * CELL + 2 * ENDS];

/**
 * The grid's place.
 * @returns {Box}
 */
export const gridOf = ({ columns }) => [SIDE, ENDS, columns * CELL, ROWS * CELL];

/**
 * The middle of a square given as [column, row], on the island or beside it.
 * @returns {Point}
 */
export const pointAt = ({ columns, turned }, [column, row]) => [
  SIDE + (turned ? columns - column + 0.5 : column - 0.5) * CELL,
  ENDS + (turned ? row - 0.5 : ROWS - row + 0.5) * CELL,
];

/** The middle of a square by its name. */
export const pointOf = (frame, square) => pointAt(frame, cellOf(square));

/**
 * The middle of a pad's slot that lies in a column, outside an edge.
 * @returns {Point}
 */
export function slotPoint(frame, edge, column) {
  const [x, y] = pointAt(frame, [column, edge === 'north' ? ROWS : 1]);
  return [x, y + (isBelow(frame, edge) ? 1 : -1) * (CELL / 2 + PAD_AWAY)];
}

/**
 * The part of the drawing that is in use, [x, y, width, height]: the island in its middle, and the pads where they lie
 * now.
 */
export function partInUse(frame, seats) {
  const [, , width, height] = boxOf(frame);
  const reach = seats.filter(({ pad }) => pad)
    .map(({ edge, pad }) => Math.abs(slotPoint(frame, edge, pad.column)[0] - width / 2) + PAD_HALF);
  const half = Math.max(gridOf(frame)[2] / 2 + SHORE + SEA, ...reach);
  return [width / 2 - half, 0, 2 * half, height];
}

/** Whether an edge of the island is drawn at the bottom. */
export const isBelow = ({ turned }, edge) => (edge === 'south') !== turned;

/** The angle of a facing on the drawing; a character is drawn facing up. */
export const angleOf = ({ turned }, facing) => FACINGS.indexOf(facing) * 90 + (turned ? 180 : 0);

/** A facing turned to the right by a number of quarter turns. */
export const turnedBy = (facing, quarters) => FACINGS[(FACINGS.indexOf(facing) + quarters + 4) % 4];

/**
 * The square some steps ahead, as [column, row]; it may lie off the island.
 * @returns {Point}
 */
export function ahead(square, facing, steps) {
  const [column, row] = cellOf(square);
  const [across, up] = STEPS[facing];
  return [column + across * steps, row + up * steps];
}

/**
 * The column and row one arrow key away: up is up on the drawing.
 * @returns {Point}
 */
export function stepByKey({ turned }, [column, row], key) {
  const by = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  const sign = turned ? -1 : 1;
  return [column + sign * by[0], row + sign * by[1]];
}

const OF_SEAT = 10; // characters

/** The numbers of a seat's characters. */
export const piecesOf = (seat) => Array.from({ length: OF_SEAT }, (_, k) => OF_SEAT * seat + k);

/** The type of a character, by its number. */
export const typeOf = (piece) => (piece % OF_SEAT < 2 ? 'tank' : piece % OF_SEAT < 5 ? 'jeep' : 'soldier');
/** The seat of a character, by its number. */
export const seatOf = (piece) => Math.floor(piece / OF_SEAT);

/** The direction away from a seat's edge, in which its characters advance. */
export const forwardOf = (edge) => (edge === 'south' ? 'north' : 'south');
