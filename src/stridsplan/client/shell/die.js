// A die seen from above, animated once when it appears.
import { html } from '../vendor/htm/htm-preact.js';

const PIPS = {
  0: [], 1: [[12, 12]], 2: [[7, 7], [17, 17]], 3: [[6, 6], [12, 12], [18, 18]], 4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6, 6], [18, 6], [12, 12], [6, 18], [18, 18]], 6: [[7, 5.5], [17, 5.5], [7, 12], [17, 12], [7, 18.5], [17, 18.5]],
};

/**
 * One die. `face`: 0 to 6, 0 drawn as a ring; `faded`: it does not count; `size`: its width inside a larger
 * SVG, in that SVG's units; without it the style sheet decides.
 */
export function Die({ face, faded, size }) {
  return html`<svg class=${`pip-die ${faded ? 'faded' : ''}`} viewBox="0 0 24 24" width=${size} height=${size}
    aria-hidden="true">
    <rect x=".75" y=".75" width="22.5" height="22.5" rx="3" />
    ${face === 0 && html`<circle class="nought" cx="12" cy="12" r="5" />`}
    ${PIPS[face].map(([x, y]) => html`<circle cx=${x} cy=${y} r="2.2" />`)}</svg>`;
}
