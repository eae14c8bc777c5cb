// Risk in the browser: the module that the shell loads (`BoardModule` in tools/js/client/types.d.ts).
import { loadStyle } from '../../shell/styles.js';
import { wordId } from '../../shell/words.js';
import { loadFont } from './text-width.js';
import { loadWorld, territoryTerm, world } from './world.js';

export { Aside } from './aside.js';
export { Controls } from './controls.js';
export { durationOf, follow, groupOf, isHeading, OUTCOMES } from './follow.js';
export { ownKeys } from './keys.js';
export { local } from './local.js';
export { Board } from './map.js';

export const keys = ['arrows', 'digits', 'plus', 'all'];
export const hints = [
  { id: 'set-up', questions: ['place_setup', 'place_secretly'] },
  { id: 'capital', questions: ['choose_capital'] },
  { id: 'reinforce', questions: ['reinforce'] },
  { id: 'mission', questions: ['reinforce'] },
  { id: 'attack', questions: ['attack'] },
  { id: 'target', questions: ['attack_from'] },
  { id: 'dice', questions: ['declare'] },
  { id: 'occupy', questions: ['occupy'] },
  { id: 'fortify', questions: ['fortify'] },
  { id: 'defend', questions: ['defend'] },
];

/** Whose dice the arguments of an event are. */
export const diceOwners = { attack_dice: 'seat', defence_dice: 'defender' };

/** The ids of events that have the sound of a capture. */
export const captures = ['territory_conquered', 'capital_taken'];

/** Load the map, the font of its names, and the board's own style. */
export const prepare = () => Promise.all([loadWorld(), loadFont(), loadStyle('games/risk/board')]);

/** Load the function that puts the position into tables. */
export const tables = () => import('./tables.js').then((module) => module.tables);

/** The map's width and height. */
export const shape = () => world.value.viewBox.slice(2);

/** The board's own question after a source is chosen, for which there is no code yet. */
export function prompt(t) {
  const source = t.local.source.value;
  if (!source || t.question.value?.id !== 'attack') return null;
  return { id: 'attack_from', args: { source: { term: territoryTerm(source) } } };
}

/** Whether an action is a step, so that more must follow before it can be sent. */
export function isStep(action, t) {
  if (action.kind === 'card') return t.compound.value.taken.length < 2;
  return ['attack', 'move_from', 'move_to', 'count'].includes(action.kind);
}

/** After an exchange the same source and target stay picked. */
export function resume(t, before) {
  return before.actions.find((action) => action.kind === 'attack') ?? null;
}

/** The id of the text for what an action names: a card by its territory, or as a joker. */
export const termOf = (field, name) => wordId('risk', ...(field !== 'card' ? [field, name]
  : name.startsWith('joker') ? ['symbol', 'joker'] : ['territory', name]));

/** Forget the source of an attack. */
export function cancel(t) {
  const had = Boolean(t.local?.source.value);
  if (had) t.local.source.value = null;
  return had;
}

/** Whether the buttons of a question include one for going back. */
export const cancels = (t) => t.question.value?.id === 'declare';

const seatOf = (view, seat) => view?.seats?.find((each) => each.seat === seat);

/** What the number beside a seat's name counts: territories, or capitals where they are the goal. */
export const scoreId = (view) => (view.capitals_needed ? 'score-capitals' : 'score');

/** The number beside a seat's name, as long as it is in the game. */
export const score = (view, seat) => {
  if (!view?.territories || isOut(view, seat)) return null;
  if (view.capitals_needed) return seatOf(view, seat).capitals;
  return view.territories.filter(({ owner }) => owner === seat).length;
};

/** Whether a seat is out of the game. */
export const isOut = (view, seat) => seatOf(view, seat)?.alive === false;
