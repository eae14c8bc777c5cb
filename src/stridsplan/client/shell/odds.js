// The odds, computed by the server: fetched for each position and for each beginning of a compound action; only the
// last answer is kept.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get } from './api.js';

const odds = signal(null); // {key, data}: data is null while the server computes

const keyOf = (t, codes) => `${t.id}/${t.seat.value}/${t.position.value?.version}/${codes.join()}`;

/** Whether odds are shown: at a table without advice only after the end, and none while the seat plans ahead. */
export const showsOdds = (t) => !t.ahead?.value && (t.table.value.advice || t.table.value.status === 'over');

/** Fetch the odds after the steps `codes` of a compound action, unless they were fetched or are not shown. */
export async function askOdds(t, codes = []) {
  const key = keyOf(t, codes);
  if (t.isReplay || !showsOdds(t) || odds.peek()?.key === key) return;
  odds.value = { key, data: null };
  const query = new URLSearchParams(codes.map((code) => ['codes', code]));
  if (t.seat.value !== null) query.set('seat', t.seat.value);
  const data = await get(`${t.path}/odds?${query}`).catch(() => null);
  if (odds.peek()?.key === key) odds.value = data && { key, data };
}

/** {data} with the odds after the steps `codes`, null while the server computes; null if they were not asked for. */
export const oddsOf = (t, codes = []) => (odds.value?.key === keyOf(t, codes) ? odds.value : null);
