// The order phase: what is written, what else can be sent, and the seal.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useState } from '../../../vendor/preact/hooks.mjs';
import { Button } from '../../../shell/ui.js';
import { Asked } from './asked.js';
import { edit, remove, submit } from './desk.js';
import { OrderGlyph } from './glyphs.js';
import { Others } from './others.js';
import { Overview } from './overview.js';
import { writtenOf } from './recipients.js';
import { entryText, markerName, momentText, sheetWord, unitsText, warningText } from './words.js';

/** One column that waits to be sent. */
function Written({ t, column, number }) {
  const who = markerName(column.recipient);
  const { warnings = [], entries } = column;
  return html`<li class="written" data-column=${number}><div><b>${sheetWord('to', { who })}</b>${' '}
      <small>${unitsText(column)}</small>
      <ol class="written-entries">${entries.map((entry) => html`<li key=${`${entry.day}.${entry.round}`}>
        <${OrderGlyph} order=${entry.order} />
        <span>${sheetWord('when', { day: entry.day, round: entry.round, what: entryText(entry) })}</span></li>`)}</ol>
      <small>${column.at_once ? sheetWord('at-once') : column.arrives
    && sheetWord('arrives', { time: momentText(column.arrives) })}</small>
      ${warnings.map((warning, k) => html`<small key=${k} class="warning">${warningText(warning, entries)}</small>`)}
    </div><div class="buttons"><${Button} quiet onClick=${() => edit(t, column, number)} data-edit
        label=${sheetWord('edit-label', { who })}>${sheetWord('edit')}</${Button}>
      <${Button} quiet onClick=${() => remove(t, number)} data-remove label=${sheetWord('remove-label', { who })}>
        ${sheetWord('remove')}</${Button}></div></li>`;
}

/** The columns written in this phase. */
function AllWritten({ t, view }) {
  const written = writtenOf(view);
  return written.length > 0 && html`<section class="all-written"><h3>${sheetWord('written', { count: written.length })}
    </h3><ul>${written.map(({ column, number }) => html`<${Written} key=${`${number} ${column.recipient.id}`} t=${t}
      column=${column} number=${number} />`)}</ul></section>`;
}

/** What to think of before the orders are sealed. */
const Warnings = ({ warnings }) => warnings.length > 0 && html`<ul class="remarks">${warnings.map((warning) =>
  html`<li key=${`${warning.id} ${warning.units}`} class="warning">${warningText(warning)}</li>`)}</ul>`;

/**
 * The button that seals the orders, which ends the phase. `watch`: the seat wants to give orders for its own hex before
 * each round.
 */
function Seal({ t, view }) {
  const seals = t.actions.value.filter(({ kind }) => kind === 'seal');
  const mayWatch = seals.some(({ watch }) => watch);
  const [watch, setWatch] = useState(false);
  const sheets = new Set(writtenOf(view).map(({ column }) => column.sheet)).size;
  return html`<${Warnings} warnings=${view.warnings ?? []} />
    ${mayWatch && html`<label class="check"><input type="checkbox" checked=${watch} data-watch
      onChange=${() => setWatch(!watch)} /> ${sheetWord('watch')}</label>`}
    <div class="sheet-end">${t.local.picking.value ? html`<${Asked} t=${t} />`
    : html`<div class="buttons"><${Button} primary data-end data-no-enter
      onClick=${() => submit(t, [['seal', { watch: mayWatch && watch }]])}>
      ${sheetWord('seal', { sheets })}</${Button}></div>`}</div>`;
}

/** The order phase before a day. */
export function Orders({ t }) {
  const { view } = t.position.value;
  return html`<${Overview} t=${t} /><${AllWritten} t=${t} view=${view} />
    <${Others} t=${t} view=${view} />
    <${Seal} t=${t} view=${view} />`;
}

/** The order phase before a round, for the seat's own hex: one button goes on, with or without new orders. */
export function Live({ t, hint = sheetWord('live-hint'), children }) {
  const { view } = t.position.value;
  const sheets = writtenOf(view).length;
  return html`<p class="hint">${hint}</p>
    <div class="buttons"><${Button} primary onClick=${() => submit(t, [['seal', { watch: false }]])} data-end>
      ${sheetWord(sheets > 0 ? 'live-seal' : 'live-go-on')}</${Button}>${children}</div>
    <${AllWritten} t=${t} view=${view} /><${Overview} t=${t} /><${Others} t=${t} view=${view} />`;
}
