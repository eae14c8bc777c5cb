// Surveys: what follows from what a seat knows of the map, such as how long a march would take. The server computes
// them; each is fetched once for a position and a place.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { useEffect } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { showsOdds } from './odds.js';

const KEPT = 24; // answers, besides the newest
const surveys = signal(new Map()); // key → the answer, null while the server computes

const keyOf = (t, name, place) => `${t.id}/${t.seat.value}/${t.position.value?.version}/${name}/${place}`;

const keep = (key, answer) => {
  surveys.value = new Map([...[...surveys.peek()].filter(([each]) => each !== key).slice(-KEPT), [key, answer]]);
};

async function load(t, name, place) {
  const key = keyOf(t, name, place);
  if (surveys.peek().has(key)) return;
  keep(key, null);
  const query = new URLSearchParams();
  if (t.seat.value !== null) query.set('seat', t.seat.value);
  if (place) query.set('place', place);
  keep(key, await get(`${t.path}/surveys/${name}?${query}`).catch(() => null));
}

/**
 * The survey of this name from a place; null without a name, while the server computes it, after
 * a failure, and where the table shows no odds.
 */
export function useSurvey(t, name, place = null) {
  const isAsked = Boolean(name) && !t.isReplay && t.position.value && showsOdds(t);
  const version = t.position.value?.version;
  useEffect(() => { if (isAsked) load(t, name, place); }, [isAsked, name, place, version, t.seat.value]);
  return (isAsked && surveys.value.get(keyOf(t, name, place))) || null;
}
