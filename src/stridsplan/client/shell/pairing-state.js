// Quick pairing: the tables where the visitor waits for other players, and going to the one that begins.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { patiently, post, request } from './api.js';
import { freshText, keepCommitments, keepSeen, keepText } from './kept-proof.js';
import { playerName } from './own-name.js';
import { clockOf, NO_CLOCK } from './pace.js';
import { go, route } from './route.js';
import { recall, remember } from './settings.js';
import { gameName, toast } from './ui.js';
import { changedTable } from './user-socket.js';
import { loadWords, say } from './words.js';

const KEEP_EVERY = 30_000; // ms; the server sends nobody to a live table after two minutes without a sign
export const PACES = ['live', 'mail', 'none'];
export const PACE = { ...NO_CLOCK, timeOut: 'bot' };

/** The tables where the visitor waits. */
export const waiting = signal([]);
/** When the visitor began to wait, in ms since 1970. */
export const waitsSince = signal(0);

const isWaiting = (table) => table.paired && table.status === 'open' && table.seats.some((seat) => seat.mine);

/** The wishes that this browser keeps: {games, seats, pace, rated}; `seats` null is any number. */
export function keptWishes() {
  const first = { games: null, seats: null, pace: PACES[0], rated: false };
  try { return { ...first, ...JSON.parse(recall('pairing')) }; } catch { return first; }
}

/** Find the tables where the visitor waits among all of the visitor's tables. */
export function findWaiting(tables) {
  const found = tables.filter(isWaiting);
  if (!waiting.value.length) waitsSince.value = Math.min(...found.map((table) => Date.parse(table.created)));
  waiting.value = found;
}

async function follow(table) {
  waiting.value = [];
  if (route.value.page === 'lobby') { go(`/t/${table.id}`); return; }
  await loadWords(`${table.game}-lobby`);
  toast(say('pairing-found', { game: gameName(table.game) }),
    { kind: 'turn', link: { href: `/t/${table.id}`, text: say('notification-go') } });
}

function take(tables) {
  const begun = tables.find((table) => table.status !== 'open');
  if (begun) follow(begun);
  else waiting.value = tables;
}

/** The text for the dice of one game, and the table that the server promised for it. */
async function promised(game) {
  const { id, streams } = await post('/tables/promise', { game });
  return { game, id, streams, nonce: freshText() };
}

/** Look for players: sit down where somebody waits, else open a table for each of the games. */
export async function look(wishes) {
  remember('pairing', JSON.stringify(wishes));
  const games = await Promise.all(wishes.games.map(promised));
  const { tables } = await patiently('POST', '/lobby/pairing', {
    games: games.map(({ game, id, nonce }) => ({ game, id, nonce })), name: playerName(), rated: wishes.rated,
    clock: clockOf({ ...PACE, pace: wishes.pace }), ...(wishes.seats && { seats: wishes.seats }),
  });
  for (const table of tables) {
    const { id, streams, nonce } = games.find(({ game }) => game === table.game);
    if (id === table.id) keepCommitments(id, streams);
    keepText(table.id, nonce);
    keepSeen(table);
  }
  waitsSince.value = Date.now();
  take(tables);
}

/** Stop waiting. */
export async function stopLooking() {
  await request('DELETE', '/lobby/pairing');
  waiting.value = [];
}

/** Begin at one of the tables, with bots on its open seats. */
export const beginWithBots = async (table) => take([await post(`/tables/${table.id}/fill`)]);

effect(() => {
  const table = changedTable.value;
  const known = waiting.peek();
  if (!known.some((each) => each.id === table?.id)) return;
  if (table.status !== 'open') follow(table);
  else waiting.value = known.map((each) => (each.id === table.id ? table : each)).filter(isWaiting);
});

setInterval(() => {
  if (waiting.value.length) request('PUT', '/lobby/pairing').then(({ tables }) => take(tables)).catch(() => {});
}, KEEP_EVERY);
