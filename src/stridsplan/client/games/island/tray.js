// The die beside the island, animated once; on joined islands two dice, unless an option says one.
import { html } from '../../vendor/htm/htm-preact.js';
import { Die } from '../../shell/die.js';
import { seatClass } from '../../shell/marks.js';
import { say } from '../../shell/words.js';

const isRoll = ({ id }) => id === 'rolled' || id === 'rolled_again';

/** The numbers of the roll that are not used yet, for screen readers. */
function label(dice) {
  const open = dice.filter(({ used }) => !used).map(({ number }) => number);
  return open.length > 0 ? say('island-dice-open', { numbers: open.join(', ') }) : say('island-dice-used');
}

/** The tray; empty before the first roll. */
export function Tray({ t, view }) {
  const events = t.events.value.slice(0, t.playback.shownCount.value);
  const roll = events.findLast(isRoll);
  if (!roll || view.phase !== 'battle' || view.dice.length === 0) return null;
  return html`<div class=${`tray island-tray ${seatClass(view.turn)}`} key=${`${roll.version}.${roll.index}`} role="img"
    aria-label=${label(view.dice)}>
    <span class="tray-row">
      ${view.dice.map(({ number, used }, at) => html`<${Die} key=${at} face=${number} faded=${used} />`)}</span></div>`;
}
