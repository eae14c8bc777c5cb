// Chains: large choices made of small codes. Pure functions; what is legal always comes from the server.

const STEPS = [25, 5, 1];
const codeOf = (actions, test) => actions.find(test)?.code;

/**
 * The code of kind `count` for a step.
 * @param {Array<{code: number, kind: string, armies?: number, all?: boolean}>} actions
 */
const stepCode = (actions, step) =>
  codeOf(actions, (action) => action.kind === 'count' && !action.all && action.armies === step);

/** How many of each step make `rest`: [25, 5, 1, ...], largest first. */
export function stepsOf(rest) {
  const steps = [];
  let left = rest;
  for (const step of STEPS) {
    for (; left >= step; left -= step) steps.push(step);
  }
  return steps;
}

/**
 * The codes that say the amount `n`.
 * @param {Array<object>} actions  the legal actions when the amount is asked
 * @param {{base: number, max: number}} amount
 * @param {number} n  base..max
 * @param {string} last  the kind that ends the chain
 * @returns {{codes: number[], open: boolean}}  open: the code that ends the chain is not among `actions` and has to
 *   be looked up after `codes`
 */
export function composeAmount(actions, amount, n, last = 'done') {
  const end = codeOf(actions, (action) => action.kind === last);
  if (n === amount.base) return { codes: end === undefined ? [] : [end], open: end === undefined };
  const all = codeOf(actions, (action) => action.kind === 'count' && action.all);
  if (n === amount.max && all !== undefined && last === 'done') return { codes: [all], open: false };
  const codes = stepsOf(n - amount.base).map((step) => stepCode(actions, step));
  if (codes.includes(undefined)) throw new RangeError(`no steps for ${n}`);
  return end === undefined ? { codes, open: true } : { codes: [...codes, end], open: false };
}

/** An amount held inside its limits. */
export const within = (amount, n) => Math.max(amount.base, Math.min(amount.max, Math.round(n) || amount.base));

/** The empty chain. */
export const NO_CHAIN = { codes: [], taken: [], question: null, actions: null, refused: null, view: null, forecast: null };

/** A chain with one more action and what the server says comes next. */
export const grown = (chain, action, preview) => ({
  codes: [...chain.codes, action.code],
  taken: [...chain.taken, action],
  question: preview.question,
  actions: preview.actions ?? [],
  refused: preview.refused ?? [],
  view: preview.view ?? null,
  forecast: preview.forecast ?? null,
});

/** Codes that are still legal at a new position: the code of the same kind and fields, or undefined. */
export function sameAction(actions, wanted) {
  const fields = Object.keys(wanted).filter((name) => name !== 'code');
  return actions.find((action) => fields.every((name) => action[name] === wanted[name]));
}
