// One table as signals: what the server says, who sits at this screen, what is being composed.
import { batch, computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { freshId, get, isGone, patiently, post, Refusal } from './api.js';
import { grown, NO_CHAIN, sameAction } from './chain.js';
import { heardAt } from './clock-time.js';
import { bringToRematch } from './entropy.js';
import { loadBoard } from './games.js';
import { keepSeen } from './keepsakes.js';
import { openLive } from './live.js';
import { derivePeople, keepSeats } from './people.js';
import { makePlayback } from './playback.js';
import { go } from './route.js';
import { makeTalk } from './talk-state.js';
import { newEvents, seatBehindCurtain } from './turns.js';
import { toastRefusal } from './ui.js';

const AT_FIRST = 12; // events of a long game that come with the first position

function makeSignals() {
  return {
    status: signal('loading'),
    failure: signal(null),
    connection: signal('connecting'),
    board: signal(null),
    table: signal(null),
    position: signal(null),
    events: signal([]),
    earlier: signal([]), // events before those
    begins: signal(0), // the version after which both begin; 0: nothing is left out
    seat: signal(null),
    chain: signal(NO_CHAIN),
    busy: signal(false),
    thinking: signal(new Set()),
    rule: signal(null),
    panel: signal(null),
    tab: signal('log'),
    wanted: signal(null),
  };
}

function derive(t) {
  derivePeople(t);
  t.due = computed(() => t.position.value?.to_act ?? t.table.value?.to_act ?? []);
  t.next = computed(() => (t.table.value?.status === 'playing'
    ? seatBehindCurtain(t.mine.value, t.seat.value, t.due.value) : null));
  t.curtain = computed(() => (t.table.value?.hides ? t.next.value : null));
  t.paused = computed(() => Boolean(t.table.value?.clocks?.paused));
  t.actions = computed(() => (t.paused.value ? [] : t.chain.value.actions ?? t.position.value?.actions ?? []));
  t.refused = computed(() => t.chain.value.refused ?? t.position.value?.refused ?? []);
  t.question = computed(() => t.chain.value.question ?? t.position.value?.question ?? null);
  t.forecast = computed(() => t.chain.value.forecast);
  t.watching = computed(() => t.playback.telling.value && t.playback.foreign.value);
  t.view = computed(() => t.chain.value.view ?? t.position.value?.view ?? null);
}

/** What is left of a position when its seat leaves the screen: whose turn it is, and nothing else. */
const bared = (position) => position
  && { ...position, seat: null, view: null, question: null, waiting: null, actions: [], refused: [], events: [], can_undo: false };

/** Open a table: load it, listen to it, and offer what can be done at it. */
export function openTable(id) {
  const t = { id, ...makeSignals() };
  const path = `/tables/${encodeURIComponent(id)}`;
  t.playback = makePlayback(() => t.board.value);
  derive(t);
  t.talk = makeTalk(t, path);
  let followTalk = () => {};
  let live = null;
  let closed = false;
  let last = null;

  const forget = () => { t.chain.value = NO_CHAIN; t.board.value?.cancel(t); };

  /** Everything from the start for one seat. */
  function takeWhole(position) {
    batch(() => {
      t.position.value = position;
      t.events.value = position.events;
      t.earlier.value = [];
      t.begins.value = position.since;
      forget();
      t.playback.jump(position.view, position.events.length);
    });
  }

  /** A later position of the seat being watched; only what is new is shown. */
  function takeUpdate(position) {
    if (position.seat !== t.seat.value) return;
    const before = t.position.value;
    if (!before) { takeWhole(position); return; }
    if (position.version < before.version) { reload(); return; }
    const fresh = newEvents(t.events.value, position.events);
    const asked = JSON.stringify([before.question, before.actions]) === JSON.stringify([position.question, position.actions]);
    batch(() => {
      t.events.value = [...t.events.value, ...fresh];
      t.position.value = position;
      if (!asked) forget();
      t.playback.play(position.view, fresh, !t.busy.value);
    });
  }

  const asSeat = (seat) => (seat === null ? '' : `&seat=${seat}`);

  async function reload() {
    const seat = t.seat.value;
    try {
      const position = await get(`${path}/position?latest=${AT_FIRST}${asSeat(seat)}`);
      if (!closed && seat === t.seat.value) { takeWhole(position); live?.watch(); }
    } catch (failure) {
      if (failure.code !== 'play.not_started') throw failure;
      live?.watch();
    }
  }

  /** The events that were left out at first. */
  async function loadEarlier() {
    const seat = t.seat.value;
    const { events } = await get(`${path}/position?${asSeat(seat)}`);
    if (seat !== t.seat.value) return;
    batch(() => {
      t.earlier.value = events.filter((event) => event.version <= t.begins.value);
      t.begins.value = 0;
    });
  }

  function takeTable(table) {
    const before = t.table.value;
    const started = before?.status === 'open' && table.status !== 'open';
    t.table.value = heardAt(keepSeats(table, before), performance.now());
    keepSeen(table);
    if (before && !before.next_table && table.next_table && t.mine.value.length) go(`/t/${table.next_table}`);
    if (started) sitDown();
  }

  function hear(message) {
    if (message.type === 'thinking') { think(message.seat); return; }
    if (message.type === 'talk') { t.talk.hear(message); return; }
    if (message.type === 'error') { fail(message.error); return; }
    if (message.type !== 'update' && message.type !== 'resync') return;
    if (message.table) takeTable(message.table);
    batch(() => {
      t.thinking.value = new Set();
      if (!message.position) return;
      if (message.type === 'resync') takeWhole(message.position);
      else takeUpdate(message.position);
    });
  }

  /** A table that was closed is gone, and who has lost the seat looks on; anything else is told in passing. */
  function fail(error) {
    const failure = new Refusal(0, error);
    if (isGone(error)) {
      t.failure.value = failure;
      t.status.value = 'missing';
      return;
    }
    toastRefusal(failure);
    if (error.code === 'play.not_your_seat' && t.seat.value !== null) { t.seat.value = null; load(); }
  }

  function think(seat) { t.thinking.value = new Set([...t.thinking.value, seat]); }

  function sitDown() {
    const [only, ...others] = t.mine.value;
    if (others.length === 0) t.seat.value = only ?? null;
    return reload();
  }

  async function load() {
    t.status.value = 'loading';
    try {
      t.table.value = heardAt(await get(path), performance.now());
      keepSeen(t.table.value);
      t.board.value = await loadBoard(t.table.value.game);
      t.local = t.board.value.local(t);
      if (t.table.value.status !== 'open') await sitDown();
      else if (t.mine.value.length === 1) [t.seat.value] = t.mine.value;
      if (closed) return;
      t.status.value = 'ready';
      followTalk();
      followTalk = t.talk.follow();
      live ??= openLive(id, {
        hear,
        watched: () => ({ seat: t.seat.value, version: t.position.value?.version ?? 0, talk: t.talk.last() }),
        state: (state) => { t.connection.value = state; },
      });
    } catch (failure) {
      if (failure.status === undefined) console.error(failure);
      t.failure.value = failure;
      t.status.value = isGone(failure) ? 'missing' : 'failed';
    }
  }

  /** Somebody takes the screen. */
  function lift(seat) {
    t.seat.value = seat;
    return reload().catch(toastRefusal);
  }

  /** When somebody else has to take the screen, nothing of the last seat stays on it. */
  const drawCurtain = effect(() => {
    if (t.curtain.value === null || t.seat.value === null) return;
    batch(() => {
      t.seat.value = null;
      t.events.value = [];
      t.earlier.value = [];
      t.position.value = bared(t.position.value);
      forget();
      t.playback.jump(null, 0);
    });
    reload().catch(toastRefusal);
  });

  /** Where nothing is hidden the screen goes from seat to seat by itself. */
  const passScreen = effect(() => {
    if (t.next.value !== null && t.curtain.value === null) lift(t.next.value);
  });

  const ask = (codes) => patiently('POST', `${path}/preview`, { seat: t.seat.value, codes });

  async function run(work) {
    if (t.busy.value) return false;
    t.busy.value = true;
    try {
      await work();
      return true;
    } catch (failure) {
      toastRefusal(failure);
      if (failure.code === 'play.stale' || failure.code === 'play.illegal') await reload().catch(() => {});
      return false;
    } finally {
      t.busy.value = false;
    }
  }

  async function resume() {
    const again = t.board.value.resume(t, last);
    if (!again) return;
    const action = sameAction(t.actions.value, again);
    if (action) await grow(action);
  }

  async function grow(action) {
    const chain = t.chain.value;
    t.chain.value = grown(chain, action, await ask([...chain.codes, action.code]));
  }

  /** What comes after one's own answer can be shown again. */
  function rememberAnswer({ version, view }) {
    t.playback.remember(view, t.events.value.filter((event) => event.version <= version).length);
  }

  /** Send a command over the live line; where that gives no answer, or the server has trouble, by a request. */
  async function deliver(command) {
    const told = await live?.command(command);
    if (told?.type === 'done') return told;
    if (told?.status < 500) throw new Refusal(told.status, told.error);
    return patiently('POST', `${path}/commands`, command);
  }

  /** What goes with one's consent. */
  const brought = (kind) => (kind === 'rematch' ? bringToRematch(path) : {});

  async function submit(codes, actions) {
    t.playback.settle();
    const { version } = t.position.value;
    const command = { id: freshId(), seat: t.seat.value, version, codes };
    const answer = await deliver(command);
    last = { codes, actions };
    const isShown = command.seat === t.seat.value;
    if (isShown) {
      forget();
      if (answer.position.version > t.position.value.version) takeUpdate(answer.position);
    }
    if (answer.table) takeTable(answer.table);
    if (!isShown) return;
    rememberAnswer(answer.position);
    await resume();
  }

  return Object.assign(t, {
    load,
    /** Choose an action: a link grows the chain, anything else is sent with the chain before it. */
    choose(action) {
      return run(async () => {
        t.playback.settle();
        if (t.board.value.isLink(action, t)) await grow(action);
        else await submit([...t.chain.value.codes, action.code], [...t.chain.value.taken, action]);
      });
    },
    /** Do something that is no part of the game, such as to resign: it goes alone, whatever is half composed. */
    declare(action) {
      return run(() => submit([action.code], [action]));
    },
    /** Start over with another first link. */
    restart(action) {
      t.chain.value = NO_CHAIN;
      return t.choose(action);
    },
    /** Send composed codes after the chain; `open` ones are finished by the action of kind `end`. */
    finish(codes, { open = false, end = 'done' } = {}) {
      return run(async () => {
        const { codes: before, taken } = t.chain.value;
        let rest = codes;
        if (open) {
          const next = await ask([...before, ...codes]);
          rest = [...codes, next.actions.find((action) => action.kind === end).code];
        }
        await submit([...before, ...rest], taken);
      });
    },
    /** Drop the chain. True if there was one. */
    drop() {
      const had = t.chain.value.codes.length > 0;
      t.chain.value = NO_CHAIN;
      return t.board.value.cancel(t) || had;
    },
    /** Ask the others at the table for something, or go on after a pause. */
    ask(kind) {
      return run(async () => takeTable(await post(`${path}/ask`, { seat: t.seat.value, kind, ...await brought(kind) })));
    },
    /** Agree to what is asked, or not. */
    answer(kind, agree) {
      return run(async () => {
        const more = agree ? await brought(kind) : {};
        takeTable(await post(`${path}/answer`, { seat: t.seat.value, kind, agree, ...more }));
      });
    },
    /** Give up a seat before play starts. */
    leave(seat) {
      return run(async () => { await post(`${path}/leave`, { seat }); go('/'); });
    },
    /** Close a table of one's own before play starts. */
    shut() {
      return run(async () => { await post(`${path}/close`); go('/'); });
    },
    undo() {
      return run(async () => {
        const { version } = t.position.value;
        await post(`${path}/undo`, { seat: t.seat.value, version });
        await reload();
      });
    },
    lift,
    loadEarlier: () => loadEarlier().catch(toastRefusal),
    /** What would be asked after these codes. */
    preview: ask,
    retry() { live?.retry(); },
    adopt(table) { takeTable(table); },
    /** Bring a tab forward and the keyboard to it. */
    want(tab) { t.tab.value = tab; t.wanted.value = tab; return true; },
    openRule(rule) { t.rule.value = rule; t.panel.value = 'rules'; },
    close() {
      closed = true;
      drawCurtain();
      followTalk();
      passScreen();
      t.playback.stop();
      live?.close();
    },
  });
}
