// What a strong player would do in the reader's seat: asked of the server, and closed when the question changes.
import { computed, signal } from '../vendor/preact-signals/signals.mjs';
import { freshId, post } from './api.js';

/**
 * The signals of advice at a table: `advice` is {id, seat, options, worlds, failure}, with null for what is not there.
 * It stays while others act at the same time, as the choice being made does.
 */
export function makeAdvice(t) {
  const asked = signal(null);
  const shown = signal(0);
  const now = computed(() => (asked.value?.seat === t.seat.value ? asked.value : null));
  /** The option that is drawn on the board, or null. */
  const drawn = computed(() => now.value?.options?.[shown.value] ?? null);

  async function ask() {
    const [id, seat] = [freshId(), t.seat.value];
    const answer = (more) => { if (asked.peek()?.id === id) asked.value = { ...asked.peek(), ...more }; };
    shown.value = 0;
    asked.value = { id, seat, options: null, worlds: 0, failure: null };
    const { codes } = t.compound.value;
    const body = { seat, version: t.position.value.version, codes: codes.length > 0 ? codes : null };
    try {
      answer(await post(`/tables/${encodeURIComponent(t.id)}/advice`, body));
    } catch (failure) {
      answer({ failure });
    }
  }

  return { now, shown, drawn, ask, close() { asked.value = null; } };
}
