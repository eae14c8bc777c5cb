// Chance of one's own: whoever makes a table or sits down at it brings a text into the dice, and keeps it.
import { post } from './api.js';
import { freshText, keepSeen, keepText, keptOf } from './keepsakes.js';

/** Make a table. */
export async function makeTable(plan) {
  const nonce = freshText();
  const table = await post('/tables', { ...plan, nonce });
  keepText(table.id, nonce);
  keepSeen(table);
  return table;
}

/** The text for a table: the same again if the first answer was lost. */
function textFor(id) {
  const text = keptOf(id).texts.at(-1) ?? freshText();
  keepText(id, text);
  return text;
}

/** Sit down at a table, by invitation or by a seat's personal key; a key's seat has brought its text before. */
export async function joinTable(id, joining) {
  const nonce = joining.key ? {} : { nonce: textFor(id) };
  const table = await post(`/tables/${encodeURIComponent(id)}/join`, { ...joining, ...nonce });
  keepSeen(table);
  return table;
}
