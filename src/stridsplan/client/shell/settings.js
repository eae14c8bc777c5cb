// What a visitor chooses for this browser: language, theme, speed, sound and a guest's name. Kept locally; the language
// is sent with requests for texts and notifications, the name when a table is joined.
import { effect, signal } from '../vendor/preact-signals/signals.mjs';

/** The languages of the client, each with the locale for lists and dates. */
export const LOCALES = { en: 'en-GB', sv: 'sv-SE', da: 'da-DK' };
export const LANGUAGES = Object.keys(LOCALES);
export const THEMES = ['system', 'light', 'dark'];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'];

/** A value kept in this browser, or null. */
export const recall = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
/** Store a value in this browser. */
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
/** How fast events are shown: one of SPEEDS. */
export const speed = signal(SPEEDS.includes(recall('speed')) ? recall('speed') : 'normal');
/** Whether sounds are played. */
export const sound = signal(recall('sound') === 'on');
/** The name the visitor last typed as a guest. */
export const guestName = signal(recall('name') ?? '');

/** Whether the visitor prefers reduced motion. */
export const reducedMotion = signal(false);
const motion = matchMedia('(prefers-reduced-motion: reduce)');
reducedMotion.value = motion.matches;
motion.addEventListener('change', () => { reducedMotion.value = motion.matches; });

/** Apply the settings to the page, and store them. */
export function startSettings() {
  effect(() => { document.documentElement.lang = language.value; remember('language', language.value); });
  effect(() => { document.documentElement.dataset.theme = theme.value; remember('theme', theme.value); });
  effect(() => { remember('speed', speed.value); });
  effect(() => { remember('sound', sound.value ? 'on' : 'off'); });
  effect(() => { remember('name', guestName.value); });
}
