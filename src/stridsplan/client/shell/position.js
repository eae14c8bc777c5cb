// The position as tables, over the map: made by the board, with rows that can be sorted and, if their place can be
// chosen, clicked.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Drawer } from './drawer.js';
import { Mark } from './marks.js';
import { sorted } from './sorting.js';
import { say } from './words.js';

const DIRECTIONS = { 1: 'ascending', '-1': 'descending' };

function Head({ column, order, setOrder }) {
  const by = order.column === column.id ? order.by : 0; // 1: ascending, -1: descending, 0: another column
  return html`<th scope="col" class=${column.number ? 'number' : ''} aria-sort=${DIRECTIONS[by]}>
    <button type="button" aria-label=${say('position-sort', { column: column.text })}
      onClick=${() => setOrder({ column: column.id, by: by === 1 ? -1 : 1 })}>
      ${column.text}<span class="sort-sign" aria-hidden="true">${by === 0 ? '' : by === 1 ? '▲' : '▼'}</span></button>
    </th>`;
}

function Cell({ cell }) {
  const { text, seat } = cell;
  return html`${seat !== undefined && html`<${Mark} seat=${seat} /> `}${text}`;
}

function Row({ row, columns }) {
  const [first, ...rest] = columns;
  const { text } = row.cells[first.id];
  return html`<tr><th scope="row">${row.touch
    ? html`<button type="button" class="button" aria-label=${say('position-choose', { row: text, role: row.role })}
      onClick=${() => row.touch()}>${text}</button>`
    : text}</th>
    ${rest.map(({ id, number }) =>
      html`<td key=${id} class=${number ? 'number' : ''}><${Cell} cell=${row.cells[id]} /></td>`)}</tr>`;
}

function Sheet({ table }) {
  const [order, setOrder] = useState(/** @type {Shared} */ ({ column: null, by: 1 }));
  return html`<table class="position"><caption>${table.caption}</caption>
    <thead><tr>${table.columns.map((column) =>
      html`<${Head} key=${column.id} column=${column} order=${order} setOrder=${setOrder} />`)}</tr></thead>
    <tbody>${sorted(table.rows, order)
      .map((row) => html`<${Row} key=${row.id} row=${row} columns=${table.columns} />`)}</tbody></table>`;
}

/** Tables one below the other. */
export const Sheets = ({ tables }) => tables.map((table) => html`<${Sheet} key=${table.id} table=${table} />`);

/** The panel over the map, with the tables of the shown view. */
export function PositionPanel({ t }) {
  const view = t.playback.shown.value;
  const [tablesOf, setTablesOf] = useState(null);
  useEffect(() => { t.board.value.tables().then((made) => setTablesOf(() => made)).catch(console.error); }, []);
  const tables = view && tablesOf ? tablesOf(t, view).filter(({ rows }) => rows.length > 0) : [];
  return html`<${Drawer} title=${say('position')} side="left" onClose=${() => { t.panel.value = null; }}>
    ${tablesOf && tables.length === 0 && html`<p class="quiet">${say('position-empty')}</p>`}
    <${Sheets} tables=${tables} />
  </${Drawer}>`;
}
