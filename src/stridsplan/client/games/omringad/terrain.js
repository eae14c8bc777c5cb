// The terrain of a square, drawn in a box of 80 by 80: every kind has its own shape in addition to its colour.
import { html } from '../../vendor/htm/htm-preact.js';

/** The kinds that are laid as tiles; every other square is plain. */
export const TERRAINS = ['castle', 'village', 'lake', 'forest', 'mountain'];

/** How many tiles of each kind a country has. */
export const TILES = { castle: 1, village: 2, lake: 2, forest: 2, mountain: 2 };

const fir = (x, y, size) =>
  `M${x} ${y}l${size * 0.5} ${size}h${-size}zM${x} ${y + size * 0.45}l${size * 0.62} ${size}h${-size * 1.24}z`;

const DRAWINGS = {
  mountain: [['rock', 'M4 70L27 22L38 42L51 12L76 70z'],
    ['snow', 'M27 22L34 35.5L29 33L25.5 38L20.5 36zM51 12L60 33L53.5 29L48 35L43 29.5z'],
    ['lines', 'M51 36l6 14M58 44l6 14M30 44l5 12M18 56l4 9']],
  forest: [['crown', fir(22, 12, 22) + fir(57, 9, 24) + fir(40, 28, 24)],
    ['trunk', 'M20.5 44h3v7h-3zM55.5 44h3v8h-3zM38.5 63h3v8h-3z']],
  lake: [['water', 'M8 42Q2 20 24 13Q38 8 50 15Q74 14 75 36Q78 60 56 66Q40 74 24 66Q11 62 8 42z'],
    ['lines', 'M17 32q5-4 10 0t10 0t10 0M30 46q5-4 10 0t10 0t10 0M20 57q5-4 10 0t10 0']],
  village: [['roof', 'M8 34L24 17L40 34zM38 27L53 12L71 27z'], ['wall', 'M12 34h24v18H12zM43 27h23v20H43z'],
    ['door', 'M21 41h6v11h-6zM51 36h6v11h-6zM30 38h4v4h-4z'], ['lines', 'M6 57q8-4 16-1t16 0t18-2t18 1']],
  castle: [['wall', 'M11 66V26h4v4h3v-4h4v4h3v-4h4v14V17h4v4h3v-4h8v4h3v-4h4v23V26h4v4h3v-4h4v4h3v-4h4v40z'],
    ['door', 'M33.5 66V54q6.5-9 13 0v12zM18 37h4v7h-4zM58 37h4v7h-4zM38 27h4v7h-4z'], ['flag', 'M40 17V4l12 4l-12 4']],
  plain: [['lines',
    'M18 24q-.6-4-2.6-6M20 24q0-5 .5-7M23 24q.8-4 2.8-5.5M54 60q-.6-4-2.6-6M56 60q0-5 .5-7M59 60q.8-4 2.8-5.5M58 20h9'
        + 'M14 58h8']],
};

/** The drawing of a kind of terrain; nothing for null, a kind that is still secret. */
export const Terrain = ({ terrain }) => html`<g class=${`terrain ${terrain ?? 'hidden'}`}>
  ${(DRAWINGS[terrain] ?? []).map(([part, d]) => html`<path key=${part} class=${`ground-${part}`} d=${d} />`)}</g>`;

/** A kind of terrain as a small picture. */
export const TerrainIcon = ({ terrain }) =>
  html`<svg class="terrain-icon" viewBox="0 0 80 80" aria-hidden="true">
    <rect class="square-ground" width="80" height="80" /><${Terrain} terrain=${terrain} /></svg>`;
