// Slaget om Clusta Noba in the browser: what the shell asks of a board (see shell/games.js).
//
// What the order sheet in sheet/ has of this board. Hexes are named "03.12", see geometry.js. Signals of `t.local`:
//   selected  the hex whose panel is shown, or null
//   hovered, cursor  the hex under the pointer, and that of the keyboard (shell/board/places.js)
//   sheet     whether the sheet is open; the board then has it beside the map, on a phone over it
//   picking   null, or what the sheet asks the map for: { take(hex), hexes?: Set of the hexes that may be taken, from?:
//             a hex that a drag begins at }. While it is set, a touched hex, or the one where a drag ends, goes to
//             `take`; on a phone the sheet gives way to the map. Esc sets it to null.
//   routes    what the map draws: [{ id, hexes: [name, ...], kind: 'draft' | 'sent', text?: beside its end }]
// From the sheet the board takes Sheet({ t }) of sheet/sheet.js, and Controls({ t }) of sheet/controls.js, the buttons
// of the question.
import { loadStyle } from '../../shell/styles.js';
import { loadWords } from '../../shell/words.js';
import { forget } from './local.js';

export { Aside } from './aside.js';
export { Controls } from './sheet/controls.js';
export { follow, groupOf, isHeading, pace } from './follow.js';
export { local } from './local.js';
export { Board } from './map.js';

export const keys = ['arrows', 'digits', 'plus'];

/** Load the board's own style and texts. */
export const prepare = () => Promise.all([loadStyle('games/clusta_noba/board'), loadWords('clusta_noba-map')]);

/** Load what puts the position into tables. */
export const tables = () => import('./tables.js').then((module) => module.tables);

/** The width and height of the map, about: as high as it is wide. */
export const shape = () => [950, 1000];

/** The board asks no question of its own. */
export const prompt = () => null;

/** The sheet collects the steps of a column itself. */
export const isStep = () => false;

/** No action is picked again after a command. */
export const resume = () => null;

/** Give up what the sheet asks the map for, or else forget the chosen hex. */
export const cancel = (t) => forget(t);

/** The buttons include one for going back. */
export const cancels = () => true;

/** There is no score: nobody knows how the war stands. */
export const score = () => null;

/** Nobody can see that a side is out of the campaign. */
export const isOut = () => false;
