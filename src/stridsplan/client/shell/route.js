// The page that is shown, as a signal; it follows the URL.
import { signal } from '../vendor/preact-signals/signals.mjs';

const WITHOUT_ID = ['proof', 'account', 'player', 'recover', 'confirm', 'unsubscribe', 'operator', 'terms',
  'privacy'];

function read() {
  const [first, id, part] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const query = Object.fromEntries(new URLSearchParams(location.search));
  if (first === 't' && id && ['replay', 'hindsight'].includes(part)) return { page: part, id, query };
  if (first === 't' && id && !part) return { page: 'table', id, query };
  if (first === 'tournament' && id && !part) return { page: 'tournament', id, query };
  if (first === 'puzzles' && !part) return { page: id ? 'puzzle' : 'puzzles', id, query };
  if (first === 'rules' && id) return { page: 'rules', id, rule: location.hash.slice(1), query };
  if (WITHOUT_ID.includes(first) && !id) return { page: first, query };
  if (first === undefined) return { page: 'lobby', query };
  return { page: 'missing', query };
}

/** The current page: {page, id, query}, and at a rulebook {rule}; `page` names it in main.js. */
export const route = signal(read());

/** Go to an address of this site without reloading the page. */
export function go(address, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  route.value = read();
  scrollTo(0, 0);
}

function onClick(event) {
  const link = event.target.closest?.('a[href]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Handle clicks on links to this site, and the browser's buttons back and forward. */
export function startRouting() {
  addEventListener('popstate', () => { route.value = read(); });
  document.addEventListener('click', onClick);
}
