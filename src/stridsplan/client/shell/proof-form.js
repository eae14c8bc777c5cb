// The schema of a record, as in engine/proof.py: no field is missing, none is unknown, all have the right type. Pure
// functions. `isOpen`: of each stream, whether its key is published; the last stream, `codes`, has the actions. Of a
// sealed stream a row shows only the leaf: a keyed hash of what the row drew from it.

// Of a row, `before` is the hash of the row before it, and `sealed` has the leaves. `drops` is 0 in a command. An undo
// with 1 takes back the last command of its seat, with the commands of others that it caused; one with more takes back
// that many last commands.
const FIELDS = {
  record: ['format', 'table', 'streams', 'secret', 'rows', 'head', 'names', 'events', 'result'],
  table: ['id', 'game', 'rules', 'seats', 'profile', 'options', 'contributions'],
  stream: ['name', 'commitment', 'key'],
  row: ['version', 'seat', 'drops', 'time', 'before', 'codes', 'draws', 'sealed'],
};
const SIDES_LIMIT = 2 ** 24; // a die has fewer sides; a draw is [sides, value]

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const hasFields = (value, names) => isObject(value) && Object.keys(value).sort().join() === [...names].sort().join();
const isNumber = Number.isSafeInteger;
const isText = (value) => typeof value === 'string' && value.isWellFormed();
/** Whether a value is 256 bits as hex: a hash, or a key. */
const isHash = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isListOf = (value, test) => Array.isArray(value) && value.every(test);
const isOption = (value) => isText(value) || isNumber(value) || typeof value === 'boolean';

/** Whether the origin of the first rows is valid: another table or a puzzle, and how many rows were copied. */
const isOrigin = (origin) => isNumber(origin?.rows) && origin.rows > 0
  && ['table', 'puzzle'].some((kind) => hasFields(origin, [kind, 'rows']) && isText(origin[kind]));

const isTable = (table) => isObject(table)
  && hasFields(table, 'origin' in table ? [...FIELDS.table, 'origin'] : FIELDS.table)
  && (!('origin' in table) || isOrigin(table.origin))
  && ['id', 'game', 'profile'].every((name) => isText(table[name]))
    && ['rules', 'seats'].every((name) => isNumber(table[name]))
  && isObject(table.options) && Object.entries(table.options).every(([name, value]) => isText(name) && isOption(value))
  && isListOf(table.contributions, isText);

const isStream = (stream) => hasFields(stream, FIELDS.stream) && isText(stream.name) && isHash(stream.commitment)
  && (stream.key === null || isHash(stream.key));

const areStreams = (streams) => isListOf(streams, isStream)
  && new Set(streams.map(({ name }) => name)).size === streams.length && streams.at(-1)?.name === 'codes';

const isDraw = (draw) => isListOf(draw, isNumber) && draw.length === 2 && draw[1] >= 0 && draw[1] < draw[0]
  && draw[0] < SIDES_LIMIT;

/** Whether the draws of a row, by the index of their stream, are valid: only of open streams, and none empty. */
const areDraws = (draws, isOpen) => isObject(draws) && Object.entries(draws).every(([k, content]) =>
  String(Number(k)) === k && isOpen[k] === true && Number(k) < isOpen.length - 1 && isListOf(content, isDraw)
    && content.length > 0);

const areLeaves = (sealed, isOpen) => hasFields(sealed, isOpen.flatMap((open, k) => (open ? [] : [String(k)])))
  && Object.values(sealed).every(isHash);

/** Whether the seat of a row is valid: the first row is the set-up, by no seat (-1). */
const isSeat = ({ version, seat }, seats) => isNumber(seat)
  && (version === 1 ? seat === -1 : seat >= 0 && seat < seats);

const isRow = (row, isOpen, seats) => hasFields(row, FIELDS.row) && isNumber(row.version) && isSeat(row, seats)
  && isNumber(row.drops) && row.drops >= 0 && isNumber(row.time) && isHash(row.before)
  && (isOpen.at(-1) ? isListOf(row.codes, isNumber) : row.codes === null) && areDraws(row.draws, isOpen)
    && areLeaves(row.sealed, isOpen);

/** Whether everything but the rows has the form of a record. */
export const isRecord = (record, format) => hasFields(record, FIELDS.record) && record.format === format
  && isTable(record.table) && areStreams(record.streams) && (record.secret === null || isHash(record.secret))
  && Array.isArray(record.rows) && record.rows.length > 0 && isHash(record.head) && Array.isArray(record.names)
  && Array.isArray(record.events) && (record.result === null || isObject(record.result));

/**
 * The first row with a wrong form or number, or null.
 * @returns {{id: "malformed"|"missing", row: number}|null}
 */
export function malformedRow({ rows, streams, table }) {
  const isOpen = streams.map(({ key }) => key !== null);
  for (const [at, row] of rows.entries()) {
    if (!isRow(row, isOpen, table.seats)) return { id: 'malformed', row: at + 1 };
    if (row.version !== at + 1) return { id: 'missing', row: at + 1 };
  }
  return null;
}
