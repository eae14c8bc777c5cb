// What each seat's mistakes cost, beside its luck: a game is decided by both.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { LuckBar, LuckFigure } from './luck.js';
import { Mark } from './marks.js';
import { seatTitle } from './names.js';
import { mostUnusual } from './statistics-figures.js';
import { say, wordId } from './words.js';

/** What the mistakes of a seat cost together, or that its choices were not looked at. */
function Skill({ t, seat, mistakes }) {
  // Bots are only judged where nobody else plays, as in server/analyses.py.
  const isJudged = t.seats.value[seat].kind !== 'bot' || t.seats.value.every(({ kind }) => kind === 'bot');
  if (!isJudged) return say('analysis-not-judged');
  const own = mistakes.filter((mistake) => mistake.seat === seat);
  // Percentage points of the chance to win
  const points = Math.round(own.reduce((sum, { loss }) => sum + 100 * loss, 0));
  return say('analysis-lost', { count: own.length, points });
}

const Luck = ({ game, rows }) => (rows.length === 0 ? say('analysis-no-luck')
  : rows.map((luck) => html`<p key=${luck.id} class="luck-row"><span>${say(wordId(game, 'luck', luck.id))}</span>
    <${LuckFigure} luck=${luck} /><${LuckBar} luck=${luck} /></p>`));

/** A row for each seat: its mistakes, and its luck that was furthest from what was expected. */
export function SkillAndLuck({ t, seats, mistakes }) {
  const [luck, setLuck] = useState(null);
  useEffect(() => {
    get(`/tables/${encodeURIComponent(t.id)}/statistics`).then((found) => setLuck(found.luck), () => {});
  }, [t]);
  return html`<h3>${say('analysis-skill-and-luck')}</h3>
    <ul class="skill-and-luck">${seats.map(({ seat }) => html`<li key=${seat}>
      <p class="who"><${Mark} seat=${seat} />${seatTitle(t.people.value, seat)}</p>
      <p class="skill"><${Skill} t=${t} seat=${seat} mistakes=${mistakes} /></p>
      <div>${luck && html`<${Luck} game=${t.table.value.game} rows=${mostUnusual(luck, seat)} />`}</div>
      </li>`)}</ul>`;
}
