// Checking the record of a table: pure functions, the same checks in the same order as engine/proof.py. The server that
// sent the record is not trusted. Hashes come from a library, because crypto.subtle works only in a secure context.
import { hmac } from '../vendor/noble-hashes/hmac.js';
import { sha256 } from '../vendor/noble-hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '../vendor/noble-hashes/utils.js';
import { isRecord, malformedRow } from './proof-form.js';

const FORMAT = 'stridsplan-table-1';
const WORDS_A_BLOCK = 8; // of 32 bits in a hash

/** Canonical JSON: keys sorted, no spaces. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

const hashOf = (value) => bytesToHex(sha256(utf8ToBytes(canonical(value))));
/** The keyed hash of a text: HMAC-SHA-256. */
const keyed = (key, text) => hmac(sha256, key, utf8ToBytes(text));

/** The hash before the first row: of the table's settings and its commitments. */
const openingOf = ({ table, streams }) =>
  hashOf({ format: FORMAT, table, promises: streams.map(({ name, commitment }) => [name, commitment]) });

/** A function that returns the next word of a random stream, 32 bits, at each call. */
function wordsOf(key, contributions) {
  const suffix = contributions.map((text) => `\n${text}`).join('');
  let next = 0;
  let view = null;
  return () => {
    const at = next % WORDS_A_BLOCK;
    if (at === 0) view = new DataView(keyed(key, `${next / WORDS_A_BLOCK}${suffix}`).buffer);
    next += 1;
    return view.getUint32(4 * at);
  };
}

/** The value, from 0 to n - 1, that a draw must have had: made of a word of the stream. */
const dueOf = (word, n) => Number((BigInt(word) * BigInt(n)) >> 32n);

/** The streams with their keys as bytes; null if still sealed. */
const openStreams = ({ streams }) => streams.map(({ name, key }) => ({ name, key: key && hexToBytes(key) }));

/** The first key that does not match its commitment, or does not derive from the table's secret, if that is known. */
function wrongKey({ streams, secret }) {
  for (const { name: stream, key, commitment } of streams) {
    if (key && bytesToHex(sha256(hexToBytes(key))) !== commitment) return { id: 'key', row: 0, stream };
    if (secret && bytesToHex(keyed(hexToBytes(secret), `stridsplan/${stream}`)) !== key) return { id: 'secret',
      row: 0, stream };
  }
  return null;
}

/** The first row that undoes more rows than there are after the set-up, or that undoes and also acts or draws. */
function wrongDrops({ rows }) {
  let inForce = 0; // at most: an undo with `drops` 1 may take back several commands
  for (const { version, drops, codes, draws } of rows) {
    const acts = codes?.length || Object.keys(draws).length;
    if (drops && (drops >= inForce || acts)) return { id: 'drops', row: version };
    inForce += drops ? -drops : 1;
  }
  return null;
}

/**
 * The first draw of an open stream, in the order of the rows, that does not follow from the stream's key. The
 * rows that a table took over from another, or from a puzzle, are not checked; their draws only move the stream on.
 */
function wrongDraw({ rows, table }, streams) {
  const borrowed = table.origin?.rows ?? 0; // rows of the table or puzzle that this one continues
  const next = streams.map(({ key }) => key && wordsOf(key, table.contributions));
  for (const { version, draws } of rows) {
    for (const [number, content] of Object.entries(draws)) {
      for (const [n, drew] of content) {
        const due = dueOf(next[number](), n);
        if (due === drew || version <= borrowed) continue;
        return { id: 'draw', row: version, stream: streams[number].name, drew, due };
      }
    }
  }
  return null;
}

/**
 * The hash of a row that follows the hash `before`. It covers a leaf for each stream, a keyed hash of what the row drew
 * from it; of open streams the leaf is computed, of sealed ones the record has it.
 */
function hashOfRow(row, before, streams) {
  const content = (number) => (number === streams.length - 1 ? row.codes : row.draws[number] ?? []);
  const leaves = streams.map(({ key }, number) => (key
    ? bytesToHex(keyed(key, `row/${row.version}\n${canonical(content(number))}`)) : row.sealed[number]));
  return hashOf([before, row.version, row.seat, row.drops, row.time, leaves]);
}

/** Follow the hash chain; returns the hashes of the rows, and the first break of the chain. */
function followChain(record, streams) {
  const { rows, head } = record;
  const hashes = [];
  let carried = openingOf(record);
  for (const [at, row] of rows.entries()) {
    const hash = hashOfRow(row, carried, streams);
    if (row.before !== carried) {
      // If the next row continues from here, only the field `before` was changed; else what is before this row.
      const isBefore = hash === (rows[at + 1]?.before ?? head);
      return { hashes, flaw: isBefore ? { id: 'before', row: at + 1 } : { id: at ? 'row' : 'heading', row: at } };
    }
    hashes.push(hash);
    carried = hash;
  }
  return { hashes, flaw: carried === head ? null : { id: 'head', row: rows.length } };
}

/** The flaw with the lowest row, or undefined. */
const firstOf = (flaws) => flaws.filter(Boolean).sort((a, b) => a.row - b.row)[0];
const countDraws = ({ rows }) => rows.reduce((sum, { draws }) => sum + Object.values(draws).flat().length, 0);

/**
 * Check everything about a record that can be checked without trust.
 * @returns {{ok: true, hashes: string[], rows: number, draws: number, opened: string[], sealed: string[]}
 *   | {ok: false, id: string, row: number}}  the first flaw: its row, 0 for what comes before the rows, and more
 *   fields that depend on its id
 */
export function checkRecord(record) {
  if (!isRecord(record, FORMAT)) return { ok: false, id: 'malformed', row: 0 };
  const malformed = malformedRow(record);
  if (malformed) return { ok: false, ...malformed };
  const streams = openStreams(record);
  const { hashes, flaw } = followChain(record, streams);
  const first = firstOf([wrongKey(record), wrongDrops(record), wrongDraw(record, streams), flaw]);
  if (first) return { ok: false, ...first };
  const named = (test) => streams.filter(test).map(({ name }) => name);
  return {
    ok: true, hashes, rows: hashes.length, draws: countDraws(record), opened: named(({ key }) => key),
    sealed: named(({ key }) => !key),
  };
}

/**
 * Compare a checked record with what this browser kept of the table.
 * @param {{texts: string[], promises: Object<string, string>, heads: Object<number, string>}} kept
 * @param {string[]} hashes  of the rows
 * @returns {Array<{id: string, ok: boolean, args: object}>}  empty if nothing was kept
 */
export function checkKept(record, kept, hashes) {
  const found = [];
  const note = (id, ok, args = {}) => found.push({ id, ok, args });
  const versions = Object.keys(kept.heads).map(Number).sort((a, b) => a - b);
  let row = 0; // of the last head that was found; a browser does not see the heads of all rows
  const missing = versions.find((version) => {
    row = hashes.indexOf(kept.heads[version], row) + 1;
    return row === 0;
  });
  if (versions.length) {
    note('heads', missing === undefined, { count: versions.length, version: missing ?? versions.at(-1) });
  }
  const promised = record.streams.filter(({ name }) => name in kept.promises);
  if (promised.length) note('promises', promised.every(({ name, commitment }) => kept.promises[name] === commitment));
  if (kept.texts.length) note('texts', kept.texts.every((text) => record.table.contributions.includes(text)));
  return found;
}
