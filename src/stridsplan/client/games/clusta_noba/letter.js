// A dispatch as a short letter: dated, in the sender's voice, signed.
import { html } from '../../vendor/htm/htm-preact.js';
import { Sentence } from '../../shell/sentence.js';
import { gameOrShell, hasWords, say, wordId } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { placeText } from './texts.js';

const GAME = 'clusta_noba';

/** The sentence of a line: the sender's own words where there are any, else the event's. */
const sentenceId = (event) => {
  const own = wordId(GAME, 'letter', event.id);
  return hasWords(own) ? own : gameOrShell(GAME, 'event', event.id);
};

/** Whether a line is about the sender. */
const isAboutSender = ({ what }, { kind, id }) => what[kind] === id;

/** The sender, as an argument of a sentence: a settlement by its name, anybody else as the event has it. */
function senderTerm(t, { what, args }) {
  const { settlements } = t.local.view.value.map;
  const place = what.sender.kind === 'settlement' && settlements.find(({ hex }) => nameOf(hex) === nameOf(what.hex));
  return place ? { term: `settlement-${place.id}` } : args.sender;
}

/** The sender of a letter, in a sentence of the board's own. */
export const Sender = ({ t, head, id }) => html`<${Sentence} game=${GAME} id=${id}
  args=${{ sender: senderTerm(t, head) }} people=${t.people.value} />`;

/** A letter. `onHex`: called with the hex that it was sent from. */
export function Letter({ t, letter, onHex }) {
  const { head, lines } = letter;
  const { sender } = head.what;
  const hex = nameOf(head.what.hex); // null: another side does not write where it is
  return html`<article class="letter">
    <header><span>${say('clusta-noba-map-moment', head.args)}</span>
      ${hex && html`
        <button type="button" class="why" onClick=${() => onHex?.(hex)}>${placeText(hex)}</button>`}</header>
    <p class="letter-to">${say('clusta-noba-letter-to')}</p>
    ${lines.map((line) => html`<p key=${line.index}><${Sentence} game=${GAME} id=${sentenceId(line)}
      args=${{ ...line.args, own: isAboutSender(line, sender) ? 'self' : 'other' }} people=${t.people.value} /></p>`)}
    ${head.remark && html`<p class="letter-remark">${say('clusta-noba-letter-remark', { text: head.remark })}</p>`}
    <p class="letter-close">${say('clusta-noba-letter-close', { kind: sender.kind })}</p>
    <p class="letter-from"><${Sender} t=${t} head=${head} id="clusta-noba-letter-from" /></p>
    <footer>${say('clusta-noba-letter-came', { day: head.what.came_day, clock: head.what.came_clock })}</footer>
  </article>`;
}
