// The bracket of a knock-out tournament, rounds from left to right: the winners of two adjacent meetings meet next. A
// meeting is {entries, matches, winner, bye}: of two entries, whose drawn matches are played again.
import { html } from '../vendor/htm/htm-preact.js';
import { NameLink } from './name-link.js';
import { entryName, matchUrl, scoreOf } from './tournament-names.js';
import { say } from './words.js';

const ENDS = ['final', 'semi-finals']; // the last rounds with a name of their own, from the end

const roundName = (number, count) => (ENDS[count - number] ? say(`tournament-${ENDS[count - number]}`)
  : say('tournament-round', { number }));

function Side({ tournament, meeting, entry }) {
  const last = meeting.matches.at(-1);
  const won = entry !== null && meeting.winner === entry;
  const points = entry !== null && last?.points && tournament.counts_points
    ? last.points[last.entries.indexOf(entry)] : null;
  return html`<span class=${`side ${won ? 'won' : ''}`}><span class=${entry === null ? 'quiet' : ''}>
    ${entry === null ? say('tournament-unknown') : html`<${NameLink} account=${tournament.entries[entry].account}>
      ${entryName(tournament.entries, entry)}</${NameLink}>`}</span>
    ${points !== null && html`<b>${String(points).replace('-', '−')}</b>`}
    ${won && html`<span class="unseen">${say('tournament-match-won')}</span>`}</span>`;
}

/** The text below the two names of a match. */
function stateOf({ matches, winner }, { entries, counts_points: counts }) {
  const last = matches.at(-1);
  if (!last) return null;
  if (!last.points) return say('tournament-match-playing');
  if (last.walkover) return say('tournament-walkover');
  return counts || winner === null ? null : say('tournament-won-by', { name: entryName(entries, winner) });
}

/** A match as the name of its link. */
function matchName({ entries, counts_points: counts }, { entries: [first, second], matches }) {
  return say('tournament-match', { first: entryName(entries, first), second: entryName(entries, second),
    state: scoreOf(matches.at(-1), first, counts) });
}

/** A link to a drawn match that was played again. */
function DrawnMatch({ tournament, match }) {
  const score = scoreOf(match, match.entries[0], tournament.counts_points);
  return html`<a class="earlier" href=${matchUrl(match)}>${say('tournament-drawn', { score })}</a>`;
}

/** A meeting. */
function Meeting({ tournament, meeting }) {
  const [first, second] = meeting.entries;
  const url = meeting.matches.length ? matchUrl(meeting.matches.at(-1)) : null;
  const state = stateOf(meeting, tournament);
  const sides = html`<${Side} tournament=${tournament} meeting=${meeting} entry=${first} />
    ${meeting.bye ? html`<span class="side quiet">${say('tournament-bye')}</span>`
      : html`<${Side} tournament=${tournament} meeting=${meeting} entry=${second} />`}
    ${state && html`<small>${state}</small>`}`;
  const mine = meeting.entries.some((entry) => tournament.entries[entry]?.mine);
  return html`<div class=${`box ${mine ? 'mine' : ''} ${meeting.bye ? 'bye' : ''}`}>
    <div>${url && html`<a class="cover" href=${url} aria-label=${matchName(tournament, meeting)} />`}${sides}</div>
    ${meeting.matches.slice(0, -1)
      .map((match) => html`<${DrawnMatch} key=${match.table} tournament=${tournament} match=${match} />`)}</div>`;
}

/** The whole bracket, in a box that scrolls sideways. */
export function Bracket({ tournament }) {
  const { rounds } = tournament;
  return html`<section class="scrolls" tabindex="0" aria-label=${say('tournament-bracket')}><ol class="bracket">
    ${rounds.map((meetings, at) => html`<li key=${at} class="round"><h2>${roundName(at + 1, rounds.length)}</h2>
      <ol class="meetings">
        ${meetings.map((meeting, index) =>
          html`<li key=${index} class="meeting"><${Meeting} tournament=${tournament} meeting=${meeting} /></li>`)}</ol>
        </li>`)}</ol></section>`;
}
