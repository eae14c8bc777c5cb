// The letters that have come, the newest first; each opens under its line.
import { html } from '../../vendor/htm/htm-preact.js';
import { useState } from '../../vendor/preact/hooks.mjs';
import { Button } from '../../shell/ui.js';
import { say, wordId } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { Letter, Sender } from './letter.js';
import { subjectOf } from './letters.js';
import { placeText } from './texts.js';

const AT_ONCE = 12; // letters at first
const MORE = 40; // letters that the button adds
const GRAVE = ['battle_reported', 'stop_reported', 'failure_reported', 'lapse_reported'];

function Row({ t, letter, isOpen, onToggle, onHex }) {
  const { head, isNew } = letter;
  const subject = subjectOf(letter);
  return html`<li class=${isNew ? 'new' : ''}>
    <button type="button" class="letter-row" aria-expanded=${isOpen} onClick=${onToggle}>
      <span class=${`seal ${GRAVE.includes(subject) ? 'grave' : ''}`} aria-hidden="true" />
      <span><b><${Sender} t=${t} head=${head} id="clusta-noba-letter-sender" /></b>
        <small>${say(wordId('clusta_noba', 'subject', subject))}</small></span>
      <small>${say('clusta-noba-map-moment', head.args)}<br />${placeText(nameOf(head.what.hex))}</small></button>
    ${isOpen && html`<${Letter} t=${t} letter=${letter} onHex=${onHex} />`}</li>`;
}

/** The inbox; the newest letter is open. */
export function Inbox({ t, onHex }) {
  const letters = t.local.letters.value.toReversed();
  const [open, setOpen] = useState(letters[0]?.key ?? null);
  const [count, setCount] = useState(AT_ONCE);
  return html`${letters.length === 0 && html`<p class="hint">${say('clusta-noba-map-inbox-empty')}</p>`}
    <ol class="letters">${letters.slice(0, count).map((letter) => html`<${Row} key=${letter.key} t=${t} letter=${letter}
      isOpen=${open === letter.key} onHex=${onHex}
      onToggle=${() => setOpen(open === letter.key ? null : letter.key)} />`)}</ol>
    ${letters.length > count && html`<${Button} quiet onClick=${() => setCount(count + MORE)}>
      ${say('clusta-noba-map-more', { count: letters.length - count })}</${Button}>`}`;
}
