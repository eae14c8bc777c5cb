// The visitor's own line, open on every page: what changes at any of their tables, and whose turn it is.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { openLine } from './live.js';
import { route } from './route.js';
import { waiting } from './title.js';
import { sayOr, toast } from './ui.js';
import { loadWords, say } from './words.js';

/** The last table of the visitor that changed. */
export const changedTable = signal(null);
/** How often other tables were open in the lobby than before. */
export const lobbyNews = signal(0);

/** How often the server has ended this browser's session. */
export const sessionsEnded = signal(0);

const isHere = (id) => route.value.page === 'table' && route.value.id === id;
const told = new Map(); // table -> what takes the word of it back

async function tell({ id, game }) {
  await loadWords(`${game}-lobby`);
  const text = say('notice-turn', { game: sayOr(`${game}-name`, game) });
  if (waiting.value.has(id) && !isHere(id)) {
    told.set(id, toast(text, { kind: 'turn', link: { href: `/t/${id}`, text: say('notice-go') } }));
  }
}

/** Who comes to a table, or has answered elsewhere, need not be told of it any more. */
effect(() => {
  const due = waiting.value;
  const { page, id: here } = route.value;
  for (const [id, takeBack] of [...told]) {
    if (due.has(id) && !(page === 'table' && id === here)) continue;
    told.delete(id);
    takeBack();
  }
});

/** Take a table in; tell the visitor if it is their turn there and they look elsewhere. */
function take(table) {
  const before = waiting.value.has(table.id);
  const after = new Set(waiting.value);
  after[table.waiting_for_me ? 'add' : 'delete'](table.id);
  waiting.value = after;
  changedTable.value = table;
  if (table.waiting_for_me && !before && !isHere(table.id)) tell(table);
}

function hear(message) {
  if (message.type === 'tables') waiting.value = new Set(message.tables.map((table) => table.id));
  else if (message.type === 'table') take(message.table);
  else if (message.type === 'lobby') lobbyNews.value += 1;
}

let line = null;

/** Open the line; again, to be heard as somebody else after logging in or out. */
export function startLine() {
  line?.close();
  line = openLine('live', {
    watched: () => null,
    hear,
    state: () => {},
    ended: () => {
      toast(say('error-account-ended'), { kind: 'error' });
      sessionsEnded.value += 1;
    },
  });
}
