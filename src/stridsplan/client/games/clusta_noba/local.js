// What is chosen on the map, what is shown on it, and what the order sheet asks it for (see board.js).
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../shell/board/places.js';
import { cellsOf } from './geometry.js';
import { lettersOf } from './letters.js';
import { markersOf } from './markers.js';

/** The board's own signals at a table. */
export function local(t) {
  /** @type {Shared} */
  const own = { ...placeSignals(), selected: signal(null), sheet: signal(false), picking: signal(null),
    routes: signal([]) };
  own.view = computed(() => t.compound.value.view ?? t.playback.shown.value);
  own.markers = computed(() => markersOf(own.view.value));
  own.picks = computed(() => picksOf(own.picking.value, own.view.value));
  own.letters = computed(() => lettersOf([...t.earlierEvents.value, ...t.events.value]));
  return own;
}

/** The hexes that the sheet asks for, as picks. @returns {Map<string, PlacePick>} */
function picksOf(picking, view) {
  const names = !picking || !view ? [] : picking.hexes ?? cellsOf(view.map).map(({ name }) => name);
  return new Map([...names].map((name) => [name, { role: 'goal', actions: [] }]));
}

/** Give up what the sheet asks for, or forget the chosen hex; true if there was anything. */
export function forget({ local: own }) {
  if (!own) return false;
  const kept = ['picking', 'selected'].find((name) => own[name].value !== null);
  if (kept) own[kept].value = null;
  return Boolean(kept);
}
