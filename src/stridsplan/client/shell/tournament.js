// The page of a tournament: its entries, then the table or the bracket, with the visitor's match first.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get, refusalText } from './api.js';
import { Bar } from './bar.js';
import { sayPace } from './clocks.js';
import { games, loadGames } from './games.js';
import { MissingPage } from './missing.js';
import { setTitle } from './title.js';
import { Bracket } from './tournament-bracket.js';
import { Gathering } from './tournament-gathering.js';
import { entryName } from './tournament-names.js';
import { Cross, Standings } from './tournament-table.js';
import { gameName, sayOr, Toasts } from './ui.js';
import { changedTable } from './user-socket.js';
import { loadWords, say, sayList, wordId } from './words.js';

const POLL_EVERY = 5000; // ms; the server does not tell what happens at others' matches

/**
 * The tournament; fetched again while it is shown and not over, and when one of the visitor's matches changes.
 */
function useTournament(id, path) {
  const [tournament, show] = useState(null);
  const [failure, setFailure] = useState(null);
  const load = () => get(path).then((found) => { show(found); setFailure(null); }).catch(setFailure);
  const isOver = tournament?.status === 'over';
  useEffect(() => { Promise.all([loadWords('tournament'), loadGames()]).then(load, setFailure); }, [id]);
  useEffect(() => {
    if (isOver) return undefined;
    const look = () => { if (!document.hidden) load(); };
    const timer = setInterval(look, POLL_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => { clearInterval(timer); document.removeEventListener('visibilitychange', look); };
  }, [id, isOver]);
  useEffect(() => { if (changedTable.value?.tournament === id) load(); }, [changedTable.value]);
  return { tournament, failure, show };
}

/** During the tournament: the visitor's current match, or that one will come, or that the visitor is out. */
function OwnMatch({ tournament }) {
  const { entries, my_table: table, rounds, status } = tournament;
  const own = entries.findIndex((entry) => entry.mine);
  if (own < 0 || status !== 'playing') return null;
  const meetings = rounds.flat().filter((each) => each.entries.includes(own));
  if (!table) {
    const isOut = tournament.format === 'knock_out' && meetings.at(-1).winner !== null && meetings.at(-1)
      .winner !== own;
    return html`<p class="notice" role="status">${say(isOut ? 'tournament-own-out' : 'tournament-own-wait')}</p>`;
  }
  const match = meetings.flatMap((each) => each.matches).find((each) => each.table === table);
  const other = match.entries.find((entry) => entry !== own);
  return html`<section class="notice own-match" aria-label=${say('tournament-own')}><h2>${say('tournament-own')}</h2>
    <p>${say('tournament-own-line', { name: entryName(entries, other) })}</p>
    <a class="button primary" href=${`/t/${table}`}>${say('tournament-own-go')}</a></section>`;
}

function Ending({ tournament: { entries, winners } }) {
  if (!winners.length) return null;
  const names = sayList(winners.map((entry) => entryName(entries, entry)));
  return html`<p class="champion" role="status">${say('tournament-won', { names, count: winners.length })}</p>`;
}

function Played({ tournament }) {
  return html`<${Ending} tournament=${tournament} /><${OwnMatch} tournament=${tournament} />
    ${tournament.format === 'knock_out' ? html`<${Bracket} tournament=${tournament} />`
      : html`<${Standings} tournament=${tournament} /><${Cross} tournament=${tournament} />`}`;
}

function Head({ tournament }) {
  const { game, profile, format, clock } = tournament;
  return html`<div class="tournament-head"><h1>${tournament.name}</h1>
    <p class="facts">
      ${gameName(game)} · ${sayOr(wordId(game, 'profile', profile),
        profile)} · ${say(wordId('tournament', format))} · ${sayPace(clock)} · <a
      href=${`/rules/${game}`}>${say('rules')}</a></p>
    <p class="hint">${say(wordId('tournament', format, 'help'))}</p></div>`;
}

/** The page. */
export function TournamentPage({ id, query }) {
  const path = `/tournaments/${encodeURIComponent(id)}`;
  const { tournament, failure, show } = useTournament(id, path);
  useEffect(() => { setTitle(tournament?.name ?? 'Stridsplan'); }, [tournament?.name]);
  if (!tournament && failure) return html`<${MissingPage} title=${say('tournament-missing')}
    text=${refusalText(failure)} />`;
  if (!tournament) return html`<${Bar} />
    <main class="sheet narrow"><p class="quiet loading">${say('loading')}</p></main>`;
  const game = games.value?.find((each) => each.id === tournament.game);
  return html`<${Bar} game=${tournament.game} /><main class="sheet tournament"><${Head} tournament=${tournament} />
    ${tournament.status === 'open'
      ? html`<${Gathering} ...${{ tournament, game, path, show }} invitation=${query.invitation} />`
      : html`<${Played} tournament=${tournament} />`}</main><${Toasts} />`;
}
