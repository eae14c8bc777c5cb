// The Awakened's board: places of lands, transfers of a turn, and the view after events.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, newsOf, tallyOf } from '../../src/stridsplan/client/games/awakened/follow.js';
import { boardEdges, boxOf, nextPlace, placesOf, SIDE, WIDTH }
  from '../../src/stridsplan/client/games/awakened/geometry.js';
import { picksOf, siteOf, transfersOf } from '../../src/stridsplan/client/games/awakened/picks.js';

// By the number of seats, for each row of lands: how far the first is right of A1, in half lands, and their number.
const ROWS = { 2: [[0, 4], [-1, 5], [-2, 6], [-3, 7], [-2, 6], [-1, 5], [0, 4]],
  3: [[0, 4], [-1, 5], [-2, 6], [-3, 7], [-4, 8], [-3, 7], [-2, 6], [-1, 5]],
  4: [[0, 5], [-3, 8], [-4, 9], [-5, 10], [-4, 9], [-3, 8], [0, 5]] };
const cellsOf = (seats) => ROWS[seats].flatMap(([offset, count], y) =>
  Array.from({ length: count }, (_, k) => ({ id: `${'ABCDEFGH'[y]}${k + 1}`, x: offset + 2 * k, y })));

for (const seats of [2, 3, 4]) {
  test(`the map for ${seats} fits into its box`, () => {
    const [, , width, height] = boxOf(seats);
    for (const [x, y] of Object.values(placesOf(cellsOf(seats), seats))) {
      assert.ok(x > WIDTH / 2 && x < width - WIDTH / 2 && y > SIDE && y < height - SIDE, `${x}, ${y}`);
    }
  });
}

test('arrow keys lead to neighbours', () => {
  const places = placesOf(cellsOf(2), 2);
  assert.equal(nextPlace(places, 'D4', 'ArrowRight'), 'D5');
  assert.equal(nextPlace(places, 'D4', 'ArrowLeft'), 'D3');
  assert.ok(['C3', 'C4'].includes(nextPlace(places, 'D4', 'ArrowUp')));
  assert.ok(['E3', 'E4'].includes(nextPlace(places, 'D4', 'ArrowDown')));
  assert.equal(nextPlace(places, 'A1', 'ArrowUp'), null);
});

test('only edges between boards and round the map are drawn', () => {
  const places = placesOf(cellsOf(2).filter(({ id }) => ['A1', 'A2'].includes(id)), 2);
  const edges = (boardOf) => boardEdges(places, boardOf).split('M').length - 1;
  assert.equal(edges(() => 1), 10); // one board: not the edge between the lands, which both would draw
  assert.equal(edges((id) => id), 12);
});

test('actions are read as transfers, of which the last may be incomplete', () => {
  const taken = [{ kind: 'move_from', cell: 'A2' }, { kind: 'move_to', cell: 'B2' }, { kind: 'send_people', people: 3 },
    { kind: 'send_resources', resources: 0 }, { kind: 'move_from', cell: 'B2' }];
  const [first, second] = transfersOf(taken);
  assert.deepEqual([first.from, first.to, first.numbers, first.isComplete], ['A2', 'B2', [3, 0], true]);
  assert.deepEqual([second.from, second.to, second.numbers, second.isComplete], ['B2', undefined, [], false]);
});

test('soldiers that join a raid have no target of their own', () => {
  const [raid, joined] = transfersOf([{ kind: 'march_from', cell: 'A2' }, { kind: 'march_to', cell: 'B2', raids: 1 },
    { kind: 'send_fresh', soldiers: 1 }, { kind: 'send_veterans', soldiers: 0 }, { kind: 'march_from', cell: 'B1' },
    { kind: 'send_fresh', soldiers: 0 }, { kind: 'send_veterans', soldiers: 2 }]);
  assert.deepEqual([raid.to, raid.numbers, joined.to, joined.numbers], ['B2', [1, 0], undefined, [0, 2]]);
  assert.ok(joined.isComplete);
});

test('a land of another player is a target, any other a goal', () => {
  const picks = picksOf([{ kind: 'march_to', cell: 'B2', raids: 1 }, { kind: 'march_to', cell: 'B3', raids: null },
    { kind: 'end_turn' }]);
  assert.deepEqual([...picks].map(([cell, { role }]) => [cell, role]), [['B2', 'target'], ['B3', 'goal']]);
});

test('the land to build in is the chosen land if something can be built there, or else another', () => {
  const actions = [{ kind: 'build', cell: 'B2' }, { kind: 'build', cell: 'C2' }, { kind: 'end_building' }];
  assert.equal(siteOf(actions, 'C2'), 'C2');
  assert.equal(siteOf(actions, 'D4'), 'B2');
  assert.equal(siteOf(actions, null), 'B2');
  assert.equal(siteOf([{ kind: 'move_from', cell: 'B2' }], 'B2'), null);
});

const land = (id, more) => ({ id, owner: 0, people: 3, resources: 1, fresh: 0, veterans: 0, buildings: [], ...more });

test('a land that is left empty loses its owner', () => {
  const view = { cells: [land('A1'), land('A2', { owner: null, people: 0, resources: 0 })] };
  const event = { id: 'moved', what: { from: 'A1', to: 'A2', seat: 0, people: 3, resources: 1 } };
  const [from, to] = follow(view, event).cells;
  assert.deepEqual([from.owner, from.people, from.resources], [null, 0, 0]);
  assert.deepEqual([to.owner, to.people, to.resources], [0, 3, 1]);
});

test('births and starvation are shown as numbers of people', () => {
  const born = { id: 'people_born', what: { cell: 'A1', people: 2 } };
  assert.equal(follow({ cells: [land('A1')] }, born).cells[0].people, 5);
  assert.deepEqual(tallyOf(born), ['people', 2]);
  assert.deepEqual(tallyOf({ id: 'people_starved', what: { cell: 'A1', lost: 1 } }), ['people', -1]);
  assert.equal(tallyOf({ id: 'turn_began', what: {} }), null);
});

test('the news of a turn are the births and deaths in each land since the turn began', () => {
  const born = { id: 'people_born', what: { cell: 'A1', people: 1 } };
  const starved = { id: 'people_starved', what: { cell: 'A1', lost: 3 } };
  const elsewhere = { id: 'loner_died', what: { cell: 'B1' } };
  const events = [born, { id: 'turn_began', what: {} }, born, elsewhere, { id: 'harvested', what: { cell: 'A1' } },
    starved];
  assert.deepEqual([...newsOf(events)], [['A1', [born, starved]], ['B1', [elsewhere]]]);
  assert.equal(newsOf(events.slice(0, 2)).size, 0);
});
