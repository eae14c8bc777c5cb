// The letters that have come, the newest first; each opens under its line.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../../vendor/preact/hooks.mjs';
import { Button } from '../../shell/ui.js';
import { say, wordId } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { Letter, Sender } from './letter.js';

const AT_ONCE = 8;
const GRAVE = ['battle_reported', 'camp_loss_reported', 'stop_reported', 'failure_reported', 'lapse_reported'];

/** What a letter is about, in a word: the gravest of its lines. */
function subjectOf({ lines }) {
  const ids = lines.map(({ id }) => id);
  return [...GRAVE, 'sighting_reported'].find((id) => ids.includes(id)) ?? ids[0] ?? 'letter_arrived';
}

function Row({ t, letter, isOpen, isNew, onToggle }) {
  const { head } = letter;
  const subject = subjectOf(letter);
  return html`<li class=${isNew ? 'new' : ''}>
    <button type="button" class="letter-row" aria-expanded=${isOpen} onClick=${onToggle}>
      <span class=${`seal ${GRAVE.includes(subject) ? 'grave' : ''}`} aria-hidden="true" />
      <span><b><${Sender} t=${t} head=${head} id="clusta-noba-letter-sender" /></b>
        <small>${say(wordId('clusta_noba', 'subject', subject))}</small></span>
      <small>${say('clusta-noba-map-moment', head.args)}<br />${nameOf(head.what.hex)}</small></button>
    ${isOpen && html`<${Letter} t=${t} letter=${letter} onHex=${(hex) => { t.local.selected.value = hex; }} />`}</li>`;
}

/** The letters since the seat last sealed its orders. */
const newestFrom = (events) => events.findLast(({ id, what }) => id === 'orders_sealed' && what)?.version ?? 0;

/** The inbox. */
export function Inbox({ t }) {
  const [open, setOpen] = useState(null);
  const [count, setCount] = useState(AT_ONCE);
  const letters = t.local.letters.value.toReversed();
  useEffect(() => { if (t.eventsBegin.value) t.loadEarlier?.(); }, [t.eventsBegin.value]);
  const since = newestFrom(t.events.value);
  const fresh = letters.filter(({ head }) => head.version > since).length;
  return html`<details class="panel inbox" open><summary><h2>${say('clusta-noba-map-inbox')}</h2>
      ${fresh > 0 && html`<span class="hint">${say('clusta-noba-map-inbox-new', { count: fresh })}</span>`}</summary>
    ${letters.length === 0 && html`<p class="hint">${say('clusta-noba-map-inbox-empty')}</p>`}
    <ol class="letters">${letters.slice(0, count).map((letter) => html`<${Row} key=${letter.key} t=${t} letter=${letter}
      isNew=${letter.head.version > since} isOpen=${open === letter.key}
      onToggle=${() => setOpen(open === letter.key ? null : letter.key)} />`)}</ol>
    ${letters.length > count && html`<${Button} quiet onClick=${() => setCount(count + 40)}>
      ${say('clusta-noba-map-more', { count: letters.length - count })}</${Button}>`}</details>`;
}
