// Hexes from the map: what the sheet asks the map for, and the track of a route that is drawn on it.
import { effect } from '../../../vendor/preact-signals/signals.mjs';
import { hexOf, nameOf, pointOf } from '../geometry.js';
import { turnsOf } from './column.js';

/** The place under a point of the screen, if it is a hex. */
const hexAt = (x, y) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place ?? null;

/** Follow what is dragged over the map; gives the hexes so far, and a function that ends it. */
function track(t, start) {
  const hexes = [start];
  const stop = effect(() => {
    const dragged = t.local.dragged.value;
    const hex = dragged && hexAt(dragged.x, dragged.y);
    if (hex && hex !== hexes.at(-1)) hexes.push(hex);
  });
  return { hexes, stop };
}

/** The hexes that a drawn route has to name to lead the same way. */
function viasOf(t, hexes, most) {
  const { map } = t.position.value.view;
  return turnsOf(hexes.map((name) => pointOf(map, name)), most).map((k) => hexOf(hexes[k]));
}

/**
 * Ask the map for a hex.
 * @param {Shared} t
 * @param {object} wanted
 * @param {{id: string, order?: string}} wanted.purpose  the message that says what for
 * @param {(hex: Point, route: Point[]) => void} wanted.take  gets the hex, and what a drawn route leads through
 * @param {Point[] | null} [wanted.hexes]  those that may be taken
 * @param {Point | null} [wanted.from]  where a route may be drawn from
 * @param {Point | null} [wanted.chosen]  the one that is chosen so far
 * @param {number} [wanted.most]  how many hexes a route names
 */
export function askHex(t, { purpose, take, hexes = null, from = null, chosen = null, most = 0 }) {
  const start = nameOf(from);
  const drawn = start ? track(t, start) : { hexes: [], stop() {} };
  const { picking } = t.local;
  const own = {
    hexes: hexes && new Set(hexes.map(nameOf)),
    from: start,
    chosen: nameOf(chosen),
    take(name) {
      const isDrawn = drawn.hexes.length > 2 && drawn.hexes.at(-1) === name;
      picking.value = null;
      take(hexOf(name), isDrawn ? viasOf(t, drawn.hexes, most) : []);
    },
  };
  picking.value = own;
  t.local.purpose.value = purpose;
  const end = effect(() => { if (picking.value !== own) { drawn.stop(); queueMicrotask(() => end()); } });
}
