// The visitor's tournaments, in the lobby.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { html } from '../vendor/htm/htm-preact.js';
import { get } from './api.js';
import { gameName } from './ui.js';
import { say, sayAgo, wordId } from './words.js';

const tournaments = signal([]);

/** Fetch the tournaments that the visitor created or entered. */
export async function loadTournaments() {
  ({ tournaments: tournaments.value } = await get('/tournaments'));
}

/** The list of tournaments; null if there are none. */
export function YourTournaments() {
  if (!tournaments.value.length) return null;
  return html`<section class="your-tables" aria-label=${say('lobby-your-tournaments')}>
    <h2>${say('lobby-your-tournaments')}</h2>
    <ul>${tournaments.value.map((one) => html`<li key=${one.id}><a class="table-row" href=${`/tournament/${one.id}`}>
      <span class="table-game">${one.name}</span>
      <span>${gameName(one.game)} · ${say(wordId('tournament', one.format))}
        ${one.status === 'open' && ` · ${say('tournament-entered', { entered: one.entered, places: one.places })}`}
      </span>
      <span class="table-state">${say(`tournament-${one.status}`)}</span>
      <span class="table-age">${sayAgo(one.created)}</span></a></li>`)}</ul></section>`;
}
