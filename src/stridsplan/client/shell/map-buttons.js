// The buttons beside a drawing that can be moved.
import { html } from '../vendor/htm/htm-preact.js';
import { say } from './words.js';

/** Closer (to the point `at` gives, at least at the scale `least`), farther, all of it; `move` is what `useZoom` gives. */
export const MapButtons = ({ move, at, least }) => html`<div class="map-buttons">
  <button type="button" class="icon-button fine" aria-label=${say('map-in')} title=${say('map-in')} onClick=${() => move.nearer(at?.(), least)}>+</button>
  <button type="button" class="icon-button fine" aria-label=${say('map-out')} title=${say('map-out')} onClick=${move.farther}>−</button>
  <button type="button" class="icon-button" aria-label=${say('map-whole')} title=${say('map-whole')} onClick=${move.whole}>⤢</button></div>`;
