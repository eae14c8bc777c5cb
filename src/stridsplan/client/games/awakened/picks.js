// What can be chosen on the map, read from the legal actions. No rule is known here.
import { addPick } from '../../shell/board/places.js';

/** The role of a land, by the kind of the action. */
const ROLES = { grow: 'grow', flee: 'goal', move_from: 'source', move_to: 'goal', build: 'build', form: 'form',
  march_from: 'source', march_to: 'goal', plunder: 'origin', conquer: 'origin' };

/**
 * The role of the land that an action names; `raids`: the seat whose land is raided, or null.
 * @param {Action} action
 */
const roleOf = ({ kind, raids }) => (Number.isInteger(raids) ? 'target' : ROLES[kind]);

/** What can be chosen, by land. @param {Action[]} actions  @returns {Map<string, PlacePick>} */
export function picksOf(actions) {
  const picks = new Map();
  for (const action of actions) {
    if (roleOf(action)) addPick(picks, action.cell, roleOf(action), action);
  }
  return picks;
}

/**
 * The land to build in: the chosen one if anything can be built there, or else the first where anything can, or null.
 * @param {Action[]} actions  @param {string | null} chosen  @returns {string | null}
 */
export function siteOf(actions, chosen) {
  const cells = actions.filter(({ kind }) => kind === 'build').map(({ cell }) => cell);
  return cells.find((cell) => cell === chosen) ?? cells[0] ?? null;
}

/**
 * The steps of a draft, transfer by transfer; the last transfer may be incomplete. A transfer has the steps
 * `move_from`, `move_to`, `send_people`, `send_resources`; one of soldiers has `march_from`, `march_to`, `send_fresh`,
 * `send_veterans`, without `march_to` if they join a raid. `numbers`: those of the last two steps, as far as chosen.
 * @param {Action[]} taken
 * @returns {Array<{steps: Action[], from?: string, to?: string, numbers: number[], isComplete: boolean}>}
 */
export function transfersOf(taken) {
  const starts = taken.flatMap(({ kind }, k) => (kind === 'move_from' || kind === 'march_from' ? [k] : []));
  return starts.map((at, k) => {
    const steps = taken.slice(at, starts[k + 1]);
    // The first two steps name the lands, without a number
    const [, , ...counts] = steps.map((each) => each.people ?? each.resources ?? each.soldiers);
    const joins = steps[1]?.kind === 'send_fresh';
    const numbers = joins ? steps.slice(1).map((each) => each.soldiers) : counts;
    return { steps, from: steps[0].cell, to: joins ? undefined : steps[1]?.cell, numbers,
      isComplete: numbers.length === 2 };
  });
}

/** The land that the soldiers of a draft raid, or undefined. @param {Action[]} taken  @returns {string | undefined} */
export const raidedBy = (taken) => taken.find(({ raids }) => Number.isInteger(raids))?.cell;
