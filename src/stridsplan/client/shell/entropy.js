// The browser's contribution to the dice: whoever creates or joins a table or agrees to a rematch adds a random text,
// and keeps a copy.
import { get, patiently, post } from './api.js';
import { freshText, keepCommitments, keepSeen, keepText, keptOf } from './kept-proof.js';

/**
 * Create a table: the server commits to its random streams first, then it gets the text that is mixed into them.
 * @param {Shared} setup  the body of the request, without `id` and `nonce`
 */
export async function makeTable(setup) {
  const { id, streams } = await post('/tables/promise', { game: setup.game });
  const nonce = freshText();
  keepCommitments(id, streams);
  keepText(id, nonce);
  const table = await patiently('POST', '/tables', { ...setup, id, nonce });
  keepSeen(table);
  return table;
}

/** The text for a table: the same one if a request is repeated because its answer was lost. */
function textFor(id) {
  const text = keptOf(id).texts.at(-1) ?? freshText();
  keepText(id, text);
  return text;
}

/**
 * The text to send with the request for a rematch or the consent to one; the server commits to the new table's random
 * streams first.
 */
export async function rematchContribution(path) {
  const { id, streams } = await get(`${path}/rematch`);
  keepCommitments(id, streams);
  return { nonce: textFor(id) };
}

/**
 * Join a table. `joining`: {invitation}, {seat} of an open table, or {key}, the personal key of a seat that is taken
 * already, for which no text is added; each with the visitor's `name`.
 */
export async function joinTable(id, joining) {
  const nonce = joining.key ? {} : { nonce: textFor(id) };
  const table = await post(`/tables/${encodeURIComponent(id)}/join`, { ...joining, ...nonce });
  keepSeen(table);
  return table;
}
