// The dice of an attack as they are compared: each pair in a column, the attacker's above; the die that loses is pale.
import { html } from '../../vendor/htm/htm-preact.js';
import { Die } from '../../shell/die.js';
import { seatClass } from '../../shell/marks.js';

const GAP = 4; // pixels

/** Faces, the highest first. */
export const sorted = (faces) => [...faces].sort((a, b) => b - a);

/** The width and height of the drawing; `size`: of a die. */
export const sizeOf = (attack, defence, size) =>
  [GAP + Math.max(attack.length, defence.length) * (size + GAP), 2 * size + 3 * GAP];

/** Which dice of each side lost their comparison; of equal dice the attacker's. */
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

/** Both rows of dice; `attack`, `defence`: their faces, sorted; `seats`: the attacker and the defender. */
export function Comparison({ attack, defence, seats: [attacker, defender], size }) {
  const lost = losers(attack, defence);
  return html`<${Row} faces=${attack} lost=${lost.attack} seat=${attacker} size=${size} top=${GAP} />
    <${Row} faces=${defence} lost=${lost.defence} seat=${defender} size=${size} top=${size + 2 * GAP} />`;
}
