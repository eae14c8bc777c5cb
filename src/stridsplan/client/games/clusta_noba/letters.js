// Dispatches as letters: an event that announces one, and the lines that follow it. Pure functions over the events.
import { OUTCOMES } from './follow.js';
import { nameOf } from './geometry.js';

/** The events that are lines of the letter announced before them. */
const LINES = new Set(['unit_reported', 'commander_reported', 'specialist_reported', 'camp_reported', 'battle_reported',
  'sighting_reported', 'reading_reported', 'lapse_reported', 'stop_reported', 'interrogation_reported',
  'captured_order_reported', 'failure_reported', 'letter_arrived', 'courier_returned']);

const keyOf = ({ version, index }) => `${version}.${index}`;

/**
 * The letters of a list of events, oldest first: { key, head: what announces it, lines: events, isNew: it has come
 * since the seat last sealed its orders }.
 * @param {Shared[]} events
 * @param {number | null} [seat]
 */
export function lettersOf(events, seat = null) {
  const letters = [];
  let open = null;
  for (const event of events) {
    if (event.id === 'orders_sealed' && event.what.seat === seat) for (const letter of letters) letter.isNew = false;
    if (event.id === 'dispatch_arrived') {
      letters.push(open = { key: keyOf(event), head: event, lines: [], isNew: true });
    } else if (open && LINES.has(event.id)) open.lines.push(event);
    else open = null;
  }
  return letters;
}

/** What a letter is about: the gravest of its lines, or else its first. */
export function subjectOf({ lines }) {
  const ids = lines.map(({ id }) => id);
  return OUTCOMES.find((id) => ids.includes(id)) ?? ids[0] ?? 'letter_arrived';
}

/** Whether a line is about a unit, a person or a camp, given as { kind, id }. */
const tellsOfMarker = (line, { kind, id }) => line.what?.[kind] === id;

/** The newest letter about a unit, a person or a camp of the side, or null. */
export const letterOf = (letters, marker) =>
  letters.findLast(({ lines }) => lines.some((line) => tellsOfMarker(line, marker))) ?? null;

/** The lines that tell of hostile forces. */
const HOSTILE = ['battle_reported', 'sighting_reported', 'stop_reported',
  'interrogation_reported'];

/** Whether a line tells of a hostile marker: of its side in its hex, or of one of the units that were seen there. */
const tellsOfSide = ({ id, what }, { side, hex, all }) =>
  (HOSTILE.includes(id) && what.side === side && nameOf(what.hex) === hex)
  || all.some(({ unit }) => unit && what.unit === unit && nameOf(what.hex) === hex);

/** The newest letter about a hostile marker (markers.js), or null. */
export const letterAbout = (letters, marker) =>
  letters.findLast(({ lines }) => lines.some((line) => tellsOfSide(line, marker))) ?? null;
