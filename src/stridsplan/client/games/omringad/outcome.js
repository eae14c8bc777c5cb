// The odds in words: of the battle that a move would begin, and which tiles should take the hits.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect } from '../../vendor/preact/hooks.mjs';
import { askOdds, oddsOf, showsOdds } from '../../shell/odds.js';
import { OddsBox } from '../../shell/odds-box.js';
import { Button, ShareBar } from '../../shell/ui.js';
import { say, sayNumber, sayPercent } from '../../shell/words.js';
import { squareIn } from './geometry.js';
import { adviceOf, advisedHits } from './advice.js';
import { fill, isDraftComplete } from '../../shell/draft.js';
import { tilesText } from './texts.js';

const PAUSE = 300; // ms before the odds are requested, because the group may still change

/**
 * The squares occupied by others that the next step, or the last one of a complete draft, leads to; and the codes
 * before that step.
 */
function attackAhead(t) {
  const { codes, taken } = t.compound.value;
  const last = isDraftComplete(t) && taken.at(-1).kind === 'step' ? taken.at(-1) : null;
  const squares = (last ? [last] : t.actions.value.filter(({ kind }) => kind === 'step')).map(({ to }) => to);
  const isTaken = (name) => {
    const square = squareIn(t.position.value.view, name);
    return square.dragon || square.stacks.some(({ seat }) => seat !== t.seat.value);
  };
  return { codes: last ? codes.slice(0, -1) : codes, squares: squares.filter(isTaken) };
}

/** Why no odds are shown. */
const sayWhy = (why) => say(`omringad-odds-${why.replace('_', '-')}`);

/** The notes to the chance of a battle. */
const notesOf = (odds) => [
  odds.why && sayWhy(odds.why),
  odds.chance !== null && odds.hidden > 0 && say('omringad-odds-seen', { hidden: odds.hidden }),
  odds.own_left !== null
    && say('omringad-odds-left', { own: sayNumber(odds.own_left), enemy: sayNumber(odds.enemy_left) }),
  odds.may_call_off && say('omringad-odds-call-off'),
].filter(Boolean).join(' ');

/** The chance of a battle; without a bar if it is unknown or only an upper bound. */
function Outcome({ odds }) {
  const { chance, hidden } = odds;
  const label = say(odds.defends ? 'omringad-odds-hold' : 'omringad-odds-take', { square: odds.square });
  const bound = chance !== null && say('omringad-odds-at-most', { chance: sayPercent(chance) });
  return html`<div class="outcome">
    ${chance !== null && hidden === 0 ? html`<${ShareBar} label=${label} share=${chance} text=${sayPercent(chance)} />`
    : html`<p class="outcome-head">${label} <b>${bound}</b></p>`}
    <p class="hint">${notesOf(odds)}</p></div>`;
}

/** The odds of the battles that the planned move can begin. */
export function AttackOdds({ t }) {
  const { codes, squares } = attackAhead(t);
  const key = squares.length > 0 && showsOdds(t) ? codes.join() : '';
  useEffect(() => {
    if (!key) return undefined;
    const timer = setTimeout(() => askOdds(t, codes), PAUSE);
    return () => clearTimeout(timer);
  }, [key, t.position.value.version]);
  if (!key) return null;
  const reply = oddsOf(t, codes);
  const attacks = (reply?.data?.attacks ?? []).filter(({ square }) => squares.includes(square));
  return html`<${OddsBox} label=${say('omringad-odds')}>
    ${attacks.map((odds) => html`<${Outcome} key=${odds.square} odds=${odds} />`)}
    ${reply && !reply.data && html`<p class="hint">${say('omringad-odds-wait')}</p>`}</${OddsBox}>`;
}

function Advised({ advice }) {
  if (advice.why) return html`<p class="hint">${sayWhy(advice.why)}</p>`;
  const isMixed = advice.choices.length > 1;
  return html`${isMixed
    ? html`<p>${say('omringad-advised-mix')}</p>
      <ul>${advice.choices.map((choice, k) =>
        html`<li key=${k}>
          ${say('omringad-advised-share', { share: sayPercent(choice.share), hits: tilesText(choice.hits) })}</li>`)}
        </ul>`
    : html`<p><b>${say('omringad-advised-do', { hits: tilesText(advice.choices[0].hits) })}</b></p>`}
    <p class="hint">
      ${say(advice.defends ? 'omringad-advised-hold' : 'omringad-advised-take', { chance: sayPercent(advice.chance) })}
    </p>`;
}

/** Follow the advice: add the advised hits that are left to the draft. */
const follow = (t) =>
  fill(t, (actions) => actions.find((action) => action.kind === 'hit' && advisedHits(t, action) > 0));

/** Advice on the hits to assign, on demand. */
export function HitAdvice({ t }) {
  if (!showsOdds(t)) return null;
  const advice = adviceOf(t);
  const whyNone = t.position.value.answer_odds?.advice; // why there is no advice: known before anybody asks
  const why = whyNone ? sayWhy(whyNone) : oddsOf(t) ? say('omringad-odds-wait') : undefined;
  const canFollow = t.actions.value.some((action) => action.kind === 'hit' && advisedHits(t, action) > 0);
  return html`<div class="advice" aria-live="polite">${advice && html`<${Advised} advice=${advice} />`}
    <div class="buttons">
      ${!advice && html`<${Button} quiet why=${why} onClick=${() => askOdds(t)} data-advise>
        ${say('omringad-advise')}</${Button}>`}
      ${whyNone && html`<span class="hint">${why}</span>`}
      ${canFollow && html`<${Button} onClick=${() => follow(t)} data-follow>
        ${say('omringad-advised-follow')}</${Button}>`}</div></div>`;
}

/** The mark of a tile that is best hit. */
export const BestMark = () => html`<span class="best">★ ${say('omringad-advised-best')}</span>`;
