// The buttons that answer each question.
import { lazily } from '../../shell/lazy.js';
import { html } from '../../vendor/htm/htm-preact.js';
import { Bidding, Lodging, Ready, SealedBidding } from './bidding.js';
import { Marching } from './marching.js';
import { Reinforcing, Stacking } from './placing.js';
import { Topping } from './tops.js';

const fighting = (name) => lazily(() => import('./fighting.js').then((module) => module[name]));
const buying = (name) => lazily(() => import('./buying.js').then((module) => module[name]));
const Laying = lazily(() => import('./laying.js').then((module) => module.Laying));

// Those of the set-up and of battles are fetched when they are first asked for: the first view stays light
const CONTROLS = {
  lay_terrain: Laying, raise_army: buying('Recruiting'), stack_army: Stacking,
  ready: Ready, seal_bid: SealedBidding, bid_in_turn: Bidding, open_bidding: Bidding, raise_bid: Bidding, place_special: Lodging,
  purchase: buying('Purchase'), move: Marching, move_group: Marching, move_on: Marching,
  choose_battle: fighting('ChoosingBattle'), diplomat: fighting('Diplomacy'), aim: fighting('Aiming'), take_hits: fighting('TakingHits'),
  sharpshoot: fighting('Sharpshooting'), withdraw: fighting('Withdrawing'),
  reinforce: Reinforcing, choose_top: Topping,
};

/** A plan that is whole has no question of its own: the server's was the army's, while its units are already in stacks. */
const idOf = (t) => (t.question.value.id === 'raise_army' && t.chain.value.taken.some(({ kind }) => kind === 'end_purchase') ? 'stack_army' : t.question.value.id);

/** The buttons for the question in hand. */
export const Controls = ({ t }) => html`<${CONTROLS[idOf(t)]} t=${t} />`;
