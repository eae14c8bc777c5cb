// Battle for the Island in the browser: the module that the shell loads (`BoardModule` in tools/js/client/types.d.ts).
import { loadStyle } from '../../shell/styles.js';
import { boxOf, COLUMNS } from './geometry.js';
import { forget } from './local.js';
import { padPlace, slidePlace, slotPlace } from './picks.js';

export { Aside } from './aside.js';
export { Controls } from './controls.js';
export { BEGINS, durationOf, follow, groupOf, isHeading, OUTCOMES } from './follow.js';
export { ownKeys } from './keys.js';
export { local } from './local.js';
export { Board } from './map.js';

export const scoreId = () => 'score';
export const keys = ['arrows', 'digits'];
export const hints = [
  { id: 'block', questions: ['place_block'] },
  { id: 'character', questions: ['place_character'] },
  { id: 'facing', questions: ['place_character'] },
  { id: 'pad', questions: ['arrange_pad'] },
  { id: 'move', questions: ['move', 'two'] },
  { id: 'shoot', questions: ['move', 'two', 'after'] },
  { id: 'zero', questions: ['zero', 'zero_two'] },
  { id: 'slide', questions: ['slide'] },
  { id: 'launch', questions: ['launch'] },
  { id: 'blocked', questions: ['blocked'] },
];

/** The ids of events that have the sound of a capture. */
export const captures = ['lost', 'lost_from_pad'];

/** Load the board's own style. */
export const prepare = () => loadStyle('games/island/board');

/** Load the function that puts the position into tables. */
export const tables = () => import('./tables.js').then((module) => module.tables);

/** The width and height of one island for two, of two joined ones for four. */
export const shape = ({ seats }) => boxOf({ columns: seats.length > 2 ? 2 * COLUMNS : COLUMNS }).slice(2);

/** The place of an action that names a pad, a slot of one, or the side to which one slides. */
export function placeOf({ kind, to, slot, seat: owner }, seat) {
  if (kind === 'slide') return slidePlace(to);
  if (kind === 'remove') return slot ? slotPlace(owner, slot) : null;
  return kind === 'nominate' ? padPlace(seat) : null;
}

/** The board asks no question of its own: while an action is to be confirmed, the buttons say so. */
export const prompt = () => null;

/** No action is a step of a compound action. */
export const isStep = () => false;

/** No action is picked again after a command. */
export const resume = () => null;

/** Forget what is chosen on the board. */
export const cancel = (t) => forget(t);

/** The shell adds no button for going back: no answer has steps, and an action to be confirmed has its own. */
export const cancels = () => true;

const seatOf = (view, seat) => view?.seats?.find((each) => each.seat === seat);

/** The number beside a seat's name: its characters, as long as it is in the game. */
export const score = (view, seat) => (isOut(view, seat) ? null : seatOf(view, seat)?.left ?? null);

/** Whether a seat is out of the game. */
export const isOut = (view, seat) => seatOf(view, seat)?.stands === false;
