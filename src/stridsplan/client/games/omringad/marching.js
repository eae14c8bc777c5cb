// A move: from which square, with which tiles, and the steps.
import { html } from '../../vendor/htm/htm-preact.js';
import { whyRefused } from '../../shell/refused.js';
import { Button } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { DIRECTIONS, squareIn } from './geometry.js';
import { AttackOdds } from './outcome.js';
import { actionFor, slotKey } from './picks.js';
import { extend, isDraftComplete, drafted, redraft, removeLast } from '../../shell/draft.js';
import { tileTitle, valuesText, word } from './texts.js';
import { MoveTops } from './tops.js';
import { begin, endMove } from './touch.js';
import { TileIcon } from './units.js';

/** Before a stack is chosen: the stacks that can move, and passing, which is final. */
function StackChoice({ t }) {
  const starts = t.actions.value.filter(({ kind }) => kind === 'start');
  const pass = t.actions.value.find(({ kind }) => kind === 'pass');
  const { isPassing } = t.local;
  if (isPassing.value) {
    return html`<p class="hint" aria-live="polite">${say('omringad-pass-sure')}</p>
      <div class="buttons"><${Button} primary onClick=${() => t.choose(pass)} data-confirm>
        ${say('omringad-pass-final')}</${Button}>
      <${Button} quiet onClick=${() => t.cancel()}>${say('cancel')}</${Button}></div>`;
  }
  return html`<p class="hint">${say('omringad-march-hint')}</p>
    <div class="buttons starts">
      ${starts.map((action) =>
        html`<${Button} key=${action.code} onClick=${() => begin(t, action)} data-start=${action.square}>
          ${action.square}</${Button}>`)}
    ${pass && html`<${Button} quiet onClick=${() => { isPassing.value = true; }} data-end>
      ${say('omringad-pass')}</${Button}>`}</div>`;
}

const startOf = (t) => drafted(t, 'start')[0];
/** The draft with only its group: without steps, and without choices of the top tile, which depend on the group. */
const groupOnly = (t) => drafted(t).filter(({ kind }) => kind === 'start' || kind === 'take');

/** A row for a kind of tile: its number that moves, with buttons to take one less or one more. */
function Kind({ t, tile, at }) {
  const count = drafted(t, 'take').filter((take) => slotKey(take) === slotKey(tile)).length;
  const hasStepped = drafted(t, 'step').length > 0;
  const take = hasStepped ? null : actionFor(t.actions.value, 'take', tile);
  const less = async () =>
    redraft(t, groupOnly(t)
      .toSpliced(groupOnly(t).findLastIndex((each) => each.kind === 'take' && slotKey(each) === slotKey(tile)), 1));
  const noMore = count >= tile.count ? say('omringad-take-all') : hasStepped ? say('omringad-take-stepped')
    : whyRefused(t, { kind: 'take', unit: tile.unit, damaged: Boolean(tile.damaged) });
  return html`<li class="buy-row" data-unit=${slotKey(tile)}><${TileIcon} ...${tile} seat=${t.seat.value} />
    <span class="buy-name"><b>${tileTitle(tile)}</b> <small>${valuesText(tile.unit)}</small></span>
    <${Button} class="square" label=${say('omringad-take-less', { tile: tileTitle(tile) })}
      why=${count > 0 ? undefined : say('omringad-take-none')} onClick=${less}>−</${Button}>
    <output>${say('omringad-of', { count, all: tile.count })}</output>
    <${Button} class="square" label=${say('omringad-take-more', { tile: tileTitle(tile) })}
      why=${take ? undefined : noMore} onClick=${() => redraft(t, [...groupOnly(t), take])}
      data-digit=${at + 1}>+</${Button}></li>`;
}

/** The four directions of the next step, arranged as on the map. */
function Directions({ t }) {
  const steps = t.actions.value.filter(({ kind }) => kind === 'step');
  const here = drafted(t, 'step').at(-1)?.to ?? startOf(t).square;
  const around = squareIn(t.position.value.view, here)?.neighbours ?? [];
  return html`<div class="compass" role="group" aria-label=${say('omringad-ways')}>${DIRECTIONS.map((direction, k) => {
    const step = steps.find((action) => action.direction === direction);
    const why = isDraftComplete(t) ? say('omringad-step-not') : whyRefused(t, { kind: 'step', direction });
    const label = say('omringad-step', { direction: word('direction', direction), square: around[k] ?? '' });
    return html`<${Button} key=${direction} class=${`way-${direction}`} label=${label} why=${step ? undefined : why}
      onClick=${() => extend(t, step)} data-step-to=${step?.to}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 3L13 10H3z" transform=${`rotate(${90 * k} 8 8)`} /></svg>
      ${around[k]}</${Button}>`;
  })}</div>`;
}

/** After a stack is chosen: the tiles that move, the directions, the odds, and the buttons that send or cancel. */
function MoveForm({ t }) {
  const start = startOf(t).square;
  const own = squareIn(t.position.value.view, start)?.stacks.find(({ seat }) => seat === t.seat.value);
  const tiles = (own?.tiles ?? []).filter(({ moved }) => !moved);
  const path = [start, ...drafted(t, 'step').map(({ to }) => to)];
  const ready = isDraftComplete(t) || t.actions.value.some(({ kind }) => kind === 'stop');
  const odds = html`<${AttackOdds} t=${t} />`;
  return html`${isDraftComplete(t) && odds}
    <ul class="buy-list">${tiles.map((tile, at) => html`<${Kind} key=${slotKey(tile)} t=${t} tile=${tile} at=${at} />`)}
    </ul>
    <div class="march"><${Directions} t=${t} /><p class="march-path" aria-live="polite"><b>${path.join(' → ')}</b>
      ${!isDraftComplete(t)
        && html`<br /><span class="hint">${say('omringad-steps-left', { steps: t.question.value.args.steps ?? 0 })}
          </span>`}</p></div>
    ${!isDraftComplete(t) && odds}<${MoveTops} t=${t} />
    <div class="buttons"><${Button} primary why=${ready ? undefined : say('omringad-march-first')}
      onClick=${() => endMove(t)} data-end>${path.length > 1
        ? say('omringad-march-send', { square: path.at(-1) }) : say('omringad-march-send-first')}</${Button}>
      ${path.length > 1 && html`<${Button} onClick=${() => removeLast(t, ({ kind }) => kind === 'step')}>
        ${say('omringad-step-back')}</${Button}>`}
      <${Button} quiet onClick=${() => t.cancel()}>${say('cancel')}</${Button}></div>`;
}

/** The movement phase. */
export const Marching = ({ t }) => (startOf(t) ? html`<${MoveForm} t=${t} />` : html`<${StackChoice} t=${t} />`);
