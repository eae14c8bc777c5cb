// Heights of parts of the page as CSS properties, so that what lies below such a part can be moved by a transform: it is not laid out
// anew, and nothing jumps, when the part grows.
import { useLayoutEffect } from '../vendor/preact/hooks.mjs';

/**
 * Keep the heights of parts of a room in its CSS properties.
 * @param {{current: HTMLElement}} room
 * @param {Record<string, string>} parts  the names of the properties, and where their parts are found in the room
 */
export function useHeights(room, parts) {
  useLayoutEffect(() => { // before anything is seen
    const names = new Map(Object.entries(parts).map(([name, place]) => [room.current.querySelector(place), name]));
    const watcher = new ResizeObserver((entries) => entries.forEach(({ target }) =>
      room.current?.style.setProperty(`--${names.get(target)}`, `${target.offsetHeight}px`)));
    names.forEach((_, part) => watcher.observe(part));
    return () => watcher.disconnect();
  }, []);
}
