// Quick pairing: the tables where the visitor waits for other players, and going to the one that begins.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { patiently, post, request } from './api.js';
import { freshText, keepCommitments, keepSeen, keepText } from './kept-proof.js';
import { playerName } from './own-name.js';
import { clockOf, DEFAULT_TERMS } from './pace.js';
import { go, route } from './route.js';
import { recall, remember } from './settings.js';
import { gameName, toast } from './ui.js';
import { changedTable } from './user-socket.js';
import { loadWords, say } from './words.js';

// ms between signs that the visitor still waits: one who has sent none for two minutes is not paired at a live table
const STILL_HERE_EVERY = 30_000;
export const PACES = ['live', 'mail', 'none'];
/** The terms of tables for paired players (pace.js). */
export const PAIRED_TERMS = { ...DEFAULT_TERMS, timeOut: 'bot' };

/** The tables where the visitor waits. */
export const waitingTables = signal([]);
/**
 * When the visitor began to wait, in ms since 1970; after a reload, when the oldest of the tables was created. It has
 * no meaning while there are none.
 */
export const waitsSince = signal(0);

const isWaiting = (table) => table.paired && table.status === 'open' && table.seats.some((seat) => seat.mine);

/**
 * What this visitor last looked for, kept in this browser: {games, seats, pace, rated}; `games`: null for all, before
 * any were chosen; `seats`: null for any number.
 */
export function keptWishes() {
  const first = { games: null, seats: null, pace: PACES[0], rated: false };
  try { return { ...first, ...JSON.parse(recall('pairing')) }; } catch { return first; }
}

/** Find the tables where the visitor waits among all of the visitor's tables. */
export function findWaiting(tables) {
  const own = tables.filter(isWaiting);
  if (!waitingTables.value.length) waitsSince.value = Math.min(...own.map((table) => Date.parse(table.created)));
  waitingTables.value = own;
}

/** Go to a table where play has begun; from another page than the lobby, offer a link. */
async function goToTable(table) {
  waitingTables.value = [];
  if (route.value.page === 'lobby') { go(`/t/${table.id}`); return; }
  await loadWords(`${table.game}-lobby`);
  toast(say('pairing-found', { game: gameName(table.game) }),
    { kind: 'turn', link: { href: `/t/${table.id}`, text: say('notification-go') } });
}

/** Store the server's list of the tables where the visitor waits; if play has begun at one, go there instead. */
function storeTables(tables) {
  const begun = tables.find((table) => table.status !== 'open');
  if (begun) goToTable(begun);
  else waitingTables.value = tables;
}

/**
 * The id of a table that may be created later, the server's commitments to its random streams, and a new text of this
 * browser to mix into them.
 */
async function promisedTable(game) {
  const { id, streams } = await post('/tables/promise', { game });
  return { game, id, streams, nonce: freshText() };
}

/** Look for players: for each of the games, sit down where somebody waits, or else open a table. */
export async function findPlayers(wishes) {
  remember('pairing', JSON.stringify(wishes));
  const games = await Promise.all(wishes.games.map(promisedTable));
  const { tables } = await patiently('POST', '/lobby/pairing', {
    games: games.map(({ game, id, nonce }) => ({ game, id, nonce })), name: playerName(), rated: wishes.rated,
    clock: clockOf({ ...PAIRED_TERMS, pace: wishes.pace }), ...(wishes.seats && { seats: wishes.seats }),
  });
  for (const table of tables) {
    const { id, streams, nonce } = games.find(({ game }) => game === table.game);
    if (id === table.id) keepCommitments(id, streams); // opened for the visitor; else somebody waited at another
    keepText(table.id, nonce);
    keepSeen(table);
  }
  waitsSince.value = Date.now();
  storeTables(tables);
}

/** Stop looking for players. */
export async function stopLooking() {
  await request('DELETE', '/lobby/pairing');
  waitingTables.value = [];
}

/** Begin at one of the tables, with bots on its open seats. */
export const beginWithBots = async (table) => storeTables([await post(`/tables/${table.id}/fill`)]);

effect(() => {
  const table = changedTable.value;
  const known = waitingTables.peek();
  if (!known.some((each) => each.id === table?.id)) return;
  if (table.status !== 'open') goToTable(table);
  else waitingTables.value = known.map((each) => (each.id === table.id ? table : each)).filter(isWaiting);
});

setInterval(() => {
  if (waitingTables.value.length === 0) return;
  request('PUT', '/lobby/pairing').then(({ tables }) => storeTables(tables)).catch(() => {});
}, STILL_HERE_EVERY);
