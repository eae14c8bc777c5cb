// The rows of a hex's panel: what is believed to be there, each with the newest letter about it.
import { letterAbout, letterOf } from './letters.js';

/**
 * The rows of a hex. Hostile markers come first, as {key, marker, letter}; then units, persons and camps of the side
 * (on the umpire's map of the truth: of all sides), as {key, kind, row, isGhost, isExact, letter}.
 */
export function rowsOf(t, name) {
  const { own, hostile, ghosts } = t.local.markers.value;
  const letters = t.local.letters.value;
  const rows = [];
  for (const [stacks, isGhost] of [[own, false], [ghosts, true]]) {
    const stack = stacks.get(name);
    for (const kind of stack ? ['unit', 'commander', 'camp', 'specialist'] : []) {
      for (const row of stack[`${kind}s`]) rows.push({ key: `${kind} ${row.id}`, kind, row, isGhost,
        isExact: stack.isExact && row.age === 0, letter: letterOf(letters, { kind, id: row.id }) });
    }
  }
  const seen = hostile.filter((marker) => marker.hex === name).map((marker) => ({ key: `seen ${marker.side}`, marker,
    letter: letterAbout(letters, marker) }));
  return [...seen, ...rows];
}

/** The newest of the letters about what is in a hex, or null. */
export function newestLetter(t, name) {
  const about = rowsOf(t, name).map(({ letter }) => letter);
  return t.local.letters.value.findLast((letter) => about.includes(letter)) ?? null;
}
