// What is chosen, on the map or with buttons, before it is an action with a code.
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../shell/board/places.js';
import { picksOf, siteOf, transfersOf } from './picks.js';

/**
 * The board's own signals at a table. `chosen`: the land to build in that the player chose; `site`: the land to build
 * in, that one or else the first where anything can be built, or null; `transfers`: those of the draft (picks.js);
 * `open`: the transfer that is incomplete, or null; `range`: {min, max, actions} of its first number; `first`: this
 * number until the server has previewed it, or null; `second`: its second number as the player has set it, or null.
 */
export function local(t) {
  /** @type {Shared} */
  const own = { ...placeSignals(), chosen: signal(null), range: signal(null),
    first: signal(null), second: signal(null) };
  own.picks = computed(() => picksOf(t.actions.value));
  own.transfers = computed(() => transfersOf(t.compound.value.taken));
  own.open = computed(() => own.transfers.value.find(({ isComplete }) => !isComplete) ?? null);
  own.site = computed(() => siteOf(t.actions.value, own.chosen.value));
  return own;
}

/** Forget the land that is chosen; true if one was. */
export function forget({ local: own }) {
  const had = Boolean(own?.chosen.value);
  if (own) own.chosen.value = null;
  return had;
}
