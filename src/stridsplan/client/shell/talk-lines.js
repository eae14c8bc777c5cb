// Lines of talk side by side: pure functions.

/** Both lists as one, oldest first; a line is known by its time, and the newer word of it counts. */
export function merged(known, more) {
  const lines = new Map([...known, ...more].map((line) => [line.time, line]));
  return [...lines.values()].sort((a, b) => a.time - b.time);
}

/** How many lines others have said since a time. */
export const countUnread = (lines, since, own) =>
  lines.filter(({ time, seat, text }) => time > since && seat !== null && seat !== own && text !== '').length;

/** Whether a seat shares its side with another. */
export const hasMates = (sides, seat) => sides.filter((side) => side === sides[seat]).length > 1;
