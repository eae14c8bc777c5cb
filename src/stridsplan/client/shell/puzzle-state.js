// A puzzle: its answers are sent to be judged; this browser keeps which puzzles it has solved.
import { batch, computed, signal } from '../vendor/preact-signals/signals.mjs';
import { get, post } from './api.js';
import { recall, remember } from './settings.js';

const SOLVED = 'puzzles'; // the key of this browser's storage

/** A signal of the ids of the puzzles solved in this browser. */
export const solved = signal(new Set((recall(SOLVED) ?? '').split(' ').filter(Boolean)));

function keepSolved(id) {
  solved.value = new Set([...solved.value, id]);
  remember(SOLVED, [...solved.value].join(' '));
}

const isSame = (one, other) => JSON.stringify([one.action, one.line]) === JSON.stringify([other.action, other.line]);

/** {options, own}: the answers that were compared and the reader's, and the index of the reader's, -1 without one. */
function withOwn(options, own) {
  if (!own) return { options, own: -1 };
  const at = options.findIndex((option) => isSame(option, own));
  return at < 0 ? { options: [...options, own], own: options.length } : { options, own: at };
}

/**
 * A puzzle. Signals: `verdict`, how the server judges the answer given last, {verdict: "best" | "good" | "worse",
 * answer, best: the chance of the best answer}; `solution`; both null until they are known. `answers`: {options, own},
 * the answers to show, and the index of the reader's among them. `advice`: as at a table.
 */
export function makePuzzle(id) {
  const path = `/puzzles/${encodeURIComponent(id)}`;
  const [verdict, solution, shown] = [signal(null), signal(null), signal(0)];
  const answers = computed(() => (solution.value ? withOwn(solution.value.options, verdict.value?.answer)
    : { options: verdict.value ? [verdict.value.answer] : [], own: 0 }));
  let sawSolution = false; // then the puzzle does not count as solved

  async function loadSolution() {
    solution.value = await get(`${path}/solution`);
    sawSolution = true;
  }

  return {
    id, path, verdict, solution, answers,
    /** Whether the page shows a verdict or the solution instead of the question. */
    isJudged: computed(() => Boolean(verdict.value || solution.value)),
    /** In the place of a table's advice: the board draws the answer that is chosen. */
    advice: { now: signal(null), shown, drawn: computed(() => answers.value.options[shown.value] ?? null) },
    /** Send an answer to be judged; one that is not worse shows the solution. */
    async answer(steps) {
      const found = await post(`${path}/answer`, steps);
      batch(() => { shown.value = 0; verdict.value = found; });
      if (found.verdict === 'worse') return;
      if (!sawSolution) keepSolved(id);
      await loadSolution();
    },
    /** Show the solution. */
    async showSolution() { await loadSolution(); shown.value = 0; },
    /** Try again. */
    again() { batch(() => { verdict.value = null; solution.value = null; shown.value = 0; }); },
    /** Open a table that continues from the puzzle. */
    playOn: () => post(`${path}/play`),
  };
}
