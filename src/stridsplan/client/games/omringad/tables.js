// The position as tables: the squares with their stacks, the battle, the specials.
import { seatTitle } from '../../shell/names.js';
import { say } from '../../shell/words.js';
import { partyTitle, siegeText, stackText, terrainTitle, tileTitle, unitTitle, valuesText } from './texts.js';
import { touch } from './touch.js';

const NUMBERS = ['count', 'height'];
const head = (...names) => names.map((id) => ({ id, text: say(`omringad-table-${id}`), number: NUMBERS.includes(id) }));

/** The fields that make a row's name a button, if its square can be chosen. */
const choosing =
  (t, square, pick) => (pick ? { touch: () => touch(t, square), role: say(`omringad-can-${pick.role}`) } : {});

function squareRow(t, view, square, pick) {
  const height = square.stacks.reduce((sum, stack) => sum + stack.height, 0);
  const stacks = [...square.stacks.map((stack) => stackText(t, stack)),
    ...(square.dragon ? [unitTitle('dragon')] : [])];
  return {
    id: square.square,
    ...choosing(t, square.square, pick),
    cells: {
      square: { text: square.square },
      terrain: { text: terrainTitle(square.terrain) },
      control: { text: seatTitle(t.people.value, square.control), seat: square.control },
      height: { text: String(height), sort: height },
      stacks: { text: stacks.join('; ') },
      siege: { text: (square.siege && siegeText(view, square.siege)) ?? '' },
      neighbours: { text: [...new Set(square.neighbours)].join(' ') },
    },
  };
}

const battleRows = (t, { parties }) => parties.flatMap(({ party, tiles }) => tiles.map((tile) => ({
  id: `${party}${tile.unit}${tile.damaged}`,
  cells: {
    tile: { text: tileTitle(tile) },
    owner: { text: partyTitle(t, party), ...(party === 'dragon' ? {} : { seat: party }) },
    count: { text: String(tile.count), sort: tile.count },
    box: { text: say(`omringad-box-${tile.box}`) },
    least: { text: tile.least ? say('omringad-least', { least: tile.least }) : '–' },
  },
})));

const specialRow = (t, { unit, where, owner, square }) => ({
  id: unit,
  cells: {
    tile: { text: unitTitle(unit) },
    values: { text: valuesText(unit) },
    owner: owner === null ? { text: '–' } : { text: seatTitle(t.people.value, owner), seat: owner },
    square: { text: where === 'board' && square ? square : say(`omringad-special-${where}`) },
  },
});

/** The tables of the position, which the shell shows over the map. */
export function tables(t, view) {
  const picks = t.playback.current.value ? new Map() : t.local.picks.value;
  return [
    { id: 'battle', caption: say('omringad-table-battle'), columns: head('tile', 'owner', 'count', 'box', 'least'),
      rows: view.battle ? battleRows(t, view.battle) : [] },
    { id: 'squares', caption: say('omringad-table-squares'),
      columns: head('square', 'terrain', 'control', 'height', 'stacks', 'siege', 'neighbours'),
      rows: view.squares.map((square) => squareRow(t, view, square, picks.get(square.square))) },
    { id: 'specials', caption: say('omringad-specials'), columns: head('tile', 'values', 'owner', 'square'),
      rows: view.specials.map((special) => specialRow(t, special)) },
  ];
}
