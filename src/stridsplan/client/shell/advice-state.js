// What a strong player would do in the reader's seat: asked of the server, and forgotten when the position changes.
import { computed, signal } from '../vendor/preact-signals/signals.mjs';
import { freshId, post } from './api.js';

/** The signals of advice at a table: `advice` is {key, options, worlds, failure}, with null for what is not there. */
export function makeAdvice(t) {
  const asked = signal(null);
  const shown = signal(0);
  const keyOf = () => `${t.id}/${t.seat.value}/${t.position.value?.version}`;
  const now = computed(() => (asked.value?.key === keyOf() ? asked.value : null));
  /** The option that is drawn on the board, or null. */
  const drawn = computed(() => now.value?.options?.[shown.value] ?? null);

  async function ask() {
    const [key, id] = [keyOf(), freshId()];
    const answer = (more) => { if (asked.peek()?.id === id) asked.value = { ...asked.peek(), ...more }; };
    shown.value = 0;
    asked.value = { key, id, options: null, worlds: 0, failure: null };
    const { codes } = t.compound.value;
    const body = { seat: t.seat.value, version: t.position.value.version, codes: codes.length > 0 ? codes : null };
    try {
      answer(await post(`/tables/${encodeURIComponent(t.id)}/advice`, body));
    } catch (failure) {
      answer({ failure });
    }
  }

  return { now, shown, drawn, ask, close() { asked.value = null; } };
}
