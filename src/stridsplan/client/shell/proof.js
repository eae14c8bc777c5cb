// Checking the record of a table: pure functions, the same checks that engine/proof.py makes. Nothing is taken on trust
// from the server that sent the record; hashing is a library's, so that it works without a secure context too.
import { hmac } from '../vendor/noble-hashes/hmac.js';
import { sha256 } from '../vendor/noble-hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '../vendor/noble-hashes/utils.js';

export const FORMAT = 'stridsplan-table-1';
const WORDS_A_BLOCK = 8;

/** A flaw of a record: a kind that has its sentence, its place and what belongs there. */
class Flaw extends Error {
  constructor(kind, args = {}) {
    super(kind);
    Object.assign(this, { kind, args });
  }
}

const flawed = (test, ...flaw) => { if (test) throw new Flaw(...flaw); };

/** JSON in its one form: keys sorted, no spaces, integers only. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
  }
  flawed(value === undefined || (typeof value === 'number' && !Number.isSafeInteger(value)), 'form');
  return JSON.stringify(value);
}

const hashOf = (value) => bytesToHex(sha256(utf8ToBytes(canonical(value))));

/** The leaf of one stream in a row: it hides its content from all who have not the key. */
export const leafOf = (key, version, content) =>
  bytesToHex(hmac(sha256, key, utf8ToBytes(`row/${version}\n${canonical(content)}`)));

/** What the first row stands on: the table as it was promised. */
export const openingOf = ({ table, streams }) =>
  hashOf({ format: FORMAT, table, commitments: streams.map(({ commitment }) => commitment) });

/** A function that gives the words of a stream one after another, 32 bits each. */
function wordsOf(key, contributions) {
  const brought = contributions.map((text) => `\n${text}`).join('');
  let next = 0;
  let view = null;
  return () => {
    const at = next % WORDS_A_BLOCK;
    if (at === 0) view = new DataView(hmac(sha256, key, utf8ToBytes(`${next / WORDS_A_BLOCK}${brought}`)).buffer);
    next += 1;
    return view.getUint32(4 * at);
  };
}

const drawnFrom = (word, n) => Number((BigInt(word) * BigInt(n)) >> 32n);

/** The stream's key, after a look at its promise; null while it is sealed. The secret of the table, where it is told, gives all. */
function openedKey({ name, commitment, key }, secret) {
  flawed(!/^[0-9a-f]{64}$/.test(commitment), 'form');
  if (key === null) return null;
  const bytes = hexToBytes(key);
  const derived = secret ? hmac(sha256, hexToBytes(secret), utf8ToBytes(`stridsplan/${name}`)) : bytes;
  flawed(bytesToHex(sha256(bytes)) !== commitment || bytesToHex(derived) !== key, 'commitment', { stream: name });
  return bytes;
}

function leafIn(row, stream, number, isLast) {
  if (!stream.key) {
    flawed(!/^[0-9a-f]{64}$/.test(row.sealed[number]), 'row', { version: row.version });
    return row.sealed[number];
  }
  return leafOf(stream.key, row.version, (isLast ? row.codes : row.draws[number]) ?? []);
}

/** The hash of a row, from what it says. */
function hashOfRow(row, streams) {
  const leaves = streams.map((stream, number) => leafIn(row, stream, number, number === streams.length - 1));
  return hashOf([row.before, row.version, row.seat, row.drops, row.time, leaves]);
}

/** Work out every open draw of a row anew; give how many there were. */
function checkDraws(row, streams) {
  let count = 0;
  for (const [number, draws] of Object.entries(row.draws)) {
    const { name, next } = streams[number] ?? {};
    flawed(!next, 'form');
    for (const [n, value] of draws) {
      const right = drawnFrom(next(), n);
      flawed(right !== value, 'draw', { version: row.version, stream: name, value, right });
      count += 1;
    }
  }
  return count;
}

/** Go along the rows; give their hashes and the number of draws. */
function checkRows(record, streams) {
  const hashes = [];
  let draws = 0;
  for (const [at, row] of record.rows.entries()) {
    flawed(row.version !== at + 1, 'row', { version: at + 1 });
    flawed(row.before !== (hashes[at - 1] ?? openingOf(record)), at ? 'row' : 'opening', { version: at });
    draws += checkDraws(row, streams);
    hashes.push(hashOfRow(row, streams));
  }
  return { hashes, draws };
}

function check(record) {
  flawed(record?.format !== FORMAT || !record.rows.length, 'form');
  const streams = record.streams.map((stream) => {
    const key = openedKey(stream, record.secret);
    return { name: stream.name, key, next: key && wordsOf(key, record.table.contributions) };
  });
  const { hashes, draws } = checkRows(record, streams);
  flawed(hashes.at(-1) !== record.head, 'head', { version: record.rows.length });
  const named = (test) => streams.filter(test).map(({ name }) => name);
  return { ok: true, hashes, rows: hashes.length, draws, opened: named(({ key }) => key), sealed: named(({ key }) => !key) };
}

/**
 * Check everything about a record that can be checked without trust.
 * @returns {{ok: true, hashes: string[], rows: number, draws: number, opened: string[], sealed: string[]}
 *   | {ok: false, kind: string, args: object}}  `args.version` is the row at which a record breaks
 */
export function checkRecord(record) {
  try {
    return check(record);
  } catch (flaw) {
    return { ok: false, kind: flaw instanceof Flaw ? flaw.kind : 'form', args: flaw instanceof Flaw ? flaw.args : {} };
  }
}

/**
 * Hold a checked record against what this browser kept of the table.
 * @param {{texts: string[], promises: Object<string, string>, heads: Object<number, string>}} kept
 * @param {string[]} hashes  of the rows
 * @returns {Array<{id: string, ok: boolean, args: object}>}  nothing where nothing was kept
 */
export function checkKept(record, kept, hashes) {
  const found = [];
  const note = (id, ok, args = {}) => found.push({ id, ok, args });
  const versions = Object.keys(kept.heads).map(Number).sort((a, b) => a - b);
  const other = versions.find((version) => hashes[version - 1] !== kept.heads[version]);
  if (versions.length) note('heads', other === undefined, { count: versions.length, version: other ?? versions.at(-1) });
  const promised = record.streams.filter(({ name }) => name in kept.promises);
  if (promised.length) note('promises', promised.every(({ name, commitment }) => kept.promises[name] === commitment));
  if (kept.texts.length) note('texts', kept.texts.every((text) => record.table.contributions.includes(text)));
  return found;
}
