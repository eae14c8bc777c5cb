// The visitor's websocket, open on every page: changes at any of their tables, and whose turn it is there.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { openSocket } from './live.js';
import { route } from './route.js';
import { dueTables } from './title.js';
import { gameName, toast } from './ui.js';
import { loadWords, say } from './words.js';

/** The last table of the visitor that changed. */
export const changedTable = signal(null);
/** Counts the changes of the list of open tables. */
export const lobbyChanges = signal(0);
/** Counts the changes of friends and their challenges. */
export const peopleChanges = signal(0);

/** Counts how often the server has ended this browser's session. */
export const sessionsEnded = signal(0);

const isHere = (id) => route.value.page === 'table' && route.value.id === id;
const toasts = new Map(); // table id -> function that removes its toast

async function showTurnToast({ id, game }) {
  await loadWords(`${game}-lobby`);
  const text = say('notification-turn', { game: gameName(game) });
  if (dueTables.value.has(id) && !isHere(id)) {
    toasts.set(id, toast(text, { kind: 'turn', link: { href: `/t/${id}`, text: say('notification-go') } }));
  }
}

// Remove the toast of a table that is opened here, or where the visitor has answered elsewhere.
effect(() => {
  const ids = dueTables.value;
  const { page, id: here } = route.value;
  for (const [id, removeToast] of [...toasts]) {
    if (ids.has(id) && !(page === 'table' && id === here)) continue;
    toasts.delete(id);
    removeToast();
  }
});

/** Take over a changed table; show a toast if it is now the visitor's turn there and another page is open. */
function update(table) {
  const before = dueTables.value.has(table.id);
  const after = new Set(dueTables.value);
  after[table.waiting_for_me ? 'add' : 'delete'](table.id);
  dueTables.value = after;
  changedTable.value = table;
  if (table.waiting_for_me && !before && !isHere(table.id)) showTurnToast(table);
}

function receive(message) {
  if (message.type === 'tables') dueTables.value = new Set(message.tables.map((table) => table.id));
  else if (message.type === 'table') update(message.table);
  else if (message.type === 'lobby') lobbyChanges.value += 1;
  else if (message.type === 'people') peopleChanges.value += 1;
}

let socket = null;

/** Open the socket; after logging in or out, again as the other user. */
export function connectUserSocket() {
  socket?.close();
  socket = openSocket('live', {
    watched: () => null,
    receive,
    state: () => {},
    ended: () => {
      toast(say('error-account-ended'), { kind: 'error' });
      sessionsEnded.value += 1;
    },
  });
}
