// The tip of a board: it lies in a corner, and in the other one while it would hide the place that it is about.
import { html } from '../../vendor/htm/htm-preact.js';
import { useLayoutEffect, useRef } from '../../vendor/preact/hooks.mjs';

/** Whether two boxes of the screen overlap. */
export const overlap = (one, other) => one.left < other.right && other.left < one.right
  && one.top < other.bottom && other.top < one.bottom;

/** A tip about a place; screen readers get its text from the name of the place. */
export function CornerTip({ place, children }) {
  const tip = useRef(null);
  useLayoutEffect(() => {
    const { classList, parentNode } = tip.current;
    classList.remove('aside');
    const spot = parentNode.querySelector(`[data-place="${place}"]`);
    if (spot && overlap(tip.current.getBoundingClientRect(), spot.getBoundingClientRect())) classList.add('aside');
  });
  return html`<div ref=${tip} class="tip" aria-hidden="true">${children}</div>`;
}
