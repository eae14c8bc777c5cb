// The position as tables: the characters, the pads, and the blocks.
import { seatTitle } from '../../shell/names.js';
import { say } from '../../shell/words.js';
import { RANGES, seatOf } from './geometry.js';
import { slotPlace } from './picks.js';
import { facingName, fireText, typeTitle, word } from './texts.js';
import { touch } from './touch.js';

const head = (...names) => names.map((id) => ({ id, text: say(`island-table-${id}`), number: id === 'range' }));

/** The fields that make a row's name a button, if its place can be chosen. */
const buttonOf =
  (t, place, pick) => (pick ? { touch: () => touch(t, place), role: say(`island-can-${pick.role}`) } : {});

function unitRow(t, view, unit, pick) {
  const { piece, type, square, facing } = unit;
  return {
    id: piece,
    ...buttonOf(t, square, pick),
    cells: {
      character: { text: typeTitle(type) },
      owner: { text: seatTitle(t.people.value, seatOf(piece)), seat: seatOf(piece) },
      square: { text: square },
      facing: { text: facingName(facing) },
      range: { text: String(RANGES[type]), sort: RANGES[type] },
      fire: { text: fireText(view, unit) },
    },
  };
}

function slotRow(t, seat, slot, pick) {
  return {
    id: slotPlace(seat.seat, slot.slot),
    ...buttonOf(t, slotPlace(seat.seat, slot.slot), pick),
    cells: {
      slot: { text: say('island-slot-number', { slot: slot.slot }) },
      owner: { text: seatTitle(t.people.value, seat.seat), seat: seat.seat },
      character: { text: slot.type ? typeTitle(slot.type) : word('slot', 'empty') },
      beside: { text: slot.square ?? say('island-slot-overhangs') },
    },
  };
}

const blockRow = (t, square, state, pick) => ({
  id: square,
  ...buttonOf(t, square, pick),
  cells: { square: { text: square }, state: { text: state } },
});

function blockRows(t, view, picks) {
  const closed = view.blocks.map((square) => blockRow(t, square, say('island-block'), picks.get(square)));
  return [...closed, ...view.turned.map(({ square, face }) => blockRow(t, square, say(`island-trace-${face}`)))];
}

/** The tables of the position, which the shell shows over the map. */
export function tables(t, view) {
  const picks = t.playback.current.value ? new Map() : t.local.picks.value;
  const pads = view.seats.filter(({ pad }) => pad);
  return [
    { id: 'characters', caption: say('island-table-characters'),
      columns: head('character', 'owner', 'square', 'facing', 'range', 'fire'),
      rows: view.pieces.map((unit) => unitRow(t, view, unit, picks.get(unit.square))) },
    { id: 'pads', caption: say('island-table-pads'), columns: head('slot', 'owner', 'character', 'beside'),
      rows: pads.flatMap((seat) =>
        seat.pad.slots.map((slot) => slotRow(t, seat, slot, picks.get(slotPlace(seat.seat, slot.slot))))) },
    { id: 'blocks', caption: say('island-table-blocks'), columns: head('square', 'state'),
      rows: blockRows(t, view, picks) },
  ];
}
