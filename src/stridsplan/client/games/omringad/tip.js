// The tip in a corner of the board: what is under the pointer or the cursor.
import { html } from '../../vendor/htm/htm-preact.js';
import { seatTitle } from '../../shell/names.js';
import { Mark } from '../../shell/marks.js';
import { say, sayList } from '../../shell/words.js';
import { squareIn } from './geometry.js';
import { siegeText, stackText, terrainTitle, tileTitle, unitTitle } from './texts.js';
import { laidOn } from './touch.js';
import { TileIcon } from './units.js';

/** A stack: its tiles by kind, with their numbers, where they are known. */
function StackTip({ t, stack }) {
  const tiles = stack.tiles ?? [];
  return html`<span class="tip-stack"><${Mark} seat=${stack.seat} /> ${stackText(t, { ...stack, tiles: null })}</span>
    ${tiles.length > 0
      && html`<span class="tip-tiles">
        ${tiles.map((tile) => html`<span key=${`${tile.unit}${tile.damaged}${tile.moved}`} title=${tileTitle(tile)}>
      <${TileIcon} ...${tile} seat=${stack.seat} />${tile.count > 1 && html`<b>${tile.count}</b>`}</span>`)}</span>`}`;
}

/** The tip; null while there is nothing to show. */
export function Tip({ t, view, low }) {
  const square = t.local.hovered.value && squareIn(view, t.local.hovered.value);
  if (!square || t.local.dragged.value || view.battle) return null;
  const terrain = laidOn(t, square.square)?.terrain ?? square.terrain;
  const siege = square.siege && siegeText(view, square.siege);
  return html`<div class=${`tip ${low ? 'low' : ''} ${t.compound.value.codes.length > 0 ? 'planning' : ''}`}
    aria-hidden="true"><b>${square.square} <small>${terrainTitle(terrain)}</small></b>
    <span class="tip-line">
      ${square.control >= 0 && html`<${Mark} seat=${square.control} /> ${seatTitle(t.people.value, square.control)}`}
    </span>
    ${square.stacks.map((stack) => html`<${StackTip} key=${stack.seat} t=${t} stack=${stack} />`)}
    ${square.dragon && html`<span>${unitTitle('dragon')}</span>`}
    ${siege && html`<span class="tip-strong">${siege}</span>`}
    <span class="tip-line tip-neighbours">
      ${say('omringad-neighbours', { squares: sayList([...new Set(square.neighbours)]) })}</span></div>`;
}
