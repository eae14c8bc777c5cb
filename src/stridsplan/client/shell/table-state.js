// One table as signals: what the server sends, which seat is at this screen, and the compound action being made.
import { batch, computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { freshId, get, isGone, patiently, post, Refusal } from './api.js';
import { withStep, NO_STEPS, sameAction } from './compound.js';
import { tellRefusal } from './board/refusal.js';
import { withReceipt } from './clock-time.js';
import { makeAdvice } from './advice-state.js';
import { loadBoard } from './games.js';
import { keepSeen } from './kept-proof.js';
import { openTableSocket } from './live.js';
import { derivePeople, keepSeats } from './people.js';
import { makePlayback } from './playback.js';
import { go } from './route.js';
import { makeChat } from './chat-state.js';
import { newEvents, seatBehindCurtain, seatsThatAnswer } from './turns.js';
import { toastRefusal } from './ui.js';

const AT_ONCE = 150; // ms; events of the visitor's own answer that take less do not delay the next question
const INITIAL_EVENTS = 12; // events of a long game, fetched with each position; FIRST_EVENTS in server/preloads.py

/**
 * The signals of a table that are not derived from others. `status`: of the page, "loading", "ready", "missing" or
 * "failed" (`failure` says why); `connection`: "connecting", "open" or "lost"; `board`: the game's `BoardModule`;
 * `table`, `position`: as the server sends them, a position as the seat may see it; `events`: of the position; `seat`:
 * the one at this screen, null for a spectator; `compound`: the compound action being made (compound.js); `busy`: a
 * command is being sent; `thinking`: the seats whose bots compute; `panel`: the name of the open panel or dialog, and
 * `rule`: the rule that the rulebook shows; `tab`: the open tab, `tabToFocus`: the one to focus next.
 */
function makeSignals() {
  return {
    status: signal('loading'),
    failure: signal(null),
    connection: signal('connecting'),
    board: signal(null),
    table: signal(null),
    position: signal(null),
    events: signal([]),
    earlierEvents: signal([]), // those before `events`, once they have been loaded
    eventsBegin: signal(0), // the version after which `events` begin while earlier ones are not loaded; else 0
    seat: signal(null),
    compound: signal(NO_STEPS),
    ahead: signal(null), // while the seat plans ahead (shell/ahead-state.js): the page shows a guess
    busy: signal(false),
    thinking: signal(new Set()),
    rule: signal(null),
    panel: signal(null),
    tab: signal('log'),
    tabToFocus: signal(null),
  };
}

/**
 * Add the derived signals. `next`: the seat that must take this screen before anything secret is shown, and `curtain`:
 * the same where the game hides something; `delegates`: a bot answers for the seat; `plan`: what the seat plans ahead;
 * `actions`, `refused`, `question`, `view`: after the steps of the compound action; `delaysQuestion`: the question
 * waits until the events that led to it have been shown.
 */
function derive(t) {
  derivePeople(t);
  t.toAct = computed(() => t.position.value?.to_act ?? t.table.value?.to_act ?? []);
  t.next = computed(() => {
    if (t.table.value?.status !== 'playing') return null;
    const due = seatsThatAnswer(t.toAct.value, t.table.value.delegated);
    return seatBehindCurtain(t.mine.value, t.seat.value, due);
  });
  t.delegates = computed(() => Boolean(t.table.value?.delegated.some(({ seat }) => seat === t.seat.value)));
  t.curtain = computed(() => (t.table.value?.hides ? t.next.value : null));
  t.plan = computed(() => t.table.value?.plans.find(({ seat }) => seat === t.seat.value) ?? null);
  t.paused = computed(() => Boolean(t.table.value?.clocks?.paused));
  t.actions = computed(() => (
    t.paused.value || t.delegates.value || t.delaysQuestion.value || t.puzzle?.isJudged.value ? []
    : t.compound.value.actions ?? t.position.value?.actions ?? []));
  t.refused = computed(() => t.compound.value.refused ?? t.position.value?.refused ?? []);
  t.question = computed(() => t.compound.value.question ?? t.position.value?.question ?? null);
  t.answer_odds = computed(() => t.compound.value.answer_odds);
  t.delaysQuestion = computed(() => t.playback.unfinished.value && t.playback.delaysQuestion.value);
  t.view = computed(() => t.compound.value.view ?? t.position.value?.view ?? null);
}

/** What remains of a position when the person at its seat leaves the screen: only whose turn it is. */
const withoutSecrets = (position) => position
  && { ...position, seat: null, view: null, question: null, waiting: null, actions: [], refused: [], events: [],
    can_undo: false };

/**
 * Open a table: load it, listen to its socket, and return its signals with the functions that act on it.
 * @param {string} id
 * @param {Shared} [puzzle]  the state of a puzzle (puzzle-state.js), which judges the answers: then nobody else plays
 */
export function openTable(id, puzzle = null) {
  const path = puzzle?.path ?? `/tables/${encodeURIComponent(id)}`;
  /** @type {Shared} */
  const t = { id, path, puzzle, ...makeSignals() };
  t.playback = makePlayback(() => t.board.value);
  derive(t);
  t.advice = puzzle?.advice ?? makeAdvice(t);
  t.chat = makeChat(t, path);
  let stopChat = () => {};
  let live = null;
  let closed = false;
  let lastCommand = null; // {codes, actions} of the last answer

  const cancelChoice = () => { t.compound.value = NO_STEPS; t.board.value?.cancel(t); };

  /** Drop what belongs to the question that was asked: the choice being made, and advice. */
  const leaveQuestion = () => { cancelChoice(); t.advice.close?.(); };

  /** Show a whole position instead of the present one. */
  function replacePosition(position) {
    batch(() => {
      t.position.value = position;
      t.events.value = position.events;
      t.earlierEvents.value = [];
      t.eventsBegin.value = position.since;
      leaveQuestion();
      t.playback.jump(position.view, position.events.length);
    });
  }

  /** Take over a later position of the seat being shown, and play its new events. */
  function updatePosition(position) {
    if (position.seat !== t.seat.value) return;
    if (t.ahead.value) { t.ahead.value.tableMoved(position); return; }
    const before = t.position.value;
    if (!before) { replacePosition(position); return; }
    if (position.version < before.version) { reload(); return; }
    const added = newEvents(t.events.value, position.events);
    const isSameQuestion =
      JSON.stringify([before.question, before.actions]) === JSON.stringify([position.question, position.actions]);
    batch(() => {
      t.events.value = [...t.events.value, ...added];
      t.position.value = position;
      if (!isSameQuestion) leaveQuestion();
      // How long events must take to delay the question; one that is on the page already is never delayed.
      t.playback.play(position.view, added, t.busy.value ? AT_ONCE : isSameQuestion ? Infinity : 0);
    });
  }

  const asSeat = (seat) => (seat === null ? '' : `&seat=${seat}`);

  async function reload() {
    const seat = t.seat.value;
    try {
      const position = await get(`${path}/position?latest=${INITIAL_EVENTS}${asSeat(seat)}`);
      if (!closed && seat === t.seat.value) { replacePosition(position); live?.watch(); }
    } catch (failure) {
      if (failure.code !== 'play.not_started') throw failure;
      live?.watch();
    }
  }

  /** Load the events before those that were loaded first. */
  async function loadEarlier() {
    const seat = t.seat.value;
    const { events } = await get(`${path}/position?${asSeat(seat)}`);
    if (seat !== t.seat.value) return;
    batch(() => {
      t.earlierEvents.value = events.filter((event) => event.version <= t.eventsBegin.value);
      t.eventsBegin.value = 0;
    });
  }

  /** Take over new data of the table; enter the seat when play starts, and the next table when there is one. */
  function updateTable(table) {
    const before = t.table.value;
    const started = before?.status === 'open' && table.status !== 'open';
    t.table.value = withReceipt(keepSeats(table, before), performance.now());
    keepSeen(table);
    if (before && !before.next_table && table.next_table && t.mine.value.length) go(`/t/${table.next_table}`);
    if (started) loadOwnSeat();
  }

  /** Handle a message of the socket. A "resync" has a complete position: events that this page has are void. */
  function receive(message) {
    if (message.type === 'thinking') { showThinking(message.seat); return; }
    if (message.type === 'chat') { t.chat.receive(message); return; }
    if (message.type === 'error') { receiveError(message.error); return; }
    if (message.type !== 'update' && message.type !== 'resync') return;
    if (message.table) updateTable(message.table);
    batch(() => {
      t.thinking.value = new Set();
      if (!message.position) return;
      if (message.type === 'resync' && !t.ahead.value) replacePosition(message.position);
      else updatePosition(message.position);
    });
  }

  /** Handle an error of the socket: say that the table is gone, or show a toast; who has lost the seat watches on. */
  function receiveError(error) {
    const failure = new Refusal(0, error);
    if (isGone(error)) {
      t.failure.value = failure;
      t.status.value = 'missing';
      return;
    }
    toastRefusal(failure);
    if (error.code === 'play.not_your_seat' && t.seat.value !== null) { t.seat.value = null; load(); }
  }

  function showThinking(seat) { t.thinking.value = new Set([...t.thinking.value, seat]); }

  /** Load the view of the visitor's seat; with several seats, of the one that is asked, unless the curtain hides it. */
  function loadOwnSeat() {
    const [only, ...others] = t.mine.value;
    if (others.length === 0) t.seat.value = only ?? null;
    else if (t.next.value !== null && t.curtain.value === null) t.seat.value = t.next.value;
    return reload();
  }

  async function load() {
    if (t.status.value !== 'ready') t.status.value = 'loading'; // otherwise the page stays until the new data has come
    try {
      t.table.value = withReceipt(await get(path), performance.now());
      if (!puzzle) keepSeen(t.table.value);
      t.board.value = await loadBoard(t.table.value.game);
      t.local = t.board.value.local(t);
      if (t.table.value.status !== 'open') await loadOwnSeat();
      else if (t.mine.value.length === 1) [t.seat.value] = t.mine.value;
      if (closed) return;
      t.status.value = 'ready';
      if (puzzle) { t.connection.value = 'open'; return; }
      stopChat();
      stopChat = t.chat.follow();
      live ??= openTableSocket(id, {
        receive,
        watched: () => ({ seat: t.seat.value, version: t.position.value?.version ?? 0, chat: t.chat.last() }),
        state: (state) => { t.connection.value = state; },
      });
    } catch (failure) {
      if (failure.status === undefined) console.error(failure);
      t.failure.value = failure;
      t.status.value = isGone(failure) ? 'missing' : 'failed';
    }
  }

  /** Show the table as a seat sees it. */
  function showSeat(seat) {
    t.seat.value = seat;
    return reload().catch(toastRefusal);
  }

  /** When another person must act on this screen, remove everything that the last seat could see. */
  const stopCurtain = effect(() => {
    if (t.curtain.value === null || t.seat.value === null) return;
    batch(() => {
      t.seat.value = null;
      t.events.value = [];
      t.earlierEvents.value = [];
      t.position.value = withoutSecrets(t.position.value);
      cancelChoice();
      t.playback.jump(null, 0);
    });
    reload().catch(toastRefusal);
  });

  /**
   * In a game without hidden information, change to the seat that has to act, without the curtain. Before there is a
   * position, `loadOwnSeat` chooses the seat.
   */
  const stopSeatChanges = effect(() => {
    if (t.position.value && t.next.value !== null && t.curtain.value === null) showSeat(t.next.value);
  });

  /** The field of a request that says that it is about the guessed position; none unless the seat plans ahead. */
  const inGuess = () => (t.ahead.value ? { guess: t.ahead.value.guess() } : {});

  const preview = (codes) => patiently('POST', `${path}/preview`, { seat: t.seat.value, codes, ...inGuess() });

  /** Show a guessed position in place of the table's; a choice stays if the same is asked. */
  function showGuess(position) {
    const before = t.position.value;
    const isSame =
      JSON.stringify([before.question, before.actions]) === JSON.stringify([position.question, position.actions]);
    batch(() => {
      t.position.value = position;
      if (!isSame) leaveQuestion();
      t.playback.jump(position.view, t.events.value.length);
    });
  }

  let running = Promise.resolve(true);

  /** Do some work, unless other work is being done: a second click must not send a command twice. */
  function run(work) {
    if (t.busy.value) return Promise.resolve(false);
    running = perform(work);
    return running;
  }

  /** Do some work after that which is being done; for work that does no harm when it is done twice. */
  const runNext = (work) => running.then(() => run(work));

  async function perform(work) {
    t.busy.value = true;
    try {
      await work();
      return true;
    } catch (failure) {
      tellRefusal(t, failure);
      // The page may be behind the table
      const isOld = failure.code === 'play.stale' || failure.code === 'play.illegal';
      if (isOld && !t.ahead.value) await reload().catch(() => {});
      return false;
    } finally {
      t.busy.value = false;
    }
  }

  /** Continue with the action that the board expects after the last command. */
  async function resume() {
    const next = t.board.value.resume(t, lastCommand);
    if (!next) return;
    const action = sameAction(t.position.value.actions, next);
    if (action) await addStep(action);
  }

  /** Add a step to the compound action. */
  async function addStep(action) {
    const steps = t.compound.value;
    t.compound.value = withStep(steps, action, await preview([...steps.codes, action.code]));
  }

  /** Remember the view after the visitor's answer: from there on playback can show the events again. */
  function rememberAnswer({ version, view }) {
    t.playback.remember(view, t.events.value.filter((event) => event.version <= version).length);
  }

  /** Send a command over the socket; if no answer comes, or the server fails, by an HTTP request. */
  async function deliver(command) {
    const reply = await live?.command(command);
    if (reply?.type === 'done') return reply;
    if (reply?.status < 500) throw new Refusal(reply.status, reply.error);
    return patiently('POST', `${path}/commands`, command);
  }

  /** The further fields of a player request, and of the consent to one. */
  async function contribution(kind) {
    return kind === 'rematch' ? (await import('./entropy.js')).rematchContribution(path) : {};
  }

  /**
   * Send an answer.
   * @param {{codes?: number[], document?: object}} steps  one of the two
   * @param {Action[]} actions  those of the codes
   */
  async function submit(steps, actions = []) {
    t.playback.skip();
    if (puzzle) {
      await puzzle.answer(steps);
      cancelChoice();
      return;
    }
    if (t.ahead.value) {
      await t.ahead.value.answer(steps);
      cancelChoice();
      lastCommand = { codes: steps.codes ?? [], actions };
      await resume();
      return;
    }
    const { version } = t.position.value;
    const command = { id: freshId(), seat: t.seat.value, version, ...steps };
    const answer = await deliver(command);
    lastCommand = { codes: steps.codes ?? [], actions };
    const isShown = command.seat === t.seat.value; // no other seat was shown meanwhile
    if (isShown) {
      leaveQuestion();
      if (answer.position.version > t.position.value.version) updatePosition(answer.position);
    }
    if (answer.table) updateTable(answer.table);
    if (!isShown) return;
    rememberAnswer(answer.position);
    await resume();
  }

  return Object.assign(t, {
    load,
    /** Choose an action: a step is added to the compound action, anything else is sent with the steps before it. */
    choose(action) {
      return run(async () => {
        t.playback.skip();
        if (t.board.value.isStep(action, t)) await addStep(action);
        else await submit({ codes: [...t.compound.value.codes, action.code] }, [...t.compound.value.taken, action]);
      });
    },
    /** Choose an action outside the game's rules, such as resigning: it is sent alone, without the steps so far. */
    chooseAtTable(action) {
      return run(() => submit({ codes: [action.code] }, [action]));
    },
    /** Start over with another first step. */
    restart(action) {
      t.compound.value = NO_STEPS;
      return t.choose(action);
    },
    /** Send codes after the steps so far; if `open`, with the action of kind `end` that completes the answer. */
    finish(codes, { open = false, end = 'done' } = {}) {
      return run(async () => {
        const { codes: before, taken } = t.compound.value;
        let rest = codes;
        if (open) {
          const next = await preview([...before, ...codes]);
          rest = [...codes, next.actions.find((action) => action.kind === end).code];
        }
        await submit({ codes: [...before, ...rest] }, taken);
      });
    },
    /** Send a whole answer in the form of documents that the game takes. */
    sendDocument: (document) => run(() => submit({ document })),
    /** Cancel the compound action and what is chosen on the board; true if there was either. */
    cancel() {
      const had = t.compound.value.codes.length > 0;
      t.compound.value = NO_STEPS;
      return t.board.value.cancel(t) || had;
    },
    /** Make a player request (requests.js), or resume after a pause. */
    makeRequest(kind) {
      return run(async () =>
        updateTable(await post(`${path}/ask`, { seat: t.seat.value, kind, ...await contribution(kind) })));
    },
    /** Agree to a player request, or refuse it. */
    answerRequest(kind, agree) {
      return run(async () => {
        const more = agree ? await contribution(kind) : {};
        updateTable(await post(`${path}/answer`, { seat: t.seat.value, kind, agree, ...more }));
      });
    },
    /** Let a bot go on answering the present question, or (null) answer again. */
    delegate(question) {
      return run(async () => updateTable(await post(`${path}/delegate`, { seat: t.seat.value, question })));
    },
    /** Leave a seat before play starts. */
    leave(seat) {
      return run(async () => { await post(`${path}/leave`, { seat }); go('/'); });
    },
    /** Close the host's table before play starts. */
    closeTable() {
      return run(async () => { await post(`${path}/close`); go('/'); });
    },
    undo() {
      return run(async () => {
        const { version } = t.position.value;
        await post(`${path}/undo`, { seat: t.seat.value, version });
        await reload();
      });
    },
    updateTable,
    /** Plan ahead: show a guess of how play may go on. `branch`: of the plan, if one is to be changed. */
    planAhead(branch) {
      return runNext(async () => {
        const { beginPlan } = await import('./ahead-state.js');
        t.ahead.value = await beginPlan(t, { show: showGuess, leave: () => reload() }, branch);
      });
    },
    /** Do something with the state of planning ahead (ahead-state.js). */
    inAhead: (work) => run(() => work(t.ahead.value)),
    /** Replace the plan by these branches. */
    changePlan: (branches) => runNext(async () => (await import('./ahead-state.js')).keepPlan(t, branches)),
    showSeat,
    loadEarlier: () => loadEarlier().catch(toastRefusal),
    /** Fetch why an action is not legal after the steps so far, by those of its fields that are known. */
    whyNot(action) {
      const { codes } = t.compound.value;
      return patiently('POST', `${path}/refusal`,
        { seat: t.seat.value, codes: codes.length > 0 ? codes : null, action, ...inGuess() });
    },
    /** Fetch what would be asked after these codes. */
    preview,
    retry() { live?.retry(); },
    /** Open a tab and focus it. */
    openTab(tab) { t.tab.value = tab; t.tabToFocus.value = tab; return true; },
    openRule(rule) { t.rule.value = rule; t.panel.value = 'rules'; },
    close() {
      closed = true;
      stopCurtain();
      stopChat();
      stopSeatChanges();
      t.playback.stop();
      live?.close();
    },
  });
}
