// What touching a hex does.
import { pressPrimary } from '../../shell/keys.js';

/** Give a hex to the sheet if it asks for one, else choose it; a key on the chosen one presses the primary button. */
export function touch(t, name, { byKey = false } = {}) {
  const { picking, selected } = t.local;
  const asked = picking.value;
  if (asked) {
    if (!asked.hexes || asked.hexes.has(name)) asked.take(name);
  } else if (byKey && selected.value === name) pressPrimary();
  else selected.value = name;
}

/** End a drag: the sheet gets the hex. */
export function drop(t, what, name) {
  if (t.local.picking.value && name !== what.from) touch(t, name);
}
