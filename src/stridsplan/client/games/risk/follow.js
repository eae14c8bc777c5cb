// The view after each event, to show step by step what happened. At the end the view of the server replaces it.
import { territoryOf } from './world.js';

/** The owner that an argument names: a seat or "neutral". */
const seatOf = (argument) => (argument && 'seat' in argument ? argument.seat : 'neutral');

function change(view, id, patch) {
  if (!id) return view;
  const territories = view.territories.map((each) => (each.id === id ? { ...each, ...patch(each) } : each));
  return { ...view, territories };
}

const more = (armies) => (each) => ({ armies: each.armies + armies });
const move = (view, source, target, armies) => change(change(view, source, more(-armies)), target, more(armies));

/** By event id: the view after the event, given its arguments `a`. */
const FOLLOW = {
  army_placed: (view, a) => change(view, territoryOf(a.territory), more(a.armies)),
  bonus_placed: (view, a) => change(view, territoryOf(a.territory), more(a.armies)),
  exchange: (view, a) => change(change(view, territoryOf(a.source), more(-a.attacker_loss)),
    territoryOf(a.target), more(-a.defender_loss)),
  territory_conquered: (view, a) =>
    change(view, territoryOf(a.territory), () => ({ owner: seatOf(a.seat), armies: 0 })),
  territory_seized: (view, a) => change(view, territoryOf(a.territory), () => ({ owner: seatOf(a.seat), armies: 1 })),
  armies_occupied: (view, a) => move(view, territoryOf(a.source), territoryOf(a.target), a.armies),
  armies_moved: (view, a) => move(view, territoryOf(a.source), territoryOf(a.target), a.armies),
};

/** The view after an event. */
export const follow = (view, event) => FOLLOW[event.id]?.(view, event.args) ?? view;

const DURATIONS = {
  army_placed: 90, bonus_placed: 160, attack_declared: 160, exchange: 300, territory_conquered: 200,
  territory_seized: 160, armies_occupied: 240, armies_moved: 260, turn_began: 120, set_traded: 250, capital_taken: 250,
};

/** How long an event is shown, in ms. */
export const durationOf = (event) => DURATIONS[event.id] ?? 0;

const BATTLE = ['attack_declared', 'exchange', 'territory_conquered'];

/** The ids of events that show how a battle came out: they stand first in its line of the log. */
export const OUTCOMES = ['territory_conquered'];

/** The events of one battle share a line of the log, led by its outcome, and so do armies placed one after another. */
export function groupOf(event) {
  if (event.id === 'army_placed') return 'placing';
  return BATTLE.includes(event.id) ? (event.args.target ?? event.args.territory).term : null;
}

/** Whether an event begins a chapter of the log. */
export const isHeading = (event) => event.id === 'turn_began';

// Events after an exchange that leave its dice on the map; any other event, also the end of the game, removes them.
const KEEPS_DICE = ['exchange', 'territory_conquered', 'capital_taken', 'territory_seized', 'armies_occupied',
  'seat_eliminated', 'cards_taken', 'cards_taken_shown'];

/** The exchange whose dice are still shown after these events, or null. */
export function lastExchange(events) {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    if (events[at].id === 'exchange') return events[at];
    if (!KEEPS_DICE.includes(events[at].id)) return null;
  }
  return null;
}

/**
 * What is drawn on the map for an event: `travel`, armies that move, {from, to, armies, seat}, and `tallies`, how many
 * armies a territory wins or loses, {at, by}.
 */
export function effectsOf(event) {
  const a = event?.args;
  switch (event?.id) {
    case 'armies_occupied':
    case 'armies_moved':
      return { travel: { from: territoryOf(a.source), to: territoryOf(a.target), armies: a.armies,
        seat: seatOf(a.seat) }, tallies: [] };
    case 'exchange':
      return { tallies: [
        { at: territoryOf(a.source), by: -a.attacker_loss }, { at: territoryOf(a.target), by: -a.defender_loss }] };
    case 'army_placed':
    case 'bonus_placed':
      return { tallies: [{ at: territoryOf(a.territory), by: a.armies }] };
    default:
      return { tallies: [] };
  }
}

/** The source and target of an attack or an exchange; null for other events. */
export const battleOf = (event) =>
  (['attack_declared', 'exchange'].includes(event?.id)
    ? { source: territoryOf(event.args.source), target: territoryOf(event.args.target) } : null);
