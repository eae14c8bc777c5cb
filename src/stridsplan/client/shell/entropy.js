// Chance of one's own: whoever makes a table, sits down at it or plays again brings a text into the dice, and keeps it.
import { get, patiently, post } from './api.js';
import { freshText, keepPromises, keepSeen, keepText, keptOf } from './keepsakes.js';

/** Make a table: first it promises its chance, then it is told the text that goes into it. */
export async function makeTable(plan) {
  const { id, streams } = await post('/tables/promise', { game: plan.game });
  const nonce = freshText();
  keepPromises(id, streams);
  keepText(id, nonce);
  const table = await patiently('POST', '/tables', { ...plan, id, nonce });
  keepSeen(table);
  return table;
}

/** The text for a table: the same again if the first answer was lost. */
function textFor(id) {
  const text = keptOf(id).texts.at(-1) ?? freshText();
  keepText(id, text);
  return text;
}

/** What goes with one's consent to play again at a table: the next one promises its chance first, here too. */
export async function bringToRematch(path) {
  const { id, streams } = await get(`${path}/rematch`);
  keepPromises(id, streams);
  return { nonce: textFor(id) };
}

/** Sit down at a table, by invitation or by a seat's personal key; a key's seat has brought its text before. */
export async function joinTable(id, joining) {
  const nonce = joining.key ? {} : { nonce: textFor(id) };
  const table = await post(`/tables/${encodeURIComponent(id)}/join`, { ...joining, ...nonce });
  keepSeen(table);
  return table;
}
