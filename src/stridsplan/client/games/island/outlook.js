// What the rolls to come can bring, asked of the server once for each position that somebody looks into.
import { signal } from '../../vendor/preact-signals/signals.mjs';
import { get } from '../../shell/api.js';

const outlook = signal(null); // {key, data}
let none = false; // the server has none to give

const keyOf = (t) => `${t.id}/${t.seat.value}/${t.position.value?.version}`;

/** Ask for it, if it is not here. */
export async function askOutlook(t) {
  const key = keyOf(t);
  const view = t.position.value?.view;
  if (none || t.seat.value === null || view?.phase !== 'battle' || outlook.peek()?.key === key) return;
  outlook.value = { key, data: null };
  try {
    const data = await get(`/tables/${encodeURIComponent(t.id)}/outlook?seat=${t.seat.value}`);
    if (outlook.peek()?.key === key) outlook.value = { key, data };
  } catch (failure) {
    none ||= failure.status === 404 || failure.status === 405;
    if (outlook.peek()?.key === key) outlook.value = null;
  }
}

/** Whether the server is working it out. */
export const isAsked = (t) => outlook.value?.key === keyOf(t) && outlook.value.data === null;

/** The outlook of the position in sight, or null. */
export const outlookOf = (t) => (outlook.value?.key === keyOf(t) ? outlook.value.data : null);
