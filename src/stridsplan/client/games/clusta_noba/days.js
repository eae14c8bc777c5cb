// The days of the war diary: what happened on each, as far as it is known. Pure functions over the events.
import { grouped } from './grouping.js';
import { lettersOf } from './letters.js';

/** The events that are the seat's own deeds, or that everybody learns of. */
const OWN = ['headquarters_chosen', 'approach_chosen', 'sheet_sent', 'sheet_kept', 'letter_sent', 'stance_changed',
  'conflux_learned', 'conflux_came', 'campaign_ended'];
/** Minutes since midnight: "06:30" → 390. */
const minutesOfClock = (clock) => clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

/**
 * The lines of letters, at the time when these were sent, and the events of `OWN`, at the dawn of their day. Quiet
 * events, those of little importance, are left out.
 */
function entriesOf(events) {
  const lines = lettersOf(events).flatMap(({ head: { what }, lines }) => lines.filter(({ quiet }) => !quiet)
    .map((event) => ({ event, day: what.day, clock: what.clock })));
  let day = 0;
  const own = events.flatMap((event) => {
    if (event.id === 'day_began') ({ day } = event.what);
    return OWN.includes(event.id) ? [{ event, day, clock: null }] : [];
  });
  return [...own, ...lines];
}

/** The days of the diary, the newest first, each with its entries. */
export function diaryDays(events) {
  const last = events.findLast(({ id }) => id === 'day_began')?.what.day;
  if (last === undefined) return [];
  const days = grouped(entriesOf(events), ({ day }) => day);
  const at = ({ clock }) => (clock ? minutesOfClock(clock) : 0);
  return Array.from({ length: last + 1 }, (_, k) => last - k)
    .map((day) => ({ day, entries: (days.get(day) ?? []).sort((a, b) => at(a) - at(b)) }));
}
