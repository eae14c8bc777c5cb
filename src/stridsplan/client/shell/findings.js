// What went wrong in a game that is looked back on. Pure functions.

/** The findings of a seat, of one group or (null) of all. */
export const findingsOf = (outline, seat, group = null) => (outline?.findings ?? [])
  .filter((finding) => finding.seat === seat && (group === null || finding.group === group));
