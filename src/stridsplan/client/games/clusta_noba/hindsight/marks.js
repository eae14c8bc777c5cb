// What stands where on the boards of the review, and where belief and truth differ. Pure functions.
import { nameOf } from '../geometry.js';
import { grouped } from '../grouping.js';
import { stacksOf } from '../markers.js';

const KINDS = ['units', 'commanders', 'specialists', 'camps'];

/** What a side truly had by hex, as stacks (`stacksOf` in markers.js). */
const stacksIn = (truth, side, headquarters) => stacksOf({ headquarters, ...Object.fromEntries(KINDS.map((kind) =>
  [kind, truth[kind].filter((row) => row.side === side).map((row) => ({ ...row, age: 0 }))])) }, ({ hex }) => hex);

/** What a hostile stack is shown as; null: a specialist alone, who is not shown. */
const kindOf = ({ units, commanders, camps }) =>
  (camps.length > 0 ? 'camp' : units.length > 0 ? 'unit' : commanders.length > 0 ? 'commander' : null);

/**
 * Who truly was where: `own` are the stacks of a side, which has these headquarters, by hex; `hostile` those of others,
 * by hex and side.
 * @returns {{own: Map<string, Shared>, ghosts: Map<string, Shared>, hostile: Shared[]}}
 */
export function trueMarkersOf(truth, sides, side, headquarters) {
  const hostile = sides.filter((other) => other !== null && other !== side).flatMap((other) =>
    [...stacksIn(truth, other, null).values()].map((stack) => ({ ...stack, side: other, kind: kindOf(stack),
      men: stack.units.length > 0 ? stack.men : null })));
  return { own: stacksIn(truth, side, headquarters), ghosts: new Map(),
    hostile: hostile.filter(({ kind }) => kind !== null) };
}

/** Own couriers under way or caught: {hex, cargo, caught}. */
export const ownCouriersOf = (truth, side) => truth.couriers.filter((courier) => courier.side === side && courier.hex)
  .map(({ hex, cargo, caught }) => ({ hex: nameOf(hex), cargo, caught }));

const sum = (rows, name) => rows.reduce((total, row) => total + row[name], 0);

/**
 * The believed and the true number of men in the side's units that were believed to be in a hex, without units that
 * were in another hex: [key, mark], in a list that is empty if no unit is `wrong` or the numbers agree.
 * @returns {[string, Shared][]}
 */
function ownNumbers(hex, rows) {
  const units = rows.filter(({ kind, to }) => kind === 'unit' && (to === null || to === hex));
  const [men, trueMen] = [sum(units, 'men'), sum(units, 'true_men')];
  const differ = units.some(({ wrong }) => wrong) && men !== trueMen;
  return differ ? [[`${hex} own`, { hex, isOwn: true, men, trueMen }]] : [];
}

/**
 * The reported and the true number of men of a hostile stack in the same form. `men` is the sum of the reports that are
 * wrong, though several reports may be about the same men.
 * @returns {[string, Shared][]}
 */
function hostileNumbers(key, rows) {
  const wrongs = rows.filter(({ men, wrong }) => wrong && men !== null);
  const [{ from: hex, true_men: trueMen }] = rows;
  return wrongs.length > 0 && trueMen > 0 ? [[key, { hex, isOwn: false, men: sum(wrongs, 'men'), trueMen }]] : [];
}

/** {from, to}: where something was believed to be, and where it was instead; each pair of places once. */
function movesOf(own) {
  const moved = own.filter(({ from, to }) => to !== null && from !== to);
  return [...grouped(moved, ({ from, to }) => `${from} ${to}`).values()].map((all) => ({
    from: all[0].from, to: all[0].to }));
}

/**
 * The differences to be drawn.
 * @param {Shared[]} differences  of the server, a row for each unit, person and camp of the side, each sighting, and
 *   each hostile stack that was `unseen`: its `kind`, where it was `believed` to be and where it was (`true`), `men`
 *   and `true_men`, and whether belief and truth differ much (`wrong`)
 * @returns {{moves: Shared[], numbers: Map<string, Shared>, gone: Map<string, Shared>, unseen: Set<string>}}
 *   moves: from where something was believed to be to where it was; numbers: how many men were believed to be in a
 *   hex, and were; gone: where nothing was left of what was believed to be there; unseen: "hex side" of each
 *   hostile stack that nobody had reported there
 */
export function errorsOf(differences) {
  const placed = differences.map((each) => ({ ...each, from: nameOf(each.believed ?? null),
    to: nameOf(each.true ?? null) }));
  const own = placed.filter(({ kind, from }) => !['sighting', 'unseen'].includes(kind) && from !== null);
  const stacks = [...grouped(own, ({ from }) => from)]; // [hex, rows]
  const sighted = placed.filter(({ kind }) => kind === 'sighting');
  const reports = [...grouped(sighted, ({ from, side }) => `${from} ${side}`)]; // ["hex side", rows]
  const lost = stacks.filter(([, rows]) => rows.every(({ to }) => to === null));
  const vanished = reports.filter(([, rows]) => rows.every(({ wrong, true_men: men }) => wrong && men === 0));
  /** @type {[string, Shared][]} */
  const gone = [...lost.map(([hex]) => ({ key: hex, hex, isOwn: true })),
    ...vanished.map(([key, [{ from }]]) => ({ key, hex: from, isOwn: false }))]
    .map(({ key, ...mark }) => [key, mark]);
  const kept = stacks.filter((stack) => !lost.includes(stack)); // something was left of them
  return { moves: movesOf(own), gone: new Map(gone),
    numbers: new Map([...kept.flatMap(([hex, rows]) => ownNumbers(hex, rows)),
      ...reports.flatMap(([key, rows]) => hostileNumbers(key, rows))]),
    unseen: new Set(placed.filter(({ kind }) => kind === 'unseen').map(({ to, side }) => `${to} ${side}`)) };
}
