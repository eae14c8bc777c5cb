// What is to come at a table, worked out by the server: asked for once at each position, or part of a chain.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get } from './api.js';

const outlook = signal(null); // {key, data}: no data while it is worked out

const keyOf = (t, codes) => `${t.id}/${t.seat.value}/${t.position.value?.version}/${codes.join()}`;

/** Whether odds are told here: at a table without advice not before the end. */
export const tellsOdds = (t) => t.table.value.advice || t.table.value.status === 'over';

/** Ask for the outlook after a part of a chain, if it is told and not here. */
export async function askOutlook(t, codes = []) {
  const key = keyOf(t, codes);
  if (t.isReplay || !tellsOdds(t) || outlook.peek()?.key === key) return;
  outlook.value = { key, data: null };
  const query = [`seat=${t.seat.value}`, ...codes.map((code) => `codes=${code}`)].join('&');
  const data = await get(`/tables/${encodeURIComponent(t.id)}/outlook?${query}`).catch(() => null);
  if (outlook.peek()?.key === key) outlook.value = data && { key, data };
}

/** {data} of the outlook after a part of a chain, without data while it is worked out; null if there is none here. */
export const outlookOf = (t, codes = []) => (outlook.value?.key === keyOf(t, codes) ? outlook.value : null);
