// The drawing: countries, squares, what hangs together, and what may be done; over it the battle board while there is a battle.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useMemo } from '../../vendor/preact/hooks.mjs';
import { lazily } from '../../shell/lazy.js';
import { seatClass } from '../../shell/marks.js';
import { MapButtons } from '../../shell/map-buttons.js';
import { say } from '../../shell/words.js';
import { useZoom } from '../../shell/zoom.js';
import { Carried, onPress } from './carry.js';
import { boardOf, boxOf, CELL, frameOf, isDrawn, letterOf, pointOf, squareIn, trailOf } from './geometry.js';
import { Countries, Globe, Grid, Rim, Ring, Seams } from './ground.js';
import { onKey, placeOf } from './input.js';
import { Pieces, Squares } from './squares.js';
import { Tip } from './tip.js';
import { touch } from './touch.js';
import { Stack } from './units.js';

const BattleBoard = lazily(() => import('./battle.js').then((module) => module.BattleBoard));

const TOUCH = 44; // pixels of a square that is large enough for a finger
const EMPTY = { phase: 'army', squares: [], seats: [], settlements: [], options: {} };

/** The countries before anybody has laid one out. */
const emptyOf = (t) => ({ ...EMPTY, board: boardOf(t.table.value.seats.length) });

/** The square under the pointer or the cursor, and its neighbours. */
function nearOf(t, view) {
  const from = t.local.hovered.value;
  const all = from ? squareIn(view, from)?.neighbours ?? [] : [];
  return { from, all: new Set(all) };
}

function Neighbours({ frame, near }) {
  return html`<g class="neighbours" aria-hidden="true">${[...near.all].filter((square) => isDrawn(frame, square)).map((square) => html`<${Ring} key=${square}
    frame=${frame} square=${square} extra="near" />`)}${near.from && isDrawn(frame, near.from) && html`<${Ring} frame=${frame} square=${near.from} extra="here" />`}</g>`;
}

const line = (parts) => parts.map((points) => `M${points.map((point) => point.join(' ')).join('L')}`).join('');

/** The way of a move: the one in hand, or the one that is told. */
function Trail({ frame, view, path, seat, stack }) {
  if (path.length === 0) return null;
  const [x, y] = pointOf(frame, path.at(-1));
  return html`<g class=${`trail ${seatClass(seat)}`} aria-hidden="true"><path class="trail-halo" d=${line(trailOf(frame, view, path))} /><path class="trail-line" d=${line(trailOf(frame, view, path))} />
    ${stack && html`<g class="trail-end" transform=${`translate(${x} ${y})`}><${Stack} stack=${stack} /></g>`}</g>`;
}

/** The group in hand, where it has come to. */
function InHand({ t, frame, view }) {
  const move = moveOf(t);
  if (!move || move.path.length === 0) return null;
  return html`<${Trail} frame=${frame} view=${view} path=${[move.start, ...move.path]} seat=${t.seat.value} stack=${groupStack(t, move)} />`;
}

/** The move of the plan; the view after a whole one knows no move any more. */
function moveOf(t) {
  const { taken } = t.chain.value;
  const start = taken.find(({ kind }) => kind === 'start');
  if (!start) return null;
  const takes = taken.filter(({ kind }) => kind === 'take');
  return { start: start.square, path: taken.filter(({ kind }) => kind === 'step').map(({ to }) => to), group: takes.map((take) => ({ ...take, count: 1 })) };
}

function groupStack(t, { group }) {
  const top = t.chain.value.view?.move?.lead ?? t.chain.value.taken.find(({ kind }) => kind === 'lead') ?? group[0];
  const height = group.reduce((sum, { count }) => sum + count, 0);
  return height > 0 ? { seat: t.seat.value, height, top, general: false, moved: 0 } : null;
}

function Told({ t, frame, view }) {
  const event = t.playback.current.value;
  if (event?.id !== 'moved') return null;
  const { seat, path, number, top } = event.what;
  return html`<${Trail} frame=${frame} view=${view} path=${path} seat=${seat} stack=${{ seat, height: number, top, general: false, moved: 0 }} />`;
}

const ownMiddle = (t, frame) => pointOf(frame, `${letterOf(frame.only ?? t.seat.value ?? 0)}33`);

/** The cursor begins at what can be touched, else in the middle of one's own country. */
function useCursor(t, picks, frame) {
  const { cursor } = t.local;
  const first = [...picks.keys()].find((place) => isDrawn(frame, place)) ?? `${letterOf(frame.only ?? t.seat.value ?? 0)}33`;
  useEffect(() => {
    if (cursor.value === null || !isDrawn(frame, cursor.value)) cursor.value = first;
  }, [first, frame]);
}

function Layers({ t, view, frame, picks, isTelling }) {
  const near = nearOf(t, view);
  return html`<${Countries} frame=${frame} view=${view} /><${Seams} frame=${frame} near=${near} />
    <${Squares} t=${t} view=${view} frame=${frame} picks=${picks} isTelling=${isTelling} /><${Grid} frame=${frame} />
    <${Pieces} t=${t} view=${view} frame=${frame} isTelling=${isTelling} />
    <${Rim} frame=${frame} view=${view} near=${near} /><${Neighbours} frame=${frame} near=${near} />
    ${isTelling ? html`<${Told} t=${t} frame=${frame} view=${view} />` : html`<${InHand} t=${t} frame=${frame} view=${view} />`}`;
}

/** Whether a square lies in the upper half, so that what is told of it had better stand below. */
const isLow = (frame, box, square) => Boolean(square) && isDrawn(frame, square) && pointOf(frame, square)[1] < box[3] / 2;

/** The board. */
export function Board({ t }) {
  const isTelling = Boolean(t.playback.current.value);
  const view = (isTelling ? null : t.chain.value.view) ?? t.playback.shown.value ?? emptyOf(t);
  const { board, only } = frameOf(view, t.seat.value);
  const frame = useMemo(() => ({ board, only }), [board, only]);
  const box = useMemo(() => boxOf(frame), [frame]);
  const move = useZoom(box);
  const picks = isTelling ? new Map() : t.local.picks.value;
  const { hovered, cursor } = t.local;
  useCursor(t, picks, frame);
  useEffect(() => { if (view.battle) move.show(pointOf(frame, view.battle.square)); }, [view.battle?.square]);
  const point = (event) => { const place = placeOf(event); if (hovered.value !== place) hovered.value = place; };
  const focus = (event) => {
    const place = placeOf(event);
    if (!place || !event.target.matches(':focus-visible')) return;
    hovered.value = place;
    cursor.value = place;
    move.show(pointOf(frame, place));
  };
  const click = (event) => { const place = placeOf(event); if (place) touch(t, place); };
  return html`<div class="omringad-board" onFocusIn=${focus}>
    <svg ref=${move.svg} class=${`omringad-map ${t.local.carried.value ? 'carrying' : ''}`} role="group" aria-label=${say('omringad-map')} onClick=${click}
      onKeyDown=${(event) => onKey(t, view, move.svg.current, event)} onPointerOver=${point} onPointerLeave=${() => { hovered.value = null; }}
      onPointerDown=${(event) => onPress(t, event)}>
      <g ref=${move.ground}><${Layers} t=${t} view=${view} frame=${frame} picks=${picks} isTelling=${isTelling} /></g>
    </svg>
    <${MapButtons} move=${move} at=${() => ownMiddle(t, frame)} least=${TOUCH / CELL} />
    ${view.squares.length > 0 && html`<${Globe} board=${board} only=${only} near=${nearOf(t, view)} />`}
    <${Tip} t=${t} view=${view} low=${isLow(frame, box, hovered.value)} />
    ${view.battle && html`<${BattleBoard} t=${t} view=${view} isTelling=${isTelling} />`}
    <${Carried} t=${t} />
  </div>`;
}
