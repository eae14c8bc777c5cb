// Hints that guide a first-time player through a turn: one at a time, next to the question that they explain, until
// they are dismissed.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef } from '../vendor/preact/hooks.mjs';
import { signal } from '../vendor/preact-signals/signals.mjs';
import { nextHint } from './hint-order.js';
import { showsOdds } from './odds.js';
import { recall, remember } from './settings.js';
import { Button } from './ui.js';
import { say, sayAttribute, wordId } from './words.js';

const ALL = '*'; // instead of the id of a dismissed hint: all hints are dismissed
const dismissedIn = new Map(); // game → a signal of the ids of its dismissed hints

/** A signal: the hints of a game that were dismissed in this browser. */
function dismissedOf(game) {
  if (!dismissedIn.has(game)) dismissedIn.set(game, signal((recall(`hints-${game}`) ?? '').split(' ').filter(Boolean)));
  return dismissedIn.get(game);
}

function setDismissed(game, ids) {
  dismissedOf(game).value = ids;
  remember(`hints-${game}`, ids.join(' '));
}

const dismiss = (game, id) => setDismissed(game, [...new Set([...dismissedOf(game).value, id])]);

/** Show all hints again, from the first. */
export const showHints = (game) => setDismissed(game, []);

/** A hint, with its sentence about odds where odds are shown. */
function sayHint(t, id) {
  const name = wordId(t.table.value.game, 'hint', id);
  return [say(name), showsOdds(t) && sayAttribute(name, 'odds')].filter(Boolean).join(' ');
}

function Card({ t, game, id }) {
  return html`<div class="hint-card" role="note" aria-label=${say('hint-title')}><p>${sayHint(t, id)}</p>
    <div class="buttons"><${Button} onClick=${() => dismiss(game, id)}>${say('hint-next')}</${Button}>
      <${Button} quiet onClick=${() => setDismissed(game, [ALL])}>${say('hint-none')}</${Button}></div></div>`;
}

/**
 * The hint for a question, if one is left; a screen reader reads it out when it appears. `question`: the id of what is
 * asked, undefined if nothing is asked.
 */
export function Hint({ t, question }) {
  const { game } = t.table.value;
  const dismissed = dismissedOf(game).value;
  const id = dismissed.includes(ALL) ? null : nextHint(t.board.value.hints ?? [], question, dismissed);
  const last = useRef({});
  useEffect(() => {
    const before = last.current;
    // A hint is also dismissed when something else is asked, or nothing: its question has been answered
    if (before.id && before.question !== question) dismiss(game, before.id);
    last.current = { question, id };
  });
  return html`<div class="hint-place" aria-live="polite">${id && html`<${Card} t=${t} game=${game} id=${id} />`}</div>`;
}
