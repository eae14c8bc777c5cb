// The people that the visitor knows: friends, the seats they offer, and those that the visitor blocks.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { get, post, request } from './api.js';
import { joinTable, makeTable } from './entropy.js';
import { playerName } from './own-name.js';
import { clockOf, DEFAULT_TERMS } from './pace.js';
import { go } from './route.js';
import { gameName, toast, toastRefusal } from './ui.js';
import { peopleChanges } from './user-socket.js';
import { loadWords, say } from './words.js';

const REFRESH_EVERY = 60_000; // ms; the server does not tell when a friend comes or leaves

/** {friends, challenges, blocked} as the server sends them, null before that. */
export const people = signal(null);

const keep = (answer) => { people.value = answer; };

/** Fetch the people. */
export const loadPeople = () => get('/people').then(keep);

// Each of these requests returns the changed people.
/** Ask an account to be a friend, or agree if it has asked. */
export const addFriend = (name) => post('/people/friends', { name }).then(keep);
/** End a friendship, withdraw a request, or refuse one. */
export const removeFriend = (name) => request('DELETE', '/people/friends', { name }).then(keep);
export const blockFriend = (name) => post('/people/blocks/friend', { name }).then(keep);
export const blockSeat = (table, seat) => post('/people/blocks', { table, seat }).then(keep);
export const unblock = (id) => request('DELETE', '/people/blocks', { id }).then(keep);
export const decline = (table) => post(`/tables/${table}/decline`).then(keep);

/** Take the seat that a friend offers. */
export async function accept({ table, seat }) {
  await joinTable(table, { seat, name: playerName() });
  go(`/t/${table}`);
}

/** Offer an open seat to a friend. */
export const offerSeat = (table, seat, name) => post(`/tables/${table}/challenge`, { seat, name });

/** Make a table with a seat for a friend, and go there. */
export async function challenge(name, game, pace) {
  const table = await makeTable({ game: game.id, profile: game.profiles[0], options: {}, name: playerName(),
    seats: [{ kind: 'me' }, { kind: 'friend' }], clock: clockOf({ ...DEFAULT_TERMS, pace, timeOut: 'bot' }) });
  await offerSeat(table.id, 1, name);
  go(`/t/${table.id}`);
}

/** Show a toast for each challenge that is not among the known ones. */
async function announce(known) {
  const fresh = people.value.challenges.filter((each) => !known.some((old) => old.table === each.table));
  for (const { by, game } of fresh) {
    await loadWords('people', `${game}-lobby`);
    toast(say('challenge-toast', { name: by, game: gameName(game) }),
      { kind: 'turn', link: { href: '/', text: say('challenge-see') } });
  }
}

/** Keep the list up to date while it is shown; returns a function that ends this. */
export function watchPeople() {
  loadPeople().catch(toastRefusal);
  const timer = setInterval(() => { if (!document.hidden) loadPeople().catch(() => {}); }, REFRESH_EVERY);
  return () => clearInterval(timer);
}

effect(() => {
  if (!peopleChanges.value) return;
  const known = people.peek()?.challenges ?? [];
  loadPeople().then(() => announce(known)).catch(() => {});
});
