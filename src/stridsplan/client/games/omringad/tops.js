// The choice of the top tile of a stack, as chips: in a move, in the reinforcement phase, and for the first army.
import { html } from '../../vendor/htm/htm-preact.js';
import { useRef } from '../../vendor/preact/hooks.mjs';
import { Button } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { squareIn } from './geometry.js';
import { slotKey } from './picks.js';
import { extend, drafted, redraft, removeLast } from '../../shell/draft.js';
import { tileTitle } from './texts.js';
import { TileIcon } from './units.js';

/** Tiles as radio buttons; the chosen one goes on top. */
function Chips({ t, label, tiles, isOn, textOf, onChoose }) {
  return html`<div class="tops"><span class="hint" aria-hidden="true">${label}</span>
    <div class="chips" role="radiogroup" aria-label=${label}>${tiles.map((tile) => html`<button
    type="button" role="radio" key=${slotKey(tile)} class="chip" data-top=${slotKey(tile)} aria-checked=${isOn(tile)}
    aria-label=${textOf(tile)} title=${textOf(tile)}
    onClick=${() => onChoose(tile)}><${TileIcon} unit=${tile.unit} damaged=${tile.damaged} seat=${t.seat.value} />
  </button>`)}</div></div>`;
}

const putText = (tile) => say('omringad-top-put', { tile: tileTitle(tile) });
/** Return a test: whether another tile is of the same kind as this one, and damaged if this one is. */
const like = (one) => (other) => slotKey(one) === slotKey(other);

/** Set the choice of a kind in the draft, or remove it; choices come before the first step. */
function choose(t, kind, action) {
  const rest = drafted(t).filter((each) => each.kind !== kind);
  const at = rest.findIndex((each) => each.kind === 'step');
  return redraft(t, rest.toSpliced(at < 0 ? rest.length : at, 0, ...(action ? [action] : [])));
}

/** Whether the group joins a stack of its own seat at the square that it has reached. */
function joinsStack(t) {
  const there = drafted(t, 'step').at(-1)?.to;
  return there && there !== drafted(t, 'start')[0].square
    && squareIn(t.position.value.view, there)?.stacks.some(({ seat }) => seat === t.seat.value);
}

/**
 * The top of the tiles that move (`lead`) or stay (`top`); null if there is no choice. A single tile that moves is a
 * choice if it joins a stack: a chosen tile is on top of that stack too (OM-STACK-5).
 */
function Choice({ t, kind, label }) {
  const offeredBefore = useRef([]); // the options before one was chosen
  const chosen = drafted(t, kind)[0];
  const offered = t.actions.value.filter((action) => action.kind === kind);
  if (offered.length > 0) offeredBefore.current = offered;
  const tiles = offeredBefore.current;
  const isAlone = tiles.length === 1 && !(kind === 'lead' && joinsStack(t));
  if (tiles.length === 0 || (isAlone && !chosen)) return null;
  const shown = t.compound.value.view?.move?.[kind] ?? chosen;
  const textOf = (tile) => (chosen && like(tile)(chosen) ? say('omringad-top-back', { tile: tileTitle(tile) })
    : putText(tile));
  return html`<${Chips} t=${t} label=${label} tiles=${tiles} isOn=${(tile) => Boolean(shown) && like(tile)(shown)}
    textOf=${textOf}
    onChoose=${(tile) => choose(t, kind, chosen && like(tile)(chosen) ? null : tile)} />`;
}

/** The two choices of a move, which depend on the group. */
export function MoveTops({ t }) {
  const group = drafted(t, 'take').map(slotKey).sort().join();
  return html`<div key=${group} class="move-tops"><${Choice} t=${t} kind="lead" label=${say('omringad-top-goes')} />
    <${Choice} t=${t} kind="top" label=${say('omringad-top-stays')} /></div>`;
}

/** Which tile goes on top of the stack that was chosen in the reinforcement phase. */
export function Topping({ t }) {
  const { square } = t.question.value.args;
  const stack = squareIn(t.position.value.view, square)?.stacks.find(({ seat }) => seat === t.seat.value);
  const tops = t.actions.value.filter(({ kind }) => kind === 'top');
  return html`<${Chips} t=${t} label=${say('omringad-top-of', { square })} tiles=${tops} isOn=${() => false}
    textOf=${putText} onChoose=${(tile) => extend(t, tile)} />
    <div class="buttons"><${Button} quiet onClick=${() => removeLast(t, ({ kind }) => kind === 'restack')} data-keep>
      ${stack && html`<${TileIcon} ...${stack.top} seat=${t.seat.value} />`}${say('omringad-top-keep')}</${Button}>
    </div>`;
}

/** A choice of the draft, to be taken back. */
function Chosen({ t, restack }) {
  const taken = drafted(t);
  const at = taken.indexOf(restack);
  const text =
    `${say('omringad-top-of', { square: restack.square })}: ${say('omringad-top-back',
      { tile: tileTitle(taken[at + 1]) })}`;
  return html`<button type="button" class="chip" aria-label=${text} title=${text} data-top-back=${restack.square}
    onClick=${() => redraft(t, taken.toSpliced(at, 2))}>
    <${TileIcon} unit=${taken[at + 1].unit} damaged=${taken[at + 1].damaged} seat=${t.seat.value} />
    <b>${restack.square}</b></button>`;
}

/** In the reinforcement phase: the stacks whose top can be changed, and the choices so far. */
export function Restacking({ t }) {
  const stacks = t.actions.value.filter(({ kind }) => kind === 'restack');
  const chosen = drafted(t, 'restack');
  if (stacks.length + chosen.length === 0) return null;
  return html`<details class="restacking"><summary>${say('omringad-top-change')}</summary>
    <div class="buttons">
      ${stacks.map((action) =>
        html`<${Button} key=${action.code} onClick=${() => extend(t, action)} data-restack=${action.square}>
          ${action.square}</${Button}>`)}
      ${chosen.map((restack) => html`<${Chosen} key=${restack.square} t=${t} restack=${restack} />`)}</div></details>`;
}

/** Units in an empty place: the first is on top, so another one is chosen by putting it there first. */
export function FirstOnTop({ t, square, puts }) {
  const stands = squareIn(t.position.value.view, square)?.stacks.some(({ seat }) => seat === t.seat.value);
  const tiles = puts.filter((put, k) => puts.findIndex(like(put)) === k);
  // A general lies on top anyway (OM-STACK-3)
  if (stands || tiles.length < 2 || puts.some(({ unit }) => unit === 'general')) return null;
  const first = (tile) => {
    const rest = drafted(t).toSpliced(drafted(t).indexOf(tile), 1);
    return redraft(t, rest.toSpliced(drafted(t).indexOf(puts[0]), 0, tile));
  };
  return html`<${Chips} t=${t} label=${say('omringad-top-of', { square })} tiles=${tiles} isOn=${like(puts[0])}
    textOf=${putText} onChoose=${first} />`;
}
