// Planning ahead: while the others think, the page shows a guess of how play may go on, and each answer given there
// becomes a step of a branch. The server makes the guess and judges every answer.
import { batch, signal } from '../vendor/preact-signals/signals.mjs';
import { indexOfBranch, leftOf } from './ahead-plan.js';
import { get, patiently, request } from './api.js';
import { toast, toastRefusal } from './ui.js';
import { say } from './words.js';

const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** Keep these branches as the plan of the seat; none: plan nothing. */
export async function keepPlan(t, branches) {
  const table = await request('PUT', `/tables/${encodeURIComponent(t.id)}/plan`, { seat: t.seat.value, branches });
  t.updateTable(table);
}

/**
 * Begin to plan ahead, or raise the refusal. The board shows what is guessed after `steps`; the `later` ones follow
 * what is answered there.
 * @param {Shared} t
 * @param {{show: (position: Shared) => void, leave: () => Promise<void>}} page  shows a guessed position, and the real
 *   one again
 * @param {Shared} [edited]  the branch of the kept plan that is to be changed
 */
export async function beginPlan(t, page, edited) {
  const path = `/tables/${encodeURIComponent(t.id)}`;
  const seat = t.seat.value;
  const [steps, later, blocked, questions] = [signal([]), signal([]), signal(null), signal(null)];
  const [anywhere, again] = [signal(edited?.anywhere ?? false), signal(edited?.again ?? false)];
  const guess = { seed: edited?.seed ?? freshSeed(), start: 0 };

  // one after another: each request begins where the one before led
  let last = Promise.resolve();
  const inTurn = (work) => {
    last = last.catch(() => {}).then(work);
    return last;
  };
  const ask = (kept, more) => patiently('POST', `${path}/guess`, { ...guess, seat, steps: kept, ...more });
  const target = edited && { question: edited.question, anywhere: edited.anywhere };

  function take(answer) {
    guess.start = answer.start;
    batch(() => {
      steps.value = answer.steps;
      blocked.value = answer.blocked;
      page.show(answer.position);
    });
  }

  /** Guess again after the steps that are `left`; those that no longer fit are dropped. */
  const restart = (left, more = {}) => inTurn(async () => {
    const kept = left();
    const answer = await ask(kept, more);
    take(answer);
    if (answer.steps.length < kept.length) toast(say('ahead-dropped'));
  });

  const all = () => [...steps.value, ...later.value];

  /** Show the board before one of the steps, which follows then; behind the last, at the end. */
  async function goTo(number) {
    const [before, after] = [all().slice(0, number), all().slice(number)];
    await restart(() => before);
    later.value = after;
  }

  /** Which branches the plan has when the steps are kept; null if the one that is changed is there no longer. */
  function kept() {
    const branches = leftOf(t.plan.value);
    const at = edited ? indexOfBranch(branches, edited) : branches.length;
    const [{ question }] = steps.value;
    const branch = { question, anywhere: anywhere.value, again: again.value, seed: guess.seed,
      steps: steps.value };
    return at < 0 ? null : branches.toSpliced(at, edited ? 1 : 0, branch);
  }

  const leave = () => { t.ahead.value = null; return page.leave(); };

  /** The table has moved on meanwhile: plan on from there, unless the seat is asked now. */
  async function tableMoved(position) {
    if (t.ahead.value !== ahead) return;
    try {
      if (position.question || position.over) { await leave(); toast(say('ahead-interrupted')); }
      else await restart(() => steps.value, target);
    } catch (failure) {
      await leave();
      toastRefusal(failure);
    }
  }

  const ahead = {
    steps, later, blocked, questions, anywhere, again, tableMoved, leave, goTo, isEdited: Boolean(edited),
    /** Where the steps so far lead, for requests about it. */
    guess: () => ({ ...guess, steps: steps.value }),
    answer: (answer) => inTurn(async () => take(await ask(steps.value, { answer }))),
    remove(index) {
      const shown = steps.value.length;
      if (index < shown) return restart(() => steps.value.toSpliced(index, 1));
      later.value = later.value.toSpliced(index - shown, 1);
      return Promise.resolve();
    },
    /** Find what else the seat may be asked. */
    async look() {
      questions.value = (await get(`${path}/guess/questions?seat=${seat}&seed=${guess.seed}`)).questions;
      if (questions.value.length < 2) toast(say('ahead-nothing-else'));
    },
    /** Plan for another question. */
    suppose: (start) => { guess.start = start; return restart(() => []); },
    /** Keep the steps as one more branch of the plan, or as the changed one, if all of them fit. */
    async keep() {
      const wanted = all().length;
      if (later.value.length > 0) await goTo(wanted);
      if (steps.value.length < wanted) return;
      const branches = kept();
      if (branches) await keepPlan(t, branches);
      else toast(say('ahead-changed'));
      await leave();
    },
  };
  await restart(() => edited?.steps ?? [], target);
  return ahead;
}
