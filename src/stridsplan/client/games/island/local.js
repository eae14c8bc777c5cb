// What is chosen on the board before it is an action with a code.
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../shell/board/places.js';
import { forwardOf, seatOf, TYPES } from './geometry.js';
import { selectedOf, moversOf, picksOf } from './picks.js';

/**
 * While the pad is arranged: `arrangement`, the action that answers with the present order; `order`, the types in its
 * five slots, or null; `held`, the selected slot, or null; `swap(a, b)` of two slots, numbered from 1.
 */
function arranging(t, own) {
  own.swapped = signal(null);
  own.held = signal(null);
  own.arrangements = computed(() => t.actions.value.filter((action) => action.kind === 'arrange'));
  const find = (order) => own.arrangements.value.find(({ slots }) => slots.join() === order?.join());
  own.arrangement = computed(() => find(own.swapped.value) ?? own.arrangements.value[0]);
  own.order = computed(() => own.arrangement.value?.slots ?? null);
  own.swap = (a, b) => {
    const next = [...own.order.value];
    [next[a - 1], next[b - 1]] = [next[b - 1], next[a - 1]];
    own.swapped.value = next;
    own.held.value = null;
  };
}

/**
 * What is about to be placed: `types`, those that are left; `typeNow`, the chosen one (`type`) or else the first one
 * left; `facingNow`, the chosen direction (`facing`) or else the direction away from the seat's edge.
 */
function placing(t, own) {
  own.type = signal(null);
  own.facing = signal(null);
  own.types = computed(() =>
    TYPES.filter((type) => t.actions.value.some((action) => action.kind === 'place' && action.type === type)));
  own.typeNow =
    computed(() => (own.types.value.includes(own.type.value) ? own.type.value : own.types.value[0] ?? null));
  own.facingNow = computed(() => own.facing.value ?? (own.seat.value ? forwardOf(own.seat.value.edge) : 'north'));
}

/**
 * The board's own signals at a table. `chosen`: the character that was touched; `selected`: the same, or the only one
 * that can move; `aim`: {place, actions}, an action to be confirmed or several to choose from, and `aimed`: the same
 * while they are legal, else null; `movers`: see picks.js; `seat`: the reader's own, as the view shows it;
 * `isOwn(piece)`: whether a character is of the reader's side.
 */
export function local(t) {
  /** @type {Shared} */
  const own = { ...placeSignals(), chosen: signal(null), aim: signal(null) };
  own.seat = computed(() => t.position.value?.view?.seats.find((each) => each.seat === t.seat.value) ?? null);
  placing(t, own);
  arranging(t, own);
  own.movers = computed(() => moversOf(t.actions.value));
  own.selected = computed(() => selectedOf(own.movers.value, own.chosen.value));
  own.picks = computed(() => picksOf(t.actions.value, {
    seat: t.seat.value, selected: own.selected.value, type: own.typeNow.value, facing: own.facingNow.value,
  }));
  own.aimed = computed(() => {
    const aim = own.aim.value;
    return aim && aim.actions.every((action) => t.actions.value.includes(action)) ? aim : null;
  });
  own.isOwn = (piece) => {
    const side = (seat) => t.position.value?.view?.seats.find((each) => each.seat === seat)?.side;
    return side(seatOf(piece)) === side(t.seat.value);
  };
  return own;
}

/** Forget the chosen character, slot and target, and reset the facing; true if anything was chosen. */
export function forget({ local: own }) {
  const had = Boolean(own?.aim.value) || (own?.chosen.value ?? null) !== null || Boolean(own?.held.value);
  if (had) { own.aim.value = null; own.chosen.value = null; own.held.value = null; }
  if (own) own.facing.value = null;
  return had;
}
