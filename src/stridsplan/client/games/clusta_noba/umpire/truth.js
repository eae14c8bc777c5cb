// The map of a human umpire: the truth, or what one of the sides is shown. Pure functions over the view.
import { nameOf } from '../geometry.js';
import { stacksOf } from '../markers.js';

/**
 * The view as the umpire looks at it: with what a side is shown (its ledger), or the truth (`side` null). The view of a
 * player, which has no ledgers, stays as it is.
 */
export function seenBy(view, side) {
  if (!view?.ledgers) return view;
  const ledger = view.ledgers[side];
  return ledger ? { ...view, ...ledger, viewpoint: view.sides.indexOf(side) } : view;
}

/** Whether a view is the truth. */
export const isTruth = (view) => Boolean(view?.ledgers) && view.viewpoint === undefined;

const KINDS = ['units', 'commanders', 'specialists', 'camps'];
const rowsOf = (view, side) => Object.fromEntries(KINDS.map((kind) => [kind, view[`true_${kind}`]
  .filter((row) => side === null || row.side === side).map((row) => ({ ...row, age: 0 }))]));
const stacksIn = (view, side) => stacksOf({ ...rowsOf(view, side), headquarters: null }, ({ hex }) => hex);

/**
 * Who is where in truth: `own` is everybody by hex, and `parts` the same by hex and side, to be drawn.
 * @returns {{own: Map<string, Shared>, ghosts: Map<string, Shared>, hostile: Shared[], parts: Shared[]}}
 */
export function truthOf(view) {
  const parts = view.sides.flatMap((side, seat) => (side === null ? []
    : [...stacksIn(view, side).values()].map((stack) => ({ stack, seat }))));
  return { own: stacksIn(view, null), ghosts: new Map(), hostile: [], parts };
}

/** The couriers who are under way in truth, one for each hex and side. */
export const trueCouriersOf = (view) => [...new Map((view.couriers ?? []).filter(({ hex, caught }) => hex && !caught)
  .map((courier) => [`${nameOf(courier.hex)} ${courier.side}`, courier])).values()];
