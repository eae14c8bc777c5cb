// Requests to the server. Every failure becomes a Refusal, which has a message for people.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { hasWords, say, wordId } from './words.js';

const BASE = '/api/v1';
const WAITS = [0, 400, 1500, 2500, 4000, 5000, 5000, 5000, 5000]; // ms between attempts, half a minute in all

/** A refusal or a failure: `code` names the message, `reason` and `rule` come from a game. */
export class Refusal extends Error {
  constructor(status, body) {
    super(body.code);
    Object.assign(this, { status, code: body.code, args: body.args ?? {}, game: body.game, reason: body.reason,
      rule: body.rule });
  }
}

/** Whether an error says that the table or puzzle does not exist, or no longer does. */
export const isGone = ({ code }) => ['table.unknown', 'table.expired', 'puzzle.unknown'].includes(code);

/** The sentence for a refusal; of a document, with the place in it. */
export function refusalText(refusal) {
  const own = refusal.reason && wordId(refusal.game, 'illegal', refusal.reason.toLowerCase());
  if (own && hasWords(own)) {
    const [text, path] = [say(own, refusal.args), refusal.args?.path];
    return path ? say('document-error', { path, text }) : text;
  }
  const id = wordId('error', refusal.code ?? 'unknown');
  return hasWords(id) ? say(id, refusal.args) : say('error-unknown');
}

/** A fresh id for a command. */
export function freshId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64;
  bytes[8] = (bytes[8] & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

async function readBody(answer) {
  try { return await answer.json(); } catch { return null; }
}

/**
 * One request.
 * @returns {Promise<any>} the body
 * @throws {Refusal} code "network" when no answer came
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

/** Whether a request got no answer and waits to be sent again. */
export const unanswered = signal(false);

const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

/** A request that is safe to repeat: it is sent again while no answer comes. */
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
