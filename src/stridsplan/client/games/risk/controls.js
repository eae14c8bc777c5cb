// The buttons that answer the questions of Risk.
import { html } from '../../vendor/htm/htm-preact.js';
import { useState } from '../../vendor/preact/hooks.mjs';
import { ActionButton, actionLabel, Amount, PlainControls } from '../../shell/controls.js';
import { composeAmount, within } from '../../shell/chain.js';
import { Button, Segments, Stepper } from '../../shell/ui.js';
import { say } from '../../shell/words.js';

const coarse = matchMedia('(pointer: coarse)');
const ofKind = (t, kind) => t.actions.value.filter((action) => action.kind === kind);

function Ending({ t, kind, primary }) {
  const [action] = ofKind(t, kind);
  return action ? html`<${ActionButton} t=${t} action=${action} primary=${primary} data-no-enter />` : null;
}

function Steps({ t, left }) {
  const steps = [1, 5, 25].filter((step) => step < left || step === 1).map((step) => ({ value: step, text: String(step) }));
  const values = [...steps, { value: 'all', text: say('risk-step-all') }];
  const { step } = t.local;
  const value = values.some((each) => each.value === step.value) ? step.value : 'all';
  return html`<${Segments} label=${say('risk-step')} values=${values} value=${value} onChange=${(next) => { step.value = next; }} />`;
}

/** Placing armies: the step, what is left, and the way on when nothing is. */
function Placing({ t }) {
  const { args } = t.position.value.question;
  const left = args.to_place ?? t.position.value.view.to_place ?? 0;
  const free = t.actions.value.some((action) => action.kind === 'place' || action.kind === 'place_neutral');
  const larger = t.actions.value.some((action) => (action.kind === 'place' || action.kind === 'place_neutral') && (action.all || action.armies > 1));
  return html`
    ${free && left > 1 && larger && html`<div class="row"><${Steps} t=${t} left=${left} /><span class="hint">${say('risk-left', { armies: left })}</span></div>`}
    ${free && html`<p class="hint">${say(coarse.matches ? 'risk-place-hint-touch' : 'risk-place-hint')}</p>`}
    ${args.must_trade ? html`<p class="hint">${say('risk-must-trade-first')}</p>`
      : args.can_trade ? html`<p class="hint">${say('risk-trade-optional')}</p>` : null}
    <div class="buttons"><${Ending} t=${t} kind="end_reinforcement" primary /></div>`;
}

function FewerDice({ t, rolls }) {
  const fewer = rolls.filter((action) => action.dice < action.armies);
  if (!fewer.length) return null;
  return html`<details class="fewer"><summary>${say('risk-fewer')}</summary><div class="buttons">
    ${fewer.map((action) => html`<${ActionButton} key=${action.code} t=${t} action=${action}>
      ${say('risk-action-roll-fewer', { armies: action.armies, dice: action.dice })}</${ActionButton}>`)}</div></details>`;
}

function Until({ t }) {
  const amount = t.question.value?.amount;
  const [open, setOpen] = useState(false);
  const { least } = t.local;
  if (!t.actions.value.some((action) => action.kind === 'until') && !amount) return null;
  const send = (n) => {
    const { codes, open: unfinished } = composeAmount(t.actions.value, amount ?? { base: n, max: n }, n, 'until');
    return t.finish(codes, { open: unfinished, end: 'until' });
  };
  const base = amount?.base ?? 1;
  const value = amount ? within(amount, least.value) : 1;
  return html`<${Button} onClick=${() => send(base)}>${say('risk-action-until')}</${Button}>
    ${amount && amount.max > amount.base && (open
      ? html`<div class="until"><${Stepper} label=${say('risk-until-label')} value=${value} min=${amount.base} max=${amount.max}
          onChange=${(n) => { least.value = n; }} />
          <${Button} onClick=${() => send(value)}>${say('risk-action-until-left', { armies: value })}</${Button}></div>`
      : html`<${Button} quiet onClick=${() => setOpen(true)}>${say('risk-until')} …</${Button}>`)}`;
}

/** Source and target are chosen: with how many? */
function Declaring({ t }) {
  const rolls = ofKind(t, 'roll');
  const plain = rolls.filter((action) => action.dice === action.armies).sort((a, b) => a.armies - b.armies);
  return html`<div class="buttons">
      ${plain.map((action, at) => html`<${ActionButton} key=${action.armies} t=${t} action=${action} primary=${at === plain.length - 1}
        label=${actionLabel(t, action)} title=${actionLabel(t, action)} data-digit=${action.armies} class="square">${action.armies}</${ActionButton}>`)}
      <${Until} t=${t} />
    </div>
    <${FewerDice} t=${t} rolls=${rolls} />`;
}

function Attacking({ t }) {
  return html`<div class="buttons"><${Ending} t=${t} kind="end_attacks" primary=${!t.local.source.value} /></div>`;
}

function Defending({ t }) {
  const dice = ofKind(t, 'defend').sort((a, b) => a.dice - b.dice);
  return html`<div class="buttons">${dice.map((action, at) => html`<${ActionButton} key=${action.dice} t=${t} action=${action}
    primary=${at === dice.length - 1} data-digit=${action.dice} />`)}</div>`;
}

const Occupying = ({ t }) => html`<${Amount} key=${t.position.value.version} t=${t} amount=${t.question.value.amount}
  label=${say('amount')} action=${(armies) => say('risk-action-occupy', { armies })}
  allLabel=${(armies) => say('risk-action-all-in', { armies })} />`;

const Moving = ({ t }) => html`<${Amount} key=${t.chain.value.codes.join()} t=${t} amount=${t.question.value.amount} first=${t.question.value.amount.max}
  label=${say('amount')} action=${(armies) => say('risk-action-move', { armies })}
  allLabel=${(armies) => say('risk-action-move-all', { armies })} />`;

const Fortifying = ({ t }) => html`<div class="buttons"><${Ending} t=${t} kind="end_turn" primary=${t.chain.value.codes.length === 0} /></div>`;

const CONTROLS = {
  place_setup: Placing, place_secretly: Placing, reinforce: Placing, place_neutral: Placing, choose_capital: () => null,
  trade: () => null, attack: Attacking, declare: Declaring, defend: Defending, occupy: Occupying,
  fortify: Fortifying, move_to: Fortifying, move_amount: Moving,
};

/** The buttons for the question in hand. */
export function Controls({ t }) {
  const Chosen = CONTROLS[t.question.value.id] ?? PlainControls;
  return html`<${Chosen} t=${t} />`;
}
