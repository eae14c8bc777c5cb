// The analysis of a finished game: each seat's chances to win over the game, and the choices that cost it most.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Line, percent } from './advice.js';
import { get, post, refusalText } from './api.js';
import { lazily } from './lazy.js';
import { Mark } from './marks.js';
import { seatTitle } from './names.js';
import { Chart, replayUrl } from './power-chart.js';
import { withStyles } from './styles.js';
import { TryAgain } from './try-again.js';
import { Button, ShareBar } from './ui.js';
import { say, withWords } from './words.js';

const SkillAndLuck = lazily(() => withStyles(withWords(import('./skill-and-luck.js'), 'statistics'), 'css/statistics')
  .then((module) => module.SkillAndLuck));

const POLL_EVERY = 1500; // ms, while the server makes the analysis

/** The analysis, fetched again and again while the server makes it; `start` has the server begin. */
function useAnalysis(t) {
  const [analysis, setAnalysis] = useState(null);
  const [failure, setFailure] = useState(null);
  const path = `/tables/${encodeURIComponent(t.id)}/analysis`;
  const { opened } = t.table.value; // all players have agreed to reveal every secret: then there is more to see
  useEffect(() => { get(path).then(setAnalysis, setFailure); }, [path, opened]);
  useEffect(() => {
    if (analysis?.status !== 'running') return undefined;
    const timer = setTimeout(() => get(path).then(setAnalysis, setFailure), POLL_EVERY);
    return () => clearTimeout(timer);
  }, [analysis]);
  const start = () => { setFailure(null); post(path).then(setAnalysis, setFailure); };
  return { analysis, failure, start };
}

/**
 * The chances to win of the seats that the reader may see, as a chart with a cursor.
 * @param {Shared} props  `points`: the versions at which they were estimated; `seats`: {seat, chances}, 0 to 1 by point
 */
function Chances({ t, points, seats }) {
  const [at, choose] = useState(points.length - 1);
  const values = points.map((_, index) => Object.fromEntries(seats.map(({ seat, chances }) =>
    [seat, Math.round(100 * chances[index])])));
  const numbers = seats.map(({ seat }) => `${seatTitle(t.people.value, seat)} ${
    say('analysis-percent', { percent: values[at][seat] })}`);
  const point = say('analysis-point', { place: at + 1, count: points.length });
  return html`<${Chart} label=${say('analysis-chances')} text=${`${point}: ${numbers.join(', ')}`}
      seats=${seats.map(({ seat }) => seat)} values=${values} at=${at} choose=${choose} />
    <p class="power-round"><b>${point}</b>
      <a href=${replayUrl(t, { version: points[at] })}>${say('ending-replay-round')}</a></p>
    <ul class="power-seats">${seats.map(({ seat }) => html`<li key=${seat}><span class="who"><${Mark} seat=${seat} />
      ${seatTitle(t.people.value, seat)}</span> <b>${say('analysis-percent', { percent: values[at][seat] })}</b>
      </li>`)}</ul>`;
}

/**
 * A mistake of a seat and a better choice. `done`, `line`: both as lines of play; `played`, `chance`: the chance to win
 * after each, 0 to 1.
 */
function Mistake({ t, mistake, mayTry }) {
  const { seat, kind, version, done, played, chance, line } = mistake;
  return html`<li class=${`mistake ${kind}`}>
    <p class="mistake-head"><span class="who"><${Mark} seat=${seat} />${seatTitle(t.people.value, seat)}</span>
      <b>${say(`analysis-${kind}`)}</b></p>
    <p><${Line} t=${t} line=${done} seat=${seat} /></p>
    <p class="mistake-better"><span class="hint">${say('analysis-better')}</span>
      <${Line} t=${t} line=${line} seat=${seat} /></p>
    <p class="mistake-chance">${say('analysis-cost', { played: percent(played), chance: percent(chance) })}</p>
    <div class="mistake-ways"><a href=${`${replayUrl(t, { version })}&seat=${seat}`}>${say('analysis-replay')}</a>
      ${mayTry && html`<${TryAgain} t=${t} version=${version} seat=${seat} />`}</div></li>`;
}

function Result({ t, analysis: { points, seats, mistakes } }) {
  const mayTry = seats.length === t.seats.value.length; // nothing is secret any more
  return html`${points.length > 1 && html`<${Chances} t=${t} points=${points} seats=${seats} />`}
    <${SkillAndLuck} t=${t} seats=${seats} mistakes=${mistakes} />
    <h3>${say('analysis-mistakes')}</h3>
    ${mistakes.length > 0 ? html`<ol class="mistakes">${mistakes.map((mistake, at) => html`<${Mistake} key=${at} t=${t}
      mistake=${mistake} mayTry=${mayTry} />`)}</ol>` : html`<p>${say('analysis-no-mistakes')}</p>`}
    <p class="hint">${say('analysis-hint')}</p>`;
}

/**
 * The panel of the analysis, below the power of the seats; null for a reader who may see no seat's view ("sealed"). A
 * teacher is the bot that judges the positions; without one ("no_teacher") there is no analysis.
 */
export function Analysis({ t }) {
  const { analysis, failure, start } = useAnalysis(t);
  const status = analysis?.status;
  if (status === 'sealed' || (!analysis && !failure)) return null;
  return html`<section class="panel analysis"><h2>${say('analysis')}</h2>
    ${failure && html`<p class="hint" role="status">${refusalText(failure)}</p>`}
    ${status === 'no_teacher' && html`<p class="hint">${say('error-play-no-teacher')}</p>`}
    ${status === 'failed' && html`<p class="hint" role="status">${say('error-play-teacher-busy')}</p>`}
    ${(status === 'none' || status === 'failed') && html`<p>${say('analysis-line')}</p>
      <div class="buttons"><${Button} onClick=${start} data-analyse>${say('analysis-start')}</${Button}></div>`}
    ${status === 'running' && html`<div role="status"><${ShareBar} label=${say('analysis-running')}
      share=${analysis.progress} text=${say('analysis-percent', { percent: Math.round(100 * analysis.progress) })} />
      </div>`}
    ${status === 'done' && html`<${Result} t=${t} analysis=${analysis} />`}</section>`;
}
