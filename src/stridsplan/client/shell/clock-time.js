// How much time a seat has left, computed between two messages of the server. Pure functions; all times in ms, moments
// as performance.now() has them.
const DAY = 86_400_000;
const HOUR = 3_600_000;
const LOW = 0.1; // days, in a game by mail
const AFTER_SECOND = 15; // a little later than the second changes, so that the new one is shown

/** A table as the server sent it, with the moment at which its clocks were received. */
export const withReceipt =
  (table, moment) => (table.clocks ? { ...table, clocks: { ...table.clocks, received: moment } } : table);

/** The time that a seat has left at a moment. */
export function timeLeft(clocks, seat, moment) {
  const runs = !clocks.paused && clocks.running.includes(seat);
  return Math.max(0, clocks.left[seat] - (runs ? moment - clocks.received : 0));
}

/** A duration in the units it is shown in: minutes and seconds below an hour, else hours, else days. */
export function spanParts(ms) {
  if (ms >= DAY) return { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (ms >= HOUR) return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return { minutes, seconds: seconds % 60 };
}

/** Whether time is short: the last half minute of a live clock, the last tenth of a day by mail. */
export const isLow = (pace, ms) => ms < (pace === 'mail' ? LOW * DAY : 30_000);

/** The number of seconds left to read out, given the time left at two moments in a row, or null. */
export const milestone = (before, after) =>
  [60, 10].find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null;

/** After how much time the displayed text may change. */
export const nextChange = (ms) => (ms >= HOUR ? 30_000 : (ms % 1000) + AFTER_SECOND);
