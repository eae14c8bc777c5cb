// The Awakened in the browser: the module that the shell loads (`BoardModule` in tools/js/client/types.d.ts).
import { loadStyle } from '../../shell/styles.js';
import { boxOf } from './geometry.js';
import { forget } from './local.js';

export { Aside } from './aside.js';
export { Controls } from './controls.js';
export { BEGINS, durationOf, follow, groupOf, isHeading, OUTCOMES } from './follow.js';
export { local } from './local.js';
export { Board } from './map.js';

export const scoreId = () => 'score';
export const keys = ['arrows', 'digits', 'plus'];
export const hints = [
  { id: 'grow', questions: ['grow'] },
  { id: 'flee', questions: ['flee'] },
  { id: 'move', questions: ['move'] },
  { id: 'target', questions: ['move_to'] },
  { id: 'numbers', questions: ['resources'] },
  { id: 'build', questions: ['build'] },
  { id: 'form', questions: ['form'] },
  { id: 'military', questions: ['military'] },
  { id: 'effect', questions: ['effect'] },
];

/** The ids of events that have the sound of a capture. */
export const captures = ['land_conquered', 'building_destroyed'];

/** Load the board's own style. */
export const prepare = () => loadStyle('games/awakened/board');

/** Load the function that puts the position into tables. */
export const tables = () => import('./tables.js').then((module) => module.tables);

/** The width and height of the map. */
export const shape = ({ seats }) => boxOf(seats.length).slice(2);

/** Before a raid that nobody else can join, the question does not ask who joins. */
export function prompt({ question, actions }) {
  const isAlone = question.value.id === 'origins' && !actions.value.some(({ kind }) => kind === 'march_from');
  return isAlone ? { ...question.value, id: 'raid' } : null;
}

/** The board collects the steps of a draft itself (shell/draft.js). */
export const isStep = () => false;

/** No action is picked again after a command. */
export const resume = () => null;

/** Forget what is chosen on the board. */
export const cancel = (t) => forget(t);

/** Whether the buttons include one for going back: while a transfer is incomplete. */
export const cancels = (t) => Boolean(t.local.open.value);

/** A seat's entry in a view. */
const seatOf = (view, seat) => view?.seats?.find((each) => each.seat === seat);

/** The number beside a seat's name: its people, as long as it is in the game. */
export const score = (view, seat) => (isOut(view, seat) ? null : seatOf(view, seat)?.population ?? null);

/** Whether a seat is out of the game. */
export const isOut = (view, seat) => seatOf(view, seat)?.alive === false;
