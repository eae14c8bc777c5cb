// Slaget om Clusta Noba in the browser: the module that the shell loads (`BoardModule` in tools/js/client/types.d.ts).
//
// What the order sheet in sheet/ needs of this board. Hexes are named "03.12", see geometry.js. Signals of `t.local`:
//   selected  the hex whose panel is shown, or null
//   hovered, cursor  the hex under the pointer, and that of the keyboard (shell/board/places.js)
//   picking   null, or what the sheet asks the map for: { take(hex), hexes: Set of the hexes that may be taken, null:
//             all, from: the hex at which a drag begins, or null, chosen: the hex chosen so far, or null }. While it is
//             set, a touched hex, or the hex where a drag ends, goes to `take`. Esc sets it to null.
//   routes    what the map draws: [{ id, hexes: [name, ...], kind, text?: beside its end }]. `kind`, a class: 'draft'
//             while the column is written, else 'sent'
//   desk      the column of orders that is being written (sheet/desk.js), or null
// From the sheet the board takes Controls({ t }) of sheet/controls.js, the buttons of the question; controls.js puts
// the chosen hex above them.
import { loadStyle } from '../../shell/styles.js';
import { hasWords, loadWords, wordId } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { forget } from './local.js';
import { promptOf } from './sheet/controls.js';

export { Aside } from './aside.js';
export { Controls } from './controls.js';
export { BEGINS, durationOf, follow, groupOf, isBelow, isHeading, OUTCOMES } from './follow.js';
export { local } from './local.js';
export { Board } from './map.js';

export const keys = ['arrows', 'digits', 'plus'];
export const hints = [
  { id: 'approach', questions: ['set_up'] },
  { id: 'orders', questions: ['orders'] },
  { id: 'sheet', questions: ['sheet'] },
  { id: 'templates', questions: ['sheet'] },
  { id: 'lapse', questions: ['sheet'] },
  { id: 'seal', questions: ['orders'] },
  { id: 'reports', questions: ['orders'] },
  { id: 'live', questions: ['live'] },
];

/** Load the board's own style and texts. */
export const prepare = () => Promise.all([loadStyle('games/clusta_noba/board'),
  loadStyle('games/clusta_noba/sheet/sheet'), loadWords('clusta_noba-map', 'clusta_noba-sheet', 'clusta_noba-umpire')]);

/** Load the function that puts the position into tables. */
export const tables = () => import('./tables.js').then((module) => module.tables);

/** Load the module that looks back on a finished campaign (`HindsightModule`). */
export const hindsight = () => Promise.all([import('./hindsight/hindsight.js'),
  loadStyle('games/clusta_noba/hindsight/hindsight'), loadWords('clusta_noba-hindsight')]).then(([module]) => module);

/** The width and height of the map, roughly. */
export const shape = () => [950, 1000];

/** While a column of orders is written, the question is what its recipient is to do. */
export const prompt = promptOf;

/** The sheet collects the steps of a column itself. */
export const isStep = () => false;

/** No action is picked again after a command. */
export const resume = () => null;

/** Give up what the sheet asks the map for, or else forget the chosen hex. */
export const cancel = (t) => forget(t);

/** Whether the order sheet asks for a hex of the map. */
export const needsBoard = (t) => Boolean(t.local?.picking.value);

/** Whether the buttons include one for going back: they always do. */
export const cancels = () => true;

/** The id of the text for what an action names: a recipient is a unit, a commander or a camp. */
export const termOf = (field, name) => (field === 'recipient' ? ['unit', 'commander', 'camp'] : [field])
  .map((kind) => wordId('clusta_noba', kind, name)).find((id) => hasWords(id));

/** The place that an action names by column and row. */
export const placeOf = ({ kind, column, row }) => (kind === 'hex' ? nameOf([column, row]) : null);

/** Whether an action of a line of advice begins a row: a sheet, wishes, an errand, a letter or the seal does. */
export const beginsRow = ({ kind }) => ['write', 'wishes', 'errand', 'letter', 'seal'].includes(kind);

/** There is no score: nobody knows how the war stands. */
export const score = () => null;

/** Nobody can see that a side is out of the campaign. */
export const isOut = () => false;
