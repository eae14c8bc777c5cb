// What can be touched on the board, read from the fields of the legal actions. No rule is known here.

/** The names of places that are not squares. */
export const slotPlace = (seat, slot) => `slot-${seat}-${slot}`;
export const padPlace = (seat) => `pad-${seat}`;
export const slidePlace = (to) => `slide-${to}`;
/** A handle beside a square: one of several ways to come there, or a turn on the spot. */
export const handlePlace = (action) => `way-${action.code}`;

/** Numbers of characters, however they are given. */
const numbersOf = (pieces) => (pieces ?? []).map((each) => each.piece ?? each);

/** The characters that have something to choose: to move, to turn or to shoot. */
export function moversOf(actions) {
  const movers = new Map();
  for (const { kind, piece, from, square } of actions) {
    if (kind === 'move' || kind === 'rotate') movers.set(piece, { place: from ?? square, moves: true });
    else if (kind === 'shoot' && !movers.has(piece)) movers.set(piece, { place: from, moves: false });
  }
  return movers;
}

/** The character in hand: the one chosen, or the only one that can move. */
export function inHand(movers, chosen) {
  if (movers.has(chosen)) return chosen;
  const able = [...movers].filter(([, { moves }]) => moves);
  return able.length === 1 ? able[0][0] : null;
}

/** Moves that come to the same, whichever die is used for them. */
const isSameMove = (a, b) => a.kind === 'move' && b.kind === 'move' && a.piece === b.piece && a.to === b.to && a.turn === b.turn && a.number === b.number;

const STRENGTH = ['piece', 'launch', 'nominate', 'block', 'place', 'to', 'target', 'remove'];

function add(picks, place, role, action) {
  const pick = picks.get(place);
  if (!pick) { picks.set(place, { role, actions: [action] }); return; }
  if (pick.actions.some((each) => isSameMove(each, action))) return;
  pick.actions.push(action);
  if (STRENGTH.indexOf(role) > STRENGTH.indexOf(pick.role)) pick.role = role;
}

/** A target is shot at by the character in hand if it can, else by any that can. */
function addShots(picks, shots, hand) {
  for (const action of shots) {
    const own = shots.find((each) => each.target === action.target && each.piece === hand);
    if (!own || own === action) add(picks, action.target, 'target', action);
  }
}

const ADD = {
  place_block: (picks, action) => add(picks, action.square, 'block', action),
  place: (picks, action, { type, facing }) => {
    if (action.type === type && action.facing === facing) add(picks, action.square, 'place', action);
  },
  launch: (picks, action, { seat }) => add(picks, slotPlace(seat, action.slot), 'launch', action),
  nominate: (picks, action, { seat }) => add(picks, padPlace(seat), 'nominate', action),
  slide: (picks, action) => add(picks, slidePlace(action.to), 'slide', action),
  remove: (picks, action) => add(picks, action.square ?? slotPlace(action.seat, action.slot), 'remove', action),
  move: (picks, action, { hand }) => { if (action.piece === hand) add(picks, action.to, 'to', action); },
  rotate: (picks, action, { hand }) => { if (action.piece === hand) add(picks, handlePlace(action), 'turn', action); },
};

/**
 * The places that can be touched.
 * @param {object[]} actions  the legal list
 * @param {{seat: number, hand: number|null, type: string, facing: string}} state  who chooses, the character in hand, and
 *   what is about to be placed
 * @returns {Map<string, {role: string, actions: object[], piece?: number}>} `piece`: touching takes it in hand
 */
export function picksOf(actions, state) {
  const picks = new Map();
  for (const [piece, { place }] of moversOf(actions)) picks.set(place, { role: 'piece', actions: [], piece });
  for (const action of actions) ADD[action.kind]?.(picks, action, state);
  addShots(picks, actions.filter((action) => action.kind === 'shoot'), state.hand);
  for (const action of waysOf(picks)) add(picks, handlePlace(action), 'way', action);
  return picks;
}

/** The moves that need a handle of their own: turns, and moves that share a square with others. */
export function waysOf(picks) {
  return [...picks.values()].filter(({ role }) => role === 'to').flatMap(({ actions }) => actions)
    .filter((action, _, all) => action.kind === 'move' && (action.turn || all.some((other) => other !== action && other.to === action.to)));
}

/** Who would go: for certain, and if the block is live. */
export const tollOf = (action) => ({
  certain: action.kind === 'remove' ? [action.piece] : numbersOf(action.hits),
  perhaps: numbersOf(action.risk?.takes), live: action.risk?.live ?? null,
});

/** Whether an action is asked about once more: it may cost one's own, lands on a block, or takes a character for good. */
export function isGrave(action, isOwn) {
  const { certain, perhaps } = tollOf(action);
  return action.kind === 'remove' || (action.kind === 'move' && Boolean(action.risk)) || [...certain, ...perhaps].some(isOwn);
}
