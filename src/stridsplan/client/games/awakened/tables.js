// The position as a table with one row for each land.
import { seatTitle } from '../../shell/names.js';
import { say } from '../../shell/words.js';
import { codeText, word } from './texts.js';
import { touch } from './touch.js';

const COLUMNS = [['cell'], ['owner'], ['limit', true], ['code'], ['people', true], ['resources', true], ['fresh', true],
  ['veterans', true], ['buildings']];
const number = (count) => ({ text: String(count ?? '–'), sort: count ?? -1 });

function rowOf(t, land, pick) {
  return {
    id: land.id,
    touch: pick && (() => touch(t, land.id)),
    role: pick && word('can', pick.role),
    cells: {
      cell: { text: land.chamber === null ? land.id : say('awakened-table-chamber', { cell: land.id }) },
      owner: land.owner === null ? { text: '–' } : { text: seatTitle(t.people.value, land.owner), seat: land.owner },
      limit: number(land.limit),
      code: { text: land.marker ? codeText(land.marker.code) : say('awakened-land-unexplored') },
      people: number(land.people),
      resources: number(land.resources),
      fresh: number(land.fresh),
      veterans: number(land.veterans),
      buildings: { text: land.buildings.map((kind) => word('building', kind)).join(', ') },
    },
  };
}

/** The tables of the position, which the shell shows over the map. */
export function tables(t, view) {
  const picks = t.playback.current.value ? new Map() : t.local.picks.value;
  return [{ id: 'lands', caption: say('awakened-table-lands'),
    columns: COLUMNS.map(([id, isNumber]) => ({ id, number: isNumber, text: say(`awakened-table-${id}`) })),
    rows: view.cells.map((land) => rowOf(t, land, picks.get(land.id))) }];
}
