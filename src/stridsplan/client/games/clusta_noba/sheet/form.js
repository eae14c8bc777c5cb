// The form: one column of an order sheet, from the recipient to the couriers.
import { html } from '../../../vendor/htm/htm-preact.js';
import { Button, Segments } from '../../../shell/ui.js';
import { say, sayAttribute, sayPercent, wordId } from '../../../shell/words.js';
import { word } from '../texts.js';
import { Asked } from './asked.js';
import { isSame, withSetting } from './column.js';
import { change, changeUnchecked, chooseTime, close, copy, finish, unchooseTime } from './desk.js';
import { EntryEditor } from './entry.js';
import { Grid } from './grid.js';
import { settingsOf } from './recipients.js';
import { markerTitle, momentText, sheetWord, warningText } from './words.js';

/** How likely the couriers of the sheet get through, as far as known. */
function throughText({ risks, chance, chance_of_two: ofTwo }, copies) {
  if (risks.length === 0) return sheetWord('through-safe');
  return sheetWord('through', { chance: sayPercent(copies > 1 ? ofTwo : chance) });
}

/** When the sheet reaches its recipient, and how likely it does, as far as known. */
function Arrival({ desk: { draft, odds, column } }) {
  if (draft.arrives === undefined) return null;
  if (draft.at_once) return html`<p class="hint">${sheetWord('at-once')}</p>`;
  return draft.arrives && html`<p class="hint" data-arrival>${sheetWord('arrives', { time: momentText(draft.arrives) })}
    ${odds?.courier && ` ${throughText(odds.courier, column.copies)}`}</p>`;
}

/** The units of the column; none of them chosen means all. */
function Units({ t, desk }) {
  const { column, units, mayGoAlone } = desk;
  if (column.recipient.kind === 'unit') return null;
  const has = (unit) => column.units.includes(unit);
  const toggle = (unit) => change(t, (now) => ({ ...now, alone: false, units: now.units.includes(unit)
    ? now.units.filter((each) => each !== unit) : [...now.units, unit] }));
  const setAlone = (alone) => change(t, (now) => ({ ...now, units: [], alone }));
  const all = column.units.length === 0 && !column.alone;
  return html`<div class="units" role="group" aria-label=${sheetWord('units')}>
    <${Button} class="chip-button" pressed=${all} onClick=${() => setAlone(false)} data-unit="all">
      ${sheetWord('all-units')}</${Button}>
    ${units.map((unit) => html`<${Button} key=${unit} class="chip-button" pressed=${has(unit)}
      onClick=${() => toggle(unit)} data-unit=${unit}>${word('unit', unit)}</${Button}>`)}
    ${mayGoAlone && html`<${Button} class="chip-button" pressed=${column.alone} data-unit="alone"
      onClick=${() => setAlone(!column.alone)}>${sheetWord('alone')}</${Button}>`}
    </div>`;
}

/** One setting of the doctrine. */
function Setting({ t, desk, kind, values }) {
  const { column, usual } = desk;
  const value = column.doctrine[kind] ?? usual[kind];
  const set = (event) => change(t, (now) => withSetting(now, usual, kind, Number(event.target.value)));
  return html`<label class="setting" title=${sayAttribute(wordId('clusta_noba', 'doctrine', kind), 'help')}>
    <span>${word('doctrine', kind)}</span>
    <select onChange=${set} data-doctrine=${kind}>${values.map((each) => html`<option key=${each} value=${each}
      selected=${each === value}>${say(wordId('clusta_noba', 'setting', kind), { value: each })}</option>`)}</select>
    </label>`;
}

const MOST_FORCED = 2; // forced marches in a column (CN-HP-5)

/** The rounds of forced marches; one is added at the time that is chosen in the grid. */
function Forced({ t, desk }) {
  const { column, time } = desk;
  const drop = (k) => change(t, (now) => ({ ...now, forced: now.forced.toSpliced(k, 1) }));
  const add = () => change(t, (now) => ({ ...now, forced: [...now.forced, { day: time.day, round: time.round }] }));
  return html`<div class="setting-row"><span class="row-name">${sheetWord('forced')}</span>
    ${column.forced.map((each, k) => html`<${Button} key=${`${each.day}.${each.round}`} class="chip-button"
      label=${sheetWord('forced-remove', each)} onClick=${() => drop(k)}>
      ${sheetWord('forced-at', each)} ×</${Button}>`)}
    ${column.forced.length < MOST_FORCED && html`<${Button} quiet why=${time ? undefined : sheetWord('forced-choose')}
      onClick=${add} data-force>${sheetWord('forced-add')}</${Button}>`}</div>`;
}

/** What the column says about fights, in a part of the form that can be opened. */
function DoctrineForm({ t, desk }) {
  const { column } = desk;
  const count = Object.keys(column.doctrine).length + column.forced.length;
  return html`<details class="doctrine"><summary>${sheetWord('doctrine', { count })}</summary>
    <p class="hint">${sheetWord('doctrine-hint')}</p>
    ${settingsOf(desk.values('doctrine')).map(([kind, values]) => html`<${Setting} key=${kind} t=${t} desk=${desk}
      kind=${kind} values=${values} />`)}
    <${Forced} t=${t} desk=${desk} /></details>`;
}

/** Warnings of what will not go as written, and when the orders end. */
function Remarks({ desk }) {
  const { column, draft } = desk;
  return html`<ul class="remarks" aria-live="polite">
    ${(draft.warnings ?? []).map((warning, k) => html`<li key=${k} class="warning">
      ${warningText(warning, column.entries)}</li>`)}
    ${draft.ends && html`<li key="ends">${sheetWord('lapses', { time: momentText(draft.ends) })}</li>`}</ul>`;
}

/** The choice of somebody else to write the same orders for. */
function Copy({ t, column }) {
  const others = t.local.recipients.value.filter(({ id }) => id !== column.recipient.id);
  const to = (event) => copy(t, column, others.find(({ id }) => id === event.target.value));
  return others.length > 0 && html`<label class="setting"><span>${sheetWord('copy')}</span>
    <select onChange=${to} data-copy><option value="">${sheetWord('copy-to')}</option>${others.map((each) =>
    html`<option key=${each.id} value=${each.id}>${markerTitle(each)}</option>`)}</select></label>`;
}

/** Until when the orders hold: to the last entry, or for so many days. */
function Days({ t, desk }) {
  const set = (event) => change(t, (column) => ({ ...column, days: Number(event.target.value) }));
  return html`<label class="setting"><span>${sheetWord('days')}</span><select onChange=${set} data-days>
    <option value="0">${sheetWord('days-auto')}</option>${desk.values('cover_days').map(([days]) => html`<option
    key=${days} value=${days} selected=${days === desk.column.days}>${sheetWord('days-count', { days })}</option>`)}
    </select></label>`;
}

/** How many couriers carry the sheet. */
const Couriers = ({ t, desk }) => !desk.draft.at_once && html`<div class="setting-row">
  <span class="row-name">${sheetWord('couriers')}</span><${Segments} label=${sheetWord('couriers')}
    value=${desk.column.copies} onChange=${(copies) => changeUnchecked(t, { copies })}
    values=${desk.values('end_column').map(([n]) => ({ value: n, text: String(n), marks: { 'data-couriers': n } }))} />
  </div>`;

/** The form of the column that is being written. */
export function Form({ t }) {
  const desk = t.local.desk.value;
  const { column, draft, time } = desk;
  const { day, round, grid } = t.position.value.view;
  const isAsked = t.local.picking.value !== null;
  const now = Math.min(round, grid.rounds); // the rounds of the night have numbers above those of the day
  const pick = (each) => (time && isSame(each, time) ? unchooseTime(t) : chooseTime(t, each));
  return html`<div class="order-sheet" aria-busy=${t.local.working.value > 0}>
    <${Arrival} desk=${desk} />
    <${Units} t=${t} desk=${desk} />
    <${Grid} grid=${grid} column=${column} draft=${draft} today=${day} now=${now}
      time=${time} onChoose=${pick} />
    ${time ? html`<${EntryEditor} key=${`${time.day}.${time.round}`} t=${t} desk=${desk} />`
    : html`<p class="hint">${sheetWord(column.entries.length > 0 ? 'hint-more' : 'hint-first')}</p>`}
    <${Remarks} desk=${desk} />
    ${column.entries.length > 0 && html`<${DoctrineForm} t=${t} desk=${desk} />
      <${Days} t=${t} desk=${desk} /><${Couriers} t=${t} desk=${desk} />
      <${Copy} t=${t} column=${column} />`}
    <div class="sheet-end">${isAsked ? html`<${Asked} t=${t} />`
    : html`<div class="buttons"><${Button} primary onClick=${() => finish(t)} data-end
      why=${column.entries.length > 0 ? undefined : sheetWord('hint-first')}>${sheetWord('finish')}</${Button}>
      <${Button} quiet onClick=${() => close(t)} data-close>${sheetWord('close')}</${Button}></div>`}</div></div>`;
}
