// Advice, what a strong player would do in the reader's seat: fetched from the server, and closed when the question
// changes.
import { computed, signal } from '../vendor/preact-signals/signals.mjs';
import { freshId, post } from './api.js';

/**
 * The state of advice at a table.
 * @returns {Shared}  signals and functions. `now`: {seat, options, worlds, failure} of the advice that is open, null if
 *   none is; `options` and `failure` are null until the server has answered, and then one of them is. `shown`: the
 *   index of the option that is drawn on the board; `drawn`: that option, or null. `ask()` opens advice, `close()`
 *   closes it: the table does so when another question is asked, not when others act at the same time.
 */
export function makeAdvice(t) {
  const asked = signal(null);
  const shown = signal(0);
  const now = computed(() => (asked.value?.seat === t.seat.value ? asked.value : null));
  const drawn = computed(() => now.value?.options?.[shown.value] ?? null);

  async function ask() {
    const [id, seat] = [freshId(), t.seat.value];
    const update = (more) => { if (asked.peek()?.id === id) asked.value = { ...asked.peek(), ...more }; };
    shown.value = 0;
    asked.value = { id, seat, options: null, worlds: 0, failure: null };
    const { codes } = t.compound.value;
    const body = { seat, version: t.position.value.version, codes: codes.length > 0 ? codes : null };
    try {
      update(await post(`/tables/${encodeURIComponent(t.id)}/advice`, body));
    } catch (failure) {
      update({ failure });
    }
  }

  return { now, shown, drawn, ask, close() { asked.value = null; } };
}
