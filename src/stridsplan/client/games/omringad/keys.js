// The keys that this board adds; `input.js` handles those without `act`.
import { ARROWS, digit, DIGITS } from '../../shell/keys.js';
import { isDraftComplete, drafted } from '../../shell/draft.js';

export const ownKeys = {
  march: { keys: ARROWS, now: (t) => drafted(t, 'start').length > 0 && !isDraftComplete(t) },
  back: { keys: ['Backspace', 'Delete'], now: (t) => drafted(t, 'step').length + drafted(t, 'lay').length > 0 },
  buy: { keys: DIGITS.slice(1), act: digit },
};
