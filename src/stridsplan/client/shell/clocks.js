// The clocks in the bar of seats: they run between messages of the server, and are read out only when time is short.
// Of a table, `clock` is the setting (`ClockIn` of the server), and `clocks` how much time each seat has left
// (clock-time.js).
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { isLow, milestone, nextChange, spanParts, timeLeft } from './clock-time.js';
import { say } from './words.js';

const two = (number) => String(number).padStart(2, '0');

/** A duration in ms as a clock shows it: "4:05", "2 h 10 min", "3 d 4 h". */
export function sayClock(ms) {
  const parts = spanParts(ms);
  if ('days' in parts) return say('clock-days', parts);
  if ('hours' in parts) return say('clock-hours', parts);
  return `${parts.minutes}:${two(parts.seconds)}`;
}

/** The time that a seat has left now, in ms; the component is rendered again when its text may change. */
function useTimeLeft(clocks, seat) {
  const left = timeLeft(clocks, seat, performance.now());
  const [, redraw] = useState(0);
  const runs = !clocks.paused && clocks.running.includes(seat) && left > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), nextChange(left));
    return () => clearTimeout(timer);
  });
  return left;
}

/** The clock of a seat; null if it has none. */
export function SeatClock({ table, seat, own }) {
  const { clocks, clock, seats } = table;
  const runs = clocks?.running.includes(seat);
  const timed = clocks && (runs || clock?.pace === 'live'); // by mail, the time left is only defined during a turn
  if (!timed || seats[seat].kind !== 'person' || table.status !== 'playing') return null;
  return html`<${Clock} table=${table} seat=${seat} own=${own} />`;
}

/** A clock that is shown: running, paused or waiting for the seat's turn. */
function Clock({ table, seat, own }) {
  const { clocks, clock } = table;
  const left = useTimeLeft(clocks, seat);
  const runs = clocks.running.includes(seat) && !clocks.paused;
  const low = runs && isLow(clock?.pace, left);
  return html`<span class=${`seat-clock ${runs ? 'running' : ''} ${low ? 'low' : ''}`} role="timer" aria-live="off"
    aria-label=${say('clock-left', { time: sayClock(left) })}>${clocks.paused ? '‖ ' : ''}${sayClock(left)}</span>
    ${own && runs && html`<${Spoken} left=${left} />`}`;
}

/** Read out when the visitor has a minute left, and ten seconds. */
function Spoken({ left }) {
  const before = useRef(left);
  const [text, setText] = useState('');
  useEffect(() => {
    const seconds = milestone(before.current, left);
    before.current = left;
    if (seconds) setText(say('clock-spoken', { seconds }));
  }, [left]);
  return html`<span class="unseen" role="status">${text}</span>`;
}

/**
 * The clock setting of a table in words, for a list. `clock.turn`, in seconds, is by mail the whole time of a seat;
 * live it is added to the seat's `bank`, also in seconds, whenever the seat's clock starts: it must act, and did not
 * have to just before.
 */
export function sayPace(clock) {
  if (!clock) return say('pace-none');
  if (clock.pace === 'mail') return say('pace-mail-summary', spanParts(clock.turn * 1000));
  return say('pace-live-summary', { minutes: Math.round(clock.bank / 60), seconds: clock.turn });
}

/** What a player agrees to by joining: the clock, and whether the table is rated or without advice. */
export const sayTerms = (table) => [sayPace(table.clock), table.rated && say('lobby-rated'),
  !table.advice && say('lobby-no-advice')]
  .filter(Boolean).join(' · ');
