// Which seat is at the screen, and which events are new: pure functions.

const isLater = (event, last) =>
  !last || event.version > last.version || (event.version === last.version && event.index > last.index);

/** The events of `more` that come after those of `known`. */
export const newEvents = (known, more) => more.filter((event) => isLater(event, known.at(-1)));

/** The seats of `due` that answer themselves: no bot does it for them. */
export const seatsThatAnswer = (due, delegated) => due.filter((each) => !delegated.some(({ seat }) => seat === each));

/**
 * The seat that has to take this screen before anything secret of it is shown; null if none has to.
 * @param {number[]} mine  the seats of this browser
 * @param {number|null} current  the seat at the screen
 * @param {number[]} due  the seats that must answer
 * @returns {number|null}
 */
export function seatBehindCurtain(mine, current, due) {
  if (mine.length < 2) return null;
  const asked = due.filter((seat) => mine.includes(seat));
  return asked.length === 0 || asked.includes(current) ? null : asked[0];
}
