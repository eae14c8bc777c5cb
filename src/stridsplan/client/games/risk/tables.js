// The position as a table with one row for each territory.
import { seatTitle } from '../../shell/names.js';
import { say, sayList, wordId } from '../../shell/words.js';
import { touch } from './touch.js';
import { world } from './world.js';

const word = (...names) => say(wordId('risk', ...names));

/** A territory's name. */
export const territoryName = (id) => word('territory', id);

/** Who holds a territory, in words. */
export function ownerName(t, owner) {
  if (owner === 'neutral') return say('risk-neutral');
  return owner === null || owner === undefined ? say('risk-place-unowned') : seatTitle(t.people.value, owner);
}

/** The names of a territory's neighbours. */
export const neighbourNames = (id) => sayList(world.value.territories[id].neighbours.map(territoryName));

/** The id of each column, and whether it has numbers. @type {[string, boolean?][]} */
const COLUMNS = [['territory'], ['owner'], ['armies', true], ['continent'], ['borders']];

function rowOf(t, { id, owner, armies, capital }, pick) {
  const name = territoryName(id);
  const isCapital = Number.isInteger(capital);
  return {
    id,
    touch: pick && (() => touch(t, id)),
    role: pick && word('can', pick.role),
    cells: {
      territory: { text: isCapital ? say('risk-territory-capital', { territory: name }) : name },
      owner: { text: ownerName(t, owner), seat: owner },
      armies: { text: String(armies), sort: armies },
      continent: { text: word('continent', world.value.territories[id].continent) },
      borders: { text: neighbourNames(id) },
    },
  };
}

/** The tables of the position, which the shell shows over the map. */
export function tables(t, view) {
  const picks = t.playback.current.value ? new Map() : t.local.picks.value;
  return [{
    id: 'territories',
    caption: say('risk-table-territories'),
    columns: COLUMNS.map(([id, number]) => ({ id, number, text: say(`risk-table-${id}`) })),
    rows: view.territories.map((territory) => rowOf(t, territory, picks.get(territory.id))),
  }];
}
