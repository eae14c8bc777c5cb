// The events from before those that the page was loaded with: only letters and diary need them all.
import { useEffect } from '../../vendor/preact/hooks.mjs';

/** Load the earlier events once, if they are needed. */
export function useEarlier(t, isNeeded = true) {
  const isLacking = isNeeded && t.eventsBegin.value > 0;
  useEffect(() => { if (isLacking) t.loadEarlier(); }, [isLacking]);
}
