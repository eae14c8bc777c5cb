// What touching a hex does.
import { explain, trying } from '../../shell/board/refusal.js';
import { pressPrimary } from '../../shell/keys.js';
import { hexOf } from './geometry.js';

/**
 * Give a hex to the sheet if it asks for one, else choose it; a key on the chosen one presses the primary button. The
 * place beyond the bridge, "box", is no hex that the sheet may get.
 */
export function touch(t, name, { byKey = false, at = undefined } = {}) {
  const { picking, selected } = t.local;
  const asked = picking.value;
  if (asked) {
    const [column, row] = name === 'box' ? [] : hexOf(name);
    if (name !== 'box' && (!asked.hexes || asked.hexes.has(name))) trying(t, at, () => asked.take(name));
    else explain(t, at, { kind: 'hex', column, row });
  } else if (byKey && selected.value === name) pressPrimary();
  else selected.value = name;
}

/** End a drag: the sheet gets the hex. */
export function drop(t, what, name, at) {
  if (t.local.picking.value && name !== what.from) touch(t, name, { at });
}
