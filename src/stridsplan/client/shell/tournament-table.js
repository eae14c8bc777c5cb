// A round robin: the standings, and the match of every pair.
import { html } from '../vendor/htm/htm-preact.js';
import { NameLink } from './name-link.js';
import { entryName, matchUrl, scoreOf, signed } from './tournament-names.js';
import { say } from './words.js';

function Row({ entries, row }) {
  const mine = entries[row.entry].mine;
  return html`<tr class=${mine ? 'mine' : ''}><td class="number">${row.place}</td>
    <th scope="row"><${NameLink} account=${entries[row.entry].account}>
      ${entryName(entries, row.entry)}</${NameLink}></th>
    <td class="number">${row.wins}/${row.played}</td><td class="number">${signed(row.difference)}</td></tr>`;
}

/** The standings: rank, player, wins, point difference. */
export function Standings({ tournament: { entries, rows } }) {
  const heads = [['place', true], ['player', false], ['wins', true], ['points', true]];
  return html`<table class="standings"><caption>${say('tournament-table')}</caption>
    <thead><tr>${heads.map(([id, isNumber]) =>
      html`<th key=${id} scope="col" class=${isNumber ? 'number' : ''}>${say(`tournament-${id}`)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<${Row} key=${row.entry} entries=${entries} row=${row} />`)}</tbody></table>`;
}

function Cell({ match, entry, tournament }) {
  if (!match) return html`<td><span class="unseen">${say('tournament-match-later')}</span></td>`;
  const { entries, counts_points: counts } = tournament;
  const [text, url] = [scoreOf(match, entry, counts), matchUrl(match)];
  const other = match.entries.find((each) => each !== entry);
  const label =
    say('tournament-match', { first: entryName(entries, entry), second: entryName(entries, other), state: text });
  const kind = !match.points ? 'playing' : match.winner === entry ? 'won' : '';
  return html`<td class=${kind}>${url ? html`<a href=${url} aria-label=${label}>${text}</a>` : text}</td>`;
}

/** The cross table: every entry against every other. */
export function Cross({ tournament }) {
  const { entries, rounds } = tournament;
  const matchOf = new Map(); // "entry/opponent" → their match
  for (const { matches: [match] } of rounds.flat()) {
    if (match) match.entries.forEach((entry, at) => matchOf.set(`${entry}/${match.entries[1 - at]}`, match));
  }
  const names = entries.map((_, index) => entryName(entries, index));
  return html`<div class="scrolls" role="region" tabindex="0" aria-label=${say('tournament-cross')}>
    <table class="cross"><caption>${say('tournament-cross')}</caption>
    <thead><tr><td></td>${names.map((name, column) => html`<th key=${column} scope="col">${name}</th>`)}</tr></thead>
    <tbody>${names.map((name, row) =>
      html`<tr key=${row}><th scope="row">
      <${NameLink} account=${entries[row].account}>${name}</${NameLink}></th>${names.map((_, column) => (row === column
      ? html`<td key=${column} class="self"></td>`
      : html`<${Cell} key=${column} match=${matchOf.get(`${row}/${column}`)} entry=${row}
        tournament=${tournament} />`))}
    </tr>`)}</tbody></table></div>`;
}
