// The grid of a sheet: eight days across, six rounds down. A cell says what is done in its round, as far as known.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useRef } from '../../../vendor/preact/hooks.mjs';
import { word } from '../texts.js';
import { slotOf, slotsOf } from './column.js';
import { OrderGlyph } from './glyphs.js';
import { entryText, roundClock, sheetWord } from './words.js';

const STEPS = { ArrowLeft: -6, ArrowRight: 6, ArrowUp: -1, ArrowDown: 1 };

/** The name of a cell for screen readers. */
function cellText(cell, entries) {
  const entry = entries[cell.entry];
  return [sheetWord('cell', { day: cell.day, round: cell.round, clock: roundClock(cell.round) }),
    entry && (cell.begins ? entryText(entry) : word('order', entry.order)),
    sheetWord(`state-${cell.state}`)].filter(Boolean).join(', ');
}

function Cell({ cell, today, entries, isPast, isChosen, isStop, onChoose }) {
  const entry = entries[cell.entry];
  return html`<button type="button" class=${`slot ${cell.state} ${cell.begins ? 'begins' : ''}`}
    style=${{ gridArea: `${cell.round + 1} / ${cell.day - today + 2}` }}
    data-slot=${`${cell.day}.${cell.round}`} aria-pressed=${isChosen} disabled=${isPast} tabindex=${isStop ? 0 : -1}
    aria-label=${cellText(cell, entries)} title=${cellText(cell, entries)} onClick=${() => onChoose(cell)}>
    ${cell.begins && html`<${OrderGlyph} order=${entry.order} />`}</button>`;
}

/**
 * The grid.
 * @param {object} props
 * @param {Shared} props.column
 * @param {Shared} props.told  what the server tells of it
 * @param {number} props.today
 * @param {number} props.now  the first round of today that can still be ordered
 * @param {{day: number, round: number} | null} props.time  the one that is chosen
 * @param {(time: {day: number, round: number}) => void} props.onChoose
 */
export function Grid({ column, told, today, now, time, onChoose }) {
  const box = useRef(null);
  const cells = slotsOf(column, told, today);
  const first = slotOf({ day: today, round: now });
  const stop = time ? slotOf(time) : first;
  const onKey = (event) => {
    const at = event.target.dataset.slot;
    if (!(event.key in STEPS) || !at) return;
    const here = cells.findIndex(({ day, round }) => `${day}.${round}` === at);
    const to = cells[here + STEPS[event.key]];
    if (to) box.current.querySelector(`[data-slot="${to.day}.${to.round}"]`)?.focus();
    event.preventDefault();
  };
  return html`<div class="slots" role="group" aria-label=${sheetWord('grid')} ref=${box} onKeyDown=${onKey}>
    <span class="slots-corner" aria-hidden="true">${sheetWord('day')}</span>
    ${[1, 2, 3, 4, 5, 6].map((round) => html`<span key=${round} class="slots-round" aria-hidden="true"
      style=${{ gridRow: round + 1 }}>${roundClock(round)}</span>`)}
    ${Array.from({ length: 8 }, (_, k) => html`<span key=${k} class="slots-day" aria-hidden="true"
      style=${{ gridColumn: k + 2 }}>${today + k}</span>`)}
    ${cells.map((cell) => html`<${Cell} key=${slotOf(cell)} cell=${cell} today=${today} entries=${column.entries}
      isPast=${slotOf(cell) < first} isStop=${slotOf(cell) === stop} onChoose=${onChoose}
      isChosen=${Boolean(time) && slotOf(time) === slotOf(cell)} />`)}</div>`;
}
