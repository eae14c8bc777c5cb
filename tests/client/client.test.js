// Tests of the client's pure functions; run with Node's test runner by test_modules.py.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const CLIENT = new URL('../../src/stridsplan/client/', import.meta.url);
const load = (path) => import(new URL(path, CLIENT));

const { composeAmount, withStep, NO_STEPS, sameAction, stepsOf, within } = await load('shell/compound.js');
const { groupEvents, leadsOf, newestFirst } = await load('shell/log-groups.js');
const { hasPlaces, indexOfBranch, remainingBranches } = await load('shell/ahead-plan.js');
const { makePlayer } = await load('shell/player.js');
const { newEvents, seatBehindCurtain, seatsThatAnswer } = await load('shell/turns.js');
const { intentOf, picksOf, placeAction } = await load('games/risk/picks.js');
const { effectsOf, follow, groupOf, lastExchange, OUTCOMES } = await load('games/risk/follow.js');
const { nearestInDirection, territoryOf } = await load('games/risk/world.js');
const { placeNames, shortened } = await load('games/risk/names.js');
const { BOX, pathOf, pointOf, roundAt, ticksOf } = await load('shell/power-figures.js');
const { stackedHeight } = await load('shell/stacking.js');

const COUNTS = [
  { code: 10, kind: 'count', armies: 1 }, { code: 11, kind: 'count', armies: 5 },
  { code: 12, kind: 'count', armies: 25 },
  { code: 13, kind: 'count', armies: 60, all: true }, { code: 14, kind: 'done' }, { code: 15, kind: 'until' },
];
/** The codes of an amount; `base`, the minimum, needs no code of its own. */
const codes = (...all) => composeAmount(COUNTS, ...all).codes;

test('an amount is composed of the largest steps first', () => {
  assert.deepEqual(stepsOf(38), [25, 5, 5, 1, 1, 1]);
  assert.deepEqual(stepsOf(0), []);
  assert.deepEqual(codes({ base: 3, max: 60 }, 10), [11, 10, 10, 14]);
});

test('the minimum needs only the final code', () => assert.deepEqual(codes({ base: 3, max: 60 }, 3), [14]));

test('the maximum needs only the code for all', () => assert.deepEqual(codes({ base: 3, max: 60 }, 60), [13]));

test('where minimum and maximum are equal, only the final code is sent',
  () => assert.deepEqual(codes({ base: 4, max: 4 }, 4), [14]));

test('another final action may be chosen, and then the amount is counted out', () => {
  assert.deepEqual(codes({ base: 1, max: 4 }, 1, 'until'), [15]);
  assert.deepEqual(codes({ base: 1, max: 4 }, 4, 'until'), [10, 10, 10, 15]);
});

test('a final action that is not legal yet is left open', () => {
  const counts = COUNTS.filter((action) => action.kind === 'count');
  assert.deepEqual(composeAmount(counts, { base: 0, max: 60 }, 2), { codes: [10, 10], open: true });
});

test('an amount for which there are no steps is refused', () => {
  assert.throws(() => composeAmount([COUNTS[4]], { base: 1, max: 9 }, 3), RangeError);
});

test('an amount stays within its limits', () => {
  assert.equal(within({ base: 3, max: 8 }, 1), 3);
  assert.equal(within({ base: 3, max: 8 }, 11), 8);
  assert.equal(within({ base: 3, max: 8 }, Number.NaN), 3);
});

test('a compound action is extended by a code and gets the next question', () => {
  const action = { code: 7, kind: 'attack' };
  const compound = withStep(NO_STEPS, action, { question: { id: 'declare' }, actions: [], answer_odds: { win: 1 } });
  assert.deepEqual(compound.codes, [7]);
  assert.deepEqual(compound.taken, [action]);
  assert.equal(compound.question.id, 'declare');
  assert.equal(NO_STEPS.codes.length, 0);
});

test('the same action is found again under another code', () => {
  const actions = [{ code: 1, kind: 'attack', source: 'a', target: 'b' },
    { code: 2, kind: 'attack', source: 'a', target: 'c' }];
  assert.equal(sameAction(actions, { code: 9, kind: 'attack', source: 'a', target: 'c' }).code, 2);
  assert.equal(sameAction(actions, { code: 9, kind: 'attack', source: 'b', target: 'c' }), undefined);
});

test('a plan that has begun keeps the steps that were not played', () => {
  const step = (id) => ({ question: { id, args: {} }, actions: [], events: [] });
  const [waits, begun] = [['defend'], ['buy', 'move', 'end']].map((ids) =>
    ({ question: step(ids[0]).question, again: false, steps: ids.map(step) }));
  assert.deepEqual(remainingBranches(null), []);
  assert.deepEqual(remainingBranches({ branches: [waits, begun], at: null }), [waits, begun]);
  assert.deepEqual(remainingBranches({ branches: [waits, begun], at: [1, 1] }),
    [waits, { ...begun, question: { id: 'move', args: {} }, steps: ['move', 'end'].map(step) }]);
});

test('a branch is found in a plan if none of its steps was played', () => {
  const branch = { steps: [1, 2] };
  assert.equal(indexOfBranch([{ steps: [1] }, { steps: [1, 2] }], branch), 1);
  assert.equal(indexOfBranch([{ steps: [2] }], branch), -1);
});

test('a question names places or people by texts and objects, not by numbers and lists', () => {
  assert.equal(hasPlaces({ args: { dice: 3, faces: [6, 5], left: null } }), false);
  assert.equal(hasPlaces({ args: { dice: 3, target: { term: 'territory-japan' } } }), true);
  assert.equal(hasPlaces({ args: { to: 'B21' } }), true);
});

test('a single seat at a screen needs no curtain', () => assert.equal(seatBehindCurtain([2], null, [2]), null));

test('the curtain is shown when another seat of the screen must act', () => {
  // the seats of this screen, the seat that is shown, the seats that must answer
  assert.equal(seatBehindCurtain([0, 1], null, [1]), 1);
  assert.equal(seatBehindCurtain([0, 1], 0, [1]), 1);
  assert.equal(seatBehindCurtain([0, 1], 1, [1]), null);
  assert.equal(seatBehindCurtain([0, 1], 0, [3]), null);
  assert.equal(seatBehindCurtain([0, 1], 1, [0, 1]), null);
});

test('no curtain is raised for a seat whose question a bot answers', () => {
  assert.deepEqual(seatsThatAnswer([0, 1, 2], [{ seat: 1, question: 'place_setup' }]), [0, 2]);
  assert.deepEqual(seatsThatAnswer([0], []), [0]);
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
  args: { seat: { seat: 0 }, defender: { seat: 1 }, source: term(source), target: term(target), attack_dice: [6, 2],
    defence_dice: [5], attacker_loss: 0, defender_loss: 1 },
});

test('exchanges of one battle are grouped in the log', () => {
  const events = [exchange('a', 'b', 0), exchange('a', 'b', 1), exchange('a', 'c', 2),
    { version: 6, index: 0, id: 'turn_ended', args: {} }];
  assert.deepEqual(groupEvents(events, groupOf).map((group) => group.events.length), [2, 1, 1]);
  const conquest = { id: 'territory_conquered', args: { territory: { term: 'territory-brazil' } } };
  const roll = { id: 'exchange', args: { source: { term: 'territory-peru' }, target: { term: 'territory-brazil' } } };
  assert.deepEqual(groupEvents([roll, roll, conquest], groupOf).map((group) => leadsOf(group.events, OUTCOMES)),
    [[conquest]]);
});

/** The lines of a log: the ids that lead each, and how many events are behind them. */
const linesOf = ({ BEGINS, groupOf: name, OUTCOMES: outcomes }, ids) =>
  groupEvents(ids.map((id, index) => ({ version: 1, index, id })), name, BEGINS)
    .map(({ events }) => [leadsOf(events, outcomes).map(({ id }) => id).join('+'), events.length]);

test('a group of the log is led by its outcome, or else by its last event', async () => {
  const [omringad, island, awakened, clusta] = await Promise.all(
    ['omringad', 'island', 'awakened', 'clusta_noba'].map((game) => load(`games/${game}/follow.js`)));
  const battle = ['battle_began', 'force_shown', 'dice_rolled', 'hits_taken'];
  assert.deepEqual(linesOf(omringad, [...battle, 'battle_won', ...battle]), [['battle_won', 5], ['hits_taken', 4]]);
  assert.deepEqual(linesOf(omringad, ['special_drawn', 'bid_made', 'folded', 'auction_won', 'special_placed']),
    [['auction_won', 4], ['special_placed', 1]]);
  assert.deepEqual(linesOf(island, ['rolled', 'shot_block', 'block_turned', 'lost', 'lost', 'shot', 'lost']),
    [['rolled', 1], ['lost+lost', 4], ['lost', 2]]);
  assert.deepEqual(linesOf(awakened, ['raided', 'people_killed', 'land_conquered', 'survivor_moved', 'raided']),
    [['land_conquered', 4], ['raided', 1]]);
  assert.deepEqual(linesOf(clusta, ['dispatch_arrived', 'unit_reported', 'battle_reported', 'camp_reported']),
    [['dispatch_arrived', 1], ['battle_reported', 3]]);
});

test('an action of a bot for a player shares a log line with the note that it acts for the player', () => {
  const placed = (version) => [{ version, index: 0, id: 'stood_in', args: { seat: { seat: 0 } } },
    { version, index: 1, id: 'army_placed', args: { territory: term('a'), armies: 1 } }];
  const after = { version: 4, index: 0, id: 'stood_in', args: { seat: { seat: 0 } } };
  const groups = groupEvents([...placed(2), ...placed(3), after], groupOf);
  assert.deepEqual(groups.map((group) => group.events.length), [4, 1]);
  const ends = (version) => [{ version, index: 0, id: 'stood_in' }, { version, index: 1, id: 'turn_ended' }];
  assert.deepEqual(groupEvents([...ends(5), ...ends(6)], groupOf).map(({ events }) => leadsOf(events)[0].id),
    ['turn_ended', 'turn_ended']);
  const shot = (version) => [{ version, index: 0, id: 'stood_in' }, { version, index: 1, id: 'shot' }];
  const begun = groupEvents([...shot(7), ...shot(8)], () => 'shots', ['shot']);
  assert.deepEqual(begun.map(({ events }) => events.length), [2, 2]);
});

test('a heading of the log stands above the newest line of its chapter', () => {
  const groups = ['choice', 'DAY 1', 'march', 'fight', 'DAY 2', 'rest'].map((id) => ({ events: [{ id }] }));
  const read = newestFirst(groups, ({ id }) => id.startsWith('DAY')).map(({ events: [{ id }] }) => id);
  assert.deepEqual(read, ['DAY 2', 'rest', 'DAY 1', 'fight', 'march', 'choice']);
});

test('the contents of a report stand below it', () => {
  const groups = ['march', 'report 1', 'seen', 'lost', 'night', 'report 2', 'seen'].map((id) => ({ events: [{ id }] }));
  const read = newestFirst(groups, () => false, ({ id }) => ['seen', 'lost'].includes(id));
  assert.deepEqual(read.map(({ events: [{ id }] }) => id),
    ['report 2', 'seen', 'night', 'report 1', 'seen', 'lost', 'march']);
});

test('the dice of the last exchange are shown until an event other than the conquest', () => {
  const fight = exchange('a', 'b', 0);
  assert.equal(lastExchange([fight, { id: 'territory_conquered', args: {} }]), fight);
  assert.equal(lastExchange([fight, { id: 'turn_ended', args: {} }]), null);
  assert.equal(lastExchange([]), null);
});

const VIEW = { territories: [{ id: 'a', owner: 0, armies: 5 }, { id: 'b', owner: 1, armies: 1 }] };

test('the map follows a battle event by event', () => {
  const afterFight = follow(VIEW, exchange('a', 'b', 0));
  assert.deepEqual(afterFight.territories.map((each) => each.armies), [5, 0]);
  const taken = follow(afterFight, { id: 'territory_conquered', args: { seat: { seat: 0 }, territory: term('b') } });
  const occupied =
    follow(taken,
      { id: 'armies_occupied', args: { seat: { seat: 0 }, source: term('a'), target: term('b'), armies: 3 } });
  assert.deepEqual(occupied.territories, [{ id: 'a', owner: 0, armies: 2 }, { id: 'b', owner: 0, armies: 3 }]);
  assert.deepEqual(VIEW.territories[1], { id: 'b', owner: 1, armies: 1 });
});

test('an event without movement leaves the map unchanged', () => {
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

test('another target of the source can be touched while an action is unfinished, which then starts over', () => {
  const picks = picksOf([{ code: 8, kind: 'roll', armies: 1, dice: 1 }], ATTACKS, 'a');
  assert.equal(picks.get('c').role, 'target');
  assert.equal(picks.get('c').restart, true);
});

test('placing uses the largest step that is not too large', () => {
  const places = [{ code: 1, armies: 1 }, { code: 2, armies: 5 }, { code: 3, armies: 7, all: true }];
  assert.equal(placeAction(places, 1).code, 1);
  assert.equal(placeAction(places, 5).code, 2);
  assert.equal(placeAction(places, 25).code, 3);
  assert.equal(placeAction(places, 'all').code, 3);
  assert.equal(placeAction([places[0]], 5).code, 1);
});

test('the arrow on the map follows the unfinished action', () => {
  assert.deepEqual(intentOf([], 'a'), { source: 'a', target: null });
  assert.deepEqual(intentOf([{ kind: 'move_from', territory: 'a' }, { kind: 'move_to', territory: 'b' }], null),
    { source: 'a', target: 'b' });
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

test('a replay that is played at its end begins with its first frame', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const signals = { at: { value: 2 }, last: { value: 2 }, speed: { value: 1 }, playing: { value: false } };
  const shown = [];
  const { play, pause } = makePlayer(signals, async (at) => { shown.push(at); signals.at.value = at; });
  await play();
  assert.deepEqual([shown, signals.playing.value], [[0], true]);
  t.mock.timers.tick(1000);
  assert.deepEqual(shown, [0, 1]);
  pause();
});

test('a pause while the first frame is loaded does not double the speed of a replay', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const signals = { at: { value: 9 }, last: { value: 9 }, speed: { value: 1 }, playing: { value: false } };
  const shown = [];
  let finishLoading;
  const first = new Promise((resolve) => { finishLoading = resolve; });
  const { play, pause } = makePlayer(signals, (at) => {
    shown.push(at);
    signals.at.value = at;
    return at === 0 ? first : undefined;
  });
  const played = play();
  pause();
  play();
  finishLoading();
  await played;
  t.mock.timers.tick(1000);
  assert.deepEqual(shown, [0, 1]);
  pause();
});

// Battle for the Island.

const { placeByKey } = await load('games/island/cursor.js');
const ground = await load('games/island/coast.js');
const geometry = await load('games/island/geometry.js');
const following = await load('games/island/follow.js');
const island = await load('games/island/picks.js');
const { forget, local } = await load('games/island/local.js');

// How the board is drawn for the seat at each edge.
const SOUTH = { columns: 12, turned: false };
const NORTH = { columns: 12, turned: true };

test('squares are named from the south-west corner', () => {
  assert.deepEqual(geometry.cellOf('d4'), [4, 4]);
  assert.equal(geometry.squareName(24, 12), 'x12');
  assert.deepEqual(geometry.cellOf(geometry.squareName(11, 10)), [11, 10]);
  assert.ok(geometry.isOn(SOUTH, [12, 1]));
  assert.ok(!geometry.isOn(SOUTH, [13, 1]) && !geometry.isOn(SOUTH, [1, 0]) && !geometry.isOn(SOUTH, [1, 13]));
  assert.ok(geometry.isOn({ columns: 24 }, [13, 1]));
});

test('every seat sees its own edge at the bottom', () => {
  const view = { columns: 12, seats: [{ seat: 0, edge: 'south' }, { seat: 1, edge: 'north' }] };
  assert.deepEqual(geometry.frameOf(view, 0), SOUTH);
  assert.deepEqual(geometry.frameOf(view, 1), NORTH);
  assert.equal(geometry.frameOf(null, null).columns, 12);
  assert.ok(geometry.isBelow(SOUTH, 'south') && geometry.isBelow(NORTH, 'north'));
  assert.ok(!geometry.isBelow(SOUTH, 'north') && !geometry.isBelow(NORTH, 'south'));
  const [, , width, height] = geometry.boxOf(SOUTH);
  const [[x, y], [u, v]] = [geometry.pointOf(SOUTH, 'a1'), geometry.pointOf(NORTH, 'a1')];
  assert.deepEqual([u, v], [width - x, height - y]);
  assert.ok(geometry.pointOf(SOUTH, 'a1')[1] > geometry.pointOf(SOUTH, 'a12')[1]);
  assert.ok(geometry.slotPoint(SOUTH, 'south', 3)[1] > y);
  assert.equal(geometry.slotPoint(SOUTH, 'south', 3)[0], geometry.pointOf(SOUTH, 'c1')[0]);
  assert.ok(geometry.slotPoint(NORTH, 'south', 3)[1] < v);
});

test('facings are turned, and squares ahead are computed', () => {
  assert.equal(geometry.turnedBy('west', 1), 'north');
  assert.equal(geometry.turnedBy('north', -1), 'west');
  assert.equal(geometry.angleOf(SOUTH, 'east'), 90);
  assert.equal(geometry.angleOf(NORTH, 'east') % 360, 270);
  assert.deepEqual(geometry.ahead('d4', 'north', 3), [4, 7]);
  assert.deepEqual(geometry.ahead('b1', 'west', 2), [0, 1]);
  assert.equal(geometry.forwardOf('south'), 'north');
  assert.equal(geometry.forwardOf('north'), 'south');
});

test('a piece number gives the type and the seat', () => {
  assert.deepEqual([0, 1, 2, 4, 5, 9, 11, 34].map(geometry.typeOf),
    ['tank', 'tank', 'jeep', 'jeep', 'soldier', 'soldier', 'tank', 'jeep']);
  assert.deepEqual([0, 9, 10, 34].map(geometry.seatOf), [0, 0, 1, 3]);
});

test('the island is always drawn the same', () => {
  assert.equal(ground.coast(SOUTH, 20), ground.coast({ columns: 12, turned: false }, 20));
  assert.deepEqual(ground.growth(SOUTH).length, ground.growth(NORTH).length);
  assert.doesNotMatch(
    `${ground.coast({ columns: 24 }, 8)}${ground.gridLines(SOUTH)}${ground.patches(SOUTH).map(({ d }) => d)}`,
    /NaN|undefined/);
  assert.equal(ground.halfTurn(SOUTH), undefined);
  assert.match(ground.halfTurn(NORTH), /^rotate\(180 /);
});

/** A pad's slots: the first is at its owner's left. */
const slotsOf = (edge, column, pieces = []) => Array.from({ length: 5 }, (_, k) => {
  const at = column + (edge === 'north' ? 2 - k : k - 2);
  return { slot: k + 1, column: at, square: at >= 1 && at <= 12 ? geometry.squareName(at, edge === 'north' ? 12 : 1)
    : null, free: true,
    piece: pieces[k] ?? null, type: pieces[k] === undefined ? null : geometry.typeOf(pieces[k]) };
});
/** A character on the island. Pieces 0 to 9 are seat 0's: two tanks, three jeeps, five soldiers; 10 to 19 seat 1's. */
const unit = (piece, square, facing) => ({ piece, seat: geometry.seatOf(piece), type: geometry.typeOf(piece), square,
  facing, target: null });
const ISLAND = {
  columns: 12, phase: 'battle', turn: 0, dice: [{ number: 3, used: false, bound: null }],
  pieces: [unit(0, 'd4', 'north'), unit(10, 'd8', 'south'), unit(12, 'f8', 'east')],
  blocks: ['e7', 'b2'], turned: [], faces: { live: 5, safe: 3, all: 10 },
  seats: [
    { seat: 0, edge: 'south', left: 6, lost: 4, island: 1, on_pad: 5,
      pad: { column: 2, slots: slotsOf('south', 2, [5, 6, 7, 8, 9]) } },
    { seat: 1, edge: 'north', left: 2, lost: 8, island: 2, on_pad: 0,
      pad: { column: 9, slots: slotsOf('north', 9) } },
  ],
};

test('arrow keys move over the squares as shown', () => {
  const go = (frame, place, key) => placeByKey(ISLAND, frame, place, key);
  assert.equal(go(SOUTH, 'd4', 'ArrowUp'), 'd5');
  assert.equal(go(SOUTH, 'd4', 'ArrowLeft'), 'c4');
  assert.equal(go(NORTH, 'd4', 'ArrowUp'), 'd3');
  assert.equal(go(NORTH, 'd4', 'ArrowLeft'), 'e4');
  assert.equal(go(SOUTH, 'a4', 'ArrowLeft'), null);
  assert.equal(go(SOUTH, 'l4', 'ArrowRight'), null);
});

test('arrow keys move from the edge to the slots, along them, and to the pad', () => {
  const go = (place, key, frame = SOUTH) => placeByKey(ISLAND, frame, place, key);
  assert.equal(go('c1', 'ArrowDown'), 'slot-0-4');
  assert.equal(go('k1', 'ArrowDown'), 'slot-0-5');
  assert.equal(go('g12', 'ArrowUp'), 'slot-1-5');
  assert.equal(go('slot-0-4', 'ArrowUp'), 'c1');
  assert.equal(go('slot-0-1', 'ArrowUp'), 'a1'); // the slot is beyond the corner
  assert.equal(go('slot-0-4', 'ArrowRight'), 'slot-0-5');
  assert.equal(go('slot-0-5', 'ArrowRight'), null);
  assert.equal(go('slot-1-1', 'ArrowLeft'), 'slot-1-2');
  assert.equal(go('slot-0-2', 'ArrowDown'), 'pad-0');
  assert.equal(go('slot-1-2', 'ArrowDown', NORTH), 'pad-1');
  assert.equal(go('slot-1-2', 'ArrowUp', NORTH), 'j12');
  assert.equal(go('pad-0', 'ArrowUp'), 'slot-0-3');
  assert.equal(go('pad-0', 'ArrowDown'), null);
  assert.equal(go('pad-1', 'ArrowDown'), 'slot-1-3');
});

test('arrow keys stop at an edge without a pad', () => {
  const bare = { ...ISLAND, seats: ISLAND.seats.map((seat) => ({ ...seat, pad: null })) };
  assert.equal(placeByKey(bare, SOUTH, 'c1', 'ArrowDown'), null);
});

test('arrow keys choose between two slides, and do nothing at handles', () => {
  assert.equal(placeByKey(ISLAND, SOUTH, 'slide-left', 'ArrowRight'), 'slide-right');
  assert.equal(placeByKey(ISLAND, SOUTH, 'slide-right', 'ArrowLeft'), 'slide-left');
  assert.equal(placeByKey(ISLAND, SOUTH, 'slide-left', 'ArrowUp'), null);
  assert.equal(placeByKey(ISLAND, SOUTH, 'way-7', 'ArrowUp'), null);
});

const move = (code, piece, from, to, more = {}) => ({ code, kind: 'move', piece, type: geometry.typeOf(piece), from, to,
  turn: null, facing: 'north', number: 3, dice: 'first', ...more });
const shoot = (code, piece, from, target, more = {}) => ({ code, kind: 'shoot', piece, type: geometry.typeOf(piece),
  from, target, at: 'character', hits: [10], ...more });
const TURN = [
  move(1, 0, 'd4', 'd7'), move(2, 0, 'd4', 'd6', { turn: 'left', facing: 'west' }),
  move(3, 0, 'd4', 'd6', { turn: 'right', facing: 'east' }),
  move(4, 5, 'a1', 'a4'), shoot(5, 0, 'd4', 'd8'), shoot(6, 6, 'f8', 'd8'), { code: 7, kind: 'end_turn' },
];
/** What the player has chosen on the board. */
const state = (more) => ({ seat: 0, selected: null, type: 'tank', facing: 'north', ...more });

test('only characters with actions can be selected', () => {
  const movers = island.moversOf(TURN);
  assert.deepEqual([...movers], [[0, { place: 'd4', moves: true }], [5, { place: 'a1', moves: true }],
    [6, { place: 'f8', moves: false }]]);
  assert.equal(island.selectedOf(movers, 5), 5);
  assert.equal(island.selectedOf(movers, 9), null); // two can move
  assert.equal(island.selectedOf(island.moversOf(TURN.slice(3)), null), 5);
  assert.equal(island.selectedOf(island.moversOf([TURN[4]]), null), null); // it can only shoot
  const turning = island.moversOf([{ code: 1, kind: 'rotate', piece: 3, square: 'b2', to: 'left' }]);
  assert.equal(island.selectedOf(turning, null), 3);
});

test('without a selected character, characters and targets can be touched', () => {
  const picks = island.picksOf(TURN, state());
  assert.deepEqual([...picks].map(([place, { role }]) => [place, role]),
    [['d4', 'piece'], ['a1', 'piece'], ['f8', 'piece'], ['d8', 'target']]);
  assert.deepEqual(picks.get('d8').actions.map(({ code }) => code), [5, 6]);
  assert.equal(picks.get('d4').piece, 0);
  assert.deepEqual(picks.get('d4').actions, []);
});

test('with a selected character, its moves and its own shots can be touched', () => {
  const picks = island.picksOf(TURN, state({ selected: 0 }));
  assert.deepEqual(picks.get('d7'), { role: 'to', actions: [TURN[0]] });
  assert.deepEqual(picks.get('d6').actions.map(({ code }) => code), [2, 3]);
  assert.equal(picks.has('a4'), false);
  assert.deepEqual(picks.get('d8').actions.map(({ code }) => code), [5]);
  assert.deepEqual(island.movesWithHandle(picks).map(({ code }) => code), [2, 3]);
  assert.deepEqual(picks.get('way-2'), { role: 'way', actions: [TURN[1]] });
  assert.equal(picks.has('way-1'), false);
});

test('the same move with either die is offered once, and with another number again', () => {
  const both = [move(1, 0, 'd4', 'd7'), move(2, 0, 'd4', 'd7', { dice: 'second' }),
    move(3, 0, 'd4', 'd7', { dice: 'both', number: 6 })];
  const picks = island.picksOf(both, state({ selected: 0 }));
  assert.deepEqual(picks.get('d7').actions.map(({ code }) => code), [1, 3]);
  assert.deepEqual(island.movesWithHandle(picks).map(({ code }) => code), [1, 3]);
});

test('a block that can be landed on and shot at is a target with both actions', () => {
  const picks =
    island.picksOf([move(1, 0, 'd4', 'e7', { risk: { live: 0.6, takes: [0] } }),
      shoot(2, 0, 'd4', 'e7', { at: 'block', hits: [] })], state({ selected: 0 }));
  assert.equal(picks.get('e7').role, 'target');
  assert.deepEqual(picks.get('e7').actions.map(({ code }) => code), [1, 2]);
});

test('what is placed depends on the selected type and facing', () => {
  const places =
    ['north', 'east'].flatMap((facing, k) =>
      ['tank', 'jeep'].map((type, n) => ({ code: 10 * k + n, kind: 'place', type, square: 'c2', facing })));
  assert.deepEqual(island.picksOf(places, state({ type: 'jeep', facing: 'east' })).get('c2'),
    { role: 'place', actions: [places[3]] });
  assert.equal(island.picksOf(places, state({ facing: 'south' })).size, 0);
  assert.equal(island.picksOf([{ code: 1, kind: 'place_block', square: 'c2' }], state()).get('c2').role, 'block');
});

test('slots, pads and slides are places too', () => {
  const actions = [
    { code: 1, kind: 'launch', slot: 2, piece: 6, type: 'soldier', square: 'a1' }, { code: 2, kind: 'nominate' },
    { code: 3, kind: 'slide', to: 'left', column: 'b', number: 1 },
    { code: 4, kind: 'remove', piece: 15, seat: 1, type: 'soldier', square: null, slot: 3 },
    { code: 5, kind: 'remove', piece: 10, seat: 1, type: 'tank', square: 'd8', slot: null },
    { code: 6, kind: 'rotate', piece: 0, square: 'd4', to: 'left', facing: 'west' },
  ];
  const roles = [...island.picksOf(actions, state({ selected: 0 }))].map(([place, { role }]) => [place, role]);
  assert.deepEqual(roles, [['d4', 'piece'], ['slot-0-2', 'launch'], ['pad-0', 'nominate'], ['slide-left', 'slide'],
    ['slot-1-3', 'remove'], ['d8', 'remove'], ['way-6', 'turn']]);
});

test('the losses of an action are listed, and some of them need a confirmation', () => {
  const isOwn = (piece) => piece < 10;
  const risky = { code: 1, kind: 'shoot', target: 'e7', at: 'block', hits: [], risk: { live: 0.6, takes: [12] } };
  assert.deepEqual(island.lossesOf(risky), { certain: [], perhaps: [12], live: 0.6 });
  assert.deepEqual(island.lossesOf({ kind: 'remove', piece: 7 }), { certain: [7], perhaps: [], live: null });
  assert.deepEqual(island.lossesOf({ kind: 'end_turn' }), { certain: [], perhaps: [], live: null });
  assert.equal(island.needsConfirming(risky, isOwn), false);
  assert.equal(island.needsConfirming({ ...risky, risk: { live: 0.6, takes: [12, 3] } }, isOwn), true);
  assert.equal(island.needsConfirming(shoot(1, 0, 'd4', 'd8'), isOwn), false);
  assert.equal(island.needsConfirming(shoot(1, 0, 'd4', 'd8', { hits: [3, 10] }), isOwn), true);
  assert.equal(island.needsConfirming(move(1, 0, 'd4', 'd7'), isOwn), false);
  assert.equal(island.needsConfirming(move(1, 0, 'd4', 'e7', { risk: { live: 0.6, takes: [] } }), isOwn), true);
  assert.equal(island.needsConfirming({ kind: 'remove', piece: 15 }, isOwn), true);
});

const eventOf = (id, what = {}, args = {}) => ({ id, what, args });
const after = (...events) => events.reduce(following.follow, ISLAND);

test('the board follows a move and uses its die', () => {
  const moved = after(eventOf('moved', { piece: 0, from: 'd4', to: 'd7', facing: 'west', dice: 'first' }));
  assert.deepEqual(moved.pieces[0], unit(0, 'd7', 'west'));
  assert.equal(moved.dice[0].used, true);
  assert.equal(ISLAND.pieces[0].square, 'd4');
  const two = { ...ISLAND, dice: [{ number: 1, used: false }, { number: 2, used: false }] };
  const use = (dice) => following.follow(two, eventOf('moved', { piece: 0, to: 'd7', facing: 'west', dice }))
    .dice.map(({ used }) => used);
  assert.deepEqual([use('first'), use('second'), use('both')], [[true, false], [false, true], [true, true]]);
});

test('the board follows the dice, also when a zero is rolled again', () => {
  const rolled = after(eventOf('turn_began', { seat: 1 }), eventOf('rolled', {}, { dice: [4, 0] }));
  assert.equal(rolled.turn, 1);
  assert.deepEqual(rolled.dice.map(({ number }) => number), [4, 0]);
  assert.deepEqual(following.follow(rolled, eventOf('rolled_again', {}, { dice: [5] }))
    .dice.map(({ number }) => number), [4, 5]);
});

test('the board follows a launch from its slot', () => {
  const { pieces, seats: [seat] } = after(eventOf('launched', { piece: 6, square: 'a1' }));
  assert.deepEqual(pieces.at(-1), unit(6, 'a1', 'north'));
  assert.deepEqual(seat.pad.slots.map(({ piece }) => piece), [5, null, 7, 8, 9]);
  assert.deepEqual([seat.island, seat.on_pad], [2, 4]);
  assert.equal(after(eventOf('character_placed', { piece: 13, square: 'c12', facing: 'east' })).pieces.at(-1)
    .facing, 'east');
});

test('the board follows a sliding pad with its slots and their squares', () => {
  const { seats: [seat, other] } = after(eventOf('pad_slid', { seat: 0, column: 4 }));
  assert.equal(seat.pad.column, 4);
  assert.deepEqual(seat.pad.slots.map(({ square }) => square), ['b1', 'c1', 'd1', 'e1', 'f1']);
  assert.equal(other, ISLAND.seats[1]);
  const corner = after(eventOf('pad_slid', { seat: 1, column: 12 })).seats[1].pad.slots;
  assert.deepEqual(corner.filter(({ square }) => square === null).map(({ column }) => column).sort(), [13, 14]);
});

test('the board follows a turned block and lost characters', () => {
  const events = [
    eventOf('shot_block', { piece: 12, from: 'f8', target: 'e7' }),
    eventOf('block_turned', { square: 'e7', face: 'live', by: null }),
    eventOf('lost', { piece: 10, square: 'd8', cause: 'explosion' }),
    eventOf('lost_from_pad', { piece: 7, square: null, cause: 'penalty' }),
  ];
  const left = after(...events);
  assert.deepEqual(left.blocks, ['b2']);
  assert.deepEqual(left.turned, [{ square: 'e7', face: 'live' }]);
  assert.deepEqual(left.faces, { live: 4, safe: 3, all: 10 });
  assert.deepEqual(left.pieces.map(({ piece }) => piece), [0, 12]);
  assert.deepEqual(left.gone, { 10: 'south', 7: undefined });
  assert.deepEqual(left.seats.map(({ left: still, lost }) => [still, lost]), [[5, 5], [1, 9]]);
  assert.deepEqual(left.seats.map(({ island, on_pad }) => [island, on_pad]), [[1, 4], [1, 0]]);
  assert.equal(left.seats[0].pad.slots[2].piece, null);
  assert.deepEqual(following.lostIn(events).map(({ piece }) => piece), [10, 7]);
  assert.deepEqual(following.lostIn([...events, eventOf('battle_began')]), []);
});

test('a battle starts on an empty island, and other events leave the board unchanged', () => {
  const begun = after(eventOf('battle_began'), eventOf('block_placed', { square: 'c3' }));
  assert.deepEqual([begun.pieces, begun.blocks, begun.dice], [[], ['c3'], []]);
  assert.equal(following.follow(ISLAND, { id: 'war_won', args: {} }), ISLAND);
  assert.equal(following.durationOf({ id: 'war_won' }), 0);
  assert.ok(following.durationOf({ id: 'moved' }) > 0);
});

test('a scene has the shot, the turned blocks and the lost characters', () => {
  const shot = eventOf('shot', { piece: 0, from: 'd4', target: 'd8' });
  const lost = (piece) => eventOf('lost', { piece, square: 'd8', cause: 'shot' });
  const turned = eventOf('block_turned', { square: 'e7', face: 'safe' });
  assert.deepEqual(following.sceneOf([shot, lost(10), lost(12)]),
    { shot: shot.what, turned: [], lost: [lost(10).what, lost(12).what] });
  assert.deepEqual(following.sceneOf([eventOf('moved'), eventOf('landed', { square: 'e7' }), turned]),
    { shot: null, turned: [turned.what], lost: [] });
  assert.deepEqual(following.sceneOf([eventOf('blocked'), lost(10)]),
    { shot: null, turned: [], lost: [lost(10).what] });
  assert.equal(following.sceneOf([shot, lost(10), eventOf('turn_began')]), null);
  assert.equal(following.sceneOf([]), null);
});

test('the last step is marked until a battle starts', () => {
  const moved = eventOf('moved', { piece: 0, from: 'd4', to: 'd7' });
  assert.deepEqual(following.lastStep([moved, eventOf('turn_began')]), { from: 'd4', to: 'd7' });
  assert.deepEqual(following.lastStep([moved, eventOf('launched', { piece: 6, square: 'a1' })]),
    { from: null, to: 'a1' });
  assert.equal(following.lastStep([moved, eventOf('battle_began')]), null);
  assert.equal(following.lastStep([]), null);
});

test('placements in a row are grouped in the log, blocks and characters apart', () => {
  const events = ['block_placed', 'block_placed', 'character_placed',
    'turn_began'].map((id, index) => ({ version: 1, index, id, args: {} }));
  assert.deepEqual(groupEvents(events, following.groupOf).map((group) => group.events.length), [2, 1, 1]);
  assert.ok(following.isHeading(events[3]) && !following.isHeading(events[0]));
});

/** A table with what the board's signals need. */
function tableOf(actions, view = ISLAND, seat = 0) {
  const t = { actions: { value: actions }, seat: { value: seat }, position: { value: { view } } };
  return Object.assign(t, { local: local(t) });
}

test('the pad is ordered by swapping two characters', () => {
  const orders = [['tank', 'jeep', 'jeep', 'soldier', 'soldier'], ['soldier', 'jeep', 'jeep', 'soldier', 'tank']];
  const t = tableOf(orders.map((slots, code) => ({ code, kind: 'arrange', slots })));
  assert.deepEqual(t.local.order.value, orders[0]);
  t.local.held.value = 1;
  t.local.swap(1, 5);
  assert.equal(t.local.arrangement.value.code, 1);
  assert.equal(t.local.held.value, null);
});

test('a character to be placed faces forward until it is turned, and again after a reset', () => {
  const places =
    ['jeep', 'soldier'].map((type, code) => ({ code, kind: 'place', type, square: 'c2', facing: 'north' }));
  const t = tableOf(places);
  assert.deepEqual([t.local.typeNow.value, t.local.facingNow.value], ['jeep', 'north']);
  assert.equal(tableOf(places, ISLAND, 1).local.facingNow.value, 'south');
  t.local.type.value = 'soldier';
  t.local.facing.value = 'east';
  assert.deepEqual([t.local.typeNow.value, t.local.facingNow.value], ['soldier', 'east']);
  t.local.type.value = 'tank'; // no tank can be placed
  assert.equal(t.local.typeNow.value, 'jeep');
  assert.equal(forget(t), false);
  assert.equal(t.local.facingNow.value, 'north');
});

test('an aim is kept only while all its actions are legal', () => {
  const t = tableOf(TURN);
  t.local.aim.value = { place: 'd8', actions: [TURN[4]] };
  assert.equal(t.local.aimed.value.place, 'd8');
  t.local.chosen.value = 5;
  assert.equal(t.local.selected.value, 5);
  assert.equal(t.local.isOwn(3), true);
  assert.equal(forget(t), true);
  assert.equal(t.local.aimed.value, null);
  t.local.aim.value = { place: 'd8', actions: [{ ...TURN[4] }] }; // an equal action of an earlier position
  assert.equal(t.local.aimed.value, null);
});

const { freshText, keepSeen, keepText, keptOf, thinned } = await load('shell/kept-proof.js');

/** A local storage in memory. */
function withStorage() {
  const kept = new Map();
  globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) =>
    kept.set(name, text) };
}

/** A table as a browser receives it. */
const seenTable =
  (version, head, commitment =
    'a1') => ({ id: 'q7', version, head, fairness: { streams: [{ name: 'dice', commitment }] } });

test('a browser stores its text, the first commitments and the heads it saw', () => {
  withStorage();
  assert.deepEqual(keptOf('q7'), { texts: [], promises: {}, heads: {} });
  keepText('q7', 'mine');
  keepText('q7', 'mine');
  for (const table of [seenTable(0, null), seenTable(1, 'h1', 'b2'), seenTable(2, 'h2'),
    seenTable(2, 'h3')]) keepSeen(table);
  assert.deepEqual(keptOf('q7'), { texts: ['mine'], promises: { dice: 'a1' }, heads: { 1: 'h1', 2: 'h2' } });
});

test('many heads are thinned out, except the first and the last', () => {
  const heads = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [at + 1, `h${at + 1}`]));
  const kept = Object.keys(thinned(heads)).map(Number);
  assert.ok(kept.length < 15);
  assert.deepEqual([kept[0], kept.at(-1)], [1, 26]);
  assert.equal(thinned({ 1: 'h1' })[1], 'h1');
});

test('texts for the dice are long and random', () => {
  assert.match(freshText(), /^[0-9a-f]{32}$/);
  assert.notEqual(freshText(), freshText());
});

const { nextTurn, placeOfVersion, turnsOf } = await load('shell/replay-places.js');

test('a version leads to its place, or to that of the last version before it', () => {
  assert.deepEqual([0, 1, 2, 4, 5, 99].map((version) => placeOfVersion([1, 2, 5], version)), [0, 0, 1, 1, 2, 2]);
  assert.deepEqual([1, 2, 3].map((version) => placeOfVersion([1, 1, 2, 2, 2], version)), [0, 2, 2]);
});

const { makeFrames } = await load('shell/frames.js');

test('frames are fetched a few at a time, once, and again after a failure', async () => {
  const requests = [];
  let fails = true;
  const frames = makeFrames(4, (key, first) => {
    requests.push([key, first]);
    if (first === 8 && fails) return Promise.reject(new Error('lost'));
    return Promise.resolve([0, 1, 2, 3].map((at) => `${key}${first + at}`));
  });
  assert.equal(frames.here('a', 5), undefined);
  assert.equal(await frames.at('a', 5), 'a5');
  assert.equal(frames.here('a', 6), 'a6');
  assert.equal(await frames.at('a', 7), 'a7');
  await assert.rejects(frames.at('a', 8));
  fails = false;
  assert.equal(await frames.at('a', 8), 'a8');
  frames.prefetch('a', 9, 11);
  assert.deepEqual(requests, [['a', 4], ['a', 8], ['a', 8]]);
  frames.prefetch('b', 5, 7);
  assert.deepEqual(requests.slice(3), [['b', 0]]);
});

const { findingsOf } = await load('shell/findings.js');

test('findings are those of a seat, of one group or of all', () => {
  const findings = [{ seat: 0, group: 'orders' }, { seat: 1, group: 'orders' }, { seat: 0, group: 'reports' }];
  assert.deepEqual(findingsOf({ findings }, 0), [findings[0], findings[2]]);
  assert.deepEqual(findingsOf({ findings }, 0, 'reports'), [findings[2]]);
  assert.deepEqual(findingsOf(null, 0), []);
});

const { linkZooms } = await load('shell/board/zoom-link.js');

test('linked drawings move together, also those that are linked later', () => {
  const link = linkZooms();
  const calls = [];
  link.join('left', (transform, moved) => calls.push(['left', transform, moved]));
  const leave = link.join('right', (transform, moved) => calls.push(['right', transform, moved]));
  link.share('left', 'near', true);
  leave();
  link.share('left', 'far', false);
  link.join('late', (transform, moved) => calls.push(['late', transform, moved]));
  assert.deepEqual(calls, [['right', 'near', true], ['late', 'far', false]]);
});

test('turns start at events named by the board, or else where another seat acts', () => {
  const outline =
    { versions: [1, 2, 5, 6], seats: [-1, 0, 0, 1], events: [{ place: 2, id: 'turn', args: { seat: { seat: 1 } } }] };
  assert.deepEqual(turnsOf(outline, (event) => event.id === 'turn'), [{ place: 2, seat: 1 }]);
  assert.deepEqual(turnsOf(outline, undefined), [{ place: 1, seat: 0 }, { place: 3, seat: 1 }]);
});

test('the buttons go to the next turn or to the ends', () => {
  const turns = [{ place: 2, seat: 1 }, { place: 7, seat: 0 }];
  assert.deepEqual([0, 2, 7, 9].map((place) => nextTurn(turns, place, 1, 12)), [2, 7, 12, 12]);
  assert.deepEqual([1, 2, 7, 9].map((place) => nextTurn(turns, place, -1, 12)), [0, 0, 2, 7]);
});

/** The websocket of a table, on a fake socket of the test. */
async function fakeTableSocket() {
  const sent = [];
  class Socket {
    static OPEN = 1;
    readyState = 1;
    constructor() { Socket.last = this; }
    send(text) { sent.push(JSON.parse(text)); }
    close() {}
  }
  Object.assign(globalThis, {
    WebSocket: Socket, location: { protocol: 'http:', host: 'here' }, addEventListener() {}, removeEventListener() {},
    document: { addEventListener() {}, removeEventListener() {} },
  });
  const { openTableSocket } = await load('shell/live.js');
  const received = [];
  const live = openTableSocket('t', { receive: (message) => received.push(message), watched: () => null, state() {} });
  const socket = Socket.last;
  socket.onopen();
  return { live, socket, sent, received, receive: (message) => socket.onmessage({ data: JSON.stringify(message) }) };
}

test('a command over the websocket waits for its own response', async () => {
  const { live, socket, sent, received, receive } = await fakeTableSocket();
  const done = live.command({ id: 'one', codes: [1] });
  assert.deepEqual(sent, [{ type: 'command', id: 'one', codes: [1] }]);
  receive({ type: 'update' });
  receive({ type: 'done', id: 'one', version: 2 });
  assert.equal((await done).version, 2);
  assert.deepEqual(received, [{ type: 'update' }]);
  const refused = live.command({ id: 'two' });
  receive({ type: 'error', id: 'two', status: 409, error: { code: 'play.stale' } });
  assert.equal((await refused).error.code, 'play.stale');
  const lost = live.command({ id: 'four' });
  socket.readyState = 3;
  live.close();
  socket.onclose({ reason: '' });
  assert.equal(await lost, null);
  assert.equal(await live.command({ id: 'five' }), null);
});

const { measuresOf, mostUnusual, oneIn, barOf, rounded, seriesOf, wordFor } = await load('shell/statistics-figures.js');

test('rarity is given in whole games, and not at all for common values', () => {
  assert.deepEqual([0.5, 0.31, 0.24, 0.011, 0.0000123].map(oneIn), [null, null, 4, 91, 81000]);
  assert.equal(oneIn(0), 1e9);
});

test('less of something bad is lucky, and neutral values are more or fewer', () => {
  assert.deepEqual([wordFor(-1, -2), wordFor(-1, 2), wordFor(1, 2), wordFor(0, 2), wordFor(0, -2)],
    ['lucky', 'unlucky', 'lucky', 'more', 'fewer']);
});

test('good luck is to the right of the middle of its bar, and never beyond the end', () => {
  assert.deepEqual(barOf({ good: -1, z: -1.5, fell: 3, expected: 6 }), { from: 50, width: 25, word: 'lucky' });
  assert.deepEqual(barOf({ good: -1, z: 9, fell: 9, expected: 6 }), { from: 0, width: 50, word: 'unlucky' });
  assert.deepEqual(barOf({ good: 0, z: -1.5, fell: 3, expected: 6 }), { from: 25, width: 25, word: 'fewer' });
  assert.equal(barOf({ good: 0, z: null, fell: 2, expected: 2 }).width, 0);
});

test('figures of dice and luck are sorted and rounded', () => {
  const luck = [{ id: 'a', seat: 0, good: 1 }, { id: 'b', seat: 0, good: 0 }, { id: 'a', seat: 1, good: 1 }];
  assert.deepEqual(measuresOf(luck).map(({ id, good, rows }) => [id, good, rows.length]), [['a', 1, 2], ['b', 0, 1]]);
  const own = [['a', 0, 3], ['b', 1, -1], ['c', -1, 2], ['d', 1, null]]
    .map(([id, good, z]) => ({ id, seat: 0, good, z }));
  assert.deepEqual(mostUnusual([...own, { id: 'c', seat: 1, good: 1, z: 9 }], 0).map(({ id }) => id), ['c', 'b']);
  assert.equal(rounded(-4.2468), -4.2);
  assert.deepEqual(seriesOf({ counts: [1, 0, 2], sides: 3, mean: 2.3333, expected: 2 }),
    { count: 3, mean: 2.33, expected: 2, isLong: true });
  assert.equal(seriesOf({ counts: [1, 0], sides: 2, mean: 1, expected: 1.5 }).isLong, false);
});

const { withReceipt, isLow, milestone, nextChange, spanParts, timeLeft } = await load('shell/clock-time.js');
const clocksAt = (time, more = {}) =>
  withReceipt({ clocks: { left: [10_000, 5_000], running: [0], paused: false, ...more } }, time).clocks;

test('a running clock continues between two messages of the server, and others do not run', () => {
  assert.equal(timeLeft(clocksAt(1_000), 0, 4_000), 7_000);
  assert.equal(timeLeft(clocksAt(1_000), 1, 4_000), 5_000);
  assert.equal(timeLeft(clocksAt(1_000), 0, 60_000), 0);
  assert.equal(timeLeft(clocksAt(1_000, { paused: true }), 0, 4_000), 10_000);
});

test('a duration is shown in its largest units', () => {
  assert.deepEqual(spanParts(61_000), { minutes: 1, seconds: 1 });
  assert.deepEqual(spanParts(60_001), { minutes: 1, seconds: 1 });
  assert.deepEqual(spanParts(3_600_000), { hours: 1, minutes: 0 });
  assert.deepEqual(spanParts(90_000_000), { days: 1, hours: 1 });
});

test('time is announced twice, and redrawn only when its text changes', () => {
  assert.equal(milestone(60_001, 60_000), 60);
  assert.equal(milestone(60_000, 59_000), null);
  assert.equal(milestone(10_500, 9_900), 10);
  assert.equal(nextChange(4_200), 200 + 15); // soon after the next whole second
  assert.equal(isLow('live', 29_000), true);
  assert.equal(isLow('mail', 3 * 3_600_000), false);
});

test('events without duration are shown together with the next one that has a duration', async () => {
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
  globalThis.document = { hidden: false };
  globalThis.navigator ??= { language: 'en' };
  const { makePlayback } = await load('shell/playback.js');
  const board = { follow: (view, { name }) => view + name, durationOf: ({ time }) => time };
  const playback = makePlayback(() => board);
  playback.jump('>', 0);
  playback.play('>abcd', [{ name: 'a', time: 0 }, { name: 'b', time: 0 }, { name: 'c', time: 1 },
    { name: 'd', time: 0 }]);
  assert.deepEqual([playback.shown.value, playback.shownCount.value, playback.current.value.name], ['>abc', 3, 'c']);
  assert.deepEqual(playback.latest.value.map(({ name }) => name), ['a', 'b', 'c']);
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  assert.deepEqual([playback.shown.value, playback.shownCount.value, playback.current.value], ['>abcd', 4, null]);
  assert.deepEqual(playback.latest.value.map(({ name }) => name), ['d']);
});

test('events that take too long together are all shortened alike', async (t) => {
  const { makePlayback } = await load('shell/playback.js');
  const durations = [];
  let next = null;
  t.mock.method(globalThis, 'setTimeout', (step, ms) => { next = step; durations.push(ms); return 1; });
  const playback = makePlayback(() => ({ follow: (view, { name }) => view + name, durationOf: () => 1600 }));
  playback.jump('>', 0);
  playback.play('>abcd', [...'abcd'].map((name) => ({ name })));
  while (playback.unfinished.value) next();
  assert.equal(playback.shown.value, '>abcd');
  assert.deepEqual(durations, [800, 800, 800, 800]); // 3200 ms in all
});

test('a new question waits for the events of others, and one that is being answered does not', async () => {
  const { makePlayback } = await load('shell/playback.js');
  const playback = makePlayback(() => ({ follow: (view, { name }) => view + name, durationOf: () => 1000 }));
  playback.jump('>', 0);
  playback.play('>a', [{ name: 'a' }], Infinity);
  assert.deepEqual([playback.unfinished.value, playback.delaysQuestion.value], [true, false]);
  playback.skip();
  playback.play('>ab', [{ name: 'b' }]);
  playback.play('>abc', [{ name: 'c' }], Infinity);
  assert.deepEqual([playback.unfinished.value, playback.delaysQuestion.value], [true, true]);
  playback.skip();
});

test('the next question waits if showing an answer takes long, at the chosen speed', async () => {
  const [{ makePlayback }, { speed }] = [await load('shell/playback.js'), await load('shell/settings.js')];
  const playback = makePlayback(() => ({ follow: (view, { name }) => view + name, durationOf: ({ time }) => time }));
  playback.jump('>', 0);
  const waits = (time) => {
    playback.play('>a', [{ name: 'a', time }], 150);
    const { value } = playback.delaysQuestion;
    playback.skip();
    return value;
  };
  assert.deepEqual([waits(90), waits(300)], [false, true]);
  speed.value = 'fast';
  assert.deepEqual([waits(300), waits(400)], [false, true]);
  speed.value = 'slow';
  assert.deepEqual([waits(90), waits(70)], [true, false]);
  speed.value = 'instant';
  assert.equal(waits(3000), false);
  speed.value = 'normal';
});

test('a capture takes precedence over the sound of dice, and other events make no sound', async () => {
  const { soundOf } = await load('shell/sound.js');
  const [rolled, taken, moved] = [{ id: 'rolled', args: { dice: [3] } }, { id: 'taken', args: {} }, { id: 'moved' }];
  assert.deepEqual([[rolled, taken], [rolled], [moved], []].map((events) => soundOf(events, ['taken'])),
    ['capture', 'dice', null, null]);
});

const MAP = JSON.parse(readFileSync(new URL('games/risk/world.json', CLIENT)));
const namesIn = (language) => {
  const text = readFileSync(new URL(`words/${language}/risk-things.ftl`, CLIENT), 'utf8');
  return Object.fromEntries([...text.matchAll(/^risk-territory-(\S+) = (.*)$/gm)].map(([, id, name]) =>
    [id.replaceAll('-', '_'), name]));
};
/** The room for names at a scale, in pixels a unit; a letter is nearly half as wide as high. */
const roomAt = (scale) => ({ scale, bounds: MAP.viewBox.slice(2), width: (text) => 0.45 * text.length });

test('a short name keeps the beginning of each word', () => {
  assert.equal(shortened('Eastern Australia', 6), 'E. Austra.');
  assert.equal(shortened('Western United States', 8), 'W. U. States');
  assert.equal(shortened('Peru', 4), 'Peru');
  assert.equal(shortened('Great Britain', Infinity), 'Great Britain');
});

for (const language of ['en', 'sv', 'da']) {
  test(`all names of the map fit, from a small tablet to a large screen: ${language}`, () => {
    const names = namesIn(language);
    for (const scale of [0.43, 0.5, 0.57, 0.66, 0.74, 0.9, 1.1, 1.3, 1.8]) {
      const placed = placeNames(MAP.territories, names, roomAt(scale));
      assert.deepEqual(Object.keys(placed ?? {}).sort(), Object.keys(names).sort(), `scale ${scale}`);
      for (const { size } of Object.values(placed)) assert.ok(size >= 10);
    }
  });
}

test('names that would be too small are not shown',
  () => assert.equal(placeNames(MAP.territories, namesIn('en'), roomAt(0.15)), null));

test('names are not abbreviated where there is room', () => {
  const names = namesIn('en');
  for (const [id, { lines }] of Object.entries(placeNames(MAP.territories, names, roomAt(0.74)))) assert.equal(
    lines.join(' '), names[id]);
});

test('the column is placed where it leaves more space for the board', () => {
  const [world, country] = [[1200, 680], [600, 886]];
  assert.equal(stackedHeight(world, 1280, 720), null);
  assert.equal(stackedHeight(country, 820, 1180), null);
  const [bar, aboveBoard, margin] = [56, 48, 16]; // heights
  assert.equal(stackedHeight(world, 820, 1180), Math.ceil((820 - margin) * (680 / 1200) + aboveBoard + margin),
    'not higher than the board needs');
  assert.equal(stackedHeight([680, 664], 820, 1180), Math.round(0.62 * (1180 - bar)), 'at most 62%');
});

test('on a tablet or a larger screen the map is never too small to read its names', () => {
  for (let width = 761; width <= 2560; width += 13) {
    for (let height = 640; height <= 1440; height += 40) {
      const stacked = stackedHeight([1200, 680], width, height);
      const across = stacked ? width : width - (width > 1000 ? 372 : 320); // the width of the column
      const scale = Math.min((across - 16) / 1200, ((stacked ?? height - 56) - 64) / 680); // as in stacking.js
      assert.ok(scale > 0.43, `${width}x${height}: ${scale}`);
    }
  }
});

test('the dice lie beyond the attacked piece, or at its side where the map ends', async () => {
  const { besideFight } = await load('games/risk/fight-place.js');
  const [dice, map, gap] = [[20, 10], [200, 100], 4];
  const at = (from, to) => besideFight(from, to, dice, map, gap).map(Math.round);
  assert.deepEqual(at([50, 50], [80, 50]), [94, 50], 'to the right');
  assert.deepEqual(at([50, 20], [50, 50]), [50, 59], 'below');
  assert.deepEqual(at([150, 50], [185, 50]), [185, 59], 'at the right edge');
  assert.deepEqual(at([190, 50], [30, 50]), [44, 50], 'across the edge of the map');
});

test('the dice of a fight hide other pieces only where nothing near is free', async () => {
  const { besideFight } = await load('games/risk/fight-place.js');
  const [dice, map, gap] = [[20, 10], [200, 100], 4];
  const at = (...rest) => besideFight([50, 50], [80, 50], dice, map, gap, ...rest).map(Math.round);
  assert.deepEqual(at([[95, 50]]), [80, 59], 'below');
  assert.deepEqual(at([[95, 50], [80, 60]]), [80, 41], 'above');
  assert.deepEqual(at([[95, 50], [80, 60], [80, 40], [90, 40], [90, 60], [70, 40], [70, 60]]), [80, 69], 'further');
  const all = Array.from({ length: 1000 }, (_, k) => [5 * (k % 40), 5 * Math.floor(k / 40)]);
  const margin = 10; // of the sea that can be seen above and below the map
  assert.deepEqual(at(all, margin), [80, -5], 'in the sea above the map');
});

const POWER = [[3, 0, 9], [5, 0, 9], [13, 0, 1]]; // in each of three rounds, the numbers of three seats

test('the lines behind a chart are at round numbers, up to the largest of the seats shown', () => {
  assert.deepEqual(ticksOf(POWER, [0, 1, 2]), { ticks: [0, 5, 10, 15], top: 15 });
  assert.deepEqual(ticksOf(POWER, [1]), { ticks: [0, 1], top: 1 });
  assert.deepEqual(ticksOf([[800], [41_000]], [0]).ticks, [0, 20_000, 40_000, 60_000]);
});

test('the line of a seat runs from edge to edge of the chart', () => {
  const [left, right, top, base] = [BOX.left, BOX.width - BOX.right, BOX.top, BOX.height - BOX.bottom];
  assert.deepEqual([pointOf(0, 0, 2, 15), pointOf(2, 15, 2, 15)], [{ x: left, y: base }, { x: right, y: top }]);
  assert.equal(pathOf(POWER, 1, 15), `M${[0, 1, 2].map((at) => `${pointOf(at, 0, 2, 15).x.toFixed(1)} ${base}.0`)
    .join('L')}`);
});

test('a pointer chooses the nearest round of a chart', () => {
  const box = { left: 100, width: 2 * BOX.width };
  const at = (x) => roundAt(100 + 2 * x, box, 10); // drawn at twice its size, 100 to the right, with rounds 0 to 10
  assert.deepEqual([at(0), at(BOX.left), at(BOX.width)], [0, 0, 10]);
  assert.equal(at(pointOf(7, 0, 10, 1).x + 3), 7);
});
