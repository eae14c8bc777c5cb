// Playback: shows new events one after another. It shortens them if all together would take too long.
import { batch, computed, signal } from '../vendor/preact-signals/signals.mjs';
import { reducedMotion, speed } from './settings.js';

const MAX_DURATION = 3200; // ms for all events together, at normal speed
const TIMES = { slow: 2, normal: 1, fast: 0.4, instant: 0 }; // factors on the time of an event, by speed
const SLOWDOWN = 3; // another factor when the player asks to see events again

/**
 * The playback of a table.
 * @param {() => Shared} board  the game's board module
 * @returns signals `shown` (the view on the table), `current` (the event being shown), `shownCount` (how many
 *   events of the list have been shown), `latest` (those shown last, together), `paused` (whether it is paused),
 *   `playing`, `delaysQuestion` (whether the question waits until the events have been shown), and functions
 */
export function makePlayback(board) {
  const shown = signal(null);
  const current = signal(null);
  const shownCount = signal(0);
  const latest = signal([]);
  const paused = signal(false);
  const delaysQuestion = signal(false);
  let waiting = []; // events that are still to be shown
  const waitingCount = signal(0);
  let finalView = null;
  let timer = 0;
  let origin = null; // where `showAgain` begins: {view, count}
  let slow = 1; // SLOWDOWN while events are shown again

  const stop = () => { clearTimeout(timer); timer = 0; };

  const skip = () => batch(() => {
    stop();
    slow = 1;
    shownCount.value += waiting.length;
    if (waiting.length) latest.value = waiting.slice(-1);
    waiting = [];
    waitingCount.value = 0;
    paused.value = false;
    current.value = null;
    shown.value = finalView;
  });

  const factor = () => {
    if (slow !== 1) return TIMES[speed.value] || 1; // events that are shown again are never skipped
    return reducedMotion.value || document.hidden ? 0 : TIMES[speed.value];
  };
  const pace = (event) => factor() * (board()?.pace(event) ?? 0);
  const durationOfAll = () => waiting.reduce((sum, event) => sum + pace(event), 0);

  /** Remove the next event from the list, with those before it that take no time; return them. */
  function takeNext() {
    const count = waiting.findIndex((event) => pace(event) > 0) + 1;
    return waiting.splice(0, count || waiting.length);
  }

  function step() {
    timer = 0;
    if (!waiting.length) { skip(); return; }
    const all = durationOfAll();
    const events = takeNext();
    batch(() => {
      shown.value = events.reduce((view, event) => board().follow(view, event), shown.value);
      current.value = events.at(-1);
      shownCount.value += events.length;
      latest.value = events;
      waitingCount.value = waiting.length;
    });
    const shortened = Math.min(1, (factor() * MAX_DURATION) / Math.max(all, 1));
    timer = setTimeout(step, pace(events.at(-1)) * (slow === 1 ? shortened : slow));
  }

  return {
    shown,
    current,
    shownCount,
    latest,
    paused,
    delaysQuestion,
    playing: computed(() => current.value !== null || (paused.value && waitingCount.value > 0)),
    /** Skip to the end: show the last view. */
    skip,
    /** Pause or resume. */
    setPaused(isPaused) {
      stop();
      paused.value = isPaused;
      if (!isPaused) step();
    },
    /** Remember a view; `showAgain` shows what happened after it. */
    remember(view, count) { origin = { view, count }; },
    /** How many events came after the remembered view. */
    countSinceAnswer: (events) => (origin ? events.length - origin.count : 0),
    /** Show again what happened after the remembered view. */
    showAgain(events) {
      if (!origin) return;
      stop();
      batch(() => { shown.value = origin.view; shownCount.value = origin.count; paused.value = false; });
      waiting = events.slice(origin.count);
      slow = SLOWDOWN;
      delaysQuestion.value = true;
      step();
    },
    /** Show a view at once, with the first `count` events as shown. */
    jump(view, count) {
      stop();
      waiting = [];
      waitingCount.value = 0;
      finalView = view;
      slow = 1;
      origin = null;
      batch(() => { shown.value = view; current.value = null; shownCount.value = count; latest.value = [];
        paused.value = false; });
    },
    /** Show new events, then the view after them; the question waits if showing them takes `least` ms or more. */
    play(view, events, least = 0) {
      finalView = view;
      waiting.push(...events);
      delaysQuestion.value = durationOfAll() >= least || (timer !== 0 && delaysQuestion.value);
      waitingCount.value = waiting.length;
      if (!shown.value || !board()) skip();
      else if (!timer && !paused.value) step();
    },
    stop,
  };
}
