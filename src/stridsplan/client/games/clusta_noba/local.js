// What is chosen on the map, what is shown on it, and what the order sheet asks it for (see board.js).
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../shell/board/places.js';
import { cellsOf } from './geometry.js';
import { lettersOf } from './letters.js';
import { markersOf } from './markers.js';
import { deskSignals } from './sheet/desk.js';
import { recipientsOf, routesOf } from './sheet/recipients.js';
import { momentText } from './sheet/words.js';
import { isTruth, seenBy, truthOf } from './umpire/truth.js';

/** A route with a text beside its end: when it is reached. */
const withText = (route) => ({ ...route, text: route.ends ? momentText(route.ends) : undefined });

/**
 * The board's own signals at a table; those that the order sheet uses are described in board.js. `layer`: the name of
 * the layer over the map, or null, and `way`: the way of movement that it is about (layers.js); `plans`, `old`: whether
 * orders and old reports are drawn; `papers`: the open drawer, "letters", "calendar" or "diary", or null; `viewpoint`:
 * the side whose view the umpire looks at, or null; `view`: what the map shows; `markers`: what is believed to be where
 * (markers.js).
 */
export function local(t) {
  /** @type {Shared} */
  const own = { ...placeSignals(), ...deskSignals(), selected: signal(null), picking: signal(null),
    layer: signal(null), way: signal('march'), plans: signal(true), old: signal(false), papers: signal(null),
    viewpoint: signal(null) };
  own.view = computed(() => seenBy(t.compound.value.view ?? t.playback.shown.value, own.viewpoint.value));
  own.markers = computed(() => (isTruth(own.view.value) ? truthOf(own.view.value) : markersOf(own.view.value)));
  own.picks = computed(() => picksOf(own.picking.value, own.view.value));
  own.recipients = computed(() => recipientsOf(t.position.value?.view, t.actions.value));
  own.routes = computed(() => [...routesOf(t.position.value?.view, own.desk.value).map(withText),
    { id: 'track', hexes: own.track.value, kind: 'draft' }]);
  own.letters = computed(() => lettersOf([...t.earlierEvents.value, ...t.events.value], t.seat.value));
  return own;
}

/**
 * The hexes that the sheet asks for, as picks. The map marks the role 'goal'; if many hexes may be taken, their role is
 * 'any'.
 * @returns {Map<string, PlacePick>}
 */
function picksOf(picking, view) {
  if (!picking || !view) return new Map();
  const all = cellsOf(view.map).map(({ name }) => name);
  const names = [...picking.hexes ?? all];
  const role = names.length > all.length / 3 ? 'any' : 'goal';
  return new Map(names.map((name) => [name, { role, actions: [] }]));
}

/** Give up what the sheet asks for, or else forget the chosen hex; true if there was either. */
export function forget({ local: own }) {
  if (!own) return false;
  const set = ['picking', 'selected'].find((name) => own[name].value !== null);
  if (set) own[set].value = null;
  return Boolean(set);
}
