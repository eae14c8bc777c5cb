// The visitor's websocket, open on every page: changes at any of their tables, and whose turn it is there.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { openLine } from './live.js';
import { route } from './route.js';
import { waiting } from './title.js';
import { gameName, toast } from './ui.js';
import { loadWords, say } from './words.js';

/** The last table of the visitor that changed. */
export const changedTable = signal(null);
/** Counts the changes of the list of open tables. */
export const lobbyNews = signal(0);
/** Counts the changes of friends and their challenges. */
export const peopleNews = signal(0);

/** Counts how often the server has ended this browser's session. */
export const sessionsEnded = signal(0);

const isHere = (id) => route.value.page === 'table' && route.value.id === id;
const toasts = new Map(); // table id -> function that removes its toast

async function tell({ id, game }) {
  await loadWords(`${game}-lobby`);
  const text = say('notification-turn', { game: gameName(game) });
  if (waiting.value.has(id) && !isHere(id)) {
    toasts.set(id, toast(text, { kind: 'turn', link: { href: `/t/${id}`, text: say('notification-go') } }));
  }
}

/** Remove the toast of a table that is opened here or was answered elsewhere. */
effect(() => {
  const due = waiting.value;
  const { page, id: here } = route.value;
  for (const [id, takeBack] of [...toasts]) {
    if (due.has(id) && !(page === 'table' && id === here)) continue;
    toasts.delete(id);
    takeBack();
  }
});

/** Update a table; show a toast if it is the visitor's turn there and another page is open. */
function take(table) {
  const before = waiting.value.has(table.id);
  const after = new Set(waiting.value);
  after[table.waiting_for_me ? 'add' : 'delete'](table.id);
  waiting.value = after;
  changedTable.value = table;
  if (table.waiting_for_me && !before && !isHere(table.id)) tell(table);
}

function receive(message) {
  if (message.type === 'tables') waiting.value = new Set(message.tables.map((table) => table.id));
  else if (message.type === 'table') take(message.table);
  else if (message.type === 'lobby') lobbyNews.value += 1;
  else if (message.type === 'people') peopleNews.value += 1;
}

let line = null;

/** Open the socket, and open it again as another user after logging in or out. */
export function startLine() {
  line?.close();
  line = openLine('live', {
    watched: () => null,
    receive,
    state: () => {},
    ended: () => {
      toast(say('error-account-ended'), { kind: 'error' });
      sessionsEnded.value += 1;
    },
  });
}
