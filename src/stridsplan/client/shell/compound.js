// Compound actions: answers that consist of several steps, with one code each, and are sent together. Pure functions;
// the server says what is legal.

const STEPS = [25, 5, 1]; // the sizes of the actions of kind `count`, which add up to an amount
const codeOf = (actions, test) => actions.find(test)?.code;

/**
 * The code of the action of kind `count` for a step of this size.
 * @param {Action[]} actions
 */
const stepCode = (actions, step) =>
  codeOf(actions, (action) => action.kind === 'count' && !action.all && action.armies === step);

/** Split a number into steps, largest first: 31 -> [25, 5, 1]. */
export function stepsOf(rest) {
  const steps = [];
  let left = rest;
  for (const step of STEPS) {
    for (; left >= step; left -= step) steps.push(step);
  }
  return steps;
}

/**
 * The codes that choose the amount `n`.
 * @param {Action[]} actions  the legal actions when the amount is asked
 * @param {{base: number, max: number}} amount  the amount chosen without any step, and the largest one
 * @param {number} n  base..max
 * @param {string} last  the kind that ends the action
 * @returns {{codes: number[], open: boolean}}  open: the code that ends the action is not among `actions` and has to
 *   be looked up after `codes`
 */
export function composeAmount(actions, amount, n, last = 'done') {
  const end = codeOf(actions, (action) => action.kind === last);
  if (n === amount.base) return { codes: end === undefined ? [] : [end], open: end === undefined };
  const all = codeOf(actions, (action) => action.kind === 'count' && action.all); // also ends the action, as "done"
  if (n === amount.max && all !== undefined && last === 'done') return { codes: [all], open: false };
  const codes = stepsOf(n - amount.base).map((step) => stepCode(actions, step));
  if (codes.includes(undefined)) throw new RangeError(`no steps for ${n}`);
  return end === undefined ? { codes, open: true } : { codes: [...codes, end], open: false };
}

/** An amount, limited to its range. */
export const within = (amount, n) => Math.max(amount.base, Math.min(amount.max, Math.round(n) || amount.base));

/**
 * A compound action without steps: `codes`, and `taken`, their actions. The rest is what the server says of the moment
 * after them: the question, the legal and the refused actions, the view, and the odds of the answer.
 */
export const NO_STEPS = { codes: [], taken: [], question: null, actions: null, refused: null, view: null,
  answer_odds: null };

/** A compound action with one more step. `preview`: what the server says of the moment after it. */
export const withStep = (steps, action, preview) => ({
  codes: [...steps.codes, action.code],
  taken: [...steps.taken, action],
  question: preview.question,
  actions: preview.actions ?? [],
  refused: preview.refused ?? [],
  view: preview.view ?? null,
  answer_odds: preview.answer_odds ?? null,
});

/** The legal action with the same kind and fields as one of an earlier position, or undefined. */
export function sameAction(actions, wanted) {
  const fields = Object.keys(wanted).filter((name) => name !== 'code');
  return actions.find((action) => fields.every((name) => action[name] === wanted[name]));
}
