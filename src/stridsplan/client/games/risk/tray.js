// The dice of the last exchange, beside the territory that is attacked: each pair that is compared in a column.
import { html } from '../../vendor/htm/htm-preact.js';
import { say } from '../../shell/words.js';
import { Comparison, sizeOf, sorted } from './comparison.js';
import { lastExchange } from './follow.js';
import { besideFight } from './fight-place.js';
import { anchorOf, territoryOf, world } from './world.js';

const FAR = 0.5; // the scale below which the dice are smaller
const SIZES = { near: 26, far: 20 }; // pixels of a die
const GAP = 22; // pixels between the middle of a piece and the dice

/** The dice on the map; zooming in makes them no larger. While advice is drawn there are none. */
export function Tray({ t }) {
  const event = lastExchange(t.events.value.slice(0, t.playback.shownCount.value));
  const scale = t.local.scale.value;
  if (!event || !scale || (t.advice?.drawn.value && !t.playback.current.value)) return null;
  const { attack_dice: attackDice, defence_dice: defenceDice, seat, defender, source, target } = event.args;
  const [attack, defence] = [sorted(attackDice), sorted(defenceDice)];
  const label =
    `${say('risk-tray')}: ${say('dice-faces', { faces: attack.join(', ') })} – ${say('dice-faces',
      { faces: defence.join(', ') })}`;
  const size = scale < FAR ? SIZES.far : SIZES.near;
  const [width, height] = sizeOf(attack, defence, size);
  const [from, to] = [source, target].map((each) => anchorOf(territoryOf(each)));
  const others = Object.values(world.value.territories).map(({ anchor }) => anchor);
  const [x, y] = besideFight(from, to, [width / scale, height / scale], world.value.viewBox.slice(2), GAP / scale,
    others, t.local.margin.value);
  return html`<g class="tray fight" key=${`${event.version}.${event.index}`} role="img" aria-label=${label}
    transform=${`translate(${x} ${y})`}><g class="fight-body"><g transform=${`translate(${-width / 2} ${-height / 2})`}>
    <rect class="fight-ground" width=${width} height=${height} rx="3" />
    <${Comparison} attack=${attack} defence=${defence} seats=${[seat?.seat, defender?.seat]}
      size=${size} /></g></g></g>`;
}
