// How a game ended, in words.
import { html } from '../vendor/htm/htm-preact.js';
import { Sentence } from './sentence.js';
import { gameOrShell, hasWords, say, sayList } from './words.js';

/** How it was won, or that nobody won, as a sentence. */
export function resultSentence(t, result) {
  if (!result) return say('over-nobody');
  const { game } = t.table.value;
  const { isReader, nameOf } = t.people.value;
  const names = sayList(result.winners.map((seat) => (isReader(seat) ? say('seat-you') : nameOf(seat))));
  const id = result.id && gameOrShell(game, 'result', result.id);
  if (id && hasWords(id)) {
    const args = { ...(result.winners.length && { seat: { seat: result.winners[0] } }), ...result.args };
    return html`<${Sentence} game=${game} id=${id} args=${args} people=${t.people.value} />`;
  }
  return result.winners.length ? say('table-won-by', { names }) : say('over-nobody');
}
