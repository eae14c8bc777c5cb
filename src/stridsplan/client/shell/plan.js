// The plan: a compound action that is made step by step, can be changed, and is sent as a whole. The server has
// previewed each of its states.
import { withStep, NO_STEPS } from './compound.js';
import { toastRefusal } from './ui.js';

/** The actions of the plan so far. */
export const planned = (t, kind) =>
  t.compound.value.taken.filter((action) => kind === undefined || action.kind === kind);

/** Whether the plan is complete and only needs to be sent. */
export const isWhole = (t) => t.compound.value.codes.length > 0 && t.compound.value.question === null;

/** Steps that complete an answer leave nothing to choose, also where the same seat is asked next (`isComplete`). */
const closed = (t, steps) =>
  (t.board.value.isComplete?.(steps) ? { ...steps, question: null, actions: [], refused: [] } : steps);

const changes = new WeakMap(); // of each table: its last change of the plan

/** Wait until the last change of the plan has been previewed, so that a quick click is not lost. */
export const settled = (t) => changes.get(t);

/** Replace the plan by these actions, after earlier changes. @returns {Promise<boolean>} whether they are legal */
export function replan(t, actions) {
  const change = Promise.resolve(settled(t)).then(() => previewed(t, actions));
  changes.set(t, change);
  return change;
}

async function previewed(t, actions) {
  if (t.busy.value) return false;
  if (actions.length === 0) { t.compound.value = NO_STEPS; return true; }
  t.busy.value = true;
  try {
    const codes = actions.map(({ code }) => code);
    const before = { ...NO_STEPS, codes: codes.slice(0, -1), taken: actions.slice(0, -1) };
    const next = closed(t, withStep(before, actions.at(-1), await t.preview(codes)));
    // if dice would be rolled there is no view, so the last one stays
    t.compound.value = { ...next, view: next.view ?? t.compound.value.view };
    return true;
  } catch (failure) {
    toastRefusal(failure);
    return false;
  } finally {
    t.busy.value = false;
  }
}

/** Add an action to the plan. */
export const extend = (t, ...actions) => replan(t, [...planned(t), ...actions]);

/** Remove the last action of the plan that passes a test. */
export function takeBack(t, test) {
  const taken = planned(t);
  const at = taken.findLastIndex(test);
  return at < 0 ? Promise.resolve(false) : replan(t, taken.toSpliced(at, 1));
}

/** Send the plan. */
export const send = (t) => t.finish([]);

/** Add actions to the plan, each picked by `choose` from what is legal then, until it picks none. */
export async function fill(t, choose) {
  for (let action = choose(t.actions.value); action && !isWhole(t); action = choose(t.actions.value)) {
    if (!await extend(t, action)) return;
  }
}
