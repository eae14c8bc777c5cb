// How much time is left, between two words of the server: pure functions.
const DAY = 86_400_000;
const HOUR = 3_600_000;
const LOW = 0.1; // of a day by mail

/** The clocks of a table as they came, with the moment they were heard by the page's own time. */
export const heardAt = (table, moment) => (table.clocks ? { ...table, clocks: { ...table.clocks, heard: moment } } : table);

/** What a seat has left at a moment of the page's own time, in milliseconds. */
export function timeLeft(clocks, seat, moment) {
  const runs = !clocks.paused && clocks.running.includes(seat);
  return Math.max(0, clocks.left[seat] - (runs ? moment - clocks.heard : 0));
}

/** A span in the parts in which it is told: minutes and seconds below an hour, else hours, else days. */
export function spanParts(ms) {
  if (ms >= DAY) return { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (ms >= HOUR) return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return { minutes, seconds: seconds % 60 };
}

/** Whether time is short: the last half minute of a live clock, the last tenth of a day by mail. */
export const isLow = (pace, ms) => ms < (pace === 'mail' ? LOW * DAY : 30_000);

/** What is worth saying aloud on the way from one reading to a later one: seconds, or null. */
export const milestone = (before, after) => [60, 10].find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null;

/** When a reading of so much changes next: in milliseconds. */
export const nextChange = (ms) => (ms >= HOUR ? 30_000 : (ms % 1000) + 15);
