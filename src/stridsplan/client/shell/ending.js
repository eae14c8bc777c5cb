// The end of a game: a banner on the board, and below the result the power of every seat by round, an
// analysis, and what was secret.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { lazily } from './lazy.js';
import { Mark } from './marks.js';
import { seatTitle } from './names.js';
import { Chart, replayUrl } from './power-chart.js';
import { resultSentence } from './result.js';
import { Sentence } from './sentence.js';
import { withStyles } from './styles.js';
import { Segments } from './ui.js';
import { say, sayList, sayNumber, withWords, wordId } from './words.js';

const Analysis = lazily(() => withStyles(withWords(import('./analysis.js'), 'advice'), 'css/advice')
  .then((module) => module.Analysis));

/** Who has won, as a heading. */
function resultTitle(t, result) {
  const winners = result?.winners ?? [];
  if (winners.some(t.people.value.isReader)) return say('over-won');
  if (winners.length === 0) return say('over-title');
  return say('over-won-by', { names: sayList(winners.map(t.people.value.nameOf)), count: winners.length });
}

/** A banner over the board that says who has won, until it is closed; it comes after the last events were shown. */
export function Banner({ t }) {
  const [closed, setClosed] = useState(false);
  if (closed || t.playback.unfinished.value) return null;
  const { result } = t.position.value;
  const winners = result?.winners ?? [];
  return html`<div class="ending-banner" role="status">
    ${winners.length > 0 && html`<p class="ending-marks">
      ${winners.map((seat) => html`<${Mark} key=${seat} seat=${seat} />`)}</p>`}
    <div><h2>${resultTitle(t, result)}</h2><p>${resultSentence(t, result)}</p></div>
    <button type="button" class="close" aria-label=${say('close')} title=${say('close')}
      onClick=${() => setClosed(true)}>×</button></div>`;
}

/** What had been secret, as sentences; `opened`: [{id, args}] (`OpenedOut` of the server). */
function Revealed({ t, opened }) {
  const { game } = t.table.value;
  return html`<section class="panel"><h2>${say('ending-opened')}</h2>
    <ul class="ending-opened">${opened.map(({ id, args }, at) => html`<li key=${at}>
      <${Sentence} game=${game} id=${wordId(game, 'opened', id)} args=${args} people=${t.people.value} /></li>`)}</ul>
    </section>`;
}

const roundText = (t, round) => say(wordId(t.table.value.game, 'ending', 'round'), round.args);

/** One figure of every seat by round, as a table; `values`: by round and seat. */
function PowerTable({ t, caption, seats, rounds, values }) {
  return html`<details class="power-table"><summary>${say('ending-table')}</summary>
    <div><table class="powers"><caption class="unseen">${caption}</caption>
    <thead><tr><td></td>${seats.map((seat) => html`<th scope="col" key=${seat}><${Mark} seat=${seat} />
      <span class="unseen">${seatTitle(t.people.value, seat)}</span></th>`)}</tr></thead>
    <tbody>${rounds.map((round, at) => html`<tr key=${at}><th scope="row">
      <a href=${replayUrl(t, round)}>${roundText(t, round)}</a></th>
      ${seats.map((seat) => html`<td key=${seat}>${sayNumber(values[at][seat])}</td>`)}</tr>`)}</tbody></table></div>
    </details>`;
}

/** The power of every seat by round: a chart of one figure at a time, its numbers, and all of it as a table. */
function Power({ t, rounds, figures }) {
  const [name, setName] = useState(figures[0].id);
  const [at, choose] = useState(rounds.length - 1);
  const { game } = t.table.value;
  const { ranks } = t.position.value.result;
  const { values } = figures.find(({ id }) => id === name);
  const seats = t.seats.value.map(({ seat }) => seat).filter((seat) => ranks[seat] !== null); // without an umpire
  const nameOf = (id) => say(wordId(game, 'ending', id));
  const numbers = seats.map((seat) => `${seatTitle(t.people.value, seat)} ${sayNumber(values[at][seat])}`);
  const text = `${roundText(t, rounds[at])}: ${numbers.join(', ')}`;
  return html`<section class="panel power"><h2>${say('ending-power')}</h2>
    ${figures.length > 1 && html`<${Segments} label=${say('ending-power')} value=${name} onChange=${setName}
      values=${figures.map(({ id }) => ({ value: id, text: nameOf(id) }))} />`}
    <${Chart} label=${nameOf(name)} text=${text} seats=${seats} values=${values} at=${at} choose=${choose} />
    <p class="power-round"><b>${roundText(t, rounds[at])}</b>
      <a href=${replayUrl(t, rounds[at])}>${say('ending-replay-round')}</a></p>
    <ul class="power-seats">${seats.map((seat) => html`<li key=${seat}><span class="who"><${Mark} seat=${seat} />
      ${seatTitle(t.people.value, seat)}</span> <b>${sayNumber(values[at][seat])}</b></li>`)}</ul>
    <${PowerTable} t=${t} caption=${nameOf(name)} seats=${seats} rounds=${rounds} values=${values} /></section>`;
}

/** What is shown below the result. */
export function Ending({ t }) {
  const [ending, setEnding] = useState(null);
  const { opened: revealsAll } = t.table.value; // all players have agreed to reveal every secret: the ending has more
  useEffect(() => {
    get(`/tables/${encodeURIComponent(t.id)}/ending`).then(setEnding).catch(console.error);
  }, [t, revealsAll]);
  if (!ending) return null;
  return html`${ending.opened.length > 0 && html`<${Revealed} t=${t} opened=${ending.opened} />`}
    ${ending.rounds.length > 1 && ending.figures.length > 0
      && html`<${Power} t=${t} rounds=${ending.rounds} figures=${ending.figures} />`}
    <${Analysis} t=${t} />`;
}
