// Ratings: the visitor's own, the best of each game, and the changes after a table.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { games, loadGames } from './games.js';
import { Mark } from './marks.js';
import { NameLink } from './name-link.js';
import { profileUrl, seatName } from './names.js';
import { gameName } from './ui.js';
import { say } from './words.js';

function OwnRatings({ ratings }) {
  if (!ratings.length) return html`<p class="quiet">${say('ratings-none')}</p>`;
  return html`<ul class="figures">${ratings.map((one) => html`<li key=${one.game}><span>${gameName(one.game)}</span>
    <b>${one.rating}</b><span class="quiet">${say('ratings-games', { count: one.games })}</span></li>`)}</ul>`;
}

/** The best players of a game, fetched when the list is opened; `own`: the visitor's name. */
function BestPlayers({ game, own }) {
  const [players, setPlayers] = useState(null);
  const open = (event) => {
    if (event.target.open && !players) get(`/games/${game}/ratings`).then((answer) => setPlayers(answer.players))
      .catch(() => {});
  };
  return html`<details onToggle=${open}><summary>${say('ratings-best', { game: gameName(game) })}</summary>
    ${players && !players.length && html`<p class="quiet">${say('ratings-nobody')}</p>`}
    ${players?.length > 0 && html`<ol class="figures">${players.map((one, index) => html`<li key=${one.name}
      aria-current=${one.name === own ? 'true' : undefined}><span><i>${index + 1}</i>
      <a href=${profileUrl(one.name)}>${one.name}</a></span>
      <b>${one.rating}</b><span class="quiet">${say('ratings-games', { count: one.games })}</span></li>`)}</ol>`}
    </details>`;
}

/** The section of the account's page. */
export function Ratings({ account }) {
  useEffect(() => { loadGames().catch(() => {}); }, []);
  return html`<section aria-labelledby="ratings"><h2 id="ratings">${say('ratings')}</h2>
    <p class="quiet">${say('ratings-line')}</p>
    ${account.name && html`<${OwnRatings} ratings=${account.ratings} />
      <p><a href=${profileUrl(account.name)}>${say('profile-own')}</a></p>`}
    ${games.value?.map((game) =>
      html`<${BestPlayers} key=${game.id} game=${game.id} own=${account.name} />`)}</section>`;
}

/** A number with its sign: "+3", "−3". */
export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

/** The changes of the ratings after a rated table. */
export function RatingChanges({ table }) {
  const [changes, setChanges] = useState([]);
  const isRated = table.rated && table.status === 'over';
  useEffect(() => {
    if (isRated) get(`/tables/${encodeURIComponent(table.id)}/ratings`).then((answer) => setChanges(answer.changes))
      .catch(() => {});
  }, [table.id, isRated]);
  if (!changes.length) return null;
  return html`<ul class="figures changes" aria-label=${say('ratings')}>
    ${changes.map(({ seat, before, after }) => html`<li key=${seat}>
    <span class="who"><${Mark} seat=${seat} /><${NameLink}
      account=${table.seats[seat].account}>${seatName(table.seats, seat)}</${NameLink}></span><b>${after}</b>
    <span class=${after < before ? 'quiet' : 'gain'}>${signed(after - before)}</span></li>`)}</ul>`;
}
