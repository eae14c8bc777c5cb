// What the exact odds say of the hits in hand.
import { outlookOf } from '../../shell/outlook.js';
import { slotKey } from './picks.js';
import { planned } from './plan.js';

/** The advice on the hits in hand, or null. */
export const adviceOf = (t) => outlookOf(t)?.data?.advice ?? null;

/** How many of the hits that are advised fall on a tile and are not yet in the plan; of a mixture, the likeliest. */
export function advisedHits(t, tile) {
  const isTile = (each) => slotKey(each) === slotKey(tile);
  const advised = adviceOf(t)?.choices[0]?.hits.find(isTile)?.count ?? 0;
  return Math.max(0, advised - planned(t, 'hit').filter(isTile).length);
}
