// Questions that a game asks often: a bot may answer them from now on, for the person at the screen.
import { html } from '../vendor/htm/htm-preact.js';
import { Button } from './ui.js';
import { say } from './words.js';

/** The button that lets a bot answer this question from now on, where the table allows it. */
export function DelegateButton({ t }) {
  if (!t.position.value.can_delegate || t.compound.value.codes.length > 0) return null;
  return html`<${Button} quiet title=${say('delegate-help')}
    onClick=${() => t.delegate(t.position.value.question.id)}>${say('delegate')}</${Button}>`;
}

/** Shown instead of the question while a bot answers it. */
export function Delegated({ t }) {
  return html`<h2>${say('delegated-title')}</h2><p class="question-sentence">${say('delegated-line')}</p>
    <div class="buttons"><${Button} onClick=${() => t.delegate(null)}>${say('delegated-end')}</${Button}></div>`;
}
