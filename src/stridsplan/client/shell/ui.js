// Small parts that every page uses: buttons with reasons, steppers, segments, dialogs, toasts, icons.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useLayoutEffect, useRef } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { fileUrl } from './files.js';
import { hasWords, say, sayAttribute, wordId } from './words.js';

/** The URL of an icon's file. */
const iconUrl = (name) => fileUrl(`vendor/iconify-json-game-icons/${name}.svg#icon`);

/** An icon in the current text colour; each is a file, fetched when it is first rendered. */
export const Icon = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 512 512" aria-hidden="true"><use href=${iconUrl(name)} /></svg>`;

const GLYPHS = {
  menu: 'M1.5 3h13v1.8h-13zM1.5 7.1h13v1.8h-13zM1.5 11.2h13v1.8h-13z',
  pause: 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z', play: 'M4 2l9.5 6L4 14z',
  previous: 'M13.5 2.5l-8 5.5l8 5.5zM2.5 2.5H5v11H2.5z', back: 'M11.5 2.5l-7.5 5.5l7.5 5.5z',
  forward: 'M4.5 2.5l7.5 5.5l-7.5 5.5z', skip: 'M2.5 2.5l8 5.5l-8 5.5zM11 2.5h2.5v11H11z',
  dots: 'M3 6.5a1.5 1.5 0 1 0 .01 0zM8 6.5a1.5 1.5 0 1 0 .01 0zM13 6.5a1.5 1.5 0 1 0 .01 0z',
  person: 'M8 1.5a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 0 1 0-6.8zM1.8 15c0-3.6 2.6-5.6 6.2-5.6s6.2 2 6.2 5.6z',
  bracket: 'M2 2.5h4.5v11H2v-1.6h2.9V4.1H2zM6.5 7.2H14v1.6H6.5z',
  edit: 'M11.4 1.4l3.2 3.2l-9 9l-4.2 1l1-4.2z',
  again: 'M8 3.2V.6L3.8 4L8 7.4V4.8a4 4 0 1 1-4 4H2.4A5.6 5.6 0 1 0 8 3.2z',
};

/** A small icon from GLYPHS. */
export const Glyph = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d=${GLYPHS[name]} /></svg>`;

/** Whether the main pointer is a finger. */
export const coarse = matchMedia('(pointer: coarse)');

/** Show the reason as a toast on a touch screen, where a button has no tooltip. */
const showReason = (why) => () => { if (coarse.matches) toast(why); };

/**
 * A button. `why`: it is disabled for this reason, but can be focused; `primary`: it stands out, and Enter presses it;
 * `quiet`: it has no frame; `label`: its name where its text says too little; `pressed`: of a toggle.
 */
export function Button({ children, onClick, primary, quiet, why, label, title, pressed, class: extra = '', ...rest }) {
  const kind = primary ? 'primary' : quiet ? 'quiet' : '';
  return html`<button type="button" class=${`button ${kind} ${extra}`} aria-label=${label}
    title=${why ?? title} aria-disabled=${why ? 'true' : undefined} aria-description=${why} aria-pressed=${pressed}
    data-primary=${primary && !why ? '' : undefined} onClick=${why ? showReason(why) : onClick} ...${rest}>
    ${children}</button>`;
}

/**
 * The choice of one of several values, side by side. `values`: [{value, text, title, hint, marks}], where `marks` are
 * further attributes of the button.
 */
export function Segments({ label, values, value, onChange }) {
  return html`<div class="segments" role="radiogroup" aria-label=${label}>
    ${values.map(({ value: each, text, title, hint, marks }) =>
      html`<button type="button" role="radio" key=${each} class="segment"
      data-value=${each} aria-checked=${each === value} title=${title} onClick=${() => onChange(each)}
      ...${marks}>${text}
      ${hint && html`<small>${hint}</small>`}</button>`)}
  </div>`;
}

/** The choice of a number between two limits: a field between two large buttons, and a slider. */
export function Stepper({ label, value, min, max, onChange }) {
  const step = (by) => onChange(Math.max(min, Math.min(max, value + by)));
  const onTyped = (event) => onChange(Math.max(min, Math.min(max, Math.round(Number(event.target.value)) || min)));
  const onTyping = (event) => { if (event.target.value && event.target.checkValidity()) onTyped(event); };
  const whyNotLess = value <= min ? say('stepper-smallest', { min }) : undefined;
  const whyNotMore = value >= max ? say('stepper-largest', { max }) : undefined;
  return html`<div class="stepper" role="group" aria-label=${label} data-stepper>
    <${Button} label=${say('stepper-less')} why=${whyNotLess} onClick=${() => step(-1)} data-step="-1">−</${Button}>
    <input type="number" inputmode="numeric" aria-label=${label} min=${min} max=${max} value=${value}
      onInput=${onTyping} onChange=${onTyped} onFocus=${(event) => event.target.select()} />
    <${Button} label=${say('stepper-more')} why=${whyNotMore} onClick=${() => step(1)} data-step="1">+</${Button}>
    <input type="range" tabindex="-1" aria-hidden="true" min=${min} max=${max} value=${value}
      onInput=${(event) => onChange(Number(event.target.value))} />
  </div>`;
}

/** A modal dialog; closes with Esc, by its button and by a click on the backdrop. */
export function Dialog({ title, onClose, children, wide }) {
  const box = useRef(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  const onBackdrop = (event) => { if (event.target === box.current) onClose(); };
  return html`<dialog ref=${box} class=${wide ? 'wide' : ''} aria-label=${title} onClick=${onBackdrop}
    onCancel=${(event) => { event.preventDefault(); onClose(); }}>
    <div class="dialog-body"><header><h2>${title}</h2>
      <button type="button" class="close" aria-label=${say('close')} title=${say('close')} onClick=${onClose}>×</button>
    </header>
    ${children}</div></dialog>`;
}

/** A share of a whole, 0 to 1, as a bar with a text. */
export function ShareBar({ label, share, text }) {
  return html`<div class="odds-row"><span>${label}</span>
    <span class="odds-bar" role="img" aria-label=${`${label}: ${text}`}>
      <i style=${{ width: `${100 * Math.max(0, Math.min(1, share))}%` }} /></span>
    <b>${text}</b></div>`;
}

const LASTS = { note: 3500, error: 7000, turn: 12_000 }; // ms, by the kind of toast
const toasts = signal([]);
let counted = 0;

/**
 * Show a toast. `rule`: the id of a rule that it can open; `link`: {href, text}.
 * @returns {() => void} removes it early
 */
export function toast(text, { kind = 'note', rule = null, link = null } = {}) {
  const id = (counted += 1);
  const remove = () => { toasts.value = toasts.peek().filter((each) => each.id !== id); };
  toasts.value = [...toasts.value.filter((each) => each.text !== text), { id, text, kind, rule, link }];
  setTimeout(remove, LASTS[kind]);
  return remove;
}

/** Show a refusal as a toast, with the rule it names. */
export const toastRefusal = (refusal) => {
  if (refusal.status === undefined) console.error(refusal);
  toast(refusalText(refusal), { kind: 'error', rule: refusal.rule ?? null });
};

/**
 * The toasts, which screen readers read out. They are moved above an open dialog, except for one with a link, which
 * could not be clicked there.
 */
export function Toasts({ openRule }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const shown = box.current.matches(':popover-open');
    if (shown && toasts.value.at(-1)?.link) return;
    if (shown) box.current.hidePopover();
    box.current.showPopover();
  }, [toasts.value]);
  return html`<div ref=${box} class="toasts" role="status" aria-live="polite" popover="manual">
    ${toasts.value.map((each) => html`<p key=${each.id} class=${`toast ${each.kind}`}>${each.text}
      ${each.link && html` <a href=${each.link.href}>${each.link.text}</a>`}
      ${each.rule && openRule
        && html` <button type="button" class="why" onClick=${() => openRule(each.rule)}>${say('log-why')}</button>`}
    </p>`)}
  </div>`;
}

/** Copy a text to the clipboard, and show a toast. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(say('copied'));
  } catch {
    toast(say('copy-failed'), { kind: 'error' });
  }
}

/** A field with a text to be copied. */
export function CopyField({ label, text }) {
  return html`<label class="copy-field"><span>${label}</span>
    <span class="row"><input readonly value=${text} onFocus=${(event) => event.target.select()} />
    <${Button} onClick=${() => copyText(text)}>${say('copy')}</${Button}></span></label>`;
}

/** Whether the window is wide enough for what is collapsed in a narrow one. */
export const isWide = () => matchMedia('(min-width: 1160px)').matches;

/** The text of a message, or `instead` if there is no such message. */
export const sayOr = (id, instead, args) => (hasWords(id) ? say(id, args) : instead);

/** The name of a game. */
export const gameName = (game, instead = game) => sayOr(wordId(game, 'name'), instead);

/** The text of a message's attribute, or an empty text. */
export const sayHelp = (id, attribute = 'help') => sayAttribute(id, attribute) ?? '';
