// What touching a land does, and the steps of the draft. A transfer is chosen as from, to, and two numbers; the first
// number begins at its largest, so that a player only reduces it by what stays behind.
import { explain } from '../../shell/board/refusal.js';
import { pressPrimary } from '../../shell/keys.js';
import { isDraftComplete, drafted, redraft, lastChange } from '../../shell/draft.js';
import { raidedBy } from './picks.js';

const NUMBERS = ['send_people', 'send_resources', 'send_fresh', 'send_veterans'];
const START = ['move_from', 'march_from'];

const numberOf = (action) => action.people ?? action.resources ?? action.soldiers;
const legal = (t, kinds) => t.actions.value.filter(({ kind }) => kinds.includes(kind));

/** The steps of all complete transfers. */
const completeSteps = (t) =>
  t.local.transfers.value.filter(({ isComplete }) => isComplete).flatMap(({ steps }) => steps);

/** The range of the number asked for now. */
const rangeOf = (actions) => {
  const numbers = actions.map(numberOf);
  return { min: Math.min(...numbers), max: Math.max(...numbers), actions };
};

/** If a number is asked for, choose the largest as the first number, so that the second can be chosen too. */
async function askNumbers(t) {
  const actions = legal(t, NUMBERS);
  if (actions.length === 0) return;
  const range = rangeOf(actions);
  t.local.range.value = range;
  t.local.second.value = null;
  await setFirst(t, range.max);
}

/** Choose the first number of the open transfer; the page shows it before the server has previewed it. */
export async function setFirst(t, number) {
  const { actions } = t.local.range.value;
  // The draft without the first number, if one was chosen before
  const before = drafted(t).filter((step, k, { length }) => !(k === length - 1 && actions.some(({ kind }) =>
    kind === step.kind)));
  t.local.first.value = number;
  const change = redraft(t, [...before, actions.find((action) => numberOf(action) === number)]);
  await change;
  if (lastChange(t) === change) t.local.first.value = null;
}

/** The range of the second number, if it is asked for now, and its value: as the player has set it, or the least. */
export function secondRange(t) {
  const range = rangeOf(legal(t, NUMBERS));
  return { ...range, value: Math.max(range.min, Math.min(range.max, t.local.second.value ?? 0)) };
}

/** Complete the open transfer: soldiers that move without a raid are sent at once, anything else with the order. */
export async function complete(t) {
  await lastChange(t);
  const { actions, value } = secondRange(t);
  const action = actions.find((each) => numberOf(each) === value);
  const isMove = action.kind === 'send_veterans' && t.local.transfers.value.length === 1
    && !Number.isInteger(drafted(t, 'march_to')[0]?.raids);
  if (isMove) return t.choose(action);
  return redraft(t, [...drafted(t), action]);
}

/** Begin a transfer from a land. */
export async function begin(t, action) {
  if (!await redraft(t, [...completeSteps(t), action])) return;
  await askNumbers(t); // of soldiers that join a raid: they have no goal to choose
}

/** Choose where the open transfer goes. */
async function aim(t, action) {
  if (await redraft(t, [...drafted(t), action])) await askNumbers(t);
}

/** Remove a transfer from the order. */
export const remove = (t, transfer) =>
  redraft(t, drafted(t).filter((step) => !transfer.steps.includes(step)));

/** Give up the transfer that is open. */
export const giveUp = (t) => redraft(t, completeSteps(t));

/** Begin another transfer, from this land, in place of the open one. */
async function restartFrom(t, cell) {
  await giveUp(t);
  const action = legal(t, START).find((each) => each.cell === cell);
  if (action) await begin(t, action);
}

/** What touching a land does, by the role of its pick. */
const TOUCHED = {
  source: (t, pick) => begin(t, pick.actions[0]),
  goal: (t, pick) => (pick.actions[0].kind === 'flee' ? t.choose(pick.actions[0]) : aim(t, pick.actions[0])),
  target: (t, pick) => aim(t, pick.actions[0]),
  build: (t, pick, cell) => { t.local.chosen.value = cell; },
  origin: (t, pick) => t.choose(pick.actions[0]),
  grow: (t, pick) => t.choose(pick.actions[0]),
  form: (t, pick) => t.choose(pick.actions[0]),
};

/** The kind of action that touching a land is, by the question. */
const KIND = { grow: 'grow', flee: 'flee', move: 'move_from', move_to: 'move_to', build: 'build', form: 'form',
  military: 'march_from', march_to: 'march_to', origins: 'march_from' };

/** The action that touching a land stands for, legal or not; null if it stands for none. */
function tried(t, cell) {
  const kind = KIND[t.question.value?.id];
  return kind && !isDraftComplete(t) ? { kind, cell } : null;
}

/**
 * Touch a land. A key on the goal of the open transfer, or without one where nothing can be tried, presses the primary
 * button.
 */
export async function touch(t, cell, { byKey = false, at = undefined } = {}) {
  await lastChange(t);
  if (t.busy.value) return undefined;
  const pick = t.local.picks.value.get(cell);
  if (pick) return TOUCHED[pick.role](t, pick, cell);
  const open = t.local.open.value;
  if (byKey && (open ? open.to === cell : !tried(t, cell))) return pressPrimary();
  explain(t, at, tried(t, cell));
  return open ? restartFrom(t, cell) : undefined;
}

/**
 * Before a drag from a land to another (`cell`): an open transfer that joins the raid there is completed, any other is
 * given up.
 */
function closeOpen(t, from, cell) {
  const open = t.local.open.value;
  if (!open) return undefined;
  const joins = open.from !== from && open.numbers.length === 1 && raidedBy(drafted(t)) === cell;
  return joins ? complete(t) : giveUp(t);
}

/** End a drag from a land to another; soldiers dragged to a land that is raided already join the raid. */
export async function drop(t, { from }, cell, at) {
  await lastChange(t);
  if (from === cell || t.busy.value) return;
  await closeOpen(t, from, cell);
  const raided = raidedBy(drafted(t));
  const start = legal(t, START).find((each) => each.cell === from);
  if (!start || (raided && raided !== cell) || !await redraft(t, [...completeSteps(t), start])) return;
  const pick = t.local.picks.value.get(cell);
  if (raided) await askNumbers(t);
  else if (pick && pick.role !== 'source') await aim(t, pick.actions[0]);
  else await explain(t, at, tried(t, cell));
}
