// Readable texts for a game that has no messages: made of ids and values.
import { readable } from './sheets.js';

const GROUPS = /^(?:action|event|question|waiting|result|illegal|option|stream|profile|luck)-/;

/** Whether an argument is shown: `x_is` and `x_count` only help messages to choose a form (shell/words.js). */
const isValue = ([name, value]) => value !== '' && !/_(is|count)$/.test(name);

/** "ring-event-field-attacked", {seat, field} -> "Field attacked: seat Alva, field 3". */
export function readableText(game, id, values = {}) {
  const title = readable(id.replace(`${game.replaceAll('_', '-')}-`, '').replace(GROUPS, ''));
  const parts = Object.entries(values ?? {}).filter(isValue)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`);
  return parts.length ? `${title}: ${parts.join(', ')}` : title;
}
