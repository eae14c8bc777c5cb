// The keyboard at a table: one list of key bindings, which the handler and the dialog of keys both use.
import { useLayoutEffect } from '../vendor/preact/hooks.mjs';

export const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
export const DIGITS = [...'0123456789'];

const TYPED_INTO = 'input:not([type=range]), textarea, select';
const PRESSABLE = 'button, a[href], summary, [role=button]';
const TOGETHER = 900; // ms within which digits make one number
const typed = { digits: '', at: 0, question: undefined }; // a number being typed; `at`: the moment of its last digit

const find = (selector) => document.querySelector(`.table-page ${selector}`);

/** A function that presses the button that a selector finds; nothing if there is none or it is disabled. */
export function pressing(selector) {
  const button = find(`${selector}:not([aria-disabled="true"])`);
  return button && (() => { button.click(); return true; });
}

/** Press the button that answers the question, unless it is excluded from Enter. */
export const pressPrimary = () => find('.column [data-primary]:not([data-no-enter])')?.click();

function setStepper(input, text) {
  input.value = text;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Press the button with the number typed so far, or with this digit, or set the number. */
function typeDigit(key) {
  const now = Date.now();
  const question = find('.question')?.dataset.question;
  const goesOn = question === typed.question && now - typed.at < TOGETHER;
  Object.assign(typed, { digits: goesOn ? typed.digits + key : key, at: now, question });
  const press = pressing(`[data-digit="${typed.digits}"]`) ?? pressing(`[data-digit="${key}"]`);
  const input = find('[data-stepper] input[type=number]');
  if (press) press();
  else if (input) setStepper(input, typed.digits);
}

/** What a digit key does, if there is a number to choose. */
export const digit = (t, key) => find(':is([data-digit]:not([aria-disabled="true"]), [data-stepper])')
  && (() => { typeDigit(key); return true; });

const open = (panel) => (t) => () => { t.panel.value = panel; return true; };

/**
 * The keys that mean the same in every game, in the order in which they are listed. `keys`: their names in keyboard
 * events. `act(t, key)`: a function that does what the key does now, and returns whether it did; undefined if it does
 * nothing now. Without `act` the board, or the browser, handles the key itself. `now(t)`: whether the dialog of keys
 * lists the key as one that works now; without it, `act` decides.
 */
const SHELL = {
  arrows: { keys: ARROWS },
  tab: { keys: ['Tab'] },
  enter: { keys: ['Enter'], act: () => pressing('[data-primary]:not([data-no-enter])'), now: (t) =>
    Boolean(t.question.value) },
  escape: { keys: ['Escape'], act: (t) => () => t.cancel() },
  digits: { keys: DIGITS, act: digit },
  plus: { keys: ['+', '=', '-'], act: (t, key) => pressing(`[data-step="${key === '-' ? -1 : 1}"]`) },
  all: { keys: ['a'], act: () => pressing('[data-all]') },
  end: { keys: ['e'], act: () => pressing('[data-end]') },
  undo: { keys: ['u'], act: () => pressing('[data-undo]') },
  chat: { keys: ['t'], act: (t) => !t.puzzle && (() => t.openTab('chat')) },
  position: { keys: ['p'], act: open('position') },
  help: { keys: ['?'], act: open('keys') },
};
const BY_GAME = ['arrows', 'digits', 'plus', 'all']; // only at boards whose `keys` name them

/** The key bindings at a board: those of every game, those of BY_GAME that its `keys` name, and its own, `ownKeys`. */
export function bindingsOf({ keys = [], ownKeys = {} }) {
  const shell = Object.entries(SHELL).filter(([id]) => !BY_GAME.includes(id) || keys.includes(id));
  return [...shell.map(([id, binding]) => ({ id, isOwn: false, ...binding })),
    ...Object.entries(ownKeys).map(([id, binding]) => ({ id, isOwn: true, ...binding }))];
}

/** Whether a binding would do something now. */
export const worksNow = (t, { keys, act, now }) => now?.(t) ?? (!act || keys.some((key) => Boolean(act(t, key))));

/**
 * A function that does what a key does now, or undefined. The board's bindings come first; only they distinguish R from
 * r.
 */
function actionOf(t, key) {
  const bindings = bindingsOf(t.board.value).filter(({ act }) => act);
  const exact = bindings.findLast(({ isOwn, keys }) => isOwn && keys.includes(key));
  return (exact ?? bindings.find(({ keys }) => keys.includes(key) || keys.includes(key.toLowerCase())))?.act(t, key);
}

function onKey(t, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open], .curtain')) return;
  const { key, target } = event;
  if (!DIGITS.includes(key)) typed.digits = ''; // another key ends the number
  const typing = target.matches?.(TYPED_INTO);
  if (typing && key === 'Enter' && target.closest('[data-stepper]')) target.blur();
  else if (typing && key !== 'Escape') return;
  else if ((key === 'Enter' || key === ' ') && target.closest?.(PRESSABLE)) return;
  if (actionOf(t, key)?.()) event.preventDefault();
}

/** Listen to the keyboard while a table is shown. */
export function useKeys(t) {
  useLayoutEffect(() => { // before the first paint, so that no key pressed after it is lost
    const listen = (event) => onKey(t, event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [t]);
}
