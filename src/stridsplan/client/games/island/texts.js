// Squares, characters and actions in words.
import { actionLabel } from '../../shell/controls.js';
import { seatTitle } from '../../shell/names.js';
import { showsOdds } from '../../shell/odds.js';
import { say, sayList, sayPercent, wordId } from '../../shell/words.js';
import { ahead, cellOf, isOn, RANGES, seatOf, squareName, typeOf } from './geometry.js';
import { lossesOf } from './picks.js';

export const word = (...names) => say(wordId('island', ...names));
const capitalized = (text) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

const typeName = (type) => word('type', type);
export const typeTitle = (type) => capitalized(typeName(type));
export const facingName = (facing) => word('facing', facing);

/** The arguments of messages that name an owner: the name, and "you" or "other". */
const whose =
  (t, seat) => ({ owner: seatTitle(t.people.value, seat), owner_is: t.people.value.isReader(seat) ? 'you' : 'other' });

/** "your jeep", "the jeep of Nils". */
const unitName = (t, piece) => say('island-unit', { ...whose(t, seatOf(piece)), type: typeName(typeOf(piece)) });

/**
 * Characters with their squares: "your jeep on d4 and the tank of Nils on d6". `lander`: the character that lands on a
 * block, if any; its text says only that.
 */
function unitList(t, view, pieces, lander) {
  return sayList(pieces.map((piece) => {
    if (piece === lander) return say('island-lander');
    const square = view.pieces.find((each) => each.piece === piece)?.square;
    return square ? say('island-unit-on', { unit: unitName(t, piece), square }) : unitName(t, piece);
  }));
}

/**
 * Where a character fires: `end`, the cell at its exact range as [column, row]; `aim`, its square, null if it is off
 * the island; `bar`, the square before it that blocks the fire, or null.
 */
export function fireOf(view, unit) {
  const cells = Array.from({ length: RANGES[unit.type] }, (_, k) => ahead(unit.square, unit.facing, k + 1));
  const isBar = (cell) => view.blocks.includes(squareName(...cell))
    || (view.options.characters_block_fire && view.pieces.some((each) => each.square === squareName(...cell)));
  const bar = cells.slice(0, -1).find((cell) => isOn(view, cell) && isBar(cell));
  const end = cells.at(-1);
  return { end, aim: isOn(view, end) ? squareName(...end) : null, bar: bar ? squareName(...bar) : null };
}

/** What a character hits from where it stands, in words. */
export function fireText(view, unit) {
  const { aim, bar } = fireOf(view, unit);
  if (unit.target) return say('island-fire-hits', { square: unit.target });
  if (bar) return say('island-fire-barred', { square: bar, range: RANGES[unit.type] });
  return aim ? say('island-fire-aims', { square: aim }) : say('island-fire-off', { range: RANGES[unit.type] });
}

function contentText(t, view, square) {
  const unit = view.pieces.find((each) => each.square === square);
  if (unit) {
    return [say('island-unit-facing', { unit: unitName(t, unit.piece), facing: facingName(unit.facing) }),
      say('island-range', { range: RANGES[unit.type] }), fireText(view, unit)];
  }
  if (view.blocks.includes(square)) return [say('island-block')];
  const turned = view.turned.find((each) => each.square === square);
  return turned ? [say(`island-trace-${turned.face}`)] : [];
}

const roleText = (pick) => pick && say(`island-can-${pick.role}`);

/** A square with all that is on it, and what can be done there now. */
export const squareText = (t, view, square, pick) =>
  [square, ...contentText(t, view, square), roleText(pick)].filter(Boolean).join(', ');

/** A pad's slot. */
export function slotText(t, seat, slot, pick, type = slot.type) {
  const name = say('island-slot', { slot: slot.slot, ...whose(t, seat.seat) });
  const position = slot.square ? say('island-slot-beside', { square: slot.square }) : say('island-slot-overhangs');
  return [name, type ? typeName(type) : say('island-slot-empty'), position, roleText(pick)].filter(Boolean).join(', ');
}

export const padText = (t, seat, pick) =>
  [say('island-pad', { column: seat.pad.column, ...whose(t, seat.seat) }), roleText(pick)].filter(Boolean).join(', ');

/** The label of an action's button. */
export const actionText = (t, action) =>
  (action.kind === 'move' && action.risk ? say('island-land', { square: action.to }) : actionLabel(t, action));

/** Whether two squares touch. */
const areNear = (a, b) => Math.max(...cellOf(a).map((each, k) => Math.abs(each - cellOf(b)[k]))) === 1;

/** The losses if the block is live: the characters (`perhaps`) with the chance, and how many blocks may follow. */
function liveText(t, view, action, perhaps, live) {
  const square = action.target ?? action.to;
  const blocks = view.blocks.filter((other) => areNear(square, other)).length;
  const lander = action.kind === 'move' ? action.piece : null;
  const id = `island-losses-${showsOdds(t) ? 'live' : 'if-live'}${perhaps.length > 0 ? '' : '-nobody'}`;
  return [say(id, { chance: sayPercent(live), units: unitList(t, view, perhaps, lander), count: perhaps.length }),
    blocks > 0 && say('island-losses-chain', { count: blocks })];
}

/** The losses of an action, as sentences: who is hit, who stands in the line of fire, what a live block destroys. */
export function lossTexts(t, view, action) {
  const { certain, perhaps, live } = lossesOf(action);
  if (action.kind === 'remove') return [];
  const victim = action.at === 'character'
    && certain.find((piece) => view.pieces.find((each) => each.piece === piece)?.square === action.target);
  const caught = certain.filter((piece) => piece !== victim);
  return [
    Number.isInteger(victim) && say('island-losses-hit', { units: unitList(t, view, [victim]) }),
    caught.length > 0 && say('island-losses-crossfire', { units: unitList(t, view, caught), count: caught.length }),
    ...(live !== null ? liveText(t, view, action, perhaps, live) : []),
  ].filter(Boolean);
}

