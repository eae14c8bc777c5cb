// What a visitor chooses for this browser: language and theme. Kept locally, never sent.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';

/** The languages there are words in, each with the locale that lists and numbers follow. */
export const LOCALES = { en: 'en-GB', sv: 'sv-SE', da: 'da-DK' };
export const LANGUAGES = Object.keys(LOCALES);
export const THEMES = ['system', 'light', 'dark'];

/** What this browser was told to remember, or null. */
export const recall = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
/** Let this browser remember something. */
export const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* private window */ } };

function firstLanguage() {
  const kept = recall('language');
  if (LANGUAGES.includes(kept)) return kept;
  const wished = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** The language in use: one of LANGUAGES. */
export const language = signal(firstLanguage());
/** The theme chosen: one of THEMES. */
export const theme = signal(THEMES.includes(recall('theme')) ? recall('theme') : 'system');
/** The name the visitor last played under as a guest. */
export const guestName = signal(recall('name') ?? '');

/** Whether the visitor asks for little motion. */
export const stillness = signal(false);
const motion = matchMedia('(prefers-reduced-motion: reduce)');
stillness.value = motion.matches;
motion.addEventListener('change', () => { stillness.value = motion.matches; });

/** Write the choices into the page and keep them. */
export function startSettings() {
  effect(() => { document.documentElement.lang = language.value; remember('language', language.value); });
  effect(() => { document.documentElement.dataset.theme = theme.value; remember('theme', theme.value); });
  effect(() => { remember('name', guestName.value); });
}
