// The auction: what is on offer, who is still in, and the answers to it.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../../vendor/preact/hooks.mjs';
import { SeatClock } from '../../shell/clocks.js';
import { Mark } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { Button, Stepper } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { Purse } from './purse.js';
import { unitTitle, valuesText, word } from './texts.js';
import { TileIcon } from './units.js';

const actionOfKind = (t, kind) => t.actions.value.find((action) => action.kind === kind);

/** A bid by a stepper, and a button to fold or to decline. */
function Bids({ t, sealed }) {
  const bids = t.actions.value.filter(({ kind }) => kind === 'bid');
  const [least, most] = [bids[0]?.gold, bids.at(-1)?.gold];
  const [gold, setGold] = useState(least ?? 0);
  useEffect(() => { setGold((now) => Math.max(least ?? 0, Math.min(most ?? 0, now))); }, [least, most]);
  const value = Math.max(least ?? 0, Math.min(most ?? 0, gold));
  const action = bids.find((each) => each.gold === value);
  const fold = actionOfKind(t, 'fold');
  const isOpen = !sealed && t.question.value.args.bid === 0; // nobody has bid yet
  const hint = sealed ? 'omringad-bid-sealed-hint' : !action ? 'omringad-bid-cannot' : isOpen ? 'omringad-bid-open-hint'
    : 'omringad-bid-hint';
  const purse = t.view.value.seats.find(({ seat }) => seat === t.seat.value).gold;
  return html`<${Purse}>${action ? say('omringad-bid-purse', { gold: purse, left: purse - value })
    : say('omringad-gold', { gold: purse })}</${Purse}>
    ${bids.length > 1 && html`<${Stepper} label=${say('omringad-bid-amount')} value=${value} min=${least}
    max=${most} onChange=${setGold} />`}
    <div class="buttons">
      ${action && html`<${Button} primary onClick=${() => t.choose(action)} data-bid>
        ${say(sealed ? 'omringad-bid-seal' : 'omringad-bid', { gold: value })}</${Button}>`}
      ${fold && html`<${Button} primary=${!action} onClick=${() => t.choose(fold)} data-fold data-end>
        ${say(sealed ? 'omringad-bid-none' : isOpen ? 'omringad-decline' : 'omringad-fold')}</${Button}>`}</div>
    <p class="hint">${say(hint)}</p>`;
}

export const Bidding = ({ t }) => html`<${Bids} t=${t} />`;
export const SealedBidding = ({ t }) => html`<${Bids} t=${t} sealed />`;

/** Before the bidding, everybody says when they are ready. */
export const Ready = ({ t }) =>
  html`<div class="buttons"><${Button} primary onClick=${() => t.choose(actionOfKind(t, 'ready'))} data-end>
    ${say('omringad-ready')}</${Button}></div>
  <p class="hint">${say('omringad-ready-hint')}</p>`;

/** Buttons for the settlements that can take the special that was won; a square on the board can be chosen as well. */
export function Lodging({ t }) {
  const lodges = t.actions.value.filter(({ kind }) => kind === 'lodge');
  return html`<div class="buttons">
    ${lodges.map((action) =>
      html`<${Button} key=${action.code} onClick=${() => t.choose(action)} data-code=${action.code}>
        ${action.square}</${Button}>`)}</div>
    <p class="hint">${say(lodges.length > 0 ? 'omringad-lodge-hint' : 'omringad-lair-hint')}</p>`;
}

function Bidder({ t, view, seat }) {
  const { bidders, high, sealed } = view.auction;
  const state = high === seat ? 'high' : bidders.includes(seat) ? 'in' : 'out';
  return html`<li class=${`bidder ${state}`}>
    <span class="who"><${Mark} seat=${seat} />${seatTitle(t.people.value, seat)}</span>
    <span>${say(`omringad-bidder-${state}`)}
      ${seat === t.seat.value && sealed ? `, ${say('omringad-bid-yours', { gold: sealed })}` : ''}</span>
    <b>${say('omringad-gold', { gold: view.seats[seat].gold })}</b>
    <${SeatClock} table=${t.table.value} seat=${seat} /></li>`;
}

/** The special with its values, the highest bid and the bidders. */
export function Auction({ t, view }) {
  if (!view.auction) return null;
  const { unit, bid } = view.auction;
  return html`<section class="panel auction"><h2>${unitTitle(unit)}</h2>
    <div class="lot"><${TileIcon} unit=${unit} seat=${null} />
      <div><span class="hint">${valuesText(unit)}</span><p>${word('power', unit)}</p>
        <p class="hint">${say('omringad-values-help')}</p></div></div>
    <p class="high-bid" aria-live="polite">
      ${bid > 0 ? say('omringad-high-bid', { gold: bid }) : say('omringad-no-bid')}</p>
    <ul class="bidders">
      ${view.seats.map(({ seat }) => html`<${Bidder} key=${seat} t=${t} view=${view} seat=${seat} />`)}</ul></section>`;
}
