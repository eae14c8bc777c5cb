// What is said at a table, as signals: what the seat at this screen may hear, whom the visitor has muted, what is new.
import { batch, computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { get, post } from './api.js';
import { recall, remember } from './settings.js';
import { countUnread, hasMates, merged } from './talk-lines.js';
import { toastRefusal } from './ui.js';

/**
 * @param {object} t  the table
 * @param {string} path  its address in the API
 */
export function makeTalk(t, path) {
  const place = `heard-${t.id}`;
  const lines = signal([]);
  const muted = signal([]);
  const sides = signal([]);
  const spoken = signal(null);
  const seen = signal(Number(recall(place) ?? 0));
  const last = () => lines.value.at(-1)?.time ?? 0;

  let isLoaded = false;

  async function load() {
    const seat = t.seat.value;
    const answer = await get(`${path}/talk${seat === null ? '' : `?seat=${seat}`}`);
    if (seat !== t.seat.value) return;
    const newest = answer.messages.at(-1)?.time ?? 0;
    const since = lines.value.filter((line) => line.time > newest && !answer.muted.includes(line.seat));
    isLoaded = true;
    batch(() => {
      muted.value = answer.muted;
      sides.value = answer.sides;
      lines.value = merged(answer.messages, since);
    });
  }

  const talk = {
    lines,
    muted,
    spoken,
    last,
    unread: computed(() => countUnread(lines.value, seen.value, t.seat.value)),
    mayWhisper: computed(() => t.seat.value !== null && hasMates(sides.value, t.seat.value)),
    /** Take in what came over the live line, if the seat it is for is still at the screen. */
    hear({ seat, messages }) {
      if (seat !== t.seat.value) return;
      if (isLoaded) spoken.value = messages.at(-1);
      lines.value = merged(lines.value, messages);
    },
    /** Everything said so far has been read. */
    read() {
      if (last() <= seen.value) return;
      seen.value = last();
      remember(place, String(last()));
    },
    /** True if it was said. */
    async say(audience, text) {
      try {
        await post(`${path}/talk`, { seat: t.seat.value, audience, text });
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
    /** Load anew, and with nothing of the last seat's, whenever another takes the screen; ends when called. */
    follow: () => effect(() => {
      t.seat.value;
      isLoaded = false;
      spoken.value = null;
      lines.value = [];
      load().catch(toastRefusal);
    }),
  };
  return talk;
}
