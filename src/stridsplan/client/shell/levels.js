// The levels of bots: a face each, and the form to choose one.
import { html } from '../vendor/htm/htm-preact.js';
import { sayHelp, sayOr } from './ui.js';
import { hasWords, say } from './words.js';

/** The lines of every face. */
const HEAD = 'M10.4 14.6v4.2a5.6 6 0 0 0 11.2 0v-4.2M12.8 17h.01M19.2 17h.01M16 17.6v1.6'
  + 'M13.2 24.2v1c-4.6 .6-8 1.8-8.8 6M18.8 24.2v1c4.6 .6 8 1.8 8.8 6';

/** What distinguishes the faces, in a box of 32 by 32: `solid` is filled, `lines` are stroked. */
const FACES = {
  recruit: {
    solid: 'M8.6 13.4L11.8 6.4L24.2 11L22.8 14.2z',
    lines: 'M13.6 21.4c1.4 1.2 3.4 1.2 4.8 0M10.3 16.4c-2.2-1-2.8 2.6-.1 3.2M21.7 16.4c2.2-1 2.8 2.6 .1 3.2',
  },
  sergeant: {
    solid: 'M10.2 11.4l.8-6c3.2-1 6.8-1 10 0l.8 6zM8.4 15.4l1.6-2.8c4-1 8-1 12 0l1.6 2.8c-5-1.5-10.2-1.5-15.2 0z'
      + 'M16 20c-1.6-1.2-4-.5-5 1.4c1.8 .7 3.8 .4 5-.5c1.2 .9 3.2 1.2 5 .5c-1-1.9-3.4-2.6-5-1.4z',
    lines: 'M13.4 27.6l2.6 1.8l2.6-1.8',
  },
  captain: {
    solid: 'M3.8 8.6C5 13.4 10 15 16 15s11-1.6 12.2-6.4'
      + 'c-3 1.6-6 .8-8-2.2C18.2 3.8 13.8 3.8 11.8 6.4C9.8 9.4 6.8 10.2 3.8 8.6z',
    lines: 'M10.2 14.8c-2.4 2.2-.8 5-2.8 8.4M21.8 14.8c2.4 2.2 .8 5 2.8 8.4M14.4 21.6c1 .7 2.2 .7 3.2 0',
  },
  colonel: {
    solid: 'M10.2 13.8L8.8 5.4h14.4l-1.4 8.4c-3.8-1-7.8-1-11.6 0z'
      + 'M10.2 15.4c-2.2 3.4-2 7.4 2 9c-.6-2.8-.8-5.6-.4-9zM21.8 15.4c2.2 3.4 2 7.4-2 9c.6-2.8 .8-5.6 .4-9z',
    lines: 'M16 5c-2-2.4-.4-4.4 2-4M13.8 21.6h4.4',
  },
  marshal: {
    solid: 'M2.4 13.2C7 12 8 2.6 16 2.6s9 9.4 13.6 10.6c-3.6 3-8 1-13.6 1S6 16.2 2.4 13.2z'
      + 'M16 5.4a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z'
      + 'M10.4 18.4c-.8 5.4 1.4 9.6 5.6 9.6s6.4-4.2 5.6-9.6'
      + 'c-1 2.2-2.4 2.4-3.4 1.6c-1.2-.7-3.2-.7-4.4 0c-1 .8-2.4 .6-3.4-1.6z',
    lines: 'M4 27.8h4.6M23.4 27.8h4.6',
  },
};

/** The face of a level; null for another bot. */
export function Face({ level }) {
  const face = FACES[level];
  return face ? html`<svg class="face" viewBox="2.4 1 27.2 29" aria-hidden="true">
    <path d=${HEAD + face.lines} /><path class="solid" d=${face.solid} /></svg>` : null;
}

/** The face of a seat where a bot sits. */
export const SeatFace = ({ seat }) => (seat.kind === 'bot' ? html`<${Face} level=${seat.bot} />` : null);

/** The choice of a level, the weakest first, with its face and a description. */
export function LevelPicker({ game, value, change }) {
  return html`<div class="level"><${Face} level=${value} />
    <select aria-label=${say('setup-which-bot')} value=${value} onChange=${(event) => change(event.target.value)}>
      ${game.bots.map((bot) =>
        html`<option key=${bot} value=${bot} selected=${bot === value}>${sayOr(`bot-${bot}`, bot)}</option>`)}
    </select>
    ${hasWords(`bot-${value}`) && html`<p class="hint">${sayHelp(`bot-${value}`)}</p>`}</div>`;
}
