// The buttons that answer the questions of the island.
import { html } from '../../vendor/htm/htm-preact.js';
import { ActionButton, actionLabel, ofKind } from '../../shell/controls.js';
import { Button, coarse } from '../../shell/ui.js';
import { showsOdds } from '../../shell/odds.js';
import { OddsBox } from '../../shell/odds-box.js';
import { BlockOdds } from './block-odds.js';
import { say, sayList } from '../../shell/words.js';
import { angleOf, FACINGS, frameOf, turnedBy, TYPES } from './geometry.js';
import { actionText, facingName, lossTexts, typeTitle } from './texts.js';
import { chooseOrConfirm, touchSlot } from './touch.js';
import { UnitIcon } from './units.js';

/** The name of a key beside what it does; not on a touch screen. */
const Key = ({ name }) => (coarse.matches ? null : html`<kbd aria-hidden="true">${name}</kbd>`);
const viewOf = (t) => t.position.value.view;

/** A hint, for example that the answer is given on the board. */
const Hint = ({ id, args }) => html`<p class="hint">${say(id, args)}</p>`;

/**
 * A button that chooses an action, which may have to be confirmed.
 * @param {Shared} t
 * @param {Action} action
 * @param {Shared} [how]  attributes of the button, and the place of the action
 */
const actionButton = (t, action, { place = null, ...rest } = {}) =>
  html`<${Button} key=${action.code} onClick=${() => chooseOrConfirm(t, action, place)}
  data-kind=${action.kind} data-code=${action.code} ...${rest}>${actionText(t, action)}</${Button}>`;

/** The action to be confirmed, with its losses; or several moves to the same square to choose from. */
function Aiming({ t, aim }) {
  const [only, ...others] = aim.actions;
  const cancel = html`<${Button} quiet onClick=${() => t.cancel()}>${say('cancel')}</${Button}>`;
  if (others.length > 0) {
    return html`<p class="hint" aria-live="polite">${say('island-which-way')}</p>
      <div class="buttons">${aim.actions.map((action, at) =>
      actionButton(t, action, { place: aim.place, 'data-digit': at + 1 }))}${cancel}</div>`;
  }
  return html`<div class="loss-words" aria-live="polite">
    ${lossTexts(t, viewOf(t), only).map((text) => html`<p key=${text}>${text}</p>`)}</div>
    <div class="buttons"><${Button} primary onClick=${() => chooseOrConfirm(t, only, aim.place, true)} data-confirm>
      ${actionText(t, only)}</${Button}>${cancel}</div>`;
}

/**
 * Four buttons that turn the character to be placed; the first is the way that is up on the drawing. The hidden buttons
 * are pressed by keys (keys.js).
 */
function Dial({ t }) {
  const { facing, facingNow, typeNow } = t.local;
  const frame = frameOf(viewOf(t), t.seat.value);
  const shown = frame.turned ? FACINGS.map((each) => turnedBy(each, 2)) : FACINGS;
  const turn = (by) => { facing.value = turnedBy(facingNow.value, by); };
  return html`<div class="dial" role="radiogroup" aria-label=${say('island-dial')}>
    ${shown.map((each, at) => html`<button type="button" role="radio" key=${each} class=${`dial-way dial-${at}`}
      data-facing=${each} aria-checked=${each === facingNow.value}
      aria-label=${facingName(each)} title=${facingName(each)} onClick=${() => { facing.value = each; }}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path
      d="M8 3L13 10H3Z" transform=${`rotate(${at * 90} 8 8)`} /></svg></button>`)}
    <span class="dial-middle">
      <${UnitIcon} type=${typeNow.value} seat=${t.seat.value} angle=${angleOf(frame, facingNow.value)} /></span>
    <button type="button" class="unseen" tabindex="-1" aria-hidden="true" data-key="r ]" onClick=${() => turn(1)} />
    <button type="button" class="unseen" tabindex="-1" aria-hidden="true" data-key="R [" onClick=${() => turn(-1)} />
  </div>`;
}

/** The characters not yet placed, the direction that the next one faces, and a hint. */
function Placing({ t }) {
  const { type, types, typeNow, seat } = t.local;
  const hand = seat.value?.hand ?? {};
  return html`<div class="placing"><div class="hand-types" role="radiogroup" aria-label=${say('island-hand')}>
    ${TYPES.map((each, at) => {
    const why = types.value.includes(each) ? undefined : say('island-hand-none');
    return html`<button type="button" role="radio" key=${each} class="hand-type" aria-checked=${each === typeNow.value}
      data-type=${each} data-digit=${at + 1}
      aria-disabled=${why ? 'true' : undefined} title=${why} onClick=${() => { if (!why) type.value = each; }}>
      <${UnitIcon} type=${each} seat=${t.seat.value} /><span>${typeTitle(each)}</span>
      <b>${hand[each] ?? 0}</b></button>`;
  })}</div>${typeNow.value && html`<${Dial} t=${t} />`}</div>
    <p class="hint">
      ${say('island-place-hint')} ${!coarse.matches && html`<${Key} name="R" /> ${say('island-place-turns')}`}</p>`;
}

/**
 * The pad's five slots in a row; their characters can be swapped. Arrow keys go along the row; with Shift, or from the
 * selected slot, they swap.
 */
function Arranging({ t }) {
  const { order, held, swap, arrangement } = t.local;
  const onKey = (slot) => (event) => {
    const to = { ArrowLeft: slot - 1, ArrowRight: slot + 1 }[event.key];
    if (to === undefined || to < 1 || to > order.value.length) return;
    event.preventDefault();
    if (event.shiftKey || held.value === slot) swap(slot, to);
    event.currentTarget.parentNode.children[to - 1].focus();
  };
  return html`<div class="slot-row" role="group" aria-label=${say('island-order')}>
    ${(order.value ?? []).map((type, at) => html`<button type="button" key=${at} class="slot-button"
      data-order=${at + 1} aria-pressed=${held.value === at + 1} aria-label=${`${at + 1}: ${typeTitle(type)}`}
      onClick=${() => touchSlot(t, at + 1)} onKeyDown=${onKey(at + 1)}>
      <${UnitIcon} type=${type} seat=${t.seat.value} /><small>${at + 1}</small></button>`)}</div>
    <${Hint} id="island-order-hint" />
    <div class="buttons"><${Button} primary onClick=${() => t.choose(arrangement.value)}>
      ${say('island-order-send')}</${Button}></div>`;
}

/** The shots that can be fired now. */
function Shots({ t }) {
  const shots = ofKind(t, 'shoot');
  return shots.length > 0 && html`<div class="buttons shots-list" role="group" aria-label=${say('island-shots')}>
    ${shots.map((action) =>
    actionButton(t, action,
      { place: action.target, class: 'shot-button', onPointerEnter: () => { t.local.hovered.value = action.from; },
        onPointerLeave: () => { t.local.hovered.value = null; } }))}</div>`;
}

/**
 * The buttons that end the turn or declare the side blocked, claim a draw or decline; with `isPrimary` the first two
 * are primary.
 */
function Endings({ t, isPrimary }) {
  const ends = ofKind(t, 'end_turn', 'blocked');
  const others = ofKind(t, 'claim_draw', 'decline');
  return ends.length + others.length > 0
    && html`<div class="buttons">
      ${ends.map((action) =>
        html`<${ActionButton} key=${action.code} t=${t} action=${action} primary=${isPrimary} data-no-enter data-end>
      ${actionLabel(t, action)} <${Key} name=${say('keys-end')} /></${ActionButton}>`)}
    ${others.map((action) => html`<${ActionButton} key=${action.code} t=${t} action=${action} />`)}</div>`;
}

/** The squares that the selected character can reach, for screen readers. */
const Reachable = ({ moves }) => html`<p class="unseen" aria-live="polite">${moves.length > 0
  && say('island-within-reach', { squares: sayList([...new Set(moves.map(({ to }) => to))]) })}</p>`;

/**
 * In play: a hint, the shots, and the end of the turn. A move with a `risk` lands on a block; the chance that the block
 * is live is shown.
 */
function Moving({ t }) {
  const moves = ofKind(t, 'move');
  const ofSelected = moves.filter(({ piece }) => piece === t.local.selected.value);
  const onlyLands = ofSelected.length > 0 && ofSelected.every(({ risk }) => risk);
  return html`${showsOdds(t) && ofSelected.some(({ risk }) => risk) && html`<${OddsBox} label=${say('island-blocks')}>
      <${BlockOdds} t=${t} faces=${t.position.value.view.faces} /></${OddsBox}>`}
    ${moves.length > 0
    && html`<${Hint} id=${ofSelected.length === 0 ? 'island-move-which' : onlyLands ? 'island-move-landing'
      : 'island-move-where'} />`}
    <${Reachable} moves=${ofSelected} /><${Shots} t=${t} /><${Endings} t=${t} isPrimary />`;
}

/** The characters that can be launched, as small buttons in one row. */
const Launches = ({ t, launches }) =>
  html`<div class="launches">
    ${launches.map((action) => html`<${ActionButton} key=${action.code} t=${t} action=${action} class="launch-button"
  data-kind="launch" data-code=${action.code} primary=${launches.length === 1 && t.actions.value.length === 1}
  label=${actionText(t, action)} title=${actionText(t, action)}>
  <${UnitIcon} type=${action.type} seat=${t.seat.value} />${action.square}</${ActionButton}>`)}</div>`;

/** After a rolled zero: launch a character, nominate the pad, or turn a character. */
function RolledZero({ t }) {
  const launches = ofKind(t, 'launch');
  const [nominate] = ofKind(t, 'nominate');
  const turns = ofKind(t, 'rotate').filter(({ piece }) => piece === t.local.selected.value);
  const rotates = ofKind(t, 'rotate').length > 0;
  return html`<div class="options">
      ${launches.length > 0
        && html`<div><p>${say('island-zero-launch')}</p><${Launches} t=${t} launches=${launches} /></div>`}
      ${nominate && html`<div><p>${say('island-zero-pad')}</p>
        <div class="buttons"><${ActionButton} t=${t} action=${nominate} data-kind="nominate" /></div></div>`}
      ${rotates && html`<div><p>${say(turns.length > 0 ? 'island-zero-turn-how' : 'island-zero-turn')}</p>
        ${turns.length > 0
          && html`<div class="buttons">${turns.map((action) => actionButton(t, action))}</div>`}</div>`}
    </div><${Shots} t=${t} /><${Endings} t=${t} />`;
}

const Launching = ({ t }) => html`<${Launches} t=${t} launches=${ofKind(t, 'launch')} />`;

const Sliding = ({ t }) =>
  html`<div class="buttons">
    ${ofKind(t, 'slide')
      .map((action, _, { length }) =>
        actionButton(t, action, { primary: length === 1, 'data-slide': action.to }))}</div>
  <${Shots} t=${t} /><${Endings} t=${t} />`;

const Removing = ({ t }) => html`<${Hint} id="island-remove-hint" /><${Endings} t=${t} />`;
const PlacingBlock = () => html`<${Hint} id="island-block-hint" />`;

const CONTROLS = {
  place_block: PlacingBlock, place_character: Placing, arrange_pad: Arranging, launch: Launching, zero: RolledZero,
  zero_two: RolledZero,
  slide: Sliding, penalty_island: Removing, penalty_pad: Removing,
};

/** The buttons for the current question. */
export function Controls({ t }) {
  const aim = t.local.aimed.value;
  if (aim) return html`<${Aiming} t=${t} aim=${aim} />`;
  const Chosen = CONTROLS[t.question.value.id] ?? Moving;
  return html`<${Chosen} t=${t} />`;
}
