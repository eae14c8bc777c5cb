// What this browser keeps of a table, so that its record can be checked later: the text added to the dice,
// the commitments made before that, and the heads of the record's hash chain that were seen.

const MOST_HEADS = 24; // of a table
const storageKey = (id) => `table/${id}`;

/** Text that nobody else knows, to be mixed into the dice: 128 bits as hex. */
export const freshText = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What is kept of a table: the texts that this browser added, the commitments by the names of the random streams
 * (`promises`), and the heads by version.
 * @returns {{texts: string[], promises: Object<string, string>, heads: Object<number, string>}}
 */
export function keptOf(id) {
  let found = null;
  try { found = JSON.parse(localStorage.getItem(storageKey(id))); } catch { /* no JSON, or no access */ }
  return { texts: [], promises: {}, heads: {}, ...found };
}

const keep = (id, patch) => {
  const kept = JSON.stringify({ ...keptOf(id), ...patch });
  try { localStorage.setItem(storageKey(id), kept); } catch { /* private window */ }
};

/** Keep the text that was added at a table. */
export const keepText = (id, text) => keep(id, { texts: [...new Set([...keptOf(id).texts, text])] });

/**
 * The heads, or if there are more than `most`, every second one and the last. Little evidence is lost: a head covers
 * all rows before it.
 */
export function thinned(heads, most = MOST_HEADS) {
  const versions = Object.keys(heads).map(Number).sort((a, b) => a - b);
  if (versions.length <= most) return heads;
  const kept = versions.filter((_, at) => at % 2 === 0 || at === versions.length - 1);
  return Object.fromEntries(kept.map((version) => [version, heads[version]]));
}

/** Keep the commitments of a table, as they were first made. */
export function keepCommitments(id, streams) {
  if (Object.keys(keptOf(id).promises).length) return;
  keep(id, { promises: Object.fromEntries(streams.map(({ name, commitment }) => [name, commitment])) });
}

/** Keep the first commitments and the latest head of a table. */
export function keepSeen(table) {
  keepCommitments(table.id, table.fairness.streams);
  const { heads } = keptOf(table.id);
  if (!table.head || heads[table.version]) return;
  keep(table.id, { heads: thinned({ ...heads, [table.version]: table.head }) });
}
