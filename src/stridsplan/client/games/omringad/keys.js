// The keys that this board adds; `input.js` handles those without `act`.
import { ARROWS, digit, DIGITS } from '../../shell/keys.js';
import { isWhole, planned } from '../../shell/plan.js';

export const ownKeys = {
  march: { keys: ARROWS, now: (t) => planned(t, 'start').length > 0 && !isWhole(t) },
  back: { keys: ['Backspace', 'Delete'], now: (t) => planned(t, 'step').length + planned(t, 'lay').length > 0 },
  buy: { keys: DIGITS.slice(1), act: digit },
};
