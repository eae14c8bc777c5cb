// Form fields of a new table: its clock, who may join, and whether it has advice.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect } from '../vendor/preact/hooks.mjs';
import { account, loadAccount } from './account-state.js';
import { Segments } from './ui.js';
import { say } from './words.js';

const DAY = 86_400;
const LIVE = [[300, 5], [900, 15], [2700, 30]]; // seconds in the bank, seconds a turn
const DAYS = [1, 2, 3, 5, 7, 14];

/** No clock: the pace of a table among friends. */
export const NO_CLOCK = { pace: 'none', bank: 900, turn: 15, days: 2, own: false, timeOut: 'pass', listed: false,
  rated: false, advice: true };

/** The pace of a form, as JSON for the server. */
export function clockOf({ pace, bank, turn, days, timeOut }) {
  if (pace === 'none') return null;
  return pace === 'live' ? { pace, bank, turn, time_out: timeOut } : { pace, turn: days * DAY, time_out: timeOut };
}

/** A typed number, kept within its limits; the old value if the text is not a number. */
function within(text, least, most, before) {
  const typed = text.trim() === '' ? NaN : Math.round(Number(text));
  return Number.isNaN(typed) ? before : Math.max(least, Math.min(most, typed));
}

function Count({ id, value, min, max, change }) {
  return html`<label class="pace-number"><span>${say(id)}</span>
    <input type="number" inputmode="numeric" min=${min} max=${max} value=${value}
    onChange=${(event) => change(within(event.target.value, min, max, value))} /></label>`;
}

function Live({ plan, change }) {
  const chosen = plan.own ? LIVE.length : LIVE.findIndex(([bank, turn]) => bank === plan.bank && turn === plan.turn);
  const pick = (event) => {
    const preset = LIVE[event.target.selectedIndex];
    change(preset ? { own: false, bank: preset[0], turn: preset[1] } : { own: true });
  };
  return html`<select aria-label=${say('pace-live')} onChange=${pick}>
      ${LIVE.map(([bank, seconds], at) =>
        html`<option key=${at} selected=${at === chosen}>${say('pace-live-summary', { minutes: bank / 60, seconds })}
          </option>`)}
      <option selected=${plan.own}>${say('pace-own')}</option></select>
    ${plan.own && html`<div class="row"><${Count} id="pace-bank" value=${plan.bank / 60} min=${0} max=${600}
      change=${(minutes) => change({ bank: minutes * 60 })} />
      <${Count} id="pace-turn" value=${plan.turn} min=${1} max=${3600} change=${(turn) => change({ turn })} /></div>`}
    <p class="hint">${say('pace-live-help')}</p>`;
}

function Mail({ plan, change }) {
  return html`<select aria-label=${say('pace-mail')}
    onChange=${(event) => change({ days: DAYS[event.target.selectedIndex] })}>
      ${DAYS.map((days) =>
        html`<option key=${days} selected=${days === plan.days}>
          ${say('pace-mail-summary', { days, hours: 0 })}</option>`)}
      </select>
    <p class="hint">${say('pace-mail-help')}</p>`;
}

/** The choices of pace in the form for a new table. `isOpen`: others can take seats. */
export function Pace({ plan, change, isOpen }) {
  useEffect(() => { if (!account.value) loadAccount().catch(() => {}); }, []);
  const put = (part) => change({ ...plan, ...part });
  const paces = ['none', 'live', 'mail'].map((value) => ({ value, text: say(`pace-${value}`) }));
  const ends = ['pass', 'bot', 'forfeit'].map((value) => ({ value, text: say(`time-out-${value}`) }));
  return html`<section class="pace"><h3>${say('pace')}</h3>
    <${Segments} label=${say('pace')} values=${paces} value=${plan.pace} onChange=${(pace) => put({ pace })} />
    ${plan.pace === 'live' && html`<${Live} plan=${plan} change=${put} />`}
    ${plan.pace === 'mail' && html`<${Mail} plan=${plan} change=${put} />`}
    ${plan.pace !== 'none' && html`<h4>${say('time-out')}</h4>
      <${Segments} label=${say('time-out')} values=${ends} value=${plan.timeOut}
        onChange=${(timeOut) => put({ timeOut })} />
      <p class="hint">${say(`time-out-${plan.timeOut}-help`)}</p>`}
    ${isOpen && html`<label class="check"><input type="checkbox" checked=${plan.listed}
      onChange=${(event) => put({ listed: event.target.checked })} /><span>${say('setup-listed')}</span></label>
      <p class="hint">${say('setup-listed-help')}</p>`}
    ${isOpen && account.value?.name && html`<label class="check"><input type="checkbox" checked=${plan.rated}
      onChange=${(event) => put({ rated: event.target.checked })} /><span>${say('setup-rated')}</span></label>
      <p class="hint">${say('setup-rated-help')}</p>`}
  </section>`;
}

/** The choice of advice in the same form. */
export function Advice({ plan, change }) {
  return html`<section><h3>${say('setup-advice')}</h3>
    <label class="check"><input type="checkbox" checked=${plan.advice}
      onChange=${(event) => change({ ...plan, advice: event.target.checked })} />
        <span>${say('setup-advice-shown')}</span></label>
    <p class="hint">${say('setup-advice-help')}</p></section>`;
}
