// What can be chosen on the board, read from the fields of the legal actions. No rule is known here.

import { addPick } from '../../shell/board/places.js';
import { letterOf } from './geometry.js';

/** The square of a cell of a seat's own country. */
export const cellPlace = (seat, cell) => `${letterOf(seat)}${cell}`;

/**
 * By kind of action: adds an action to the picks of its place. `brush`, `unit`: the selected kinds of terrain and of
 * units.
 */
const ADD = {
  lay: (picks, action, { seat, brush }) => { if (action.terrain === brush) addPick(picks, cellPlace(seat, action.cell),
    'lay', action); },
  put: (picks, action, { unit }) => { if (action.unit === unit) addPick(picks, action.square, 'put', action); },
  lodge: (picks, action) => addPick(picks, action.square, 'lodge', action),
  lair: (picks, action) => addPick(picks, action.square, 'lair', action),
  start: (picks, action) => addPick(picks, action.square, 'start', action),
  restack: (picks, action) => addPick(picks, action.square, 'restack', action),
  step: (picks, action) => addPick(picks, action.to, 'step', action),
  battle: (picks, action) => addPick(picks, action.square, 'battle', action),
  withdraw: (picks, action) => addPick(picks, action.to, 'withdraw', action),
};

/**
 * The places that can be chosen.
 * @param {Action[]} actions  the legal list
 * @param {{seat: number, brush: string|null, unit: string|null}} state
 * @returns {Map<string, {role: string, actions: Action[]}>}
 */
export function picksOf(actions, state) {
  const picks = new Map();
  for (const action of actions) ADD[action.kind]?.(picks, action, state);
  return picks;
}

/** The values of a field that occur in the actions of a kind, in the order of `all`. */
export const kindsIn = (actions, kind, field, all) =>
  all.filter((each) => actions.some((action) => action.kind === kind && action[field] === each));

/** A key for a kind of tile and whether it is damaged: "archer*" is a damaged one. */
export const slotKey = ({ unit, damaged }) => (damaged ? `${unit}*` : unit);

/** An action about a tile of this kind, if there is one. */
export const actionFor = (actions, kind, tile) =>
  actions.find((action) => action.kind === kind && action.unit === tile.unit
    && Boolean(action.damaged) === Boolean(tile.damaged));
