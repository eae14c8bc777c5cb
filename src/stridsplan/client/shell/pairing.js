// Quick pairing in the lobby: the games that the visitor wants to play, and one button; then who else has come.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { account } from './account-state.js';
import { sayClock } from './clocks.js';
import { beginWithBots, findWaiting, keptWishes, findPlayers, PAIRED_TERMS, PACES, stopLooking, waitingTables,
  waitsSince } from './pairing-state.js';
import { Button, gameName, Segments, toastRefusal } from './ui.js';
import { say, sayEither } from './words.js';

const BOTS_AFTER = 60_000; // ms of waiting until bots are offered
const SECOND = 1000;

/** The numbers of players of some games, fewest first. */
const sizesOf = (games) => [...new Set(games.flatMap((game) => game.players))].sort((a, b) => a - b);

const paceHelp = (pace) => (pace === 'none' ? say('pairing-pace-none') : say(`pace-${pace}-summary`,
  { minutes: PAIRED_TERMS.bank / 60, seconds: PAIRED_TERMS.turn, days: PAIRED_TERMS.days, hours: 0 }));

/** "Any game · 2 players · Live" */
function saySummary(ticked, all, seats, pace) {
  const games = ticked.length === all.length ? say('pairing-any-game') : sayEither(ticked.map((id) => gameName(id)));
  const players = seats ? say('pairing-count', { count: seats }) : say('pairing-any-count');
  return [games, players, say(`pace-${pace}`)].filter(Boolean).join(' · ');
}

/** Segments with a caption; `id`: of the caption's message. */
function Choice({ id, value, values, change, hint }) {
  return html`<div class="pairing-choice"><span class="caption" aria-hidden="true">${say(id)}</span>
    <${Segments} label=${say(id)} value=${value} onChange=${change} values=${values} />
    ${hint && html`<p class="hint">${hint}</p>`}</div>`;
}

function Games({ games, ticked, change }) {
  const toggle = (id) => change(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]);
  return html`<fieldset class="ticks"><legend>${say('pairing-games')}</legend>
    ${games.map(({ id }) => html`<label key=${id} class="check"><input type="checkbox" checked=${ticked.includes(id)}
      onChange=${() => toggle(id)} /><span>${gameName(id)}</span></label>`)}</fieldset>`;
}

/** The form; `ticked`: the ids of the games to play. */
function Wishes({ games }) {
  const [wishes, setWishes] = useState(keptWishes);
  const [busy, setBusy] = useState(false);
  const put = (part) => setWishes({ ...wishes, ...part });
  const all = games.map((game) => game.id);
  const ticked = (wishes.games ?? all).filter((id) => all.includes(id));
  const sizes = sizesOf(games.filter((game) => ticked.includes(game.id)));
  const seats = sizes.includes(wishes.seats) ? wishes.seats : null;
  const rated = wishes.rated && Boolean(account.value?.name);
  const find = async () => {
    setBusy(true);
    await findPlayers({ ...wishes, games: ticked, seats, rated }).catch(toastRefusal);
    setBusy(false);
  };
  const why = busy ? say('setting-up') : ticked.length ? undefined : say('pairing-tick');
  return html`<div class="pairing-head"><div>
      <p>${saySummary(ticked, all, seats, wishes.pace)}</p>
      <p class="hint">${say('pairing-line')}</p></div>
      <${Button} primary why=${why} onClick=${find}>${say('pairing-find')}</${Button}></div>
    <details><summary>${say('pairing-change')}</summary><div class="pairing-choices">
      <${Games} games=${games} ticked=${ticked} change=${(next) => put({ games: next })} />
      <${Choice} id="pairing-players" value=${seats} change=${(count) => put({ seats: count })}
        values=${[null, ...sizes].map((value) => ({ value, text: value ?? say('pairing-any') }))} />
      <${Choice} id="pace" value=${wishes.pace} change=${(pace) => put({ pace })} hint=${paceHelp(wishes.pace)}
        values=${PACES.map((value) => ({ value, text: say(`pace-${value}`) }))} />
      ${account.value?.name && html`<label class="check"><input type="checkbox" checked=${rated}
        onChange=${(event) => put({ rated: event.target.checked })} /><span>${say('pairing-rated')}</span></label>`}
    </div></details>`;
}

/** The time since a moment, rendered again every second. */
function useTimeSince(start) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - start);
}

function Table({ table }) {
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  return html`<li><a class="table-game" href=${`/t/${table.id}`}>${gameName(table.game)}</a>
    <span class="facts">${say('pairing-taken', { taken, count: table.seats.length })}</span></li>`;
}

/** The offer to begin with bots at the tables that the visitor has opened. */
function Bots({ tables }) {
  const own = tables.filter((table) => table.host);
  if (!own.length) return null;
  return html`<p>${say('pairing-bots')}</p>
    <div class="buttons">${own.map((table) => html`<${Button} key=${table.id}
      onClick=${() => beginWithBots(table).catch(toastRefusal)}>
        ${say('pairing-begin', { game: gameName(table.game),
          bots: table.seats.filter((seat) => seat.kind === 'open').length })}</${Button}>`)}</div>`;
}

function Waiting({ tables }) {
  const time = useTimeSince(waitsSince.value);
  return html`<p class="row"><span role="status">${say('pairing-waiting')}</span>
      <span class="pairing-time" role="timer" aria-live="off">${sayClock(time)}</span></p>
    <ul class="pairing-tables">${tables.map((table) => html`<${Table} key=${table.id} table=${table} />`)}</ul>
    ${time >= BOTS_AFTER && html`<${Bots} tables=${tables} />`}
    <p class="hint">${say(tables[0].clock?.pace === 'mail' ? 'pairing-stay-mail' : 'pairing-stay')}</p>
    <div class="buttons"><${Button} onClick=${() => stopLooking().catch(toastRefusal)}>
      ${say('pairing-stop')}</${Button}></div>`;
}

/** Quick pairing: the form, or who has come so far. `tables`: all of the visitor's, null until they are known. */
export function Pairing({ games, tables }) {
  useEffect(() => { if (tables) findWaiting(tables); }, [tables]);
  const order = games.map((game) => game.id);
  const own = waitingTables.value.toSorted((one, other) => order.indexOf(one.game) - order.indexOf(other.game));
  return html`<section class="pairing" aria-labelledby="pairing"><h2 id="pairing">${say('pairing')}</h2>
    ${own.length ? html`<${Waiting} tables=${own} />` : html`<${Wishes} games=${games} />`}</section>`;
}
