// Placing units in settlements: the three stacks of the first army, and the reinforcements of a round.
import { html } from '../../vendor/htm/htm-preact.js';
import { whyRefused } from '../../shell/refused.js';
import { Button } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { squareIn } from './geometry.js';
import { extend, fill, isDraftComplete, drafted, redraft, send, removeLast } from '../../shell/draft.js';
import { siegeText, terrainTitle, unitTitle, word } from './texts.js';
import { FirstOnTop, Restacking } from './tops.js';
import { drags } from './touch.js';
import { COMBAT, TileIcon } from './units.js';

const seatView = (t) => (t.view.value ?? t.position.value.view).seats.find(({ seat }) => seat === t.seat.value);

/** The units that wait for a place. */
function Waiting({ t }) {
  const aside = seatView(t).aside ?? {};
  const { unit, unitNow, units } = t.local;
  return html`<div class="chips" role="radiogroup" aria-label=${say('omringad-put-units')}>
    ${COMBAT.filter((kind) => aside[kind] > 0).map((kind, at) => html`<button type="button" role="radio"
    key=${kind} class="chip" data-unit=${kind} data-digit=${at + 1} aria-checked=${kind === unitNow.value}
    aria-disabled=${units.value.includes(kind) ? undefined : 'true'}
    data-drag=${JSON.stringify({ unit: kind })} onPointerDown=${drags(t)} onClick=${() => { unit.value = kind; }}
    aria-label=${`${unitTitle(kind)}: ${aside[kind]}`} title=${unitTitle(kind)}>
    <${TileIcon} unit=${kind} seat=${t.seat.value} /><b>${aside[kind]}</b></button>`)}</div>`;
}

/** The settlements where units can be put or are put by the draft, and those that the seat controls. */
function settlementsOf(t, view) {
  const named =
    new Set([...t.position.value.actions, ...t.actions.value, ...drafted(t)].filter(({ kind }) => kind === 'put')
      .map(({ square }) => square));
  return view.settlements.filter((square) => square
    && (named.has(square) || squareIn(view, square)?.control === t.seat.value));
}

function Put({ t, action }) {
  const back = () => removeLast(t, (each) => each === action);
  const text = say('omringad-put-back', { unit: unitTitle(action.unit) });
  return html`<button type="button" class="put" aria-label=${text} title=${text} onClick=${back}>
    <${TileIcon} unit=${action.unit} seat=${t.seat.value} /></button>`;
}

function Settlement({ t, view, square }) {
  const unit = t.local.unitNow.value;
  const action = t.actions.value.find((each) => each.kind === 'put' && each.square === square && each.unit === unit);
  const here = squareIn(view, square);
  const put = drafted(t, 'put').filter((each) => each.square === square);
  const siege = here.siege && siegeText(view, here.siege);
  const name = say('omringad-settlement', { terrain: terrainTitle(here.terrain), square });
  const why = action || !unit ? undefined : whyRefused(t, { kind: 'put', square, unit });
  return html`<li class="settlement" data-drop=${square} onPointerEnter=${() => { t.local.hovered.value = square; }}>
    <${Button} label=${put.length > 0 ? `${name} +${put.length}` : name} why=${why}
      onClick=${() => action && extend(t, action)} data-put=${square}>${name}
      ${put.length > 0 && html` <b>+${put.length}</b>`}</${Button}>
    <span class="puts">${put.map((each, k) => html`<${Put} key=${k} t=${t} action=${each} />`)}</span>
    ${siege && html`<small class="tip-strong">${siege}</small>`}
    <${FirstOnTop} t=${t} square=${square} puts=${put} /></li>`;
}

/** The action that puts a unit into the settlement with the fewest new ones. */
function leastFilled(t) {
  const puts = t.actions.value.filter(({ kind }) => kind === 'put');
  const count = (square) => drafted(t, 'put').filter((each) => each.square === square).length;
  return puts.sort((a, b) => count(a.square) - count(b.square))[0];
}

function Places({ t }) {
  const view = t.view.value ?? t.position.value.view;
  return html`${!isDraftComplete(t) && html`<${Waiting} t=${t} />`}
    <ul class="settlements">
      ${settlementsOf(t, view)
        .map((square) => html`<${Settlement} key=${square} t=${t} view=${view} square=${square} />`)}</ul>`;
}

const hasMore = (t) => t.actions.value.some(({ kind }) => kind === 'put');
/** The draft of the first army without its stacks: only what is bought. */
const purchases = (t) => drafted(t).filter(({ kind }) => kind === 'buy');

/** The three stacks of the first army. */
export function Stacking({ t }) {
  const whole = isDraftComplete(t);
  return html`<${Places} t=${t} />
    <div class="buttons"><${Button} primary why=${whole ? undefined : say('omringad-put-first')}
      onClick=${() => send(t)} data-end>${say('omringad-army-seal')}</${Button}>
    ${hasMore(t)
      && html`<${Button} onClick=${() => fill(t, () => leastFilled(t))} data-fill>
        ${say('omringad-put-share')}</${Button}>`}
    <${Button} quiet onClick=${() => redraft(t, purchases(t))}>${say('omringad-army-back')}</${Button}></div>`;
}

const mergeText = (action) => say('omringad-merge', { unit: word('unit', action.unit), square: action.square });

/** Reinforcements, and two damaged units combined into a whole one. */
export function Reinforcing({ t }) {
  const end = t.actions.value.find(({ kind }) => kind === 'end_reinforcement');
  const merges = t.actions.value.filter(({ kind }) => kind === 'merge');
  const done = () => (isDraftComplete(t) ? send(t) : t.choose(end));
  return html`<${Places} t=${t} />
    ${merges.length > 0
      && html`<div class="buttons">
        ${merges.map((action) => html`<${Button} key=${action.code} onClick=${() => extend(t, action)} data-merge>
          ${mergeText(action)}</${Button}>`)}</div>`}<${Restacking} t=${t} />
    <div class="buttons">
      <${Button} primary why=${end || isDraftComplete(t) ? undefined : whyRefused(t, { kind: 'end_reinforcement' })}
        onClick=${done} data-end>${say('omringad-put-done')}</${Button}>
      ${hasMore(t)
        && html`<${Button} onClick=${() => fill(t, () => leastFilled(t))} data-fill>
        ${say('omringad-put-share')}</${Button}>`}
      ${drafted(t).length > 0
        && html`<${Button} quiet onClick=${() => redraft(t, [])}>${say('omringad-clear')}</${Button}>`}</div>`;
}
