// The map as a small picture for the lobby, from a drawing of its own: the large one is only fetched for a table.
import { html } from '../../vendor/htm/htm-preact.js';
import { fileUrl } from '../../shell/files.js';
import { markPath, seatClass } from '../../shell/marks.js';
import { loadStyle } from '../../shell/styles.js';

/** The seat that holds each continent. */
const HOLDERS = { north_america: 0, south_america: 3, europe: 2, africa: 4, asia: 1, australia: 5 };
/** Territory, seat and number of armies. @type {[string, number, number][]} */
const PIECES = [['western_us', 0, 7], ['brazil', 3, 3], ['ukraine', 2, 4], ['congo', 4, 2], ['china', 1, 9],
  ['western_australia', 5, 3]];

let drawing = null;

async function loadDrawing() {
  const answer = await fetch(fileUrl('games/risk/vignette.json'));
  if (!answer.ok) throw new Error(`vignette.json: ${answer.status}`);
  drawing = await answer.json();
}

/** Fetch what is drawn. */
export const prepare = () => Promise.all([loadDrawing(), loadStyle('games/risk/board')]);

function Piece({ territory, seat, armies }) {
  const [x, y] = drawing.anchors[territory];
  return html`<g class=${`piece ${seatClass(seat)}`} transform=${`translate(${x} ${y}) scale(2.1)`}>
    <ellipse class="piece-shadow" cx="1" cy="4" rx="13.5" ry="12.5" /><circle class="piece-disc" r="13" />
    <circle class="piece-ring" r="10.6" /><text dy="4.6">${armies}</text>
    <g class="piece-mark" transform="translate(5.5 -17) scale(.7)"><path d=${markPath(seat)} /></g></g>`;
}

/** The world with six powers on it. */
export function Vignette() {
  return html`<svg class="risk-map risk-vignette" viewBox=${drawing.viewBox.join(' ')}
    preserveAspectRatio="xMidYMid slice">
    <path class="graticule" d=${drawing.graticule} /><path class="link" d=${drawing.links} />
    ${Object.entries(drawing.lands).map(([continent, d]) =>
      html`<g key=${continent} class=${`land ${seatClass(HOLDERS[continent])}`}><path d=${d} /></g>`)}
    ${PIECES.map(([territory, seat, armies]) =>
      html`<${Piece} key=${territory} territory=${territory} seat=${seat} armies=${armies} />`)}
  </svg>`;
}
