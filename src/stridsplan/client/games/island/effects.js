// How an event is drawn while it is shown: the shot, its line, the blocks turned over, and the
// characters lost.
import { html } from '../../vendor/htm/htm-preact.js';
import { reducedMotion } from '../../shell/settings.js';
import { angleOf, CELL, pointOf, seatOf, typeOf } from './geometry.js';
import { Crosshair, lineBetween } from './shots.js';
import { Ghost } from './units.js';
import { word } from './texts.js';

const BURST =
  'M0 -26L5.4 -12.6L17 -21L13.4 -7L26 -4.6L14.6 3L22 15L8.4 11.6L6 25L-1.6 13L-13 22L-11 8.6L-25 9.4L-14.6 0'
      + 'L-23 -11.4L-10 -10.6Z';

/** A block that was turned over. */
function Turned({ frame, what: { square, face } }) {
  const [x, y] = pointOf(frame, square);
  if (face === 'safe') {
    return html`<g class="fizzle" transform=${`translate(${x} ${y})`}>
      <rect x="-14" y="-14" width="28" height="28" rx="2" /><text y="4">${word('safe')}</text></g>`;
  }
  return html`<g class="explosion" transform=${`translate(${x} ${y})`}>
    <rect class="blast" x=${-1.5 * CELL} y=${-1.5 * CELL} width=${3 * CELL} height=${3 * CELL} rx="6" />
    <g class="burst"><path d=${BURST} /><circle r="7" /></g></g>`;
}

/** A character that was lost in the scene; with `last`, the event that is shown is its loss, and says why. */
function Lost({ frame, what: { piece, square, cause }, last, facing }) {
  if (!square) return null;
  const point = pointOf(frame, square);
  return html`<g class=${`gone ${cause} ${last ? 'last' : ''}`}>
    <${Ghost} type=${typeOf(piece)} seat=${seatOf(piece)} point=${point} angle=${angleOf(frame, facing)} />
    <g transform=${`translate(${point[0]} ${point[1]})`}><circle class="gone-ring" r="18.5" />
      <path class="gone-cross" d="M-12 -12L12 12M12 -12L-12 12" />
    ${last && html`<text class="gone-cause" y="-24">${word('cause', cause)}</text>`}</g></g>`;
}

/** A shot that was fired; with `moving`, something flies along its line. */
function Fired({ frame, shot, moving }) {
  const [from, to] = [pointOf(frame, shot.from), pointOf(frame, shot.target)];
  return html`<g class="fired"><path class="shot-line" d=${lineBetween(from, to)} />
    ${moving && html`<path class="tracer" pathLength="100" d=${lineBetween(from, to, 14, 4)} />`}
    <${Crosshair} point=${to} /></g>`;
}

/** The drawing of a scene (`sceneOf` in follow.js). `gone`: by lost character, the direction that it faced. */
export function Scene({ frame, scene, event, gone }) {
  if (!scene) return null;
  const moving = !reducedMotion.value && ['shot', 'shot_block'].includes(event?.id);
  return html`<g class="scene" aria-hidden="true">
    ${scene.shot && html`<${Fired} key="shot" frame=${frame} shot=${scene.shot} moving=${moving} />`}
    ${scene.turned.map((what) => html`<${Turned} key=${what.square} frame=${frame} what=${what} />`)}
    ${scene.lost.map((what, at) =>
      html`<${Lost} key=${what.piece} frame=${frame} what=${what} facing=${gone?.[what.piece] ?? 'north'}
        last=${event?.id === 'lost' && at === scene.lost.length - 1} />`)}
  </g>`;
}
