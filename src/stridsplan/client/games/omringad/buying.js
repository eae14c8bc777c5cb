// The purchase: kinds with their price, how many are left in the pool, and how many are bought. It can be changed until
// it is sealed.
import { html } from '../../vendor/htm/htm-preact.js';
import { Button } from '../../shell/ui.js';
import { whyRefused } from '../../shell/refused.js';
import { say } from '../../shell/words.js';
import { extend, drafted, redraft, removeLast } from '../../shell/draft.js';
import { Purse } from './purse.js';
import { unitTitle, valuesText } from './texts.js';
import { COMBAT, TileIcon, VALUES } from './units.js';

const seatView = (t) => t.view.value.seats.find(({ seat }) => seat === t.seat.value);

/** A kind of unit: its price and values, how many are left and bought, and buttons for one more or less. */
function Kind({ t, unit, at, count, pool }) {
  const action = t.actions.value.find((each) => each.kind === 'buy' && each.unit === unit);
  const less = count > 0 ? undefined : say('omringad-buy-none-taken');
  const more = action ? undefined : whyRefused(t, { kind: 'buy', unit });
  return html`<li class="buy-row" data-unit=${unit}><${TileIcon} unit=${unit} seat=${t.seat.value} />
    <span class="buy-name"><b>${unitTitle(unit)}</b>
      <small>${say('omringad-buy-line', { cost: VALUES[unit].cost, values: valuesText(unit), pool })}</small></span>
    <${Button} class="square" label=${say('omringad-buy-less', { unit: unitTitle(unit) })} why=${less}
      onClick=${() => removeLast(t, (each) => each.kind === 'buy' && each.unit === unit)}>−</${Button}>
    <output>${count}</output>
    <${Button} class="square" label=${say('omringad-buy-more', { unit: unitTitle(unit) })} why=${more}
      onClick=${() => extend(t, action)} data-digit=${at + 1}>+</${Button}></li>`;
}

/** The kinds to be bought. */
function Shop({ t }) {
  const own = seatView(t);
  const { gold, units } = t.question.value.args;
  const counted = (unit) => drafted(t, 'buy').filter((action) => action.unit === unit).length;
  return html`<${Purse}>${say('omringad-purse', { gold, units })}</${Purse}>
    <ul class="buy-list">${COMBAT.map((unit, at) => html`<${Kind} key=${unit} t=${t} unit=${unit} at=${at}
    count=${counted(unit)} pool=${own.pool?.[unit] ?? 0} />`)}</ul>
    <p class="hint">${say('omringad-values-help')} ${say('omringad-pool-help')}</p>`;
}

const endOf = (t) => t.actions.value.find(({ kind }) => kind === 'end_purchase');

/** The purchase of a round. */
export function Purchase({ t }) {
  const bought = drafted(t, 'buy').length;
  const end = async () => { const action = endOf(t); if (action) await t.choose(action); };
  return html`<${Shop} t=${t} />
    <div class="buttons"><${Button} primary onClick=${end} data-end>
      ${bought > 0 ? say('omringad-buy-send', { count: bought }) : say('omringad-buy-nothing')}</${Button}>
    ${bought > 0 && html`<${Button} quiet onClick=${() => redraft(t, [])}>${say('omringad-clear')}</${Button}>`}</div>
      <p class="hint">${say('omringad-buy-hint')}</p>`;
}

/** The purchase of the first army, which is put into stacks next. */
export function Recruiting({ t }) {
  const action = endOf(t);
  const bought = drafted(t, 'buy').length;
  // An army without units is sent at once: there is nothing to put into stacks
  const goOn = () => (bought > 0 ? extend(t, action) : t.finish([action.code]));
  return html`<${Shop} t=${t} />
    <div class="buttons"><${Button} primary why=${action ? undefined : whyRefused(t, { kind: 'end_purchase' })}
      onClick=${goOn} data-end>
      ${bought > 0 ? say('omringad-army-stack') : say('omringad-buy-nothing')}</${Button}>
    ${bought > 0 && html`<${Button} quiet onClick=${() => redraft(t, [])}>${say('omringad-clear')}</${Button}>`}</div>
      <p class="hint">${say('omringad-army-hint')}</p>`;
}
