// The keyboard at a table.
import { useEffect } from '../vendor/preact/hooks.mjs';

const TYPING = 'input:not([type=range]), textarea, select';
const PRESSABLE = 'button, a[href], summary, [role=button]';
const typed = { digits: '', at: 0 };

const click = (selector) => {
  const button = document.querySelector(`.table-page ${selector}`);
  button?.click();
  return Boolean(button);
};

function setStepper(text) {
  const input = document.querySelector('.table-page [data-stepper] input[type=number]');
  if (!input) return false;
  input.value = text;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function onDigit(key) {
  const now = Date.now();
  typed.digits = now - typed.at < 900 ? typed.digits + key : key;
  typed.at = now;
  return click(`[data-digit="${key}"]`) || setStepper(typed.digits);
}

/** A button may name keys of its own: `data-key="r ]"`. */
const onOwnKey = (key) => key.length === 1 && key !== ' ' && click(`[data-key~="${CSS.escape(key)}"]`);

const actions = (t) => ({
  Enter: () => click('[data-primary]:not([data-no-enter])'),
  Escape: () => t.drop(),
  '+': () => click('[data-step="1"]'),
  '=': () => click('[data-step="1"]'),
  '-': () => click('[data-step="-1"]'),
  a: () => click('[data-all]'),
  e: () => click('[data-end]'),
  u: () => click('[data-undo]'),
  t: () => t.want('talk'),
  p: () => { t.panel.value = 'position'; return true; },
  '?': () => { t.panel.value = 'keys'; return true; },
});

function onKey(t, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open], .curtain')) return;
  const { key, target } = event;
  const typing = target.matches?.(TYPING);
  if (typing && key === 'Enter' && target.closest('[data-stepper]')) target.blur();
  else if (typing && key !== 'Escape') return;
  else if ((key === 'Enter' || key === ' ') && target.closest?.(PRESSABLE)) return;
  const done = onOwnKey(key) || (/^\d$/.test(key) ? onDigit(key) : actions(t)[key.length === 1 ? key.toLowerCase() : key]?.());
  if (done) event.preventDefault();
}

/** Listen to the keyboard while a table is in sight. */
export function useKeys(t) {
  useEffect(() => {
    const listen = (event) => onKey(t, event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [t]);
}
