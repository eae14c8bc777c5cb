// Names of the entries of a tournament and texts of their matches: pure functions.
import { seatName } from './names.js';
import { say } from './words.js';

/** The name of an entry by its index; the visitor's own is marked. A person without a name has deleted the account. */
export function entryName(entries, index) {
  const seats = entries.map((entry, seat) => ({ ...entry, seat, former: !entry.name }));
  const name = seatName(seats, index);
  return entries[index].mine ? say('tournament-you', { name }) : name;
}

const figure = (points) => String(points).replace('-', '−');

/** A difference of points with its sign. */
export const signed = (number) => (number < 0 ? figure(number) : `+${number}`);

/** The points of a match, those of `entry` first; in a game without points, whether `entry` has won. */
export function scoreOf(match, entry, countsPoints) {
  if (!match.points) return say('tournament-match-playing');
  if (!countsPoints) return say(
    `tournament-match-${match.winner === null ? 'drawn' : match.winner === entry ? 'won' : 'lost'}`);
  const own = match.entries.indexOf(entry);
  return `${figure(match.points[own])}\u2009–\u2009${figure(match.points[1 - own])}`;
}

/** The URL of a match; null if nobody came to play it. */
export const matchUrl = ({ table, points }) => table && (points ? `/t/${table}/replay` : `/t/${table}`);
