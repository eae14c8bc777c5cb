// What a visitor chooses for this browser: language and theme. Kept locally, never sent.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';

/** The languages there are words in, each with the locale that lists and numbers follow. */
export const LOCALES = { en: 'en-GB', sv: 'sv-SE', da: 'da-DK' };
export const LANGUAGES = Object.keys(LOCALES);
export const THEMES = ['system', 'light', 'dark'];

const read = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
const write = (key, value) => { try { localStorage.setItem(key, value); } catch { /* private window */ } };

function firstLanguage() {
  const kept = read('language');
  if (LANGUAGES.includes(kept)) return kept;
  const wished = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** The language in use: one of LANGUAGES. */
export const language = signal(firstLanguage());
/** The theme chosen: one of THEMES. */
export const theme = signal(THEMES.includes(read('theme')) ? read('theme') : 'system');
/** The name the visitor last played under. */
export const ownName = signal(read('name') ?? '');

/** Whether the visitor asks for little motion. */
export const stillness = signal(false);
const motion = matchMedia('(prefers-reduced-motion: reduce)');
stillness.value = motion.matches;
motion.addEventListener('change', () => { stillness.value = motion.matches; });

/** Write the choices into the page and keep them. */
export function startSettings() {
  effect(() => { document.documentElement.lang = language.value; write('language', language.value); });
  effect(() => { document.documentElement.dataset.theme = theme.value; write('theme', theme.value); });
  effect(() => { write('name', ownName.value); });
}
