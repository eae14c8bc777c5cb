// Omringad in the browser: what the shell asks of a board (see shell/games.js).
import { loadStyle } from '../../shell/styles.js';
import { boardOf, boxOf } from './geometry.js';
import { forget } from './local.js';
import { isWhole, planned } from './plan.js';

export { Aside } from './aside.js';
export { Controls } from './controls.js';
export { follow, groupOf, isHeading, pace } from './follow.js';
export { ownKeys } from './keys.js';
export { local } from './local.js';
export { Board } from './map.js';
export { tables } from './tables.js';

export const scoreId = 'score';
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

/** Load the board's own style. */
export const prepare = () => loadStyle('games/omringad/board');

/** The width and height of all countries. */
export const shape = ({ seats }) => boxOf({ board: boardOf(seats.length), only: null }).slice(2);

/** When the plan is whole, whether it shall be sent. */
export const prompt = (t) => (isWhole(t) ? { id: 'whole', args: { steps: planned(t, 'step').length } } : null);

/** The board puts its plans together itself. */
export const isLink = () => false;

/** Nothing is picked again by itself. */
export const resume = () => null;

/** Forget what is chosen on the board. */
export const cancel = (t) => forget(t);

/** Going back is among the buttons. */
export const cancels = () => true;

const seatOf = (view, seat) => view?.seats?.find((each) => each.seat === seat);

/** The number beside a seat's name: its points. */
export const score = (view, seat) => seatOf(view, seat)?.score ?? null;

/** Nobody is ever out of the game. */
export const isOut = () => false;
