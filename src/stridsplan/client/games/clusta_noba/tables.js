// The position as tables: what the side has, as last reported, and what was seen of others.
import { say } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { menOf, seatOf } from './markers.js';
import { ageText, placeText, title, word } from './texts.js';

const column = (id, isNumber = false) => ({ id, number: isNumber, text: say(`clusta-noba-map-table-${id}`) });
const numberCell = (value) => ({ text: String(value ?? '–'), sort: value ?? -1 });
const hexCell = (hex) => ({ text: hex ? placeText(nameOf(hex)) : '–' });
const ageCell = (age) => ({ text: ageText(age), sort: age });

/** A cell with the name of a thing; a dash without one. */
const wordCell = (kind, id) => ({ text: id ? word(kind, id) : '–' });

/** The fields of a row that make it show its hex on the map when it is chosen. */
const shows = (t, hex) => ({ touch: hex ? () => { t.local.selected.value = nameOf(hex); } : undefined,
  role: say('clusta-noba-map-table-show') });

const unitRow = (t) => (unit) => ({ id: unit.id, ...shows(t, unit.hex),
  cells: { unit: wordCell('unit', unit.id), hex: hexCell(unit.hex), men: numberCell(menOf(unit)),
    lost: numberCell(unit.lost), state: wordCell('state', unit.state), order: wordCell('order', unit.order),
    age: ageCell(unit.age) } });

const personRow = (t, kind) => (person) => ({ id: person.id, ...shows(t, person.hex),
  cells: { person: wordCell(kind, person.id), hex: hexCell(person.hex), state: wordCell('fate', person.fate),
    age: ageCell(person.age) } });

const sightingRow = (t, view) => (sighting, k) => ({ id: k, ...shows(t, sighting.hex),
  cells: { what: wordCell('sighted', sighting.kind), side: sighting.side
    ? { text: title('side', sighting.side), seat: seatOf(view, sighting.side) } : { text: '–' },
  hex: hexCell(sighting.hex), men: numberCell(sighting.men), source: wordCell('source', sighting.source),
  age: ageCell(sighting.age) } });

const tableOf = (id, columns, rows) => ({ id, caption: say(`clusta-noba-map-table-${id}`), columns, rows });

/** The tables, which the shell shows over the map. */
export function tables(t, view) {
  if (!view.units) return [];
  const age = column('age', true);
  return [
    tableOf('units', [column('unit'), column('hex'), column('men', true), column('lost', true), column('state'),
      column('order'), age], view.units.map(unitRow(t))),
    tableOf('persons', [column('person'), column('hex'), column('state'), age],
      ['commander', 'specialist', 'camp'].flatMap((kind) => view[`${kind}s`].map(personRow(t, kind)))),
    tableOf('sightings', [column('what'), column('side'), column('hex'), column('men', true), column('source'), age],
      view.sightings.map(sightingRow(t, view))),
  ];
}
