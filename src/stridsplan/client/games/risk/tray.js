// The dice of the last exchange, beside the territory that is attacked: each pair that is compared in a column.
import { html } from '../../vendor/htm/htm-preact.js';
import { Die } from '../../shell/die.js';
import { seatClass } from '../../shell/marks.js';
import { say } from '../../shell/words.js';
import { lastExchange } from './follow.js';
import { besideFight } from './fight-place.js';
import { anchorOf, territoryOf, world } from './world.js';

const GAP = 4; // pixels

const sorted = (faces) => [...faces].sort((a, b) => b - a);

/** Which dice of each side lost their comparison. */
function losers(attack, defence) {
  const pairs = Math.min(attack.length, defence.length);
  return {
    attack: attack.map((face, at) => at < pairs && face <= defence[at]),
    defence: defence.map((face, at) => at < pairs && attack[at] > face),
  };
}

const Row = ({ faces, lost, seat, size, top }) => html`<g class=${seatClass(seat)}>${faces.map((face, at) =>
  html`<g key=${at} transform=${`translate(${GAP + at * (size + GAP)} ${top})`}>
    <${Die} face=${face} faded=${lost[at]} size=${size} /></g>`)}</g>`;

/** The dice on the map; zooming in makes them no larger. */
export function Tray({ t }) {
  const event = lastExchange(t.events.value.slice(0, t.playback.shownCount.value));
  const scale = t.local.scale.value;
  if (!event || !scale) return null;
  const { attack_dice: attack, defence_dice: defence, seat, defender, source, target } = event.args;
  const [high, low] = [sorted(attack), sorted(defence)];
  const lost = losers(high, low);
  const label =
    `${say('risk-tray')}: ${say('dice-faces', { faces: high.join(', ') })} – ${say('dice-faces',
      { faces: low.join(', ') })}`;
  const size = scale < 0.5 ? 20 : 26;
  const [width, height] = [GAP + Math.max(high.length, low.length) * (size + GAP), 2 * size + 3 * GAP];
  const [from, to] = [source, target].map((each) => anchorOf(territoryOf(each)));
  const [x, y] = besideFight(from, to, [width / scale, height / scale], world.value.viewBox.slice(2), 22 / scale);
  return html`<g class="tray fight" key=${`${event.version}.${event.index}`} role="img" aria-label=${label}
    transform=${`translate(${x} ${y})`}><g class="fight-body"><g transform=${`translate(${-width / 2} ${-height / 2})`}>
    <rect class="fight-ground" width=${width} height=${height} rx="3" />
    <${Row} faces=${high} lost=${lost.attack} seat=${seat?.seat} size=${size} top=${GAP} />
    <${Row} faces=${low} lost=${lost.defence} seat=${defender?.seat} size=${size}
      top=${size + 2 * GAP} /></g></g></g>`;
}
