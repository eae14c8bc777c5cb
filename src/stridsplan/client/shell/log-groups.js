// Events that are told together: pure functions.

/** What tells an event from all others of its table. */
export const keyOf = (event) => `${event.version}.${event.index}`;

/**
 * Put events that belong together side by side.
 * @param {object[]} events  oldest first
 * @param {(event: object) => string|null} groupOf
 * @returns {Array<{key: string, events: object[]}>} oldest first
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
