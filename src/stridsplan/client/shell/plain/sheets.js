// The JSON of any view as tables. Pure functions.

const SEATS = ['seat', 'owner']; // fields that hold the number of a seat

/** "to_place" -> "To place". */
export function readable(id) {
  const words = String(id).replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const isPlain = (value) => value === null || typeof value !== 'object';

/** A value in one line: lists with commas, records as "name: value". */
function textOf(value) {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.map(textOf).join(', ') || '–';
  if (typeof value !== 'object') return String(value).replaceAll('_', ' ');
  return Object.entries(value).map(([id, each]) => `${readable(id).toLocaleLowerCase()}: ${textOf(each)}`).join('; ');
}

function cellOf(id, value, seat) {
  const isSeat = SEATS.includes(id) && Number.isInteger(value) && value >= 0;
  return isSeat ? { text: seat(value), sort: value, seat: value }
    : { text: textOf(value), sort: isPlain(value) ? value : null };
}

/** A list as a table: one row an element, one column a field. */
function listSheet(id, list, { number, value, seat }) {
  const fields =
    [...new Set(list.flatMap((each) => (isPlain(each) || Array.isArray(each) ? ['value'] : Object.keys(each))))];
  const cells = (each) => (isPlain(each) || Array.isArray(each) ? { value: cellOf(id, each, seat) }
    : Object.fromEntries(fields.map((field) => [field, cellOf(field, each[field], seat)])));
  const isNumber = (field) => list.every((each) => typeof (isPlain(each) ? each : each[field]) === 'number');
  return {
    id, caption: readable(id),
    columns: [{ id: '#', text: number },
      ...fields.map((field) => ({ id: field, text: field === 'value' ? value : readable(field), number: isNumber(field)
        && !SEATS.includes(field) }))],
    rows: list.map((each, at) => ({ id: at, cells: { '#': { text: String(at), sort: at }, ...cells(each) } })),
  };
}

/** A record as a table of two columns. */
const recordSheet = (id, fields, { name, value, seat }) => ({
  id, caption: readable(id),
  columns: [{ id: 'name', text: name }, { id: 'value', text: value }],
  rows: fields.map(
    ([field, each]) => ({ id: field,
      cells: { name: { text: readable(field), sort: field }, value: cellOf(field, each, seat) } })),
});

/**
 * The tables of a view: its plain fields in one, then one for each list and each record. The goal stands above the
 * question.
 * @param {object} view
 * @param {{position: string, name: string, value: string, number: string, seat: (seat: number) => string}} words  the
 *   caption of the first table, the titles of columns, and what a seat is called
 * @returns {Sheet[]}
 */
export function sheetsOf(view, words) {
  const entries = Object.entries(view).filter(([id]) => id !== 'goal');
  const lists = entries.filter(([, value]) => Array.isArray(value) && value.length > 0);
  const records = entries.filter(([, value]) => !isPlain(value) && !Array.isArray(value));
  const plain = entries.filter(([, value]) => isPlain(value) || (Array.isArray(value) && value.length === 0));
  return [
    ...(plain.length ? [{ ...recordSheet('position', plain, words), caption: words.position }] : []),
    ...lists.map(([id, list]) => listSheet(id, list, words)),
    ...records.map(([id, record]) => recordSheet(id, Object.entries(record), words)),
  ];
}

/** The actions by kind, in the order in which the kinds first come. */
export function byKind(actions) {
  const kinds = new Map();
  for (const action of actions) kinds.set(action.kind, [...kinds.get(action.kind) ?? [], action]);
  return [...kinds];
}

/** The fields that distinguish an action within its kind: "field 3, armies 2". */
export const fieldsText = ({ code, kind, ...fields }) => Object.entries(fields)
  .map(([id, value]) => (value === true ? id : `${id} ${textOf(value)}`).replaceAll('_', ' ')).join(', ');
