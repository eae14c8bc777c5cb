// Form fields of a new table: its clock, who may join, and whether it is rated and has advice. They change its terms,
// see DEFAULT_TERMS.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect } from '../vendor/preact/hooks.mjs';
import { account, loadAccount } from './account-state.js';
import { Segments } from './ui.js';
import { say } from './words.js';

const DAY = 86_400;
const LIVE = [[300, 5], [900, 15], [2700, 30]]; // offered clocks: seconds in the bank, seconds a turn
const DAYS = [1, 2, 3, 5, 7, 14]; // offered times a turn by mail

/**
 * The terms of a new table before anything is chosen: no clock. `pace`: "none", "live" or "mail"; `bank`, `turn`:
 * seconds of a live clock, and `own`: they were typed; `days`: a turn by mail; `timeOut`: what happens when time is up,
 * "pass", "bot" or "forfeit"; `listed`: anybody may join; `rated`, `advice`: the table counts for ratings, and has
 * advice.
 */
export const DEFAULT_TERMS = { pace: 'none', bank: 900, turn: 15, days: 2, own: false, timeOut: 'pass', listed: false,
  rated: false, advice: true };

/** The clock of some terms, as the server takes it; null for none. */
export function clockOf({ pace, bank, turn, days, timeOut }) {
  if (pace === 'none') return null;
  return pace === 'live' ? { pace, bank, turn, time_out: timeOut } : { pace, turn: days * DAY, time_out: timeOut };
}

/** A typed number, kept within its limits; the old value if the text is not a number. */
function typedNumber(text, least, most, before) {
  const typed = text.trim() === '' ? NaN : Math.round(Number(text));
  return Number.isNaN(typed) ? before : Math.max(least, Math.min(most, typed));
}

function Count({ id, value, min, max, change }) {
  return html`<label class="pace-number"><span>${say(id)}</span>
    <input type="number" inputmode="numeric" min=${min} max=${max} value=${value}
    onChange=${(event) => change(typedNumber(event.target.value, min, max, value))} /></label>`;
}

function Live({ terms, change }) {
  const chosen = terms.own ? LIVE.length : LIVE.findIndex(([bank, turn]) => bank === terms.bank && turn === terms.turn);
  const pick = (event) => {
    const preset = LIVE[event.target.selectedIndex];
    change(preset ? { own: false, bank: preset[0], turn: preset[1] } : { own: true });
  };
  return html`<select aria-label=${say('pace-live')} onChange=${pick}>
      ${LIVE.map(([bank, seconds], at) =>
        html`<option key=${at} selected=${at === chosen}>${say('pace-live-summary', { minutes: bank / 60, seconds })}
          </option>`)}
      <option selected=${terms.own}>${say('pace-own')}</option></select>
    ${terms.own && html`<div class="row"><${Count} id="pace-bank" value=${terms.bank / 60} min=${0} max=${600}
      change=${(minutes) => change({ bank: minutes * 60 })} />
      <${Count} id="pace-turn" value=${terms.turn} min=${1} max=${3600} change=${(turn) => change({ turn })} /></div>`}
    <p class="hint">${say('pace-live-help')}</p>`;
}

function Mail({ terms, change }) {
  return html`<select aria-label=${say('pace-mail')}
    onChange=${(event) => change({ days: DAYS[event.target.selectedIndex] })}>
      ${DAYS.map((days) =>
        html`<option key=${days} selected=${days === terms.days}>
          ${say('pace-mail-summary', { days, hours: 0 })}</option>`)}
      </select>
    <p class="hint">${say('pace-mail-help')}</p>`;
}

/**
 * The choice of the pace, who may join, and whether the table is rated. `change` gets the new terms; `isOpen`: there
 * are seats for others.
 */
export function PaceChoice({ terms, change, isOpen }) {
  useEffect(() => { if (!account.value) loadAccount().catch(() => {}); }, []);
  const put = (part) => change({ ...terms, ...part });
  const paces = ['none', 'live', 'mail'].map((value) => ({ value, text: say(`pace-${value}`) }));
  const ends = ['pass', 'bot', 'forfeit'].map((value) => ({ value, text: say(`time-out-${value}`) }));
  return html`<section class="pace"><h3>${say('pace')}</h3>
    <${Segments} label=${say('pace')} values=${paces} value=${terms.pace} onChange=${(pace) => put({ pace })} />
    ${terms.pace === 'live' && html`<${Live} terms=${terms} change=${put} />`}
    ${terms.pace === 'mail' && html`<${Mail} terms=${terms} change=${put} />`}
    ${terms.pace !== 'none' && html`<h4>${say('time-out')}</h4>
      <${Segments} label=${say('time-out')} values=${ends} value=${terms.timeOut}
        onChange=${(timeOut) => put({ timeOut })} />
      <p class="hint">${say(`time-out-${terms.timeOut}-help`)}</p>`}
    ${isOpen && html`<label class="check"><input type="checkbox" checked=${terms.listed}
      onChange=${(event) => put({ listed: event.target.checked })} /><span>${say('setup-listed')}</span></label>
      <p class="hint">${say('setup-listed-help')}</p>`}
    ${isOpen && account.value?.name && html`<label class="check"><input type="checkbox" checked=${terms.rated}
      onChange=${(event) => put({ rated: event.target.checked })} /><span>${say('setup-rated')}</span></label>
      <p class="hint">${say('setup-rated-help')}</p>`}
  </section>`;
}

/** The choice whether players get advice. */
export function AdviceChoice({ terms, change }) {
  return html`<section><h3>${say('setup-advice')}</h3>
    <label class="check"><input type="checkbox" checked=${terms.advice}
      onChange=${(event) => change({ ...terms, advice: event.target.checked })} />
        <span>${say('setup-advice-shown')}</span></label>
    <p class="hint">${say('setup-advice-help')}</p></section>`;
}
