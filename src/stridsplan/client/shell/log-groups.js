// Events that share a line of the log: pure functions.

/** A key for an event, unique at its table. */
export const keyOf = (event) => `${event.version}.${event.index}`;

const MAX_LEADS = 2;

/** Whether an event only says that a bot does for somebody what the next one tells. */
const isNote = (events, at) => events[at]?.id === 'stood_in' && events[at + 1]?.version === events[at].version;

/** The name of the group of an event, and the event that decides it: a note belongs to what it is about. */
function placed(events, at, groupOf) {
  const belongs = events[isNote(events, at) ? at + 1 : at];
  const pair = isNote(events, at) || isNote(events, at - 1) ? `note ${belongs.version}` : null;
  return { belongs, name: groupOf(belongs) ?? pair };
}

/**
 * Put events that belong together side by side.
 * @param {Shared[]} events  oldest first
 * @param {(event: object) => string|null} groupOf  events in a row with the same name share a line
 * @param {string[]} [begins]  ids of events that begin a line of their own
 * @returns {Array<{key: string, events: Shared[]}>} oldest first
 */
export function groupEvents(events, groupOf, begins = []) {
  const groups = [];
  let open = null;
  for (const [at, event] of events.entries()) {
    const { belongs, name } = placed(events, at, groupOf);
    if (name !== null && open?.name === name && !begins.includes(belongs.id)) open.events.push(event);
    else groups.push(open = { name, key: keyOf(event), events: [event] });
  }
  return groups;
}

/**
 * The events that stand first in a line of the log, oldest first: how it came out, or else what happened last.
 * @param {Shared[]} events  of one group, oldest first
 * @param {string[]} [outcomes]  ids of events, the most important first
 */
export function leadsOf(events, outcomes = []) {
  const id = outcomes.find((each) => events.some((event) => event.id === each));
  return id ? events.filter((event) => event.id === id).slice(-MAX_LEADS) : events.slice(-1);
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
