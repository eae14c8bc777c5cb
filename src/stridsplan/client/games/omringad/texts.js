// Squares, stacks, tiles and actions in words.
import { seatTitle } from '../../shell/names.js';
import { say, sayList, wordId } from '../../shell/words.js';
import { VALUES } from './units.js';

export const word = (...names) => say(wordId('omringad', ...names));
const capitalized = (text) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** A kind's name: one tile of it, within a sentence. */
const unitName = (unit) => word('unit', unit);
export const unitTitle = (unit) => capitalized(unitName(unit));
export const terrainName = (terrain) => word('terrain', terrain ?? 'hidden');
export const terrainTitle = (terrain) => capitalized(terrainName(terrain));

/** "mercenaries, damaged" */
const tileName = ({ unit, damaged }) => (damaged ? say('omringad-tile-damaged', { unit: unitName(unit) })
  : unitName(unit));
export const tileTitle = (tile) => capitalized(tileName(tile));

/** The arguments of messages that name an owner: the name, and "you" or "other". */
export const whose =
  (t, seat) => ({ owner: seatTitle(t.people.value, seat), owner_is: t.people.value.isReader(seat) ? 'you' : 'other' });

/** A party of a battle: a seat or the dragon. */
export const partyTitle = (t, party) => (party === 'dragon' ? unitTitle('dragon') : seatTitle(t.people.value, party));

const figure = (value) => (value === null || value === undefined ? '–' : String(value));
const pair = (values) => (values.length > 1 && values[0] !== values[1] ? `${figure(values[0])}/${figure(values[1])}`
  : figure(values[0]));

/** The values printed on a tile: "F2 S5", with those of the damaged side after a slash. */
export const valuesText = (unit) => say('omringad-values', { f: pair(VALUES[unit].f), s: pair(VALUES[unit].s) });

/** "3 × riders and 1 × archers, damaged": the tiles of a stack, as far as they are known. */
export const tilesText = (tiles) =>
  sayList(tiles.map((tile) => say('omringad-tile-count', { count: tile.count, tile: tileName(tile) })));

/** A stack in words, as far as it is known. */
export function stackText(t, stack) {
  const known = stack.tiles?.length > 0 && (stack.tiles.length > 1 || stack.height > 1);
  return [
    say('omringad-stack', { ...whose(t, stack.seat), height: stack.height }),
    known ? tilesText(stack.tiles) : say('omringad-stack-top', { tile: tileName(stack.top) }),
    !known && stack.general && say('omringad-stack-general'),
    stack.moved > 0 && say('omringad-stack-moved', { moved: stack.moved, height: stack.height }),
  ].filter(Boolean).join(', ');
}

const MINOR_ROOM = 2; // units a settlement takes in a round while it is besieged from one square

/** How many units a besieged settlement can get; before the reinforcement phase, `room` is that of the last round. */
export const roomOf = ({ phase }, { kind, room }) => (kind === 'major' ? 0 : phase === 'reinforcement' ? room
  ?? MINOR_ROOM : MINOR_ROOM);

/** The siege of a settlement in words. */
export const siegeText = (view, siege) =>
  (siege.kind === 'none' ? null
    : say(`omringad-siege-${siege.kind}`, { squares: sayList(siege.by), room: roomOf(view, siege) }));

const roleText = (pick) => pick && say(`omringad-can-${pick.role}`);

/** A square with all that is visible on it, in words. */
export function squareText(t, view, square, pick, laid) {
  const terrain = laid?.terrain ?? square.terrain;
  return [
    square.square, terrainName(terrain), square.control >= 0 && say('omringad-controlled', whose(t, square.control)),
    ...square.stacks.map((stack) => stackText(t, stack)),
    square.dragon && say('omringad-dragon-here', { damaged: Number(square.dragon.damaged) }),
    square.siege && siegeText(view, square.siege),
    say('omringad-neighbours', { squares: sayList([...new Set(square.neighbours)]) }),
    laid ? say('omringad-can-laid') : roleText(pick),
  ].filter(Boolean).join('; ');
}
