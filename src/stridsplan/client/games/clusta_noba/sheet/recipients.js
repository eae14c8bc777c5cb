// Recipients of orders, and where a side's forces are as far as it knows. Pure functions over the view.
import { nameOf } from '../geometry.js';

/** The kinds of recipients, and the lists of the view that have them. */
const LISTS = { unit: 'units', commander: 'commanders', camp: 'camps' };

/** The unit, commander or camp with an id, and its hex: {kind, id, hex}; null if there is none. */
function markerOf(view, id) {
  for (const [kind, list] of Object.entries(LISTS)) {
    const row = view[list]?.find((each) => each.id === id);
    if (row) return { kind, id, hex: row.hex };
  }
  return null;
}

/** The recipients that orders may be written to, as {kind, id, hex}. @param {Action[]} actions */
export const recipientsOf = (view, actions) => (view ? actions : []).filter(({ kind }) => kind === 'write')
  .map(({ recipient }) => markerOf(view, recipient)).filter(Boolean);

const GONE = ['dead', 'prisoner', 'absent'];

/** The commanders, then the camps of a side, as {kind, id, hex}: they lead the units of their hexes. */
const leadersOf = (view) => ['commander', 'camp'].flatMap((kind) => (view[LISTS[kind]] ?? [])
  .filter(({ hex, fate }) => hex && !GONE.includes(fate)).map(({ id, hex }) => ({ kind, id, hex })));

/**
 * The hexes where the side has units, commanders or camps: headquarters first, then those with a commander or a camp.
 * @returns {Array<{hex: string, isHome: boolean, isAboard: boolean, units: object[], leaders: object[],
 *   recipients: object[]}>}
 */
export function ownPlacesOf(view, recipients) {
  const home = nameOf(view.headquarters);
  const hexes = new Map();
  const at = (hex) => {
    const name = nameOf(hex);
    const isHome = name === home;
    if (!hexes.has(name)) hexes.set(name, { hex: name, isHome, units: [], leaders: [], recipients: [] });
    return hexes.get(name);
  };
  for (const unit of view.units ?? []) {
    if (unit.hex && unit.state !== 'destroyed') at(unit.hex).units.push(unit);
  }
  for (const leader of leadersOf(view)) at(leader.hex).leaders.push(leader);
  for (const recipient of recipients) at(recipient.hex).recipients.push(recipient);
  const places = [...hexes.values()].map((place) => ({ ...place,
    isAboard: place.units.length > 0 && place.units.every(({ aboard }) => aboard) }));
  const rank = ({ isHome, leaders }) => (isHome ? 0 : leaders.length > 0 ? 1 : 2);
  return places.toSorted((a, b) => rank(a) - rank(b) || a.hex.localeCompare(b.hex));
}

/**
 * Who gets the orders for a unit: a commander of its place, else the camp, else the commander-in-chief, else the unit
 * itself; null if nobody can get any. A commander goes along with the unit, therefore the chief comes after the camp.
 */
export function recipientFor({ recipients }, unit, chief) {
  const leaders = recipients.filter(({ kind }) => kind !== 'unit');
  return leaders.find(({ kind, id }) => kind === 'commander' && id !== chief)
    ?? leaders.find(({ kind }) => kind === 'camp') ?? leaders.at(0)
    ?? recipients.find(({ id }) => id === unit.id) ?? null;
}

/**
 * The columns written in this phase, the oldest first, each with its number. `today` of the view is how many there are;
 * they are the first of `orders`, the newest first.
 */
export const writtenOf = (view) => (view.orders ?? []).slice(0, view.today).toReversed()
  .map((column, number) => ({ column, number }));

/**
 * The values that each setting of a doctrine may have.
 * @param {Array<[string, number]>} rows  [setting, value]: the values of the action `doctrine`
 * @returns {Array<[string, number[]]>}
 */
export const settingsOf = (rows) => [...new Set(rows.map(([kind]) => kind))]
  .map((kind) => [kind, rows.filter((row) => row[0] === kind).map(([, value]) => value)]);

/** The routes of the column on the desk; if none is there, those of the columns written in this phase. */
export function routesOf(view, desk) {
  if (!view) return [];
  if (desk) return legsOf(desk.draft, 'draft', 0);
  return writtenOf(view).flatMap(({ column, number }) => legsOf(column, 'sent', number));
}

/** The routes of a column's entries that lead somewhere; `number` makes their ids differ from column to column. */
function legsOf({ from, legs = [] }, kind, number) {
  let here = from;
  return legs.flatMap(({ path, at, ends }, k) => {
    const hexes = [here, ...path].filter(Boolean).map(nameOf);
    here = at ?? here;
    return hexes.length > 1 ? [{ id: `${kind}${number}.${k}`, hexes, kind, ends }] : [];
  });
}
