// A column of orders while it is written. Pure functions; each returns a new column.
//
//   column  {recipient, units, alone, copies, days, entries, doctrine, forced, replaces}. `recipient`: {kind, id};
//           `units`: those that it names, none: all in the recipient's hex; `alone`: the recipient goes without units;
//           `copies`: how many couriers carry it; `days` that it covers, 0: to its last entry; `doctrine`: the settings
//           that are not the usual ones; `forced`: the times of forced marches; `replaces`: the number of the column of
//           this phase (`writtenOf` in recipients.js) that it replaces, or null
//   entry   {day, round, order, hex, route, formation, nights, further}. `hex`: where it leads, or null; `route`: the
//           hexes to pass; `formation`: null is the usual one; `nights` to march; `further`: until further notice
//   time    {day, round}; a moment is {day, hour, minute}
//   grid    {days, rounds, first_hour, round_hours}: the days that a sheet covers, the rounds of a day, when the first
//           of these begins, and how long each is

/** The order of two times: negative if the first is earlier. */
export const byTime = (one, other) => one.day - other.day || one.round - other.round;

export const isSame = (one, other) => byTime(one, other) === 0;

/** A moment in minutes since day 0. */
export const minutesOf = ({ day, hour, minute }) => 1440 * day + 60 * hour + minute;

/** The hour and the minute at which a round of the day begins. @param {Shared} grid */
export const clockOfRound = ({ first_hour: first, round_hours: hours }, round) =>
  ({ hour: first + hours * (round - 1), minute: 0 });

/** The minutes at which a round of a day begins. */
const beginOf = (grid, { day, round }) => minutesOf({ day, ...clockOfRound(grid, round) });

/** The times of a grid, of which today is the first day, day by day. */
export const timesFrom = ({ days, rounds }, today) => Array.from({ length: days * rounds },
  (_, k) => ({ day: today + Math.floor(k / rounds), round: (k % rounds) + 1 }));

/** The first of the times that begins at a moment or later, or undefined. */
export const timeAfter = (grid, times, moment) => times.find((time) => beginOf(grid, time) >= minutesOf(moment));

/** An empty column. */
export const blankColumn = (recipient, units = []) => ({ recipient, units, alone: false, copies: 1, days: 0,
  entries: [], doctrine: {}, forced: [], replaces: null });

/** An entry that says only when, what and where to. */
export const blankEntry = ({ day, round }, order, hex = null) => ({ day, round, order, hex, route: [], formation: null,
  nights: 0, further: false });

/** An entry of a column of the view, in the form above. */
const entryOf = ({ day, round, order, hex = null, route = [], formation, usual, nights, further }) => ({ day, round,
  order, hex, route, formation: formation === usual ? null : formation, nights, further });

/** The settings that differ from the usual ones. */
const unusual = (doctrine, usual) =>
  Object.fromEntries(Object.entries(doctrine).filter(([kind, value]) => usual[kind] !== value));

/** A column of the view (`shown`), in the form above. @param {Record<string, number>} usual  the usual settings */
export const columnOf = (shown, usual) => ({
  recipient: shown.recipient, units: shown.units, alone: shown.alone, copies: shown.copies,
  days: shown.days, entries: shown.entries.map(entryOf), doctrine: unusual(shown.doctrine, usual), forced: shown.forced,
  replaces: null,
});

/** The same orders for somebody else. */
export const copyFor = (column, recipient, units = []) => ({ ...column, recipient, units, alone: false,
  replaces: null });

const inOrder = (entries) => entries.toSorted(byTime);

/** The entry that begins at a time, or undefined. */
export const entryAt = ({ entries }, time) => entries.find((entry) => isSame(entry, time));

/** The column with an entry, in place of one at the same time. */
export const withEntry = (column, entry) => ({ ...column,
  entries: inOrder([...column.entries.filter((each) => !isSame(each, entry)), entry]) });

/** The column with a change to the entry at a time. */
export const withChange = (column, time, change) => ({ ...column,
  entries: column.entries.map((entry) => (isSame(entry, time) ? { ...entry, ...change } : entry)) });

export const withoutEntry = (column, time) => ({ ...column,
  entries: column.entries.filter((entry) => !isSame(entry, time)) });

/** The column with a setting of its doctrine; the usual value is not kept. */
export const withSetting = (column, usual, kind, value) => ({ ...column,
  doctrine: unusual({ ...column.doctrine, [kind]: value }, usual) });

/** A moment in minutes; infinite if there is none. */
const minutesOr = (moment) => (moment ? minutesOf(moment) : Infinity);

/**
 * What the units do in each round, as far as the author knows.
 * @param {Shared} grid
 * @param {Shared} column  with `entries`, in order of time
 * @param {Shared} draft  what the server expects of the column: the moments when it `arrives` and `ends`, and for each
 *   entry a leg of `legs`, whose `ends` is the moment when the entry is carried out, null if it has no end
 * @returns {Array<{day: number, round: number, entry: number, begins: boolean, state: string}>}  `entry` is -1 where
 *   none has begun; `state`: none, late (the sheet has not arrived), busy, done (waits for the next entry), over
 *   (lapsed)
 */
export function slotsOf(grid, { entries }, draft, today) {
  return timesFrom(grid, today).map((time) => {
    const entry = entries.findLastIndex((each) => byTime(each, time) <= 0);
    const begins = entry >= 0 && isSame(entries[entry], time);
    return { ...time, entry, begins, state: stateAt(grid, time, entry, draft) };
  });
}

function stateAt(grid, time, entry, { arrives, ends, legs = [] }) {
  const minutes = beginOf(grid, time);
  if (entry < 0) return 'none';
  if (minutes >= minutesOr(ends)) return 'over';
  // Undefined: the server expects nothing yet; null: no courier gets there
  if (arrives !== undefined && minutes + 60 * grid.round_hours <= minutesOr(arrives)) return 'late';
  return minutes >= minutesOr(legs[entry]?.ends) ? 'done' : 'busy';
}

/**
 * The order of a unit on each day of a grid: that of the last entry that has begun by the end of the day; null if there
 * is none, or after the orders have ended. `until`: the moment when they end, null: until further notice.
 */
export function orderByDay(grid, { entries }, until, today) {
  return Array.from({ length: grid.days }, (_, k) => {
    const day = today + k;
    const entry = entries.findLast((each) => each.day <= day);
    const isOver = beginOf(grid, { day, round: 1 }) >= minutesOr(until);
    return entry && !isOver ? { day, order: entry.order, begins: entry.day === day }
      : { day, order: null, begins: false };
  });
}

/**
 * The index of the point of a drawn track that is farthest from a path, and its distance.
 * @param {Point[]} track
 * @param {Point[]} path
 * @returns {[number, number]}
 */
export function farthestFrom(track, path) {
  const away = track.map(([x, y]) => Math.min(...path.map(([u, v]) => Math.hypot(x - u, y - v))));
  const most = Math.max(...away);
  return [away.indexOf(most), most];
}
