// Nothing is played back: what has happened is told by dispatches, and the view already says what they say.

/** The view after an event. */
export const follow = (view) => view;

/** How long an event is shown, in ms. */
export const pace = () => 0;

const LINES = /^(unit|commander|specialist|camp)_reported$/;

/** The lines of a dispatch about the side's own share a line of the log. */
export const groupOf = (event) => (LINES.test(event.id) ? 'own' : null);

/** The lines of the log that begin a chapter. */
export const isHeading = (event) => event.id === 'day_began';

/** The lines of a dispatch stand below the one that says whose it is. */
export const isBelow = ({ id }) => id.endsWith('_reported');
