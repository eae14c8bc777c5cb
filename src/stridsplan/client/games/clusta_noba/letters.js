// Dispatches as letters: an event that announces one, and the lines that follow it. Pure functions over the events.
import { nameOf } from './geometry.js';

const LINES = new Set(['unit_reported', 'commander_reported', 'specialist_reported', 'camp_reported', 'battle_reported',
  'sighting_reported', 'reading_reported', 'lapse_reported', 'stop_reported', 'interrogation_reported',
  'captured_order_reported', 'camp_loss_reported', 'failure_reported', 'letter_arrived', 'courier_returned']);

const keyOf = ({ version, index }) => `${version}.${index}`;

/**
 * The letters of a list of events, oldest first: { key, head: what announces it, lines: events, day: of its arrival,
 * isNight }.
 * @param {Shared[]} events
 */
export function lettersOf(events) {
  const letters = [];
  let [open, day, isNight] = [null, null, false];
  for (const event of events) {
    if (event.id === 'day_began') [day, isNight] = [event.what.day, false];
    if (event.id === 'night_fell') isNight = true;
    if (event.id === 'dispatch_arrived') {
      letters.push(open = { key: keyOf(event), head: event, lines: [], day, isNight });
    } else if (open && LINES.has(event.id)) open.lines.push(event);
    else open = null;
  }
  return letters;
}

/** Whether a line tells of a marker, { kind: 'unit', id }. */
const tellsOfMarker = (line, { kind, id }) => line.what?.[kind] === id;

/** The newest letter that tells of a marker, or null. */
export const letterOf = (letters, marker) =>
  letters.findLast(({ lines }) => lines.some((line) => tellsOfMarker(line, marker))) ?? null;

const HOSTILE = ['battle_reported', 'sighting_reported', 'stop_reported', 'camp_loss_reported',
  'interrogation_reported'];

/** The newest letter that tells of a side in a hex, or null. */
export const letterAbout = (letters, side, hex) => letters.findLast(({ lines }) => lines.some((line) =>
  HOSTILE.includes(line.id) && line.what.side === side && nameOf(line.what.hex) === hex)) ?? null;
