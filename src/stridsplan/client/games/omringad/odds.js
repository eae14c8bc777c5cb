// What the exact odds say of the move or the hits in hand, asked of the server once for each.
import { signal } from '../../vendor/preact-signals/signals.mjs';
import { get } from '../../shell/api.js';
import { slotKey } from './picks.js';
import { planned } from './plan.js';

const outlook = signal(null); // {key, data}: no data while they are worked out

const keyOf = (t, codes) => `${t.id}/${t.seat.value}/${t.position.value?.version}/${codes.join()}`;

/** Ask for the odds after a part of a plan, if they are not here. */
export async function askOdds(t, codes = []) {
  const key = keyOf(t, codes);
  if (outlook.peek()?.key === key) return;
  outlook.value = { key, data: null };
  const query = [`seat=${t.seat.value}`, ...codes.map((code) => `codes=${code}`)].join('&');
  const data = await get(`/tables/${encodeURIComponent(t.id)}/outlook?${query}`).catch(() => null);
  if (outlook.peek()?.key === key) outlook.value = data && { key, data };
}

/** {data} of the odds after a part of a plan, without data while they are worked out; null if there are none here. */
export const oddsOf = (t, codes = []) => (outlook.value?.key === keyOf(t, codes) ? outlook.value : null);

/** The advice on the hits in hand, or null. */
export const adviceOf = (t) => oddsOf(t)?.data?.advice ?? null;

/** How many of the hits that are advised fall on a tile and are not yet in the plan; of a mixture, the likeliest. */
export function advisedHits(t, tile) {
  const isTile = (each) => slotKey(each) === slotKey(tile);
  const advised = adviceOf(t)?.choices[0]?.hits.find(isTile)?.count ?? 0;
  return Math.max(0, advised - planned(t, 'hit').filter(isTile).length);
}
