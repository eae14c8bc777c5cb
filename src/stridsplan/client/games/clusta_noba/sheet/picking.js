// Hexes from the map: what the sheet asks the map for, and the track of a route that is drawn on it.
import { effect } from '../../../vendor/preact-signals/signals.mjs';
import { hexOf, nameOf } from '../geometry.js';

/** The hex under a point of the screen, or null. */
const hexAt = ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place ?? null;

/** Keep in `track` the hexes over which a route is dragged from `start`; returns a function that ends this. */
function recordTrack(t, start) {
  const { dragged, track } = t.local;
  return effect(() => {
    const hex = dragged.value && hexAt(dragged.value);
    const soFar = track.peek();
    if (hex && hex !== (soFar.at(-1) ?? start)) {
      track.value = [...(soFar.length > 0 ? soFar : [start]), hex];
    }
  });
}

/**
 * Ask the map for a hex.
 * @param {Shared} t
 * @param {object} wanted
 * @param {{id: string, order?: string}} wanted.purpose  the message that says what the hex is for (`purposeText`)
 * @param {(hex: Point, track: Point[]) => unknown} wanted.take  gets the hex, and the hexes of the route if one was
 *   drawn; if it returns (a promise of) false, the map is asked again
 * @param {Point[] | null} [wanted.hexes]  those that may be taken; null: all
 * @param {Point | null} [wanted.from]  where a route may be drawn from
 * @param {Point | null} [wanted.chosen]  the hex that is chosen so far
 */
export function askHex(t, wanted) {
  const { purpose, take, hexes = null, from = null, chosen = null } = wanted;
  const start = nameOf(from);
  const { picking, track } = t.local;
  const stop = start ? recordTrack(t, start) : () => {};
  const request = {
    hexes: hexes && new Set(hexes.map(nameOf)),
    from: start,
    chosen: nameOf(chosen),
    async take(name) {
      const drawn = track.value.at(-1) === name ? track.value : [];
      picking.value = null;
      if (await take(hexOf(name), drawn.map(hexOf)) === false) askHex(t, wanted);
    },
  };
  track.value = [];
  picking.value = request;
  t.local.purpose.value = purpose;
  const end = effect(() => {
    if (picking.value === request) return;
    stop();
    track.value = [];
    queueMicrotask(() => end()); // not within the effect itself
  });
}
