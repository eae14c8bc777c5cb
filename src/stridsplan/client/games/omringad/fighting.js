// The buttons for the questions of a battle.
import { html } from '../../vendor/htm/htm-preact.js';
import { Mark } from '../../shell/marks.js';
import { Button } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { advisedHits } from './advice.js';
import { BestMark, HitAdvice } from './outcome.js';
import { fill, isDraftComplete, drafted, extend, redraft, send, removeLast } from '../../shell/draft.js';
import { partyTitle, tileTitle } from './texts.js';

const ofKind = (t, kind) => t.actions.value.filter((action) => action.kind === kind);

/** Which battle is fought next. */
export const ChoosingBattle = ({ t }) =>
  html`<div class="buttons">
    ${ofKind(t, 'battle')
      .map((action, at) => html`<${Button} key=${action.code} data-digit=${at + 1} onClick=${() => t.choose(action)}>
        ${action.square}</${Button}>`)}</div>
  <p class="hint">${say('omringad-battle-hint')}</p>`;

/** Spend the diplomat, or fight. */
export const Diplomacy = ({ t }) =>
  html`<div class="buttons"><${Button} primary onClick=${() => t.choose(ofKind(t, 'fight_on')[0])} data-end>
    ${say('omringad-fight-on')}</${Button}>
  <${Button} onClick=${() => t.choose(ofKind(t, 'call_off')[0])} data-call-off>${say('omringad-call-off')}</${Button}>
</div>
  <p class="hint">${say('omringad-call-off-hint')}</p>`;

/** With several opponents: which one each hit is aimed at. */
export function Aiming({ t }) {
  const count = (party) => drafted(t, 'aim').filter((action) => action.party === party).length;
  const parties = [...new Set([...t.position.value.actions, ...drafted(t)].filter(({ kind }) => kind === 'aim')
    .map(({ party }) => party))];
  return html`<div class="buttons">${parties.map((party, at) => {
    const action = ofKind(t, 'aim').find((each) => each.party === party);
    return html`<${Button} key=${party} why=${action ? undefined : say('omringad-aim-none')}
      onClick=${() => extend(t, action)} data-digit=${at + 1}><${Mark} seat=${party === 'dragon' ? null : party} />
      ${partyTitle(t, party)} <b>${count(party)}</b></${Button}>`;
  })}</div><${Sending} t=${t} text=${say('omringad-aim-send')} why=${say('omringad-aim-first')} />`;
}

/** Buttons to send the draft, to take back its last step, and to clear it. */
function Sending({ t, text, why, children }) {
  return html`<div class="buttons"><${Button} primary why=${isDraftComplete(t) ? undefined : why}
    onClick=${() => send(t)} data-send>${text}</${Button}>${children}
    ${drafted(t)
      .length > 0 && html`<${Button} onClick=${() => removeLast(t, () => true)}>${say('omringad-step-back')}</${Button}>
        <${Button} quiet onClick=${() => redraft(t, [])}>${say('omringad-clear')}</${Button}>`}</div>`;
}

/** The first legal hit: they are listed by kind of tile, the cheapest first. */
const cheapestHit = ([first]) => first;

/** Which tiles take the hits: on the battle board, or by these buttons. */
export function TakingHits({ t }) {
  const hits = ofKind(t, 'hit');
  return html`<div class="buttons">
    ${hits.map((action, at) =>
      html`<${Button} key=${action.code} onClick=${() => extend(t, action)} data-digit=${at + 1}
        data-code=${action.code}>
        ${tileTitle(action)}${advisedHits(t, action) > 0 && html` <${BestMark} />`}</${Button}>`)}
      </div>
    <${Sending} t=${t} text=${say('omringad-hits-send')} why=${say('omringad-hits-first')}>
      ${hits.length > 0 && html`<${Button} onClick=${() => fill(t, cheapestHit)} data-fill>
        ${say('omringad-hits-cheapest')}</${Button}>`}</${Sending}><${HitAdvice} t=${t} />`;
}

/** Which tile the sharpshooters hit. */
export const Sharpshooting = ({ t }) =>
  html`<div class="buttons">
    ${ofKind(t, 'target')
      .map((action, at) =>
        html`<${Button} key=${action.code} onClick=${() => t.choose(action)} data-digit=${at < 9 ? at + 1 : undefined}>
  ${say('omringad-target', { tile: tileTitle(action), owner: partyTitle(t, action.party) })}
  ${advisedHits(t, action) > 0 && html` <${BestMark} />`}</${Button}>`)}</div><${HitAdvice} t=${t} />`;

/** Where a group withdraws to. */
export const Withdrawing = ({ t }) =>
  html`<div class="buttons">
    ${ofKind(t, 'withdraw')
      .map((action, at) => html`<${Button} key=${action.code} onClick=${() => t.choose(action)} data-digit=${at + 1}>
        ${action.to}</${Button}>`)}</div>`;
