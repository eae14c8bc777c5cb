// Which events belong together in the log. Events do not change the view that is shown: they tell what has happened,
// and the view of the server has it already.

/** The view after an event. */
export const follow = (view) => view;

/** How long an event is shown, in ms. */
export const durationOf = () => 0;

/**
 * The ids of events that stand first in a line of the log: what a dispatch is about, the gravest first, and what a
 * battle costs.
 */
export const OUTCOMES = ['battle_reported', 'stop_reported', 'failure_reported', 'lapse_reported', 'sighting_reported',
  'force_lost'];

/** The ids of events that begin a line of the log. */
export const BEGINS = ['battle_began'];

const BATTLE = ['battle_began', 'tactics_rolled', 'tactics_seen', 'field_round_fought', 'force_lost', 'hero_rolled',
  'boost_spent', 'point_regained', 'morale_tested', 'morale_seen'];

/** What a dispatch tells shares a line of the log, and so does a battle. */
export const groupOf = ({ id }) => (BATTLE.includes(id) ? 'battle' : id.endsWith('_reported') ? 'report' : null);

/** Whether an event begins a chapter of the log. */
export const isHeading = (event) => event.id === 'day_began';

/** The lines of a dispatch stand below the one that says whose it is. */
export const isBelow = ({ id }) => id.endsWith('_reported');
