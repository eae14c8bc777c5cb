// Dispatches as letters: an event that announces one, and the lines that follow it. Pure functions over the events.

const LINES = new Set(['unit_reported', 'commander_reported', 'specialist_reported', 'camp_reported', 'battle_reported',
  'sighting_reported', 'reading_reported', 'lapse_reported', 'stop_reported', 'interrogation_reported',
  'captured_order_reported', 'camp_loss_reported', 'failure_reported', 'letter_arrived', 'courier_returned']);

const keyOf = ({ version, index }) => `${version}.${index}`;

/**
 * The letters of a list of events, oldest first: { key, head: what announces it, lines: events }.
 * @param {Shared[]} events
 */
export function lettersOf(events) {
  const letters = [];
  let open = null;
  for (const event of events) {
    if (event.id === 'dispatch_arrived') letters.push(open = { key: keyOf(event), head: event, lines: [] });
    else if (open && LINES.has(event.id)) open.lines.push(event);
    else open = null;
  }
  return letters;
}

/** What a line tells of: the ids of units, persons and camps, and the hexes. */
const tellsOf = (line, { kind, id }) => line.what?.[kind] === id;

/** The newest letter that tells of a marker, { kind: 'unit', id }, or null. */
export const newestOf = (letters, marker) =>
  letters.findLast(({ lines }) => lines.some((line) => tellsOf(line, marker))) ?? null;
