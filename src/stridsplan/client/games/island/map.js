// The drawing: the island in its sea, the pads, the pieces and what may be done with them.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useMemo } from '../../vendor/preact/hooks.mjs';
import { MapButtons } from '../../shell/map-buttons.js';
import { tellsOdds } from '../../shell/outlook.js';
import { say } from '../../shell/words.js';
import { useZoom } from '../../shell/zoom.js';
import { Scene } from './effects.js';
import { lastStep, sceneOf } from './follow.js';
import { angleOf, boxOf, CELL, forwardOf, frameOf, partInUse, pointOf, seatOf, slotPoint, squareName } from './geometry.js';
import { Ground } from './ground.js';
import { FireLine, Preview, Shot, Ways } from './hints.js';
import { focusedPlace, onClick, onDrop, onKey, placeOf } from './input.js';
import { picksOf, slotPlace } from './picks.js';
import { Pads, Slides, Slots, Squares } from './places.js';
import { Tip } from './tip.js';
import { Tray } from './tray.js';
import { Crate, Trace, Unit } from './units.js';

const TOUCH = 44; // pixels of a square that is large enough for a finger

const coarse = matchMedia('(pointer: coarse)');
const EMPTY = { columns: 12, phase: 'blocks', pieces: [], blocks: [], turned: [], seats: [], dice: [], options: {} };

/** All characters, on the island and in the slots, always in the same order. */
function unitsOf(view) {
  const aboard = view.seats.filter(({ pad }) => pad).flatMap(({ seat, edge, pad }) => pad.slots.filter(({ piece }) => piece !== null)
    .map(({ piece, type, slot, column }) => ({ piece, seat, type, slot, column, edge, facing: forwardOf(edge) })));
  return [...view.pieces, ...aboard].sort((a, b) => a.piece - b.piece);
}

/** The five that are being put in order on one's own pad. */
function draftUnits(t, view) {
  const seat = view.seats.find((each) => each.seat === t.seat.value);
  const order = t.local.order.value;
  if (!order || !seat?.pad) return [];
  return seat.pad.slots.map(({ slot, column }) => ({ piece: `draft-${slot}`, seat: seat.seat, type: order[slot - 1], slot, column,
    edge: seat.edge, facing: forwardOf(seat.edge), drag: slot }));
}

function Units({ t, view, frame, picks }) {
  const hand = t.local.hand.value;
  return html`<g class="units" aria-hidden="true">${[...unitsOf(view), ...draftUnits(t, view)].map((unit) => {
    const place = unit.square ?? slotPlace(unit.seat, unit.slot);
    const pick = picks.get(place);
    const extra = [pick ? `touchable can-${pick.role}` : '', unit.piece === hand ? 'in-hand' : '', unit.square ? '' : 'aboard'].join(' ');
    return html`<${Unit} key=${unit.piece} unit=${unit} place=${place} extra=${extra} small=${!unit.square}
      point=${unit.square ? pointOf(frame, unit.square) : slotPoint(frame, unit.edge, unit.column)} angle=${angleOf(frame, unit.facing)} />`;
  })}</g>`;
}

function Step({ frame, step }) {
  const mark = (square) => square && html`<rect class="last-step" x=${pointOf(frame, square)[0] - 20} y=${pointOf(frame, square)[1] - 20} width="40" height="40" />`;
  return step && html`<g aria-hidden="true">${mark(step.from)}${mark(step.to)}</g>`;
}

/** The shots that can be fired now; those of the character under the pointer are drawn strongly. */
function Shots({ t, view, frame }) {
  const shots = t.actions.value.filter(({ kind }) => kind === 'shoot');
  const { hovered, hand } = t.local;
  return html`<g class="shots" aria-hidden="true">${shots.map((action) => html`<${Shot} key=${action.piece} frame=${frame} from=${action.from} target=${action.target}
    strong=${[action.from, action.target].includes(hovered.value) || hand.value === action.piece} />`)}</g>`;
}

/** The action whose outcome is shown: the one aimed at, or the only one under the pointer. */
function actionInSight(t, picks) {
  const aim = t.local.aimed.value;
  if (aim?.actions.length === 1) return aim.actions[0];
  const actions = picks.get(t.local.hovered.value)?.actions ?? [];
  return actions.length === 1 ? actions[0] : null;
}

/** The line of fire of the character under the pointer or in hand. */
function Fire({ t, view, frame }) {
  const at = t.local.hovered.value ?? '';
  const units = view.pieces.filter((each) => each.square === at || (each.piece === t.local.hand.value));
  return html`<g class="fires" aria-hidden="true">${units.map((unit) => html`<${FireLine} key=${unit.piece} frame=${frame} view=${view} unit=${unit} />`)}</g>`;
}

/** Where a finger wants to look closer: the character in hand, else what lies before one's own edge. */
function playPoint(t, view, frame) {
  const hand = view.pieces.find(({ piece }) => piece === t.local.hand.value);
  const { edge, pad } = t.local.seat.value ?? { edge: 'south' };
  return pointOf(frame, hand?.square ?? squareName(pad?.column ?? Math.round(frame.columns / 2), edge === 'north' ? 10 : 3));
}

/** The cursor begins at what can be touched, else in the middle of one's own edge. */
function useCursor(t, picks, frame) {
  const { cursor } = t.local;
  const first = [...picks.keys()].find((place) => !place.startsWith('way-')) ?? (frame.turned ? 'g12' : 'f1');
  useEffect(() => { if (cursor.value === null || !picks.has(cursor.value)) cursor.value = first; }, [first, picks.size]);
}

/** What the pointer rests on, inked stronger when it can be touched. */
function Hovered({ t, frame, picks }) {
  const place = t.local.hovered.value;
  if (!picks.has(place) || !/^[a-x]\d/.test(place)) return null;
  const [x, y] = pointOf(frame, place);
  return html`<rect class=${`hover-square can-${picks.get(place).role}`} x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} />`;
}

/** What would come of the action in sight. */
function Sight({ t, view, frame, picks }) {
  const action = actionInSight(t, picks);
  if (!action) return null;
  const seat = action.piece === undefined ? t.seat.value : seatOf(action.piece);
  return html`<${Preview} frame=${frame} view=${view} action=${action} isOwn=${t.local.isOwn} seat=${seat} tells=${tellsOdds(t)} />
    ${action.kind === 'place_block' && html`<${Crate} point=${pointOf(frame, action.square)} extra="preview" />`}`;
}

/** Where the character under the pointer could go. */
function Glance({ t, frame, picks }) {
  const { piece } = picks.get(t.local.hovered.value) ?? {};
  if (piece === undefined || piece === t.local.hand.value) return null;
  const ways = picksOf(t.actions.value, { seat: t.seat.value, hand: piece });
  return html`<${Ways} t=${t} frame=${frame} picks=${ways} seat=${seatOf(piece)} still />`;
}

function Layers({ t, view, frame, picks, isTelling }) {
  const told = t.events.value.slice(0, t.playback.told.value);
  const event = t.playback.current.value;
  const asked = !isTelling && t.question.value;
  return html`<${Step} frame=${frame} step=${lastStep(told)} />
    <g class="traces" aria-hidden="true">${view.turned.map(({ square, face }) => html`<${Trace} key=${square} point=${pointOf(frame, square)} face=${face} />`)}</g>
    <${Pads} t=${t} view=${view} frame=${frame} picks=${picks} /><${Squares} t=${t} view=${view} frame=${frame} picks=${picks} />
    <${Slots} t=${t} view=${view} frame=${frame} picks=${picks} /><${Hovered} t=${t} frame=${frame} picks=${picks} />
    <g class="crates" aria-hidden="true">${view.blocks.map((square) => html`<${Crate} key=${square} place=${square} point=${pointOf(frame, square)} extra=${picks.has(square) ? 'touchable' : ''} />`)}</g>
    <${Fire} t=${t} view=${view} frame=${frame} /><${Units} t=${t} view=${view} frame=${frame} picks=${picks} />
    ${asked && html`<${Shots} t=${t} view=${view} frame=${frame} />`}
    ${asked && html`<${Glance} t=${t} frame=${frame} picks=${picks} />`}
    ${!isTelling && html`<${Sight} t=${t} view=${view} frame=${frame} picks=${picks} />`}
    ${asked && html`<${Ways} t=${t} frame=${frame} picks=${picks} seat=${Number.isInteger(t.local.hand.value) ? seatOf(t.local.hand.value) : t.seat.value} />
      <${Slides} t=${t} view=${view} frame=${frame} picks=${picks} />`}
    <${Scene} frame=${frame} scene=${event && sceneOf(told)} event=${event} gone=${view.gone} />`;
}

/** The board of the island. */
export function Board({ t }) {
  const view = t.playback.shown.value ?? EMPTY;
  const { columns, turned } = frameOf(t.playback.shown.value, t.seat.value);
  const frame = useMemo(() => ({ columns, turned }), [columns, turned]);
  const box = useMemo(() => boxOf(frame), [frame]);
  const move = useZoom(box, (_, scale) => { t.local.scale.value = scale; }, partInUse(frame, view.seats));
  const isTelling = Boolean(t.playback.current.value);
  const picks = isTelling ? new Map() : t.local.picks.value;
  const still = useMemo(() => html`<${Ground} frame=${frame} />`, [frame]);
  const { hovered, cursor } = t.local;
  useCursor(t, picks, frame);
  const point = (event) => { const place = placeOf(event); if (hovered.value !== place) hovered.value = place; };
  const focus = (event) => {
    const place = placeOf(event);
    if (!place || !event.target.matches(':focus-visible')) return;
    hovered.value = place;
    cursor.value = place;
    if (/^[a-x]\d/.test(place)) move.show(pointOf(frame, place));
  };
  return html`<div class="island-board" onFocusIn=${focus}>
    <svg ref=${move.svg} class="island-map" role="group" aria-label=${say('island-map')} onClick=${(event) => onClick(t, move.svg.current, picks, event)}
      onKeyDown=${(event) => onKey(t, view, frame, move.svg.current, event)} onPointerOver=${point} onPointerLeave=${() => { hovered.value = focusedPlace(move.svg.current); }}
      onPointerDown=${(event) => { t.local.dragged = event.target.closest?.('[data-drag]')?.dataset.drag ?? null; }}
      onPointerUp=${(event) => onDrop(t, event)}>
      <g ref=${move.ground}>${still}<${Layers} t=${t} view=${view} frame=${frame} picks=${picks} isTelling=${isTelling} /></g>
    </svg>
    <${MapButtons} move=${move} at=${coarse.matches ? () => playPoint(t, view, frame) : undefined} least=${TOUCH / CELL} />
    <${Tip} t=${t} view=${view} frame=${frame} />
    <${Tray} t=${t} view=${view} />
  </div>`;
}
