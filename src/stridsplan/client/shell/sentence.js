// Sentences that contain people, things and dice.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { html } from '../vendor/htm/htm-preact.js';
import { Mark, seatClass } from './marks.js';
import { say, sentenceParts } from './words.js';

/** The thing the pointer rests on in a sentence, e.g. "territory-alaska": the board may show it. */
export const pointedTerm = signal(null);

function Dice({ faces, owner }) {
  return html`<span class=${`dice ${seatClass(owner)}`} role="img"
    aria-label=${say('dice-faces', { faces: faces.join(', ') })}>
    ${faces.map((face) => html`<span class="die" aria-hidden="true">${face}</span>`)}</span>`;
}

function Term({ part }) {
  return html`<span class="term" onPointerEnter=${() => { pointedTerm.value = part.id; }}
    onPointerLeave=${() => { pointedTerm.value = null; }}>${part.text}</span>`;
}

function Part({ part, owner }) {
  if (part.kind === 'dice') return html`<${Dice} faces=${part.faces} owner=${owner} />`;
  if (part.kind === 'term') return html`<${Term} part=${part} />`;
  if (part.kind === 'seat') return html`<span class="who"><${Mark} seat=${part.seat} />${part.text}</span>`;
  return part.text;
}

/**
 * A message of a game as elements, with the arguments as the server sends them. Dice have the colour of their owner:
 * `owners` names the argument that tells whose the dice of an argument are, if that is not `seat`.
 */
export function Sentence({ game, id, args, people, attribute, owners = {} }) {
  return sentenceParts(game, id, args, people, attribute).map((part) =>
    html`<${Part} part=${part} owner=${args?.[owners[part.argument] ?? 'seat']?.seat} />`);
}
