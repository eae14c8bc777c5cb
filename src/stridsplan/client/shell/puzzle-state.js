// A puzzle: what judges the answers, and which puzzles this browser has solved.
import { batch, computed, signal } from '../vendor/preact-signals/signals.mjs';
import { get, post } from './api.js';
import { recall, remember } from './settings.js';

const SOLVED = 'puzzles';

/** The ids of the puzzles solved in this browser. */
export const solved = signal(new Set((recall(SOLVED) ?? '').split(' ').filter(Boolean)));

function keepSolved(id) {
  solved.value = new Set([...solved.value, id]);
  remember(SOLVED, [...solved.value].join(' '));
}

const isSame = (one, other) => JSON.stringify([one.action, one.line]) === JSON.stringify([other.action, other.line]);

/** The answers that were compared, with the reader's own among them, and where that is (-1: there is none). */
function withOwn(options, own) {
  if (!own) return { options, own: -1 };
  const at = options.findIndex((option) => isSame(option, own));
  return at < 0 ? { options: [...options, own], own: options.length } : { options, own: at };
}

/** What judges the answers to a puzzle. */
export function makePuzzle(id) {
  const path = `/puzzles/${encodeURIComponent(id)}`;
  const [verdict, solution, shown] = [signal(null), signal(null), signal(0)];
  /** What is told: the solution, or the reader's answer alone. */
  const told = computed(() => (solution.value ? withOwn(solution.value.options, verdict.value?.answer)
    : { options: verdict.value ? [verdict.value.answer] : [], own: 0 }));
  let wasTold = false; // so that who has seen the solution does not solve the puzzle

  async function tell() {
    solution.value = await get(`${path}/solution`);
    wasTold = true;
  }

  return {
    id, path, verdict, solution, told,
    isTold: computed(() => Boolean(verdict.value || solution.value)),
    /** As a table's advice: the board draws the answer that is chosen. */
    advice: { now: signal(null), shown, drawn: computed(() => told.value.options[shown.value] ?? null) },
    /** Have an answer judged. */
    async answer(steps) {
      const found = await post(`${path}/answer`, steps);
      batch(() => { shown.value = 0; verdict.value = found; });
      if (found.verdict === 'worse') return;
      if (!wasTold) keepSolved(id);
      await tell();
    },
    /** Show the solution. */
    async tell() { await tell(); shown.value = 0; },
    again() { batch(() => { verdict.value = null; solution.value = null; shown.value = 0; }); },
    playOn: () => post(`${path}/play`),
  };
}
