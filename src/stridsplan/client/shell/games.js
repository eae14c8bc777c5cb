// Games: their boards are modules loaded when they are needed. `vignette.js` exports Vignette(), a small drawing for the lobby, and prepare().
// What `board.js` exports:
//
//   Board({t})         the drawing; fills the room it is given
//   Controls({t})      the buttons that answer the question, or null for the shell's own
//   Aside({t})         what helps to answer: odds, hand, mission
//   prepare()          loads what the drawing needs
//   local(t)           the board's own signals at a table (what is picked but not yet a code)
//   prompt(t)          a question {id, args} of the board's own, or null
//   isLink(action, t)  whether a code is followed by more before it can be sent
//   resume(t, before)  the codes to pick again after a command, given {codes, actions: the actions behind them}
//   cancel(t)          forget what is picked; true if anything was
//   cancels(t)         whether Controls has its own button for going back
//   isOut(view, seat)  whether a seat is out of the game
//   isHeading(event)   whether an event begins a chapter of the log
//   follow(view, event)  the view after an event, for showing what happened step by step
//   tables(t, view)   the position as tables: [{id, caption, columns: [{id, text, number?}], rows: [{id, cells, touch?, role?}]}]; a cell is
//                      {text, sort?, seat?}; a row with `touch` can be chosen, `role` says what for
//   pace(event)        how long an event is shown, in ms
//   groupOf(event)     events in a row with the same answer are told together; null: alone
//   score(view, seat)  the number beside a seat's name, or null
//   shape(table)       [width, height] of the drawing, for the layout of the page; the same for the whole game
//   scoreId            the message that names that number
//   hints              [{id, questions}]: what a first-time player is told, in order, at these questions; messages `<game>-hint-<id>`,
//                      whose `.odds` is said where odds are told
//   (a table that is only looked at again has t.isReplay: nothing can be chosen, and no odds are asked for)
//   keys, ownKeys      which of the keys that not every game has it uses, and keys of its own: see keys.js; each is told by
//                      the messages `<game>-keys-<id>` and `<game>-keys-<id>-help`, or else `keys-<id>` and `keys-<id>-help`
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get } from './api.js';
import { loadWords } from './words.js';

/** The class of what a game draws; below it stand all rules of the game's own style sheets. */
export const scopeOf = (id) => `game-${id}`;

const modules = new Map();

/** The games on offer, or null before they are known. */
export const games = signal(null);

/** Load what is on offer, and its words. */
export async function loadGames() {
  const list = await get('/games');
  await Promise.all(list.map(({ id }) => loadWords(`${id}-lobby`)));
  games.value = list;
  return list;
}

/** A game's small drawing. */
export async function loadVignette(id) {
  const vignette = await import(`/static/games/${id}/vignette.js`);
  await vignette.prepare();
  return vignette;
}

/** A game's board, its words and whatever it draws from. */
export function loadBoard(id) {
  if (!modules.has(id)) {
    const loading = Promise.all([import(`/static/games/${id}/board.js`), loadWords(`${id}-lobby`, `${id}-things`, id)])
      .then(async ([board]) => { await board.prepare(); return board; });
    loading.catch(() => modules.delete(id));
    modules.set(id, loading);
  }
  return modules.get(id);
}
