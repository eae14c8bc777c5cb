// Two small charts by round: the total points of each seat, with a line at the points that win, and its income in gold.
import { html } from '../../vendor/htm/htm-preact.js';
import { markPath, seatClass } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { say } from '../../shell/words.js';

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [300, 110, 26, 16];

/** The total points after each round. */
function totals(history, seat) {
  let sum = 0;
  return history.map(({ points }) => (sum += points[seat]));
}

const ceilTo = (value, step) => Math.ceil(value / step) * step;

/** Functions from the index of a round to x, and from a value to y, for `count` rounds and values up to `top`. */
function scales(count, top) {
  const across = (WIDTH - LEFT - 12) / Math.max(1, count - 1);
  return { x: (k) => LEFT + 6 + k * across, y: (value) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - 8) * value) / top };
}

/** The line of a seat; `nudge` moves it down a little, so that equal lines stay visible. */
function Line({ seat, values, x, y, nudge }) {
  const points = values.map((value, k) => `${x(k).toFixed(1)} ${(y(value) + nudge).toFixed(1)}`);
  return html`<g class=${`chart-line ${seatClass(seat)} edge-${seat}`}><path d=${`M${points.join('L')}`} />
    ${values.map((value, k) =>
      html`<g key=${k} class="chart-mark" transform=${`translate(${x(k) - 4} ${y(value) + nudge - 4}) scale(.5)`}>
        <path d=${markPath(seat)} /></g>`)}</g>`;
}

/** A chart with one number per round for each seat. */
function Chart({ title, rounds, series, limit, text }) {
  const most = Math.max(limit ?? 0, ...series.flat(), 10);
  const top = ceilTo(most, most > 60 ? 50 : 10); // so that its half is a round number too
  const { x, y } = scales(rounds.length, top);
  const ticks = [0, top / 2, top];
  return html`<figure class="chart"><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${text}>
    ${ticks.map((tick) => html`<g key=${tick}><path class="chart-grid" d=${`M${LEFT} ${y(tick)}H${WIDTH}`} />
      <text x=${LEFT - 5} y=${y(tick) + 4} class="chart-number">${tick}</text></g>`)}
    ${limit && html`<path class="chart-limit" d=${`M${LEFT} ${y(limit)}H${WIDTH}`} />`}
    ${rounds.map((round, k) => (rounds.length <= 12 || k % 5 === 0)
      && html`<text key=${round} class="chart-round" x=${x(k)} y=${HEIGHT - 2}>${round}</text>`)}
    ${series.map((values, seat) =>
      html`<${Line} key=${seat} seat=${seat} values=${values} x=${x} y=${y} nudge=${seat * 1.5} />`)}</svg></figure>`;
}

const spoken = (t, title, series) =>
  `${title}: ${series.map((values, seat) => `${seatTitle(t.people.value, seat)} ${values.join(', ')}`).join('; ')}`;

/** The charts, once there is a round to show. */
export function Rounds({ t, view }) {
  const { history } = view;
  if (history.length === 0) return null;
  const rounds = history.map(({ round }) => round);
  const points = view.seats.map(({ seat }) => totals(history, seat));
  const gold = view.seats.map(({ seat }) => history.map(({ income }) => income[seat]));
  const [one, other] = [say('omringad-chart-points'), say('omringad-chart-gold')];
  return html`<section class="panel"><h2>${say('omringad-chart')}</h2>
    <${Chart} title=${one} rounds=${rounds} series=${points} limit=${view.options.limit}
      text=${spoken(t, one, points)} />
    <${Chart} title=${other} rounds=${rounds} series=${gold} text=${spoken(t, other, gold)} /></section>`;
}
