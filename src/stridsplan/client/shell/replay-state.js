// The replay of a finished or running game: positions by their place in the game, fetched in chunks and cached.
import { batch, computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { get, isGone } from './api.js';
import { NO_STEPS } from './compound.js';
import { makeFrames } from './frames.js';
import { loadBoard } from './games.js';
import { derivePeople } from './people.js';
import { makePlayback } from './playback.js';
import { makePlayer } from './player.js';
import { placeOfVersion } from './replay-places.js';
import { toastRefusal } from './ui.js';

const CHUNK = 24; // frames that are fetched at a time
const ANIMATED = 2; // the highest speed at which events are shown one by one

const NO_QUESTION = { question: null, actions: [], at_table: [], offer: null, can_undo: false };

/**
 * The signals of a replay: those of a table (table-state.js) that the board and the log read, and its own. `outline`:
 * of the whole game, as the server sends it; `at`: the place that is shown or being loaded; `speed`: places a second;
 * `all`: the panels of all seats are shown, and `views`: {seat, frame} of each.
 */
function makeSignals() {
  return {
    status: signal('loading'), failure: signal(null), board: signal(null), table: signal(null), position: signal(null),
    events: signal([]), earlierEvents: signal([]), eventsBegin: signal(0), seat: signal(null),
    compound: signal(NO_STEPS),
    busy: signal(false), thinking: signal(new Set()),
    actions: signal([]), question: signal(null), answer_odds: signal(null), rule: signal(null), panel: signal(null),
    outline: signal(null), at: signal(0), playing: signal(false), speed: signal(1), all: signal(false),
    views: signal([]),
  };
}

function derive(t) {
  derivePeople(t);
  t.toAct = computed(() => t.position.value?.to_act ?? []);
  t.last = computed(() => Math.max(0, (t.outline.value?.versions.length ?? 1) - 1));
  t.version = computed(() => t.outline.value?.versions[t.at.value] ?? 0);
  /** The seats whose view may be shown; none during the game if several people share the screen. */
  t.viewpoints = computed(() => {
    const viewpoints = t.outline.value?.viewpoints ?? [];
    return t.table.value?.status !== 'over' && viewpoints.length > 1 ? [] : viewpoints;
  });
}

/** Open the replay of a table. */
export function openReplay(id) {
  /** @type {Shared} */
  const t = { id, isReplay: true, ...makeSignals() };
  const path = `/tables/${encodeURIComponent(id)}/replay`;
  t.playback = makePlayback(() => t.board.value);
  derive(t);
  let lastRequest = 0;

  const asSeat = (seat) => (seat === null ? '' : `seat=${seat}&`);

  const frames = makeFrames(CHUNK, (seat, first) =>
    get(`${path}/frames?${asSeat(seat)}first=${first}&count=${CHUNK}`).then((answer) => answer.frames));

  /** Show a frame; `animated`: event by event. */
  function show(at, frame, animated) {
    const events = t.outline.value.events.filter((event) => event.place <= at);
    const fresh = animated ? events.filter((event) => event.place === at) : [];
    batch(() => {
      t.at.value = at;
      t.position.value = { ...frame, ...NO_QUESTION, seat: t.seat.value, over: Boolean(frame.result), events };
      t.events.value = events;
      if (fresh.length) t.playback.play(frame.view, fresh);
      else t.playback.jump(frame.view, events.length);
    });
  }

  /** Go to a place in the game; if several are requested before the first is loaded, only the last is shown. */
  async function seek(at, { animated = false } = {}) {
    const place = Math.max(0, Math.min(t.last.value, at));
    const number = (lastRequest += 1);
    t.at.value = place;
    const frame = await frames.at(t.seat.value, place);
    if (number !== lastRequest) return;
    show(place, frame, animated);
    frames.prefetch(t.seat.value, place, t.last.value);
  }

  const go = (...all) => seek(...all).catch(toastRefusal);

  const { play, pause } = makePlayer(/** @type {Shared} */ (t),
    (at) => go(at, { animated: at > 0 && t.speed.value <= ANIMATED }), () => Boolean(t.playback.current.value));

  async function loadOutline(seat) {
    const outline = await get(`${path}?${asSeat(seat)}`);
    t.outline.value =
      { ...outline, events: outline.events.map((event, at) => ({ ...event, place: outline.places[at] })) };
    t.seat.value = seat;
  }

  async function load(query) {
    t.status.value = 'loading';
    try {
      t.table.value = await get(`/tables/${encodeURIComponent(id)}`);
      t.board.value = await loadBoard(t.table.value.game);
      t.local = t.board.value.local(t);
      await loadOutline(null);
      const asked = query.seat === undefined ? t.mine.value[0] : Number(query.seat);
      if (t.viewpoints.value.includes(asked)) await loadOutline(asked);
      await seek(query.v === undefined ? 0 : placeOfVersion(t.outline.value.versions, Number(query.v)));
      t.status.value = 'ready';
    } catch (failure) {
      if (failure.status === undefined) console.error(failure);
      t.failure.value = failure;
      t.status.value = isGone(failure) ? 'missing' : 'failed';
    }
  }

  /** Load every seat's view of the place, while the panels of all seats are shown. */
  const stopViews = effect(() => {
    const [at, seats] = [t.at.value, t.all.value ? t.viewpoints.value : []];
    Promise.all(seats.map((seat) => frames.at(seat, at)))
      .then((found) => {
        if (t.at.value === at) t.views.value = found.map((frame, index) => ({ seat: seats[index], frame }));
      })
      .catch(() => {});
  });

  return Object.assign(t, {
    load,
    seek(at) { pause(); return go(at); },
    step(by) { pause(); return go(t.at.value + by, { animated: by === 1 }); },
    play,
    pause,
    /** Show the view of another seat at the same place. */
    async showSeat(seat) {
      const here = t.at.value;
      await loadOutline(seat).catch(toastRefusal);
      return go(here);
    },
    // What a board calls at a table; in a replay nothing can be chosen.
    cancel: () => false,
    choose() {},
    restart() {},
    preview: () => Promise.resolve({}),
    openRule(rule) { t.rule.value = rule; t.panel.value = 'rules'; },
    close() { pause(); stopViews(); t.playback.stop(); },
  });
}
