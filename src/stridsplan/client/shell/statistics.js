// Statistics of dice and luck at the end: every seat's dice compared with fair dice, and results with expectations.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get, refusalText } from './api.js';
import { LuckBar, LuckFigure } from './luck.js';
import { Mark, seatClass } from './marks.js';
import { seatTitle } from './names.js';
import { Sentence } from './sentence.js';
import { measuresOf, oneIn, rounded, seriesOf, wordFor } from './statistics-figures.js';
import { Dialog } from './ui.js';
import { gameOrShell, say, sayNumber, sayPercent, wordId } from './words.js';

/** The name of a seat as a heading; `null` for dice that belong to no seat. */
const ownerOf = (people, seat) => (seat === null ? say('statistics-nobody') : seatTitle(people, seat));

const Owner = ({ people, seat }) => html`<span class="who"><${Mark} seat=${seat} />${ownerOf(people, seat)}</span>`;

/** In how many games a result is as far from what was expected, in words. */
const often = ({ good, fell, expected, tail }) => {
  const games = oneIn(tail);
  const word = wordFor(good, fell - expected);
  return games === null ? say('luck-usual') : say(`luck-${word}-often`, { games });
};

/** The difference between the result and what was expected, in words. */
function LuckSentence({ game, luck, people }) {
  const by = rounded(luck.fell - luck.expected);
  const attribute = by > 0 ? 'more' : by < 0 ? 'fewer' : 'even';
  const args = { seat: { seat: luck.seat }, by: Math.abs(by) };
  return html`<p><${Sentence} game=${game} id=${wordId(game, 'luck', luck.id)} args=${args} people=${people}
    attribute=${attribute} />
    ${' '}<span class="quiet">${often(luck)}</span></p>`;
}

const LuckRow = ({ game, luck, people }) => html`<li><${LuckSentence} game=${game} luck=${luck} people=${people} />
  <${LuckFigure} luck=${luck} />
  <${LuckBar} luck=${luck} /></li>`;

function Measure({ game, measure, people }) {
  const [left, right] = measure.good ? ['luck-unlucky', 'luck-lucky'] : ['luck-fewer', 'luck-more'];
  return html`<section><h3>${say(wordId(game, 'luck', measure.id))}</h3>
    <p class="luck-scale" aria-hidden="true"><span>${say(left)}</span><span>${say('luck-middle')}</span>
      <span>${say(right)}</span></p>
    <ul class="luck">
      ${measure.rows.map((luck) => html`<${LuckRow} key=${luck.seat} game=${game} luck=${luck} people=${people} />`)}
    </ul></section>`;
}

/** How often a seat's dice showed each face, as bars, with a line for what fair dice would show. */
function Faces({ dice, count }) {
  const most = Math.max(...dice.counts);
  const label = dice.counts.map((each, at) => say('dice-face-fell', { face: dice.first + at, count: each })).join(', ');
  return html`<div class="faces" role="img" aria-label=${label}>
    <div class="face-bars">
      ${dice.counts.map((each, at) => html`<i key=${at} style=${{ height: `${(100 * each) / most}%` }} />`)}
      <hr style=${{ bottom: `${(100 * count) / dice.sides / most}%` }} /></div>
    <div class="face-numbers">
      ${dice.counts.map((each, at) => html`<span key=${at}><b>${dice.first + at}</b>${each}</span>`)}</div></div>`;
}

/** A seat's dice of one kind; `undone`: how many rolls were taken back. */
function Dice({ dice, people }) {
  const { count, ...figures } = seriesOf(dice);
  const games = oneIn(dice.p);
  return html`<li class=${seatClass(dice.seat)}><h4><${Owner} people=${people} seat=${dice.seat} /></h4>
    <${Faces} dice=${dice} count=${count} />
    <p class="hint">
      ${say('dice-fell', { count, ...figures })} ${games === null ? say('dice-usual') : say('dice-unusual', { games })}
      ${dice.undone > 0 && html` ${say('dice-undone', { count: dice.undone })}`}</p></li>`;
}

const probability = ({ p, method }) => (method === 'exact' ? sayPercent(p) : `≈ ${sayPercent(p)}`);

const TableHead = ({ names }) =>
  html`<thead><tr>${names.map((name) => html`<th scope="col" key=${name}>${say(name)}</th>`)}</tr></thead>`;

const LuckTable = ({ game, rows, people }) => html`<table class="position"><caption>${say('luck')}</caption>
  <${TableHead} names=${['statistics-seat', 'statistics-measure', 'statistics-throws', 'luck-expected',
    'statistics-fell', 'statistics-deviation', 'statistics-as-far']} />
  <tbody>${rows.map((row) => html`<tr key=${`${row.seat}/${row.id}`}><th scope="row">${ownerOf(people, row.seat)}</th>
    <td>${say(wordId(game, 'luck', row.id))}</td><td>${row.throws}</td><td>${sayNumber(row.expected)}</td>
    <td>${row.fell}</td>
    <td>${sayNumber(row.deviation)}</td><td>${probability(row)}</td></tr>`)}</tbody></table>`;

/** The throws whose result an umpire chose: they do not count as luck. */
const ReplacedTable = ({ game, rows, people }) => html`<table class="position">
  <caption>${say('luck-replaced')}</caption>
  <${TableHead} names=${['statistics-seat', 'statistics-measure', 'statistics-throws']} />
  <tbody>${rows.map((row) => html`<tr key=${`${row.seat}/${row.id}`}><th scope="row">${ownerOf(people, row.seat)}</th>
    <td>${say(wordId(game, 'luck', row.id))}</td><td>${row.throws}</td></tr>`)}</tbody></table>`;

const DiceTable = ({ game, rows, people }) => html`<table class="position"><caption>${say('statistics-dice')}</caption>
  <${TableHead} names=${['statistics-seat', 'statistics-stream', 'statistics-throws', 'statistics-faces',
    'statistics-mean', 'luck-expected', 'statistics-as-uneven']} />
  <tbody>${rows.map((row) =>
    html`<tr key=${`${row.seat}/${row.stream}/${row.sides}`}><th scope="row">${ownerOf(people, row.seat)}</th>
    <td>${say(gameOrShell(game, 'stream', row.stream))}</td><td>${seriesOf(row).count}</td>
    <td class="faces-counts">${row.counts.map((count, at) => `${row.first + at}: ${count}`).join(', ')}</td>
    <td>${sayNumber(row.mean, 2)}</td><td>${sayNumber(row.expected, 2)}</td><td>${probability(row)}</td></tr>`)}</tbody>
  </table>`;

/** All statistics: luck by measure, the dice of long series, and everything as tables. */
function Figures({ game, statistics, people }) {
  const series = statistics.dice.filter((dice) => seriesOf(dice).isLong);
  const isEmpty = statistics.luck.length + statistics.replaced.length + statistics.dice.length === 0;
  if (isEmpty) return html`<p class="quiet">${say('statistics-none')}</p>`;
  return html`<p>${say('statistics-line')}</p>
    ${measuresOf(statistics.luck)
      .map((measure) => html`<${Measure} key=${measure.id} game=${game} measure=${measure} people=${people} />`)}
    ${series.length > 0 && html`<section><h3>${say('statistics-dice')}</h3>
      <ul class="dice-series">
        ${series.map((dice) =>
          html`<${Dice} key=${`${dice.seat}/${dice.stream}/${dice.sides}`} dice=${dice} people=${people} />`)}</ul>
        </section>`}
    <details class="statistics-tables"><summary>${say('statistics-tables')}</summary>
      ${statistics.luck.length > 0 && html`<${LuckTable} game=${game} rows=${statistics.luck} people=${people} />`}
      ${statistics.replaced.length > 0
        && html`<${ReplacedTable} game=${game} rows=${statistics.replaced} people=${people} />`}
      ${statistics.dice.length > 0 && html`<${DiceTable} game=${game} rows=${statistics.dice} people=${people} />`}
      <p class="hint">${say('statistics-exactness')}</p></details>`;
}

/** The dialog at the end of a game. */
export function StatisticsDialog({ t }) {
  const [statistics, setStatistics] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => { get(`/tables/${encodeURIComponent(t.id)}/statistics`).then(setStatistics, setFailure); }, [t]);
  return html`<${Dialog} wide title=${say('statistics')} onClose=${() => { t.panel.value = null; }}>
    <div class="statistics">
    ${failure && html`<p class="notice error" role="alert">${refusalText(failure)}</p>`}
    ${!statistics && !failure && html`<p class="quiet loading">${say('loading')}</p>`}
    ${statistics
      && html`<${Figures} game=${t.table.value.game} statistics=${statistics} people=${t.people.value} />`}
    </div></${Dialog}>`;
}
