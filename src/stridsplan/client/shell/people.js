// Who is at a table, as signals made from what the server says of it.
import { computed } from '../vendor/preact-signals/signals.mjs';
import { seatName } from './names.js';

const NOBODY = [];

/** Add the game of a table, its seats, those of them at this screen, and what everybody is called, to its signals. */
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

/** A table as it is now, with the seats it had as long as they are the same: what is made of them need not be made anew. */
export function keepSeats(table, before) {
  const isSame = JSON.stringify(before?.seats) === JSON.stringify(table.seats);
  return isSame ? { ...table, seats: before.seats } : table;
}
