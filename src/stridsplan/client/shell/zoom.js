// Panning and zooming a drawing by mouse, wheel, pinch and double tap.
import { select, zoom, zoomIdentity, zoomTransform } from '../vendor/d3-zoom/d3-zoom.mjs';
import { useLayoutEffect, useRef } from '../vendor/preact/hooks.mjs';
import { stillness } from './settings.js';

const MARGIN = 8;
const CLOSEST = 7;

/** The scale at which a part of a drawing, [x, y, width, height], is seen as a whole. */
const wholeScale = (box, [, , w, h]) => Math.min((box.width - 2 * MARGIN) / w, (box.height - 2 * MARGIN) / h);

/** The transform that puts the drawing's point `centre` in the middle at a scale. */
function centred(box, scale, [x, y]) {
  return zoomIdentity.translate(box.width / 2 - scale * x, box.height / 2 - scale * y).scale(scale);
}

/** The transform that shows a part of a drawing as a whole. */
const fitted = (box, part) => centred(box, wholeScale(box, part), [part[0] + part[2] / 2, part[1] + part[3] / 2]);

/** Hold the centre where the drawing covers as much of the room as it can. */
function held(box, scale, [x, y], [, , w, h]) {
  const hold = (at, length, room) => {
    const half = room / scale / 2;
    return length <= 2 * half ? length / 2 : Math.max(half, Math.min(length - half, at));
  };
  return [hold(x, w, box.width), hold(y, h, box.height)];
}

/**
 * Make a drawing move. At first all of it is seen.
 * @param {number[]} view  [0, 0, width, height] of the drawing
 * @param {(node: SVGElement, scale: number) => void} [scaled]  told after every change
 * @param {number[]} [part]  [x, y, width, height]: what there is to be seen now, if less than the drawing has room for
 * @returns refs for the svg and its moving group, and functions for the buttons
 */
export function useZoom(view, scaled, part = view) {
  const svg = useRef(null);
  const ground = useRef(null);
  const state = useRef({});
  state.current.part = part;

  useLayoutEffect(() => { // before anything is seen
    const node = svg.current;
    const behaviour = zoom().clickDistance(6).tapDistance(12)
      .filter((event) => (!event.ctrlKey || event.type === 'wheel') && !event.button && !event.target.closest?.('[data-drag]'))
      .on('zoom', ({ transform, sourceEvent }) => {
        state.current.moved ||= Boolean(sourceEvent);
        ground.current.setAttribute('transform', transform.toString());
        node.style.setProperty('--scale', transform.k);
        scaled?.(node, transform.k);
      });
    const selection = select(node).call(behaviour);
    const closer = selection.on('dblclick.zoom');
    selection.on('dblclick.zoom', function onDouble(...all) { // two quick touches of a place are two touches
      if (!all[0].target.closest?.('.touchable')) closer.apply(this, all);
    });
    const fit = () => {
      const box = node.getBoundingClientRect();
      if (!box.width || !box.height) return;
      const whole = wholeScale(box, view);
      const [x, y, w, h] = view;
      behaviour.scaleExtent([whole * 0.85, whole * CLOSEST])
        .translateExtent([[x - w * 0.12, y - h * 0.35], [x + w * 1.12, y + h * 1.35]]);
      if (!state.current.moved) selection.call(behaviour.transform, fitted(box, state.current.part));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    Object.assign(state.current, { behaviour, selection, fit });
    return () => { observer.disconnect(); selection.on('.zoom', null); };
  }, [view]);
  useLayoutEffect(() => { state.current.fit(); }, [part.join()]);

  const glide = () => (stillness.value ? state.current.selection : state.current.selection.transition().duration(200));
  const by = (factor) => { state.current.moved = true; state.current.behaviour.scaleBy(glide(), factor); };
  const whole = () => {
    state.current.moved = false; // what changes the room shows the whole again
    glide().call(state.current.behaviour.transform, fitted(svg.current.getBoundingClientRect(), state.current.part));
  };
  /** Bring a point of the drawing into sight. */
  const show = ([x, y]) => {
    const { k, x: dx, y: dy } = zoomTransform(svg.current);
    const box = svg.current.getBoundingClientRect();
    const [at, down] = [x * k + dx, y * k + dy];
    if (at > 30 && at < box.width - 30 && down > 30 && down < box.height - 30) return;
    state.current.behaviour.translateTo(glide(), x, y);
  };
  /** Look closer: at a point, at least at a scale, or simply at what is in the middle. */
  const nearer = (point, least = 0) => {
    if (!point) { by(1.5); return; }
    const box = svg.current.getBoundingClientRect();
    const scale = Math.max(least, 1.5 * zoomTransform(svg.current).k);
    state.current.moved = true;
    glide().call(state.current.behaviour.transform, centred(box, scale, held(box, scale, point, view)));
  };
  return { svg, ground, show, nearer, farther: () => by(1 / 1.5), whole };
}
