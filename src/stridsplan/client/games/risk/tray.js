// The dice of the last exchange, animated once.
import { html } from '../../vendor/htm/htm-preact.js';
import { Die } from '../../shell/die.js';
import { seatClass } from '../../shell/marks.js';
import { say } from '../../shell/words.js';
import { lastExchange } from './follow.js';

const sorted = (faces) => [...faces].sort((a, b) => b - a);

/** Which dice of each side lost their comparison. */
function losers(attack, defence) {
  const pairs = Math.min(attack.length, defence.length);
  return {
    attack: attack.map((face, at) => at < pairs && face <= defence[at]),
    defence: defence.map((face, at) => at < pairs && attack[at] > face),
  };
}

function Row({ faces, lost, seat }) {
  return html`<span class=${`tray-row ${seatClass(seat)}`}>${faces.map((face, at) =>
    html`<${Die} key=${at} face=${face} faded=${lost[at]} />`)}</span>`;
}

/** The tray at the foot of the map. */
export function Tray({ t }) {
  const event = lastExchange(t.events.value.slice(0, t.playback.shownCount.value));
  if (!event) return null;
  const { attack_dice: attack, defence_dice: defence, seat, defender } = event.args;
  const [high, low] = [sorted(attack), sorted(defence)];
  const lost = losers(high, low);
  const label =
    `${say('risk-tray')}: ${say('dice-faces', { faces: high.join(', ') })} – ${say('dice-faces',
      { faces: low.join(', ') })}`;
  return html`<div class="tray" key=${`${event.version}.${event.index}`} role="img" aria-label=${label}>
    <${Row} faces=${high} lost=${lost.attack} seat=${seat?.seat} />
    <${Row} faces=${low} lost=${lost.defence} seat=${defender?.seat} /></div>`;
}
