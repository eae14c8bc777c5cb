// Omringad in the browser: the module that the shell loads (`BoardModule` in tools/js/client/types.d.ts).
import { loadStyle } from '../../shell/styles.js';
import { boardOf, boxOf } from './geometry.js';
import { forget } from './local.js';
import { cellPlace } from './picks.js';
import { isDraftComplete } from '../../shell/draft.js';

export { Aside } from './aside.js';
export { Controls } from './controls.js';
export { BEGINS, durationOf, follow, groupOf, isHeading, OUTCOMES } from './follow.js';
export { ownKeys } from './keys.js';
export { local } from './local.js';
export { Board } from './map.js';

export const scoreId = () => 'score';
export const keys = ['arrows', 'plus'];
export const hints = [
  { id: 'globe', questions: ['lay_terrain'] },
  { id: 'terrain', questions: ['lay_terrain'] },
  { id: 'army', questions: ['raise_army'] },
  { id: 'stacks', questions: ['stack_army'] },
  { id: 'purchase', questions: ['purchase'] },
  { id: 'march', questions: ['move'] },
  { id: 'group', questions: ['move_group'] },
  { id: 'auction', questions: ['ready', 'open_bidding', 'bid_in_turn', 'raise_bid', 'seal_bid'] },
  { id: 'hits', questions: ['take_hits'] },
  { id: 'siege', questions: ['reinforce'] },
];

/** The ids of events that have the sound of a capture. */
export const captures = ['conquered', 'battle_won', 'battle_won_by_dragon'];

/** Load the board's own style. */
export const prepare = () => loadStyle('games/omringad/board');

/** Load the function that puts the position into tables. */
export const tables = () => import('./tables.js').then((module) => module.tables);

/** The width and height of the drawing with all countries. */
export const shape = ({ seats }) => boxOf({ board: boardOf(seats.length), only: null }).slice(2);

/** When the draft is complete: ask whether to send this answer to the question that was asked. */
export const prompt = (t) =>
  (isDraftComplete(t) ? { id: 'whole', args: { asked: t.position.value.question?.id ?? '' } } : null);

/** By the kind of the draft's first action: the question that is asked while the draft is incomplete. */
const ASKED = { aim: 'aim', hit: 'take_hits' };

/**
 * Whether the draft is complete although the same seat is asked next: a move when the view has no move any more, aims
 * and hits when something else is asked.
 */
export const isComplete = ({ taken: [{ kind }], question, view }) =>
  (kind === 'start' ? view?.move === null : kind in ASKED && question?.id !== ASKED[kind]);

/** The place of an action that names a cell of a seat's own country. */
export const placeOf = ({ cell }, seat) => (cell ? cellPlace(seat, cell) : null);

/** The board collects the steps of a draft itself (shell/draft.js). */
export const isStep = () => false;

/** No action is picked again after a command. */
export const resume = () => null;

/** Forget what is chosen on the board. */
export const cancel = (t) => forget(t);

/** Whether the buttons include one for going back: with a draft they always do. */
export const cancels = () => true;

const seatOf = (view, seat) => view?.seats?.find((each) => each.seat === seat);

/** The number beside a seat's name: its points. */
export const score = (view, seat) => seatOf(view, seat)?.score ?? null;

/** Nobody is ever out of the game. */
export const isOut = () => false;
