// The buttons that answer each question.
import { html } from '../../vendor/htm/htm-preact.js';
import { Bidding, Lodging, Ready, SealedBidding } from './bidding.js';
import { Purchase, Recruiting } from './buying.js';
import { Aiming, ChoosingBattle, Diplomacy, Sharpshooting, TakingHits, Withdrawing } from './fighting.js';
import { Laying } from './laying.js';
import { Marching } from './marching.js';
import { Reinforcing, Stacking } from './placing.js';
import { Topping } from './tops.js';

const CONTROLS = {
  lay_terrain: Laying, raise_army: Recruiting, stack_army: Stacking,
  ready: Ready, seal_bid: SealedBidding, bid_in_turn: Bidding, open_bidding: Bidding, raise_bid: Bidding,
  place_special: Lodging,
  purchase: Purchase, move: Marching, move_group: Marching, move_on: Marching,
  choose_battle: ChoosingBattle, diplomat: Diplomacy, aim: Aiming, take_hits: TakingHits, sharpshoot: Sharpshooting,
  withdraw: Withdrawing,
  reinforce: Reinforcing, choose_top: Topping,
};

/**
 * The id of the question whose buttons are shown. When the draft of the first army is complete, it has no question, and
 * `t.question` is again the one about buying the army, although its units are in stacks by then.
 */
const idOf =
  (t) => (t.question.value.id === 'raise_army' && t.compound.value.taken.some(({ kind }) => kind === 'end_purchase')
    ? 'stack_army' : t.question.value.id);

/** The buttons for the current question. */
export const Controls = ({ t }) => html`<${CONTROLS[idOf(t)]} t=${t} />`;
