// What stands where on the boards of the look back, and where belief and truth differ. Pure functions.
import { nameOf } from '../geometry.js';
import { grouped } from '../grouping.js';
import { markersOf, stacksOf } from '../markers.js';

const KINDS = ['units', 'commanders', 'specialists', 'camps'];

/** What a side truly had, by hex. */
const stacksIn = (truth, side, headquarters) => stacksOf({ headquarters, ...Object.fromEntries(KINDS.map((kind) =>
  [kind, truth[kind].filter((row) => row.side === side).map((row) => ({ ...row, age: 0 }))])) }, ({ hex }) => hex);

/** What a hostile stack is shown as; null: a specialist alone, who is not shown. */
const kindOf = ({ units, commanders, camps }) =>
  (camps.length > 0 ? 'camp' : units.length > 0 ? 'unit' : commanders.length > 0 ? 'commander' : null);

/**
 * Who truly was where: own by hex, others by hex and side.
 * @returns {{own: Map<string, Shared>, ghosts: Map<string, Shared>, hostile: Shared[]}}
 */
export function trueMarkersOf(truth, sides, own, headquarters) {
  const hostile = sides.filter((side) => side !== null && side !== own).flatMap((side) =>
    [...stacksIn(truth, side, null).values()].map((stack) => ({ ...stack, side, kind: kindOf(stack),
      men: stack.units.length > 0 ? stack.men : null })));
  return { own: stacksIn(truth, own, headquarters), ghosts: new Map(),
    hostile: hostile.filter(({ kind }) => kind !== null) };
}

/** Who was believed to be where. */
export const believedMarkersOf = (belief) => markersOf(belief);

/** Own couriers under way: {hex, cargo, caught}. */
export const couriersOf = (truth, side) => truth.couriers.filter((courier) => courier.side === side && courier.hex)
  .map(({ hex, cargo, caught }) => ({ hex: nameOf(hex), cargo, caught }));

/**
 * The differences to be drawn.
 * @returns {{moves: Shared[], numbers: Map<string, Shared>, gone: Set<string>, unseen: Set<string>}}
 *   moves: from where something was believed to be to where it was, with what the men were and were believed to be;
 *   numbers: both numbers by hex, where only they differ; gone: the hexes of what was no more; unseen: "hex side" of
 *   the hostile that nobody had reported there
 */
export function errorsOf(differences) {
  const wrong = differences.filter((each) => each.wrong);
  const placed = wrong.map((each) => ({ ...each, from: nameOf(each.believed ?? null), to: nameOf(each.true ?? null) }));
  const own = placed.filter(({ kind }) => !['sighting', 'unseen'].includes(kind));
  const moved = own.filter(({ from, to }) => from !== null && to !== null && from !== to);
  const moves = [...grouped(moved, ({ from, to }) => `${from} ${to}`).values()].map((all) => ({
    from: all[0].from, to: all[0].to, ids: all.map(({ id }) => id), kinds: all.map(({ kind }) => kind) }));
  const counted = [
    ...own.filter(({ kind, from, to }) => kind === 'unit' && from !== null && from === to),
    ...placed.filter(({ kind, men, true_men: there }) => kind === 'sighting' && men !== null && there > 0),
  ];
  const numbers = new Map([...grouped(counted, ({ kind, side, from }) => `${from} ${kind === 'unit' ? 'own' : side}`)]
    .map(([key, all]) => [key, { hex: all[0].from, isOwn: all[0].kind === 'unit',
      men: all.reduce((sum, { men }) => sum + men, 0),
      // several sightings of one stack are held against the same men
      trueMen: all[0].kind === 'unit' ? all.reduce((sum, each) => sum + each.true_men, 0) : all[0].true_men }]));
  const isGone = ({ kind, from, to, true_men: there }) =>
    from !== null && (kind === 'sighting' ? there === 0 : kind !== 'unseen' && to === null);
  return { moves, numbers, gone: new Set(placed.filter(isGone).map(({ from }) => from)),
    unseen: new Set(placed.filter(({ kind }) => kind === 'unseen').map(({ to, side }) => `${to} ${side}`)) };
}
