// The bar over the board: the sentence of the event being shown, and buttons to pause, skip and replay.
import { html } from '../vendor/htm/htm-preact.js';
import { Sentence } from './sentence.js';
import { Glyph } from './ui.js';
import { gameOrShell, say } from './words.js';

const WORTH = 4; // events since the last answer from which "show again" is offered

function Line({ t }) {
  const { game } = t.table.value;
  const { current, shownCount } = t.playback;
  const event = current.value ?? t.events.value.slice(0, shownCount.value).findLast((each) => !each.quiet);
  return event
    && html`<p class="playback-line" aria-hidden="true">
      <${Sentence} game=${game} id=${gameOrShell(game, 'event', event.id)}
    args=${event.args} people=${t.people.value} /></p>`;
}

const Tool = ({ glyph, label, onClick }) =>
  html`<button type="button" class="icon-button" aria-label=${label} title=${label}
  onClick=${onClick}><${Glyph} name=${glyph} /></button>`;

/** The bar over the board while others play and while events are shown. */
export function PlaybackBar({ t }) {
  const { playing, paused, since } = t.playback;
  const others = t.table.value.status === 'playing' && Boolean(t.position.value?.waiting);
  if (!playing.value && !others && !paused.value) {
    if (since(t.events.value) < WORTH) return null;
    return html`<div class="playback-bar">
      <button type="button" class="playback-again" onClick=${() => t.playback.again(t.events.value)}>
      <${Glyph} name="again" /> ${say('playback-again')}</button></div>`;
  }
  return html`<div class="playback-bar now"><${Line} t=${t} />
    ${paused.value
      ? html`<${Tool} glyph="play" label=${say('playback-go')} onClick=${() => t.playback.setPaused(false)} />`
      : html`<${Tool} glyph="pause" label=${say('playback-hold')} onClick=${() => t.playback.setPaused(true)} />`}
    <${Tool} glyph="skip" label=${say('playback-skip')} onClick=${t.playback.settle} /></div>`;
}
