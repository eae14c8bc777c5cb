// Texts of the two maps on which a finished game is reviewed: what a side believed, and what was really there.
import { say } from '../../../shell/words.js';
import { nameOf } from '../geometry.js';
import { clock, placeText, stackText, terrainText, title, word } from '../texts.js';

/** A moment: "Day 3, 14:00". */
export const timeText = (time) => say('clusta-noba-hindsight-time', { day: time.day, clock: clock(time) });

/** A moment within its day: "14:00". */
export const hourText = clock;

/** A hostile stack as it was: "Ransards: Thôrms söner, 340 men". */
export const hostileText = (stack) => say('clusta-noba-hindsight-stack',
  { side: title('side', stack.side), stack: stackText(stack) });

/**
 * A hex with its terrain, and the forces that really were there. `own`: stacks by the name of their hex; `hostile`:
 * stacks whose `hex` is such a name.
 */
export function actualHexText(view, cell, { own, hostile }) {
  const { name } = cell;
  const settlement = view.map.settlements.find(({ hex }) => nameOf(hex) === name);
  return [placeText(name), settlement && word('settlement', settlement.id), terrainText(cell),
    own.has(name) && stackText(own.get(name)),
    ...hostile.filter(({ hex }) => hex === name).map(hostileText)].filter(Boolean).join(', ');
}
