// An answer that is put together piece by piece, changed at will and sent as a whole: the shell's chain of codes, whose
// every state the server has looked at.
import { grown, NO_CHAIN } from '../../shell/chain.js';
import { toastRefusal } from '../../shell/ui.js';

/** The actions of the plan so far. */
export const planned = (t, kind) => t.chain.value.taken.filter((action) => kind === undefined || action.kind === kind);

/** Whether the plan answers the question, so that it only needs to be sent. */
export const isWhole = (t) => t.chain.value.codes.length > 0 && t.chain.value.question === null;

/** What the server asks once a plan of this kind is complete, if it goes on with the same seat. */
const ASKED = { aim: 'aim', hit: 'take_hits' };

/** Whether the plan is complete, though its maker is also the next to be asked. */
function isComplete({ taken: [{ kind }], question, view }) {
  return kind === 'start' ? view?.move === null : kind in ASKED && question?.id !== ASKED[kind];
}

const closed = (chain) => (isComplete(chain) ? { ...chain, question: null, actions: [], refused: [] } : chain);

/** Let the plan be these actions. */
export async function replan(t, actions) {
  if (t.busy.value) return false;
  if (actions.length === 0) { t.chain.value = NO_CHAIN; return true; }
  t.busy.value = true;
  try {
    const codes = actions.map(({ code }) => code);
    const before = { ...NO_CHAIN, codes: codes.slice(0, -1), taken: actions.slice(0, -1) };
    const next = closed(grown(before, actions.at(-1), await t.preview(codes)));
    t.chain.value = { ...next, view: next.view ?? t.chain.value.view }; // where dice would roll there is no view: the last one stays
    return true;
  } catch (failure) {
    toastRefusal(failure);
    return false;
  } finally {
    t.busy.value = false;
  }
}

/** Put an action behind the plan. */
export const extend = (t, ...actions) => replan(t, [...planned(t), ...actions]);

/** Take the last action of the plan back that is such. */
export function takeBack(t, test) {
  const taken = planned(t);
  const at = taken.findLastIndex(test);
  return at < 0 ? Promise.resolve(false) : replan(t, taken.toSpliced(at, 1));
}

/** Send the plan. */
export const send = (t) => t.finish([]);

/** Put one action after the other behind the plan, as `choose` picks them from what is legal, until it picks none. */
export async function fill(t, choose) {
  for (let action = choose(t.actions.value); action && !isWhole(t); action = choose(t.actions.value)) {
    if (!await extend(t, action)) return;
  }
}
