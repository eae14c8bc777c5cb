// Belief beside truth as tables: what the side had, and what it knew of others.
import { say } from '../../../shell/words.js';
import { nameOf } from '../geometry.js';
import { ageText, placeText, title, word } from '../texts.js';

const column = (id, isNumber = false) => ({ id, number: isNumber,
  text: say(`clusta-noba-hindsight-column-${id.replace('_', '-')}`) });
const numberCell = (value) => ({ text: String(value ?? '–'), sort: value ?? -1 });
const hexCell = (hex) => ({ text: hex ? placeText(nameOf(hex)) : '–' });
const ageCell = (hours) => (hours === undefined ? { text: '–', sort: -1 } : { text: ageText(hours), sort: hours });

const LAST = 1000; // sorts behind every distance in hexes

/** A cell that says how far apart belief and truth are: at the same place, so many hexes apart, or no more there. */
function apartCell({ apart: hexes, true: there }) {
  if (hexes === 0) return { text: say('clusta-noba-hindsight-right'), sort: 0 };
  if (hexes === null) return { text: there ? '–' : say('clusta-noba-hindsight-no-more'), sort: LAST };
  return { text: say('clusta-noba-hindsight-apart', { hexes }), sort: hexes };
}

/** The fields of a row that make it show its hex on both boards when it is chosen. */
const shows = (t, hex) => ({ touch: hex ? () => { t.local.selected.value = nameOf(hex); } : undefined,
  role: say('clusta-noba-map-table-show') });

const ownRow = (t) => (each) => ({ id: `${each.kind} ${each.id}`, ...shows(t, each.true ?? each.believed),
  cells: { what: { text: word(each.kind, each.id) }, believed: hexCell(each.believed), true: hexCell(each.true),
    apart: apartCell(each), men: numberCell(each.men), true_men: numberCell(each.true_men), age: ageCell(each.age) } });

const otherRow = (t, sides) => (each, k) => ({ id: k, ...shows(t, each.believed ?? each.true),
  cells: {
    what: { text: each.kind === 'unseen' ? say('clusta-noba-hindsight-unseen') : word('sighted', each.id) },
    side: each.side ? { text: title('side', each.side), seat: sides.indexOf(each.side) } : { text: '–' },
    hex: hexCell(each.believed ?? each.true), men: numberCell(each.men), true_men: numberCell(each.true_men),
    age: ageCell(each.age) } });

const isOther = ({ kind }) => ['sighting', 'unseen'].includes(kind);
const tableOf = (id, columns, rows) => ({ id, caption: say(`clusta-noba-hindsight-table-${id}`), columns, rows });

/** The tables of a step. */
export function tables(t, { differences }) {
  const { sides } = t.outline.value.shown;
  const men = [column('men', true), column('true_men', true), column('age', true)];
  return [
    tableOf('own', [column('what'), column('believed'), column('true'), column('apart', true), ...men],
      differences.filter((each) => !isOther(each)).map(ownRow(t))),
    tableOf('others', [column('what'), column('side'), column('hex'), ...men],
      differences.filter(isOther).map(otherRow(t, sides))),
  ];
}
