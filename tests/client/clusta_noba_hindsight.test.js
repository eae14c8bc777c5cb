// The hindsight page of Clusta Noba: markers of the truth, and marks where belief and truth differ.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf, ownCouriersOf, trueMarkersOf }
  from '../../src/stridsplan/client/games/clusta_noba/hindsight/marks.js';
import { landBoxOf, middleOf, pointOf } from '../../src/stridsplan/client/games/clusta_noba/geometry.js';

const unit = (id, side, hex, standard, more = {}) => ({ id, side, hex, standard, elite: 10, aboard: false, ...more });
const TRUTH = {
  units: [unit('a', 'ran', [3, 4], 100), unit('b', 'ran', [3, 4], 50), unit('c', 'tra', [3, 4], 70),
    unit('d', 'tra', null, 80)],
  commanders: [{ id: 'grisban', side: 'ran', hex: [3, 4], fate: 'free' },
    { id: 'kyrias', side: 'tra', hex: [5, 6], fate: 'dead' }],
  specialists: [{ id: 'spy', side: 'tra', hex: [7, 7], fate: 'free' }],
  camps: [{ id: 'tra-1', side: 'tra', hex: [5, 5] }],
  couriers: [{ side: 'ran', hex: [1, 1], cargo: 'sheet', caught: true }, { side: 'tra', hex: [1, 1], cargo: 'report' }],
};

test('the true forces in a hex have one marker for each side', () => {
  const { own, hostile } = trueMarkersOf(TRUTH, ['tra', 'ran', null], 'ran', [3, 4]);
  assert.deepEqual([...own.keys()], ['03.04']);
  const stack = own.get('03.04');
  assert.deepEqual([stack.men, stack.isExact, stack.commanders.length], [170, true, 1]);
  assert.deepEqual(hostile.map(({ side, hex, men, kind }) => [side, hex, men, kind]),
    [['tra', '03.04', 80, 'unit'], ['tra', '05.05', null, 'camp']], 'no fallen, and no spy of the others');
});

test('only own couriers are drawn', () => {
  assert.deepEqual(ownCouriersOf(TRUTH, 'ran'), [{ hex: '01.01', cargo: 'sheet', caught: true }]);
});

/** A row of the review: a force, the hex where it was believed to be, and where it truly was. */
const row = (kind, id, believed, there, more = {}) => ({ kind, id, believed, true: there, wrong: true, ...more });

test('units that were elsewhere share one line from their believed hex to their true hex', () => {
  const { moves, gone } = errorsOf([row('unit', 'a', [1, 1], [2, 2]), row('commander', 'g', [1, 1], [2, 2]),
    row('unit', 'b', [1, 1], [1, 1], { wrong: false, men: 9, true_men: 9 }), row('unit', 'c', null, [2, 2])]);
  assert.deepEqual(moves, [{ from: '01.01', to: '02.02' }]);
  assert.equal(gone.size, 0);
});

test('believed forces that did not exist are crossed out, and unreported forces are marked', () => {
  const { gone, unseen } = errorsOf([row('camp', 'x', [1, 1], null),
    row('sighting', 'unit', [4, 4], undefined, { side: 'tra', men: 50, true_men: 0 }),
    row('unseen', null, undefined, [6, 6], { side: 'tra', true_men: 90 })]);
  assert.deepEqual([...gone.values()], [{ hex: '01.01', isOwn: true }, { hex: '04.04', isOwn: false }]);
  assert.deepEqual([...unseen], ['06.06 tra']);
});

test('a stack that has lost only some of its forces is not crossed out, but shows both numbers', () => {
  const { gone, numbers } = errorsOf([row('unit', 'a', [1, 1], null, { men: 50, true_men: 0 }),
    row('camp', 'x', [1, 1], null), row('unit', 'b', [1, 1], [1, 1], { men: 40, true_men: 40, wrong: false })]);
  assert.equal(gone.size, 0);
  assert.deepEqual([...numbers.values()], [{ hex: '01.01', isOwn: true, men: 90, trueMen: 40 }]);
});

test('own units of a hex are added up; all its sightings together are compared with the same true number', () => {
  const sighted = { side: 'tra', true_men: 100 };
  const { numbers } = errorsOf([row('unit', 'a', [1, 1], [1, 1], { men: 50, true_men: 20 }),
    row('unit', 'b', [1, 1], [1, 1], { men: 30, true_men: 10 }),
    row('sighting', 'unit', [1, 1], undefined, { ...sighted, men: 40 }),
    row('sighting', 'unit', [1, 1], undefined, { ...sighted, men: 20 })]);
  assert.deepEqual([...numbers.values()], [{ hex: '01.01', isOwn: true, men: 80, trueMen: 30 },
    { hex: '01.01', isOwn: false, men: 60, trueMen: 100 }]);
});

test('the part of the map in use is the land and the end of the bridge', () => {
  // two characters for each hex: its terrain and level, or sea
  const map = { rows: ['..........', '....O0....', '......O1..', '..........'],
    bridge: { head: [2, 1], hexes: [[2, 0]] } };
  const [left, top, width, height] = landBoxOf(map);
  const inside = ([x, y]) => x > left && x < left + width && y > top && y < top + height;
  assert.ok([middleOf(2, 1), middleOf(3, 2), pointOf(map, 'box')].every(inside));
  assert.ok(!inside(middleOf(0, 3)));
});
