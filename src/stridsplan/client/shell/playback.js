// Playback: shows new events one after another. It shortens them if all together would take too long.
import { batch, computed, signal } from '../vendor/preact-signals/signals.mjs';
import { reducedMotion, speed } from './settings.js';

const MAX_DURATION = 3200; // ms in which all waiting events are shown, at normal speed
const TIMES = { slow: 2, normal: 1, fast: 0.4, instant: 0 }; // factors on the duration of an event, by speed
const SLOWDOWN = 3; // another factor when the player asks to see events again

/**
 * The playback of a table.
 * @param {() => Shared} board  returns the game's board module, or null until it is loaded
 * @returns signals `shown` (the view on the table), `current` (the event being shown, or null), `shownCount` (how many
 *   events of the table's list have been shown), `latest` (those shown last, together), `paused`, `unfinished`
 *   (whether an event is being shown, or some wait during a pause), `delaysQuestion` (whether the question waits while
 *   it is unfinished), and functions
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
  let origin = null; // where `showAgain` begins: {view, count}, the view after the first `count` events of the list
  let slow = 1; // SLOWDOWN while events are shown again
  let share = 1; // the part of its duration for which a new event is shown, so that all end in MAX_DURATION

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

  /** The factor on the duration of an event, at the chosen speed; 0: the event is not shown by itself. */
  const factor = () => {
    if (slow !== 1) return TIMES[speed.value] || 1; // events that are shown again are never skipped
    return reducedMotion.value || document.hidden ? 0 : TIMES[speed.value];
  };
  const normalDuration = (event) => board()?.durationOf(event) ?? 0;
  const durationOf = (event) => factor() * normalDuration(event);
  const sumOver = (events, duration) => events.reduce((sum, event) => sum + duration(event), 0);

  /** Remove the next event from the list, with those before it that take no time; return them. */
  function takeNext() {
    const count = waiting.findIndex((event) => durationOf(event) > 0) + 1;
    return waiting.splice(0, count || waiting.length);
  }

  function step() {
    timer = 0;
    if (!waiting.length) { skip(); return; }
    const events = takeNext();
    batch(() => {
      shown.value = events.reduce((view, event) => board().follow(view, event), shown.value);
      current.value = events.at(-1);
      shownCount.value += events.length;
      latest.value = events;
      waitingCount.value = waiting.length;
    });
    timer = setTimeout(step, durationOf(events.at(-1)) * (slow === 1 ? share : slow));
  }

  return {
    shown,
    current,
    shownCount,
    latest,
    paused,
    delaysQuestion,
    unfinished: computed(() => current.value !== null || (paused.value && waitingCount.value > 0)),
    /** Skip to the end: show the last view. */
    skip,
    /** Pause or resume. */
    setPaused(isPaused) {
      stop();
      paused.value = isPaused;
      if (!isPaused) step();
    },
    /** Remember the view after the first `count` events; `showAgain` shows what happened after it. */
    remember(view, count) { origin = { view, count }; },
    /** How many events came after the remembered view; 0 if none is remembered. */
    countAfterRemembered: (events) => (origin ? events.length - origin.count : 0),
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
    /**
     * Show new events, then the view after them. The question waits if the events that are still to be shown take
     * `least` ms or more, before they are shortened, or if it waits already.
     */
    play(view, events, least = 0) {
      finalView = view;
      waiting.push(...events);
      share = Math.min(1, MAX_DURATION / Math.max(1, sumOver(waiting, normalDuration)));
      delaysQuestion.value = sumOver(waiting, durationOf) >= least || (timer !== 0 && delaysQuestion.value);
      waitingCount.value = waiting.length;
      if (!shown.value || !board()) skip();
      else if (!timer && !paused.value) step();
    },
    stop,
  };
}
