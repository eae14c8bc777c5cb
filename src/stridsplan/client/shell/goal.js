// The goal of the game in one sentence, always in sight.
import { html } from '../vendor/htm/htm-preact.js';
import { Sentence } from './sentence.js';
import { say, sentenceText, wordId } from './words.js';

/** The goal that the shown view states; null before play, or if the game states none. */
export function Goal({ t }) {
  const goal = t.playback.shown.value?.goal;
  if (!goal) return null;
  const { game } = t.table.value;
  const id = wordId(game, 'goal', goal.id);
  return html`<p class="goal" title=${sentenceText(game, id, goal.args, t.people.value)}>
    <b>${say('goal-label')}</b> <${Sentence} game=${game} id=${id} args=${goal.args} people=${t.people.value} /></p>`;
}
