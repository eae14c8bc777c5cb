// The view after each event, to show step by step what happened. At the end the view of the server replaces it.
import { boxOfUnit } from './units.js';

const changeSquare = (view, name, change) =>
  ({ ...view, squares: view.squares.map((each) => (each.square === name ? { ...each, ...change(each) } : each)) });

const stackOf = (square, seat) => square.stacks.find((stack) => stack.seat === seat);
/** The stacks of a square, with this one instead of that of its seat; without it if it is empty. */
const withStack = (square, stack) =>
  [...square.stacks.filter(({ seat }) => seat !== stack.seat), stack].filter(({ height }) => height > 0)
    .sort((a, b) => a.seat - b.seat);

/** Remove a number of tiles from a square, and set the tile on top. */
const leave = (seat, number, top) => (square) => {
  const stack = stackOf(square, seat);
  if (!stack) return {};
  return { stacks: withStack(square, { ...stack, height: stack.height - number, top: top ?? stack.top, tiles: null,
    general: false }) };
};

/** Add tiles to a square; `moved`: how many of them have moved in this round. */
const come = (seat, number, top, moved = 0) => (square) => {
  const stack = stackOf(square, seat) ?? { seat, height: 0, top, general: false, moved: 0, from: [], capable: true };
  return { stacks: withStack(square, { ...stack, height: stack.height + number, moved: stack.moved + moved,
    tiles: null }) };
};

/** Move tiles along a path; `top`: the tile on top of those that go, `left`: on top of those that stay. */
function move(view, { seat, path, number, top, left }) {
  if (path[0] === path.at(-1)) return view;
  return changeSquare(changeSquare(view, path[0], leave(seat, number, left)), path.at(-1),
    come(seat, number, top, number));
}

/** Move tiles out of a battle; they have moved before if all tiles of their stack have. */
function withdraw(view, { seat, from, to, number }) {
  const stack = stackOf(view.squares.find(({ square }) => square === from), seat);
  if (!stack) return view;
  const moved = stack.moved >= stack.height ? number : 0;
  return changeSquare(changeSquare(view, from, leave(seat, number)), to, come(seat, number, stack.top, moved));
}

const begin = (view, { square, defender }) => ({ ...view, battle: {
  square, terrain: view.squares.find((each) => each.square === square).terrain, defender, step: 'ranged', parties: [],
  sharpshooters: null, reason: null, from: null } });

const fighter = (view, tile) => ({ ...tile, box: boxOfUnit(tile.unit, view.options), least: null, modifier: null });

/** Reveal the tiles of a party. */
function show(view, { party, tiles }) {
  if (!view.battle) return view;
  const seat = view.seats.find((each) => each.seat === party);
  const side = seat?.side ?? null;
  const shown = { party, side, defends: side !== null && side === view.battle.defender,
    tiles: tiles.map((tile) => fighter(view, tile)), rolled: 0, hits: null };
  return { ...view,
    battle: { ...view.battle, parties: [...view.battle.parties.filter((each) => each.party !== party), shown] } };
}

function changeParty(view, party, change) {
  if (!view.battle) return view;
  const parties = view.battle.parties.map((each) => (each.party === party ? { ...each, ...change(each) } : each));
  return { ...view, battle: { ...view.battle, parties } };
}

/** Set the step of the battle and the number that a tile needs, which a roll shows. */
function roll(view, { party, unit, damaged, least }) {
  if (!view.battle) return view;
  const next = { ...view, battle: { ...view.battle, step: boxOfUnit(unit, view.options), reason: null } };
  const needs = (tile) => (tile.unit === unit && tile.damaged === damaged ? { ...tile, least } : tile);
  return changeParty(next, party, ({ tiles }) => ({ tiles: tiles.map(needs) }));
}

/** Set how many tiles of a kind are left after hits, whole and damaged. */
function takeHits(view, { party, unit, whole_left: whole, damaged_left: damaged }) {
  return changeParty(view, party, ({ tiles }) => {
    const like = (hurt, count) => ({ ...fighter(view, { unit, damaged: hurt }),
      ...tiles.find((tile) => tile.unit === unit && tile.damaged === hurt), count });
    const at = tiles.findIndex((tile) => tile.unit === unit);
    const rest = tiles.filter((tile) => tile.unit !== unit);
    return { tiles: rest.toSpliced(Math.max(0, at), 0,
      ...[like(false, whole), like(true, damaged)].filter(({ count }) => count > 0)) };
  });
}

/** Add a unit; one that the seat may not see is drawn as a mercenary until the server's view comes. */
const reinforce = (view, { seat, square, unit }) =>
  changeSquare(view, square, (each) => ({ ...come(seat, 1, { unit: unit ?? 'merc', damaged: false })(each) }));

const changeSeat = (view, seat, patch) =>
  ({ ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...patch } : each)) });

/** The squares at the beginning of a round, when no tile has moved. */
const unmoved = (squares) => squares.map((square) =>
  ({ ...square, stacks: square.stacks.map((stack) => ({ ...stack, moved: 0 })) }));

/** By event id: the view after the event, given `what`: its arguments as plain values. */
const FOLLOW = {
  round_began: (view, { round, holder }) => ({ ...view, round, holder, passed: [], squares: unmoved(view.squares) }),
  moved: move,
  conquered: (view, { square, seat }) => changeSquare(view, square, () => ({ control: seat })),
  battle_began: begin,
  battle_with_dragon: begin,
  force_shown: show,
  dice_rolled: roll,
  hits_taken: takeHits,
  withdrew: withdraw,
  battle_won: (view) => ({ ...view, battle: null }),
  battle_won_by_dragon: (view) => ({ ...view, battle: null }),
  battle_without_survivors: (view) => ({ ...view, battle: null }),
  battle_called_off: (view) => ({ ...view, battle: null }),
  unit_placed: reinforce,
  unit_placed_shown: reinforce,
  top_chosen: (view, { seat, square, top }) => changeSquare(view, square,
    (each) => ({ stacks: each.stacks.map((stack) => (stack.seat === seat ? { ...stack, top } : stack)) })),
  scored: (view, { seat, total }) => changeSeat(view, seat, { score: total }),
};

/** The view after an event. */
export const follow = (view, event) => FOLLOW[event.id]?.(view, event.what ?? {}) ?? view;

const DURATIONS = {
  terrain_revealed: 400, armies_revealed: 400, round_began: 300, special_drawn: 500, bid_made: 300, folded: 250,
  auction_won: 500, special_placed: 400,
  moved: 650, conquered: 200, passed: 250, battle_began: 700, battle_with_dragon: 700, force_shown: 350,
  dice_rolled: 500, hits_taken: 350,
  target_chosen: 450, withdrew: 450, battle_called_off: 500, battle_won: 600, battle_won_by_dragon: 600,
  battle_without_survivors: 600,
  top_chosen: 250, declined: 250, team_held_back: 600, unit_placed: 120, unit_placed_shown: 120, income: 150,
  scored: 300,
};

/** How long an event is shown, in ms. */
export const durationOf = (event) => DURATIONS[event.id] ?? 0;

/** The ids of events that show how an auction or a battle came out: they stand first in its line of the log. */
export const OUTCOMES = ['auction_won', 'special_returned', 'battle_won', 'battle_won_by_dragon',
  'battle_without_survivors', 'battle_called_off', 'stalemate'];

/** The ids of events that begin a line of the log. */
export const BEGINS = ['special_drawn', 'battle_began', 'battle_with_dragon'];

const named = (name, ids) => ids.map((id) => [id, name]);
/** By event id: the name of the group that shares a line of the log. */
const FOLDED = {
  initiative_rolled: 'initiative', unit_bought: 'bought', unit_placed: 'placed', unit_placed_shown: 'placed',
  conquered: 'conquered', purchase_sealed: 'sealed', army_sealed: 'sealed', terrain_sealed: 'sealed',
  ...Object.fromEntries([
    ...named('auction', ['special_drawn', 'was_ready', 'bid_made', 'bid_sealed', 'folded', 'declined', 'auction_won',
      'special_returned']),
    ...named('battle', ['battle_began', 'battle_with_dragon', 'force_shown', 'dice_rolled', 'hits_aimed', 'hits_taken',
      'target_chosen', 'withdrew', 'cut_off', 'stalemate', 'battle_called_off', 'battle_won', 'battle_won_by_dragon',
      'battle_without_survivors']),
  ]),
};

/** An auction, a battle, and events of a kind that follow each other share a line of the log. */
export const groupOf = (event) => FOLDED[event.id] ?? null;

/** Whether an event begins a chapter of the log. */
export const isHeading = (event) => event.id === 'round_began';
