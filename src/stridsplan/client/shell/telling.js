// What is being shown on the board: its sentence, and the buttons to hold it, to skip it, to see it again.
import { html } from '../vendor/htm/htm-preact.js';
import { Sentence } from './sentence.js';
import { Glyph } from './ui.js';
import { gameOrShell, say } from './words.js';

const WORTH = 4; // events since one's own last answer that are worth a second look

function Told({ t }) {
  const { game } = t.table.value;
  const { current, told } = t.playback;
  const event = current.value ?? t.events.value.slice(0, told.value).findLast((each) => !each.quiet);
  return event && html`<p class="telling-line" aria-hidden="true"><${Sentence} game=${game} id=${gameOrShell(game, 'event', event.id)}
    args=${event.args} people=${t.people.value} /></p>`;
}

const Tool = ({ glyph, label, onClick }) => html`<button type="button" class="icon-button" aria-label=${label} title=${label}
  onClick=${onClick}><${Glyph} name=${glyph} /></button>`;

/** The bar over the board while others play and while events are shown. */
export function Telling({ t }) {
  const { telling, held, since } = t.playback;
  const others = t.table.value.status === 'playing' && Boolean(t.position.value?.waiting);
  if (!telling.value && !others && !held.value) {
    if (since(t.events.value) < WORTH) return null;
    return html`<div class="telling"><button type="button" class="telling-again" onClick=${() => t.playback.again(t.events.value)}>
      <${Glyph} name="again" /> ${say('playback-again')}</button></div>`;
  }
  return html`<div class="telling now"><${Told} t=${t} />
    ${held.value ? html`<${Tool} glyph="go" label=${say('playback-go')} onClick=${() => t.playback.hold(false)} />`
      : html`<${Tool} glyph="hold" label=${say('playback-hold')} onClick=${() => t.playback.hold(true)} />`}
    <${Tool} glyph="skip" label=${say('playback-skip')} onClick=${t.playback.settle} /></div>`;
}
