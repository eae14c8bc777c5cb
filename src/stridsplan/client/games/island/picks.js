// What can be chosen on the board, read from the fields of the legal actions. No rule is known here.

import { addPick } from '../../shell/board/places.js';

/** The names of places that are not squares: a slot of a pad, a pad, the side to which a pad slides. */
export const slotPlace = (seat, slot) => `slot-${seat}-${slot}`;
export const padPlace = (seat) => `pad-${seat}`;
export const slidePlace = (to) => `slide-${to}`;
/** The place of a handle, a round button beside a square: one of several moves to it, or a turn on the spot. */
export const handlePlace = (action) => `way-${action.code}`;

/** The numbers of characters that are given as numbers or as objects with `piece`. */
const numbersOf = (pieces) => (pieces ?? []).map((each) => each.piece ?? each);

/** The characters that can move, turn or shoot: piece -> {place, moves}; `moves`: it can move or turn. */
export function moversOf(actions) {
  const movers = new Map();
  for (const { kind, piece, from, square } of actions) {
    if (kind === 'move' || kind === 'rotate') movers.set(piece, { place: from ?? square, moves: true });
    else if (kind === 'shoot' && !movers.has(piece)) movers.set(piece, { place: from, moves: false });
  }
  return movers;
}

/** The selected character: the one chosen, or the only one that can move; null if there is neither. */
export function selectedOf(movers, chosen) {
  if (movers.has(chosen)) return chosen;
  const able = [...movers].filter(([, { moves }]) => moves);
  return able.length === 1 ? able[0][0] : null;
}

/** Whether two moves have the same result, whichever die they use. */
const isSameMove = (a, b) => a.kind === 'move' && b.kind === 'move' && a.piece === b.piece && a.to === b.to
  && a.turn === b.turn && a.number === b.number;

/**
 * The roles of places, the weakest first: of several actions at a place, the one with the strongest role gives the
 * place its role. 'to': a move ends there; 'target': it can be shot at. The roles 'turn' and 'way', of handles, and
 * 'slide' have places of their own.
 */
const STRENGTH = ['piece', 'launch', 'nominate', 'block', 'place', 'to', 'target', 'remove'];

function add(picks, place, role, action) {
  if (picks.get(place)?.actions.some((each) => isSameMove(each, action))) return;
  addPick(picks, place, role, action);
  const pick = picks.get(place);
  if (STRENGTH.indexOf(role) > STRENGTH.indexOf(pick.role)) pick.role = role;
}

/** Add shots: at a target that the selected character can hit, only its shot; at any other, all shots. */
function addShots(picks, shots, selected) {
  for (const action of shots) {
    const own = shots.find((each) => each.target === action.target && each.piece === selected);
    if (!own || own === action) add(picks, action.target, 'target', action);
  }
}

/** By kind of action: adds it to the picks, if it fits the state (`picksOf`). */
const ADD = {
  place_block: (picks, action) => add(picks, action.square, 'block', action),
  place: (picks, action, { type, facing }) => {
    if (action.type === type && action.facing === facing) add(picks, action.square, 'place', action);
  },
  launch: (picks, action, { seat }) => add(picks, slotPlace(seat, action.slot), 'launch', action),
  nominate: (picks, action, { seat }) => add(picks, padPlace(seat), 'nominate', action),
  slide: (picks, action) => add(picks, slidePlace(action.to), 'slide', action),
  remove: (picks, action) => add(picks, action.square ?? slotPlace(action.seat, action.slot), 'remove', action),
  move: (picks, action, { selected }) => { if (action.piece === selected) add(picks, action.to, 'to', action); },
  rotate: (picks, action, { selected }) => {
    if (action.piece === selected) add(picks, handlePlace(action), 'turn', action);
  },
};

/**
 * The places that can be chosen.
 * @param {Action[]} actions  the legal list
 * @param {{seat: number, selected: number|null, type: string, facing: string}} state  who chooses, the selected
 *   character, and what is about to be placed
 * @returns {Map<string, {role: string, actions: Action[], piece?: number}>} `piece`: touching selects it
 */
export function picksOf(actions, state) {
  const picks = new Map();
  for (const [piece, { place }] of moversOf(actions)) picks.set(place, { role: 'piece', actions: [], piece });
  for (const action of actions) ADD[action.kind]?.(picks, action, state);
  addShots(picks, actions.filter((action) => action.kind === 'shoot'), state.selected);
  for (const action of movesWithHandle(picks)) add(picks, handlePlace(action), 'way', action);
  return picks;
}

/** The moves that need a handle of their own: turns, and moves that share a square with others. */
export function movesWithHandle(picks) {
  return [...picks.values()].filter(({ role }) => role === 'to').flatMap(({ actions }) => actions)
    .filter((action, _, all) => action.kind === 'move'
      && (action.turn || all.some((other) => other !== action && other.to === action.to)));
}

/**
 * The characters that an action would lose: certainly, and `perhaps`, if the block is live; `live`: the probability of
 * that, null if no block would be turned over.
 */
export const lossesOf = (action) => ({
  certain: action.kind === 'remove' ? [action.piece] : numbersOf(action.hits),
  perhaps: numbersOf(action.risk?.takes), live: action.risk?.live ?? null,
});

/**
 * Whether an action has to be confirmed: it may lose a character of the seat's own side, lands on a block, or removes a
 * character.
 */
export function needsConfirming(action, isOwn) {
  const { certain, perhaps } = lossesOf(action);
  return action.kind === 'remove' || (action.kind === 'move' && Boolean(action.risk))
    || [...certain, ...perhaps].some(isOwn);
}
