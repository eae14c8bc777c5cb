// What a side believes to be in each hex: its own, where it expects them by now, and the hostile as reported. Pure
// functions over the view.
import { nameOf } from './geometry.js';
import { grouped } from './grouping.js';

const KINDS = ['units', 'commanders', 'specialists', 'camps'];
const GONE = ['dead', 'prisoner', 'absent'];
const DAY = 24;

const isAlive = (row) => row.hex !== null && row.state !== 'destroyed' && !GONE.includes(row.fate);

/** The men of a unit, as reported. */
export const menOf = ({ standard, elite }) => (standard ?? 0) + (elite ?? 0);

/** How pale a marker is by the age of what is known of it, in hours: 0 fresh, 4 oldest. */
export const fadeOf = (age) => (age < 4 ? 0 : age < DAY ? 1 : age < 2 * DAY ? 2 : age < 4 * DAY ? 3 : 4);

/**
 * What a side has by hex: stacks {hex, units, commanders, specialists, camps, men, age, isExact, isAboard}.
 * `hexOf(row)`: the hex of a row of the view, null if it is in none; `age`: of the newest report, in hours; `isExact`:
 * the commander-in-chief is there and sees it.
 */
export function stacksOf(view, hexOf) {
  const stacks = new Map();
  for (const kind of KINDS) {
    for (const row of (view[kind] ?? []).filter(isAlive)) {
      const hex = nameOf(hexOf(row));
      if (hex === null) continue;
      if (!stacks.has(hex)) stacks.set(hex, { hex, units: [], commanders: [], specialists: [], camps: [] });
      stacks.get(hex)[kind].push(row);
    }
  }
  for (const stack of stacks.values()) {
    Object.assign(stack, { age: Math.min(...KINDS.flatMap((kind) => stack[kind].map(({ age }) => age))),
      men: stack.units.reduce((sum, unit) => sum + menOf(unit), 0), isExact: stack.hex === nameOf(view.headquarters),
      isAboard: stack.units.some(({ aboard }) => aboard) });
  }
  return stacks;
}

/**
 * Hostile markers by hex and side, from the reports that still hold: {hex, side, all, kind, age, men}. `all`: these
 * reports, the newest first, which gives `kind` and `age`; `men`: the sum, null if no report has a number.
 */
function sightingsOf(view) {
  const holding = (view.sightings ?? []).filter(({ holds, hex }) => holds && hex !== null);
  return [...grouped(holding, ({ hex, side }) => `${nameOf(hex)} ${side}`).values()].map((all) => {
    const counted = all.filter(({ men }) => men !== null);
    return { hex: nameOf(all[0].hex), side: all[0].side, all, kind: all[0].kind, age: all[0].age,
      men: counted.length > 0 ? counted.reduce((sum, { men }) => sum + men, 0) : null };
  });
}

/** Reports about others that do not hold any more. */
export const oldSightings = (view) => (view.sightings ?? []).filter(({ holds, hex }) => !holds && hex !== null);

/**
 * Who is believed to be where: `own` stacks by hex, `ghosts`, own stacks by the hex in which they should be by now, and
 * `hostile` markers. `left` of a row: it is not in headquarters any more, from where it last reported.
 * @returns {{own: Map<string, Shared>, ghosts: Map<string, Shared>, hostile: Shared[]}}
 */
export function markersOf(view) {
  if (!view) return { own: new Map(), ghosts: new Map(), hostile: [] };
  return { own: stacksOf(view, ({ hex, left }) => (left ? null : hex)), ghosts: stacksOf(view, ({ ghost }) => ghost),
    hostile: sightingsOf(view) };
}

/** Units and persons that have left headquarters and may be anywhere, as [{kind, row}]. */
export const missingOf = (view) => KINDS.filter((kind) => kind !== 'camps').flatMap((kind) => (view[kind] ?? [])
  .filter((row) => isAlive(row) && row.left && !row.ghost).map((row) => ({ kind: kind.slice(0, -1), row })));

/** The seat that leads a side, or null. */
export const seatOf = (view, side) => {
  const seat = view.sides.indexOf(side);
  return seat < 0 ? null : seat;
};

/** The routes that units still have to go by the orders in force, each route once: { id, hexes, kind }. */
export function plansOf(view) {
  const plans = new Map();
  for (const { hex, ghost, ahead, state } of view.units ?? []) {
    const hexes = [ghost ?? hex, ...ahead ?? []].map(nameOf);
    if (state !== 'destroyed' && hexes.length > 1) plans.set(hexes.join(), { id: hexes.join(), hexes, kind: 'plan' });
  }
  return [...plans.values()];
}
