// Heights of parts of the page as CSS properties. What lies below such a part is moved by a transform with its height,
// so that it is not laid out again, and nothing jumps, when the part grows.
import { useLayoutEffect } from '../vendor/preact/hooks.mjs';

/**
 * Keep the heights of parts of an element in CSS properties of the element.
 * @param {{current: HTMLElement}} element  a ref
 * @param {Record<string, string>} parts  the names of the properties, and the selectors of their parts in the element
 */
export function useHeights(element, parts) {
  useLayoutEffect(() => { // before the first paint
    const names = new Map(Object.entries(parts)
      .map(([name, selector]) => [element.current.querySelector(selector), name]));
    const keep = (part, height) => element.current?.style.setProperty(`--${names.get(part)}`, `${height}px`);
    // The first heights are set here: what an observer moves counts as a layout shift, even before the first paint.
    const first = [...names.keys()].map((part) => [part, part.offsetHeight]); // read all, then write: one layout
    first.forEach(([part, height]) => keep(part, height));
    const watcher =
      new ResizeObserver((entries) =>
        entries.forEach(({ target }) => keep(target, /** @type {HTMLElement} */ (target).offsetHeight)));
    names.forEach((_, part) => watcher.observe(part));
    return () => watcher.disconnect();
  }, []);
}
