// A kept plan is changed on the board: from any of its steps, with those after it kept where they fit.
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener() {} }), document: { documentElement: { style: {} } },
  navigator: { languages: ['en'] }, localStorage: { getItem: () => null },
});
const { beginPlan } = await import('../../src/stridsplan/client/shell/ahead-state.js');

const step = (id) => ({ question: { id, args: {} }, actions: [{ kind: id }], told: [] });
const branchOf = (...ids) => ({ question: step(ids[0]).question, anywhere: false, again: true, seed: 7,
  steps: ids.map(step) });

/** A table with a plan, and the requests for it; the server takes every step. */
async function changing(edited, others = []) {
  const asked = [];
  globalThis.fetch = async (url, { method, body }) => {
    const request = JSON.parse(body);
    asked.push({ method, ...request });
    const steps = [...request.steps ?? [], ...(request.answer ? [step(request.answer)] : [])];
    return { ok: true, json: async () => ({ start: 3, steps, blocked: null, position: {} }) };
  };
  const t = { id: 'table', seat: { value: 0 }, ahead: { value: null }, updateTable() {},
    plan: { value: { branches: [...others, edited], at: null } } };
  const ahead = await beginPlan(t, { show() {}, async leave() {} }, edited);
  return { t, ahead, asked, ids: () => [ahead.steps, ahead.later].map(({ value }) => value.map((s) => s.question.id)) };
}

test('a changed branch is guessed from its question, and put where it was', async () => {
  const [other, edited] = [branchOf('defend'), branchOf('buy', 'move')];
  const { ahead, asked, ids } = await changing(edited, [other]);
  assert.deepEqual([asked[0].question, asked[0].seed], [edited.question, edited.seed]);
  await ahead.goTo(1);
  assert.deepEqual(ids(), [['buy'], ['move']]);
  await ahead.answer('bid');
  assert.deepEqual(ids(), [['buy', 'bid'], ['move']]);
  assert.equal(asked.at(-1).start, 3);
  await ahead.keep();
  assert.deepEqual(asked.at(-1).branches, [other, branchOf('buy', 'bid', 'move')]);
});

test('a branch that was played while it was being changed is not kept again', async () => {
  const { t, ahead, asked } = await changing(branchOf('buy'));
  t.plan.value = null;
  await ahead.keep();
  assert.equal(asked.at(-1).method, 'POST');
});
