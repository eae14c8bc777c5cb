// The days of the war diary: what happened on each, as far as it is known. Pure functions over the events.
import { grouped } from './grouping.js';
import { lettersOf } from './letters.js';

const OWN = ['headquarters_chosen', 'approach_chosen', 'sheet_sent', 'sheet_kept', 'letter_sent', 'stance_changed',
  'conflux_learned', 'conflux_came', 'campaign_ended'];
const minutesOf = (text) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

/** The lines of letters, at the time when they were sent, and the seat's own deeds, at the dawn of their day. */
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
  const at = ({ clock }) => (clock ? minutesOf(clock) : 0);
  return Array.from({ length: last + 1 }, (_, k) => last - k)
    .map((day) => ({ day, entries: (days.get(day) ?? []).sort((a, b) => at(a) - at(b)) }));
}
