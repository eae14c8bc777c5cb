// Figures of dice and luck as they are drawn and told: places on a bar, rounded numbers, how rare a thing is.

const REACH = 3; // usual deviations from the middle of a bar to its end
const USUAL = 0.3; // what happens this often is nothing worth telling

/** One decimal. */
export const rounded = (value) => Math.round(10 * value) / 10;

/** Once in how many games something this probable happens, a whole number of two digits and noughts; null if it is nothing unusual. */
export const oneIn = (share) => (share > USUAL ? null : Number(Math.round(1 / Math.max(share, 1e-9)).toPrecision(2)));

/** The way a difference is told: lucky or unlucky where more of it is good or bad, else more or fewer. */
export function toldBy(good, off) {
  if (good === 0) return off > 0 ? 'more' : 'fewer';
  return good * off > 0 ? 'lucky' : 'unlucky';
}

/** Where a bar begins and how wide it is, in percent; luck to the right. */
export function barOf({ good, z, fell, expected }) {
  const off = Math.max(-REACH, Math.min(REACH, (z ?? 0) * (good || 1)));
  const width = (50 * Math.abs(off)) / REACH;
  return { from: off < 0 ? 50 - width : 50, width, way: toldBy(good, fell - expected) };
}

/** The rows of luck by measure, in their order. */
export const measuresOf = (luck) => [...new Set(luck.map(({ id }) => id))]
  .map((id) => ({ id, rows: luck.filter((row) => row.id === id), good: luck.find((row) => row.id === id).good }));

/** How many dice there are, their mean, and whether they are enough to be looked at: one a face at least. */
export function seriesOf({ counts, sides, mean, expected }) {
  const count = counts.reduce((sum, each) => sum + each, 0);
  return { count, mean: Math.round(100 * mean) / 100, expected, isLong: count >= sides };
}
