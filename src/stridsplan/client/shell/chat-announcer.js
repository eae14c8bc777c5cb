// Reads the chat out to screen readers.
import { html } from '../vendor/htm/htm-preact.js';
import { seatTitle } from './names.js';
import { hasWords, say, sentenceText } from './words.js';

/** Announce new messages of others to screen readers, whichever tab is open. */
export function ChatAnnouncer({ t }) {
  const line = t.chat.spoken.value;
  const text = !line || line.seat === t.seat.value ? '' : line.seat !== null
    ? say('chat-heard', { name: seatTitle(t.people.value, line.seat), text: line.text })
    : hasWords(line.text) ? sentenceText(t.table.value.game, line.text, line.args, t.people.value) : '';
  return html`<div class="unseen" aria-live="polite">${text}</div>`;
}
