// What a side believes to be in each hex: its own, and the hostile as reported. Pure functions over the view.
import { nameOf } from './geometry.js';

const GONE = ['dead', 'prisoner', 'absent'];
const DAY = 24;

const isHere = (row) => row.hex !== null && row.state !== 'destroyed' && !GONE.includes(row.fate);

/** The men of a unit, as reported. */
export const menOf = ({ standard, elite }) => (standard ?? 0) + (elite ?? 0);

/** How pale a marker is by the age of what is known of it, in hours: 0 fresh, 4 oldest. */
export const fadeOf = (age) => (age < 4 ? 0 : age < DAY ? 1 : age < 2 * DAY ? 2 : age < 4 * DAY ? 3 : 4);

const stackAt = (stacks, hex) => {
  if (!stacks.has(hex)) stacks.set(hex, { hex, units: [], commanders: [], specialists: [], camps: [] });
  return stacks.get(hex);
};

/** The side's own, by hex. */
function ownStacks(view) {
  const stacks = new Map();
  for (const kind of ['units', 'commanders', 'specialists', 'camps']) {
    for (const row of (view[kind] ?? []).filter(isHere)) stackAt(stacks, nameOf(row.hex))[kind].push(row);
  }
  for (const stack of stacks.values()) {
    const rows = [...stack.units, ...stack.commanders, ...stack.specialists, ...stack.camps];
    Object.assign(stack, { age: Math.min(...rows.map(({ age }) => age)),
      men: stack.units.reduce((sum, unit) => sum + menOf(unit), 0), isExact: stack.hex === nameOf(view.headquarters),
      isAboard: stack.units.some(({ aboard }) => aboard) });
  }
  return stacks;
}

/** The hostile by hex and side: the newest sighting first. A unit that was seen elsewhere since has left. */
function sightings(view) {
  const [found, seen] = [new Map(), new Set()];
  for (const sighting of view.sightings ?? []) {
    if (sighting.unit && seen.has(sighting.unit)) continue;
    if (sighting.unit) seen.add(sighting.unit);
    const hex = nameOf(sighting.hex);
    if (hex === null) continue;
    const key = `${hex} ${sighting.side}`;
    if (!found.has(key)) found.set(key, { hex, side: sighting.side, all: [] });
    found.get(key).all.push(sighting);
  }
  return [...found.values()].map((each) => ({ ...each, newest: each.all[0], age: each.all[0].age }));
}

/** @returns {{own: Map<string, Shared>, hostile: Shared[]}} */
export const markersOf = (view) => (view ? { own: ownStacks(view), hostile: sightings(view) }
  : { own: new Map(), hostile: [] });

/** The seat that leads a side, or null. */
export const seatOf = (view, side) => {
  const seat = view.sides.indexOf(side);
  return seat < 0 ? null : seat;
};
