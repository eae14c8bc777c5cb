// The profile of an account, for anybody: ratings, the rated games, and the results against others.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { account } from './account-state.js';
import { get, refusalText } from './api.js';
import { Bar } from './bar.js';
import { loadGames } from './games.js';
import { lazily } from './lazy.js';
import { Mark } from './marks.js';
import { MissingPage } from './missing.js';
import { profileUrl } from './names.js';
import { signed } from './ratings.js';
import { setTitle } from './title.js';
import { Button, gameName, toastRefusal, Toasts } from './ui.js';
import { say, sayAgo, sayDate, wordId, withWords } from './words.js';

const AddFriend = lazily(() => withWords(import('./add-friend.js'), 'people').then((module) => module.AddFriend));

const query = (name, more = {}) => new URLSearchParams({ name, ...more });

function Ratings({ ratings }) {
  return html`<section aria-labelledby="ratings"><h2 id="ratings">${say('ratings')}</h2>
    <ul class="profile-ratings">${ratings.map(({ game, rating, games }) => html`<li key=${game}>
      <span>${gameName(game)}</span><b>${rating}</b>
      <span class="quiet">${say('ratings-games', { count: games })}</span></li>`)}</ul></section>`;
}

/** Who sat at the table; only a name that is not the profile's own leads to another profile. */
const Seats = ({ game }) => html`<span class="table-seats">${game.seats.map(({ seat, name }) =>
  html`<span class="who" key=${seat}><${Mark} seat=${seat} />${name && seat !== game.seat
    ? html`<a href=${profileUrl(name)}>${name}</a>` : name ?? say('profile-nobody')}</span>`)}</span>`;

const Game = ({ game }) => html`<li class="profile-game">
  <a class="table-game" href=${`/t/${game.id}`}>${gameName(game.game)}</a>
  <${Seats} game=${game} />
  <b class=${game.outcome}>${say(wordId('profile', game.outcome))}</b>
  <span class="profile-change"><b>${game.after}</b>
    <span class=${game.after < game.before ? 'quiet' : 'gain'}>${signed(game.after - game.before)}</span></span>
  <span class="table-age">${sayAgo(game.ended)}</span></li>`;

/** The rated games, newest first; older ones on request. */
function Games({ name }) {
  const [games, setGames] = useState([]);
  const [next, setNext] = useState(null);
  const more = (before) => get(`/players/games?${query(name, before ? { before } : {})}`).then((page) => {
    setGames((old) => [...(before ? old : []), ...page.games]);
    setNext(page.next);
  }).catch(toastRefusal);
  useEffect(() => { more(null); }, [name]);
  return html`<section aria-labelledby="games"><h2 id="games">${say('profile-games')}</h2>
    <ol class="profile-games">${games.map((game) => html`<${Game} key=${game.id} game=${game} />`)}</ol>
    ${next && html`<${Button} onClick=${() => more(next)}>${say('profile-more')}</${Button}>`}</section>`;
}

function Opponents({ opponents }) {
  const head = ['games', 'won', 'drawn', 'lost'];
  return html`<section aria-labelledby="opponents"><h2 id="opponents">${say('profile-opponents')}</h2>
    <table class="powers profile-opponents"><thead><tr><th scope="col">${say('name')}</th>
      ${head.map((each) => html`<th scope="col" key=${each}>${say(`profile-head-${each}`)}</th>`)}</tr></thead>
    <tbody>${opponents.map(({ name, won, drawn, lost }) => html`<tr key=${name}>
      <th scope="row"><a href=${profileUrl(name)}>${name}</a></th>
      <td>${won + drawn + lost}</td><td>${won}</td><td>${drawn}</td><td>${lost}</td></tr>`)}</tbody></table></section>`;
}

/** The page. */
export function ProfilePage({ query: { name = '' } }) {
  const [profile, setProfile] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => {
    setProfile(null);
    setFailure(null);
    Promise.all([get(`/players?${query(name)}`), loadGames()]).then(([found]) => setProfile(found), setFailure);
    setTitle(name || 'Stridsplan');
  }, [name]);
  if (failure) return html`<${MissingPage} title=${say('profile')} text=${refusalText(failure)} />`;
  if (!profile) return html`<${Bar} /><main class="sheet narrow"><p class="quiet loading">${say('loading')}</p></main>`;
  const mayAdd = account.value?.name && account.value.name !== profile.name;
  const hasPlayed = profile.ratings.length > 0;
  return html`<${Bar} /><main class="sheet account profile">
    <div class="account-head"><h1>${profile.name}</h1>
      <p class="quiet">${say('profile-since', { date: sayDate(profile.created) })}</p>
      ${mayAdd && html`<div class="buttons"><${AddFriend} name=${profile.name} /></div>`}</div>
    ${hasPlayed ? html`<${Ratings} ratings=${profile.ratings} /><${Games} name=${profile.name} />
      ${profile.opponents.length > 0 && html`<${Opponents} opponents=${profile.opponents} />`}`
    : html`<p>${say('profile-none')}</p>`}
    <p class="hint">${say('profile-line')}</p></main><${Toasts} />`;
}
