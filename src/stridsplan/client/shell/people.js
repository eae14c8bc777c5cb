// The people at a table, as signals derived from what the server sends.
import { computed } from '../vendor/preact-signals/signals.mjs';
import { seatName } from './names.js';

const NOBODY = [];

/**
 * Add derived signals to those of a table: its game, its seats, the visitor's seats (`mine`), and `people`, the
 * functions `isReader(seat)`, whether it is the seat at this screen, and `nameOf(seat)`.
 */
export function derivePeople(t) {
  t.game = computed(() => t.table.value?.game);
  t.seats = computed(() => t.table.value?.seats ?? NOBODY);
  t.mine = computed(() => t.seats.value.filter((seat) => seat.mine).map((seat) => seat.seat));
  t.people = computed(() => {
    const seats = t.seats.value;
    const reader = t.seat.value;
    return { isReader: (seat) => seat === reader, nameOf: (seat) => seatName(seats, seat) };
  });
}

/**
 * The new table, with the old array of seats if the seats are equal, so that nothing is rendered again.
 */
export function keepSeats(table, before) {
  const isSame = JSON.stringify(before?.seats) === JSON.stringify(table.seats);
  return isSame ? { ...table, seats: before.seats } : table;
}
