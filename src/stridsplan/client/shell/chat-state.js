// The chat of a table as signals: the lines that the seat at this screen may read, muted seats, unread lines.
import { batch, computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { get, post } from './api.js';
import { recall, remember } from './settings.js';
import { countUnread, hasMates, merged } from './chat-lines.js';
import { toastRefusal } from './ui.js';

/**
 * The chat of a table. `lines`: see chat-lines.js; `muted`: the seats that this visitor has muted; `spoken`: the line
 * to read out, or null; `last()`: the time of the latest line.
 * @param {Shared} t  the table
 * @param {string} path  its address in the API
 */
export function makeChat(t, path) {
  const seenKey = `heard-${t.id}`; // in this browser: the time of the latest line that was read
  const lines = signal([]);
  const muted = signal([]);
  const sides = signal([]);
  const spoken = signal(null);
  const seen = signal(Number(recall(seenKey) ?? 0));
  const last = () => lines.value.at(-1)?.time ?? 0;

  let isLoaded = false;

  async function load() {
    const seat = t.seat.value;
    const answer = await get(`${path}/chat${seat === null ? '' : `?seat=${seat}`}`);
    if (seat !== t.seat.value) return;
    const newest = answer.messages.at(-1)?.time ?? 0;
    const newer = lines.value.filter((line) => line.time > newest && !answer.muted.includes(line.seat));
    isLoaded = true;
    batch(() => {
      muted.value = answer.muted;
      sides.value = answer.sides;
      lines.value = merged(answer.messages, newer);
    });
  }

  const chat = {
    lines,
    muted,
    spoken,
    last,
    unread: computed(() => countUnread(lines.value, seen.value, t.seat.value)),
    mayWhisper: computed(() => t.seat.value !== null && hasMates(sides.value, t.seat.value)),
    /** Add a message from the socket, if it is for the seat at the screen. */
    receive({ seat, messages }) {
      if (seat !== t.seat.value) return;
      if (isLoaded) spoken.value = messages.at(-1);
      lines.value = merged(lines.value, messages);
    },
    /** Mark all messages so far as read. */
    read() {
      if (last() <= seen.value) return;
      seen.value = last();
      remember(seenKey, String(last()));
    },
    /** Send a message; true if it was sent. */
    async say(audience, text) {
      try {
        await post(`${path}/chat`, { seat: t.seat.value, audience, text });
        return true;
      } catch (refusal) {
        toastRefusal(refusal);
        return false;
      }
    },
    async mute(seat, isMuted) {
      try {
        await post(`${path}/mute`, { seat, muted: isMuted });
        await load();
      } catch (refusal) { toastRefusal(refusal); }
    },
    reload: load,
    /** Load the messages, now and when another seat takes the screen; returns a function that stops this. */
    follow: () => effect(() => {
      t.seat.value; // read, so that the effect runs again when it changes
      isLoaded = false;
      spoken.value = null;
      lines.value = [];
      load().catch(toastRefusal);
    }),
  };
  return chat;
}
