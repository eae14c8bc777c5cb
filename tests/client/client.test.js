// Tests of the client's pure functions; run by node's own test runner through test_modules.py.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const CLIENT = new URL('../../src/stridsplan/client/', import.meta.url);
const load = (path) => import(new URL(path, CLIENT));

const { composeAmount, grown, NO_CHAIN, sameAction, stepsOf, within } = await load('shell/chain.js');
const { groupEvents } = await load('shell/log-groups.js');
const { newEvents, seatBehindCurtain } = await load('shell/turns.js');
const { intentOf, picksOf, placeAction } = await load('games/risk/picks.js');
const { effectsOf, follow, groupOf, lastExchange } = await load('games/risk/follow.js');
const { nearestInDirection, territoryOf } = await load('games/risk/world.js');

const COUNTS = [
  { code: 10, kind: 'count', armies: 1 }, { code: 11, kind: 'count', armies: 5 }, { code: 12, kind: 'count', armies: 25 },
  { code: 13, kind: 'count', armies: 60, all: true }, { code: 14, kind: 'done' }, { code: 15, kind: 'until' },
];
const codes = (...all) => composeAmount(COUNTS, ...all).codes;

test('an amount is made of the largest steps first', () => {
  assert.deepEqual(stepsOf(38), [25, 5, 5, 1, 1, 1]);
  assert.deepEqual(stepsOf(0), []);
  assert.deepEqual(codes({ base: 3, max: 60 }, 10), [11, 10, 10, 14]);
});

test('the least amount is said at once', () => assert.deepEqual(codes({ base: 3, max: 60 }, 3), [14]));

test('the largest amount is the one code for all', () => assert.deepEqual(codes({ base: 3, max: 60 }, 60), [13]));

test('the least amount is not taken for all when both are one', () => assert.deepEqual(codes({ base: 4, max: 4 }, 4), [14]));

test('another kind may end the chain, and then all is counted out', () => {
  assert.deepEqual(codes({ base: 1, max: 4 }, 1, 'until'), [15]);
  assert.deepEqual(codes({ base: 1, max: 4 }, 4, 'until'), [10, 10, 10, 15]);
});

test('an end that is not yet legal is left to be looked up', () => {
  const counts = COUNTS.filter((action) => action.kind === 'count');
  assert.deepEqual(composeAmount(counts, { base: 0, max: 60 }, 2), { codes: [10, 10], open: true });
});

test('an amount without its steps is refused', () => {
  assert.throws(() => composeAmount([COUNTS[4]], { base: 1, max: 9 }, 3), RangeError);
});

test('an amount stays within its limits', () => {
  assert.equal(within({ base: 3, max: 8 }, 1), 3);
  assert.equal(within({ base: 3, max: 8 }, 11), 8);
  assert.equal(within({ base: 3, max: 8 }, Number.NaN), 3);
});

test('a chain grows by a code and takes over what is asked next', () => {
  const action = { code: 7, kind: 'attack' };
  const chain = grown(NO_CHAIN, action, { question: { id: 'declare' }, actions: [], forecast: { win: 1 } });
  assert.deepEqual(chain.codes, [7]);
  assert.deepEqual(chain.taken, [action]);
  assert.equal(chain.question.id, 'declare');
  assert.equal(NO_CHAIN.codes.length, 0);
});

test('the same action is found again under another code', () => {
  const actions = [{ code: 1, kind: 'attack', source: 'a', target: 'b' }, { code: 2, kind: 'attack', source: 'a', target: 'c' }];
  assert.equal(sameAction(actions, { code: 9, kind: 'attack', source: 'a', target: 'c' }).code, 2);
  assert.equal(sameAction(actions, { code: 9, kind: 'attack', source: 'b', target: 'c' }), undefined);
});

test('a single seat at a screen needs no curtain', () => assert.equal(seatBehindCurtain([2], null, [2]), null));

test('the curtain falls when another seat of the screen is asked', () => {
  assert.equal(seatBehindCurtain([0, 1], null, [1]), 1);
  assert.equal(seatBehindCurtain([0, 1], 0, [1]), 1);
  assert.equal(seatBehindCurtain([0, 1], 1, [1]), null);
  assert.equal(seatBehindCurtain([0, 1], 0, [3]), null);
  assert.equal(seatBehindCurtain([0, 1], 1, [0, 1]), null);
});

test('only later events are new', () => {
  const known = [{ version: 1, index: 0 }, { version: 2, index: 1 }];
  const more = [{ version: 2, index: 0 }, { version: 2, index: 1 }, { version: 2, index: 2 }, { version: 3, index: 0 }];
  assert.deepEqual(newEvents(known, more), more.slice(2));
  assert.deepEqual(newEvents([], more), more);
});

const term = (id) => ({ term: `territory-${id}` });
const exchange = (source, target, index) => ({
  version: 5, index, id: 'exchange',
  args: { seat: { seat: 0 }, defender: { seat: 1 }, source: term(source), target: term(target), attack_dice: [6, 2], defence_dice: [5], attacker_loss: 0, defender_loss: 1 },
});

test('exchanges of one battle are told together', () => {
  const events = [exchange('a', 'b', 0), exchange('a', 'b', 1), exchange('a', 'c', 2), { version: 6, index: 0, id: 'turn_ended', args: {} }];
  assert.deepEqual(groupEvents(events, groupOf).map((group) => group.events.length), [2, 1, 1]);
});

test('the dice of the last exchange lie on the table until something else happens', () => {
  const fight = exchange('a', 'b', 0);
  assert.equal(lastExchange([fight, { id: 'territory_conquered', args: {} }]), fight);
  assert.equal(lastExchange([fight, { id: 'turn_ended', args: {} }]), null);
  assert.equal(lastExchange([]), null);
});

const VIEW = { territories: [{ id: 'a', owner: 0, armies: 5 }, { id: 'b', owner: 1, armies: 1 }] };

test('the map follows a battle event by event', () => {
  const fought = follow(VIEW, exchange('a', 'b', 0));
  assert.deepEqual(fought.territories.map((each) => each.armies), [5, 0]);
  const taken = follow(fought, { id: 'territory_conquered', args: { seat: { seat: 0 }, territory: term('b') } });
  const held = follow(taken, { id: 'armies_occupied', args: { seat: { seat: 0 }, source: term('a'), target: term('b'), armies: 3 } });
  assert.deepEqual(held.territories, [{ id: 'a', owner: 0, armies: 2 }, { id: 'b', owner: 0, armies: 3 }]);
  assert.deepEqual(VIEW.territories[1], { id: 'b', owner: 1, armies: 1 });
});

test('an event that moves nothing leaves the map alone', () => {
  assert.equal(follow(VIEW, { id: 'turn_ended', args: {} }), VIEW);
  assert.deepEqual(effectsOf(null), { tallies: [] });
});

const ATTACKS = [
  { code: 1, kind: 'attack', source: 'a', target: 'b' }, { code: 2, kind: 'attack', source: 'a', target: 'c' },
  { code: 3, kind: 'attack', source: 'd', target: 'b' }, { code: 4, kind: 'end_attacks' },
];

test('without a source the sources of attacks can be touched', () => {
  const picks = picksOf(ATTACKS, ATTACKS, null);
  assert.deepEqual([...picks.keys()], ['a', 'd']);
  assert.equal(picks.get('a').role, 'source');
});

test('with a source its targets can be touched, and the other sources', () => {
  const picks = picksOf(ATTACKS, ATTACKS, 'a');
  assert.equal(picks.get('b').role, 'target');
  assert.equal(picks.get('b').actions[0].code, 1);
  assert.equal(picks.get('d').role, 'source');
});

test('while a chain is made its start can be touched again', () => {
  const picks = picksOf([{ code: 8, kind: 'roll', armies: 1, dice: 1 }], ATTACKS, 'a');
  assert.equal(picks.get('c').role, 'target');
  assert.equal(picks.get('c').restart, true);
});

test('placing takes the largest step that is not too large', () => {
  const places = [{ code: 1, armies: 1 }, { code: 2, armies: 5 }, { code: 3, armies: 7, all: true }];
  assert.equal(placeAction(places, 1).code, 1);
  assert.equal(placeAction(places, 5).code, 2);
  assert.equal(placeAction(places, 25).code, 3);
  assert.equal(placeAction(places, 'all').code, 3);
  assert.equal(placeAction([places[0]], 5).code, 1);
});

test('the arrow of intent follows the chain', () => {
  assert.deepEqual(intentOf([], 'a'), { source: 'a', target: null });
  assert.deepEqual(intentOf([{ kind: 'move_from', territory: 'a' }, { kind: 'move_to', territory: 'b' }], null), { source: 'a', target: 'b' });
});

test('an argument names a territory', () => {
  assert.equal(territoryOf({ term: 'territory-western-us' }), 'western_us');
  assert.equal(territoryOf({ term: 'neutral' }), null);
});

test('arrow keys go to the nearest place in their direction', () => {
  const places = { a: { anchor: [0, 0] }, b: { anchor: [10, 1] }, c: { anchor: [30, 0] }, d: { anchor: [0, 12] } };
  assert.equal(nearestInDirection(places, 'a', 'ArrowRight'), 'b');
  assert.equal(nearestInDirection(places, 'a', 'ArrowDown'), 'd');
  assert.equal(nearestInDirection(places, 'a', 'ArrowLeft'), null);
});
