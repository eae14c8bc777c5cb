// The editor of one entry: which order, where, by which way, in which formation, at night.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../../../vendor/preact/hooks.mjs';
import { refusalText } from '../../../shell/api.js';
import { Button, Segments, toast } from '../../../shell/ui.js';
import { sayAttribute, wordId } from '../../../shell/words.js';
import { nameOf } from '../geometry.js';
import { word } from '../texts.js';
import { entryAt, withoutEntry } from './column.js';
import { applyTemplate, change, changeEntry, chooseTime, giveOrder, leadTo, placeBefore, unchooseTime }
  from './desk.js';
import { OrderGlyph, ORDERS } from './glyphs.js';
import { askHex } from './picking.js';
import { TEMPLATES } from './templates.js';
import { momentText, roundClock, sheetWord } from './words.js';

const NEVER = ['NOT_UNDERSTOOD', 'HOME_ONLY']; // refusals that hold at any time: such orders are not offered
const narrow = matchMedia('(max-width: 760px)');
const HEX = /^\s*(\d{1,2})(?:\s*[.,: ]\s*|(?<=\d\d)(?=\d\d\s*$))(\d{1,2})\s*$/; // "07.06", "7 6", "0706"

const helpOf = (order) => sayAttribute(wordId('clusta_noba', 'order', order), 'help');

/** Why an order is refused, in the server's words. */
const whyNot = (t, row) => row && refusalText({ code: 'play.illegal', game: t.table.value.game, reason: row.reason,
  args: row });

/** The orders to choose from; those that are refused say why. An entry with an order shows the others on request. */
function Palette({ t, desk, entry }) {
  const [open, setOpen] = useState(false);
  const offered = ORDERS.filter((order) => desk.orders.has(order) && !NEVER.includes(desk.orders.get(order)?.reason));
  if (entry && !open) {
    return html`<div class="order-row"><${OrderGlyph} order=${entry.order} />
      <b>${word('order', entry.order)}</b>
      <${Button} quiet onClick=${() => setOpen(true)} data-other-order>${sheetWord('other-order')}</${Button}></div>`;
  }
  const give = (order) => { setOpen(false); giveOrder(t, order); };
  return html`<div class="orders" role="group" aria-label=${sheetWord('orders')}>${offered.map((order) =>
    html`<${Button} key=${order} class="order" pressed=${entry?.order === order} title=${helpOf(order)}
      why=${whyNot(t, desk.orders.get(order))} onClick=${() => give(order)} data-order=${order}>
      <${OrderGlyph} order=${order} /><span>${word('order', order)}</span></${Button}>`)}</div>`;
}

/** A hex as a field: typed as printed on the map, or chosen there. */
function HexField({ label, hex, onTyped, onAsk }) {
  const [text, setText] = useState(null);
  const read = () => {
    const found = HEX.exec(text ?? '');
    setText(null);
    if (found) onTyped([Number(found[1]), Number(found[2])]);
    else toast(sheetWord('hex-format'), { kind: 'error' });
  };
  return html`<div class="hex-field"><label><span>${label}</span>
    <input type="text" inputmode="decimal" autocomplete="off" placeholder="00.00" value=${text ?? nameOf(hex) ?? ''}
      onInput=${(event) => setText(event.target.value)} onChange=${read}
      onFocus=${(event) => event.target.select()} /></label>
    <${Button} onClick=${onAsk} data-pick>${sheetWord('pick')}</${Button}></div>`;
}

/** The hexes that a route leads through, each with a button that removes it. */
function Route({ t, desk, entry }) {
  const without = (k) => changeEntry(t, entry, { route: entry.route.toSpliced(k, 1) });
  const add = () => askHex(t, { purpose: { id: 'via' },
    take: (hex) => changeEntry(t, entry, { route: [...entry.route, hex] }) });
  return html`<div class="route-row"><span class="row-name">${sheetWord('route')}</span>
    ${entry.route.map((hex, k) => html`<${Button} key=${`${k} ${nameOf(hex)}`} class="chip-button"
      label=${sheetWord('via-remove', { hex: nameOf(hex) })} onClick=${() => without(k)}>${nameOf(hex)} ×</${Button}>`)}
    ${entry.route.length < desk.draft.most_vias && html`<${Button} quiet onClick=${add} data-via>
      ${sheetWord('via-add')}</${Button}>`}
    ${entry.route.length === 0 && html`<span class="hint">${sheetWord('route-nearest')}</span>`}</div>`;
}

/** Where the entry leads. */
function Target({ t, desk, entry }) {
  const ask = () => askHex(t, { purpose: { id: 'hex', order: entry.order }, chosen: entry.hex,
    from: placeBefore(desk.column, desk.draft, entry), take: (hex, track) => leadTo(t, { ...entry, hex }, track) });
  return html`<${HexField} label=${sheetWord('hex')} hex=${entry.hex} onAsk=${ask}
      onTyped=${(hex) => changeEntry(t, entry, { hex })} />
    <${Route} t=${t} desk=${desk} entry=${entry} />`;
}

/** When the entry begins and is carried out, as far as known. */
function Timing({ leg, isLast }) {
  if (!leg) return null;
  const { begins, ends } = leg;
  return html`<p class="timing" aria-live="polite">${begins && sheetWord('begins', { time: momentText(begins) })}
    ${ends && html` <b>${sheetWord('ends', { time: momentText(ends) })}</b>`}
    ${begins && !ends && ` ${sheetWord(isLast ? 'runs' : 'runs-until')}`}</p>`;
}

const option = (value, text, hint) => ({ value, text, hint });

/** What an entry says besides the order. `draft`: the entry as the server shows it, with what it may say. */
function Options({ t, desk, entry, draft }) {
  const set = (what) => changeEntry(t, entry, what);
  const hasFormation = draft?.formation !== undefined;
  const canMarch = draft?.may_march_at_night;
  return html`
    ${canMarch && html`<div class="setting-row"><span class="row-name">${sheetWord('nights')}</span>
      <${Segments} label=${sheetWord('nights')} value=${entry.nights} onChange=${(nights) => set({ nights })}
        values=${desk.values('nights').map(([n]) => option(n, String(n)))} /></div>`}
    ${hasFormation && html`<div class="setting-row"><span class="row-name">${sheetWord('formation')}</span>
      <${Segments} label=${sheetWord('formation')} value=${entry.formation ?? draft.usual}
        onChange=${(formation) => set({ formation: formation === draft.usual ? null : formation })}
        values=${['march', 'combat'].map((each) => option(each, sheetWord(`formation-${each}`)))} /></div>`}
    ${draft?.may_run_on && html`<label class="check"><input type="checkbox" checked=${entry.further}
      onChange=${() => set({ further: !entry.further })} /> ${sheetWord('further')}</label>`}`;
}

/** The templates whose orders are all legal at the chosen time. */
function Templates({ t, desk }) {
  const isLegal = ({ steps }) => steps.every(({ order }) => desk.orders.get(order) === null);
  const use = (template) => (template.hex
    ? askHex(t, { purpose: { id: `template-${template.id}` }, take: (hex) => applyTemplate(t, template, hex) })
    : applyTemplate(t, template, null));
  const offered = TEMPLATES.filter(isLegal);
  return offered.length > 0 && html`<div class="templates" role="group" aria-label=${sheetWord('templates')}>
    <span class="row-name">${sheetWord('templates')}</span>${offered.map((template) =>
    html`<${Button} key=${template.id} class="chip-button" onClick=${() => use(template)} data-template=${template.id}>
      ${sheetWord(`template-${template.id}`)}</${Button}>`)}</div>`;
}

/** The editor of the entry at the chosen time. */
export function EntryEditor({ t, desk }) {
  const { column, draft, time } = desk;
  const { grid } = t.position.value.view;
  const entry = entryAt(column, time);
  const at = column.entries.indexOf(entry); // also the index of what the server says of the entry
  const box = useRef(null);
  useEffect(() => { box.current.scrollIntoView({ block: narrow.matches ? 'start' : 'nearest' }); }, []);
  const drop = async () => { if (await change(t, (now) => withoutEntry(now, time))) await chooseTime(t, time); };
  return html`<section class="entry-editor" ref=${box} aria-label=${sheetWord('entry')}>
    <header><h3>${sheetWord('entry-title', { day: time.day, round: time.round,
    clock: roundClock(grid, time.round) })}</h3>
      <button type="button" class="close" aria-label=${sheetWord('entry-close')}
        onClick=${() => unchooseTime(t)}>×</button>
    </header>
    <${Palette} t=${t} desk=${desk} entry=${entry} />
    ${!entry && html`<${Templates} t=${t} desk=${desk} />`}
    ${entry && html`<p class="hint">${helpOf(entry.order)}</p>
      ${entry.hex && html`<${Target} t=${t} desk=${desk} entry=${entry} />`}
      <${Options} t=${t} desk=${desk} entry=${entry} draft=${draft.entries[at]} />
      <${Timing} leg=${draft.legs?.[at]} isLast=${at === column.entries.length - 1} />
      <div class="buttons"><${Button} quiet onClick=${drop} data-drop-entry>${sheetWord('entry-remove')}</${Button}>
      </div>`}</section>`;
}
