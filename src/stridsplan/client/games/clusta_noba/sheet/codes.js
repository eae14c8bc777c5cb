// Orders as codes: what is written in the form, as the steps of compound actions. A step is [kind, fields] of an
// action. Where a step names a time, `days` counts from `today`, the first day of the sheet. The codes come from the
// server's list of actions; no rule is known here.

/**
 * The codes of a game.
 * @param {Array<{kind: string, first: number, arguments: Array<{keys: string[], values: any[][]}>}>} kinds  the list of
 *   actions: the first code of a kind, and for each argument its fields and the rows of values that these may have
 * @returns {{codeOf: (kind: string, fields?: object) => number, valuesOf: (kind: string) => any[][]}}  the code of an
 *   action, and the rows of values of the first argument of a kind
 */
export function makeCoder(kinds) {
  const byName = new Map(kinds.map((each) => [each.kind, each]));
  const indices = new Map(); // argument → a map from each of its values to the index of the value
  const indicesOf = (argument) => {
    if (!indices.has(argument)) {
      indices.set(argument, new Map(argument.values.map((row, index) => [JSON.stringify(row), index])));
    }
    return indices.get(argument);
  };
  return {
    codeOf(kind, fields = {}) {
      const { first, arguments: all } = byName.get(kind);
      // The codes of a kind follow each other; the last argument changes from each code to the next
      return all.reduce((code, argument) => {
        const index = indicesOf(argument).get(JSON.stringify(argument.keys.map((key) => fields[key])));
        if (index === undefined) throw new RangeError(`${kind} ${JSON.stringify(fields)}`);
        return code * argument.values.length + index;
      }, 0) + first;
    },
    valuesOf: (kind) => byName.get(kind).arguments[0].values,
  };
}

const hexFields = ([column, row]) => ({ column, row });

/** The steps of an entry that say when, what, where to. */
const coreSteps = (entry, today) => [
  ['at_time', { days: entry.day - today, round: entry.round }],
  ['order', { order: entry.order }],
  ...(entry.hex ? [['hex', hexFields(entry.hex)]] : []),
];

/** The steps for the rest of an entry: its route, formation (null: the usual one), nights, and how long it holds. */
const moreSteps = (entry) => [
  ...entry.route.flatMap((hex) => [['via'], ['hex', hexFields(hex)]]),
  ...(entry.formation ? [['formation', { formation: entry.formation }]] : []),
  ...(entry.nights ? [['nights', { nights: entry.nights }]] : []),
  ...(entry.further ? [['until_further_notice']] : []),
];

const entrySteps = (entry, today) => [...coreSteps(entry, today), ...moreSteps(entry)];

/** The steps that begin a column; the column that it replaces is taken back first. Orders to a unit name no units. */
export const beginning = (column) => [
  ...(column.replaces === null ? [] : [['take_back', { column: column.replaces }]]),
  ['write', { recipient: column.recipient.id }],
  ...(column.alone ? [['go_alone']] : []),
  ...(column.recipient.kind === 'unit' ? [] : column.units.map((unit) => ['name_unit', { unit }])),
];

/**
 * The steps of a column, without the one that ends it; `entries`: those to include, by default all. The steps that
 * follow the entries are legal only after one.
 */
export const columnSteps = (column, today, entries = column.entries) => [
  ...beginning(column),
  ...entries.flatMap((entry) => entrySteps(entry, today)),
  ...(entries.length === 0 ? [] : [
    ...(column.days > 0 ? [['cover_days', { days: column.days }]] : []),
    ...Object.entries(column.doctrine).map(([doctrine, value]) => ['doctrine', { doctrine, value }]),
    ...column.forced.map(({ day, round }) => ['force_march', { days: day - today, round }]),
  ]),
];

/** The step that ends a column. */
export const ending = (column) => ['end_column', { copies: column.copies }];

/**
 * The steps after which the server lists the orders that an entry at a time may have: the column up to this time.
 * Doctrine and forced marches are left out: they do not change which orders are legal.
 */
export const timeSteps = (column, today, { day, round }) => [
  ...columnSteps({ ...column, doctrine: {}, forced: [] }, today,
    column.entries.filter((entry) => entry.day < day || (entry.day === day && entry.round < round))),
  ['at_time', { days: day - today, round }],
];

/** The steps that set a commander's three wishes. */
export const wishSteps = (commander, wishes) => [
  ['wishes', { commander }],
  ...wishes.flatMap(({ order, hex }) => [['order', { order }], ...(hex ? [['hex', hexFields(hex)]] : [])]),
];

/**
 * The steps of a specialist's errand. `home`: the id of the unit, commander or camp to which the specialist returns;
 * null: the errand ends with reading the stars.
 */
export const errandSteps = (specialist, route, home) => [
  ['errand', { specialist }],
  ...route.map((hex) => ['hex', hexFields(hex)]),
  home === null ? ['divine'] : ['return_to', { recipient: home }],
];

/** Steps as codes. @param {{codeOf: (kind: string, fields?: object) => number}} coder */
export const codesOf = (coder, steps) => steps.map(([kind, fields]) => coder.codeOf(kind, fields));
