// The curtain hides the table while people who share a screen change seats: nothing secret is drawn or fetched then.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef } from '../vendor/preact/hooks.mjs';
import { Mark, seatClass } from './marks.js';
import { Button } from './ui.js';
import { say } from './words.js';

/** The curtain, with a button for the person at the next seat. */
export function Curtain({ t }) {
  const seat = t.curtain.value;
  const box = useRef(null);
  useEffect(() => { box.current?.querySelector('button')?.focus(); }, [seat]);
  if (seat === null) return null;
  const name = t.people.value.nameOf(seat);
  return html`<div class=${`curtain ${seatClass(seat)}`} ref=${box} role="dialog" aria-modal="true"
    aria-labelledby="curtain-title">
    <div class="curtain-card"><${Mark} seat=${seat} />
      <h2 id="curtain-title">${say('curtain-title', { name })}</h2><p>${say('curtain-line')}</p>
      <${Button} primary onClick=${() => t.showSeat(seat)}>${say('curtain-open', { name })}</${Button}></div>
  </div>`;
}
