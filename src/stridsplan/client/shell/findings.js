// Findings: what went wrong in a finished game (hindsight-state.js). Pure functions.

/** The findings of a seat, of one group or (null) of all. */
export const findingsOf = (outline, seat, group = null) => (outline?.findings ?? [])
  .filter((finding) => finding.seat === seat && (group === null || finding.group === group));
