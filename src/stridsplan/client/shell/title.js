// The page's name and sign, as the browser's tab shows them: with how many tables wait for the visitor.
import { computed, effect, signal } from '../vendor/preact-signals/signals.mjs';

const text = signal('Stridsplan');

/** The ids of the tables that wait for the visitor. */
export const waiting = signal(new Set());
const count = computed(() => waiting.value.size);

/** Name the page. */
export const setTitle = (name) => { text.value = name || 'Stridsplan'; };

/** Keep the tab's name and sign as they should be. */
export function startTitle() {
  effect(() => { document.title = `${count.value ? `(${count.value}) ` : ''}${text.value}`; });
  effect(() => {
    document.querySelector('link[rel="icon"]').href = `/static/${count.value ? 'icon-due' : 'icon'}.svg`;
  });
}
