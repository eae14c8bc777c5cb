// The tip in a corner of the board: what is under the pointer or the cursor.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect } from '../../vendor/preact/hooks.mjs';
import { CornerTip } from '../../shell/board/tip.js';
import { seatTitle } from '../../shell/names.js';
import { askOdds, oddsOf, showsOdds } from '../../shell/odds.js';
import { say, sayPercent } from '../../shell/words.js';
import { RANGES, seatOf } from './geometry.js';
import { slotPlace } from './picks.js';
import { facingName, fireText, typeTitle } from './texts.js';

/** What a character can hit next turn, by the number rolled. */
function Reach({ t, piece }) {
  const reach = Object.entries(oddsOf(t)?.data?.pieces?.[piece] ?? {}).filter(([, squares]) => squares.length > 0);
  return reach.map(([number, squares]) =>
    html`<span key=${number} class="tip-reach">
      <b>${number}</b> ${say('island-reach-squares', { squares: squares.join(', ') })}</span>`);
}

function UnitTip({ t, view, unit }) {
  useEffect(() => { if (view.phase === 'battle') askOdds(t); },
    [unit.piece, t.position.value?.version]);
  return html`<b>${typeTitle(unit.type)} ${unit.square}</b>
    <span>${seatTitle(t.people.value, seatOf(unit.piece))}, ${say('island-facing',
      { facing: facingName(unit.facing) })}, ${say('island-range', { range: RANGES[unit.type] })}</span>
    <span class=${unit.target ? 'tip-strong' : 'tip-line'}>${fireText(view, unit)}</span>
    <${Reach} t=${t} piece=${unit.piece} />`;
}

function SlotTip({ t, seat, slot }) {
  const position = slot.square ? say('island-slot-beside', { square: slot.square }) : say('island-slot-overhangs');
  return html`<b>${slot.type ? typeTitle(slot.type) : say('island-slot-empty-title')}</b>
    <span>${say('island-slot-number', { slot: slot.slot })}, ${seatTitle(t.people.value, seat.seat)}</span>
    <span class="tip-line">${position}</span>`;
}

const BlockTip = ({ t, view, square }) => html`<b>${say('island-block-title')} ${square}</b>
  <span>${showsOdds(t) && say('island-block-chance',
    { chance: sayPercent(view.faces.live / Math.max(1, view.faces.live + view.faces.safe)) })}</span>`;

/** What the tip shows for a place; null if nothing. */
function content(t, view, at) {
  const unit = view.pieces.find(({ square }) => square === at);
  if (unit) return html`<${UnitTip} t=${t} view=${view} unit=${unit} />`;
  if (view.blocks.includes(at)) return html`<${BlockTip} t=${t} view=${view} square=${at} />`;
  const turned = view.turned.find(({ square }) => square === at);
  if (turned) return html`<b>${at}</b><span>${say(`island-trace-${turned.face}`)}</span>`;
  const seat = view.seats.find((each) => at.startsWith(`slot-${each.seat}-`));
  const slot = seat?.pad?.slots.find((each) => slotPlace(seat.seat, each.slot) === at);
  return slot && !t.local.order.value ? html`<${SlotTip} t=${t} seat=${seat} slot=${slot} />` : null;
}

/** The tip; null while there is nothing to show. */
export function Tip({ t, view }) {
  const at = t.local.hovered.value;
  const inside = at && content(t, view, at);
  return inside ? html`<${CornerTip} place=${at}>${inside}</${CornerTip}>` : null;
}
