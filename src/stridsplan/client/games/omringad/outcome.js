// The odds in words: before a move into a battle, and which tiles had best be hit.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect } from '../../vendor/preact/hooks.mjs';
import { askOutlook, outlookOf, tellsOdds } from '../../shell/outlook.js';
import { Button, ShareBar } from '../../shell/ui.js';
import { say, sayNumber, sayPercent } from '../../shell/words.js';
import { squareIn } from './geometry.js';
import { adviceOf, advisedHits } from './odds.js';
import { fill, isWhole } from './plan.js';
import { tilesText } from './tell.js';

const PAUSE = 300; // ms until the odds are asked for: the group may still change

/** The part of the plan before a step into others, and the squares of theirs that it can lead to. */
function ahead(t) {
  const { codes, taken } = t.chain.value;
  const last = isWhole(t) && taken.at(-1).kind === 'step' ? taken.at(-1) : null;
  const squares = (last ? [last] : t.actions.value.filter(({ kind }) => kind === 'step')).map(({ to }) => to);
  const isTaken = (name) => {
    const square = squareIn(t.position.value.view, name);
    return square.dragon || square.stacks.some(({ seat }) => seat !== t.seat.value);
  };
  return { codes: last ? codes.slice(0, -1) : codes, squares: squares.filter(isTaken) };
}

/** Why no odds are told. */
const sayWhy = (why) => say(`omringad-odds-${why.replace('_', '-')}`);

/** What is said beside the chance of a battle. */
const notesOf = (odds) => [
  odds.why && sayWhy(odds.why),
  odds.chance !== null && odds.hidden > 0 && say('omringad-odds-seen', { hidden: odds.hidden }),
  odds.own_left !== null && say('omringad-odds-left', { own: sayNumber(odds.own_left), enemy: sayNumber(odds.enemy_left) }),
  odds.may_call_off && say('omringad-odds-call-off'),
].filter(Boolean).join(' ');

/** The chance of a battle; where it is but a bound it gets no bar, which would promise too much. */
function Outcome({ odds }) {
  const { chance, hidden } = odds;
  const label = say(odds.defends ? 'omringad-odds-hold' : 'omringad-odds-take', { square: odds.square });
  const bound = chance !== null && say('omringad-odds-at-most', { chance: sayPercent(chance) });
  return html`<div class="outcome">${chance !== null && hidden === 0 ? html`<${ShareBar} label=${label} share=${chance} text=${sayPercent(chance)} />`
    : html`<p class="outcome-head">${label} <b>${bound}</b></p>`}
    <p class="hint">${notesOf(odds)}</p></div>`;
}

/** The odds of the battles that the move in hand can begin. */
export function AttackOdds({ t }) {
  const { codes, squares } = ahead(t);
  const key = squares.length > 0 && tellsOdds(t) ? codes.join() : '';
  useEffect(() => {
    if (!key) return undefined;
    const timer = setTimeout(() => askOutlook(t, codes), PAUSE);
    return () => clearTimeout(timer);
  }, [key, t.position.value.version]);
  if (!key) return null;
  const told = outlookOf(t, codes);
  const attacks = (told?.data?.attacks ?? []).filter(({ square }) => squares.includes(square));
  return html`<section class="outcomes" aria-label=${say('omringad-odds')} aria-live="polite">${attacks.map((odds) => html`<${Outcome} key=${odds.square} odds=${odds} />`)}
    ${told && !told.data && html`<p class="hint">${say('omringad-odds-wait')}</p>`}</section>`;
}

function Advised({ advice }) {
  if (advice.why) return html`<p class="hint">${sayWhy(advice.why)}</p>`;
  const isMixed = advice.choices.length > 1;
  return html`${isMixed ? html`<p>${say('omringad-advice-mix')}</p><ul>${advice.choices.map((choice, k) => html`<li key=${k}>${say('omringad-advice-share', { share: sayPercent(choice.share), hits: tilesText(choice.hits) })}</li>`)}</ul>`
    : html`<p><b>${say('omringad-advice-do', { hits: tilesText(advice.choices[0].hits) })}</b></p>`}
    <p class="hint">${say(advice.defends ? 'omringad-advice-hold' : 'omringad-advice-take', { chance: sayPercent(advice.chance) })}</p>`;
}

/** Follow the advice: put the hits that are left of it behind the plan. */
const follow = (t) => fill(t, (actions) => actions.find((action) => action.kind === 'hit' && advisedHits(t, action) > 0));

/** Advice on the hits in hand, for who wants it. */
export function Advice({ t }) {
  if (!tellsOdds(t)) return null;
  const advice = adviceOf(t);
  const none = t.position.value.forecast?.advice; // known before anybody asks
  const why = none ? sayWhy(none) : outlookOf(t) ? say('omringad-odds-wait') : undefined;
  const canFollow = t.actions.value.some((action) => action.kind === 'hit' && advisedHits(t, action) > 0);
  return html`<div class="advice" aria-live="polite">${advice && html`<${Advised} advice=${advice} />`}
    <div class="buttons">${!advice && html`<${Button} quiet why=${why} onClick=${() => askOutlook(t)} data-advise>${say('omringad-advise')}</${Button}>`}
      ${none && html`<span class="hint">${why}</span>`}
      ${canFollow && html`<${Button} onClick=${() => follow(t)} data-follow>${say('omringad-advice-follow')}</${Button}>`}</div></div>`;
}

/** The mark of a tile that had best be hit. */
export const Best = () => html`<span class="best">★ ${say('omringad-advice-best')}</span>`;
