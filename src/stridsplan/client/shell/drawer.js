// A panel over one side of the table; closes with Esc and by its button, and then restores the focus.
import { html } from '../vendor/htm/htm-preact.js';
import { useLayoutEffect, useRef } from '../vendor/preact/hooks.mjs';
import { say } from './words.js';

/** The panel. `side`: "left", over the map, or "right", over the column. */
export function Drawer({ title, side = 'right', onClose, children }) {
  const close = useRef(null);
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement} */ (document.activeElement);
    const escape = (event) => { if (event.key === 'Escape') { event.stopPropagation(); onClose(); } };
    close.current?.focus();
    addEventListener('keydown', escape, true);
    return () => {
      removeEventListener('keydown', escape, true);
      if (before?.isConnected) before.focus();
    };
  }, []);
  return html`<aside class=${`drawer ${side}`} aria-label=${title}>
    <header><h2>${title}</h2>
      <button type="button" class="close" ref=${close} aria-label=${say('close')} title=${say('close')}
        onClick=${onClose}>×</button></header>
    <div class="drawer-body" tabindex="0">${children}</div>
  </aside>`;
}
