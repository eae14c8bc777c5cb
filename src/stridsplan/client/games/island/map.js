// The drawing: the island in the sea, the pads, the pieces and what can be done with them.
import { html } from '../../vendor/htm/htm-preact.js';
import { useMemo } from '../../vendor/preact/hooks.mjs';
import { Surface } from '../../shell/board/surface.js';
import { showsOdds } from '../../shell/odds.js';
import { coarse } from '../../shell/ui.js';
import { placeByKey, swapByKey } from './cursor.js';
import { Scene } from './effects.js';
import { lastStep, sceneOf } from './follow.js';
import { angleOf, boxOf, CELL, columnOf, COLUMNS, forwardOf, frameOf, isSquare, partInUse, pointOf, seatOf, slotPoint,
  squareName } from './geometry.js';
import { Ground } from './ground.js';
import { FireLine, MoveGhosts, Preview } from './overlays.js';
import { picksOf, slotPlace } from './picks.js';
import { Pads, Slides, Slots, Squares } from './places.js';
import { Shot } from './shots.js';
import { Tip } from './tip.js';
import { drop, touch } from './touch.js';
import { Tray } from './tray.js';
import { Crate, Trace, Unit, UnitIcon } from './units.js';

const NEAR = { reach: 24, among: '' }; // a finger means a place within 24 pixels; '': any place
const EMPTY = { columns: COLUMNS, phase: 'blocks', pieces: [], blocks: [], turned: [], seats: [], dice: [],
  options: {} };

/** The middle of a square, a pad, a slot, or of a pad where it can slide to (the names: picks.js). */
function middleOf(t, view, frame, picks, place) {
  if (isSquare(place)) return pointOf(frame, place);
  const [kind, number, slot] = place.split('-'); // slot-1-3 of seat 1, pad-1, slide-left, way-12
  const owner = { slide: t.seat.value, pad: Number(number), slot: Number(number) }[kind];
  const { edge, pad } = view.seats.find(({ seat }) => seat === owner) ?? {};
  const column = kind === 'slide' ? columnOf(picks.get(place)?.actions[0].column)
    : slot ? pad?.slots[slot - 1].column : pad?.column;
  return column ? slotPoint(frame, edge, column) : null;
}

/** All characters, on the island and in the slots, always in the same order, so that their moves are animated. */
function unitsOf(view) {
  const aboard = view.seats.filter(({ pad }) => pad)
    .flatMap(({ seat, edge, pad }) => pad.slots.filter(({ piece }) => piece !== null)
    .map(({ piece, type, slot, column }) => ({ piece, seat, type, slot, column, edge, facing: forwardOf(edge) })));
  return [...view.pieces, ...aboard].sort((a, b) => a.piece - b.piece);
}

/**
 * The five characters that are being arranged on the seat's own pad. They have no numbers yet; `drag`: what touch.js
 * gets when one is dropped.
 */
function arrangedUnits(t, view) {
  const seat = view.seats.find((each) => each.seat === t.seat.value);
  const order = t.local.order.value;
  if (!order || !seat?.pad) return [];
  return seat.pad.slots.map(({ slot, column }) => ({ piece: `arranged-${slot}`, seat: seat.seat, type: order[slot - 1],
    slot, column,
    edge: seat.edge, facing: forwardOf(seat.edge), drag: { slot } }));
}

function Units({ t, view, frame, picks }) {
  const selected = t.local.selected.value;
  return html`<g class="units" aria-hidden="true">${[...unitsOf(view), ...arrangedUnits(t, view)].map((each) => {
    const place = each.square ?? slotPlace(each.seat, each.slot);
    const pick = picks.get(place);
    const unit = pick?.piece === each.piece ? { ...each, drag: { piece: each.piece } } : each;
    const extra = [pick ? `touchable can-${pick.role}` : '', unit.piece === selected ? 'selected' : '', unit.square ? ''
      : 'aboard'].join(' ');
    return html`<${Unit} key=${unit.piece} unit=${unit} place=${place} extra=${extra} small=${!unit.square}
      point=${unit.square ? pointOf(frame, unit.square) : slotPoint(frame, unit.edge, unit.column)}
      angle=${angleOf(frame, unit.facing)} />`;
  })}</g>`;
}

/** The squares of the last step (`lastStep` in follow.js). */
function LastStep({ frame, step }) {
  const mark = (square) => square
    && html`<rect class="last-step" x=${pointOf(frame, square)[0] - CELL / 2} y=${pointOf(frame, square)[1] - CELL / 2}
      width=${CELL} height=${CELL} />`;
  return step && html`<g aria-hidden="true">${mark(step.from)}${mark(step.to)}</g>`;
}

/** The shots that can be fired now; strong are those of the selected character, and those that the pointer is over. */
function Shots({ t, frame }) {
  const shots = t.actions.value.filter(({ kind }) => kind === 'shoot');
  const { hovered, selected } = t.local;
  return html`<g class="shots" aria-hidden="true">
    ${shots.map((action) => html`<${Shot} key=${action.piece} frame=${frame} from=${action.from} target=${action.target}
    strong=${[action.from, action.target].includes(hovered.value) || selected.value === action.piece} />`)}</g>`;
}

/** The action whose outcome is shown: the one to be confirmed, or the only one under the pointer. */
function previewedAction(t, picks) {
  const aim = t.local.aimed.value;
  if (aim?.actions.length === 1) return aim.actions[0];
  const actions = picks.get(t.local.hovered.value)?.actions ?? [];
  return actions.length === 1 ? actions[0] : null;
}

/** The line of fire of the character that is selected or under the pointer. */
function Fire({ t, view, frame }) {
  const at = t.local.hovered.value ?? '';
  const units = view.pieces.filter((each) => each.square === at || (each.piece === t.local.selected.value));
  return html`<g class="fires" aria-hidden="true">
    ${units.map((unit) => html`<${FireLine} key=${unit.piece} frame=${frame} view=${view} unit=${unit} />`)}</g>`;
}

const NEAR_EDGE = { north: 10, south: 3 }; // the third row from each edge

/** Where to zoom in on a phone: the selected character, else the squares at the seat's own edge. */
function playPoint(t, view, frame) {
  const selected = view.pieces.find(({ piece }) => piece === t.local.selected.value);
  const { edge, pad } = t.local.seat.value ?? { edge: 'south' };
  return pointOf(frame, selected?.square ?? squareName(pad?.column ?? Math.round(frame.columns / 2),
    NEAR_EDGE[edge]));
}

/** The highlight of the square under the pointer, if it can be chosen. */
function Hovered({ t, frame, picks }) {
  const place = t.local.hovered.value;
  if (!picks.has(place) || !isSquare(place)) return null;
  const [x, y] = pointOf(frame, place);
  return html`<rect class=${`hover-square can-${picks.get(place).role}`} x=${x - CELL / 2} y=${y - CELL / 2}
    width=${CELL} height=${CELL} />`;
}

/** A preview of what `previewedAction` returns. */
function ActionPreview({ t, view, frame, picks }) {
  const action = previewedAction(t, picks);
  if (!action) return null;
  const seat = action.piece === undefined ? t.seat.value : seatOf(action.piece);
  return html`<${Preview} frame=${frame} view=${view} action=${action} isOwn=${t.local.isOwn} seat=${seat}
    hasOdds=${showsOdds(t)} />
    ${action.kind === 'place_block' && html`<${Crate} point=${pointOf(frame, action.square)} extra="preview" />`}`;
}

/** Where the character under the pointer could go. */
function HoveredMoves({ t, frame, picks }) {
  const { piece } = picks.get(t.local.hovered.value) ?? {};
  if (piece === undefined || piece === t.local.selected.value) return null;
  const moves = picksOf(t.actions.value, { seat: t.seat.value, selected: piece, type: null, facing: null });
  return html`<${MoveGhosts} t=${t} frame=${frame} picks=${moves} seat=${seatOf(piece)} still />`;
}

function Layers({ t, view, frame, picks, isPlaying }) {
  const shownEvents = t.events.value.slice(0, t.playback.shownCount.value);
  const event = t.playback.current.value;
  const asked = !isPlaying && t.question.value;
  return html`<${LastStep} frame=${frame} step=${lastStep(shownEvents)} />
    <g class="traces" aria-hidden="true">
      ${view.turned.map(({ square, face }) =>
        html`<${Trace} key=${square} point=${pointOf(frame, square)} face=${face} />`)}</g>
    <${Pads} t=${t} view=${view} frame=${frame} picks=${picks} />
    <${Squares} t=${t} view=${view} frame=${frame} picks=${picks} />
    <${Slots} t=${t} view=${view} frame=${frame} picks=${picks} /><${Hovered} t=${t} frame=${frame} picks=${picks} />
    <g class="crates" aria-hidden="true">
      ${view.blocks.map((square) =>
        html`<${Crate} key=${square} place=${square} point=${pointOf(frame, square)}
          extra=${picks.has(square) ? 'touchable' : ''} />`)}</g>
    <${Fire} t=${t} view=${view} frame=${frame} /><${Units} t=${t} view=${view} frame=${frame} picks=${picks} />
    ${asked && html`<${Shots} t=${t} frame=${frame} />`}
    ${asked && html`<${HoveredMoves} t=${t} frame=${frame} picks=${picks} />`}
    ${!isPlaying && html`<${ActionPreview} t=${t} view=${view} frame=${frame} picks=${picks} />`}
    ${asked && html`<${MoveGhosts} t=${t} frame=${frame} picks=${picks}
      seat=${Number.isInteger(t.local.selected.value) ? seatOf(t.local.selected.value) : t.seat.value} />
      <${Slides} t=${t} view=${view} frame=${frame} picks=${picks} />`}
    <${Scene} frame=${frame} scene=${event && sceneOf(shownEvents)} event=${event} gone=${view.gone} />`;
}

/** The character that is dragged. */
function DraggedUnit({ t, view, piece, slot }) {
  const type = piece === undefined ? t.local.order.value[slot - 1]
    : view.pieces.find((each) => each.piece === piece)?.type;
  return type && html`<${UnitIcon} type=${type} seat=${t.seat.value} />`;
}

/** The board of the island. */
export function Board({ t }) {
  const view = t.playback.shown.value ?? EMPTY;
  const { columns, turned } = frameOf(t.playback.shown.value, t.seat.value);
  const frame = useMemo(() => ({ columns, turned }), [columns, turned]);
  const box = useMemo(() => boxOf(frame), [frame]);
  const isPlaying = Boolean(t.playback.current.value);
  const picks = isPlaying ? new Map() : t.local.picks.value;
  const still = useMemo(() => html`<${Ground} frame=${frame} />`, [frame]);
  // Without a place to choose: a square at the seat's own edge
  const first = [...picks.keys()].find((place) => !place.startsWith('way-')) ?? (frame.turned ? 'g12' : 'f1');
  return html`<div class="island-board">
    <${Surface} t=${t} game="island" box=${box} part=${partInUse(frame, view.seats)} picks=${picks} first=${first}
      keeps=${(place) => picks.has(place)}
      scaled=${(_, scale) => { t.local.scale.value = scale; }}
      pointOf=${(place) => middleOf(t, view, frame, picks, place)} near=${NEAR}
      next=${(place, key) => placeByKey(view, frame, place, key)} touch=${(place, how) => touch(t, place, how)}
      onMiss=${() => t.cancel()}
      onKey=${(place, event) => swapByKey(t, view, frame, place, event)}
      onDrop=${(what, place, passed, at) => drop(t, what, place, at)}
      drawDragged=${(what) => html`<${DraggedUnit} t=${t} view=${view} ...${what} />`}
      closer=${coarse.matches ? () => playPoint(t, view, frame) : undefined} cell=${CELL}>
      ${still}<${Layers} t=${t} view=${view} frame=${frame} picks=${picks} isPlaying=${isPlaying} />
    </${Surface}>
    <${Tip} t=${t} view=${view} frame=${frame} />
    <${Tray} t=${t} view=${view} />
  </div>`;
}
