// Advice drawn on the board: a ring round each place that it names, and arrows from one to the next.
import { html } from '../../vendor/htm/htm-preact.js';
import { useLayoutEffect, useState } from '../../vendor/preact/hooks.mjs';
import { textsIn } from './highlight.js';

const SIZE = 58; // of a place on a board that gives no `cell`, in units of the drawing
const RADIUS = 0.36; // of a ring, in sizes of a place

const isPlace = (name) => document.querySelector(`.spot[data-place="${CSS.escape(name)}"]`) !== null;

/**
 * The places that an item of a line of play (`Item` in advice.js) names, in order. The arguments of an event are read
 * from its `what`, which has names and numbers: in `args`, made for sentences, a place may be a term.
 */
const placesOfItem = (t, { event = null, action = null }) => [...new Set([...textsIn(event?.what ?? action),
  (action && t.board.value.placeOf?.(action, t.seat.value)) ?? ''])].filter(isPlace);

/**
 * Lists of places, one for each item of the line of play after an advised answer (an option of the advice); if none
 * names a place, the places of the answer itself.
 */
function placesOfAnswer(t, { action, line }) {
  const lists = line.map((item) => placesOfItem(t, item));
  return lists.some((places) => places.length > 0) ? lists : [placesOfItem(t, { action })];
}

/** An arrow that stops short of both places; none if they are too near. */
function Arrow({ from: [x1, y1], to: [x2, y2], gap }) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 2 * gap) return null;
  const [dx, dy] = [((x2 - x1) * gap) / length, ((y2 - y1) * gap) / length];
  const d = `M${x1 + dx} ${y1 + dy}L${x2 - dx} ${y2 - dy}`;
  return html`<path class="advised-halo" d=${d} />
    <path class="advised-arrow" d=${d} marker-end="url(#advised-head)" />`;
}

/**
 * Rings round some places, and arrows from one to the next. A step across half the board or more gets no arrow: the
 * board may be joined at its edges. `size`: of a place; `extent`: [width, height] of the drawing.
 */
function Route({ points, size, extent }) {
  const steps = points.slice(1).map((to, at) => [points[at], to])
    .filter(([from, to]) => Math.abs(from[0] - to[0]) < extent[0] / 2 && Math.abs(from[1] - to[1]) < extent[1] / 2);
  return html`<g>${points.map(([x, y]) => html`<circle key=${`${x}/${y}`} class="advised-ring" cx=${x} cy=${y}
    r=${RADIUS * size} />`)}
    ${steps.map(([from, to]) => html`<${Arrow} key=${`${from}/${to}`} from=${from} to=${to}
      gap=${RADIUS * size} />`)}</g>`;
}

/**
 * The option of the advice that is chosen to be drawn (advice-state.js). `pointOf(place)`: the middle of a place;
 * `cell`: the size of a place; `box`: [0, 0, width, height].
 */
export function Advised({ t, pointOf, cell = SIZE, box }) {
  const option = t.advice?.drawn.value;
  const [lists, setLists] = useState([]);
  useLayoutEffect(() => { setLists(option ? placesOfAnswer(t, option) : []); }, [option]);
  if (!option || t.playback.current.value) return null;
  return html`<g class="advised" aria-hidden="true"><defs><marker id="advised-head" viewBox="0 0 10 10" refX="7"
    refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto"><path d="M1 1L9 5L1 9" /></marker></defs>
    ${lists.map((places, at) => html`<${Route} key=${at} points=${places.map(pointOf).filter(Boolean)} size=${cell}
      extent=${box.slice(2)} />`)}</g>`;
}
