// Laying out a country: nine terrain tiles, by touch, by drag or by keys, sealed when all are laid.
import { html } from '../../vendor/htm/htm-preact.js';
import { Button } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { fill, isDraftComplete, drafted, redraft, send } from '../../shell/draft.js';
import { terrainTitle } from './texts.js';
import { TerrainIcon, TERRAINS, TILES } from './terrain.js';
import { drags } from './touch.js';

function Kind({ t, terrain, at, left }) {
  const why = left > 0 ? undefined : say('omringad-lay-none');
  const { brush, brushNow } = t.local;
  return html`<button type="button" role="radio" class="tray-tile" data-terrain=${terrain} data-digit=${at + 1}
    aria-checked=${left > 0 && terrain === brushNow.value}
    aria-disabled=${why ? 'true' : undefined} title=${why} data-drag=${why ? undefined : JSON.stringify({ terrain })}
    onPointerDown=${drags(t)}
    onClick=${() => { if (!why) brush.value = terrain; }}><${TerrainIcon} terrain=${terrain} />
    <span>${terrainTitle(terrain)}</span><b>${left}</b></button>`;
}

/** A random action that lays a tile. */
const randomLay = (actions) => {
  const lays = actions.filter(({ kind }) => kind === 'lay');
  return lays[Math.floor(Math.random() * lays.length)];
};

/** The tray of terrain tiles. */
export function Laying({ t }) {
  const laid = drafted(t, 'lay');
  const left = (terrain) => TILES[terrain] - laid.filter((action) => action.terrain === terrain).length;
  const whole = isDraftComplete(t);
  return html`<div class="tray-tiles" role="radiogroup" aria-label=${say('omringad-lay-tiles')}>
    ${TERRAINS.map((terrain, at) => html`<${Kind}
      key=${terrain} t=${t} terrain=${terrain} at=${at} left=${left(terrain)} />`)}</div>
    <p class="hint">${say(whole ? 'omringad-lay-whole' : 'omringad-lay-hint')}</p>
    <div class="buttons"><${Button} primary why=${whole ? undefined : say('omringad-lay-first')}
      onClick=${() => send(t)} data-end>${say('omringad-lay-seal')}</${Button}>
      ${!whole && html`<${Button} onClick=${() => fill(t, randomLay)} data-fill>
        ${say('omringad-lay-chance')}</${Button}>`}
      ${laid.length > 0 && html`<${Button} quiet onClick=${() => redraft(t, [])}>${say('omringad-clear')}</${Button}>`}
    </div>`;
}
