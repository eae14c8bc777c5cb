// Planning ahead: while the others think, the page shows a guess of how play may go on, and each answer given there
// becomes a step of a branch. The server makes the guess and judges every answer.
import { batch, signal } from '../vendor/preact-signals/signals.mjs';
import { leftOf } from './ahead-plan.js';
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
 * Begin to plan ahead, or raise the refusal.
 * @param {Shared} t
 * @param {{show: (position: Shared) => void, leave: () => Promise<void>}} page  shows a guessed position, and the real
 *   one again
 */
export async function beginAhead(t, page) {
  const path = `/tables/${encodeURIComponent(t.id)}`;
  const seat = t.seat.value;
  const [steps, blocked, questions] = [signal([]), signal(null), signal(null)];
  const [anywhere, again] = [signal(false), signal(false)];
  const guess = { seed: freshSeed(), start: 0 };

  // one after another: each request begins where the one before led
  let last = Promise.resolve();
  const inTurn = (work) => {
    last = last.catch(() => {}).then(work);
    return last;
  };
  const ask = (kept, answer) => patiently('POST', `${path}/guess`, { ...guess, seat, steps: kept, answer });

  function take(answer) {
    batch(() => {
      steps.value = answer.steps;
      blocked.value = answer.blocked;
      page.show(answer.position);
    });
  }

  /** Guess again after the steps that are `left`; those that no longer fit are dropped. */
  const restart = (left) => inTurn(async () => {
    const kept = left();
    const answer = await ask(kept);
    take(answer);
    if (answer.steps.length < kept.length) toast(say('ahead-dropped'));
  });

  const leave = () => { t.ahead.value = null; return page.leave(); };

  /** The table has moved on meanwhile: plan on from there, unless the seat is asked now. */
  async function tableMoved(position) {
    if (t.ahead.value !== ahead) return;
    try {
      if (!position.question && !position.over) await restart(() => steps.value);
      else { await leave(); toast(say('ahead-interrupted')); }
    } catch (failure) {
      await leave();
      toastRefusal(failure);
    }
  }

  const ahead = {
    steps, blocked, questions, anywhere, again, tableMoved, leave,
    /** Where the steps so far lead, for requests about it. */
    guess: () => ({ ...guess, steps: steps.value }),
    answer: (answer) => inTurn(async () => take(await ask(steps.value, answer))),
    remove: (index) => restart(() => steps.value.toSpliced(index, 1)),
    /** Find what else the seat may be asked. */
    async look() {
      questions.value = (await get(`${path}/guess/questions?seat=${seat}&seed=${guess.seed}`)).questions;
      if (questions.value.length < 2) toast(say('ahead-nothing-else'));
    },
    /** Plan for another question. */
    suppose: (start) => { guess.start = start; return restart(() => []); },
    /** Keep the steps as one more branch of the plan. */
    async keep() {
      const [{ question }] = steps.value;
      const branch = { question, anywhere: anywhere.value, again: again.value, steps: steps.value };
      await keepPlan(t, [...leftOf(t.plan.value), branch]);
      await leave();
    },
  };
  await restart(() => []);
  return ahead;
}
