// The chance that a block not yet turned over is live.
import { html } from '../../vendor/htm/htm-preact.js';
import { showsOdds } from '../../shell/odds.js';
import { ShareBar } from '../../shell/ui.js';
import { say, sayPercent } from '../../shell/words.js';

/** The chance as a bar; nothing where the table shows no odds. */
export function BlockOdds({ t, faces: { live, safe } }) {
  const share = live / Math.max(1, live + safe);
  return showsOdds(t) && html`<${ShareBar} label=${say('island-blocks-live')} share=${share}
    text=${sayPercent(share)} />`;
}
