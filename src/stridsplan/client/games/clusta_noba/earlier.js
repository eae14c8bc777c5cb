// The events before those that the page was loaded with: only letters and the diary need them.
import { useEffect } from '../../vendor/preact/hooks.mjs';

/** Load the earlier events once, if they are needed. */
export function useEarlier(t, isNeeded = true) {
  const isMissing = isNeeded && t.eventsBegin.value > 0;
  useEffect(() => { if (isMissing) t.loadEarlier(); }, [isMissing]);
}
