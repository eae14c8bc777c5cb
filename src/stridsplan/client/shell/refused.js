// Why an action of the current question cannot be done: the server's refusal, as a sentence.
import { refusalText } from './api.js';

const PLAIN = { code: 'play.illegal' };

/** The refused action that has these fields, or undefined. */
export const refusedAction = (refused, fields) =>
  refused.find((action) => Object.entries(fields).every(([name, value]) => action[name] === value));

/** The sentence that says why an action with these fields is not legal. */
export function whyRefused(t, fields) {
  const action = refusedAction(t.refused.value, fields);
  return refusalText(action ? { ...PLAIN, game: t.table.value.game, reason: action.reason, args: action } : PLAIN);
}
