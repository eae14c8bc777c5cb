// Pure functions over the lines of a chat. A line is {time, seat, audience, text, args}: `time` in ms since 1970 is
// also its id; `seat` is null for an announcement of the server, whose `text` is then the id of a message with `args`;
// an empty `text` was removed by an operator.

/** Merge two lists, oldest first; of two lines with the same time, that of the second list stays. */
export function merged(known, more) {
  const lines = new Map([...known, ...more].map((line) => [line.time, line]));
  return [...lines.values()].sort((a, b) => a.time - b.time);
}

/** How many lines others than the seat `own` have written since a time. */
export const countUnread = (lines, since, own) =>
  lines.filter(({ time, seat, text }) => time > since && seat !== null && seat !== own && text !== '').length;

/** Whether a seat has a team mate; `sides`: the side of each seat. */
export const hasMates = (sides, seat) => sides.filter((side) => side === sides[seat]).length > 1;
