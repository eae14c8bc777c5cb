// Who is where, and what everybody is ordered to do on the days to come: a row for each unit, a column for each day.
import { html } from '../../../vendor/htm/htm-preact.js';
import { Button } from '../../../shell/ui.js';
import { sayList } from '../../../shell/words.js';
import { menOf } from '../markers.js';
import { ageText, word } from '../texts.js';
import { orderByDay } from './column.js';
import { write } from './desk.js';
import { OrderGlyph } from './glyphs.js';
import { ownPlacesOf, recipientFor } from './recipients.js';
import { markerName, sheetWord } from './words.js';

/** The days of a unit: a picture where an order begins, a line while it goes on, nothing without orders. */
function Days({ days }) {
  return days.map(({ day, order, begins }) => html`<td key=${day} class=${order ? 'ordered' : 'free'}>
    ${order && begins ? html`<${OrderGlyph} order=${order} />` : null}
    <span class="unseen">${order ? word('order', order) : word('order', 'none')}</span></td>`);
}

function UnitRow({ t, view, place, unit }) {
  const column = view.orders[unit.column];
  const days = orderByDay(view.grid, column ?? { entries: [] }, unit.until, view.day);
  const recipient = recipientFor(place, unit, view.chief);
  const name = word('unit', unit.id);
  const begin = () => write(t, recipient, recipient.kind === 'unit' || place.units.length === 1 ? [] : [unit.id]);
  return html`<tr class=${unit.column === null ? 'idle' : ''} data-unit=${unit.id}><th scope="row">
      <button type="button" class="unit-name" disabled=${!recipient} onClick=${begin}
        title=${sheetWord('write-for', { unit: name })}>${name} <small>${menOf(unit)}</small></button></th>
    <${Days} days=${days} /></tr>`;
}

/** A hex with all who are there; a button for each commander and the camp writes orders for all units. */
function Place({ t, view, place }) {
  const { hex, isHome, isAboard, units, leaders, recipients } = place;
  const toWrite = recipients.filter(({ kind }) => kind !== 'unit'); // commanders and the camp
  const names = sayList(leaders.map(markerName));
  const name = hex === 'box' ? word('hex-box') : hex;
  const heading = toWrite.length > 1 ? name : names || sheetWord('lone'); // several have their names on buttons
  const age = Math.min(...units.map((unit) => unit.age), Infinity);
  const seen = isHome ? sheetWord('home') : Number.isFinite(age) && ageText(age);
  const where = [heading !== name && name, isAboard && sheetWord('aboard'), seen];
  return html`<tbody data-place-row=${hex}><tr class="place-row"><th scope="rowgroup"
      colspan=${1 + view.grid.days}><span><b>${heading}</b> <small>${where.filter(Boolean).join(', ')}</small></span>
      ${toWrite.map((each) => html`<${Button} key=${each.id} class="chip-button" onClick=${() => write(t, each)}
        label=${sheetWord('write-to', { who: markerName(each) })} data-write=${each.id}>
        ${sheetWord(toWrite.length > 1 ? 'write-to' : 'write', { who: markerName(each) })}</${Button}>`)}
      ${leaders.length === 0 && recipients.length > 0
    && html`<span class="hint">${sheetWord('lone-hint')}</span>`}</th></tr>
    ${units.map((unit) => html`<${UnitRow} key=${unit.id} t=${t} view=${view} place=${place} unit=${unit} />`)}
    </tbody>`;
}

/** The table. */
export function Overview({ t }) {
  const { view } = t.position.value;
  const places = ownPlacesOf(view, t.local.recipients.value);
  if (places.length === 0) return html`<p class="hint">${sheetWord('nobody')}</p>`;
  return html`<table class="overview"><thead><tr><td></td>${Array.from({ length: view.grid.days }, (_, k) =>
    html`<th key=${k} scope="col">${view.day + k}</th>`)}</tr></thead>
    ${places.map((place) => html`<${Place} key=${place.hex} t=${t} view=${view} place=${place} />`)}</table>`;
}
