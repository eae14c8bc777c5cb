// The grid of a sheet: days across, rounds down. A cell says what is done in its round, as far as known.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useRef } from '../../../vendor/preact/hooks.mjs';
import { word } from '../texts.js';
import { byTime, isSame, slotsOf } from './column.js';
import { OrderGlyph } from './glyphs.js';
import { entryText, roundClock, sheetWord } from './words.js';

const keyOf = ({ day, round }) => `${day}.${round}`;

/** The name of a cell for screen readers. */
function cellText(grid, cell, entries) {
  const entry = entries[cell.entry];
  return [sheetWord('cell', { day: cell.day, round: cell.round, clock: roundClock(grid, cell.round) }),
    entry && (cell.begins ? entryText(entry) : word('order', entry.order)),
    sheetWord(`state-${cell.state}`)].filter(Boolean).join(', ');
}

/** A round of a day. `isStop`: whether the Tab key stops here; the first row and column have the headings. */
function Cell({ grid, cell, today, entries, isPast, isChosen, isStop, onChoose }) {
  const entry = entries[cell.entry];
  const text = cellText(grid, cell, entries);
  return html`<button type="button" class=${`slot ${cell.state} ${cell.begins ? 'begins' : ''}`}
    style=${{ gridArea: `${cell.round + 1} / ${cell.day - today + 2}` }}
    data-slot=${keyOf(cell)} aria-pressed=${isChosen} disabled=${isPast} tabindex=${isStop ? 0 : -1}
    aria-label=${text} title=${text} onClick=${() => onChoose(cell)}>
    ${cell.begins && html`<${OrderGlyph} order=${entry.order} />`}</button>`;
}

/**
 * The grid.
 * @param {object} props
 * @param {Shared} props.grid  how many days and rounds, and when these begin
 * @param {Shared} props.column
 * @param {Shared} props.draft  what the server expects of the column
 * @param {number} props.today
 * @param {number} props.now  the first round of today that can still be ordered
 * @param {{day: number, round: number} | null} props.time  the time that is chosen
 * @param {(time: {day: number, round: number}) => void} props.onChoose
 */
export function Grid({ grid, column, draft, today, now, time, onChoose }) {
  const box = useRef(null);
  const cells = slotsOf(grid, column, draft, today);
  const first = { day: today, round: now };
  const stop = time ?? first;
  const steps = { ArrowLeft: -grid.rounds, ArrowRight: grid.rounds, ArrowUp: -1, ArrowDown: 1 };
  const onKey = (event) => {
    const at = event.target.dataset.slot;
    if (!(event.key in steps) || !at) return;
    const here = cells.findIndex((cell) => keyOf(cell) === at);
    const to = cells[here + steps[event.key]];
    if (to) box.current.querySelector(`[data-slot="${keyOf(to)}"]`)?.focus();
    event.preventDefault();
  };
  return html`<div class="slots" role="group" aria-label=${sheetWord('grid')} ref=${box} onKeyDown=${onKey}
    style=${{ '--days': grid.days }}>
    <span class="slots-corner" aria-hidden="true">${sheetWord('day')}</span>
    ${Array.from({ length: grid.rounds }, (_, k) => html`<span key=${k} class="slots-round" aria-hidden="true"
      style=${{ gridRow: k + 2 }}>${roundClock(grid, k + 1)}</span>`)}
    ${Array.from({ length: grid.days }, (_, k) => html`<span key=${k} class="slots-day" aria-hidden="true"
      style=${{ gridColumn: k + 2 }}>${today + k}</span>`)}
    ${cells.map((cell) => html`<${Cell} key=${keyOf(cell)} grid=${grid} cell=${cell} today=${today}
      entries=${column.entries} isPast=${byTime(cell, first) < 0} isStop=${isSame(cell, stop)} onChoose=${onChoose}
      isChosen=${Boolean(time) && isSame(time, cell)} />`)}</div>`;
}
