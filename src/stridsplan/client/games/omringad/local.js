// What is chosen on the board before it is an action with a code.
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../shell/board/places.js';
import { kindsIn, picksOf } from './picks.js';
import { TERRAINS } from './terrain.js';
import { COMBAT } from './units.js';

/**
 * The board's own signals at a table. `brush`: the kind of terrain to lay, as chosen, and `brushNow`: the same, or else
 * the first kind that is left; `unit`, `unitNow`: the same of the unit to put; `isPassing`: the player is asked to
 * confirm that they pass.
 */
export function local(t) {
  /** @type {Shared} */
  const own = { ...placeSignals(), brush: signal(null), unit: signal(null), isPassing: signal(false) };
  own.terrains = computed(() => kindsIn(t.actions.value, 'lay', 'terrain', TERRAINS));
  own.brushNow =
    computed(() => (own.terrains.value.includes(own.brush.value) ? own.brush.value : own.terrains.value[0] ?? null));
  own.units = computed(() => kindsIn(t.actions.value, 'put', 'unit', COMBAT));
  own.unitNow =
    computed(() => (own.units.value.includes(own.unit.value) ? own.unit.value : own.units.value[0] ?? null));
  own.picks = computed(() =>
    picksOf(t.actions.value, { seat: t.seat.value, brush: own.brushNow.value, unit: own.unitNow.value }));
  return own;
}

/** Stop asking whether to pass; true if that was asked. */
export function forget({ local: own }) {
  const had = Boolean(own?.isPassing.value);
  if (had) own.isPassing.value = false;
  return had;
}
