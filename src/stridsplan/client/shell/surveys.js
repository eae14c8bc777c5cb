// What the map tells the seat, computed by the server: fetched once for each position and place.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { useEffect } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { showsOdds } from './odds.js';

const KEPT = 24;
const surveys = signal(new Map()); // key → the answer, null while the server computes

const keyOf = (t, name, place) => `${t.id}/${t.seat.value}/${t.position.value?.version}/${name}/${place}`;

const keep = (key, answer) => {
  surveys.value = new Map([...[...surveys.peek()].filter(([each]) => each !== key).slice(-KEPT), [key, answer]]);
};

async function ask(t, name, place) {
  const key = keyOf(t, name, place);
  if (surveys.peek().has(key)) return;
  keep(key, null);
  const query = new URLSearchParams();
  if (t.seat.value !== null) query.set('seat', t.seat.value);
  if (place) query.set('place', place);
  keep(key, await get(`${t.path}/surveys/${name}?${query}`).catch(() => null));
}

/** A survey of the map, as `name` says, from a place; null without a name, or while the server computes. */
export function useSurvey(t, name, place = null) {
  const isAsked = Boolean(name) && !t.isReplay && t.position.value && showsOdds(t);
  const version = t.position.value?.version;
  useEffect(() => { if (isAsked) ask(t, name, place); }, [isAsked, name, place, version, t.seat.value]);
  return (isAsked && surveys.value.get(keyOf(t, name, place))) || null;
}
