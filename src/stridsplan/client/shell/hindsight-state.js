// Hindsight, the review of a finished game: its steps by index, each as a seat believed it to be and as it was.
import { computed, signal } from '../vendor/preact-signals/signals.mjs';
import { get, isGone } from './api.js';
import { findingsOf } from './findings.js';
import { makeFrames } from './frames.js';
import { loadBoard } from './games.js';
import { derivePeople } from './people.js';
import { makePlayer } from './player.js';
import { toastRefusal } from './ui.js';

const CHUNK = 4; // steps that are fetched at a time
const PREFETCH_AFTER = 150; // ms until the next steps are fetched: a moving slider does not fetch all that it passes

/**
 * The state of the page. `status`: "loading", "ready", "none" (the game has no review), "missing" (no such table) or
 * "failed" (`failure` says why); `outline`: of the whole game, as the server sends it: {times, findings, shown}, the
 * time of each step, what went wrong, and what the game adds, with the side of each seat (`shown.sides`, null: no
 * side); `module`: the game's `HindsightModule`; `seat`: whose belief is shown; `at`: the step that is wanted,
 * `shown`: the one that is shown; `speed`: in steps a second; `group`: of the findings, null for all; `half`: the
 * half of the comparison that a phone shows, "belief" or "truth"; `panel`, `rule`: as at a table (table-state.js).
 */
function makeSignals() {
  return {
    status: signal('loading'), failure: signal(null), board: signal(null), table: signal(null), module: signal(null),
    outline: signal(null), seat: signal(null), at: signal(0), shown: signal(null), playing: signal(false),
    speed: signal(2), rule: signal(null), panel: signal(null), group: signal(null), half: signal('belief'),
  };
}

/** The index of the existing step that is nearest to `at`. */
const stepIn = (t, at) => Math.max(0, Math.min(t.last.value, at));

/** Open the review of a table. */
export function openHindsight(id) {
  /** @type {Shared} */
  const t = { id, ...makeSignals() };
  const path = `/tables/${encodeURIComponent(id)}/hindsight`;
  derivePeople(t);
  t.last = computed(() => Math.max(0, (t.outline.value?.times.length ?? 1) - 1));
  t.sides = computed(() => t.outline.value?.shown.sides ?? []);
  t.findings = computed(() => findingsOf(t.outline.value, t.seat.value, t.group.value));
  const frames = makeFrames(CHUNK, (seat, first) =>
    get(`${path}/frames?seat=${seat}&first=${first}&count=${CHUNK}`).then((answer) => answer.frames));
  let isBusy = false;
  let prefetchTimer = 0;

  const show = (at, seat, frame) => { t.shown.value = { ...frame, at, seat }; };
  const isShown = () => t.shown.value?.at === t.at.value && t.shown.value?.seat === t.seat.value;

  function prefetch() {
    clearTimeout(prefetchTimer);
    prefetchTimer = setTimeout(() => frames.prefetch(t.seat.value, t.at.value, t.last.value), PREFETCH_AFTER);
  }

  /** Show the wanted step and seat; while one step is being fetched, no other is. */
  async function follow() {
    const here = frames.here(t.seat.value, t.at.value);
    if (here) show(t.at.value, t.seat.value, here);
    if (isBusy || here) { prefetch(); return; }
    isBusy = true;
    try {
      while (!isShown()) {
        const [at, seat] = [t.at.value, t.seat.value];
        show(at, seat, await frames.at(seat, at));
      }
    } finally {
      isBusy = false;
    }
    prefetch();
  }

  function go(at) {
    t.at.value = stepIn(t, at);
    return follow().catch(toastRefusal);
  }

  const { play, pause } = makePlayer(/** @type {Shared} */ (t), go);

  /** The seat that the URL names, else the visitor's own, else the first; only seats with a side count. */
  function seatOf(query) {
    const seats = t.sides.value.flatMap((side, seat) => (side === null ? [] : [seat]));
    return [Number(query.seat), ...t.mine.value, ...seats].find((seat) => seats.includes(seat)) ?? 0;
  }

  async function load(query) {
    t.status.value = 'loading';
    try {
      t.table.value = await get(`/tables/${encodeURIComponent(id)}`);
      t.board.value = await loadBoard(t.table.value.game);
      const [outline, module] = await Promise.all([get(path), t.board.value.hindsight?.()]);
      if (!outline || !module) { t.status.value = 'none'; return; }
      Object.assign(t, { local: module.local(t) });
      t.outline.value = outline;
      t.seat.value = seatOf(query);
      t.at.value = stepIn(t, Number(query.step) || 0);
      await follow();
      t.module.value = module;
      t.status.value = 'ready';
    } catch (failure) {
      if (failure.status === undefined) console.error(failure);
      t.failure.value = failure;
      t.status.value = isGone(failure) ? 'missing' : 'failed';
    }
  }

  return Object.assign(t, {
    load,
    seek(at) { pause(); return go(at); },
    step(by) { pause(); return go(t.at.value + by); },
    play,
    pause,
    /** Show what another seat believed at the same step. */
    showSeat(seat) { t.seat.value = seat; return go(t.at.value); },
    /** Go to the step of a finding, and choose its place. */
    visit(finding) { pause(); t.module.value.choose(t, finding); return go(finding.step); },
    openRule(rule) { t.rule.value = rule; t.panel.value = 'rules'; },
    close() { pause(); clearTimeout(prefetchTimer); },
  });
}
