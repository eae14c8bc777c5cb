// The tip in a corner of the board: the land under the pointer or the cursor.
import { html } from '../../vendor/htm/htm-preact.js';
import { CornerTip } from '../../shell/board/tip.js';
import { Mark } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { coarse } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { Chances } from './chances.js';
import { cellIn, codeText, contentsText } from './texts.js';

/** The tip; null while there is nothing to show. */
export function Tip({ t, view }) {
  const land = t.local.hovered.value && cellIn(view, t.local.hovered.value);
  if (!land || t.local.dragged.value) return null;
  const isAsked = t.local.open.value?.to === land.id; // then the question shows them
  const hasChances = !land.marker && !coarse.matches && !isAsked;
  return html`<${CornerTip} place=${land.id}><b>${land.id}</b>
    ${land.owner !== null && html`<span><${Mark} seat=${land.owner} /> ${seatTitle(t.people.value, land.owner)}</span>`}
    ${contentsText(land) && html`<span>${contentsText(land)}</span>`}
    <span class="tip-line">${land.marker ? say('awakened-land-room', { limit: land.limit })
      : say('awakened-land-unexplored')}</span>
    ${land.marker && html`<span class="tip-line">${codeText(land.marker.code)}</span>`}
    ${hasChances && html`<${Chances} t=${t} cell=${land.id} few />`}</${CornerTip}>`;
}
