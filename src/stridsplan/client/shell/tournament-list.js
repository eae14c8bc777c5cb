// Tournaments in the lobby: the visitor's own, and those that anybody may enter or watch.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { html } from '../vendor/htm/htm-preact.js';
import { get } from './api.js';
import { gameName } from './ui.js';
import { say, sayAgo, wordId } from './words.js';

const [own, listed] = [signal([]), signal([])];

/** Fetch the tournaments that the visitor created or entered, and those that anybody may enter or watch. */
export async function loadTournaments() {
  const [mine, all] = await Promise.all([get('/tournaments'), get('/tournaments/listed')]);
  const known = new Set(mine.tournaments.map(({ id }) => id));
  own.value = mine.tournaments;
  listed.value = all.tournaments.filter(({ id }) => !known.has(id));
}

const Row = ({ one, kind }) => html`<li><a class=${kind} href=${`/tournament/${one.id}`}>
  <span class="table-game">${one.name}</span>
  <span>${gameName(one.game)} · ${say(wordId('tournament', one.format))}
    ${one.status === 'open' && ` · ${say('tournament-entered', { entered: one.entered, places: one.places })}`}</span>
  <span class="table-state">${say(`tournament-${one.status}`)}</span>
  <span class="table-age">${sayAgo(one.created)}</span></a></li>`;

function List({ title, tournaments, kind = 'watch-row' }) {
  if (!tournaments.length) return null;
  return html`<section class="lobby-list" aria-label=${title}><h2>${title}</h2>
    <ul>${tournaments.map((one) => html`<${Row} key=${one.id} one=${one} kind=${kind} />`)}</ul></section>`;
}

/** The visitor's tournaments. */
export const YourTournaments = () =>
  html`<${List} title=${say('lobby-your-tournaments')} tournaments=${own.value}
    kind="table-row" />`;

/** The tournaments that others have put into the lobby. */
export const ListedTournaments = () =>
  html`<${List} title=${say('lobby-tournaments')} tournaments=${listed.value} />`;
