// Playback: what happened is shown one event after another, never slower than a few seconds in all.
import { batch, signal } from '../vendor/preact-signals/signals.mjs';
import { stillness } from './settings.js';

const LONGEST = 3200;

/**
 * @param {() => object|null} board  the game's board module
 * @returns signals `shown` (the view on the table), `current` (the event in sight), `told` (how many events of the
 *   list have been told), and the functions that drive them
 */
export function makePlayback(board) {
  const shown = signal(null);
  const current = signal(null);
  const told = signal(0);
  let waiting = [];
  let truth = null;
  let timer = 0;

  const settle = () => batch(() => {
    clearTimeout(timer);
    timer = 0;
    told.value += waiting.length;
    waiting = [];
    current.value = null;
    shown.value = truth;
  });

  const pace = (event) => (stillness.value || document.hidden ? 0 : board()?.pace(event) ?? 0);

  function step() {
    timer = 0;
    if (!waiting.length) { settle(); return; }
    const planned = waiting.reduce((sum, event) => sum + pace(event), 0);
    const event = waiting.shift();
    batch(() => {
      shown.value = board().follow(shown.value, event);
      current.value = event;
      told.value += 1;
    });
    timer = setTimeout(step, pace(event) * Math.min(1, LONGEST / Math.max(planned, 1)));
  }

  return {
    shown,
    current,
    told,
    /** Show everything at once. */
    settle,
    /** Take a position as it is; `count` events are told. */
    jump(view, count) {
      clearTimeout(timer);
      timer = 0;
      waiting = [];
      truth = view;
      batch(() => { shown.value = view; current.value = null; told.value = count; });
    },
    /** Show new events, then the view they led to. */
    play(view, events) {
      truth = view;
      if (!shown.value || !board()) { waiting.push(...events); settle(); return; }
      waiting.push(...events);
      if (!timer) step();
    },
    stop() { clearTimeout(timer); },
  };
}
