// Whose screen it is, and what is new: pure functions.

const isLater = (event, last) =>
  !last || event.version > last.version || (event.version === last.version && event.index > last.index);

/** The events of `more` that come after those of `known`. */
export const newEvents = (known, more) => more.filter((event) => isLater(event, known.at(-1)));

/**
 * Which seat has to take this screen before anything of its own may be seen.
 * @param {number[]} mine  seats held here
 * @param {number|null} held  the seat at the screen
 * @param {number[]} due  seats that owe an answer
 * @returns {number|null}
 */
export function seatBehindCurtain(mine, held, due) {
  if (mine.length < 2) return null;
  const asked = due.filter((seat) => mine.includes(seat));
  return asked.length === 0 || asked.includes(held) ? null : asked[0];
}
