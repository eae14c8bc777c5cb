// Short sounds, which the browser makes itself: none unless they are switched on, none before the visitor has done
// anything on the page.
import { effect } from '../vendor/preact-signals/signals.mjs';
import { sound } from './settings.js';

/** The tones of each sound: [frequency in Hz, start and length in seconds]. */
const SOUNDS = {
  turn: [[587, 0, 0.14], [880, 0.11, 0.22]],
  dice: [[240, 0, 0.04], [310, 0.06, 0.04], [270, 0.13, 0.05]],
  capture: [[392, 0, 0.1], [294, 0.09, 0.2]],
  over: [[392, 0, 0.2], [494, 0.16, 0.2], [587, 0.32, 0.5]],
};
const VOLUME = 0.12; // 1 is the loudest
let context = null;

function tone([frequency, start, length]) {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  const from = context.currentTime + start;
  source.type = 'triangle';
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + length);
}

/** Make a sound. @param {string} name  one of SOUNDS */
export function makeSound(name) {
  if (!sound.peek() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  context.resume();
  SOUNDS[name].forEach(tone);
}

/** The sound of events that are shown together, or null. `captures`: the ids of events that capture something. */
export function soundOf(events, captures = []) {
  if (events.some(({ id }) => captures.includes(id))) return 'capture';
  // An argument that is a list has the faces of dice.
  const isRolled = ({ args }) => Object.values(args ?? {}).some(Array.isArray);
  return events.some(isRolled) ? 'dice' : null;
}

/** Make the sounds of a table from now on; returns a function that ends this. */
export function playSounds(t) {
  let before = null;
  const ends = [
    effect(() => {
      const name = soundOf(t.playback.latest.value, t.board.value.captures);
      if (name) makeSound(name);
    }),
    effect(() => {
      const { over = false, question } = t.position.value ?? {};
      if (t.delaysQuestion.value) return;
      const now = over ? 'over' : question ? 'turn' : 'none';
      if (before && before !== now && now !== 'none') makeSound(now);
      before = t.position.value && now;
    }),
  ];
  return () => ends.forEach((end) => end());
}
