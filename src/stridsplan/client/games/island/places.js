// The places of the board: squares, slots and pads. Each can be focused, and its name says what can be done there.
import { html } from '../../vendor/htm/htm-preact.js';
import { Spot } from '../../shell/board/surface.js';
import { CELL, columnOf, isBelow, pointOf, ROWS, slotPoint, squareName } from './geometry.js';
import { GhostPad, Pad, SlotNumbers } from './pads.js';
import { padPlace, slidePlace, slotPlace } from './picks.js';
import { actionText, padText, slotText, squareText } from './texts.js';

/** A place that may be waiting for confirmation. */
const Place = ({ t, place, ...rest }) =>
  html`<${Spot} t=${t} place=${place} class=${t.local.aimed.value?.place === place ? 'aimed' : ''} ...${rest} />`;

function Square({ t, view, frame, square, pick }) {
  const [x, y] = pointOf(frame, square);
  const isSelected = pick?.piece !== undefined && pick.piece === t.local.selected.value;
  return html`<${Place} t=${t} place=${square} data-square=${square} pick=${pick}
    label=${squareText(t, view, square, pick)}
    aria-pressed=${isSelected ? 'true' : undefined}>
    <rect class=${isSelected ? 'selected' : ''} x=${x - CELL / 2} y=${y - CELL / 2}
      width=${CELL} height=${CELL} />
    ${pick && ['block', 'place'].includes(pick.role) && html`<circle class="dot" cx=${x} cy=${y} r="2" />`}</${Place}>`;
}

/** All squares of the island, whether they can be chosen or not. */
export function Squares({ t, view, frame, picks }) {
  const rows = Array.from({ length: ROWS }, (_, k) => ROWS - k);
  const columns = Array.from({ length: view.columns }, (_, k) => k + 1);
  return html`<g class="squares">${rows.flatMap((row) => columns.map((column) => {
    const square = squareName(column, row);
    return html`<${Square} key=${square} t=${t} view=${view} frame=${frame} square=${square}
      pick=${picks.get(square)} />`;
  }))}</g>`;
}

function Slot({ t, frame, seat, slot, pick, type, isArranged }) {
  const [x, y] = slotPoint(frame, seat.edge, slot.column);
  const held = isArranged && t.local.held.value === slot.slot;
  return html`<${Place} t=${t} place=${slotPlace(seat.seat, slot.slot)} data-slot=${slot.slot} data-seat=${seat.seat}
    pick=${pick}
    data-drag=${isArranged ? JSON.stringify({ slot: slot.slot }) : undefined} aria-pressed=${held ? 'true' : undefined}
    label=${slotText(t, seat, slot, pick, type)}>
    <rect class=${held ? 'selected' : ''} x=${x - 18} y=${y - 18} width="36" height="36" rx="3" /></${Place}>`;
}

const SWAP = { role: 'swap', actions: [] }; // the pick of a slot while the pad is arranged

/** The slots of all pads. */
export function Slots({ t, view, frame, picks }) {
  const order = t.local.order.value;
  return html`<g class="slots">${view.seats.filter(({ pad }) => pad).flatMap((seat) => seat.pad.slots.map((slot) => {
    const isArranged = Boolean(order) && seat.seat === t.seat.value;
    return html`<${Slot} key=${slotPlace(seat.seat, slot.slot)} t=${t} frame=${frame} seat=${seat} slot=${slot}
      isArranged=${isArranged}
      pick=${isArranged ? SWAP : picks.get(slotPlace(seat.seat, slot.slot))}
      type=${isArranged ? order[slot.slot - 1] : slot.type} />`;
  }))}</g>`;
}

/** The pads, each a place of its own. Its slots are numbered while the pointer is on it or it is arranged. */
export function Pads({ t, view, frame, picks }) {
  const hovered = t.local.hovered.value ?? '';
  return html`<g class="pads">${view.seats.filter(({ pad }) => pad).map((seat) => {
    const place = padPlace(seat.seat);
    const pick = picks.get(place);
    const over = hovered === place || hovered.startsWith(`slot-${seat.seat}-`)
      || (t.local.order.value && seat.seat === t.seat.value);
    return html`<${Place} key=${place} t=${t} place=${place} data-pad=${seat.seat} pick=${pick}
      label=${padText(t, seat, pick)}>
      <${Pad} frame=${frame} seat=${seat} pick=${pick} /></${Place}>
        ${over && html`<${SlotNumbers} key=${`${place}-numbers`} frame=${frame} seat=${seat} />`}`;
  })}</g>`;
}

/** The two positions that a pad can slide to, left and right. */
export function Slides({ t, view, frame, picks }) {
  const seat = view.seats.find((each) => each.seat === t.seat.value);
  if (!seat?.pad) return null;
  return html`<g class="slides">${['left', 'right'].map((to) => {
    const pick = picks.get(slidePlace(to));
    const column = pick && columnOf(pick.actions[0].column);
    if (!pick) return null;
    const [x, y] = slotPoint(frame, seat.edge, column);
    return html`<${Place} key=${to} t=${t} place=${slidePlace(to)} data-slide=${to} pick=${pick}
      label=${actionText(t, pick.actions[0])}>
      <${GhostPad} frame=${frame} seat=${seat} column=${column} /><circle class="slide-knob" cx=${x} cy=${y} r="17" />
      <path class="slide-arrow" d="M-7 0H6M1 -5L6 0L1 5"
        transform=${`translate(${x} ${y}) rotate(${(to === 'right') === isBelow(frame, seat.edge) ? 0 : 180})`} />
      </${Place}>`;
  })}</g>`;
}
