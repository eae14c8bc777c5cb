// Planning ahead: what the seat plans on a guess, what it has planned, and why the rest of a plan was dropped.
import { html } from '../vendor/htm/htm-preact.js';
import { hasPlaces, remainingBranches } from './ahead-plan.js';
import { refusalText } from './api.js';
import { actionLabel } from './controls.js';
import { Sentence } from './sentence.js';
import { Button, Glyph } from './ui.js';
import { gameOrShell, hasWords, say, sayAttribute, sentenceText, wordId } from './words.js';

const MOST_LABELS = 4; // of a step that no event describes

const questionId = (t, question) => wordId(t.table.value.game, 'question', question.id);

/** A question in one line: its heading if it has one, and the sentence. */
function questionText(t, question) {
  const id = questionId(t, question);
  const text = sentenceText(t.table.value.game, id, question.args, t.people.value);
  const title = sayAttribute(id, 'title');
  return title ? say('ahead-question', { title, text }) : text;
}

/** The labels of a step's actions, each once, with how often it occurs. */
function labelsOf(t, actions) {
  const counts = new Map();
  for (const action of actions) {
    if (!hasWords(wordId(t.table.value.game, 'action', action.kind))) continue;
    const label = actionLabel(t, action);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const labels = [...counts].map(([label, count]) => (count > 1 ? say('ahead-times', { label, count }) : label));
  return labels.length > MOST_LABELS ? [...labels.slice(0, MOST_LABELS), '…'] : labels;
}

/** What a step does: the events that describe it, or else the labels of its buttons, or else the question. */
function StepText({ t, step }) {
  const { game } = t.table.value;
  if (step.events.length > 0) {
    return step.events.map(({ id, args }, index) => html`${index > 0 && ' '}<${Sentence} game=${game}
      id=${gameOrShell(game, 'event', id)} args=${args} people=${t.people.value} />`);
  }
  const labels = labelsOf(t, step.actions);
  return labels.length > 0 ? labels.join(', ') : questionText(t, step.question);
}

/**
 * The steps of a branch. `remove(index)` drops a step; `goTo(index)` shows the board before a step; `here`: the index
 * of the step before which the board is shown now.
 */
function Steps({ t, steps, remove, goTo, here }) {
  return html`<ol class="planned-steps">${steps.map((step, index) => html`
    ${index === here && html`<li key="here" class="here">${say('ahead-here')}</li>`}
    <li key=${index}><span class="number">${index + 1}</span>
    <span><${StepText} t=${t} step=${step} /></span>
    ${goTo && html`<button type="button" class="close" onClick=${() => goTo(index)}
      aria-current=${index === here ? 'step' : undefined} title=${say('ahead-from-here', { number: index + 1 })}
      aria-label=${say('ahead-from-here', { number: index + 1 })}><${Glyph} name="edit" /></button>`}
    <button type="button" class="close" onClick=${() => remove(index)} title=${say('ahead-remove')}
      aria-label=${say('ahead-remove-label', { number: index + 1 })}>×</button></li>`)}</ol>`;
}

/** A checkbox for a signal of the branch. */
const Check = ({ value, name }) => html`<label class="row"><input type="checkbox" checked=${value.value}
  onChange=${(event) => { value.value = event.target.checked; }} data-ahead=${name} /> ${say(`ahead-${name}`)}</label>`;

/** The choice of the question to plan for. */
function Suppose({ t, ahead }) {
  const questions = ahead.questions.value;
  if (ahead.isEdited || ahead.steps.value.length > 0) return null;
  if (!questions) {
    return html`<${Button} quiet onClick=${() => t.inAhead(() => ahead.findQuestions())} data-look>
      ${say('ahead-look')}</${Button}>`;
  }
  if (questions.length < 2) return null;
  return html`<label class="suppose"><span>${say('ahead-suppose')}</span>
    <select onChange=${(event) => t.inAhead(() => ahead.suppose(Number(event.target.value)))}>
    ${questions.map(({ start, question }) => html`<option key=${start} value=${start}>
      ${questionText(t, question)}</option>`)}</select></label>`;
}

/** Above the question: says that the position is a guess; buttons to keep or discard the steps so far. */
export function GuessNote({ t }) {
  const { blocked, steps, later, isEdited } = t.ahead.value;
  const count = steps.value.length + later.value.length;
  const none = count === 0;
  const line = blocked.value ? `ahead-blocked-${blocked.value}` : 'ahead-guess-line';
  return html`<section class="guess-note" aria-label=${say('ahead')}><b>${say('ahead-guess')}</b>
    <div class="buttons"><${Button} primary=${Boolean(blocked.value) && !none}
        why=${none ? say('ahead-first') : undefined} onClick=${() => t.inAhead((ahead) => ahead.keep())} data-keep>
        ${say('ahead-keep', { count })}</${Button}>
      <${Button} quiet onClick=${() => t.inAhead((ahead) => ahead.leave())} data-leave>
        ${say(isEdited ? 'ahead-unchanged' : none ? 'ahead-back' : 'ahead-discard')}</${Button}></div>
    <p role="status" class=${none || blocked.value ? 'hint' : 'hint guess-line'}>${say(line)}</p></section>`;
}

/** Below the question: the steps so far, and when they are to be played. */
export function Composer({ t }) {
  const ahead = t.ahead.value;
  const [shown, later] = [ahead.steps.value, ahead.later.value];
  const steps = [...shown, ...later];
  const none = steps.length === 0;
  return html`<section class="ahead" aria-label=${say('ahead-title')}>
    ${none ? html`<p class="hint">${say('ahead-none')}</p>`
      : html`<h3>${say('ahead-title')}</h3>
        <p class="unseen" role="status">${shown.length > 0 && html`${say('ahead-added', { count: shown.length })}${' '}
          <${StepText} t=${t} step=${shown.at(-1)} />`} ${later.length > 0 && say('ahead-here')}</p>
        <${Steps} t=${t} steps=${steps} remove=${(index) => t.inAhead(() => ahead.remove(index))} here=${shown.length}
          goTo=${(index) => t.inAhead(() => ahead.goTo(index))} />
        ${later.length > 0 && html`<${Button} quiet onClick=${() => t.inAhead(() => ahead.goTo(steps.length))} data-end>
          ${say('ahead-to-end')}</${Button}>`}
        ${hasPlaces(steps[0].question) && html`<${Check} value=${ahead.anywhere} name="anywhere" />`}
        <${Check} value=${ahead.again} name="again" />
        <p class="hint">${say('ahead-at-once')}</p>`}
    <${Suppose} t=${t} ahead=${ahead} />
  </section>`;
}

/** A branch of the plan; `change` gets the branch that replaces it, which may have no steps. */
function Branch({ t, branch, index, change }) {
  const begun = t.plan.value.at?.[0] === index;
  const remove = (at) => {
    const steps = branch.steps.toSpliced(at, 1);
    return change({ ...branch, steps, question: steps[0]?.question });
  };
  return html`<li><h3>${say(begun ? 'ahead-begun' : branch.again ? 'ahead-whenever' : 'ahead-when')}</h3>
    <p>${branch.anywhere ? sayAttribute(questionId(t, branch.question), 'title') ?? questionText(t, branch.question)
      : questionText(t, branch.question)}</p>
    <${Steps} t=${t} steps=${branch.steps} remove=${remove} />
    <${Button} quiet why=${t.position.value?.question ? say('error-plan-asked') : undefined}
      onClick=${() => t.planAhead(branch)} data-edit>${say('ahead-edit')}</${Button}></li>`;
}

/** Why the rest of a plan was dropped. */
function endedText(t, { id, reason, rule }) {
  if (id !== 'illegal') return say(`ahead-ended-${id.replaceAll('_', '-')}`);
  if (reason === 'NO_SUCH_ACTION') return say('ahead-ended-changed');
  const { game } = t.table.value;
  return say('ahead-ended-illegal', { why: refusalText({ code: 'play.illegal', game, reason, rule }) });
}

function Ended({ t, ended }) {
  return html`<div class="request" role="status"><h3>${say('ahead-ended')}</h3><p>${endedText(t, ended)}</p>
    ${ended.step && html`<p class="hint">${say('ahead-ended-step')} <${StepText} t=${t} step=${ended.step} /></p>`}
    <div class="buttons"><${Button} onClick=${() => t.changePlan([])}>${say('ahead-ended-ok')}</${Button}></div></div>`;
}

/** What the seat has planned, or why the rest of its plan was dropped. */
export function KeptPlan({ t }) {
  const plan = t.plan.value;
  if (!plan || t.ahead.value) return null;
  if (plan.ended) return html`<${Ended} t=${t} ended=${plan.ended} />`;
  const branches = remainingBranches(plan);
  const change = (index) => (branch) => t.changePlan(branch.steps.length ? branches.with(index, branch)
    : branches.toSpliced(index, 1));
  return html`<details class="ahead kept" open><summary>${say('ahead-title')}</summary>
    <ul>${branches.map((branch, index) => html`<${Branch} key=${index} t=${t} branch=${branch} index=${index}
      change=${change(index)} />`)}</ul>
    <${Button} quiet onClick=${() => t.changePlan([])} data-clear>${say('ahead-clear')}</${Button}></details>`;
}

