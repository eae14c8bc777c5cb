// The buttons that answer the questions of Risk.
import { html } from '../../vendor/htm/htm-preact.js';
import { useState } from '../../vendor/preact/hooks.mjs';
import { ActionButton, actionLabel, Amount, ofKind, PlainControls } from '../../shell/controls.js';
import { composeAmount, within } from '../../shell/compound.js';
import { OddsBox } from '../../shell/odds-box.js';
import { Button, coarse, Segments, ShareBar, Stepper } from '../../shell/ui.js';
import { say, sayNumber, sayPercent } from '../../shell/words.js';

/** The button that ends a phase, if the action of this kind is legal. */
function EndButton({ t, kind, primary }) {
  const [action] = ofKind(t, kind);
  return action ? html`<${ActionButton} t=${t} action=${action} primary=${primary} data-no-enter data-end>
    ${actionLabel(t, action)} ${!coarse.matches && html`<kbd aria-hidden="true">${say('keys-end')}</kbd>`}
  </${ActionButton}>` : null;
}

/** The choice of how many armies a touch places; `most`: the most that can be placed at once. */
function StepChoice({ t, most }) {
  const steps = [1, 5, 25].filter((step) => step < most || step === 1)
    .map((step) => ({ value: step, text: String(step), marks: { 'data-digit': step } }));
  const values = [...steps, { value: 'all', text: say('risk-step-all'), marks: { 'data-all': '' } }];
  const { step, chooseStep } = t.local;
  const value = values.some((each) => each.value === step.value) ? step.value : 'all';
  return html`<${Segments} label=${say('risk-step')} values=${values} value=${value} onChange=${chooseStep} />`;
}

const placeHint = (most) => (most >= 5 && !coarse.matches ? 'risk-place-hint' : 'risk-place-hint-one');

/** Placing armies: how many at a time, how many are left, and a button to continue when none are. */
function Placing({ t }) {
  const { args } = t.position.value.question;
  const left = args.to_place ?? t.position.value.view.to_place ?? 0;
  const places = t.actions.value.filter((action) => action.kind === 'place' || action.kind === 'place_neutral');
  const most = Math.max(0, ...places.map((action) => action.armies));
  const whose = t.question.value.id === 'place_neutral' ? 'neutral' : 'own';
  return html`
    ${most > 0 && html`<div class="row">${most > 1 && html`<${StepChoice} t=${t} most=${most} />`}
      <span class="hint">${say('risk-left', { armies: left })}</span></div>`}
    ${most > 0 && html`<p class="hint">${say(placeHint(most), { whose })}</p>`}
    ${args.must_trade ? html`<p class="hint">${say('risk-must-trade-first')}</p>`
      : args.can_trade ? html`<p class="hint">${say('risk-trade-optional')}</p>` : null}
    <div class="buttons"><${EndButton} t=${t} kind="end_reinforcement" primary /></div>`;
}

/** Of the actions that roll, those with fewer dice than armies. */
const fewerDice = (rolls) => rolls.filter((action) => action.dice < action.armies);

function FewerDice({ t, rolls }) {
  return html`<div class="buttons">
    ${fewerDice(rolls).map((action) => html`<${ActionButton} key=${action.code} t=${t} action=${action}>
    ${say('risk-action-roll-fewer', { armies: action.armies, dice: action.dice })}</${ActionButton}>`)}</div>`;
}

/** Send "go on until n armies are left". */
function sendUntil(t, n) {
  const amount = t.question.value.amount ?? { base: n, max: n }; // no amount is asked if only one is possible
  const { codes, open } = composeAmount(t.actions.value, amount, n, 'until');
  return t.finish(codes, { open, end: 'until' });
}

/** The choice of the number of armies at which the attack stops. */
function UntilLeft({ t, amount }) {
  const { least } = t.local;
  const value = within(amount, least.value);
  return html`<div class="until"><${Stepper} label=${say('risk-until-label')} value=${value} min=${amount.base}
    max=${amount.max}
      onChange=${(n) => { least.value = n; }} />
    <${Button} onClick=${() => sendUntil(t, value)}>${say('risk-action-until-left', { armies: value })}</${Button}>
  </div>`;
}

/** A button that opens or closes further buttons; `open`: the name of what is open. */
function Toggle({ name, open, setOpen, children }) {
  return html`<${Button} quiet aria-expanded=${open === name} onClick=${() => setOpen(open === name ? null : name)}>
    ${children}</${Button}>`;
}

/** The odds of the attack that the buttons begin. */
function Odds({ t }) {
  const odds = t.answer_odds.value;
  return odds && html`<${OddsBox} label=${say('risk-odds')}>
    <${ShareBar} label=${say('risk-odds-win')} share=${odds.win} text=${sayPercent(odds.win)} />
    <p class="hint">${say('risk-odds-left', { own: sayNumber(odds.attacker_left),
      other: sayNumber(odds.defender_left) })}</p></${OddsBox}>`;
}

/** After source and target are chosen: the number of armies. */
function Declaring({ t }) {
  const [open, setOpen] = useState(null);
  const rolls = ofKind(t, 'roll');
  const amount = t.question.value.amount;
  // One button for each number of armies, with as many dice; fewer dice are behind a toggle
  const plain = rolls.filter((action) => action.dice === action.armies).sort((a, b) => a.armies - b.armies);
  const end = t.position.value.actions.find((action) => action.kind === 'end_attacks');
  return html`<${Odds} t=${t} /><div class="buttons">
      ${plain.map((action, at) =>
        html`<${ActionButton} key=${action.armies} t=${t} action=${action} primary=${at === plain.length - 1}
        label=${actionLabel(t, action)} title=${actionLabel(t, action)} data-digit=${action.armies} class="square">
        ${action.armies}</${ActionButton}>`)}
      ${(amount || ofKind(t, 'until').length > 0)
        && html`<${Button} onClick=${() => sendUntil(t, amount?.base ?? 1)}>${say('risk-action-until')}</${Button}>`}
      ${end && html`<${Button} onClick=${() => t.restart(end)} data-end>${actionLabel(t, end)}</${Button}>`}
    </div>
    <div class="toggles">
      ${amount && amount.max > amount.base
        && html`<${Toggle} name="until" open=${open} setOpen=${setOpen}>${say('risk-until')}</${Toggle}>`}
      ${fewerDice(rolls)
        .length > 0 && html`<${Toggle} name="fewer" open=${open} setOpen=${setOpen}>${say('risk-fewer')}</${Toggle}>`}
      <${Button} quiet onClick=${() => t.cancel()}>${say('cancel')}</${Button}>
    </div>
    ${open === 'until' && amount && html`<${UntilLeft} t=${t} amount=${amount} />`}
    ${open === 'fewer' && html`<${FewerDice} t=${t} rolls=${rolls} />`}`;
}

function Attacking({ t }) {
  return html`<div class="buttons"><${EndButton} t=${t} kind="end_attacks" primary=${!t.local.source.value} /></div>`;
}

/** With how many dice to defend. */
function Defending({ t }) {
  const dice = ofKind(t, 'defend').sort((a, b) => a.dice - b.dice);
  return html`<div class="buttons">
    ${dice.map((action, at) => html`<${ActionButton} key=${action.dice} t=${t} action=${action}
    primary=${at === dice.length - 1} data-digit=${action.dice} />`)}</div>`;
}

const Occupying = ({ t }) => html`<${Amount} key=${t.position.value.version} t=${t} amount=${t.question.value.amount}
  label=${say('amount')} action=${(armies) => say('risk-action-occupy', { armies })}
  allLabel=${(armies) => say('risk-action-all-in', { armies })} />`;

const Moving = ({ t }) => html`<${Amount} key=${t.compound.value.codes.join()} t=${t} amount=${t.question.value.amount}
  first=${t.question.value.amount.max}
  label=${say('amount')} action=${(armies) => say('risk-action-move', { armies })}
  allLabel=${(armies) => say('risk-action-move-all', { armies })} />`;

const Fortifying = ({ t }) =>
  html`<div class="buttons">
    <${EndButton} t=${t} kind="end_turn" primary=${t.compound.value.codes.length === 0} /></div>`;

const CONTROLS = {
  place_setup: Placing, place_secretly: Placing, reinforce: Placing, place_neutral: Placing, choose_capital: () => null,
  trade: () => null, attack: Attacking, declare: Declaring, defend: Defending, occupy: Occupying,
  fortify: Fortifying, move_to: Fortifying, move_amount: Moving,
};

/** The buttons for the current question. */
export function Controls({ t }) {
  const Chosen = CONTROLS[t.question.value.id] ?? PlainControls;
  return html`<${Chosen} t=${t} />`;
}
