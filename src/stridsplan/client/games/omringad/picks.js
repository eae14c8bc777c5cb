// What can be touched on the board, read from the fields of the legal actions. No rule is known here.

const cellPlace = (seat, cell) => `${'ABCD'[seat]}${cell}`;

function add(picks, place, role, action) {
  const pick = picks.get(place);
  if (pick) pick.actions.push(action);
  else picks.set(place, { role, actions: [action] });
}

/** How the actions of each kind stand on the board; `chosen` is what is in the hand: a kind of ground or of unit. */
const ADD = {
  lay: (picks, action, { seat, brush }) => { if (action.terrain === brush) add(picks, cellPlace(seat, action.cell), 'lay', action); },
  put: (picks, action, { unit }) => { if (action.unit === unit) add(picks, action.square, 'put', action); },
  lodge: (picks, action) => add(picks, action.square, 'lodge', action),
  lair: (picks, action) => add(picks, action.square, 'lair', action),
  start: (picks, action) => add(picks, action.square, 'start', action),
  restack: (picks, action) => add(picks, action.square, 'restack', action),
  step: (picks, action) => add(picks, action.to, 'step', action),
  battle: (picks, action) => add(picks, action.square, 'battle', action),
  withdraw: (picks, action) => add(picks, action.to, 'withdraw', action),
};

/**
 * The places that can be touched.
 * @param {object[]} actions  the legal list
 * @param {{seat: number, brush: string|null, unit: string|null}} state
 * @returns {Map<string, {role: string, actions: object[]}>}
 */
export function picksOf(actions, state) {
  const picks = new Map();
  for (const action of actions) ADD[action.kind]?.(picks, action, state);
  return picks;
}

/** The kinds of something that the actions speak of, in the order of `all`. */
export const kindsIn = (actions, kind, field, all) =>
  all.filter((each) => actions.some((action) => action.kind === kind && action[field] === each));

/** A tile's name among its like. */
export const slotKey = ({ unit, damaged }) => (damaged ? `${unit}*` : unit);

/** An action about a tile of this kind, if there is one. */
export const actionFor = (actions, kind, tile) =>
  actions.find((action) => action.kind === kind && action.unit === tile.unit && Boolean(action.damaged) === Boolean(tile.damaged));
