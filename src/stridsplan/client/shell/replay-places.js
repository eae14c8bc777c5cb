// Places in a replay: a place is the index of a frame. Pure functions.

/** The first place with the greatest of the `versions` (one for each place) up to `version`; 0 if there is none. */
export function placeOfVersion(versions, version) {
  const last = versions.findLast((each) => each <= version);
  return Math.max(0, versions.indexOf(last));
}

/**
 * Where the turns of a game begin, or what its board counts as turns, such as days; for the slider.
 * @param {{seats: number[], events: Array<Shared & {place: number}>}} outline  `seats`: by place, who acted, -1 for the
 *   set-up
 * @param {((event: object) => boolean)|undefined} isHeading  the board's; without one, or if no event is a
 *   heading, a turn begins when another seat acts
 * @returns {Array<{place: number, seat: number|null}>}
 */
export function turnsOf({ seats, events }, isHeading) {
  const headings = isHeading ? events.filter(isHeading) : [];
  if (headings.length) {
    const at = new Map(headings.map((event) => [event.place, event.args?.seat?.seat ?? null]));
    return [...at].map(([place, seat]) => ({ place, seat }));
  }
  return seats.map((seat, place) => ({ place, seat }))
    .filter(({ seat, place }) => seat >= 0 && seat !== seats[place - 1]);
}

/** The place of the turn after a place (`by` 1) or before it (-1); if there is none, the `last` place or 0. */
export function nextTurn(turns, place, by, last) {
  if (by > 0) return turns.find((turn) => turn.place > place)?.place ?? last;
  return turns.findLast((turn) => turn.place < place)?.place ?? 0;
}
