// Panning and zooming a drawing by mouse, wheel, pinch and double tap.
import { select, zoom, zoomIdentity, zoomTransform } from '../../vendor/d3-zoom/d3-zoom.mjs';
import { useLayoutEffect, useRef } from '../../vendor/preact/hooks.mjs';
import { reducedMotion } from '../settings.js';

const MARGIN = 8; // pixels round the whole drawing
const CLOSEST = 7; // times the scale at which the whole drawing is shown
const FARTHEST = 0.85; // times the same scale
const BEYOND = { x: 0.12, y: 0.35 }; // how far the drawing can be panned over its edges, in widths and heights
const EDGE = 30; // pixels: `show` also pans to a point that is inside the box but nearer to its edge
const STEP = 1.5; // of a button, as a factor of the scale
const DOUBLE = 600; // ms within which two taps may be taken for a double tap

// `box` is the rectangle of the page in which a drawing is shown, in pixels, and `drawing` its size, [0, 0, width,
// height], in its own units.

/** The scale at which a part of a drawing, [x, y, width, height], fits into the box. */
const wholeScale = (box, [, , w, h]) => Math.min((box.width - 2 * MARGIN) / w, (box.height - 2 * MARGIN) / h);

/** The transform that shows a point of the drawing in the middle of the box, at a scale. */
function centred(box, scale, [x, y]) {
  return zoomIdentity.translate(box.width / 2 - scale * x, box.height / 2 - scale * y).scale(scale);
}

/** The transform that fits a part of a drawing into the box. */
const fitted = (box, part) => centred(box, wholeScale(box, part), [part[0] + part[2] / 2, part[1] + part[3] / 2]);

/**
 * The point to be shown in the middle of the box: as near to a wished one as it can be while the drawing covers as much
 * of the box as possible.
 * @returns {Point}
 */
function limited(box, scale, [x, y], [, , w, h]) {
  const limit = (at, length, room) => {
    const half = room / scale / 2;
    return length <= 2 * half ? length / 2 : Math.max(half, Math.min(length - half, at));
  };
  return [limit(x, w, box.width), limit(y, h, box.height)];
}

/**
 * The transform with which a drawing is shown at first.
 * @param {any} box  @param {any} drawing  @param {Opening} opening
 */
export function openingTransform(box, drawing, { part = drawing, home, least = 0 }) {
  const whole = fitted(box, part);
  return home && whole.k < least ? centred(box, least, limited(box, least, home, drawing)) : whole;
}

/**
 * Make a drawing pan and zoom.
 * @param {Box} drawing  [0, 0, width, height] of the drawing
 * @param {(node: SVGElement, scale: number) => void} [scaled]  called after every change
 * @param {Opening} [opening]  what is shown at first
 * @param {ZoomLink} [link]  of drawings that move together
 * @returns refs for the svg and for its group that moves, `show(point)`, functions for the buttons: `nearer`,
 *   `farther`, `whole`, and `touched()`, to be called after a touch of a place that can be chosen
 */
export function useZoom(drawing, scaled, opening = {}, link = undefined) {
  const svg = useRef(null);
  const group = useRef(null);
  // `moved`: the visitor has zoomed or panned; `isAlone`: linked drawings do not follow the present change;
  // `showsWhole`: the visitor has asked for the whole drawing; `touchedAt`: when a place was last touched.
  const state = useRef({});
  // After the button that shows the whole drawing, nothing zooms in by itself any more.
  state.current.opening = state.current.showsWhole ? { part: opening.part } : opening;

  useLayoutEffect(() => { // before the first paint
    const node = svg.current;
    const behaviour = zoom().clickDistance(6).tapDistance(12)
      .filter((event) => (!event.ctrlKey || event.type === 'wheel') && !event.button
        && !event.target.closest?.('[data-drag]'))
      .on('zoom', ({ transform, sourceEvent }) => {
        state.current.moved ||= Boolean(sourceEvent);
        group.current.setAttribute('transform', transform.toString());
        node.style.setProperty('--scale', transform.k);
        scaled?.(node, transform.k);
        if (!state.current.isAlone) link?.share(node, transform, state.current.moved);
      });
    const selection = select(node).call(behaviour);
    const zoomIn = selection.on('dblclick.zoom'); // what d3-zoom does at a double click
    // A double tap on one place, or on two places, is two touches and does not zoom.
    selection.on('dblclick.zoom', function onDouble(...all) {
      const isTouch = performance.now() - (state.current.touchedAt ?? -Infinity) < DOUBLE;
      if (!isTouch && !all[0].target.closest?.('.touchable')) zoomIn.apply(this, all);
    });
    const moveAlone = (transform) => { // without the drawings that are linked
      state.current.isAlone = true;
      selection.call(behaviour.transform, transform);
      state.current.isAlone = false;
    };
    const fit = () => {
      const box = node.getBoundingClientRect();
      if (!box.width || !box.height) return;
      const whole = wholeScale(box, drawing);
      const [x, y, w, h] = drawing;
      behaviour.scaleExtent([whole * FARTHEST, whole * CLOSEST])
        .translateExtent([[x - w * BEYOND.x, y - h * BEYOND.y], [x + w * (1 + BEYOND.x), y + h * (1 + BEYOND.y)]]);
      if (!state.current.moved) moveAlone(openingTransform(box, drawing, state.current.opening));
    };
    const leave = link?.join(node, (transform, moved) => { state.current.moved = moved; moveAlone(transform); });
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    Object.assign(state.current, { behaviour, selection, fit });
    return () => { leave?.(); observer.disconnect(); selection.on('.zoom', null); };
  }, [drawing]);
  useLayoutEffect(() => { state.current.fit(); }, [opening.part?.join(), opening.home?.join()]);

  const glide = () => {
    const { selection } = state.current;
    return reducedMotion.value ? selection : selection.transition().duration(200);
  };
  const by = (factor) => { state.current.moved = true; state.current.behaviour.scaleBy(glide(), factor); };
  const whole = () => {
    Object.assign(state.current, { showsWhole: true, moved: false, opening: { part: opening.part } });
    const box = svg.current.getBoundingClientRect();
    glide().call(state.current.behaviour.transform, openingTransform(box, drawing, state.current.opening));
  };
  /** Pan to a point of the drawing, unless it is visible and not near the edge of the box. */
  const show = ([x, y]) => {
    const { k, x: dx, y: dy } = zoomTransform(svg.current);
    const box = svg.current.getBoundingClientRect();
    const isInside = (at, length) => at > EDGE && at < length - EDGE;
    if (isInside(x * k + dx, box.width) && isInside(y * k + dy, box.height)) return;
    state.current.behaviour.translateTo(glide(), x, y);
  };
  /**
   * Zoom in: at a point and to at least a scale, or one step at the middle.
   * @param {Point} [point]
   */
  const nearer = (point, least = 0) => {
    if (!point) { by(STEP); return; }
    const box = svg.current.getBoundingClientRect();
    const scale = Math.max(least, STEP * zoomTransform(svg.current).k);
    state.current.moved = true;
    glide().call(state.current.behaviour.transform, centred(box, scale, limited(box, scale, point, drawing)));
  };
  const touched = () => { state.current.touchedAt = performance.now(); };
  return { svg, group, show, nearer, farther: () => by(1 / STEP), whole, touched };
}
