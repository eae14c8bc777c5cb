// The surface of a board: a drawing that pans and zooms, whose places can be hovered, focused, touched and dragged to.
// It knows no rule: the board says which places are adjacent and what touching a place does (`Surface` in
// tools/js/client/types.d.ts).
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect } from '../../vendor/preact/hooks.mjs';
import { ARROWS } from '../keys.js';
import { coarse } from '../ui.js';
import { say, wordId } from '../words.js';
import { Advised } from './advised.js';
import { Dragged, startDrag } from './drag.js';
import { isTabStop, nearestPlace, placeAt } from './places.js';
import { hideRefusal, RefusalBubble, triedAtNode, triedAtPointer } from './refusal.js';
import { useZoom } from './zoom.js';

const FINGER = 44; // pixels of a square that is large enough for a finger

/** Buttons to zoom. `at()`: where to zoom in, to the scale `least` or more; without it, one step at the middle. */
const MapButtons = ({ zoom, at, least }) => html`<div class="map-buttons">
  <button type="button" class="icon-button fine" aria-label=${say('map-in')} title=${say('map-in')}
    onClick=${() => zoom.nearer(at?.(), least)}>+</button>
  <button type="button" class="icon-button fine" aria-label=${say('map-out')} title=${say('map-out')}
    onClick=${zoom.farther}>−</button>
  <button type="button" class="icon-button" aria-label=${say('map-whole')} title=${say('map-whole')}
    onClick=${zoom.whole}>⤢</button></div>`;

/** A place that can be focused. `pick`: what can be chosen there; `few`: see isTabStop. */
export function Spot({ t, place, label, pick, touchable = Boolean(pick), few = 24, class: extra = '', children,
    ...rest }) {
  const can = pick && !pick.restart ? `can-${pick.role}` : ''; // starting over is possible, but not highlighted
  return html`<g class=${`spot ${touchable ? 'touchable' : ''} ${can} ${extra}`} data-place=${place} role="button"
    tabindex=${isTabStop(t.local, place, touchable, few) ? 0 : -1} aria-label=${label}
    aria-disabled=${touchable ? undefined : 'true'}
    ...${rest}>${children}</g>`;
}

/**
 * The place that was clicked. If nothing can be chosen there, it is the nearest place where something can, within
 * `reach`: for a finger, and where the board says `fine` also for a mouse.
 */
function clickedPlace(svg, picks, event, { reach = 0, among = '', fine = false } = {}) {
  const hit = placeAt(event);
  const isCoarse = coarse.matches || event.pointerType === 'touch';
  if (!reach || picks.has(hit) || !(fine || isCoarse)) return hit;
  const nodes = [...svg.querySelectorAll(`${among} [data-place].touchable`)].filter((node) =>
    picks.has(node.dataset.place));
  const boxes = nodes.map((node) => ({ place: node.dataset.place, box: node.getBoundingClientRect() }));
  return nearestPlace(boxes, event.clientX, event.clientY, reach) ?? hit;
}

/** Move the cursor to the place `first` unless it is at a place that the board keeps it at. */
function useCursor({ cursor }, picks, first, keeps) {
  useEffect(() => { if (cursor.value === null || !keeps(cursor.value)) cursor.value = first; }, [first, picks, keeps]);
}

/**
 * The event handlers for pointers and keys.
 * @param {Surface} board
 * @param {Shared} zoom  what `useZoom` returns
 */
function useHandlers({ t, picks, pointOf, next, touch, onKey, onMiss, onDrop, near }, zoom) {
  const { hovered, cursor } = t.local;
  const hover = (place) => { if (hovered.value !== place) hovered.value = place; };
  const moveTo = (place) => {
    const spot = place && zoom.svg.current.querySelector(`.spot[data-place="${place}"]`);
    if (!spot) return;
    cursor.value = place;
    spot.focus({ preventScroll: true });
  };
  /** Handle a key at a place; true: it was handled. */
  const handleKey = (place, event) => {
    if (onKey?.(place, event, moveTo)) return true;
    if (ARROWS.includes(event.key)) moveTo(next(place, event.key));
    else if (event.key === 'Enter' || event.key === ' ') {
      touch(place, { large: event.shiftKey, byKey: true, at: triedAtNode(event.target) });
    }
    else return false;
    return true;
  };
  return {
    onClick(event) {
      const place = clickedPlace(zoom.svg.current, picks, event, near);
      if (picks.has(place)) zoom.touched();
      if (place) touch(place, { large: event.shiftKey, at: triedAtPointer(event) });
      else onMiss?.();
    },
    onKeyDown(event) {
      const place = placeAt(event);
      if (place && event.key !== 'Tab') hideRefusal(t);
      if (place && handleKey(place, event)) event.preventDefault();
    },
    onFocusIn(event) {
      const place = placeAt(event);
      if (!place || !event.target.matches(':focus-visible')) return;
      hover(place);
      cursor.value = place;
      const point = pointOf(place);
      if (point) zoom.show(point);
    },
    onFocusOut(event) { if (hovered.value === placeAt(event)) hover(null); },
    onPointerOver: (event) => hover(placeAt(event)),
    onPointerLeave: () => hover(zoom.svg.current.querySelector('[data-place]:focus-visible')?.dataset.place ?? null),
    onPointerDown: onDrop && ((event) => startDrag(t, event, onDrop)),
  };
}

/**
 * The drawing of a board, with its buttons.
 * @param {Shared} props  a `Surface`, and `defs` and `children` to draw
 */
export function Surface({ children, defs, ...board }) {
  const { t, game, box, part, picks, first, keeps, scaled, sight, closer, cell, home, link, drawDragged } = board;
  const least = FINGER / cell; // the scale at which a cell is large enough for a finger
  const zoom = useZoom(box, scaled, { part, home: coarse.matches ? home : null, least }, link);
  useCursor(t.local, picks, first, keeps);
  useEffect(() => { if (sight) zoom.show(sight); }, [sight?.join()]);
  return html`<svg ref=${zoom.svg} class=${`${game}-map ${t.local.dragged.value ? 'dragging' : ''}`} role="group"
    aria-label=${say(wordId(game, 'map'))}
      ...${useHandlers(board, zoom)}>${defs}<g ref=${zoom.group}>${children}
        <${Advised} t=${t} pointOf=${board.pointOf} cell=${cell} box=${box} /></g></svg>
    <${MapButtons} zoom=${zoom} at=${closer} least=${least} /><${Dragged} t=${t} draw=${drawDragged} />
    <${RefusalBubble} t=${t} />`;
}
