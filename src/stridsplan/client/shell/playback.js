// Playback: what happened is shown one event after another, never slower than a few seconds in all unless it is held.
import { batch, computed, signal } from '../vendor/preact-signals/signals.mjs';
import { stillness } from './settings.js';

const LONGEST = 3200;
const AGAIN = 3; // how much slower it is when somebody asks to see it again

/**
 * @param {() => object|null} board  the game's board module
 * @returns signals `shown` (the view on the table), `current` (the event in sight), `told` (how many events of the
 *   list have been told), `news` (those that were told last, together), `held` (whether it stands still), `telling`, `foreign` (whether others did it), and the functions that drive them
 */
export function makePlayback(board) {
  const shown = signal(null);
  const current = signal(null);
  const told = signal(0);
  const news = signal([]);
  const held = signal(false);
  const foreign = signal(false);
  const left = signal(0);
  let waiting = [];
  let truth = null;
  let timer = 0;
  let origin = null;
  let slow = 1;

  const stop = () => { clearTimeout(timer); timer = 0; };

  const settle = () => batch(() => {
    stop();
    slow = 1;
    told.value += waiting.length;
    if (waiting.length) news.value = waiting.slice(-1);
    waiting = [];
    left.value = 0;
    held.value = false;
    current.value = null;
    shown.value = truth;
  });

  const pace = (event) => (slow === 1 && (stillness.value || document.hidden) ? 0 : board()?.pace(event) ?? 0);

  /** Take the next event off the list, and with it those before it that take no time. */
  function takeNext() {
    const count = waiting.findIndex((event) => pace(event) > 0) + 1;
    return waiting.splice(0, count || waiting.length);
  }

  function step() {
    timer = 0;
    if (!waiting.length) { settle(); return; }
    const planned = waiting.reduce((sum, event) => sum + pace(event), 0);
    const events = takeNext();
    batch(() => {
      shown.value = events.reduce((view, event) => board().follow(view, event), shown.value);
      current.value = events.at(-1);
      told.value += events.length;
      news.value = events;
      left.value = waiting.length;
    });
    const time = pace(events.at(-1)) * (slow === 1 ? Math.min(1, LONGEST / Math.max(planned, 1)) : slow);
    timer = setTimeout(step, time);
  }

  return {
    shown,
    current,
    told,
    news,
    held,
    foreign,
    telling: computed(() => current.value !== null || (held.value && left.value > 0)),
    /** Show everything at once. */
    settle,
    /** Stand still, or go on. */
    hold(still) {
      stop();
      held.value = still;
      if (!still) step();
    },
    /** From here on it may be asked what happened since. */
    remember(view, count) { origin = { view, count }; },
    /** How many events have come since then. */
    since: (events) => (origin ? events.length - origin.count : 0),
    /** Show again what happened since then. */
    again(events) {
      if (!origin) return;
      stop();
      batch(() => { shown.value = origin.view; told.value = origin.count; held.value = false; });
      waiting = events.slice(origin.count);
      slow = AGAIN;
      foreign.value = true;
      step();
    },
    /** Take a position as it is; `count` events are told. */
    jump(view, count) {
      stop();
      waiting = [];
      left.value = 0;
      truth = view;
      slow = 1;
      origin = null;
      batch(() => { shown.value = view; current.value = null; told.value = count; news.value = []; held.value = false; });
    },
    /** Show new events, then the view they led to. */
    play(view, events, others = true) {
      truth = view;
      foreign.value = others;
      waiting.push(...events);
      left.value = waiting.length;
      if (!shown.value || !board()) settle();
      else if (!timer && !held.value) step();
    },
    stop,
  };
}
