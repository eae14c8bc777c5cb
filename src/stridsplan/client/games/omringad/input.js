// The keys of the board: arrows move the selected group, and a step or a terrain tile can be taken back.
import { DIRECTIONS } from './geometry.js';
import { ownKeys } from './keys.js';
import { extend, isDraftComplete, drafted, removeLast } from '../../shell/draft.js';
import { laidOn, touch } from './touch.js';

const BY_DIRECTION = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const isKey = (id, { key }) => ownKeys[id].keys.includes(key);

/** The square one arrow key away, over the rim too. */
export const nextSquare = (view, place, key) =>
  view.squares.find(({ square }) => square === place)?.neighbours[BY_DIRECTION.indexOf(key)];

/** Move the selected group one step; the cursor moves with it. */
async function stepWith(t, key, moveTo) {
  const direction = DIRECTIONS[BY_DIRECTION.indexOf(key)];
  const step = t.actions.value.find((action) => action.kind === 'step' && action.direction === direction);
  if (step && await extend(t, step)) moveTo(step.to);
}

const hasGroup = (t) => drafted(t, 'start').length > 0 && !isDraftComplete(t);

/** Handle a key on a square; false if this board has no use for it. */
export function onKey(t, place, event, moveTo) {
  if (isKey('march', event) && hasGroup(t) && !event.shiftKey) stepWith(t, event.key, moveTo);
  else if (isKey('back', event) && drafted(t, 'step').length > 0) removeLast(t, ({ kind }) => kind === 'step');
  else if (isKey('back', event) && laidOn(t, place)) touch(t, place);
  else return false;
  return true;
}
