// Why an action of the current question cannot be done. The server sends the refused actions, each with a `reason`.
import { refusalText } from './api.js';

const ILLEGAL = { code: 'play.illegal' };

/** The refused action that has these fields, or undefined. */
export const refusedAction = (refused, fields) =>
  refused.find((action) => Object.entries(fields).every(([name, value]) => action[name] === value));

/** The sentence that says why an action with these fields is not legal. */
export function whyRefused(t, fields) {
  const action = refusedAction(t.refused.value, fields);
  return refusalText(action ? { ...ILLEGAL, game: t.table.value.game, reason: action.reason, args: action } : ILLEGAL);
}
