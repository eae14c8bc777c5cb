// A column of orders while it is written: the recipient, the units, the entries in order of time. Pure functions; each
// gives a new column.

const DAYS = 8;
const ROUNDS = 6;
const FIRST_HOUR = 6;
const HOURS = 2; // of a round

/** A number by which days and rounds are in order. */
export const slotOf = ({ day, round }) => ROUNDS * day + round - 1;

/** The day and the round of such a number. */
export const timeOf = (slot) => ({ day: Math.floor(slot / ROUNDS), round: (slot % ROUNDS) + 1 });

/** A moment in minutes since day 0. */
export const minutesOf = ({ day, hour, minute }) => 1440 * day + 60 * hour + minute;

/** The slot behind the last of a sheet that begins today. */
export const endOf = (today) => ROUNDS * (today + DAYS);

/** The minutes at which a slot begins. */
export const slotMinutes = (slot) => {
  const { day, round } = timeOf(slot);
  return minutesOf({ day, hour: FIRST_HOUR + HOURS * (round - 1), minute: 0 });
};

/** The first slot that begins at a moment or later. */
export function slotAfter(moment) {
  const minutes = minutesOf(moment);
  let slot = ROUNDS * moment.day;
  while (slotMinutes(slot) < minutes) slot += 1;
  return slot;
}

/** An empty column. */
export const blankColumn = (recipient, units = []) => ({ recipient, units, alone: false, copies: 1, days: 0,
  entries: [], doctrine: {}, forced: [], replaces: null });

/** An entry that says nothing else than when and what. */
export const blankEntry = ({ day, round }, order, hex = null) => ({ day, round, order, hex, route: [], formation: null,
  nights: 0, further: false });

/** An entry as the view tells it. */
const entryOf = ({ day, round, order, hex = null, route = [], formation, usual, nights, further }) => ({ day, round,
  order, hex, route, formation: formation === usual ? null : formation, nights, further });

/** The settings that differ from the usual ones. */
export const changes = (doctrine, usual) =>
  Object.fromEntries(Object.entries(doctrine).filter(([kind, value]) => usual[kind] !== value));

/** A column of the view, to be changed or copied. @param {Record<string, number>} usual  settings */
export const columnOf = (told, usual) => ({
  recipient: told.recipient, units: told.units, alone: told.alone, copies: told.copies,
  days: told.days, entries: told.entries.map(entryOf), doctrine: changes(told.doctrine, usual), forced: told.forced,
  replaces: null,
});

/** The same orders for somebody else. */
export const copyFor = (column, recipient, units = []) => ({ ...column, recipient, units, alone: false,
  replaces: null });

const inOrder = (entries) => entries.toSorted((a, b) => slotOf(a) - slotOf(b));

/** The entry that begins at a time, or undefined. */
export const entryAt = ({ entries }, time) => entries.find((entry) => slotOf(entry) === slotOf(time));

/** The column with an entry, in place of one at the same time. */
export const withEntry = (column, entry) => ({ ...column,
  entries: inOrder([...column.entries.filter((each) => slotOf(each) !== slotOf(entry)), entry]) });

/** The column with a change to the entry at a time. */
export const withChange = (column, time, change) => ({ ...column,
  entries: column.entries.map((entry) => (slotOf(entry) === slotOf(time) ? { ...entry, ...change } : entry)) });

export const withoutEntry = (column, time) => ({ ...column,
  entries: column.entries.filter((entry) => slotOf(entry) !== slotOf(time)) });

/** The column with a setting of its doctrine; the usual value is not kept. */
export const withSetting = (column, usual, kind, value) => ({ ...column,
  doctrine: changes({ ...column.doctrine, [kind]: value }, usual) });

/** The times of a grid of eight days, of which today is the first, day by day. */
export const timesFrom = (today) => Array.from({ length: DAYS * ROUNDS }, (_, k) => timeOf(ROUNDS * today + k));

/** Where a moment is among the slots of a told column; infinite: never. */
const minutesOr = (moment) => (moment ? minutesOf(moment) : Infinity);

/**
 * What the units do in each slot, as far as the author knows.
 * @param {Shared} column  with `entries`, in order of time
 * @param {Shared} told  what the server tells of it: `arrives`, `ends`, `legs`
 * @returns {Array<{day: number, round: number, entry: number, begins: boolean, state: string}>}  `entry` is -1 where
 *   none has begun; `state`: none, late (the sheet has not arrived), busy, done (waits for the next), over (lapsed)
 */
export function slotsOf({ entries }, told, today) {
  const starts = entries.map(slotOf);
  return timesFrom(today).map((time) => {
    const slot = slotOf(time);
    const entry = starts.findLastIndex((start) => start <= slot);
    const begins = starts[entry] === slot;
    return { ...time, entry, begins, state: stateAt(slotMinutes(slot), entry, told) };
  });
}

function stateAt(minutes, entry, { arrives, ends, legs = [] }) {
  if (entry < 0) return 'none';
  if (minutes >= minutesOr(ends)) return 'over';
  if (arrives !== undefined && minutes + HOURS * 60 <= minutesOr(arrives)) return 'late';
  return minutes >= minutesOr(legs[entry]?.ends) ? 'done' : 'busy';
}

/** What a unit is ordered to do on each of eight days: the last entry that has begun by the end of the day. */
export function daysOf({ entries }, until, today) {
  return Array.from({ length: DAYS }, (_, k) => {
    const day = today + k;
    const entry = entries.findLast((each) => each.day <= day);
    const isOver = minutesOf({ day, hour: FIRST_HOUR, minute: 0 }) >= minutesOr(until);
    return entry && !isOver ? { day, order: entry.order, begins: entry.day === day }
      : { day, order: null, begins: false };
  });
}

/**
 * Which point of a drawn track is farthest from a path, and how far it is.
 * @param {Point[]} track
 * @param {Point[]} path
 * @returns {[number, number]}
 */
export function farthestFrom(track, path) {
  const away = track.map(([x, y]) => Math.min(...path.map(([u, v]) => Math.hypot(x - u, y - v))));
  const most = Math.max(...away);
  return [away.indexOf(most), most];
}
