// The open tables, which anybody may join, and the tables in play, which anybody may watch.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { html } from '../vendor/htm/htm-preact.js';
import { get } from './api.js';
import { sayTerms } from './clocks.js';
import { joinTable } from './entropy.js';
import { SeatFace } from './levels.js';
import { Mark } from './marks.js';
import { NameLink } from './name-link.js';
import { seatName } from './names.js';
import { playerName } from './own-name.js';
import { go } from './route.js';
import { Button, gameName, sayOr, toastRefusal } from './ui.js';
import { say, sayAgo, wordId } from './words.js';

const [tables, watched] = [signal([]), signal([])]; // those to join, and those to watch; none of the visitor's own

/** Fetch the open tables, and those in play. */
export async function loadOpenTables() {
  const [open, playing] = await Promise.all([get('/lobby'), get('/lobby/watched')]);
  tables.value = open.tables.filter((table) => !table.mine);
  watched.value = playing.tables.filter((table) => !table.mine);
}

/** Take the first open seat. */
async function sitDown(table) {
  const seat = table.seats.find((each) => each.kind === 'open').seat;
  try {
    await joinTable(table.id, { seat, name: playerName() });
    go(`/t/${table.id}`);
  } catch (refusal) {
    toastRefusal(refusal);
    await loadOpenTables().catch(toastRefusal);
  }
}

/** The names of the options that differ from the profile: the server sends only these. */
const changedOptions = (table) => Object.keys(table.options)
  .map((name) => sayOr(wordId(table.game, 'option', name), name)).join(', ');

/** The seats of a table in a list. */
export const SeatNames = ({ seats }) => html`<span class="table-seats">
  ${seats.map((seat) => html`<span class=${`who ${seat.kind === 'open' ? 'quiet' : ''}`} key=${seat.seat}>
    <${Mark} seat=${seat.seat} /><${SeatFace} seat=${seat} />
    <${NameLink} account=${seat.account}>${seatName(seats, seat.seat)}</${NameLink}></span>`)}</span>`;

/** A link to a table that covers its whole row; the names in the row stay links of their own. */
export function TableLink({ table, state }) {
  const names = table.seats.map(({ seat }) => seatName(table.seats, seat));
  return html`<a class="cover" href=${`/t/${table.id}`}
    aria-label=${[gameName(table.game), ...names, state].filter(Boolean).join(', ')} />`;
}

function OpenTable({ table }) {
  const game = gameName(table.game);
  const changed = changedOptions(table);
  return html`<li class="open-table"><span class="table-game">${game}</span>
    <${SeatNames} seats=${table.seats} />
    <span class="facts">${sayTerms(table)}
      ${changed && html` · <span>${say('lobby-otherwise', { options: changed })}</span>`}</span>
    <${Button} onClick=${() => sitDown(table)} label=${say('lobby-sit-down-at', { game, host: table.host ?? '' })}>
      ${say('lobby-sit-down')}</${Button}></li>`;
}

/** The list of open tables; null if there are none. */
export function OpenTables() {
  if (!tables.value.length) return null;
  return html`<section class="lobby-list" aria-label=${say('lobby-open-tables')}><h2>${say('lobby-open-tables')}</h2>
    <ul>${tables.value.map((table) => html`<${OpenTable} key=${table.id} table=${table} />`)}</ul></section>`;
}

function WatchedTable({ table }) {
  const state = table.tournament ? say('tournament') : table.rated ? say('lobby-rated') : '';
  return html`<li class="watch-row"><${TableLink} table=${table} state=${state} />
    <span class="table-game">${gameName(table.game)}</span><${SeatNames} seats=${table.seats} />
    <span class="table-state">${state}</span><span class="table-age">${sayAgo(table.created)}</span></li>`;
}

/** The list of tables in play; null if there are none. */
export function WatchedTables() {
  if (!watched.value.length) return null;
  return html`<section class="lobby-list" aria-label=${say('lobby-watch')}><h2>${say('lobby-watch')}</h2>
    <ul>${watched.value.map((table) => html`<${WatchedTable} key=${table.id} table=${table} />`)}</ul></section>`;
}
