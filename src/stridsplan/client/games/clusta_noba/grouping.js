// Rows grouped by a key: a pure function.

/** Rows by the key that `keyOf` gives each, in the order in which the keys come. @returns {Map<any, Shared[]>} */
export function grouped(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    if (groups.has(key)) groups.get(key).push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
