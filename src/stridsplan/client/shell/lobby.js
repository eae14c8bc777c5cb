// The lobby: the games, pairing, challenges, tables (the visitor's, open ones, those to watch), tournaments, friends.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { account } from './account-state.js';
import { get } from './api.js';
import { Bar } from './bar.js';
import { makeTable } from './entropy.js';
import { games, loadGames, loadVignette, scopeOf } from './games.js';
import { lazily } from './lazy.js';
import { withReceipt, timeLeft } from './clock-time.js';
import { sayClock } from './clocks.js';
import { seatName } from './names.js';
import { loadOpenTables, OpenTables, SeatNames, TableLink, WatchedTables } from './open-tables.js';
import { Pairing } from './pairing.js';
import { playerName } from './own-name.js';
import { go } from './route.js';
import { setTitle } from './title.js';
import { Button, gameName, sayOr, toastRefusal, Toasts } from './ui.js';
import { ListedTournaments, loadTournaments, YourTournaments } from './tournament-list.js';
import { changedTable, lobbyChanges } from './user-socket.js';
import { say, sayAgo, sayEither, sayList, wordId, withWords } from './words.js';

const TournamentForm = lazily(() => import('./tournament-form.js').then((module) => module.TournamentForm));
const Challenges = lazily(() => withWords(import('./friends.js'), 'people').then((module) => module.Challenges));
const Friends = lazily(() => withWords(import('./friends.js'), 'people').then((module) => module.Friends));
const SetUp = lazily(() => import('./setup.js').then((module) => module.SetUp));
const tables = signal(null);
const failed = signal(null);

/** The request for a rematch that the visitor has not answered, or undefined. */
const rematchAsked = ({ asking, seats }) => asking.find(({ kind, agreed }) => kind === 'rematch'
  && seats.some(({ mine }) => mine) && !seats.some(({ mine, seat }) => mine && agreed.includes(seat)));

/** Whether it is the visitor's turn at a table, or a request for a rematch waits for the visitor. */
const isDue = (table) => table.waiting_for_me || Boolean(rematchAsked(table));

const dueFirst = (list) => [...list.filter(isDue), ...list.filter((table) => !isDue(table))];

/** Begin to load a game's picture together with its texts; a failure is reported where the picture is shown. */
const loadPictureEarly = (id) => { loadVignette(id).catch(() => {}); };

async function load() {
  failed.value = null;
  try {
    const [, answer] = await Promise.all([loadGames(loadPictureEarly), get('/tables')]);
    tables.value = dueFirst(answer.tables.map((table) => withReceipt(table, performance.now())));
    await Promise.all([loadOpenTables(), loadTournaments()]); // not before what the first drawing needs
  } catch (failure) {
    failed.value = failure;
  }
}

/** Update a table of the list; if it is new, the whole list is fetched. */
function updateTable(table) {
  const known = tables.value?.some((each) => each.id === table.id);
  if (!known) { load(); return; }
  const list = tables.value.map((each) => (each.id === table.id ? withReceipt(table, performance.now()) : each));
  tables.value = dueFirst(list);
}

/** The seats of "Play now": the visitor against the usual bots. */
export const soloSeats = (game) =>
  [{ kind: 'me' }, ...Array.from({ length: game.default_seats - 1 }, () => ({ kind: 'bot', bot: game.usual_bot }))];

/** The seats of "With friends": the visitor's, all others for friends invited by link. */
export const friendSeats = (game) =>
  [{ kind: 'me' }, ...Array.from({ length: game.default_seats - 1 }, () => ({ kind: 'friend' }))];

async function playNow(game, setBusy) {
  setBusy(true);
  try {
    const table = await makeTable({
      game: game.id, profile: game.profiles[0], options: {}, name: playerName(), seats: soloSeats(game),
    });
    go(`/t/${table.id}`);
  } catch (failure) {
    toastRefusal(failure);
    setBusy(false);
  }
}

function Vignette({ id }) {
  const [drawn, setDrawn] = useState(null);
  useEffect(() => { loadVignette(id).then(setDrawn).catch(console.error); }, [id]);
  return html`<div class=${`vignette ${scopeOf(id)}`} aria-hidden="true">${drawn && html`<${drawn.Vignette} />`}</div>`;
}

/** "2 to 6 players", or "2 or 4 players" if not every number in between is possible. */
function sayPlayers(counts) {
  const [least, most] = [counts[0], counts.at(-1)];
  if (counts.length > most - least) return say('game-players', { least, most });
  return say('game-players-either', { counts: sayEither(counts.map(String)) });
}

/** What to know before playing: how many play, whether one more may be their umpire, how long it takes. */
function sayFacts({ players, seats, minutes: [short, long] }) {
  const umpire = seats.at(-1) > players.at(-1) ? [say('game-umpire')] : [];
  return [sayPlayers(players), ...umpire, say('game-minutes', { short, long })].join(' · ');
}

/** A game in the list; `open(game, seats)` opens the form for a new table. */
function GameCard({ game, open }) {
  const [busy, setBusy] = useState(false);
  const name = gameName(game.id);
  return html`<article class="game-card" aria-label=${name}>
    <${Vignette} id=${game.id} />
    <div class="game-words">
      <h2>${name}</h2>
      <p class="game-subtitle">${sayOr(wordId(game.id, 'subtitle'), '')}</p>
      <p>${sayOr(wordId(game.id, 'line'), '')}</p>
      <p class="facts">${sayFacts(game)}\u00a0· <a href=${`/rules/${game.id}`}>${say('rules')}</a>
        ${game.puzzles > 0 && html`\u00a0· <a href=${`/puzzles?game=${game.id}`}>${say('puzzles')}</a>`}</p>
      <div class="buttons">
        <${Button} primary why=${busy ? say('setting-up') : undefined} onClick=${() => playNow(game, setBusy)}>
          ${busy ? say('setting-up') : say('lobby-play-now')}</${Button}>
        <${Button} onClick=${() => open(game, friendSeats(game))}>${say('lobby-with-friends')}</${Button}>
        <${Button} onClick=${() => open(game, soloSeats(game))}>${say('lobby-more')}</${Button}>
      </div>
      <p class="hint">${say('lobby-play-now-help', { bots: game.default_seats - 1 })}</p>
    </div>
  </article>`;
}

function tableState(table) {
  if (table.waiting_for_me) return say('table-your-turn');
  const rematch = rematchAsked(table);
  if (rematch) return say('table-rematch', { name: seatName(table.seats, rematch.by) });
  if (table.status === 'open') return say('table-open');
  const names = (list) => sayList(list.map((seat) => seatName(table.seats, seat)));
  if (table.status === 'over') {
    return table.result?.winners?.length ? say('table-won-by', { names: names(table.result.winners) })
      : say('table-over');
  }
  return table.to_act.length ? say('table-waiting-for', { names: names(table.to_act) }) : say('table-playing');
}

/** The shortest time left of the seats that are asked. */
function tableTime({ clocks, status }) {
  if (!clocks || status !== 'playing') return null;
  if (clocks.paused) return say('paused-title');
  if (!clocks.running.length) return null;
  const now = performance.now();
  return say('clock-left', { time: sayClock(Math.min(...clocks.running.map((seat) => timeLeft(clocks, seat, now)))) });
}

function TableRow({ table }) {
  const state = tableState(table);
  return html`<li class=${`table-row ${isDue(table) ? 'mine-to-act' : ''}`}>
    <${TableLink} table=${table} state=${state} />
    <span class="table-game">${gameName(table.game)}</span><${SeatNames} seats=${table.seats} />
    <span class="table-state">${state}</span>
    <span class="table-age">${tableTime(table) ?? sayAgo(table.created)}</span></li>`;
}

function YourTables() {
  const list = tables.value ?? [];
  const over = list.filter((table) => table.status === 'over' && !isDue(table));
  const running = list.filter((table) => !over.includes(table));
  return html`<section class="lobby-list your-tables" aria-label=${say('lobby-your-tables')}>
    <h2>${say('lobby-your-tables')}</h2>
    ${list.length === 0 && html`<p class="quiet">${say('lobby-no-tables')}</p>`}
    ${running.length > 0
      && html`<ul>${running.map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}</ul>`}
    ${over.length > 0 && html`<details><summary>${say('lobby-finished', { count: over.length })}</summary>
      <ul>${over.map((table) => html`<${TableRow} key=${table.id} table=${table} />`)}</ul></details>`}
  </section>`;
}

/** The page. */
export function Lobby() {
  const [newTable, setNewTable] = useState(null); // {game, seats} of the form for a new table
  const [tournamentGame, setTournamentGame] = useState(null);
  useEffect(() => {
    const onVisible = () => { if (!document.hidden) load(); };
    load();
    setTitle('Stridsplan');
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  const isReady = Boolean((games.value && tables.value) || failed.value);
  const hasTables = tables.value?.length > 0; // then they stand first
  const friends = account.value?.name && games.value && html`<${Friends} games=${games.value} />`;
  const lists = html`<${OpenTables} /><${WatchedTables} /><${YourTournaments} /><${ListedTournaments} />${friends}`;
  useEffect(() => { if (changedTable.value) updateTable(changedTable.value); }, [changedTable.value]);
  useEffect(() => { if (lobbyChanges.value && !document.hidden) loadOpenTables().catch(toastRefusal); },
    [lobbyChanges.value]);
  return html`<${Bar} />
    <main class="lobby sheet">
      <div class="lobby-head"><h1>${say('lobby-title')}</h1>${!hasTables && html`<p>${say('lobby-line')}</p>`}</div>
      ${failed.value && html`<div class="notice error" role="alert"><p>${say('lobby-failed')}</p>
        <${Button} onClick=${load}>${say('try-again')}</${Button}></div>`}
      ${!isReady && html`<p class="quiet loading">${say('loading')}</p>`}
      ${account.value?.name && html`<${Challenges} />`}
      ${hasTables && html`<${YourTables} />${lists}`}
      ${isReady && games.value && html`<${Pairing} games=${games.value} tables=${tables.value} />
        <div class="game-list">${games.value.map((game) => html`<${GameCard} key=${game.id} game=${game}
          open=${(chosen, seats) => setNewTable({ game: chosen, seats })} />`)}</div>`}
      ${tables.value && !hasTables && html`<${YourTables} />${lists}`}
      ${(tables.value || failed.value) && html`<footer class="credits"><p>${say('credits')}</p>
        <nav aria-label=${say('documents')}><a href="/terms">${say('document-terms')}</a>
          <a href="/privacy">${say('document-privacy')}</a></nav></footer>`}
    </main>
    ${newTable && html`<${SetUp} ...${newTable}
      openTournament=${() => { setTournamentGame(newTable.game); setNewTable(null); }}
      onClose=${() => setNewTable(null)} />`}
    ${tournamentGame && html`<${TournamentForm} game=${tournamentGame} onClose=${() => setTournamentGame(null)} />`}
    <${Toasts} />`;
}
