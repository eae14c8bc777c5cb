// How much time is left, computed between two messages of the server: pure functions.
const DAY = 86_400_000;
const HOUR = 3_600_000;
const LOW = 0.1; // of a day by mail

/** The clocks of a table as they came, with the time of the page when they were received. */
export const receivedAt =
  (table, moment) => (table.clocks ? { ...table, clocks: { ...table.clocks, heard: moment } } : table);

/** The time that a seat has left at a moment of the page's clock, in milliseconds. */
export function timeLeft(clocks, seat, moment) {
  const runs = !clocks.paused && clocks.running.includes(seat);
  return Math.max(0, clocks.left[seat] - (runs ? moment - clocks.heard : 0));
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

/** The number of seconds to read out between one reading and a later one, or null. */
export const milestone = (before, after) =>
  [60, 10].find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null;

/** In how many milliseconds the displayed time changes. */
export const nextChange = (ms) => (ms >= HOUR ? 30_000 : (ms % 1000) + 15);
