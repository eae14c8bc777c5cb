// Clusta Noba's order sheet: columns as codes, the grid of a sheet, routes drawn on the map, recipients, files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnSteps, codesOf, ending, errandSteps, makeCoder, timeSteps, wishSteps }
  from '../../src/stridsplan/client/games/clusta_noba/sheet/codes.js';
import { blankColumn, blankEntry, columnOf, copyFor, entryAt, farthestFrom, orderByDay, slotsOf, timeAfter, timesFrom,
  withChange, withEntry, withoutEntry, withSetting }
  from '../../src/stridsplan/client/games/clusta_noba/sheet/column.js';
import { prepared } from '../../src/stridsplan/client/games/clusta_noba/sheet/documents.js';
import { ownPlacesOf, recipientFor, recipientsOf, routesOf, settingsOf, writtenOf }
  from '../../src/stridsplan/client/games/clusta_noba/sheet/recipients.js';

const KINDS = [
  { kind: 'write', first: 10, arguments: [{ keys: ['recipient'], values: [['trugdan'], ['ran-1']] }] },
  { kind: 'seal', first: 20, arguments: [] },
  { kind: 'letter', first: 30, arguments: [{ keys: ['side'], values: [['tra'], ['ran']] },
    { keys: ['letter'], values: [['truce'], ['war']] }] },
  { kind: 'hex', first: 100, arguments: [{ keys: ['column', 'row'], values: [[0, 0], [1, 0], [0, 1]] }] },
];
const TRUGDAN = { kind: 'commander', id: 'trugdan' };
const at = (day, hour, minute = 0) => ({ day, hour, minute });
/** The grid of a sheet: its days, the rounds of a day, the hour at which the first begins, the hours of each. */
const GRID = { days: 8, rounds: 6, first_hour: 6, round_hours: 2 };
/** The default settings of a column. */
const USUAL = { retreat_at: 5, pursue: 0 };

/** A column with these entries, each [day, round, order, hex?]. */
const column = (...entries) => entries.reduce((all, [day, round, order, hex]) =>
  withEntry(all, blankEntry({ day, round }, order, hex)), blankColumn(TRUGDAN));

test('codes of a kind are consecutive, and the last argument varies fastest', () => {
  const coder = makeCoder(KINDS);
  assert.equal(coder.codeOf('seal'), 20);
  assert.equal(coder.codeOf('write', { recipient: 'ran-1' }), 11);
  assert.deepEqual(codesOf(coder, [['letter', { side: 'ran', letter: 'truce' }], ['hex', { column: 0, row: 1 }]]),
    [32, 102]);
  assert.throws(() => coder.codeOf('hex', { column: 7, row: 7 }), RangeError);
  assert.deepEqual(coder.valuesOf('letter'), [['tra'], ['ran']]);
});

test('a column becomes a list of steps, without its default settings', () => {
  const written = { ...column([3, 1, 'goto', [5, 9]], [4, 2, 'hold']), units: ['thorms_soner'], copies: 2, days: 3,
    doctrine: { pursue: 1 }, forced: [{ day: 3, round: 7 }] };
  const [march, stay] = written.entries;
  Object.assign(march, { route: [[6, 6]], nights: 2 });
  Object.assign(stay, { further: true, formation: 'march' });
  assert.deepEqual(columnSteps(written, 3), [
    ['write', { recipient: 'trugdan' }], ['name_unit', { unit: 'thorms_soner' }],
    ['at_time', { days: 0, round: 1 }], ['order', { order: 'goto' }], ['hex', { column: 5, row: 9 }],
    ['via'], ['hex', { column: 6, row: 6 }], ['nights', { nights: 2 }],
    ['at_time', { days: 1, round: 2 }], ['order', { order: 'hold' }], ['formation', { formation: 'march' }],
    ['until_further_notice'],
    ['cover_days', { days: 3 }], ['doctrine', { doctrine: 'pursue', value: 1 }], ['force_march', { days: 0, round: 7 }],
  ]);
  assert.deepEqual(ending(written), ['end_column', { copies: 2 }]);
});

test('a column that replaces another takes it back first, and does not name the only unit again', () => {
  assert.deepEqual(columnSteps({ ...blankColumn({ kind: 'unit', id: 'ap' }, ['ap']), replaces: 1 }, 0),
    [['take_back', { column: 1 }], ['write', { recipient: 'ap' }]]);
  assert.deepEqual(columnSteps({ ...blankColumn(TRUGDAN), alone: true }, 0),
    [['write', { recipient: 'trugdan' }], ['go_alone']]);
});

test('the steps to a time include the entries before it', () => {
  const steps = timeSteps(column([3, 1, 'hold'], [3, 4, 'wait'], [5, 1, 'hold']), 3, { day: 3, round: 4 });
  assert.deepEqual(steps.slice(1), [['at_time', { days: 0, round: 1 }], ['order', { order: 'hold' }],
    ['at_time', { days: 0, round: 4 }]]);
});

test('wishes and errands also become lists of steps', () => {
  assert.deepEqual(wishSteps('grisban', [{ order: 'hold', hex: null }, { order: 'goto', hex: [1, 2] }]),
    [['wishes', { commander: 'grisban' }], ['order', { order: 'hold' }], ['order', { order: 'goto' }],
      ['hex', { column: 1, row: 2 }]]);
  assert.deepEqual(errandSteps('spy', [[1, 2]], 'ran-1').slice(1),
    [['hex', { column: 1, row: 2 }], ['return_to', { recipient: 'ran-1' }]]);
  assert.deepEqual(errandSteps('spy', [], null).at(-1), ['divine']);
});

test('entries stay in order of time, one at each', () => {
  const two = column([4, 2, 'hold'], [3, 6, 'goto', [1, 1]], [4, 2, 'wait']);
  assert.deepEqual(two.entries.map(({ day, round, order }) => [day, round, order]),
    [[3, 6, 'goto'], [4, 2, 'wait']]);
  const changed = withChange(two, { day: 3, round: 6 }, { nights: 1 });
  assert.equal(entryAt(changed, { day: 3, round: 6 }).nights, 1);
  assert.equal(entryAt(two, { day: 3, round: 6 }).nights, 0);
  assert.equal(withoutEntry(changed, { day: 3, round: 6 }).entries.length, 1);
});

test('a column contains only the settings that differ from the defaults', () => {
  const changed = withSetting(blankColumn(TRUGDAN), USUAL, 'pursue', 1);
  assert.deepEqual(changed.doctrine, { pursue: 1 });
  assert.deepEqual(withSetting(changed, USUAL, 'pursue', 0).doctrine, {});
});

const COLUMN_JSON = { recipient: TRUGDAN, units: ['a'], alone: false, copies: 2, days: 4,
  doctrine: { retreat_at: 8, pursue: 0 },
  forced: [], entries: [{ day: 1, round: 1, order: 'hold', nights: 0, further: true, formation: 'march',
    usual: 'combat' }, { day: 2, round: 1, order: 'goto', hex: [1, 2], route: [[0, 1]], nights: 1, further: false }] };

test('a column can be changed, and copied for somebody else', () => {
  const own = columnOf(COLUMN_JSON, USUAL);
  assert.deepEqual(own.doctrine, { retreat_at: 8 });
  assert.equal(own.days, 4);
  assert.deepEqual(own.entries.map(({ formation, hex }) => [formation, hex]), [['march', null], [null, [1, 2]]]);
  const other = copyFor(own, { kind: 'camp', id: 'ran-1' });
  assert.deepEqual([other.units, other.entries, other.recipient.id], [[], own.entries, 'ran-1']);
});

test('the first round after a moment may be on the next day', () => {
  const after = (...moment) => timeAfter(GRID, timesFrom(GRID, 2), at(...moment));
  assert.deepEqual(after(2, 6), { day: 2, round: 1 });
  assert.deepEqual(after(2, 8, 30), { day: 2, round: 3 });
  assert.deepEqual(after(2, 16, 30), { day: 3, round: 1 });
  assert.deepEqual(after(3, 2), { day: 3, round: 1 });
  assert.deepEqual(after(2, 22), { day: 3, round: 1 });
  assert.deepEqual(after(9, 16), { day: 9, round: 6 });
  assert.equal(after(9, 16, 30), undefined);
});

test('the grid shows for each round whether an order is carried out', () => {
  const cells = slotsOf(GRID, column([1, 2, 'goto', [1, 1]], [2, 1, 'hold']),
    { arrives: at(1, 9), ends: at(3, 6), legs: [{ ends: at(1, 12, 30) }, { ends: null }] }, 1);
  const states = (day) => cells.filter((cell) => cell.day === day).map(({ state }) => state);
  assert.deepEqual(states(1), ['none', 'busy', 'busy', 'busy', 'done', 'done']);
  assert.deepEqual(states(2), Array(6).fill('busy'));
  assert.deepEqual(states(3), Array(6).fill('over'));
  assert.deepEqual(cells.filter(({ begins }) => begins).map(({ day, round }) => [day, round]),
    [[1, 2], [2, 1]]);
  assert.equal(slotsOf(GRID, column([1, 1, 'hold']), { arrives: at(1, 8, 30) }, 1)[0].state, 'late');
});

test('the overview shows the orders of each day, until the orders end', () => {
  const days = orderByDay(GRID, column([2, 3, 'goto', [1, 1]], [2, 5, 'hold'], [4, 1, 'wait']), at(6, 6), 1);
  assert.deepEqual(days.map(({ order }) => order), [null, 'hold', 'hold', 'wait', 'wait', null, null, null]);
  assert.deepEqual(days.map(({ begins }) => begins), [false, true, false, true, false, false, false, false]);
  assert.equal(orderByDay(GRID, column([1, 1, 'hold']), null, 1).at(-1).order, 'hold');
});

test('the point of a drawn track that is farthest from the path of the server is found', () => {
  const path = [[0, 0], [1, 0], [2, 0]];
  const [index, distance] = farthestFrom([[0, 0], [1, 3], [2, 0]], path);
  assert.deepEqual([index, distance], [1, 3]);
  const [, none] = farthestFrom([[0, 0], [1, 0]], path);
  assert.equal(none, 0);
});

const VIEW = {
  headquarters: [7, 6], day: 3, today: 2,
  units: [{ id: 'a', hex: [7, 6], state: 'ready', aboard: false },
    { id: 'b', hex: [4, 6], state: 'ready', aboard: false },
    { id: 'c', hex: [1, 1], state: 'ready', aboard: true }, { id: 'd', hex: [2, 2], state: 'destroyed' }],
  commanders: [{ id: 'trugdan', hex: [7, 6], fate: 'free' }, { id: 'grisban', hex: [9, 9], fate: 'dead' }],
  camps: [{ id: 'ran-1', hex: [4, 6] }, { id: 'ran-2', hex: [7, 6] }],
  orders: [{ sheet: 2, recipient: TRUGDAN, from: [7, 6], legs: [{ path: [[7, 7]], at: [7, 7], ends: at(3, 7) },
    { path: [], at: [7, 7], ends: null }] }, { sheet: 1, from: [4, 6] }, { sheet: 0 }],
};
const WRITES = ['a', 'c', 'trugdan', 'ran-1', 'ran-2'].map((recipient) => ({ kind: 'write', recipient }));

test('places are listed with their commanders, headquarters first', () => {
  const recipients = recipientsOf(VIEW, [...WRITES, { kind: 'seal' }]);
  const places = ownPlacesOf(VIEW, recipients);
  assert.deepEqual(places.map(({ hex }) => hex), ['07.06', '04.06', '01.01']);
  const [home, camp, ship] = places;
  assert.deepEqual(home.leaders.map(({ id }) => id), ['trugdan', 'ran-2']);
  assert.deepEqual([recipientFor(home, { id: 'a' }).id, recipientFor(camp, { id: 'b' }).id], ['trugdan', 'ran-1']);
  assert.equal(recipientFor(home, { id: 'a' }, 'trugdan').id, 'ran-2');
  assert.deepEqual([ship.isAboard, recipientFor(ship, { id: 'c' }).id], [true, 'c']);
  assert.equal(recipientFor({ recipients: [] }, { id: 'b' }), null);
  assert.deepEqual(recipientsOf(undefined, WRITES), []);
});

test('the columns of this phase are numbered in the order in which they were written', () => {
  assert.deepEqual(writtenOf(VIEW).map(({ column: { sheet }, number }) => [sheet, number]), [[1, 0], [2, 1]]);
});

test('the map shows the routes of the written columns, or those of the column being written', () => {
  const [route, ...more] = routesOf(VIEW, null);
  assert.deepEqual([route.kind, route.hexes, more.length], ['sent', ['07.06', '07.07'], 0]);
  const draft = { from: [4, 6], legs: [{ path: [[5, 6]], at: [5, 6] }, { path: [[6, 6]], at: [6, 6] }] };
  assert.deepEqual(routesOf(VIEW, { draft }).map(({ kind, hexes }) => [kind, hexes]),
    [['draft', ['04.06', '05.06']], ['draft', ['05.06', '06.06']]]);
  assert.deepEqual(routesOf(undefined, null), []);
});

test('each setting has its values', () => {
  assert.deepEqual(settingsOf([['pursue', 0], ['pursue', 1], ['rank', 0]]), [['pursue', [0, 1]], ['rank', [0]]]);
});

// -- Files --------------------------------------------------------------------------------------------------------

const SHEET = { recipient: { kind: 'camp', id: 'a' }, sent: { day: 2, round: 1 }, days: [2, 3], copies: 1, columns: [{
  entries: [{ day: 2, round: 4, order: 'GOTO', hex: [4, 5] }, { day: 3, round: 1, order: 'HOLD' }],
  doctrine: { hp: { reserve: 2, forced_march_rounds: [{ day: 2, round: 5 }] } } }], seal: 'wait' };

test('a sheet from a file begins today if its day has passed, and seals nothing', () => {
  const { document, by } = prepared(SHEET, 6); // today; `by` is the number of days by which it was moved
  assert.equal(by, 4);
  assert.deepEqual(document.days, [6, 7]);
  assert.deepEqual(document.columns[0].entries.map(({ day, round }) => [day, round]), [[6, 4], [7, 1]]);
  assert.deepEqual(document.columns[0].doctrine.hp, { reserve: 2, forced_march_rounds: [{ day: 6, round: 5 }] });
  assert.deepEqual([document.sent, document.seal, document.copies], [undefined, undefined, 1]);
});

test('a sheet for later keeps its days', () => {
  assert.deepEqual(prepared([SHEET, SHEET], 1).document.map(({ days }) => days), [[2, 3], [2, 3]]);
  assert.equal(prepared(SHEET, 2).by, 0);
});

test('a list of actions loses its seal, and keeps numbers of days', () => {
  const actions = [{ kind: 'at_time', days: 2, round: 1 }, { kind: 'seal', watch: false }];
  assert.deepEqual(prepared(actions, 5), { document: [{ kind: 'at_time', days: 2, round: 1 }], by: 0 });
});

test('a file without a document is not sent', () => {
  for (const content of [null, 3, 'orders', [], [{ kind: 'seal' }]]) {
    assert.equal(prepared(content, 1).document, null);
  }
  assert.deepEqual(prepared([3, { days: ['x'], day: null }], 5).document, [3, { days: ['x'], day: null }]);
});
