// Beside the board of a puzzle: what is to be found, how good an answer is, and the solution.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef } from '../vendor/preact/hooks.mjs';
import { Line, Answers, percent } from './advice.js';
import { Mark } from './marks.js';
import { puzzleUrl, nextUnsolved, puzzlesOf } from './puzzle-list.js';
import { go } from './route.js';
import { Button, toastRefusal } from './ui.js';
import { say } from './words.js';

/** What is to be found, above the question. */
export function PuzzleTask({ t }) {
  const list = puzzlesOf(t.table.value.game);
  const at = list.findIndex(({ id }) => id === t.id);
  return html`<p class="puzzle-task"><${Mark} seat=${t.seat.value} /><span>${say('puzzle-task')}</span>
    ${at >= 0 && html`<a href="/puzzles">${say('puzzle-place', { place: at + 1, count: list.length })}</a>`}</p>`;
}

const showSolution = (t) => t.puzzle.showSolution().catch(toastRefusal);

/** The button for the solution without an answer. */
export const GiveUp = ({ t }) => html`<div class="buttons second">
  <${Button} quiet onClick=${() => showSolution(t)} data-solution>${say('puzzle-solution')}</${Button}></div>`;

/** How good the answer is, in words. */
function VerdictText({ verdict: { verdict, answer, best } }) {
  return html`<h2>${say(`puzzle-${verdict}`)}</h2>
    <p class="question-sentence">${say(`puzzle-${verdict}-line`,
      { percent: percent(answer.chance), best: percent(best) })}</p>`;
}

/** The button for the next puzzle that is not solved, or the page of all. */
function Next({ t }) {
  const next = nextUnsolved(t.table.value.game, t.id);
  return html`<${Button} primary onClick=${() => go(next ? puzzleUrl(next) : '/puzzles')} data-next>
    ${say(next ? 'puzzle-next' : 'puzzle-all')}</${Button}>`;
}

const Again = ({ t, primary = false }) => html`<${Button} primary=${primary} onClick=${t.puzzle.again} data-again>
  ${say('puzzle-again')}</${Button}>`;

/** What can be done next; after a worse answer the primary button is to try again. `isShown`: the solution is. */
function Buttons({ t, isSolved, isShown }) {
  const playOn = () => t.puzzle.playOn().then(({ id }) => go(`/t/${id}`)).catch(toastRefusal);
  return html`<div class="buttons">
      ${isShown ? html`<${Next} t=${t} />` : html`<${Again} t=${t} primary />
        <${Button} onClick=${() => showSolution(t)} data-solution>${say('puzzle-solution')}</${Button}>`}
      ${isShown && !isSolved && html`<${Again} t=${t} />`}</div>
    <div class="buttons second"><${Button} quiet title=${say('puzzle-play-help')} onClick=${playOn} data-play-on>
      ${say('puzzle-play')}</${Button}></div>`;
}

/** How good the answer is, and the solution, once it is shown. */
export function PuzzleVerdict({ t }) {
  const { verdict: { value: verdict }, solution: { value: solution }, answers: { value: answers } } = t.puzzle;
  const isSolved = Boolean(verdict && verdict.verdict !== 'worse');
  const box = useRef(null);
  useEffect(() => {
    box.current.focus({ preventScroll: true });
    for (const each of document.querySelectorAll('.column-scroll, .column-upper')) each.scrollTo(0, 0);
  }, [verdict, Boolean(solution)]);
  return html`<div ref=${box} class="puzzle-verdict" tabindex="-1" data-verdict=${verdict?.verdict ?? 'solution'}>
    <div role="status">${verdict ? html`<${VerdictText} verdict=${verdict} />`
      : html`<h2>${say('puzzle-solution-title')}</h2>`}</div>
    <${Buttons} t=${t} isSolved=${isSolved} isShown=${Boolean(solution) || isSolved} />
    ${solution ? html`<${Answers} t=${t} options=${answers.options} worlds=${solution.worlds} own=${answers.own} />`
      : html`<p class="puzzle-own"><span class="hint">${say('puzzle-yours')}</span>
          <${Line} t=${t} line=${verdict.answer.line} /></p>`}</div>`;
}
