// Clusta Noba's map: places of hexes, coasts, reported markers, letters, the war diary, expected events.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diaryDays } from '../../src/stridsplan/client/games/clusta_noba/days.js';
import { expectations, idleOf } from '../../src/stridsplan/client/games/clusta_noba/expected.js';
import { boxOf, cellsOf, hachures, including, nameOf, neighboursOf, nextPlace, outlinesOf, pointOf, WIDTH }
  from '../../src/stridsplan/client/games/clusta_noba/geometry.js';
import { letterAbout, letterOf, lettersOf, subjectOf } from '../../src/stridsplan/client/games/clusta_noba/letters.js';
import { fadeOf, markersOf, missingOf, oldSightings, plansOf }
  from '../../src/stridsplan/client/games/clusta_noba/markers.js';

// Two characters for each hex, its terrain and its level: '..' is sea, spaces lie outside the map.
const MAP = { rows: ['........    ', '..O0P1..    ', '..W2B0......', '..........  ', '            '],
  bridge: { head: [1, 1], hexes: [[1, 0]] } };
/** The map with a longer bridge, beyond which lies the place called box. */
const LONG_BRIDGE = { ...MAP, bridge: { head: [1, 1], hexes: [[1, 0], [2, 0]] } };

test('a box is made larger only where hexes lie outside', () => { // from their middles to a corner: 30
  assert.deepEqual(including([100, 100, 200, 100], []), [100, 100, 200, 100]);
  assert.deepEqual(including([100, 100, 200, 100], [[200, 150]]), [100, 100, 200, 100]);
  assert.deepEqual(including([100, 100, 200, 100], [[350, 150], [200, 90]]), [100, 60, 280, 140]);
});

test('a hex is named by column and row, two digits each', () => {
  assert.equal(nameOf([3, 12]), '03.12');
  assert.equal(nameOf('box'), 'box');
  assert.equal(nameOf(null), null);
});

test('hexes outside the map are left out, and the drawing is as large as the map', () => {
  const cells = cellsOf(MAP);
  assert.equal(cells.length, 4 + 4 + 6 + 5);
  assert.deepEqual(cells.find(({ name }) => name === '01.02'),
    { name: '01.02', column: 1, row: 2, terrain: 'W', level: 2 });
  const [, , width, height] = boxOf(MAP);
  for (const { name } of cells) {
    const [x, y] = pointOf(MAP, name);
    assert.ok(x > 30 && x < width - 30 && y > 30 && y < height - 30, `${name}: ${x}, ${y}`);
  }
});

test('neighbours lie one step away, each beyond its own edge', () => {
  for (const [column, row] of [[2, 2], [2, 1]]) {
    const [x, y] = pointOf(MAP, nameOf([column, row]));
    neighboursOf(column, row).forEach((near, k) => {
      const [u, v] = pointOf(MAP, nameOf(near));
      const angle = (Math.atan2(v - y, u - x) + 2 * Math.PI) % (2 * Math.PI);
      assert.ok(Math.abs(Math.hypot(u - x, v - y) - WIDTH) < 0.01);
      assert.ok(Math.abs(angle - (k * Math.PI) / 3) < 1e-6, `${near}: ${angle}`);
    });
  }
});

test('the box lies beyond the end of the bridge', () => {
  const [[x], [end], [head]] = ['box', '02.00', '01.00'].map((name) => pointOf(LONG_BRIDGE, name));
  assert.ok(x > end && end > head);
});

test('arrow keys lead to neighbours inside the map', () => {
  const names = new Set(cellsOf(MAP).map(({ name }) => name));
  assert.equal(nextPlace(MAP, names, '01.01', 'ArrowRight'), '02.01');
  assert.equal(nextPlace(MAP, names, '01.01', 'ArrowDown'), '01.02');
  assert.equal(nextPlace(MAP, names, '00.00', 'ArrowUp'), null);
  assert.equal(nextPlace(MAP, names, '01.00', 'ArrowUp'), 'box');
  assert.equal(nextPlace(MAP, names, 'box', 'ArrowDown'), '01.00');
});

test('a coast goes once round each island', () => {
  const land = cellsOf(MAP).filter(({ terrain }) => terrain !== '.');
  const [line, ...others] = outlinesOf(land);
  assert.deepEqual([line.length, others.length], [14, 0]); // 10 of the 24 edges of 4 hexes lie inside
  assert.equal(outlinesOf([land[0], { ...land[0], column: 5, name: '05.01' }]).length, 2);
});

test('hachures lead down, away from the higher ground', () => {
  const [cell] = cellsOf(MAP).filter(({ level }) => level === 2);
  const [x, y] = pointOf(MAP, cell.name);
  const strokes = hachures(outlinesOf([cell])).split('M').slice(1).map((part) => part.split(/[L ]/).map(Number));
  assert.ok(strokes.length > 12);
  for (const [a, b, c, d] of strokes) assert.ok(Math.hypot(c - x, d - y) > Math.hypot(a - x, b - y));
});

const unit = (id, hex, more = {}) => ({ id, hex, standard: 100, elite: 20, age: 12, left: false, ghost: null,
  column: null, state: 'ready', until: null, aboard: false, ...more });
const sighting = (hex, more = {}) => ({ hex, side: 'ste', kind: 'unit', men: null, unit: null, age: 5, holds: true,
  ...more });
const VIEW = { headquarters: [4, 4], units: [unit('a', [4, 4], { age: 0 }),
  unit('b', [4, 4], { left: true, ghost: [5, 5] }), unit('c', [3, 3]),
  unit('d', [3, 3], { state: 'destroyed' }), unit('e', [4, 4], { left: true })],
commanders: [{ id: 'x', hex: [3, 3], age: 30, fate: 'free' }, { id: 'y', hex: [3, 3], age: 2, fate: 'dead' }],
specialists: [], camps: [{ id: 'ran-1', hex: [4, 4], age: 0 }],
sightings: [sighting([7, 7], { men: 300, age: 3 }), sighting([7, 7], { men: 40, age: 3 }), sighting([8, 8]),
  sighting([9, 9], { holds: false }), sighting(null)], orders: [] };

test('own forces are shown where they were reported, and where they are expected now', () => {
  const { own, ghosts } = markersOf(VIEW);
  assert.deepEqual([...own.keys()], ['04.04', '03.03']);
  const [here, there] = own.values();
  assert.deepEqual([here.units.map(({ id }) => id), here.men, here.isExact, here.camps.length], [['a'], 120, true, 1]);
  assert.deepEqual([there.units.map(({ id }) => id), there.commanders.map(({ id }) => id), there.age, there.isExact],
    [['c'], ['x'], 12, false]);
  assert.deepEqual([...ghosts].map(([hex, { units }]) => [hex, units[0].id]), [['05.05', 'b']]);
  assert.deepEqual(missingOf(VIEW).map(({ kind, row }) => [kind, row.id]), [['unit', 'e']]);
});

test('hostile forces have one marker for each side and hex, unless a later report found them gone', () => {
  const { hostile } = markersOf(VIEW);
  assert.deepEqual(hostile.map(({ hex, men, all }) => [hex, men, all.length]), [['07.07', 340, 2], ['08.08', null, 1]]);
  assert.deepEqual(oldSightings(VIEW).map(({ hex }) => hex), [[9, 9]]);
  assert.deepEqual(markersOf(null).hostile, []);
});

test('markers fade with age', () => {
  assert.deepEqual([0, 5, 30, 60, 200].map(fadeOf), [0, 1, 2, 3, 4]);
});

test('the remaining routes begin where the units are expected now', () => {
  const ahead = [[4, 3], [5, 3]];
  const view = { units: [unit('a', [3, 3], { ahead }), unit('b', [3, 3], { ahead }), unit('c', [1, 1], { ahead: [] }),
    unit('d', [1, 1], { ghost: [3, 4], ahead }), unit('e', [1, 1], { ahead, state: 'destroyed' })] };
  assert.deepEqual(plansOf(view).map(({ hexes, kind }) => [hexes.join(' '), kind]),
    [['03.03 04.03 05.03', 'plan'], ['03.04 04.03 05.03', 'plan']]);
  assert.deepEqual(plansOf({}), []);
});

const event = (id, version, what = {}, quiet = false) => ({ id, version, index: 0, what, quiet, args: what });
const dispatch = (version, day, clock) => event('dispatch_arrived', version,
  { sender: { kind: 'commander', id: 'grisban' }, hex: [3, 3], day, clock, lines: 2 });
const EVENTS = [event('day_began', 1, { day: 3 }), event('sheet_sent', 2, { marker: 'x' }),
  event('orders_sealed', 2, { seat: 0 }), event('orders_sealed', 3, { seat: 1 }), dispatch(4, 2, '18:00'),
  event('unit_reported', 4, { unit: 'a', hex: [3, 3] }, true),
  event('sighting_reported', 4, { side: 'ste', hex: [7, 7] }), event('night_fell', 5, { day: 3 }, true),
  dispatch(6, 3, '10:30'), event('battle_reported', 6, { side: 'ste', hex: [8, 8] }),
  event('interrogation_reported', 6, { side: 'ste', hex: [9, 9] }),
  event('unit_reported', 6, { unit: 'z', hex: [7, 7] })];

test('a dispatch is a letter with the lines that follow it', () => {
  const letters = lettersOf(EVENTS, 0);
  assert.deepEqual(letters.map(({ lines, isNew }) => [lines.length, isNew]), [[2, true], [3, true]]);
  assert.deepEqual(letters.map(subjectOf), ['sighting_reported', 'battle_reported']);
  assert.deepEqual(lettersOf([...EVENTS, event('orders_sealed', 7, { seat: 0 })], 0).map(({ isNew }) => isNew),
    [false, false]);
  assert.equal(subjectOf({ lines: [] }), 'letter_arrived');
});

test('each marker has its newest letter', () => {
  const letters = lettersOf(EVENTS, 0);
  const [older, newer] = letters;
  assert.equal(letterOf(letters, { kind: 'unit', id: 'a' }), older);
  assert.equal(letterOf(letters, { kind: 'camp', id: 'a' }), null);
  const about = (hex, name = null) => letterAbout(letters, { side: 'ste', hex, all: [{ unit: name }] });
  assert.deepEqual([about('07.07'), about('07.07', 'z'), about('09.09'), about('01.01')], [older, newer, newer, null]);
});

test('the diary lists events by the day on which they happened, not on which the news came', () => {
  const days = diaryDays(EVENTS);
  assert.deepEqual(days.map(({ day, entries }) => [day, entries.map(({ event: { id }, clock }) => `${clock} ${id}`)]), [
    [3, ['null sheet_sent', '10:30 battle_reported', '10:30 interrogation_reported', '10:30 unit_reported']],
    [2, ['18:00 sighting_reported']], [1, []], [0, []]]);
  assert.deepEqual(diaryDays([]), []);
});

test('expected events are in order of time', () => {
  const at = (day, hour) => ({ day, hour, minute: 0 });
  const view = { time: at(3, 6), units: [unit('a', [1, 1], { until: at(4, 6), column: 0 }), unit('b', [1, 1]),
    unit('c', [1, 1], { until: at(4, 6), column: 0 }), unit('d', [1, 1], { until: at(5, 6), state: 'destroyed' }),
    unit('e', [1, 1], { until: at(3, 6), column: 0 })],
  orders: [{ sent: at(3, 6), at_once: false, arrives: at(3, 8), recipient: 'x' },
    { sent: null, at_once: false, arrives: at(3, 8) }, { sent: at(2, 6), at_once: false, arrives: at(2, 8) }],
  returning: [{ unit: 'a', time: at(4, 6), men: 3 }, { unit: 'b', time: at(4, 6), men: 5 }] };
  assert.deepEqual(expectations(view).map(({ kind, rows }) => [kind, rows.length]),
    [['courier', 1], ['ends', 2], ['wounded', 2]]);
  assert.deepEqual(idleOf(view).map(({ id }) => id), ['b', 'e']);
});

test('while the order sheet asks for any hex, the place beyond the bridge must not be taken', async () => {
  Object.assign(globalThis, { // stubs of the globals that shell/settings.js reads when it is loaded
    matchMedia: () => ({ matches: false, addEventListener() {} }), document: { documentElement: { style: {} } },
    navigator: { languages: ['en'] }, localStorage: { getItem: () => null },
  });
  const { touch } = await import('../../src/stridsplan/client/games/clusta_noba/touch.js');
  const taken = [];
  const picking = { value: { hexes: null, take: (name) => taken.push(name) } };
  const t = { local: { picking, selected: { value: null } } };
  touch(t, 'box');
  touch(t, '01.01');
  assert.deepEqual(taken, ['01.01']);
});
