// Panning and zooming the map by mouse, wheel, pinch and double tap.
import { select } from '../../vendor/d3-selection/d3-selection.mjs';
import '../../vendor/d3-transition/d3-transition.mjs';
import { zoom, zoomIdentity, zoomTransform } from '../../vendor/d3-zoom/d3-zoom.mjs';
import { useLayoutEffect, useRef } from '../../vendor/preact/hooks.mjs';
import { stillness } from '../../shell/settings.js';

const MARGIN = 14;
const CLOSEST = 7;

/** The scale at which the whole map is seen. */
const wholeScale = (box, [, , w, h]) => Math.min((box.width - 2 * MARGIN) / w, (box.height - 2 * MARGIN) / h);

/** The transform that puts the map's point `centre` in the middle at a scale. */
function centred(box, scale, [x, y]) {
  return zoomIdentity.translate(box.width / 2 - scale * x, box.height / 2 - scale * y).scale(scale);
}

/** Hold the centre where the map covers as much of the room as it can. */
function held(box, scale, [x, y], [, , w, h]) {
  const hold = (at, length, room) => {
    const half = room / scale / 2;
    return length <= 2 * half ? length / 2 : Math.max(half, Math.min(length - half, at));
  };
  return [hold(x, w, box.width), hold(y, h, box.height)];
}

/** The first look: the whole map where there is room, else as high as the room, round `focus`. */
function firstLook(box, view, focus) {
  const whole = wholeScale(box, view);
  const upright = box.width < 700 && box.height > box.width * 0.75;
  const scale = upright ? Math.min((box.height - 2 * MARGIN) / view[3], whole * 2.6) : whole;
  return centred(box, scale, held(box, scale, focus, view));
}

/** How large a piece is drawn at a scale, in units of the map: smaller where the map is small. */
export const pieceSize = (scale) => Math.min(1.3, 0.5 + 0.5 * scale) / scale;

/**
 * Make the drawing move.
 * @param {number[]} view  [x, y, width, height] of the map
 * @param {() => [number, number]} focus  where to look first in a narrow room
 * @returns refs for the svg and its moving group, and functions for the buttons
 */
export function useZoom(view, focus) {
  const svg = useRef(null);
  const ground = useRef(null);
  const state = useRef({});

  useLayoutEffect(() => { // before anything is seen
    const node = svg.current;
    const behaviour = zoom().clickDistance(6).tapDistance(12)
      .on('zoom', ({ transform, sourceEvent }) => {
        state.current.moved ||= Boolean(sourceEvent);
        ground.current.setAttribute('transform', transform.toString());
        node.style.setProperty('--scale', transform.k);
        node.style.setProperty('--piece', pieceSize(transform.k));
        node.classList.toggle('names-shown', transform.k > 0.78);
        node.classList.toggle('far', transform.k < 0.5);
      });
    const selection = select(node).call(behaviour);
    const closer = selection.on('dblclick.zoom');
    selection.on('dblclick.zoom', function onDouble(...all) { // two quick touches of a territory are two touches
      if (!all[0].target.closest?.('.touchable')) closer.apply(this, all);
    });
    const fit = () => {
      const box = node.getBoundingClientRect();
      if (!box.width || !box.height) return;
      const whole = wholeScale(box, view);
      const [x, y, w, h] = view;
      behaviour.scaleExtent([whole * 0.85, whole * CLOSEST])
        .translateExtent([[x - w * 0.12, y - h * 0.35], [x + w * 1.12, y + h * 1.35]]);
      if (!state.current.moved) selection.call(behaviour.transform, firstLook(box, view, focus()));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    Object.assign(state.current, { behaviour, selection });
    return () => { observer.disconnect(); selection.on('.zoom', null); };
  }, [view]);

  const glide = () => (stillness.value ? state.current.selection : state.current.selection.transition().duration(200));
  const by = (factor) => { state.current.moved = true; state.current.behaviour.scaleBy(glide(), factor); };
  const whole = () => {
    const box = svg.current.getBoundingClientRect();
    state.current.moved = true;
    const [x, y, w, h] = view;
    glide().call(state.current.behaviour.transform, centred(box, wholeScale(box, view), [x + w / 2, y + h / 2]));
  };
  /** Bring a point of the map into sight. */
  const show = ([x, y]) => {
    const { k, x: dx, y: dy } = zoomTransform(svg.current);
    const box = svg.current.getBoundingClientRect();
    const [at, down] = [x * k + dx, y * k + dy];
    if (at > 30 && at < box.width - 30 && down > 30 && down < box.height - 30) return;
    state.current.behaviour.translateTo(glide(), x, y);
  };
  return { svg, ground, show, nearer: () => by(1.5), farther: () => by(1 / 1.5), whole };
}
