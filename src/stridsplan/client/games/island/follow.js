// The view after each event, to show step by step what happened. At the end the view of the server replaces it.
import { ROWS, seatOf, squareName, typeOf } from './geometry.js';

/** The view with other fields of a character (`patch`), or of a seat: `change(seat)` returns those that change. */
const changePiece = (view, piece, patch) =>
  ({ ...view, pieces: view.pieces.map((each) => (each.piece === piece ? { ...each, ...patch } : each)) });
const changeSeat = (view, seat, change) =>
  ({ ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) });

/** A slot with its column and the square next to it; null where the pad overhangs. */
function slotAt(view, { edge }, slot, column) {
  const isOnIsland = column >= 1 && column <= view.columns;
  return { ...slot, column, square: isOnIsland ? squareName(column, edge === 'north' ? ROWS : 1) : null };
}

/** A pad slides with its slots; `column`: where it lies then. */
function slide(view, { seat, column }) {
  return changeSeat(view, seat, (each) => {
    const by = column - each.pad.column;
    return { pad: { column, slots: each.pad.slots.map((slot) => slotAt(view, each, slot, slot.column + by)) } };
  });
}

/** For `changeSeat`: the pad without a character; nothing changes without a pad. */
const emptySlot = (piece) => (each) =>
  (each.pad ? { pad: { ...each.pad,
    slots: each.pad.slots.map((slot) => (slot.piece === piece ? { ...slot, piece: null, type: null } : slot)) } } : {});

/** Put a character on a square, from the hand or from its pad. Without a `facing` it faces `forward(seat)`. */
function come(view, { piece, square, facing }, forward) {
  const seat = seatOf(piece);
  const others = view.pieces.filter((each) => each.piece !== piece);
  const arrived = view.pieces.length === others.length ? 1 : 0; // 0: it was on the island already
  const next = changeSeat(changeSeat(view, seat, emptySlot(piece)), seat,
    (each) => ({ island: each.island + arrived }));
  return { ...next,
    pieces: [...others, { piece, seat, type: typeOf(piece), square, facing: facing ?? forward(seat), target: null }] };
}

/** A function that returns the direction in which a seat's characters advance. */
const edgeForward = (view) => (seat) => (view.seats[seat].edge === 'north' ? 'south' : 'north');

/** Remove a character; `gone` keeps the direction that it faced, for the drawing. */
function lose(view, { piece }) {
  const facing = view.pieces.find((each) => each.piece === piece)?.facing;
  const rest = { ...view, pieces: view.pieces.filter((each) => each.piece !== piece),
    gone: { ...view.gone, [piece]: facing } };
  const next = changeSeat(rest, seatOf(piece), emptySlot(piece));
  const removed = view.pieces.length - rest.pieces.length;
  return changeSeat(next, seatOf(piece),
    (each) => ({ left: each.left - 1, lost: each.lost + 1, island: each.island - removed }));
}

/** One character fewer on the pad of its seat. */
const leavePad = (view, { piece }) => changeSeat(view, seatOf(piece), (each) => ({ on_pad: each.on_pad - 1 }));

/** Mark dice as used: "first", "second" or "both". */
function use(view, dice) {
  const all = dice === 'both';
  return { ...view,
    dice: view.dice.map((die, k) => (all || (dice === 'second') === (k === 1) ? { ...die, used: true } : die)) };
}

/** A block is turned over: `face` is "live" or "safe". */
function turnOver(view, { square, face }) {
  const faces = { ...view.faces, [face]: view.faces[face] - 1 };
  return { ...view, faces, blocks: view.blocks.filter((each) => each !== square),
    turned: [...view.turned, { square, face }] };
}

/** `bound`: the square of the only character that may move by the die, or "pad"; the server fills it. */
const unusedDie = (number) => ({ number, used: false, bound: null });

/** The first unused die that showed zero is rolled again; the first die, if none did. */
function rollAgain(view, number) {
  const at = view.dice.findIndex((die) => die.number === 0 && !die.used);
  return { ...view, dice: view.dice.map((die, k) => (k === Math.max(0, at) ? unusedDie(number) : die)) };
}

/** By event id: the view after the event, given `what`, its arguments as plain values, and those of its sentence. */
const FOLLOW = {
  battle_began: (view) => ({ ...view, pieces: [], blocks: [], turned: [], dice: [] }),
  block_placed: (view, { square }) => ({ ...view, blocks: [...view.blocks, square] }),
  character_placed: (view, what) => come(view, what, edgeForward(view)),
  turn_began: (view, { seat }) => ({ ...view, turn: seat, dice: [] }),
  rolled: (view, _, { dice }) => ({ ...view, dice: dice.map(unusedDie) }),
  rolled_again: (view, _, { dice }) => rollAgain(view, dice[0]),
  launched: (view, what) => come(leavePad(view, what), what, edgeForward(view)),
  rotated: (view, { piece, facing }) => changePiece(view, piece, { facing }),
  moved: (view, { piece, to, facing, dice }) =>
    use(changePiece(view, piece, { square: to, facing, target: null }), dice),
  block_turned: turnOver,
  lost: lose,
  lost_from_pad: (view, what) => lose(leavePad(view, what), what),
  pad_slid: slide,
};

/** The view after an event. */
export const follow = (view, event) => FOLLOW[event.id]?.(view, event.what ?? {}, event.args) ?? view;

const DURATIONS = {
  block_placed: 140, character_placed: 180, turn_began: 200, rolled: 450, rolled_again: 450, launched: 320,
  rotated: 300,
  moved: 380, shot: 420, shot_block: 380, landed: 120, block_turned: 480, lost: 400, lost_from_pad: 400, pad_slid: 380,
  pad_nominated: 200, blocked: 300, number_lapsed: 250, pad_stayed: 250, battle_began: 300,
};

/** How long an event is shown, in ms. */
export const durationOf = (event) => DURATIONS[event.id] ?? 0;

/** By event id: the group of events in a row that share a line of the log. */
const FOLDED = { block_placed: 'blocks', character_placed: 'characters', start_rolled: 'start', pad_arranged: 'pads',
  shot: 'shot', shot_block: 'shot', landed: 'shot', block_turned: 'shot', lost: 'shot' };

/** The ids of events that show how a shot or a landing came out: they stand first in its line of the log. */
export const OUTCOMES = ['lost', 'block_turned'];

/** The ids of events that begin a line of the log. */
export const BEGINS = ['shot', 'shot_block', 'landed'];

/**
 * The group of an event that shares a line of the log with others: the rolls for the start, what is placed, or what a
 * shot or a landing does.
 */
export const groupOf = (event) => FOLDED[event.id] ?? null;

/** Whether an event begins a chapter of the log. */
export const isHeading = (event) => event.id === 'turn_began';

const CAUSES = ['shot', 'shot_block', 'landed'];
const EFFECTS = ['lost', 'lost_from_pad', 'block_turned'];

/**
 * The cause of the last event and its effects so far: a shot or a landing, the blocks that it turned over, the
 * characters lost.
 * @param {Shared[]} events  the events shown so far
 * @returns {{shot: Shared, turned: Shared[], lost: Shared[]}|null}
 */
export function sceneOf(events) {
  const scene = { shot: null, turned: [], lost: [] };
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const { id, what } = events[at];
    if (id === 'block_turned') scene.turned.unshift(what);
    else if (EFFECTS.includes(id)) scene.lost.unshift(what);
    else if (CAUSES.includes(id)) {
      if (id !== 'landed') scene.shot = what;
      return scene;
    } else break;
  }
  return scene.lost.length + scene.turned.length > 0 ? scene : null;
}

const STEPS = ['moved', 'launched', 'rotated'];

/** The last step of the current battle, {from, to}, or null. `from` is null unless a character moved. */
export function lastStep(events) {
  const last = events.findLast((event) => STEPS.includes(event.id) || event.id === 'battle_began');
  if (!last || last.id === 'battle_began') return null;
  return { from: last.what.from ?? null, to: last.what.to ?? last.what.square };
}

/** The characters lost in the current battle, in order. */
export function lostIn(events) {
  const begun = events.findLastIndex((event) => event.id === 'battle_began');
  return events.slice(begun + 1).filter((event) => event.id === 'lost' || event.id === 'lost_from_pad')
    .map((event) => event.what);
}

