// Pure functions over the lines of a chat.

/** Merge two lists, oldest first; of two lines with the same time, which is the id, the second list's counts. */
export function merged(known, more) {
  const lines = new Map([...known, ...more].map((line) => [line.time, line]));
  return [...lines.values()].sort((a, b) => a.time - b.time);
}

/** How many lines others have written since a time. */
export const countUnread = (lines, since, own) =>
  lines.filter(({ time, seat, text }) => time > since && seat !== null && seat !== own && text !== '').length;

/** Whether a seat has a team mate. */
export const hasMates = (sides, seat) => sides.filter((side) => side === sides[seat]).length > 1;
