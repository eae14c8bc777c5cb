// Advice from the exact odds on which tiles take the hits.
import { oddsOf } from '../../shell/odds.js';
import { slotKey } from './picks.js';
import { drafted } from '../../shell/draft.js';

/** The advice on the hits to assign, or null. */
export const adviceOf = (t) => oddsOf(t)?.data?.advice ?? null;

/** How many hits on a tile are advised and not yet in the draft; of a mixed strategy, the likeliest choice counts. */
export function advisedHits(t, tile) {
  const isTile = (each) => slotKey(each) === slotKey(tile);
  const advised = adviceOf(t)?.choices[0]?.hits.find(isTile)?.count ?? 0;
  return Math.max(0, advised - drafted(t, 'hit').filter(isTile).length);
}
