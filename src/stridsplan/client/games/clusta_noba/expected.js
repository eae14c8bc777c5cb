// What is to be expected when, as far as the orders say. Pure functions over the view.
import { grouped } from './grouping.js';
import { minutesOf } from './sheet/column.js';

/** The rows that have a moment, by moment: [{ kind, time, rows }]. `timeOf(row)`: the moment of a row, or null. */
const byTime = (kind, rows, timeOf) => [...grouped(rows.filter(timeOf), (row) => minutesOf(timeOf(row))).values()]
  .map((group) => ({ kind, time: timeOf(group[0]), rows: group }));

const isInPlay = ({ state }) => state !== 'destroyed';

/** Arrivals of couriers, ends of orders, returns of wounded, in the order of time, as `byTime` returns them. */
export function expectations({ time, orders, units, returning }) {
  const isAhead = (moment) => Boolean(moment) && minutesOf(moment) > minutesOf(time);
  const underway = orders.filter(({ sent, at_once: isAtOnce, arrives }) => sent && !isAtOnce && isAhead(arrives));
  const entries = [...byTime('courier', underway, ({ arrives }) => arrives),
    ...byTime('ends', units.filter((unit) => isInPlay(unit) && isAhead(unit.until)), ({ until }) => until),
    ...byTime('wounded', returning, (row) => row.time)];
  return entries.sort((a, b) => minutesOf(a.time) - minutesOf(b.time));
}

/** The units that have no orders, or whose orders have run out by now. */
export const idleOf = ({ time, units }) => units.filter((unit) => isInPlay(unit)
  && (unit.column === null || (unit.until && minutesOf(unit.until) <= minutesOf(time))));
