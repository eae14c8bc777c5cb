// Buttons that answer a question, made from the legal actions; boards build their own from these.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { composeAmount, within } from './compound.js';
import { Button, Stepper } from './ui.js';
import { say, wordId } from './words.js';

/** The legal actions of some kinds. */
export const ofKind = (t, ...kinds) => t.actions.value.filter(({ kind }) => kinds.includes(kind));

/** The label of an action. */
export const actionLabel = (t, action) => {
  const { code, kind, ...fields } = action;
  return say(wordId(t.table.value.game, 'action', kind), fields);
};

/** A button for one action. */
export function ActionButton({ t, action, children, ...rest }) {
  return html`<${Button} onClick=${() => t.choose(action)} ...${rest}>${children ?? actionLabel(t, action)}
    </${Button}>`;
}

/**
 * Ask for an amount: a stepper, a button that sends it, and one for the largest.
 * @param {Shared} props  `amount`: {base, max}; `first`: what it shows at first; `last`: the kind of action that ends
 *   it; `label`: of the stepper; `action(n)`, `allLabel(n)`: the texts of the buttons; `others`: more buttons
 */
export function Amount({ t, amount, first, last = 'done', label, action, allLabel, others }) {
  const [count, setCount] = useState(within(amount, first ?? amount.base));
  const send = (n) => {
    const { codes, open } = composeAmount(t.actions.value, amount, n, last);
    return t.finish(codes, { open, end: last });
  };
  const value = within(amount, count);
  return html`<${Stepper} label=${label} value=${value} min=${amount.base} max=${amount.max} onChange=${setCount} />
    <div class="buttons">
      <${Button} primary onClick=${() => send(value)} data-all=${value === amount.max ? '' : undefined}>
        ${action(value)}</${Button}>
      ${allLabel && amount.max > amount.base && value !== amount.max
        && html`<${Button} onClick=${() => send(amount.max)} data-all>${allLabel(amount.max)}</${Button}>`}
      ${others}
    </div>`;
}

/** The default buttons for a question: an amount, or one button for each action without arguments. */
export function PlainControls({ t }) {
  const question = t.question.value;
  const amount = question?.amount;
  if (amount) {
    return html`<${Amount} t=${t} amount=${amount} label=${say('amount')}
      action=${(n) => say('amount-send', { n })} />`;
  }
  const plain = t.actions.value.filter((action) => Object.keys(action).length === 2); // only `code` and `kind`
  return html`<div class="buttons">${plain.map((action, index) =>
    html`<${ActionButton} key=${action.code} t=${t} action=${action} primary=${index === 0} />`)}</div>`;
}
