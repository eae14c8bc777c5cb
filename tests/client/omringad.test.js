// Tests of how Omringad's board follows events and of what can be selected on it; run by test_modules.py.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const CLIENT = new URL('../../src/stridsplan/client/', import.meta.url);
const load = (path) => import(new URL(path, CLIENT));
const { actionFor, cellPlace, kindsIn, picksOf, slotKey } = await load('games/omringad/picks.js');
const { durationOf, follow, groupOf, isHeading } = await load('games/omringad/follow.js');

const STATE = { seat: 1, brush: 'village', unit: 'rider' };
const rolesOf = (actions, state = STATE) => [...picksOf(actions, state)].map(([place, { role }]) => [place, role]);

test('only the selected terrain can be laid, on cells of the country of the seat', () => {
  const lays = [{ code: 1, kind: 'lay', terrain: 'village', cell: 33 },
    { code: 2, kind: 'lay', terrain: 'lake', cell: 34 }];
  assert.deepEqual(rolesOf(lays), [['B33', 'lay']]);
  assert.deepEqual(rolesOf(lays, { ...STATE, seat: 0, brush: 'lake' }), [['A34', 'lay']]);
  assert.deepEqual(rolesOf(lays, { ...STATE, brush: null }), []);
});

test('only the selected unit can be put', () => {
  const puts = [{ code: 1, kind: 'put', unit: 'rider', square: 'A33' },
    { code: 2, kind: 'put', unit: 'elite', square: 'A34' }];
  assert.deepEqual(rolesOf(puts), [['A33', 'put']]);
});

test('moves start at their stack and step to their square', () => {
  const actions = [{ code: 1, kind: 'start', square: 'A33' }, { code: 2, kind: 'step', to: 'A34', direction: 'east' },
    { code: 3, kind: 'withdraw', to: 'A35' }, { code: 4, kind: 'stop' }];
  assert.deepEqual(rolesOf(actions), [['A33', 'start'], ['A34', 'step'], ['A35', 'withdraw']]);
});

test('a cell of a country is named as on the board', () => assert.equal(cellPlace(2, '33'), 'C33'));

test('two ways to the same square are one place with two actions', () => {
  const actions = [{ code: 1, kind: 'step', to: 'A55', direction: 'east' },
    { code: 2, kind: 'step', to: 'A55', direction: 'south' }];
  assert.deepEqual(picksOf(actions, STATE).get('A55').actions.map(({ code }) => code), [1, 2]);
});

test('kinds are listed in a fixed order, and damaged tiles are distinct', () => {
  const actions = [{ kind: 'put', unit: 'elite' }, { kind: 'put', unit: 'rider' },
    { kind: 'hit', unit: 'archer', damaged: true }];
  assert.deepEqual(kindsIn(actions, 'put', 'unit', ['rider', 'archer', 'elite']), ['rider', 'elite']);
  assert.equal(slotKey({ unit: 'archer', damaged: true }), 'archer*');
  assert.equal(actionFor(actions, 'hit', { unit: 'archer', damaged: true }), actions[2]);
  assert.equal(actionFor(actions, 'hit', { unit: 'archer', damaged: false }), undefined);
});

const RIDER = { unit: 'rider', damaged: false };
const ELITE = { unit: 'elite', damaged: false };
const stack = (seat, height, top, more) => ({ seat, height, top, tiles: null, general: false, moved: 0, from: [],
  capable: true, ...more });
const VIEW = {
  options: {}, round: 1, passed: [0], battle: null,
  seats: [{ seat: 0, side: 0, score: 0 }, { seat: 1, side: 1, score: 5 }],
  squares: [
    { square: 'A33', terrain: 'village', control: 0, stacks: [stack(0, 4, RIDER)] },
    { square: 'A34', terrain: 'plain', control: 0, stacks: [] },
    { square: 'A35', terrain: 'plain', control: 1, stacks: [stack(1, 2, ELITE)] },
  ],
};
const event = (id, what) => ({ id, what });
const after = (...events) => events.reduce(follow, VIEW);
const stacksOf = (view, name) => view.squares.find(({ square }) => square === name).stacks
  .map(({ seat, height, top }) => [seat, height, top.unit]);

test('a group moves from its stack to the end of its path', () => {
  const moved = after(event('moved', { seat: 0, path: ['A33', 'A34', 'A35'], number: 3, top: RIDER, left: ELITE }));
  assert.deepEqual(stacksOf(moved, 'A33'), [[0, 1, 'elite']]);
  assert.deepEqual(stacksOf(moved, 'A34'), []);
  assert.deepEqual(stacksOf(moved, 'A35'), [[0, 3, 'rider'], [1, 2, 'elite']]);
  assert.deepEqual(stacksOf(VIEW, 'A33'), [[0, 4, 'rider']]);
});

test('a whole stack leaves nothing behind, and a round trip returns to its square', () => {
  const moved = after(event('moved', { seat: 0, path: ['A33', 'A34'], number: 4, top: RIDER }));
  assert.deepEqual(stacksOf(moved, 'A33'), []);
  const returned = after(event('moved', { seat: 0, path: ['A33', 'A34', 'A33'], number: 4, top: RIDER }));
  assert.deepEqual(stacksOf(returned, 'A33'), [[0, 4, 'rider']]);
});

test('tiles withdraw with their top tile, and reinforcements are added one by one', () => {
  const back = after(event('withdrew', { seat: 1, from: 'A35', to: 'A34', number: 1 }));
  assert.deepEqual([stacksOf(back, 'A35'), stacksOf(back, 'A34')], [[[1, 1, 'elite']], [[1, 1, 'elite']]]);
  const more = after(event('unit_placed_shown', { seat: 0, square: 'A34', unit: 'rider' }),
    event('unit_placed', { seat: 0, square: 'A34' }));
  assert.deepEqual(stacksOf(more, 'A34'), [[0, 2, 'rider']]);
});

test('only tiles that move are marked as moved, until the next round, also when they withdraw', () => {
  const movedIn = (view, name) => view.squares.find(({ square }) => square === name).stacks.map(({ moved }) => moved);
  const go = event('moved', { seat: 0, path: ['A33', 'A34', 'A35'], number: 3, top: RIDER, left: ELITE });
  const withdrawal = (seat, number) => event('withdrew', { seat, from: 'A35', to: 'A34', number });
  assert.deepEqual(movedIn(after(go), 'A35'), [3, 0]);
  assert.deepEqual(movedIn(after(go, withdrawal(0, 3)), 'A34'), [3]);
  assert.deepEqual(movedIn(after(go, withdrawal(1, 2)), 'A34'), [0]);
  assert.deepEqual(movedIn(after(event('unit_placed', { seat: 0, square: 'A34' })), 'A34'), [0]);
  assert.deepEqual(movedIn(after(go, event('round_began', { round: 2, holder: 1 })), 'A35'), [0, 0]);
});

test('a battle is followed through forces, dice and hits to its end', () => {
  const force = event('force_shown', { party: 1, tiles: [{ ...ELITE, count: 2 }] });
  const battle = after(event('battle_began', { square: 'A35', defender: 1 }), force);
  assert.deepEqual([battle.battle.terrain, battle.battle.parties[0].defends, battle.battle.parties[0].tiles[0].count],
    ['plain', true, 2]);
  const rolled = follow(battle, event('dice_rolled', { party: 1, unit: 'elite', damaged: false, least: 4 }));
  assert.equal(rolled.battle.parties[0].tiles[0].least, 4);
  const hit = follow(rolled, event('hits_taken', { party: 1, unit: 'elite', whole_left: 1, damaged_left: 1 }));
  assert.deepEqual(hit.battle.parties[0].tiles.map(({ damaged, count, least }) => [damaged, count, least]),
    [[false, 1, 4], [true, 1, null]], 'whole tiles keep the number that they need');
  assert.equal(follow(hit, event('battle_won', {})).battle, null);
  assert.equal(follow(VIEW, force), VIEW);
});

test('control, tops, scores and rounds are followed; other events leave the board unchanged', () => {
  const view = after(event('conquered', { square: 'A35', seat: 0 }),
    event('top_chosen', { seat: 1, square: 'A35', top: RIDER }),
    event('scored', { seat: 1, total: 9 }), event('round_began', { round: 2, holder: 1 }));
  assert.equal(view.squares[2].control, 0);
  assert.deepEqual(stacksOf(view, 'A35'), [[1, 2, 'rider']]);
  assert.deepEqual([view.seats[1].score, view.round, view.holder, view.passed], [9, 2, 1, []]);
  assert.equal(after(event('income', {})), VIEW);
});

test('repeated events are grouped, rounds start sections, most events take time', () => {
  assert.equal(groupOf(event('unit_placed')), groupOf(event('unit_placed_shown')));
  assert.equal(groupOf(event('moved')), null);
  assert.deepEqual([isHeading(event('round_began')), isHeading(event('moved'))], [true, false]);
  assert.deepEqual([durationOf(event('moved')) > 0, durationOf(event('unknown'))], [true, 0]);
});
