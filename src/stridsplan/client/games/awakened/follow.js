// The view after each event, to show step by step what happened. At the end the view of the server replaces it.

const COST = 2; // resources that a building costs

/** The view with a change to a land: `patch(land)` returns the fields that change. */
const change = (view, id, patch) =>
  ({ ...view, cells: view.cells.map((each) => (each.id === id ? { ...each, ...patch(each) } : each)) });

/**
 * Patches for `change`: a land has `number` more of something; people, resources or soldiers (`numbers`, by field) come
 * to a land, which then belongs to their seat.
 */
const more = (field, number) => (land) => ({ [field]: land[field] + number });
const come = (seat, numbers) => (land) => ({ owner: seat,
  ...Object.fromEntries(Object.entries(numbers).map(([field, number]) => [field, land[field] + number])) });
/** A patch for `change`: `numbers` leave a land, which has no owner when no people and soldiers are left. */
const leave = (numbers) => (land) => {
  const rest = Object.fromEntries(Object.entries(numbers).map(([field, number]) => [field, land[field] - number]));
  const after = { ...land, ...rest };
  return { ...rest, owner: after.people + after.fresh + after.veterans > 0 ? land.owner : null };
};
/** The view after `numbers` have gone from a land to another, which then belongs to a seat. */
const go = (view, from, to, seat, numbers) => change(change(view, from, leave(numbers)), to, come(seat, numbers));
const carry = (view, { from, to, seat, people, resources }) => go(view, from, to, seat, { people, resources });
const march = (view, { from, to, seat, fresh, veterans }) => go(view, from, to, seat, { fresh, veterans });

/** By event id: the view after the event, given `what`: its arguments as plain values. */
const FOLLOW = {
  loner_died: (view, { cell }) => change(view, cell, leave({ people: 1 })),
  land_overcrowded: (view, { cell, lost }) => change(view, cell, more('people', -lost)),
  people_born: (view, { cell, people }) => change(view, cell, more('people', people)),
  harvested: (view, { cell, stored }) => change(view, cell, more('resources', stored)),
  resources_lost: (view, { cell, lost }) => change(view, cell, more('resources', -lost)),
  stores_eaten: (view, { cell, spent }) => change(view, cell, more('resources', -spent)),
  people_starved: (view, { cell, lost }) => change(view, cell, leave({ people: lost })),
  person_fled: (view, { from, to, host }) => go(view, from, to, host, { people: 1 }),
  refugee_died: (view, { from }) => change(view, from, leave({ people: 1 })),
  moved: carry,
  moved_by_rail: carry,
  land_explored: (view, { cell, limit, code }) => change(view, cell, () => ({ marker: { limit, code }, limit })),
  built: (view, { cell, building }) => change(view, cell, (land) => ({ resources: land.resources - COST,
    buildings: [...land.buildings, building] })),
  soldier_formed: (view, { cell }) => change(view, cell, (land) => ({ people: land.people - 1,
    resources: land.resources - 1, fresh: land.fresh + 1 })),
  soldiers_marched: march,
  soldiers_marched_by_rail: march,
  people_killed: (view, { cell, lost }) => change(view, cell, leave({ people: lost })),
  building_destroyed: (view, { cell, building }) => change(view, cell, (land) => ({
    buildings: land.buildings.filter((each) => each !== building) })),
  land_abandoned: (view, { cell }) => change(view, cell, () => ({ owner: null })),
};

/** The view after an event. */
export const follow = (view, event) => FOLLOW[event.id]?.(view, event.what ?? {}) ?? view;

/** By event id: how long it is shown, in ms. */
const DURATIONS = {
  turn_began: 150, loner_died: 450, land_overcrowded: 400, people_born: 300, harvested: 300, all_eaten: 120,
  stores_eaten: 350, food_lacking: 350, people_starved: 550, resources_lost: 200, person_fled: 400,
  refugee_died: 400, moved: 350,
  moved_by_rail: 400, land_explored: 550, built: 300, soldiers_aged: 200, soldier_formed: 250, soldiers_marched: 350,
  soldiers_marched_by_rail: 350, raided: 600, plundered: 250, people_killed: 400, building_destroyed: 300,
  land_conquered: 400, land_abandoned: 200, resources_found: 200,
};

/** What an event adds to a land or takes from it, as [what, number]: shown over the land. */
const TALLIES = {
  loner_died: () => ['people', -1], land_overcrowded: ({ lost }) => ['people', -lost],
  people_born: ({ people }) => ['people', people], harvested: ({ stored }) => ['resources', stored],
  stores_eaten: ({ spent }) => ['resources', -spent], people_starved: ({ lost }) => ['people', -lost],
  built: () => ['resources', -COST], people_killed: ({ lost }) => ['people', -lost],
};

/** The tally of an event, or null. */
export const tallyOf = (event) => TALLIES[event?.id]?.(event.what) ?? null;

/** The events of phases 1 and 2 in which people are born or die in their land. */
const NEWS = ['loner_died', 'land_overcrowded', 'people_born', 'people_starved'];

/**
 * Who was born and who died in the lands in phases 1 and 2 of the turn that began last.
 * @param {Shared[]} events  @returns {Map<string, Shared[]>} by land
 */
export function newsOf(events) {
  const began = events.findLastIndex(({ id }) => id === 'turn_began');
  const found = new Map();
  for (const event of events.slice(began + 1).filter(({ id }) => NEWS.includes(id))) {
    found.set(event.what.cell, [...(found.get(event.what.cell) ?? []), event]);
  }
  return found;
}

/** How long an event is shown, in ms. */
export const durationOf = (event) => DURATIONS[event.id] ?? 0;

/** By event id: the group of events in a row that share a line of the log. */
const FOLDED = { people_born: 'born', harvested: 'fed', all_eaten: 'fed', stores_eaten: 'fed', food_lacking: 'fed',
  moved: 'moved', moved_by_rail: 'moved', raided: 'raid', plundered: 'raid', people_killed: 'raid',
  building_destroyed: 'raid', land_conquered: 'raid', survivor_moved: 'raid', land_abandoned: 'raid' };

/** The ids of events that show how a raid came out: they stand first in its line of the log. */
export const OUTCOMES = ['land_conquered', 'people_killed', 'building_destroyed', 'plundered', 'raided'];

/** The ids of events that begin a line of the log. */
export const BEGINS = ['raided'];

/** A raid, and events of a kind that follow each other, share a line of the log. */
export const groupOf = (event) => FOLDED[event.id] ?? null;

/** Whether an event begins a chapter of the log. */
export const isHeading = (event) => event.id === 'turn_began';
