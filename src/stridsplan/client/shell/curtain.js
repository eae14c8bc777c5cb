// The curtain between people who share a screen. Behind it nothing secret is drawn, nor even fetched.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef } from '../vendor/preact/hooks.mjs';
import { Mark, seatClass } from './marks.js';
import { Button } from './ui.js';
import { say } from './words.js';

/** Hands the screen over to a seat. */
export function Curtain({ t }) {
  const seat = t.curtain.value;
  const box = useRef(null);
  useEffect(() => { box.current?.querySelector('button')?.focus(); }, [seat]);
  if (seat === null) return null;
  const name = t.people.value.nameOf(seat);
  return html`<div class=${`curtain ${seatClass(seat)}`} ref=${box} role="dialog" aria-modal="true" aria-labelledby="curtain-title">
    <div class="curtain-card"><${Mark} seat=${seat} />
      <h2 id="curtain-title">${say('curtain-title', { name })}</h2><p>${say('curtain-line')}</p>
      <${Button} primary onClick=${() => t.lift(seat)}>${say('curtain-lift', { name })}</${Button}></div>
  </div>`;
}
