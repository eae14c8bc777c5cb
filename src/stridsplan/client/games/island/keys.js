// The keys that this board adds. A key without `act` is handled elsewhere: by `cursor.js`, and by the row of slots in
// `controls.js`.
import { pressing } from '../../shell/keys.js';

export const ownKeys = {
  turn: { keys: ['r', ']', 'R', '['], act: (t, key) => pressing(`[data-key~="${key}"]`) },
  swap: { keys: ['ArrowLeft', 'ArrowRight'], now: (t) => Boolean(t.local.order.value) },
};
