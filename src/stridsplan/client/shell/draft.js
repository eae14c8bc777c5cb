// The draft of an answer: a compound action that is made step by step, can be changed, and is sent as a whole. The
// server previews it after each change.
import { withStep, NO_STEPS } from './compound.js';
import { toastRefusal } from './ui.js';

/** The actions of the draft so far; of one kind, if it is given. */
export const drafted = (t, kind) =>
  t.compound.value.taken.filter((action) => kind === undefined || action.kind === kind);

/** Whether the draft is complete and only needs to be sent. */
export const isDraftComplete = (t) => t.compound.value.codes.length > 0 && t.compound.value.question === null;

/**
 * The steps, without a question if they complete the answer (the board's `isComplete`): the server's preview is then
 * about the next question, which is not asked before the draft is sent.
 */
const closedIfComplete = (t, steps) =>
  (t.board.value.isComplete?.(steps) ? { ...steps, question: null, actions: [], refused: [] } : steps);

const changes = new WeakMap(); // table → the promise of the last change of its draft

/** The promise of the last change: to wait for it, so that a quick click is not lost. */
export const lastChange = (t) => changes.get(t);

/** Replace the draft by these actions, after earlier changes. @returns {Promise<boolean>} whether that succeeded */
export function redraft(t, actions) {
  const change = Promise.resolve(lastChange(t)).then(() => previewed(t, actions));
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
    const next = closedIfComplete(t, withStep(before, actions.at(-1), await t.preview(codes)));
    // Where dice would be rolled, a preview has no view: the last one stays.
    t.compound.value = { ...next, view: next.view ?? t.compound.value.view };
    return true;
  } catch (failure) {
    toastRefusal(failure);
    return false;
  } finally {
    t.busy.value = false;
  }
}

/** Add actions to the draft. */
export const extend = (t, ...actions) => redraft(t, [...drafted(t), ...actions]);

/** Remove the last action of the draft that passes a test. @returns {Promise<boolean>} whether one was removed */
export function removeLast(t, test) {
  const taken = drafted(t);
  const at = taken.findLastIndex(test);
  return at < 0 ? Promise.resolve(false) : redraft(t, taken.toSpliced(at, 1));
}

/** Send the draft. */
export const send = (t) => t.finish([]);

/**
 * Add actions to the draft, each picked by `choose` from what is legal then, until it picks none or the draft is
 * complete.
 */
export async function fill(t, choose) {
  for (let action = choose(t.actions.value); action && !isDraftComplete(t); action = choose(t.actions.value)) {
    if (!await extend(t, action)) return;
  }
}
