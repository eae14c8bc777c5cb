// Events that share a line of the log: pure functions.

/** A key for an event, unique at its table. */
export const keyOf = (event) => `${event.version}.${event.index}`;

/**
 * Put events that belong together side by side.
 * @param {Shared[]} events  oldest first
 * @param {(event: object) => string|null} groupOf
 * @returns {Array<{key: string, events: Shared[]}>} oldest first
 */
export function groupEvents(events, groupOf) {
  const groups = [];
  let open = null;
  for (const event of events) {
    const name = groupOf(event);
    if (name !== null && open?.name === name) open.events.push(event);
    else groups.push(open = { name, key: keyOf(event), events: [event] });
  }
  return groups;
}
