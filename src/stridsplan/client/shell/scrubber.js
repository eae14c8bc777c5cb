// The bar below a replay: buttons, a slider over all places with the chapters of the game on it, and keys.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect } from '../vendor/preact/hooks.mjs';
import { seatClass } from './marks.js';
import { nextTurn } from './replay-places.js';
import { Glyph } from './ui.js';
import { say, sayNumber } from './words.js';

/** Steps a second while it plays. */
const SPEEDS = [0.5, 1, 2, 5, 15];

const IconButton = ({ glyph, label, onClick }) =>
  html`<button type="button" class="icon-button" aria-label=${label} title=${label}
  onClick=${onClick}><${Glyph} name=${glyph} /></button>`;

/** The turns of a game, drawn over the slider in the colours of their seats. */
function Turns({ t, turns }) {
  const share = (place) => (t.last.value ? place / t.last.value : 0);
  const ends = turns.map((_, at) => turns[at + 1]?.place ?? t.last.value);
  return html`<svg class="replay-turns" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="seat-none" y="3" width="1000" height="2" />
    ${turns.map(({ place, seat }, at) => html`<rect key=${place} class=${seatClass(seat)} y="0" height="8"
      x=${1000 * share(place)} width=${Math.max(1, 1000 * share(ends[at] - place) - 1)} />`)}</svg>`;
}

/** Places on the slider at which there is something to see. */
const Notches = ({ t, notches }) => html`<svg class="replay-notches" viewBox="0 0 1000 6" preserveAspectRatio="none"
  aria-hidden="true">${notches.map((place) => html`<rect key=${place} height="6" width="2"
    x=${(1000 * place) / Math.max(1, t.last.value) - 1} />`)}</svg>`;

/** The choice of the playback speed. */
const Speed = ({ speed }) =>
  html`<select class="replay-speed" aria-label=${say('replay-speed')} title=${say('replay-speed')}
  onChange=${(event) => { speed.value = Number(event.target.value); }}>
  ${SPEEDS.map((each) => html`<option key=${each} value=${each} selected=${each === speed.value}>
    ${say('replay-speed-times', { speed: sayNumber(each) })}</option>`)}</select>`;

/**
 * The bar. `prefix`: of the ids of its messages; `turns`: where the chapters begin, [{place, seat}]
 * (replay-places.js); `notches`: places at which there is something to see; `textOf(place)`: the name of a place;
 * `endText`: the text to the right of the slider.
 */
export function Scrubber({ t, prefix, turns, notches = [], textOf, endText }) {
  const { at, last, playing } = t;
  const toTurn = (by) => t.seek(nextTurn(turns, at.value, by, last.value));
  return html`<div class="replay-controls">
    <div class="replay-buttons" role="group" aria-label=${say(prefix)}>
      <${IconButton} glyph="previous" label=${say(`${prefix}-turn-back`)} onClick=${() => toTurn(-1)} />
      <${IconButton} glyph="back" label=${say(`${prefix}-back`)} onClick=${() => t.step(-1)} />
      ${playing.value ? html`<${IconButton} glyph="pause" label=${say('playback-pause')} onClick=${t.pause} />`
        : html`<${IconButton} glyph="play" label=${say('replay-play')} onClick=${t.play} />`}
      <${IconButton} glyph="forward" label=${say(`${prefix}-forward`)} onClick=${() => t.step(1)} />
      <${IconButton} glyph="skip" label=${say(`${prefix}-turn-forward`)} onClick=${() => toTurn(1)} />
      <${Speed} speed=${t.speed} />
    </div>
    <div class="replay-slider"><${Turns} t=${t} turns=${turns} />
      ${notches.length > 0 && html`<${Notches} t=${t} notches=${notches} />`}
      <input type="range" min="0" max=${last.value} value=${at.value} aria-label=${say(`${prefix}-slider`)}
        aria-valuetext=${textOf(at.value)} onInput=${(event) => t.seek(Number(event.target.value))} /></div>
    <span class="replay-count">${endText}</span></div>`;
}

/** What the keys do. */
const KEYS = {
  ArrowLeft: (t) => t.step(-1), ArrowRight: (t) => t.step(1), Home: (t) => t.seek(0), End: (t) => t.seek(t.last.value),
  ' ': (t) => (t.playing.value ? t.pause() : t.play()),
  PageUp: (t, turns) => t.seek(nextTurn(turns, t.at.value, -1, t.last.value)),
  PageDown: (t, turns) => t.seek(nextTurn(turns, t.at.value, 1, t.last.value)),
};

/** Listen to the keyboard. A focused button handles the space key itself, and a focused board the arrow keys. */
export function useScrubberKeys(t, turns) {
  useEffect(() => {
    const onKey = (event) => {
      const inBoard = event.target.closest?.('.board-room') && event.key.startsWith('Arrow');
      const isPress = event.key === ' ' && event.target.closest?.('button, summary, a');
      if (event.ctrlKey || event.metaKey || event.altKey || inBoard || isPress || !KEYS[event.key]) return;
      event.preventDefault();
      KEYS[event.key](t, turns);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [t, turns]);
}
