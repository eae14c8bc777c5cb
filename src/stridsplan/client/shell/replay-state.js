// A finished or running game seen once more: positions by their place in the game, fetched many at a time and kept.
import { batch, computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { get, isGone } from './api.js';
import { NO_CHAIN } from './chain.js';
import { loadBoard } from './games.js';
import { derivePeople } from './people.js';
import { makePlayback } from './playback.js';
import { CHUNK, chunkOf, placeOf } from './replay-places.js';
import { toastRefusal } from './ui.js';

/** Steps a second while it plays. */
export const SPEEDS = [0.5, 1, 2, 5, 15];
const nothing = { question: null, actions: [], at_table: [], offer: null, can_undo: false };

function makeSignals() {
  return {
    status: signal('loading'), failure: signal(null), board: signal(null), table: signal(null), position: signal(null),
    events: signal([]), earlier: signal([]), begins: signal(0), seat: signal(null), chain: signal(NO_CHAIN), busy: signal(false), thinking: signal(new Set()),
    actions: signal([]), question: signal(null), forecast: signal(null), rule: signal(null), panel: signal(null),
    outline: signal(null), at: signal(0), playing: signal(false), speed: signal(1), all: signal(false), others: signal([]),
  };
}

function derive(t) {
  derivePeople(t);
  t.due = computed(() => t.position.value?.to_act ?? []);
  t.last = computed(() => Math.max(0, (t.outline.value?.versions.length ?? 1) - 1));
  t.version = computed(() => t.outline.value?.versions[t.at.value] ?? 0);
  /** Whose eyes may be looked through; people who share a screen keep their secrets while they play. */
  t.eyes = computed(() => {
    const eyes = t.outline.value?.eyes ?? [];
    return t.table.value?.status !== 'over' && eyes.length > 1 ? [] : eyes;
  });
}

/** Open the replay of a table. */
export function openReplay(id) {
  const t = { id, isReplay: true, ...makeSignals() };
  const path = `/tables/${encodeURIComponent(id)}/replay`;
  t.playback = makePlayback(() => t.board.value);
  derive(t);
  const kept = new Map(); // "seat/chunk" → a promise of its frames
  let wanted = 0;
  let timer = 0;

  const asSeat = (seat) => (seat === null ? '' : `seat=${seat}&`);

  function fetchChunk(seat, chunk) {
    const key = `${seat}/${chunk}`;
    if (!kept.has(key)) {
      const loading = get(`${path}/frames?${asSeat(seat)}first=${chunk * CHUNK}&count=${CHUNK}`).then(({ frames }) => frames);
      loading.catch(() => kept.delete(key));
      kept.set(key, loading);
    }
    return kept.get(key);
  }

  const frameAt = async (seat, at) => (await fetchChunk(seat, chunkOf(at)))[at % CHUNK];

  /** What lies beside is fetched before anybody asks for it. */
  function fetchBeside(at) {
    const [chunk, most] = [chunkOf(at), chunkOf(t.last.value)];
    for (const next of [chunk + 1, chunk - 1]) if (next >= 0 && next <= most) fetchChunk(t.seat.value, next).catch(() => {});
  }

  /** Put a frame on the table; `told`: step by step, as it happened. */
  function show(at, frame, told) {
    const events = t.outline.value.events.filter((event) => event.place <= at);
    const fresh = told ? events.filter((event) => event.place === at) : [];
    batch(() => {
      t.at.value = at;
      t.position.value = { ...frame, ...nothing, seat: t.seat.value, over: Boolean(frame.result), events };
      t.events.value = events;
      if (fresh.length) t.playback.play(frame.view, fresh);
      else t.playback.jump(frame.view, events.length);
    });
  }

  /** Go to a place in the game; of places asked for in haste only the last is shown. */
  async function seek(at, { told = false } = {}) {
    const place = Math.max(0, Math.min(t.last.value, at));
    const number = (wanted += 1);
    t.at.value = place;
    const frame = await frameAt(t.seat.value, place);
    if (number !== wanted) return;
    show(place, frame, told);
    fetchBeside(place);
  }

  const go = (...all) => seek(...all).catch(toastRefusal);

  function hold() {
    clearTimeout(timer);
    t.playing.value = false;
  }

  /** The next place after a while, and not before this one has been told. */
  function tick() {
    timer = setTimeout(async () => {
      if (t.playback.current.value) { tick(); return; }
      if (t.at.value >= t.last.value) { hold(); return; }
      await go(t.at.value + 1, { told: t.speed.value <= 2 });
      if (t.playing.value) tick();
    }, 1000 / t.speed.value);
  }

  async function look(seat) {
    const outline = await get(`${path}?${asSeat(seat)}`);
    t.outline.value = { ...outline, events: outline.events.map((event, at) => ({ ...event, place: outline.places[at] })) };
    t.seat.value = seat;
  }

  async function load(query) {
    t.status.value = 'loading';
    try {
      t.table.value = await get(`/tables/${encodeURIComponent(id)}`);
      t.board.value = await loadBoard(t.table.value.game);
      t.local = t.board.value.local(t);
      await look(null);
      const asked = query.seat === undefined ? t.mine.value[0] : Number(query.seat);
      if (t.eyes.value.includes(asked)) await look(asked);
      await seek(query.v === undefined ? 0 : placeOf(t.outline.value.versions, Number(query.v)));
      t.status.value = 'ready';
    } catch (failure) {
      if (failure.status === undefined) console.error(failure);
      t.failure.value = failure;
      t.status.value = isGone(failure) ? 'missing' : 'failed';
    }
  }

  /** The other eyes' positions at the same place, while everything is shown. */
  const lookAround = effect(() => {
    const [at, seats] = [t.at.value, t.all.value ? t.eyes.value : []];
    Promise.all(seats.map((seat) => frameAt(seat, at)))
      .then((frames) => { if (t.at.value === at) t.others.value = frames.map((frame, index) => ({ seat: seats[index], frame })); })
      .catch(() => {});
  });

  return Object.assign(t, {
    load,
    seek(at) { hold(); return go(at); },
    step(by) { hold(); return go(t.at.value + by, { told: by === 1 }); },
    play() {
      if (t.at.value >= t.last.value) t.at.value = 0;
      t.playing.value = true;
      tick();
    },
    hold,
    /** Look through other eyes at the same place. */
    async through(seat) {
      const here = t.at.value;
      await look(seat).catch(toastRefusal);
      return go(here);
    },
    drop: () => false,
    choose() {},
    restart() {},
    preview: () => Promise.resolve({}),
    openRule(rule) { t.rule.value = rule; t.panel.value = 'rules'; },
    close() { hold(); lookAround(); t.playback.stop(); },
  });
}
