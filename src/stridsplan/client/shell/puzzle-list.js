// The puzzles, fetched once, and the order in which they are solved.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get } from './api.js';
import { solved } from './puzzle-state.js';

/** All puzzles, by game in the order of the games; null until they are fetched. */
export const puzzles = signal(null);

/** Fetch the puzzles. */
export async function loadPuzzles() {
  puzzles.value ??= (await get('/puzzles')).puzzles;
}

export const puzzlesOf = (game) => (puzzles.value ?? []).filter((puzzle) => puzzle.game === game);

/** The URL of a puzzle. */
export const puzzleUrl = ({ id }) => `/puzzles/${encodeURIComponent(id)}`;

/** The next other unsolved puzzle of a game: after the one with this id, then from the first; undefined if none. */
export function nextUnsolved(game, id = null) {
  const list = puzzlesOf(game);
  const at = list.findIndex((puzzle) => puzzle.id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].find((puzzle) => !solved.value.has(puzzle.id));
}
