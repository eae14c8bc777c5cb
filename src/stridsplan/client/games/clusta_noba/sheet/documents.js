// Order sheets as data: what is done to the content of a file before the server reads it.

const isObject = (value) => typeof value === 'object' && value !== null;

/** The sheets or actions of a document. */
const listOf = (document) => (Array.isArray(document) ? document : [document]);

/** All days that a document names: of entries and forced marches, and those that a sheet covers. */
function daysIn(value) {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'day') return [inner];
    return key === 'days' && Array.isArray(inner) ? inner : daysIn(inner);
  }).filter(Number.isInteger);
}

/** The value with all its days `by` days later. */
function moved(value, by) {
  if (Array.isArray(value)) return value.map((inner) => moved(inner, by));
  if (!isObject(value)) return value;
  const later = (day) => (Number.isInteger(day) ? day + by : day);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
    if (key === 'day') return [key, later(inner)];
    if (key === 'days' && Array.isArray(inner)) return [key, inner.map(later)];
    return [key, moved(inner, by)];
  }));
}

/** A sheet or an action without what held only on the day when it was saved: when it was sent, and the seal. */
const reusable = (each) => (isObject(each)
  ? Object.fromEntries(Object.entries(each).filter(([key]) => key !== 'sent' && key !== 'seal')) : each);

/**
 * The content of a file as a document to send: it does not seal the orders, and does not begin before today.
 * @param {unknown} content
 * @returns {{document: object | null, by: number}}  null if there is nothing to send; `by`: by how many days its days
 *   were moved
 */
export function prepared(content, today) {
  if (!isObject(content)) return { document: null, by: 0 };
  const kept = listOf(content).map(reusable).filter((each) => each?.kind !== 'seal'); // a list of actions may seal, too
  const by = Math.max(0, today - Math.min(today, ...daysIn(kept)));
  const all = moved(kept, by);
  return { document: all.length === 0 ? null : Array.isArray(content) ? all : all[0], by };
}
