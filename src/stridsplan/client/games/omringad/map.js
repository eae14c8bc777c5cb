// The drawing: countries, squares, the seams between them, and what can be done; the battle board is beside or
// below it during a battle.
import { html } from '../../vendor/htm/htm-preact.js';
import { useMemo } from '../../vendor/preact/hooks.mjs';
import { Surface } from '../../shell/board/surface.js';
import { lazily } from '../../shell/lazy.js';
import { Mark, seatClass } from '../../shell/marks.js';
import { boardOf, boxOf, CELL, frameOf, isDrawn, letterOf, pointOf, squareIn, trailOf } from './geometry.js';
import { Countries, Globe, Grid, Rim, Ring, Seams } from './ground.js';
import { nextSquare, onKey } from './input.js';
import { Pieces, Squares } from './squares.js';
import { TerrainIcon } from './terrain.js';
import { Tip } from './tip.js';
import { drop, touch } from './touch.js';
import { Stack, TileIcon } from './units.js';

const BattleBoard = lazily(() => import('./battle.js').then((module) => module.BattleBoard));

// Not the phase 'terrain', in which only one country is drawn
const EMPTY = { phase: 'army', squares: [], seats: [], settlements: [], options: {} };

/** The view while the server sends none: countries without squares. */
const emptyOf = (t) => ({ ...EMPTY, board: boardOf(t.table.value.seats.length) });

/** The square under the pointer or the cursor (from), null if there is none, and the set of its neighbours (all). */
function nearOf(t, view) {
  const from = t.local.hovered.value;
  const all = from ? squareIn(view, from)?.neighbours ?? [] : [];
  return { from, all: new Set(all) };
}

function Neighbours({ frame, near }) {
  return html`<g class="neighbours" aria-hidden="true">
    ${[...near.all].filter((square) => isDrawn(frame, square)).map((square) => html`<${Ring} key=${square}
    frame=${frame} square=${square} extra="near" />`)}
      ${near.from && isDrawn(frame, near.from) && html`<${Ring} frame=${frame} square=${near.from} extra="here" />`}
    </g>`;
}

const line = (parts) => parts.map((points) => `M${points.map((point) => point.join(' ')).join('L')}`).join('');

/** The path of a move: of the draft, or of the event that is shown. */
function Trail({ frame, view, path, seat, stack }) {
  if (path.length === 0) return null;
  const [x, y] = pointOf(frame, path.at(-1));
  return html`<g class=${`trail ${seatClass(seat)}`} aria-hidden="true">
    <path class="trail-halo" d=${line(trailOf(frame, view, path))} />
    <path class="trail-line" d=${line(trailOf(frame, view, path))} />
    ${stack && html`<g class="trail-end" transform=${`translate(${x} ${y})`}><${Stack} stack=${stack} /></g>`}</g>`;
}

/** The selected group, at the square that it has reached. */
function SelectedGroup({ t, frame, view }) {
  const move = moveOf(t);
  if (!move || move.path.length === 0) return null;
  return html`<${Trail} frame=${frame} view=${view} path=${[move.start, ...move.path]} seat=${t.seat.value}
    stack=${groupStack(t, move)} />`;
}

/** The move of the draft, because the view after a complete move no longer has it. */
function moveOf(t) {
  const { taken } = t.compound.value;
  const start = taken.find(({ kind }) => kind === 'start');
  if (!start) return null;
  const takes = taken.filter(({ kind }) => kind === 'take');
  return { start: start.square, path: taken.filter(({ kind }) => kind === 'step').map(({ to }) => to),
    group: takes.map((take) => ({ ...take, count: 1 })) };
}

/**
 * The group as a stack. Its top is that of the move in the view; where the view has no move any more, the drafted
 * one, or else the first tile.
 */
function groupStack(t, { group }) {
  const top = t.compound.value.view?.move?.lead ?? t.compound.value.taken.find(({ kind }) => kind === 'lead')
    ?? group[0];
  const height = group.reduce((sum, { count }) => sum + count, 0);
  return height > 0 ? { seat: t.seat.value, height, top, general: false, moved: 0 } : null;
}

/** The move of the event that is shown. */
function ShownMove({ t, frame, view }) {
  const event = t.playback.current.value;
  if (event?.id !== 'moved') return null;
  const { seat, path, number, top } = event.what;
  return html`<${Trail} frame=${frame} view=${view} path=${path} seat=${seat}
    stack=${{ seat, height: number, top, general: false, moved: 0 }} />`;
}

function Layers({ t, view, frame, picks, isPlaying }) {
  const near = nearOf(t, view);
  return html`<${Countries} frame=${frame} /><${Seams} frame=${frame} near=${near} />
    <${Squares} t=${t} view=${view} frame=${frame} picks=${picks} isPlaying=${isPlaying} /><${Grid} frame=${frame} />
    <${Pieces} t=${t} view=${view} frame=${frame} isPlaying=${isPlaying} />
    <${Rim} frame=${frame} view=${view} near=${near} /><${Neighbours} frame=${frame} near=${near} />
    ${isPlaying ? html`<${ShownMove} t=${t} frame=${frame} view=${view} />`
      : html`<${SelectedGroup} t=${t} frame=${frame} view=${view} />`}`;
}

/** Whether the tip of a square is placed in the lower half: the square lies in the upper one. */
const isTipLow = (frame, box, square) => Boolean(square) && isDrawn(frame, square)
  && pointOf(frame, square)[1] < box[3] / 2;

/** A terrain tile, a unit, a stack or a hit under the pointer. */
function DraggedThing({ t, hit, terrain, unit, damaged, march }) {
  if (hit) return html`<span class="dragged-hit" />`;
  if (march) return html`<${Mark} seat=${t.seat.value} />`;
  return terrain ? html`<${TerrainIcon} terrain=${terrain} />`
    : html`<${TileIcon} unit=${unit} damaged=${damaged} seat=${t.seat.value} />`;
}

/** The board. */
export function Board({ t }) {
  const isPlaying = Boolean(t.playback.current.value);
  const view = (isPlaying ? null : t.compound.value.view) ?? t.playback.shown.value ?? emptyOf(t);
  const { board, only } = frameOf(view, t.seat.value);
  const frame = useMemo(() => ({ board, only }), [board, only]);
  const box = useMemo(() => boxOf(frame), [frame]);
  const picks = isPlaying ? new Map() : t.local.picks.value;
  // The middle of the one country that is drawn, or of the seat's own; for spectators, of A
  const middle = `${letterOf(only ?? t.seat.value ?? 0)}33`;
  const keeps = useMemo(() => (place) => isDrawn(frame, place), [frame]);
  return html`<div class="omringad-board">
    <${Surface} t=${t} game="omringad" box=${box} picks=${picks} first=${[...picks.keys()].find(keeps) ?? middle}
      keeps=${keeps}
      pointOf=${(place) => pointOf(frame, place)} next=${(place, key) => nextSquare(view, place, key)}
      touch=${(place, how) => touch(t, place, how)}
      onKey=${(place, event, moveTo) => onKey(t, place, event, moveTo)}
      onDrop=${(what, place, passed, at) => drop(t, what, place, passed, at)}
      drawDragged=${(what) => html`<${DraggedThing} t=${t} ...${what} />`}
      sight=${view.battle && pointOf(frame, view.battle.square)} closer=${() => pointOf(frame, middle)} cell=${CELL}>
      <${Layers} t=${t} view=${view} frame=${frame} picks=${picks} isPlaying=${isPlaying} />
    </${Surface}>
    ${view.squares.length > 0 && html`<${Globe} board=${board} only=${only} near=${nearOf(t, view)} />`}
    <${Tip} t=${t} view=${view} low=${isTipLow(frame, box, t.local.hovered.value)} />
    ${view.battle && html`<${BattleBoard} t=${t} view=${view} isPlaying=${isPlaying} />`}
  </div>`;
}
