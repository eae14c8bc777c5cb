// Requests to the server. Every failure becomes a Refusal, for which there is a message.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { hasWords, say, wordId } from './words.js';

const BASE = '/api/v1';
const WAITS = [0, 400, 1500, 2500, 4000, 5000, 5000, 5000, 5000]; // ms between attempts, half a minute in all

/**
 * Why a request failed. `status`: of HTTP, 0 without a response; `code`, `args`: the message; `game`, `reason`, `rule`:
 * which rule of a game forbids it, if one does.
 */
export class Refusal extends Error {
  constructor(status, body) {
    super(body.code);
    Object.assign(this, { status, code: body.code, args: body.args ?? {}, game: body.game, reason: body.reason,
      rule: body.rule });
  }
}

/** Whether an error says that the table or puzzle does not exist, or no longer does. */
export const isGone = ({ code }) => ['table.unknown', 'table.expired', 'puzzle.unknown'].includes(code);

/** The sentence for a refusal; if a document is refused, the sentence names the place in it (`args.path`). */
export function refusalText(refusal) {
  const gameId = refusal.reason && wordId(refusal.game, 'illegal', refusal.reason.toLowerCase());
  if (gameId && hasWords(gameId)) {
    const [text, path] = [say(gameId, refusal.args), refusal.args?.path];
    return path ? say('document-error', { path, text }) : text;
  }
  const id = wordId('error', refusal.code ?? 'unknown');
  return hasWords(id) ? say(id, refusal.args) : say('error-unknown');
}

/** A fresh id for a command: a random UUID. */
export function freshId() {
  if (crypto.randomUUID) return crypto.randomUUID(); // missing where the page was not fetched by HTTPS
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64; // version 4
  bytes[8] = (bytes[8] & 63) | 128; // variant of RFC 4122
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The JSON of a response, null if it has none. */
async function readBody(answer) {
  try { return await answer.json(); } catch { return null; }
}

/**
 * Send one request.
 * @returns {Promise<any>} the body
 * @throws {Refusal}  the server's, or with code "network" when no answer came
 */
export async function request(method, path, body) {
  let answer;
  try {
    answer = await fetch(BASE + path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, { code: 'network' });
  }
  const content = await readBody(answer);
  if (answer.ok) return content;
  throw new Refusal(answer.status, content?.error ?? { code: 'unknown' });
}

/** A signal: whether a request has got no response and waits to be sent again. */
export const unanswered = signal(false);

const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

/**
 * Send a request that is safe to repeat: again and again until a response comes, or half a minute has passed. An error
 * of the server itself (status 500 or more) is accepted at the third attempt.
 */
export async function patiently(method, path, body) {
  let last;
  for (const [tries, wait] of WAITS.entries()) {
    if (wait) await pause(wait);
    try {
      const answer = await request(method, path, body);
      unanswered.value = false;
      return answer;
    } catch (failure) {
      unanswered.value = failure.code === 'network' && tries < WAITS.length - 1;
      const isTransient = failure.code === 'network' || (failure.status >= 500 && tries < 2);
      if (!isTransient) throw failure;
      last = failure;
    }
  }
  throw last;
}

export const get = (path) => request('GET', path);
export const post = (path, body) => request('POST', path, body);
