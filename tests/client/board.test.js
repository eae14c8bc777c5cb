// Tests of the code that all boards share; run with Node's test runner by test_modules.py.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const CLIENT = new URL('../../src/stridsplan/client/', import.meta.url);
const load = (path) => import(new URL(path, CLIENT));
const { addPick, isTabStop, nearestPlace, placeAt, placeSignals } = await load('shell/board/places.js');
const { textsIn } = await load('shell/board/highlight.js');
const { byKind, fieldsText, readable, sheetsOf } = await load('shell/plain/sheets.js');
const { readableText } = await load('shell/plain/words.js');

const box = (x, y, size = 10) => ({ x, y, width: size, height: size });

test('on a new board nothing is hovered, focused or dragged', () => {
  const signals = placeSignals();
  assert.deepEqual([signals.hovered, signals.cursor, signals.dragged].map(({ value }) => value), [null, null, null]);
  assert.notEqual(signals.hovered, placeSignals().hovered);
});

test('the texts of a sentence are found among its arguments, also in lists', () => {
  const args = { seat: { seat: 1 }, from: 'A33', path: ['A34', 'A35'], count: 2 };
  assert.deepEqual(textsIn(args), ['A33', 'A34', 'A35']);
  assert.deepEqual(textsIn(undefined), []);
});

test('the place of an event is the nearest element that names one', () => {
  const inside = { closest: (selector) => (selector === '[data-place]' ? { dataset: { place: 'a1' } } : null) };
  assert.equal(placeAt({ target: inside }), 'a1');
  assert.equal(placeAt({ target: { closest: () => null } }), null);
  assert.equal(placeAt({ target: {} }), null); // the window
});

test('the first action at a place gives it its role', () => {
  const picks = new Map();
  const [move, shoot] = [{ code: 1, kind: 'move' }, { code: 2, kind: 'shoot' }];
  addPick(picks, 'a1', 'to', move);
  addPick(picks, 'a1', 'target', shoot);
  addPick(picks, 'b1', 'target', shoot);
  assert.deepEqual([...picks],
    [['a1', { role: 'to', actions: [move, shoot] }], ['b1', { role: 'target', actions: [shoot] }]]);
});

test('Tab stops at the cursor, and at all touchable places if they are few', () => {
  const local = { cursor: { value: 'a1' }, picks: { value: new Map([['b1', {}], ['c1', {}]]) } };
  const stops = (few) =>
    ['a1', 'b1', 'd1'].filter((place) => isTabStop(local, place, local.picks.value.has(place), few));
  assert.deepEqual(stops(2), ['a1', 'b1']);
  assert.deepEqual(stops(1), ['a1']);
});

test('a touch selects the nearest place within a distance', () => {
  const boxes = [{ place: 'a', box: box(0, 0) }, { place: 'b', box: box(20, 0) }];
  assert.equal(nearestPlace(boxes, 14, 5, 20), 'a');
  assert.equal(nearestPlace(boxes, 16, 5, 20), 'b');
  assert.equal(nearestPlace(boxes, 14, 5, 9), null);
  assert.equal(nearestPlace(boxes, 50, 5, 20), null);
  assert.equal(nearestPlace([], 0, 0, 99), null);
});

test('a place at exactly the maximum distance is too far', () => {
  assert.equal(nearestPlace([{ place: 'a', box: box(0, 0) }], 15, 5, 10), null);
});

// The plain board.

const WORDS = { position: 'Position', name: 'Name', value: 'Value', number: 'No.', seat: (seat) => `seat ${seat}` };

test('an id becomes readable text', () => {
  assert.equal(readable('to_place'), 'To place');
  assert.equal(readable('attack-die'), 'Attack die');
  assert.equal(readable(''), '');
});

test('the plain fields of a view are one table, and each list and each record is another', () => {
  const view = { turn: 1, over: false, fields: [{ owner: 0 }, { owner: -1, units: 2 }],
    war: { round: 3 }, removed: [] };
  const sheets = sheetsOf(view, WORDS);
  assert.deepEqual(sheets.map(({ id, caption, rows }) => [id, caption, rows.length]),
    [['position', 'Position', 3], ['fields', 'Fields', 2], ['war', 'War', 1]]);
  const [position, fields] = sheets;
  assert.deepEqual(position.rows.map(({ cells }) => cells.value.text), ['1', '–', '–']);
  assert.deepEqual(fields.columns.map(({ text }) => text), ['No.', 'Owner', 'Units']);
  assert.deepEqual(fields.rows[0].cells.owner, { text: 'seat 0', sort: 0, seat: 0 });
  assert.equal(fields.rows[1].cells.owner.text, '-1'); // no seat
  assert.equal(fields.rows[0].cells.units.text, '–');
});

test('a list of values is a table with one column of values, marked as numbers if all are', () => {
  const [sheet] = sheetsOf({ treasures: [4, null], points: [1, 2] }, WORDS);
  assert.deepEqual(sheet.rows.map(({ cells }) => cells.value.text), ['4', '–']);
  assert.equal(sheet.columns[1].number, false);
  const [points] = sheetsOf({ points: [1, 2] }, WORDS);
  assert.equal(points.columns[1].number, true);
});

test('nested values are shown in one line', () => {
  const [sheet] = sheetsOf({ stacks: [{ tiles: [{ unit: 'rider', count: 2 }], top: null, path: [[1, 2]] }] }, WORDS);
  const { tiles, top, path } = sheet.rows[0].cells;
  assert.deepEqual([tiles.text, top.text, path.text], ['unit: rider; count: 2', '–', '1, 2']);
});

test('actions are grouped by kind, in order', () => {
  const actions = [{ code: 0, kind: 'attack', field: 0 }, { code: 8, kind: 'pass' },
    { code: 2, kind: 'attack', field: 2 }];
  assert.deepEqual(byKind(actions).map(([kind, all]) => [kind, all.map(({ code }) => code)]),
    [['attack', [0, 2]], ['pass', [8]]]);
  assert.equal(fieldsText(actions[0]), 'field 0');
  assert.equal(fieldsText(actions[1]), '');
  assert.equal(fieldsText({ code: 3, kind: 'place', armies: 3, all: true }), 'armies 3, all');
});

test('a missing message is replaced by its id and its values', () => {
  assert.equal(readableText('ring', 'ring-event-field-attacked', { seat: 'Alva', seat_is: 'other', field: 3 }),
    'Field attacked: seat Alva, field 3');
  assert.equal(readableText('ring', 'event-turn-passed'), 'Turn passed');
  assert.equal(readableText('ring', 'ring-question-attack', {}), 'Attack');
  assert.equal(readableText('two_rings', 'two-rings-question-attack', {}), 'Attack');
});
