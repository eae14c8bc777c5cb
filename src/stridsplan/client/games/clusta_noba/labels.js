// The names of settlements and places on the map.
import { html } from '../../vendor/htm/htm-preact.js';
import { word } from './texts.js';

/** The names of settlements, or of places. */
export const Labels = ({ places, kind }) => html`<g class="labels" aria-hidden="true">
  ${places.filter((place) => place.kind === kind).map(({ id, point: [x, y] }) => html`<text key=${id}
    class=${`label-${kind}`} x=${x} y=${y + (kind === 'place' ? 4 : 26)}>${word(kind, id)}</text>`)}</g>`;
