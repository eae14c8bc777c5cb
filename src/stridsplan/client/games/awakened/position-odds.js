// What the server computes about the next turns, for the order composed so far.
import { useEffect } from '../../vendor/preact/hooks.mjs';
import { askOdds, oddsOf, showsOdds } from '../../shell/odds.js';

const PAUSE = 150; // ms after the last change of the order

/** The codes of the complete transfers, as far as they are moves of people and resources. */
const orderOf = (t) => t.local.transfers.value
  .filter(({ isComplete, steps }) => isComplete && steps[0].kind === 'move_from')
  .flatMap(({ steps }) => steps.map(({ code }) => code));

/**
 * Ask for the odds after the order composed so far: {isAsked: whether this table shows odds, data: what the server
 * computed, null until then}.
 */
export function usePositionOdds(t) {
  const codes = orderOf(t);
  const isAsked = !t.isReplay && t.table.value.status === 'playing' && showsOdds(t);
  const version = t.position.value?.version;
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => askOdds(t, codes), PAUSE);
    return () => clearTimeout(timer);
  }, [isAsked, version, codes.join()]);
  return { isAsked, data: (isAsked && oddsOf(t, codes)?.data) || null };
}
