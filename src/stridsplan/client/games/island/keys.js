// The keys that mean something on this board alone; `input.js` and the pad's row of slots listen to those without `act`.
import { pressing } from '../../shell/keys.js';

export const ownKeys = {
  turn: { keys: ['r', ']', 'R', '['], act: (t, key) => pressing(`[data-key~="${key}"]`) },
  swap: { keys: ['ArrowLeft', 'ArrowRight'], now: (t) => Boolean(t.local.order.value) },
};
