// Events that share a line of the log: pure functions.

/** A key for an event, unique at its table. */
export const keyOf = (event) => `${event.version}.${event.index}`;

/** The group of an event; that a bot plays for somebody belongs to what it does. */
function groupAt(events, at, groupOf) {
  const [event, next] = [events[at], events[at + 1]];
  return groupOf(event.id === 'stood_in' && next?.version === event.version ? next : event);
}

/**
 * Put events that belong together side by side.
 * @param {Shared[]} events  oldest first
 * @param {(event: object) => string|null} groupOf
 * @returns {Array<{key: string, events: Shared[]}>} oldest first
 */
export function groupEvents(events, groupOf) {
  const groups = [];
  let open = null;
  for (const [at, event] of events.entries()) {
    const name = groupAt(events, at, groupOf);
    if (name !== null && open?.name === name) open.events.push(event);
    else groups.push(open = { name, key: keyOf(event), events: [event] });
  }
  return groups;
}

/**
 * The lines in the order of the log: the newest chapter first, in it its heading, then the newest line. What is told
 * below another line, such as the contents of a report, stays below it.
 * @param {Array<{events: Shared[]}>} groups  oldest first
 * @param {(event: object) => boolean} isHeading
 * @param {(event: object) => boolean} isBelow
 */
export function newestFirst(groups, isHeading, isBelow = () => false) {
  const chapters = [{ heading: [], lines: [] }];
  for (const group of groups) {
    const [first] = group.events;
    const { lines } = chapters.at(-1);
    if (isHeading(first)) chapters.push({ heading: [group], lines: [] });
    else if (isBelow(first) && lines.length > 0) lines.at(-1).push(group);
    else lines.push([group]);
  }
  return chapters.reverse().flatMap(({ heading, lines }) => [...heading, ...lines.reverse().flat()]);
}
