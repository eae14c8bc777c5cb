// Figures for the statistics of dice and luck: positions on a bar, rounded numbers, how rare a result is. A row of
// luck is of one seat and one measure: `fell` and `expected` are the sums over its throws, `z` is their distance in
// standard deviations, and `good` is 1 if more is lucky, -1 if less is, else 0. `p` is the probability of a result at
// least as far from the expected one, in either direction, `tail` in the direction of this one; `method` says how `p`
// was computed. A row of dice is of one seat and one kind of die: `counts` has how often each face fell, from the
// face `first` on.

const REACH = 3; // standard deviations from the middle of a bar to its end
const SHOWN = 2; // measures of a seat that are shown beside its mistakes (skill-and-luck.js)
const USUAL = 0.3; // a result with a larger probability is not unusual

/** Round to one decimal. */
export const rounded = (value) => Math.round(10 * value) / 10;

/**
 * In how many games something this probable happens once, rounded to two significant digits; null if it is not
 * unusual.
 */
export const oneIn = (share) => (share > USUAL ? null : Number(Math.round(1 / Math.max(share, 1e-9)).toPrecision(2)));

/** The word for a difference: lucky or unlucky where more of it is good or bad, else more or fewer. */
export function wordFor(good, off) {
  if (good === 0) return off > 0 ? 'more' : 'fewer';
  return good * off > 0 ? 'lucky' : 'unlucky';
}

/** Where the bar of a row begins and how wide it is, in percent, with good luck to the right; `word`: see `wordFor`. */
export function barOf({ good, z, fell, expected }) {
  const off = Math.max(-REACH, Math.min(REACH, (z ?? 0) * (good || 1)));
  const width = (50 * Math.abs(off)) / REACH;
  return { from: off < 0 ? 50 - width : 50, width, word: wordFor(good, fell - expected) };
}

/** The rows of luck grouped by measure, in the order of the measures: [{id, rows, good}]. */
export const measuresOf = (luck) => [...new Set(luck.map(({ id }) => id))]
  .map((id) => ({ id, rows: luck.filter((row) => row.id === id), good: luck.find((row) => row.id === id).good }));

/** The rows of a seat that are furthest from what was expected; measures that are neither good nor bad come last. */
export const mostUnusual = (luck, of) => luck.filter(({ seat }) => seat === of)
  .sort((a, b) => Math.abs(b.good) - Math.abs(a.good) || Math.abs(b.z ?? 0) - Math.abs(a.z ?? 0)).slice(0, SHOWN);

/** The number of dice, their mean, and whether there are enough to show: at least as many as faces. */
export function seriesOf({ counts, sides, mean, expected }) {
  const count = counts.reduce((sum, each) => sum + each, 0);
  return { count, mean: Math.round(100 * mean) / 100, expected, isLong: count >= sides };
}
