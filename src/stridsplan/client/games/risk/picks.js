// What can be chosen on the map, read from the fields of the legal actions. No rule is known here.

import { addPick } from '../../shell/board/places.js';

const BY_TERRITORY = ['place', 'place_neutral', 'choose_capital', 'move_from', 'move_to'];

/** Add an action to those of a territory, unless the territory has another role already. */
function add(picks, territory, role, action) {
  if ((picks.get(territory)?.role ?? role) === role) addPick(picks, territory, role, action);
}

function addAttack(picks, action, source) {
  if (action.source === source) add(picks, action.target, 'target', action);
  else add(picks, action.source, 'source', action);
}

/**
 * The territories that can be chosen.
 * @param {Action[]} next  what is legal after the steps so far
 * @param {Action[]} first  what is legal before the first step: touching one of these starts over (`restart`)
 * @param {string|null} source  the source chosen for an attack
 * @returns {Map<string, {role: string, actions: Action[], restart: boolean}>}
 */
export function picksOf(next, first, source) {
  const picks = new Map();
  const read = (actions) => {
    // Targets of the chosen source are added first: the cursor begins at the first place that was added
    for (const action of actions) {
      if (BY_TERRITORY.includes(action.kind)) add(picks, action.territory, action.kind, action);
      else if (action.kind === 'attack' && action.source === source) addAttack(picks, action, source);
    }
    for (const action of actions) if (action.kind === 'attack') addAttack(picks, action, source);
  };
  read(next);
  const afterSteps = new Set(picks.keys());
  if (first !== next) read(first);
  for (const [territory, pick] of picks) pick.restart = !afterSteps.has(territory);
  return picks;
}

/**
 * Of the actions that place armies in one territory, the one for a chosen step: the largest that is not larger,
 * or the first if all are larger.
 * @param {Action[]} actions  kind place or place_neutral
 * @param {number|"all"} step
 */
export function placeAction(actions, step) {
  const wanted = step === 'all' ? Infinity : step;
  const fitting = actions.filter((action) => action.armies <= wanted);
  return fitting.sort((a, b) => b.armies - a.armies)[0] ?? actions[0];
}

/**
 * Source and target of a compound action: {source, target}, either may be null.
 * @param {Action[]} taken  its actions so far
 * @param {string|null} source  the territory touched first, the source unless an action names another
 */
export function intentOf(taken, source) {
  const intent = { source, target: null };
  for (const action of taken) {
    if (action.kind === 'attack') Object.assign(intent, { source: action.source, target: action.target });
    if (action.kind === 'move_from') intent.source = action.territory;
    if (action.kind === 'move_to') intent.target = action.territory;
  }
  return intent;
}

/** A key for a turn: the step chosen in one turn is forgotten in the next. */
const turnOf = (view) => `${view?.round}/${view?.turn}`;

/** A step, with the turn in which it was chosen. */
export const chosenStep = (step, view) => ({ step, turn: turnOf(view) });

/** The step in force: the one chosen in this turn, else one at a time. */
export const stepNow = (chosen, view) => (chosen?.turn === turnOf(view) ? chosen.step : 1);
