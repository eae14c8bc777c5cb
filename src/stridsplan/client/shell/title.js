// The page's title and icon in the browser's tab, with the number of tables where it is the visitor's turn.
import { computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { fileUrl } from './files.js';

const text = signal('Stridsplan');

/** A signal of the ids of the tables where it is the visitor's turn. */
export const dueTables = signal(new Set());
const dueCount = computed(() => dueTables.value.size);

/** Set the page's title. */
export const setTitle = (name) => { text.value = name || 'Stridsplan'; };

/** Keep the tab's title and icon up to date. */
export function startTitle() {
  effect(() => { document.title = `${dueCount.value ? `(${dueCount.value}) ` : ''}${text.value}`; });
  effect(() => {
    document.querySelector('link[rel="icon"]').href = fileUrl(dueCount.value ? 'icon-due.svg' : 'icon.svg');
  });
}
