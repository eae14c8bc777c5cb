// The keys that this board adds (the form: shell/keys.js). `turn` turns the character to be placed: it presses a hidden
// button of controls.js. `swap`, with Shift, swaps characters while the pad is arranged: cursor.js and the row of slots
// in controls.js do that.
import { pressing } from '../../shell/keys.js';

export const ownKeys = {
  turn: { keys: ['r', ']', 'R', '['], act: (t, key) => pressing(`[data-key~="${key}"]`) },
  swap: { keys: ['ArrowLeft', 'ArrowRight'], now: (t) => Boolean(t.local.order.value) },
};
