// What a seat is called: the name somebody gave it, its number, or what kind of bot sits there.
import { hasWords, say } from './words.js';

const botName = (bot) => (hasWords(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** A seat's name as a heading: "You" for the reader's own. */
export const seatTitle = ({ isReader, nameOf }, seat) => (isReader(seat) ? say('seat-you-title') : nameOf(seat));

/** The number of a bot among those of the same kind, if there are several. */
function numberAmong(seats, seat) {
  const alike = seats.filter((each) => each.kind === 'bot' && !each.name && each.bot === seat.bot);
  return alike.length > 1 ? alike.findIndex((each) => each.seat === seat.seat) + 1 : null;
}

/**
 * The name of a seat; `former`: its person has deleted the account.
 * @param {Shared[]} seats  the seats of a table
 * @param {number} number  which
 */
export function seatName(seats, number) {
  const seat = seats[number];
  if (seat?.name) return seat.name;
  if (seat?.kind === 'person') return seat.former ? say('seat-former') : say('seat-numbered', { number: number + 1 });
  if (seat?.kind !== 'bot') return say('seat-empty');
  const among = numberAmong(seats, seat);
  return among === null ? botName(seat.bot) : say('bot-numbered', { bot: botName(seat.bot), number: among });
}

/** The URL of an account's profile. */
export const profileUrl = (name) => `/player?${new URLSearchParams({ name })}`;
