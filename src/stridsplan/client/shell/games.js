// Games: their boards are modules loaded when they are needed. board.js exports what tools/js/client/types.d.ts calls a
// `BoardModule`; vignette.js exports Vignette(), a small drawing for the lobby, and prepare(); pictures.js exports
// Picture({ name }), a picture that the rulebook names, and prepare(). For a game without board.js or vignette.js the
// server sends that of shell/plain/ (server/pages.py).
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get } from './api.js';
import { fileUrl } from './files.js';
import { loadWords } from './words.js';

/** The CSS class around everything that a game draws; all rules of the game's style sheets are below it. */
export const scopeOf = (id) => `game-${id}`;

const boards = new Map();
const drawings = new Map();

/** The games of the server; null before they are loaded. */
export const games = signal(null);

/**
 * Load the games of the server, and their texts for the lobby.
 * @param {(id: string) => void} [begin]  called with the id of each game before its texts are loaded
 */
export async function loadGames(begin = () => {}) {
  const list = await get('/games');
  list.forEach(({ id }) => begin(id));
  await Promise.all(list.map(({ id }) => loadWords(`${id}-lobby`)));
  games.value = list;
  return list;
}

/** Return the promise cached under a key; without one, call `load` and cache its promise until it fails. */
function once(map, key, load) {
  if (!map.has(key)) {
    const loading = load();
    loading.catch(() => map.delete(key));
    map.set(key, loading);
  }
  return map.get(key);
}

const loadDrawing = (id, name) => once(drawings, `${id}/${name}`, async () => {
  const module = await import(fileUrl(`games/${id}/${name}.js`));
  await module.prepare();
  return module;
});

/** Load a game's vignette.js. */
export const loadVignette = (id) => loadDrawing(id, 'vignette');

/** Load a game's pictures.js. */
export const loadPictures = (id) => loadDrawing(id, 'pictures');

/** Load a game's board, its texts and the data of its drawing. */
export const loadBoard = (id) => once(boards, id, async () => {
  const [board] = await Promise.all([import(fileUrl(`games/${id}/board.js`)),
    loadWords(`${id}-lobby`, `${id}-things`, id)]);
  await board.prepare();
  return board;
});
