// Events that share a line of the log: pure functions.

/** A key for an event, unique at its table. */
export const keyOf = (event) => `${event.version}.${event.index}`;

const MAX_LEADS = 2; // events that stand first in a line

/** Whether an event is a note: it only says that a bot stands in for somebody, and the next event what the bot does. */
const isStandInNote = (events, at) => events[at]?.id === 'stood_in' && events[at + 1]?.version === events[at].version;

/**
 * {subject, name}: the name of the group that an event belongs to, null if it stands alone, and the event that decides
 * this: for a note the event after it, else the event itself. A note always shares the line of that event: if the event
 * has no group, the two make one.
 */
function groupNameOf(events, at, groupOf) {
  const subject = events[isStandInNote(events, at) ? at + 1 : at];
  const withNote = isStandInNote(events, at) || isStandInNote(events, at - 1) ? `note ${subject.version}` : null;
  return { subject, name: groupOf(subject) ?? withNote };
}

/**
 * Put events that belong together side by side.
 * @param {Shared[]} events  oldest first
 * @param {(event: object) => string|null} groupOf  events in a row with the same name share a line
 * @param {string[]} [begins]  ids of events that begin a new line
 * @returns {Array<{key: string, events: Shared[]}>} oldest first
 */
export function groupEvents(events, groupOf, begins = []) {
  const groups = [];
  let open = null;
  for (const [at, event] of events.entries()) {
    const { subject, name } = groupNameOf(events, at, groupOf);
    const isNew = begins.includes(subject.id) && !isStandInNote(events, at - 1);
    if (name !== null && open?.name === name && !isNew) open.events.push(event);
    else groups.push(open = { name, key: keyOf(event), events: [event] });
  }
  return groups;
}

/**
 * The events that stand first in a line of the log, oldest first: the outcome, or else the last event.
 * @param {Shared[]} events  of one group, oldest first
 * @param {string[]} [outcomes]  ids of events, the most important first
 */
export function leadsOf(events, outcomes = []) {
  const id = outcomes.find((each) => events.some((event) => event.id === each));
  return id ? events.filter((event) => event.id === id).slice(-MAX_LEADS) : events.slice(-1);
}

/**
 * The lines in the order of the log: the newest chapter first; in a chapter its heading, then its lines, newest first.
 * A line that belongs below another, such as the contents of a report, stays below it.
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
