// The keyboard on the board: squares are a grid, with the pads beyond the edges.
import { ARROWS } from '../../shell/keys.js';
import { cellOf, isOn, squareName, stepByKey } from './geometry.js';
import { padPlace, slidePlace, slotPlace } from './picks.js';

/** The place in a column just outside an edge: a slot of a pad there, or the nearest slot of one. */
function slotBeside(view, edge, column) {
  const slots = view.seats.filter((seat) => seat.edge === edge && seat.pad)
    .flatMap((seat) => seat.pad.slots.map((slot) => ({ seat: seat.seat, ...slot })));
  const near = slots.sort((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))[0];
  return near ? slotPlace(near.seat, near.slot) : null;
}

function fromSlot(view, frame, place, key) {
  const [, seatNumber, slotNumber] = place.split('-').map(Number);
  const seat = view.seats[seatNumber];
  const row = seat.edge === 'north' ? 13 : 0;
  const slot = seat.pad.slots.find((each) => each.slot === slotNumber);
  const [column, toRow] = stepByKey(frame, [slot.column, row], key);
  if (toRow === row) {
    const next = view.seats.filter((each) => each.edge === seat.edge && each.pad)
      .flatMap((each) => each.pad.slots.map((other) => ({ seat: each.seat, ...other })))
        .find((each) => each.column === column);
    return next ? slotPlace(next.seat, next.slot) : null;
  }
  const inward = toRow >= 1 && toRow <= 12;
  return inward ? squareName(Math.max(1, Math.min(view.columns, column)), toRow) : padPlace(seatNumber);
}

function fromPad(view, frame, place, key) {
  const seat = view.seats[Number(place.split('-')[1])];
  const row = seat.edge === 'north' ? 14 : -1;
  const [, toRow] = stepByKey(frame, [seat.pad.column, row], key);
  return Math.abs(toRow - 6) < Math.abs(row - 6) ? slotPlace(seat.seat, 3) : null;
}

/**
 * The place one arrow key away, or null.
 * @param {string} place  a square, `slot-<seat>-<slot>` or `pad-<seat>`
 */
export function placeByKey(view, frame, place, key) {
  if (place.startsWith('slot-')) return fromSlot(view, frame, place, key);
  if (place.startsWith('pad-')) return fromPad(view, frame, place, key);
  if (place.startsWith('way-')) return null;
  if (place.startsWith('slide-')) return { ArrowLeft: slidePlace('left'), ArrowRight: slidePlace('right') }[key]
    ?? null;
  const cell = stepByKey(frame, cellOf(place), key);
  if (isOn(frame, cell)) return squareName(...cell);
  return cell[1] < 1 || cell[1] > 12 ? slotBeside(view, cell[1] < 1 ? 'south' : 'north', cell[0]) : null;
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
