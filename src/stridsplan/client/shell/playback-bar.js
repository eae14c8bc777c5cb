// The bar over the board: the event being shown as a sentence, and buttons to pause, skip and show again.
import { html } from '../vendor/htm/htm-preact.js';
import { Sentence } from './sentence.js';
import { Glyph } from './ui.js';
import { gameOrShell, say } from './words.js';

const MIN_EVENTS = 4; // "show again" is offered after so many events since the last answer

/** The event being shown, or the last important one. */
function CurrentEvent({ t }) {
  const { game } = t.table.value;
  const { current, shownCount } = t.playback;
  const event = current.value ?? t.events.value.slice(0, shownCount.value).findLast((each) => !each.quiet);
  return event
    && html`<p class="playback-line" aria-hidden="true">
      <${Sentence} game=${game} id=${gameOrShell(game, 'event', event.id)}
    args=${event.args} people=${t.people.value} owners=${t.board.value.diceOwners} /></p>`;
}

const IconButton = ({ glyph, label, onClick }) =>
  html`<button type="button" class="icon-button" aria-label=${label} title=${label}
  onClick=${onClick}><${Glyph} name=${glyph} /></button>`;

/** The bar over the board while others play and while events are shown. */
export function PlaybackBar({ t }) {
  const { unfinished, paused, countAfterRemembered } = t.playback;
  const othersToAct = t.table.value.status === 'playing' && Boolean(t.position.value?.waiting);
  if (!unfinished.value && !othersToAct && !paused.value) {
    if (countAfterRemembered(t.events.value) < MIN_EVENTS) return null;
    return html`<div class="playback-bar">
      <button type="button" class="playback-again" onClick=${() => t.playback.showAgain(t.events.value)}>
      <${Glyph} name="again" /> ${say('playback-again')}</button></div>`;
  }
  return html`<div class="playback-bar now"><${CurrentEvent} t=${t} />
    ${paused.value
      ? html`<${IconButton} glyph="play" label=${say('playback-resume')}
        onClick=${() => t.playback.setPaused(false)} />`
      : html`<${IconButton} glyph="pause" label=${say('playback-pause')}
        onClick=${() => t.playback.setPaused(true)} />`}
    <${IconButton} glyph="skip" label=${say('playback-skip')} onClick=${t.playback.skip} /></div>`;
}
