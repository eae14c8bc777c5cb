// Planning ahead: while the others think, the page shows a guess of how play may go on, and each answer given there
// becomes a step of a branch (ahead-plan.js). The server makes the guess and checks every answer.
import { batch, signal } from '../vendor/preact-signals/signals.mjs';
import { indexOfBranch, remainingBranches } from './ahead-plan.js';
import { get, patiently, request } from './api.js';
import { toast, toastRefusal } from './ui.js';
import { say } from './words.js';

const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** Make these branches the plan of the seat; without any it plans nothing. */
export async function keepPlan(t, branches) {
  const table = await request('PUT', `/tables/${encodeURIComponent(t.id)}/plan`, { seat: t.seat.value, branches });
  t.updateTable(table);
}

/**
 * Begin to plan ahead, or throw the refusal.
 * @param {Shared} t
 * @param {{show: (position: Shared) => void, leave: () => Promise<void>}} page  shows a guessed position, and the real
 *   one again
 * @param {Shared} [edited]  the branch of the plan that is to be changed; without it a new one is made
 * @returns {Promise<Shared>}  signals and functions. `steps`: those before the guessed position, which the board shows;
 *   `later`: those after it; a new answer is inserted before them. `blocked`: why nothing more can be planned, null if
 *   it can. `questions`: what else the seat may be asked, null before `findQuestions()`. `anywhere`, `again`: as in a
 *   branch (ahead-plan.js).
 */
export async function beginPlan(t, page, edited) {
  const path = `/tables/${encodeURIComponent(t.id)}`;
  const seat = t.seat.value;
  const [steps, later, blocked, questions] = [signal([]), signal([]), signal(null), signal(null)];
  const [anywhere, again] = [signal(edited?.anywhere ?? false), signal(edited?.again ?? false)];
  // What determines everything random in a guess. In start 0 the other seats pass until the seat is asked, in any other
  // start they play at random: another start can lead to another question.
  const guess = { seed: edited?.seed ?? freshSeed(), start: 0 };

  // Requests are sent one after another: each begins where the one before led.
  let last = Promise.resolve();
  const oneByOne = (work) => {
    last = last.catch(() => {}).then(work);
    return last;
  };
  const ask = (before, more) => patiently('POST', `${path}/guess`, { ...guess, seat, steps: before, ...more });
  // The question of the branch that is changed: the server looks for a start in which it is asked.
  const target = edited && { question: edited.question, anywhere: edited.anywhere };

  function showGuess(answer) {
    guess.start = answer.start;
    batch(() => {
      steps.value = answer.steps;
      blocked.value = answer.blocked;
      page.show(answer.position);
    });
  }

  /**
   * When earlier requests are done, guess again after the steps that `stepsNow` returns then; steps that no longer fit
   * are dropped.
   */
  const restart = (stepsNow, more = {}) => oneByOne(async () => {
    const before = stepsNow();
    const answer = await ask(before, more);
    showGuess(answer);
    if (answer.steps.length < before.length) toast(say('ahead-dropped'));
  });

  const all = () => [...steps.value, ...later.value];

  /** Show the board before the step with this index; with an index after the last step, show it after all steps. */
  async function goTo(number) {
    const [before, after] = [all().slice(0, number), all().slice(number)];
    await restart(() => before);
    later.value = after;
  }

  /** The plan's branches, with these steps as one of them; null if the branch to change is no longer in the plan. */
  function branchesWithSteps() {
    const branches = remainingBranches(t.plan.value);
    const at = edited ? indexOfBranch(branches, edited) : branches.length;
    const [{ question }] = steps.value;
    const branch = { question, anywhere: anywhere.value, again: again.value, seed: guess.seed,
      steps: steps.value };
    return at < 0 ? null : branches.toSpliced(at, edited ? 1 : 0, branch);
  }

  const leave = () => { t.ahead.value = null; return page.leave(); };

  /** Handle a new position of the table: plan on from there, unless the seat is asked or the game is over. */
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
    /** The guessed position, as requests to the server name it. */
    guess: () => ({ ...guess, steps: steps.value }),
    /** Give an answer in the guessed position: it becomes the next step. */
    answer: (answer) => oneByOne(async () => showGuess(await ask(steps.value, { answer }))),
    /** Drop the step with this index. */
    remove(index) {
      const shown = steps.value.length;
      if (index < shown) return restart(() => steps.value.toSpliced(index, 1));
      later.value = later.value.toSpliced(index - shown, 1);
      return Promise.resolve();
    },
    /** Find what else the seat may be asked. */
    async findQuestions() {
      questions.value = (await get(`${path}/guess/questions?seat=${seat}&seed=${guess.seed}`)).questions;
      if (questions.value.length < 2) toast(say('ahead-nothing-else'));
    },
    /** Plan for another of the `questions`, given its `start`. */
    suppose: (start) => { guess.start = start; return restart(() => []); },
    /** Make the steps a branch of the plan, or the changed branch, if all of them still fit. */
    async keep() {
      const wanted = all().length;
      if (later.value.length > 0) await goTo(wanted);
      if (steps.value.length < wanted) return;
      const branches = branchesWithSteps();
      if (branches) await keepPlan(t, branches);
      else toast(say('ahead-changed'));
      await leave();
    },
  };
  await restart(() => edited?.steps ?? [], target);
  return ahead;
}
