// Talk for the ear.
import { html } from '../vendor/htm/htm-preact.js';
import { seatTitle } from './names.js';
import { hasWords, say, sentenceText } from './words.js';

/** What somebody else has just said, for screen readers, whatever is in sight. */
export function SpokenTalk({ t }) {
  const line = t.talk.spoken.value;
  const text = !line || line.seat === t.seat.value ? '' : line.seat !== null ? say('talk-heard', { name: seatTitle(t.people.value, line.seat), text: line.text })
    : hasWords(line.text) ? sentenceText(t.table.value.game, line.text, line.args, t.people.value) : '';
  return html`<div class="unseen" aria-live="polite">${text}</div>`;
}
