// The keyboard on the board: squares are a grid of rows 1 to 12 from south to north. Beyond each edge follow a row of
// slots and a row for the pads as a whole.
import { ARROWS } from '../../shell/keys.js';
import { cellOf, isOn, ROWS, squareName, stepByKey } from './geometry.js';
import { padPlace, slidePlace, slotPlace } from './picks.js';

const SLOTS = { north: ROWS + 1, south: 0 }; // row of the slots beyond each edge
const PADS = { north: ROWS + 2, south: -1 }; // row of the pads
const MIDDLE_SLOT = 3; // of five

/** The place in a column just outside an edge: a slot of a pad there, or the nearest slot of one. */
function slotBeside(view, edge, column) {
  const slots = view.seats.filter((seat) => seat.edge === edge && seat.pad)
    .flatMap((seat) => seat.pad.slots.map((slot) => ({ seat: seat.seat, ...slot })));
  const near = slots.sort((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))[0];
  return near ? slotPlace(near.seat, near.slot) : null;
}

/** The place one arrow key away from a slot: another slot at the same edge, a square, or the pad; or null. */
function fromSlot(view, frame, place, key) {
  const [, seatNumber, slotNumber] = place.split('-').map(Number);
  const seat = view.seats[seatNumber];
  const row = SLOTS[seat.edge];
  const slot = seat.pad.slots.find((each) => each.slot === slotNumber);
  const [column, toRow] = stepByKey(frame, [slot.column, row], key);
  if (toRow === row) {
    const next = view.seats.filter((each) => each.edge === seat.edge && each.pad)
      .flatMap((each) => each.pad.slots.map((other) => ({ seat: each.seat, ...other })))
        .find((each) => each.column === column);
    return next ? slotPlace(next.seat, next.slot) : null;
  }
  const inward = toRow >= 1 && toRow <= ROWS;
  return inward ? squareName(Math.max(1, Math.min(view.columns, column)), toRow) : padPlace(seatNumber);
}

/** The place one arrow key away from a pad: its middle slot, towards the island; or null. */
function fromPad(view, frame, place, key) {
  const seat = view.seats[Number(place.split('-')[1])];
  const row = PADS[seat.edge];
  const [, toRow] = stepByKey(frame, [seat.pad.column, row], key);
  return toRow === SLOTS[seat.edge] ? slotPlace(seat.seat, MIDDLE_SLOT) : null;
}

/**
 * The place one arrow key away, or null.
 * @param {string} place  a square, or a name as in picks.js: of a slot, a pad, a slide or a handle (`way-`)
 */
export function placeByKey(view, frame, place, key) {
  if (place.startsWith('slot-')) return fromSlot(view, frame, place, key);
  if (place.startsWith('pad-')) return fromPad(view, frame, place, key);
  if (place.startsWith('way-')) return null;
  if (place.startsWith('slide-')) return { ArrowLeft: slidePlace('left'), ArrowRight: slidePlace('right') }[key]
    ?? null;
  const cell = stepByKey(frame, cellOf(place), key);
  if (isOn(frame, cell)) return squareName(...cell);
  return cell[1] < 1 || cell[1] > ROWS ? slotBeside(view, cell[1] < 1 ? 'south' : 'north', cell[0]) : null;
}

/**
 * While the slots of the seat's own pad are arranged, an arrow key with Shift moves the character; the cursor moves
 * with it.
 */
export function swapByKey(t, view, frame, place, { key, shiftKey }) {
  const { order, swap } = t.local;
  if (!shiftKey || !order.value || !ARROWS.includes(key)) return;
  const next = placeByKey(view, frame, place, key);
  if (next?.startsWith(`slot-${t.seat.value}-`)) swap(Number(place.at(-1)), Number(next.at(-1)));
}
